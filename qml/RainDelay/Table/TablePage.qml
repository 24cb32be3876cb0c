pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// The frame of a game's page: its table with what lies around it, the scoreboard above, what is
/// asked below, the play-by-play beside or over it, and the result at the end. The game puts its
/// ground, its table and its scoreboard into the scene.
FocusScope {
    id: root

    required property MatchController match
    required property GameAdapter adapter
    required property GameTable board

    property string question: qsTr("What shall it be?")
    property alias also: bar.also
    property alias steady: bar.steady
    property alias elsewhere: bar.elsewhere
    property alias primary: bar.primary
    property alias keys: bar.keys

    /// The items of the scene, the lowest first.
    default property alias scene: scene.data
    /// A sheet lies over all this, or it is only a picture: nothing can be reached.
    readonly property bool covered: plain || sheetOpen || resultSlot.visible && !resultAside
    readonly property bool sheetOpen: sheetItem !== null
    /// The sheet that lies over it; null if none does.
    readonly property Item sheetItem: sheet.item as Item
    /// The result is set aside to look at the table.
    property bool resultAside: false
    /// Shown, over everything, once the match is over.
    property alias result: resultSlot.data
    readonly property real sceneWidth: scene.width
    readonly property real barHeight: bar.height
    /// The highlight being shown, for a game's own drawings.
    readonly property HighlightView highlights: highlightView
    /// (place or spot) → its middle on the board, where a game has spots that no piece lies on.
    property alias spotOf: highlightView.spotOf
    /// The height of a highlight's banner, as a share of the free height between scoreboard and bar.
    property real bannerAt: 0.5
    /// The height a scoreboard takes away above the table.
    property real scoreboardHeight: 0

    /// Only the table is shown, for a picture: no result, nothing that is asked.
    property bool plain: false

    signal leave
    /// Another match: with the same players, or others.
    signal again
    signal changeSeats
    /// The match is to be continued, with this option on.
    signal goOn(string option)
    signal watchAgain
    /// The same, at this step.
    signal watchMoment(int step)
    signal analyse
    /// A line of a watched match's log was chosen.
    signal lookUp(int step)

    /// The log stands beside the board if there is room and it has something to say, else it is opened over it.
    readonly property bool wide: !plain && match.log.count > 0 && width >= 1180 * Math.max(1, Theme.textScale * 0.9)
    property bool logOpen: false
    readonly property bool logShown: wide || logOpen
    readonly property real logWidth: Math.min(width * 0.4, 270 * Math.max(0.9, Theme.textScale))

    /// Says something for a while, always in one place: below the scoreboard, where no card is put.
    function tell(sentence: string): void {
        if (sentence !== "")
            toast.tell(sentence);
    }
    /// Lays a sheet over all this until it is dismissed.
    function showSheet(file: url, properties: var): void {
        sheet.setSource(file, properties);
    }

    function showScorebook(): void {
        root.showSheet(Qt.resolvedUrl("ScorebookSheet.qml"), {
            "match": root.match
        });
    }

    /// Shows the outcomes of chance, against the expected ones.
    function showLedger(): void {
        root.showSheet(Qt.resolvedUrl("LedgerSheet.qml"), {
            "match": root.match
        });
    }

    focus: true
    // Enter with nothing picked does what one usually does, once for each time it is pressed.
    Keys.onReturnPressed: event => event.isAutoRepeat || root.covered || root.match.playback.cutShort() || bar.pressPrimary()
    Keys.onEnterPressed: event => event.isAutoRepeat || root.covered || root.match.playback.cutShort() || bar.pressPrimary()
    // Only looked at, it leaves the keyboard to who shows it.
    Component.onCompleted: Qt.callLater(() => {
        // (It may be gone by now.)
        if (root?.enabled && !root.covered)
            root.board.forceActiveFocus();
    })

    Item {
        id: scene
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.rightMargin: root.wide ? root.logWidth : 0
        enabled: !root.covered
    }
    Connections {
        target: root.board
        function onRefused(sentence: string): void {
            root.tell(sentence);
        }
    }
    BottomBar {
        id: bar
        anchors.bottom: parent.bottom
        width: scene.width
        match: root.match
        prompt: root.adapter.prompt
        room: root.height
        // A match that is watched asks nobody.
        asks: !root.plain && root.match.watchedTo < 0
        enabled: !root.covered
        onRefused: sentence => root.tell(sentence)
    }
    HighlightView {
        id: highlightView
        anchors.fill: scene
        board: root.board
        adapter: root.adapter
        above: root.scoreboardHeight
        bannerY: root.scoreboardHeight + (scene.height - root.scoreboardHeight - root.barHeight) * root.bannerAt
    }
    Item {
        id: above
        anchors.fill: scene
        ChoicePopup {
            match: root.match
            where: root.board.lastDrop
            question: root.question
        }
        Toast {
            id: toast
            objectName: "refusal"
            x: (above.width - width) / 2
            y: root.scoreboardHeight + Theme.space(2)
            maximumWidth: Math.min(560 * Theme.textScale, above.width * 0.7)
        }
    }
    Rectangle {
        visible: root.logShown
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.topMargin: root.wide ? 0 : root.scoreboardHeight
        anchors.bottomMargin: root.wide ? 0 : bar.height
        width: root.logWidth
        enabled: !root.covered
        color: Theme.paper
        Rectangle {
            width: 1
            height: parent.height
            color: Theme.line
        }
        LogPanel {
            anchors.fill: parent
            lines: root.match.log
            watchedTo: root.match.watchedTo
            onChosen: step => root.lookUp(step)
            corner: Row {
                PushButton {
                    visible: root.match.hasChance
                    objectName: "showLedger"
                    look: PushButton.Quiet
                    iconName: "dice"
                    hint: qsTr("The luck of the draw (Ctrl+D)")
                    onClicked: root.showLedger()
                }
                PushButton {
                    objectName: "showScorebook"
                    look: PushButton.Quiet
                    iconName: "scorebook"
                    hint: qsTr("Scorebook (Ctrl+B)")
                    onClicked: root.showScorebook()
                }
            }
        }
    }
    CardPreview {
        piece: root.board.looked
        meaning: piece ? root.adapter.meaning(piece.code, piece.place) : ""
        board: scene.width
        upper: root.scoreboardHeight
        lower: root.board.find("hand." + root.match.seating.nearSeat)?.y ?? scene.height - bar.height
    }
    Shortcut {
        sequence: "Ctrl+B"
        enabled: root.enabled && !root.plain && !root.sheetOpen
        onActivated: root.showScorebook()
    }
    Shortcut {
        sequence: "Ctrl+D"
        enabled: root.match.hasChance && root.enabled && !root.plain && !root.sheetOpen
        onActivated: root.showLedger()
    }
    Loader {
        id: sheet
        anchors.fill: parent
        z: 1
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: sheet.item
        ignoreUnknownSignals: true
        function onDismissed(): void {
            sheet.source = "";
            (resultSlot.visible ? resultSlot : root.board as Item).forceActiveFocus();
        }
    }
    FocusScope {
        id: resultSlot
        anchors.fill: parent
        visible: root.match.over && !root.match.playback.busy && !root.plain && root.match.watchedTo < 0
        enabled: !root.sheetOpen
        onVisibleChanged: if (visible)
            forceActiveFocus()
    }
}
