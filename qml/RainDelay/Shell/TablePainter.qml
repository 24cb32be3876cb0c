pragma ComponentBehavior: Bound

import QtQuick
import RainDelay.Kit
import RainDelay.Session

/// Takes the pictures of tables that the library wants: shows each for a moment beside the window.
/// It lasts as long as the window: of a page that is dropped half built, Qt 6.4 calls items whose
/// parts it has freed.
Item {
    id: root

    readonly property TablePictures pictures: MatchLibrary.pictures
    readonly property MatchController match: pictures.match

    objectName: "tablePainter"
    width: 1120
    height: 700
    x: -width - 100
    enabled: false
    Accessible.ignored: true
    onMatchChanged: {
        settle.stop();
        if (match)
            page.setSource(GameCatalog.pageUrl(match.gameId), {
                "match": match,
                "plain": true
            });
        else
            page.source = "";
    }

    function isLoading(item: Item): bool {
        return (item as Image)?.status === Image.Loading || Array.from(item.children).some(child => root.isLoading(child));
    }

    Loader {
        id: page
        anchors.fill: parent
        asynchronous: true
        onStatusChanged: {
            if (status === Loader.Ready)
                settle.restart();
            else if (status === Loader.Error)
                root.pictures.notTaken();
        }
    }
    // The cards' pictures are painted beside the UI's thread.
    Timer {
        id: settle
        interval: Theme.pictureMs
        onTriggered: {
            if (root.isLoading(page.item as Item)) {
                settle.restart();
                return;
            }
            const shown = root.match;
            // Until it comes another table may be shown, or none.
            const keep = result => {
                if (root.match === shown)
                    root.pictures.taken(result.image);
            };
            if (!page.item.grabToImage(keep, Qt.size(480, 300)))
                root.pictures.notTaken();
        }
    }
}
