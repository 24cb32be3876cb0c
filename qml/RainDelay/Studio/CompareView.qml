pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import RainDelay.DeckStudio
import RainDelay.Kit
import RainDelay.Studio

/// A deck beside another version of it: what differs comes first, and is pointed out.
FocusScope {
    id: root

    required property StudioDeck deck
    /// It is looked at now.
    property bool shown: false
    /// The card that is chosen.
    property string code: ""
    property bool settled: false
    property bool back: false
    property int view: CardFace.Plain
    readonly property DeckComparison comparison: cards
    readonly property CompareRow current: list.currentItem as CompareRow
    signal chose(int card)
    signal opened(int card)
    signal turned(bool back)
    signal askedForDeck
    signal failed(string sentence)

    /// Compares with the deck at this place.
    function open(place: url): void {
        before.open(place);
        root.forceActiveFocus();
    }
    /// The next or the last difference.
    function step(by: int): void {
        if (cards.differing > 0)
            root.go(Math.max(0, Math.min(cards.differing - 1, list.currentIndex + by)));
    }
    function go(row: int): void {
        list.currentIndex = row;
        const there = root.current;
        if (!there)
            return;
        // If only the other side differs, that one is looked at.
        if (there.frontDiffers !== there.backDiffers && there.backDiffers !== root.back)
            root.turned(there.backDiffers);
        if (there.card >= 0)
            root.chose(there.card);
    }
    /// At first the chosen card is looked at if it differs, else the first that does.
    function settle(): void {
        if (!root.shown || root.settled || cards.count === 0)
            return;
        root.settled = true;
        const row = cards.rowOf(root.code);
        root.go(row < cards.differing || cards.differing === 0 ? Math.max(0, row) : 0);
    }
    function begin(): void {
        root.settled = false;
        if (!before.chosen)
            before.openBeginning(root.deck);
        Qt.callLater(root.settle);
    }
    function forget(): void {
        before.close();
        if (root.shown)
            root.begin();
    }

    objectName: "compareView"
    onShownChanged: if (root.shown)
        root.begin()
    Keys.onSpacePressed: root.turned(!root.back)
    Keys.onLeftPressed: root.step(-1)
    Keys.onRightPressed: root.step(1)

    StudioDeck {
        id: before
        checks: false
        onFailed: sentence => root.failed(sentence)
        onOpenedFrom: root.settled = false
    }
    DeckComparison {
        id: cards
        deck: root.deck
        other: before
        onChanged: Qt.callLater(root.settle)
    }
    CardDifference {
        id: difference
        deck: root.deck
        other: before
        card: root.shown ? root.current?.card ?? -1 : -1
        otherCard: root.current?.otherCard ?? -1
        back: root.back
    }
    Flow {
        id: tools
        width: parent.width
        spacing: Theme.space(2)
        Chooser {
            objectName: "otherDeck"
            name: qsTr("With")
            help: qsTr("Which version it is compared with")
            values: [qsTr("as I opened it"), qsTr("another deck …")]
            current: before.folder === "" ? 0 : 1
            onPicked: index => {
                if (index === 1) {
                    root.askedForDeck();
                    return;
                }
                root.settled = false;
                before.openBeginning(root.deck);
            }
        }
        PushButton {
            objectName: "previousDifference"
            enabled: cards.differing > 0 && list.currentIndex > 0
            iconName: "stepBack"
            hint: qsTr("Previous difference (Left)")
            onClicked: root.step(-1)
        }
        PushButton {
            objectName: "nextDifference"
            enabled: list.currentIndex < cards.differing - 1
            iconName: "stepOn"
            hint: qsTr("Next difference (Right)")
            onClicked: root.step(1)
        }
        Label {
            objectName: "differences"
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            color: Theme.muted
            text: before.reading ? qsTr("The other version is being read …") : !before.readable ? qsTr("The other version can't be read.") : cards.differing === 0 ? qsTr("Nothing differs.") : list.currentIndex < cards.differing ? qsTr("%1 of %2").arg(list.currentIndex + 1).arg(cards.differing) : cards.differing === 1 ? qsTr("One card differs") : qsTr("%n cards differ", "", cards.differing)
        }
    }
    ListView {
        id: list
        objectName: "compareList"
        anchors.top: tools.bottom
        anchors.topMargin: Theme.space(2)
        anchors.bottom: parent.bottom
        width: Math.round(Math.min(190 * Theme.textScale, root.width * 0.3))
        focus: true
        activeFocusOnTab: true
        clip: true
        model: cards
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        T.ScrollBar.vertical: Scroller {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Cards of both versions")
        delegate: CompareRow {
            id: row
            width: list.width - Theme.space(3)
            number: cards.numbers[row.kind] ?? 0
            onClicked: {
                root.go(row.index);
                list.forceActiveFocus();
            }
        }
        Keys.onUpPressed: root.go(Math.max(0, list.currentIndex - 1))
        Keys.onDownPressed: root.go(Math.min(list.count - 1, list.currentIndex + 1))
        Keys.onReturnPressed: if (root.current && root.current.card >= 0)
            root.opened(root.current.card)
    }
    Row {
        id: faces
        anchors.left: list.right
        anchors.leftMargin: Theme.space(3)
        anchors.right: parent.right
        anchors.top: list.top
        anchors.bottom: words.top
        anchors.bottomMargin: Theme.space(2)
        spacing: Theme.space(3)
        VersionFace {
            objectName: "faceBefore"
            width: (faces.width - faces.spacing) / 2
            height: faces.height
            caption: before.folder === "" ? qsTr("Before") : before.name
            missing: qsTr("Not in the other version")
            deck: before
            card: root.current?.otherCard ?? -1
            back: root.back
            view: root.view
            marks: difference.otherMarks
        }
        VersionFace {
            objectName: "faceNow"
            width: (faces.width - faces.spacing) / 2
            height: faces.height
            caption: qsTr("Now")
            missing: qsTr("Not in this version")
            deck: root.deck
            card: root.shown ? root.current?.card ?? -1 : -1
            back: root.back
            view: root.view
            marks: difference.marks
        }
    }
    Flickable {
        id: words
        anchors.left: faces.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Math.min(told.implicitHeight, root.height * 0.32)
        contentHeight: told.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}
        Label {
            id: told
            objectName: "differenceWords"
            width: words.width - Theme.space(4)
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            text: difference.words.length > 0 ? Array.from(difference.words).join("\n") : root.current?.kind === DeckComparison.Alike ? qsTr("Both are alike.") : ""
        }
    }
}
