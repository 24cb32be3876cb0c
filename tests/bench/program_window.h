#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

#include "modules.h"
#include "shell/application.h"
#include "shell/navigator.h"
#include "shell/settings.h"

namespace raindelay {

/// The program's own window with an empty home, in which nothing takes time to move.
class ProgramWindow {
 public:
  ProgramWindow() {
    qputenv("RAINDELAY_HOME", home_.path().toUtf8());
    Application::instance().settings().setMotion(QStringLiteral("instant"));
    prepareEngine(engine_);
    engine_.setInitialProperties({{QStringLiteral("files"), QVariantList()}});
    engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/RainDelay/Shell/Main.qml")));
    window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().value(0));
    if (window_ == nullptr) qFatal("the window can't be made");
    navigator_ = window_->findChild<QObject*>(QStringLiteral("pages"))
                     ->property("navigator")
                     .value<Navigator*>();
    window_->show();
  }

 protected:
  QTemporaryDir home_;
  QQmlApplicationEngine engine_;
  QQuickWindow* window_ = nullptr;
  Navigator* navigator_ = nullptr;
};

}  // namespace raindelay
