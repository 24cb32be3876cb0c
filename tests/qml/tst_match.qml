pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Session

/// A match as QML sees it: typed roles, gestures, log.
Item {
    id: root

    property MatchController match

    Repeater {
        id: pieces
        model: root.match ? root.match.pieces : null
        delegate: Item {
            required property string pieceKind
            required property string code
            required property string name
            required property string place
            required property bool faceUp
            required property bool movable
            required property int order
            required property int count
            required property int turns
        }
    }
    Repeater {
        id: lines
        model: root.match ? root.match.log : null
        delegate: Item {
            required property string line
            required property string kind
            required property int seat
            required property int step
            required property bool heading
            required property bool undone
        }
    }
    Repeater {
        id: actions
        model: root.match ? root.match.decision.actions : null
        delegate: Item {
            required property string label
            required property bool isButton
            required property string fromPlace
            required property int fromOrder
            required property string toPlace
            required property var model
        }
    }

    TestCase {
        name: "Match"
        when: windowShown

        function init() {
            root.match = MatchLibrary.start("tarot-de-cooperstown", ["Ann", "Ben"], null, "7");
            verify(root.match, MatchLibrary.lastError);
            root.match.playback.motionMs = 0;
        }
        function cleanup() {
            root.match = null;
            MatchLibrary.leave();
        }

        function test_thePiecesAreThere() {
            compare(pieces.count, 78);
            let faceUp = 0;
            for (let i = 0; i < pieces.count; ++i) {
                const piece = pieces.itemAt(i);
                verify(piece.place !== "");
                verify(piece.name !== "");
                verify(piece.order < piece.count);
                compare(piece.code !== "", piece.faceUp);
                faceUp += piece.faceUp ? 1 : 0;
            }
            verify(faceUp > 0);
        }
        function test_anActionCanBeMade() {
            compare(root.match.playback.busy, false);
            verify(root.match.decision.turnSeat >= 0);
            verify(root.match.decision.prompt !== "");
            verify(actions.count > 0);
            const piece = pieces.itemAt(0);
            const before = root.match.log.count;
            verify(root.match.decision.press(actions.itemAt(0).model.text));
            compare(pieces.itemAt(0), piece, "delegates live as long as the match");
            verify(root.match.log.count >= before);
        }
        function test_somethingCanBeMovedOrPressed() {
            for (let i = 0; i < actions.count; ++i) {
                const action = actions.itemAt(i);
                verify(action.label !== "");
                if (action.isButton)
                    continue;
                verify(root.match.decision.targets(action.fromPlace, action.fromOrder).includes(action.toPlace));
            }
        }
        function test_theLogHasLines() {
            verify(lines.count > 0);
            for (let i = 0; i < lines.count; ++i)
                verify(lines.itemAt(i).line !== "");
        }
    }
}
