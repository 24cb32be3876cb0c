pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import RainDelay.Table

/// Fans: cards side by side around the middle of their place.
Item {
    id: root

    width: 900
    height: 600

    PlaceArea {
        id: fan
        placeId: "hand.0"
        cardWidth: 100
        cardHeight: 140
        fanned: true
        fanStep: 0.8
        centreX: 450
        centreY: 300
    }

    TestCase {
        name: "Fan"

        function init() {
            fan.fanWidth = 0;
            fan.fanTurn = 0;
            fan.fanColumns = 0;
            fan.fanRows = 1;
            fan.fanRowStep = 0.6;
            fan.brief = "";
            fan.cardScale = 1;
        }

        function test_neighbours_are_a_step_apart_and_the_middle_is_the_centre() {
            compare(fan.offsetX(0, 3), -80);
            compare(fan.offsetX(1, 3), 0);
            compare(fan.offsetX(2, 3), 80);
            compare(fan.offsetX(0, 2), -40);
            compare(fan.offsetY(0, 3), 0);
            compare(fan.offsetX(0, 1), 0);
        }
        function test_it_closes_up_where_there_is_little_room() {
            fan.fanWidth = 260;
            compare(fan.offsetX(4, 5) - fan.offsetX(3, 5), 40);
            compare(fan.offsetX(4, 5) + 50, 130);
            compare(fan.offsetX(1, 2) - fan.offsetX(0, 2), 80);
            compare(fan.width, 260);
        }
        function test_smaller_cards_lie_closer() {
            fan.cardScale = 0.5;
            compare(fan.offsetX(1, 2) - fan.offsetX(0, 2), 40);
        }
        function test_it_turns_around_a_hand_below() {
            fan.fanTurn = 5;
            compare(fan.tilt(0, 3), -5);
            compare(fan.tilt(1, 3), 0);
            compare(fan.tilt(2, 3), 5);
            compare(fan.offsetY(1, 3), 0);
            verify(fan.offsetY(0, 3) > 1);
            fuzzyCompare(fan.offsetY(0, 3), fan.offsetY(2, 3), 0.001);
        }
        function test_or_a_hand_above() {
            fan.fanTurn = -5;
            verify(fan.offsetY(0, 3) < -1);
            compare(fan.tilt(0, 3), 5);
        }
        function test_it_may_have_rows() {
            fan.fanColumns = 3;
            fan.fanRowStep = 0.5;
            compare(fan.offsetX(0, 5), -80);
            compare(fan.offsetX(3, 5), -80);
            compare(fan.offsetY(0, 5), -35);
            compare(fan.offsetY(4, 5), 35);
            compare(fan.offsetY(0, 3), 0);
            compare(fan.tilt(4, 5), 0);
        }
        function test_or_so_many_rows_as_even_as_can_be() {
            fan.fanRows = 2;
            fan.fanRowStep = 0.5;
            compare(fan.offsetX(0, 16), -280);
            compare(fan.offsetX(8, 16), -280);
            compare(fan.offsetX(8, 17), 320);
            compare(fan.offsetX(9, 17), -320);
            compare(fan.offsetY(7, 16), -35);
            compare(fan.offsetY(8, 16), 35);
            compare(fan.offsetX(0, 1), 0);
        }
        function test_in_brief_cards_share_the_room_and_the_rows_are_as_high_as_one() {
            fan.fanRows = 2;
            fan.fanRowStep = 0.5;
            fan.fanWidth = 560;
            fan.brief = "PieceBrief.qml";
            compare(fan.height, 140);
            compare(fan.offsetX(1, 16) - fan.offsetX(0, 16), 70);
            compare(fan.briefSize(16), Qt.size(66, 66));
        }
        function test_a_pile_is_none() {
            fan.fanned = false;
            compare(fan.offsetX(0, 1), 0);
            compare(fan.tilt(1, 2), 0);
            fan.fanned = true;
        }
    }
}
