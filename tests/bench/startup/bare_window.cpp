// The least that a Qt Quick program can be: a window with a rectangle, drawn like the application
// by Qt's software renderer. It is the baseline for start-up.

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <memory>

int main(int argc, char** argv) {
  QGuiApplication app(argc, argv);
  QQuickWindow::setSceneGraphBackend(QStringLiteral("software"));
  QQmlEngine engine;
  QQmlComponent component(&engine);
  component.setData(
      "import QtQuick\n"
      "Window { width: 1280; height: 800; visible: true; color: 'white'\n"
      "Rectangle { anchors.centerIn: parent; width: 600; height: 400; color: 'steelblue' } }",
      QUrl());
  const std::unique_ptr<QObject> window(component.create());
  return window ? QGuiApplication::exec() : 1;
}
