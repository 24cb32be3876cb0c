#include "privacy/show.h"

#include <QAbstractItemModel>
#include <QAccessible>
#include <QDebug>
#include <QJSValue>
#include <QMetaProperty>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QScreen>
#include <QSet>
#include <algorithm>
#include <cstring>

namespace raindelay::privacy {

namespace {

using test::Dump;

/// A value in words; where an object lies in memory is nobody's secret.
QString inWords(const QVariant& value) {
  static const QRegularExpression address(QStringLiteral("0x[0-9a-f]+"));
  switch (value.typeId()) {
    case QMetaType::QString:
    case QMetaType::QUrl:
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::Double:
      return value.toString();
    default:
      break;
  }
  QString text;
  QDebug(&text).nospace() << value;
  return text.contains(QLatin1String("0x")) ? text.replace(address, QStringLiteral("0x")) : text;
}

QString inWords(const QAccessible::State& state) {
  quint64 bits = 0;
  static_assert(sizeof(bits) == sizeof(state));
  std::memcpy(&bits, &state, sizeof(bits));
  return QString::number(bits, 16);
}

/// Groups of properties that Qt makes when they are asked for, and a rectangle that it works out
/// from the children's places: what they do is seen in the items' places and colours.
bool isWorkedOut(QLatin1String property) {
  static const QSet<QLatin1String> all{QLatin1String("anchors"), QLatin1String("childrenRect"),
                                       QLatin1String("layer"), QLatin1String("palette"),
                                       QLatin1String("screen")};
  return all.contains(property);
}

/// The length of a list, which the list guesses from those of its rows that it happens to have
/// made: on a busy machine others than on an idle one. Rows and their count are compared.
bool isGuessed(const QObject& object, QLatin1String property) {
  static const QSet<QLatin1String> ofList{QLatin1String("contentHeight"),
                                          QLatin1String("contentWidth"), QLatin1String("originX"),
                                          QLatin1String("originY")};
  static const QSet<QLatin1String> ofContent{QLatin1String("height"), QLatin1String("width"),
                                             QLatin1String("transformOriginPoint")};
  if (object.inherits("QQuickListView")) return ofList.contains(property);
  const QObject* owner = object.parent();
  const bool isContent = owner != nullptr && owner->inherits("QQuickListView") &&
                         qstrcmp(object.metaObject()->className(), "QQuickItem") == 0;
  return isContent && ofContent.contains(property);
}

bool isPosition(QLatin1String property) {
  return property == QLatin1String("x") || property == QLatin1String("y");
}

/// Goes through objects, each once: first down the tree, then where properties lead.
class Walk {
 public:
  explicit Walk(Dump* dump) : dump_(dump) {}

  void from(QObject& root) {
    tree(&root, typeOf(root).toStdString());
    while (!pending_.isEmpty()) {
      const auto [object, where] = pending_.takeFirst();
      tree(object, where);
    }
  }
  [[nodiscard]] const QList<QObject*>& found() const { return found_; }

 private:
  void tree(QObject* object, const std::string& where) {
    if (seen_.contains(object)) return;
    seen_.insert(object);
    found_.append(object);
    said_.clear();
    properties(*object, where);
    // (A list model of Qt's that was made without an engine can't be read.)
    const auto* model = qobject_cast<QAbstractItemModel*>(object);
    if (model != nullptr && (qmlEngine(object) || !object->inherits("QQmlListModel"))) {
      rows(*model, where);
    }
    if (!said_.empty()) dump_->add(where, said_);
    QObjectList children;
    if (const auto* window = qobject_cast<QQuickWindow*>(object)) children << window->contentItem();
    if (const auto* item = qobject_cast<QQuickItem*>(object)) {
      for (QQuickItem* child : item->childItems()) children << child;
    }
    children << object->children();
    int number = 0;
    for (QObject* child : std::as_const(children)) {
      if (seen_.contains(child)) continue;
      const QString name = child->objectName();
      const QString which = name.isEmpty() ? QString::number(number++) : name;
      const QString step = QStringLiteral(" > %1[%2]").arg(typeOf(*child), which);
      tree(child, where + step.toStdString());
    }
  }

  void properties(QObject& object, const std::string& where) {
    // A popup that isn't open has no position yet, or that of the last time.
    const bool closed = object.inherits("QQuickPopup") && !object.property("visible").toBool();
    value(object.objectName(), where, ".objectName");
    for (const QMetaProperty& property : propertiesOf(*object.metaObject())) {
      const QLatin1String name(property.name());
      if ((closed && isPosition(name)) || isGuessed(object, name)) continue;
      value(property.read(&object), where, std::string(".") + property.name());
    }
    const QList<QByteArray> dynamic = object.dynamicPropertyNames();
    for (const QByteArray& name : dynamic) {
      value(object.property(name.constData()), where, "." + name.toStdString());
    }
  }

  /// An object's own properties say best what it is about; what all items have comes last.
  const QList<QMetaProperty>& propertiesOf(const QMetaObject& meta) {
    QList<QMetaProperty>& all = properties_[&meta];
    if (!all.isEmpty()) return all;
    for (int i = meta.propertyCount() - 1; i > 0; --i) {
      if (!isWorkedOut(QLatin1String(meta.property(i).name()))) all << meta.property(i);
    }
    return all;
  }

  /// `what` of the object that is there.
  void value(QVariant value, const std::string& where, const std::string& what) {
    if (value.metaType() == QMetaType::fromType<QJSValue>()) {
      value = value.value<QJSValue>().toVariant();
    }
    if (value.metaType().flags().testFlag(QMetaType::PointerToQObject)) {
      auto* object = value.value<QObject*>();
      const bool ofQt = qobject_cast<QQmlEngine*>(object) || qobject_cast<QScreen*>(object);
      if (object != nullptr && !ofQt) pending_.append({object, where + what});
      return;
    }
    if (value.metaType() == QMetaType::fromType<QVariantList>()) {
      const QVariantList list = value.toList();
      for (int i = 0; i < list.size(); ++i) {
        this->value(list[i], where, what + "[" + std::to_string(i) + "]");
      }
      return;
    }
    if (dump_ != nullptr && value.isValid()) {
      said_ += what + ": " + inWords(value).toStdString() + '\n';
    }
  }

  void rows(const QAbstractItemModel& model, const std::string& where) {
    const QHash<int, QByteArray> names = model.roleNames();
    QList<int> roles = names.keys();
    std::sort(roles.begin(), roles.end());
    for (int row = 0; row < model.rowCount(); ++row) {
      for (const int role : std::as_const(roles)) {
        value(model.data(model.index(row, 0), role), where,
              " row " + std::to_string(row) + ", " + names[role].toStdString());
      }
    }
  }

  Dump* dump_;
  std::string said_;  ///< of the object that it is at
  QHash<const QMetaObject*, QList<QMetaProperty>> properties_;
  QSet<const QObject*> seen_;
  QList<QObject*> found_;
  QList<std::pair<QObject*, std::string>> pending_;
};

void addNode(Dump& dump, QAccessibleInterface& node, const QString& where) {
  const auto add = [&](const char* what, const QString& value) {
    if (!value.isEmpty()) {
      dump.add(QStringLiteral("%1.%2").arg(where, QLatin1String(what)).toStdString(),
               value.toStdString());
    }
  };
  add("name", node.text(QAccessible::Name));
  add("description", node.text(QAccessible::Description));
  add("value", node.text(QAccessible::Value));
  add("help", node.text(QAccessible::Help));
  add("accelerator", node.text(QAccessible::Accelerator));
  add("identifier", node.text(QAccessible::DebugDescription));
  add("role", QString::number(node.role()));
  add("state", inWords(node.state()));
  add("place", inWords(node.rect()));
  if (auto* number = node.valueInterface()) add("current", inWords(number->currentValue()));
  for (int i = 0; i < node.childCount(); ++i) {
    QAccessibleInterface* child = node.child(i);
    if (child != nullptr) addNode(dump, *child, QStringLiteral("%1 > %2").arg(where).arg(i));
  }
}

}  // namespace

QString typeOf(const QObject& object) {
  static const QRegularExpression generated(QStringLiteral("_QML(TYPE)?_\\d+$"));
  return QString::fromLatin1(object.metaObject()->className()).remove(generated);
}

Dump objectsOf(QObject& window) {
  Dump dump;
  Walk(&dump).from(window);
  return dump;
}

QList<QObject*> reachableFrom(QObject& window) {
  Walk walk(nullptr);
  walk.from(window);
  return walk.found();
}

Dump accessibleOf(QObject& window) {
  Dump dump;
  QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&window);
  if (root != nullptr) addNode(dump, *root, QStringLiteral("node"));
  return dump;
}

Dump squaresOf(const QImage& picture) {
  constexpr int kSide = 40;
  const QImage plain = picture.convertToFormat(QImage::Format_RGB32);
  Dump dump;
  for (int y = 0; y < plain.height(); y += kSide) {
    for (int x = 0; x < plain.width(); x += kSide) {
      const QImage square = plain.copy(x, y, kSide, kSide);
      const QByteArrayView shades(square.constBits(), square.sizeInBytes());
      dump.add("pixels at " + std::to_string(x) + ", " + std::to_string(y),
               std::to_string(qHash(shades)));
    }
  }
  return dump;
}

}  // namespace raindelay::privacy
