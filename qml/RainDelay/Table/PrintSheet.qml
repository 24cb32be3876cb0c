pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit

/// Asks on which printer of this computer something is to be printed.
Sheet {
    id: root

    /// Their names, the usual one first.
    required property list<string> printers
    property int chosen: 0
    signal printOn(string printer)

    title: qsTr("Print")
    preferredWidth: 560
    preferredHeight: 260
    objectName: "printSheet"
    onPrintersChanged: chosen = 0

    Label {
        objectName: "noPrinter"
        width: parent.width
        visible: root.printers.length === 0
        wrapMode: Text.Wrap
        color: Theme.muted
        text: qsTr("No printer is set up on this computer. Saved as PDF, the pages can be printed elsewhere.")
    }
    Segments {
        width: parent.width
        visible: root.printers.length > 0
        name: qsTr("Printer")
        labels: root.printers
        current: root.chosen
        onChosen: index => root.chosen = index
    }
    footer: PushButton {
        anchors.right: parent.right
        objectName: "printNow"
        look: PushButton.Primary
        iconName: "print"
        text: qsTr("Print")
        focus: true
        enabled: root.printers.length > 0
        onClicked: root.printOn(root.printers[root.chosen])
    }
}
