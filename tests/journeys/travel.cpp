#include "journeys/travel.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QProcess>

#include "journeys/script.h"

namespace raindelay::journey {

Report travel(const QString& home, const QStringList& words, int killAt) {
  QFile settings(QDir(home).filePath(QStringLiteral("settings.ini")));
  if (!settings.exists()) {
    EXPECT_TRUE(settings.open(QIODevice::WriteOnly));
    settings.write("[General]\nmotion=instant\n[seats]\n");
    // Two persons played last.
    for (const Script& script : allScripts()) {
      settings.write(script.game.toUtf8() + "=human, human\n");
    }
    settings.close();
  }
  QProcess program;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("JOURNEY_PICTURE"),
                     environment.value(QStringLiteral("RAINDELAY_HOME")) +
                         QStringLiteral("/lost-") + words.first() + QStringLiteral(".png"));
  environment.insert(QStringLiteral("RAINDELAY_HOME"), home);
  environment.insert(QStringLiteral("HOME"), home);
  // A journey looks after each deed, and needn't wait 5 ms for what it sees to be painted.
  environment.insert(QStringLiteral("QT_QPA_UPDATE_IDLE_TIME"), QStringLiteral("0"));
  program.setProcessEnvironment(environment);
  program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  program.start(QStringLiteral(JOURNEY_PLAYER), words);
  Report report;
  while (program.waitForReadyRead(kPatienceMs)) {
    while (program.canReadLine()) {
      report.lines.append(QString::fromUtf8(program.readLine()).trimmed());
      const bool shown = report.lines.last().startsWith(QLatin1String("shown "));
      if (killAt > 0 && shown && report.lines.last().mid(6).toInt() >= killAt) program.kill();
    }
  }
  if (program.error() == QProcess::Timedout) {
    report.lines.append(QStringLiteral("nothing heard for %1 s").arg(kPatienceMs / 1000));
    program.kill();
  }
  program.waitForFinished(kPatienceMs);
  report.killed = program.exitStatus() == QProcess::CrashExit;
  report.code = report.killed ? -1 : program.exitCode();
  return report;
}

}  // namespace raindelay::journey
