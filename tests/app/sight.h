// SPDX-License-Identifier: GPL-3.0-or-later
// What can be seen in a window, from the items' own geometry: what lies over something else that matters, outside, or is cut.
#pragma once

#include <algorithm>
#include <vector>

#include <QHash>
#include <QQuickItem>
#include <QQuickWindow>

#include "settings/preferences.h"
#include "window_help.h"

namespace sight {

using window_help::Window;

/// Something with a place on the screen that must be seen.
struct Seen {
    QString name;
    QRectF rect;
    bool text;
    const QQuickItem* item;
};

inline double opacityOf(const QQuickItem* item)
{
    double all = 1;
    for (; item; item = item->parentItem())
        all *= item->opacity();
    return all;
}

/// What of it may be seen at all: lists cut what scrolls.
inline QRectF cut(const QQuickItem* item, QRectF rect)
{
    for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem())
        if (up->clip())
            rect &= up->mapRectToScene(QRectF(0, 0, up->width(), up->height()));
    return rect;
}

/// Where it is drawn; a chip answers a finger on a little more than that.
inline QRectF onScene(const QQuickItem* item)
{
    const bool chip = item->property("passive").isValid() && item->property("drawn").isValid();
    const double spare = chip ? std::max(0.0, item->height() - item->property("drawn").toDouble()) : 0.0;
    return item->mapRectToScene(QRectF(0, spare / 2, item->width(), item->height() - spare));
}

/// Where the ink of a text lies.
inline QRectF inkOf(const QQuickItem* text)
{
    const double wide = text->property("contentWidth").toDouble();
    const double tall = text->property("contentHeight").toDouble();
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    const double x = across == Qt::AlignHCenter ? (text->width() - wide) / 2
                     : across == Qt::AlignRight ? text->width() - wide
                                                : 0;
    const double y = down == Qt::AlignVCenter  ? (text->height() - tall) / 2
                     : down == Qt::AlignBottom ? text->height() - tall
                                               : 0;
    return text->mapRectToScene(QRectF(x, y, wide, tall));
}

inline bool isText(const QQuickItem* item) { return item->inherits("QQuickText"); }

template <class Each>
void walk(QQuickItem* from, const Each& each)
{
    if (!from->isVisible() || from->opacity() < 0.05)
        return;
    each(from);
    for (QQuickItem* child : from->childItems())
        walk(child, each);
}

inline QString shortened(const QRectF& r)
{
    return QStringLiteral("%1,%2 %3x%4")
        .arg(qRound(r.x()))
        .arg(qRound(r.y()))
        .arg(qRound(r.width()))
        .arg(qRound(r.height()));
}

/// In the words that come while the pointer rests somewhere: they lie over whatever is there.
inline bool inTip(const QQuickItem* item)
{
    for (; item; item = item->parentItem())
        if (item->parent() && item->parent()->inherits("QQuickToolTip"))
            return true;
    return false;
}

/// The longest that is called out at any table.
inline QString longestCall()
{
    return Preferences::instance()->language() == QLatin1String("ko") ? QStringLiteral("붙일 수 있었습니다!")
                                                                      : QStringLiteral("You could have laid that off!");
}

/// A player's open row lies over the lower part of the hand (HULA-HOO!).
inline bool rowsOfOneSeat(const QString& a, const QString& b)
{
    const QString hand = QStringLiteral("pieces hand:"), open = QStringLiteral("pieces open:");
    return (a.startsWith(hand) && b == open + a.mid(hand.size())) ||
           (b.startsWith(hand) && a == open + b.mid(hand.size()));
}

/// Pieces lie over pieces by their nature.
inline bool pieceOf(const QQuickItem* item)
{
    for (; item; item = item->parentItem())
        if (Window::typeOf(item) == QLatin1String("TablePiece") || Window::typeOf(item) == QLatin1String("Piece"))
            return true;
    return false;
}

/// Seats, hands, zones, captions, buttons of a table: outside the window, or over one another.
inline QStringList tableWrong(const Window& w)
{
    QStringList wrong;
    const QRectF screen(0, 0, w->width(), w->height());
    std::vector<Seen> all;
    QHash<QString, QRectF> zones; // where pieces of a zone lie
    walk(w.page(), [&](QQuickItem* item) {
        const QString type = Window::typeOf(item);
        if (type == QLatin1String("TablePiece")) {
            if (item->property("shown").isValid() && !item->property("shown").toBool())
                return;
            zones[item->property("zone").toString()] |= onScene(item);
        } else if (type == QLatin1String("HandReading")) {
            QRectF words; // it is as large as it may become
            walk(item, [&](QQuickItem* part) {
                if (isText(part) && !part->property("text").toString().isEmpty())
                    words |= inkOf(part);
                else if (Window::typeOf(part) == QLatin1String("Piece"))
                    words |= onScene(part);
            });
            all.push_back({type, words, false, item});
        } else if (type == QLatin1String("SeatBadge") || type == QLatin1String("Badge") ||
                   type == QLatin1String("HandSorter") || type == QLatin1String("PanelButton") ||
                   type == QLatin1String("ClaimPrompt") || type == QLatin1String("Chip") ||
                   type == QLatin1String("StatusLine") || type == QLatin1String("ActionButton") ||
                   type == QLatin1String("TopBar")) {
            if (item->width() > 0 && item->height() > 0)
                all.push_back({type + u' ' + item->objectName(), onScene(item), false, item});
        } else if (isText(item) && item->parentItem() &&
                   Window::typeOf(item->parentItem()->parentItem()) == QLatin1String("ZoneFrame")) {
            all.push_back({QStringLiteral("caption ") + item->property("text").toString(), onScene(item->parentItem()),
                           false, item});
        }
    });
    for (auto it = zones.cbegin(); it != zones.cend(); ++it)
        all.push_back({QStringLiteral("pieces ") + it.key(), it.value(), false, nullptr});
    // What players call out lies over the middle, never over another player.
    std::vector<Seen> badges;
    for (const Seen& one : all)
        if (one.name.startsWith(QLatin1String("SeatBadge")))
            badges.push_back(one);
    for (const Seen& badge : badges)
        for (QQuickItem* bubble : badge.item->childItems())
            if (Window::typeOf(bubble) == QLatin1String("SpeechBubble")) {
                bubble->setProperty("said", longestCall());
                const QRectF rect = onScene(bubble);
                if (!screen.contains(rect))
                    wrong.append(badge.name + QStringLiteral(" calls outside: ") + shortened(rect));
                for (const Seen& other : badges)
                    if (other.item != badge.item && rect.intersects(other.rect))
                        wrong.append(badge.name + QStringLiteral(" calls over ") + other.name);
            }
    for (const Seen& one : all) {
        if (!screen.adjusted(-1, -1, 1, 1).contains(one.rect))
            wrong.append(one.name + QStringLiteral(" is outside: ") + shortened(one.rect));
    }
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = a + 1; b < all.size(); ++b) {
            const QRectF both = all[a].rect & all[b].rect;
            if (both.width() <= 3 || both.height() <= 3)
                continue;
            if (all[a].item && all[b].item &&
                (all[a].item->isAncestorOf(all[b].item) || all[b].item->isAncestorOf(all[a].item)))
                continue;
            if (rowsOfOneSeat(all[a].name, all[b].name))
                continue;
            wrong.append(all[a].name + QStringLiteral(" and ") + all[b].name + QStringLiteral(" overlap: ") +
                         shortened(all[a].rect) + QStringLiteral(" / ") + shortened(all[b].rect));
        }
    return wrong;
}

/// Texts of whatever is on top: cut, over one another, or outside the window.
inline QStringList wordsWrong(const Window& w, QQuickItem* in = nullptr)
{
    QStringList wrong;
    const QRectF screen(0, 0, w->width(), w->height());
    std::vector<Seen> all;
    // A settlement lies over the table.
    QQuickItem* result = w.item(QStringLiteral("roundResult"));
    if (!in)
        in = result && result->property("open").toBool() ? result : w->contentItem();
    walk(in, [&](QQuickItem* item) {
        if (!isText(item) || opacityOf(item) < 0.05 || inTip(item))
            return;
        const QString text = item->property("text").toString();
        if (text.trimmed().isEmpty())
            return;
        if (item->property("truncated").toBool())
            wrong.append(QStringLiteral("cut: ") + text);
        const QRectF ink = inkOf(item);
        const QRectF left = cut(item, ink);
        if (left.width() < 2 || left.height() < 2)
            return; // scrolled away
        if (!screen.adjusted(-1, -1, 1, 1).contains(left))
            wrong.append(QStringLiteral("outside: ") + text);
        all.push_back({text, left, true, item});
    });
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = a + 1; b < all.size(); ++b) {
            const QRectF both = all[a].rect & all[b].rect;
            if (both.width() > 3 && both.height() > 4 && !pieceOf(all[a].item) && !pieceOf(all[b].item))
                wrong.append(QStringLiteral("words over words: ") + all[a].name + QStringLiteral(" / ") + all[b].name);
        }
    return wrong;
}

} // namespace sight
