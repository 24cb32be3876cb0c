pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

/// The order in which the keyboard goes through what lies on a table.
QtObject {
    /// From top to bottom in rows as high as `row`, each from left to right.
    function sorted(items: var, row: real): var {
        const rank = i => Math.round((i.y + i.height / 2) / row);
        return Array.from(items).sort((a, b) => rank(a) - rank(b) || a.x - b.x);
    }

    /// The nearest item in a direction (dx, dy: -1, 0 or 1), or null.
    function towards(items, from: Item, dx: real, dy: real): Item {
        let best = null;
        let least = Infinity;
        const fx = from.x + from.width / 2;
        const fy = from.y + from.height / 2;
        for (const item of items) {
            const x = item.x + item.width / 2 - fx;
            const y = item.y + item.height / 2 - fy;
            const ahead = x * dx + y * dy;
            const aside = Math.abs(x * dy) + Math.abs(y * dx);
            if (item === from || ahead < 4 || ahead < aside * 0.4)
                continue;
            if (ahead + 2 * aside < least) {
                least = ahead + 2 * aside;
                best = item;
            }
        }
        return best;
    }
}
