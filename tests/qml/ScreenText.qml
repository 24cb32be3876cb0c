pragma ComponentBehavior: Bound

import QtQuick

/// The words on a screen, and what is wrong with where they stand.
QtObject {
    id: root

    /// The item that fills the screen.
    required property Item window

    /// The words below an item that are to be in the user's language. (Chapters are called as in the page that is read.)
    function words(item: Item): var {
        const isChapter = text => {
            for (let at = text; at; at = at.parent) {
                if (at.objectName === "chapters")
                    return true;
            }
            return false;
        };
        return root.texts(item).filter(text => !isChapter(text)).map(text => text.text);
    }
    /// The visible texts below an item, from the lowest to the uppermost.
    function texts(item: Item, found = []): var {
        // (A table that is shown beside the window, to take its picture, is seen by nobody.)
        if (!item.visible || item.opacity === 0 || item.objectName === "tablePainter")
            return found;
        if (item.truncated !== undefined && item.text !== "")
            found.push(item);
        // (A list that reuses its lines keeps those that it needs no more: they aren't drawn, and say nothing of it.)
        const list = item.parent?.reuseItems ? item.parent : null;
        const lines = list ? Array.from({
            "length": list.count
        }, (_, index) => list.itemAtIndex(index)) : [];
        const children = Array.from(item.children).filter(child => !list || lines.includes(child));
        for (const z of [...new Set(children.map(child => child.z))].sort((a, b) => a - b)) {
            for (const child of children.filter(child => child.z === z))
                root.texts(child, found);
        }
        return found;
    }
    function nameOf(item: Item): string {
        const names = [];
        for (let at = item; at && at !== root.window; at = at.parent)
            names.unshift(at.objectName || at.toString().replace(/(_QMLTYPE.*|_QML.*|\(.*)/, ""));
        return names.slice(-6).join(" > ");
    }
    /// The rectangle of its letters, seen from another item.
    function drawn(text: Item, from: Item): rect {
        const width = text.contentWidth;
        const height = text.contentHeight;
        const free = text.width - width;
        const spare = text.height - height;
        const x = text.effectiveHorizontalAlignment === Text.AlignRight ? free : text.effectiveHorizontalAlignment === Text.AlignHCenter ? free / 2 : 0;
        const y = text.verticalAlignment === Text.AlignBottom ? spare : text.verticalAlignment === Text.AlignVCenter ? spare / 2 : 0;
        return text.mapToItem(from, x, y, width, height);
    }
    /// Returns true if its end can be read by pointing at it.
    function isToldElsewhere(text: Item): bool {
        for (let item = text; item && item !== root.window; item = item.parent) {
            if (item.hint?.includes(text.text))
                return true;
            for (const child of Array.from(item.children)) {
                if (child.shown !== undefined && child.text?.includes(text.text))
                    return true;
            }
        }
        return false;
    }
    /// The reason the text can't be read in its place; "" if it can.
    function misfit(text: Item): string {
        if (text.truncated && !root.isToldElsewhere(text))
            return "is cut off";
        let scrollsAcross = false, scrollsDown = false;
        for (let item = text.parent; item; item = item.parent) {
            const flickable = item.contentX !== undefined && item.contentY !== undefined;
            const frame = item.background || root.isPainted(item) || item === root.window;
            if (flickable) {
                scrollsAcross = scrollsAcross || item.contentWidth > item.width + 1 && item.flickableDirection !== Flickable.VerticalFlick;
                scrollsDown = scrollsDown || item.contentHeight > item.height + 1;
            }
            if (item.clip || frame) {
                const place = root.drawn(text, item);
                if (!scrollsAcross && (place.left < -1 || place.right > item.width + 1))
                    return "is wider than " + root.nameOf(item).split(" > ").pop();
                // (A line's spacing may stand over: letters don't fill it.)
                const spare = 3 + text.font.pixelSize / 4;
                if (!scrollsDown && (place.top < -spare || place.bottom > item.height + spare))
                    return "is higher than " + root.nameOf(item).split(" > ").pop();
            }
            if (item === root.window)
                break;
        }
        if (text.wrapMode === Text.NoWrap && text.elide === Text.ElideNone && text.width > 0 && text.contentWidth > text.width + 1 && text.implicitWidth > text.width + 1)
            return "is wider than its place";
        return "";
    }
    /// Returns true if it is a rectangle that can be seen, and no line.
    function isPainted(item: Item): bool {
        return Math.min(item.width, item.height) > 4 && item.border !== undefined && item.color !== undefined && item.color.a * item.opacity > 0.5;
    }
    /// Returns true if something opaque lies over all of the place: an item's background, a sheet's shade, a panel.
    function covers(item: Item, place: rect): bool {
        for (const cover of [item, item.background]) {
            if (!cover || !root.isPainted(cover))
                continue;
            const box = cover.mapToItem(root.window, 0, 0, cover.width, cover.height);
            if (box.left <= place.left + 4 && box.top <= place.top + 6 && box.right >= place.right - 4 && box.bottom >= place.bottom - 6)
                return true;
        }
        return false;
    }
    /// Returns true if a later item hides the text's place on purpose.
    function isCovered(text: Item, place: rect, by: Item): bool {
        for (let item = by.parent; item && !root.isAncestor(item, text); item = item.parent) {
            if (root.covers(item, place))
                return true;
            for (const sibling of Array.from(item.children)) {
                if (sibling !== by && root.covers(sibling, place))
                    return true;
            }
        }
        return false;
    }
    function isAncestor(item: Item, of: Item): bool {
        for (let at = of; at; at = at.parent) {
            if (at === item)
                return true;
        }
        return false;
    }
    /// The visible part of a drawn place: nothing if a view has scrolled it away.
    function seen(text: Item): rect {
        let place = root.drawn(text, root.window);
        for (let item = text.parent; item && item !== root.window; item = item.parent) {
            if (!item.clip)
                continue;
            const box = item.mapToItem(root.window, 0, 0, item.width, item.height);
            const left = Math.max(place.left, box.left), top = Math.max(place.top, box.top);
            place = Qt.rect(left, top, Math.max(0, Math.min(place.right, box.right) - left), Math.max(0, Math.min(place.bottom, box.bottom) - top));
        }
        return place;
    }
    /// All that is wrong with the words below an item.
    function misfits(item: Item): var {
        const all = root.texts(item);
        const found = all.map(text => [text, root.misfit(text)]).filter(([, why]) => why !== "").map(([text, why]) => `"${text.text}" ${why} (${root.nameOf(text)})`);
        const places = all.map(text => root.seen(text));
        for (let i = 0; i < all.length; ++i) {
            for (let k = i + 1; k < all.length; ++k) {
                const a = places[i], b = places[k];
                const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (across > 2 && down > Math.min(a.height, b.height) * 0.3 && !root.isCovered(all[i], a, all[k]))
                    found.push(`"${all[k].text}" lies over "${all[i].text}" (${root.nameOf(all[k])} over ${root.nameOf(all[i])})`);
            }
        }
        return found;
    }
}
