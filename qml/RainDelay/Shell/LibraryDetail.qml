pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.Kit

/// The chosen match of the library: all that is known of it, and what can be done with it.
Panel {
    id: root

    required property LibraryRow match
    signal goOn
    signal watch
    signal rename
    signal exportIt
    signal remove
    signal salvage
    signal readAgain

    /// Does what Enter does: resumes a waiting match, watches the rest, saves one that can be read,
    /// reads one that can't once more.
    function act(): void {
        if (root.match.waits)
            root.goOn();
        else if (root.match.damaged && root.match.readable)
            root.salvage();
        else if (root.match.readable)
            root.watch();
        else
            root.readAgain();
    }

    objectName: "libraryDetail"

    Flickable {
        id: page
        anchors.fill: parent
        anchors.margins: Theme.space(5)
        anchors.rightMargin: Theme.space(2)
        anchors.bottomMargin: 0
        contentHeight: column.implicitHeight + Theme.space(5)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        Column {
            id: column
            width: page.width - Theme.space(4)
            spacing: Theme.space(3)

            TablePicture {
                visible: !root.match.damaged
                width: Math.min(parent.width, page.height * 0.32 / 0.625)
                height: width * 0.625
                picture: root.match.picture
                gameId: root.match.gameId
            }
            Column {
                width: parent.width
                Heading {
                    objectName: "detailName"
                    width: parent.width
                    text: root.match.name
                    wrapMode: Text.Wrap
                }
                Label {
                    width: parent.width
                    text: root.match.gameTitle
                    wrapMode: Text.Wrap
                    color: Theme.muted
                }
            }
            Row {
                id: ended
                visible: root.match.readable
                width: parent.width
                spacing: Theme.space(3)
                Text {
                    id: score
                    text: root.match.score
                    font.family: Theme.fontIndex
                    font.pixelSize: Theme.display
                    color: Theme.ink
                    textFormat: Text.PlainText
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: ended.width - score.width - ended.spacing
                    wrapMode: Text.Wrap
                    text: root.match.outcome
                    font.weight: Font.DemiBold
                }
            }
            Column {
                objectName: "damage"
                visible: root.match.damaged
                width: parent.width
                spacing: Theme.space(2)
                Label {
                    width: parent.width
                    text: root.match.read
                    wrapMode: Text.Wrap
                    font.weight: Font.DemiBold
                    color: Theme.danger
                }
                Label {
                    objectName: "damageWhy"
                    width: parent.width
                    text: root.match.problem
                    wrapMode: Text.Wrap
                }
                Label {
                    visible: root.match.readable
                    width: parent.width
                    text: qsTr("What can be read can be resumed as a new match. This file stays as it is.")
                    wrapMode: Text.Wrap
                    color: Theme.muted
                    font.pixelSize: Theme.small
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.space(2)
                PushButton {
                    objectName: "goOn"
                    visible: root.match.waits
                    look: PushButton.Primary
                    iconName: "play"
                    text: qsTr("Resume")
                    hint: qsTr("Resume this match (Enter)")
                    onClicked: root.goOn()
                }
                PushButton {
                    objectName: "salvage"
                    visible: root.match.damaged && root.match.readable
                    look: PushButton.Primary
                    iconName: "play"
                    text: qsTr("Resume from there")
                    hint: qsTr("Resume what could be read as a new match (Enter)")
                    onClicked: root.salvage()
                }
                PushButton {
                    objectName: "readAgain"
                    visible: !root.match.readable
                    look: PushButton.Primary
                    iconName: "redo"
                    text: qsTr("Read again")
                    hint: qsTr("Try reading this file again (Enter)")
                    onClicked: root.readAgain()
                }
                PushButton {
                    objectName: "watch"
                    visible: root.match.readable && !root.match.damaged
                    look: root.match.waits ? PushButton.Normal : PushButton.Primary
                    iconName: "eye"
                    text: qsTr("Watch")
                    hint: root.match.waits ? qsTr("See what happened so far") : qsTr("See the match again (Enter)")
                    onClicked: root.watch()
                }
                PushButton {
                    objectName: "rename"
                    visible: !root.match.damaged
                    iconName: "pencil"
                    text: qsTr("Rename")
                    hint: qsTr("Give the match a title (F2)")
                    onClicked: root.rename()
                }
                PushButton {
                    objectName: "export"
                    iconName: "out"
                    text: qsTr("Export")
                    hint: qsTr("Save a copy elsewhere (Ctrl+E)")
                    onClicked: root.exportIt()
                }
                PushButton {
                    objectName: "delete"
                    iconName: "trash"
                    text: qsTr("Delete")
                    hint: qsTr("Delete the match; you can undo that (Del)")
                    onClicked: root.remove()
                }
            }
            Fact {
                caption: qsTr("Players")
                value: root.match.kinds
            }
            Fact {
                caption: qsTr("Last played")
                value: root.match.when
            }
            Fact {
                caption: qsTr("Begun")
                value: root.match.begun
            }
            Fact {
                caption: qsTr("Length")
                value: root.match.readable ? root.match.length : ""
            }
            Fact {
                caption: qsTr("Undo")
                value: root.match.practice ? qsTr("Practice: unlimited") : ""
            }
            Fact {
                caption: qsTr("File")
                value: root.match.matchId
            }
        }
    }

    component Fact: Column {
        id: fact
        property string caption
        property string value
        visible: value !== ""
        width: parent ? parent.width : 0
        Label {
            text: fact.caption
            font.pixelSize: Theme.small
            color: Theme.muted
        }
        Label {
            width: parent.width
            text: fact.value
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
    }
}
