// SPDX-License-Identifier: GPL-3.0-or-later
// What can be seen in a window, from the items' own geometry: what lies over something else that matters, outside, or is cut.
#pragma once

#include <algorithm>
#include <vector>

#include <cmath>

#include <QFont>
#include <QHash>
#include <QJSValue>
#include <QPointer>
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

/// As long as what is said beside the game may be (words/sayings.h).
inline QString longestRemark()
{
    return Preferences::instance()->language() == QLatin1String("ko")
               ? QStringLiteral("천천히요. 저도 꿍꿍이 중이에요.")
               : QStringLiteral("And I looked left and right first!");
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

/// Letters that are part of a picture: faces of pieces, of players, signs. They are no words, and keep their size.
inline bool drawn(const QQuickItem* item)
{
    if (pieceOf(item) || item->objectName() == QLatin1String("drawn"))
        return true;
    for (; item; item = item->parentItem())
        for (const char* picture : {"Avatar", "GradeMark", "Still", "Card", "HoopCard", "Cube", "Domino"})
            if (Window::typeOf(item) == QLatin1String(picture))
                return true;
    return false;
}

/// How large the letters are written, in pixels: those that were made to fit as they came out.
inline double lettersOf(const QQuickItem* text)
{
    if (isText(text))
        return text->property("fontInfo").value<QJSValue>().property(QStringLiteral("pixelSize")).toNumber();
    return text->property("font").value<QFont>().pixelSize();
}

/// The letters of everything that is read, as they are at the usual size, to be compared with larger ones.
class Letters {
public:
    explicit Letters(const Window& w)
    {
        const double scale = std::max(0.8, std::min({w->width() / 1440.0, w->height() / 900.0, 2.4}));
        tiny_ = std::max(11.0, std::round(12 * scale));
        body_ = std::max(13.0, std::round(15.5 * scale));
        each(w, [&](QQuickItem* item) { usual_.append({item, lettersOf(item)}); });
    }
    /// What is not as large as `wanted` times that. Body, small and tiny words must be; headings, large already, grow less.
    QStringList wrong(const Window& w, double wanted) const
    {
        QStringList wrong;
        const auto tell = [&](const QQuickItem* item, double was) {
            wrong.append(QStringLiteral("letters of %1 px, usually %2: %3")
                             .arg(lettersOf(item))
                             .arg(was)
                             .arg(item->property("text").toString()) +
                         u' ' + Window::typeOf(item->parentItem()) + u' ' +
                         Window::typeOf(item->parentItem()->parentItem()));
        };
        QSet<const QQuickItem*> known;
        for (const auto& [item, size] : usual_)
            if (item && item->isVisible() && opacityOf(item) > 0.05 &&
                !item->property("text").toString().trimmed().isEmpty()) {
                known.insert(item);
                const double least = size <= body_ ? 1 + (wanted - 1) * 0.9 : 1 + (wanted - 1) * 0.45;
                // (Of a size that is no whole number of pixels half a one is lost.)
                if (lettersOf(item) < least * size - (size <= body_ ? 0.5 : 1))
                    tell(item, size);
            }
        each(w, [&](QQuickItem* item) {
            if (!known.contains(item) && lettersOf(item) < (1 + (wanted - 1) * 0.9) * tiny_ - 0.5)
                tell(item, tiny_);
        });
        return wrong;
    }

private:
    template <class Each>
    static void each(const Window& w, const Each& does)
    {
        walk(w->contentItem(), [&](QQuickItem* item) {
            const bool written = isText(item) || item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit");
            if (written && !cut(item, inkOf(item)).isEmpty() && opacityOf(item) > 0.05 && !drawn(item) &&
                !item->property("text").toString().trimmed().isEmpty())
                does(item);
        });
    }

    QList<std::pair<QPointer<QQuickItem>, double>> usual_;
    double tiny_ = 0;
    double body_ = 0;
};

/// Seats, hands, zones, captions, buttons of a table: outside the window, or over one another.
inline QStringList tableWrong(const Window& w)
{
    QStringList wrong;
    const QRectF screen(0, 0, w->width(), w->height());
    std::vector<Seen> all;
    QHash<QString, QRectF> zones; // where pieces of a zone lie
    std::vector<double> hand;     // where each of mine begins
    std::vector<Seen> open;       // pieces that are to be read
    walk(w.page(), [&](QQuickItem* item) {
        const QString type = Window::typeOf(item);
        if (type == QLatin1String("TablePiece")) {
            if (item->property("shown").isValid() && !item->property("shown").toBool())
                return;
            zones[item->property("zone").toString()] |= onScene(item);
            if (item->isVisible() && !item->property("shownFace").toString().isEmpty())
                open.push_back({item->property("shownFace").toString() + QStringLiteral(" in ") +
                                    item->property("zone").toString(),
                                onScene(item), false, item});
            if (item->property("zone").toString() == QLatin1String("hand:0"))
                hand.push_back(onScene(item).center().x());
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
        } else if (item->objectName().startsWith(QLatin1String("owner "))) {
            all.push_back({QStringLiteral("name of the ") + item->objectName(), onScene(item), false, item});
        } else if (isText(item) && item->parentItem() &&
                   Window::typeOf(item->parentItem()->parentItem()) == QLatin1String("ZoneFrame")) {
            all.push_back({QStringLiteral("caption ") + item->property("text").toString(), onScene(item->parentItem()),
                           false, item});
        }
    });
    for (auto it = zones.cbegin(); it != zones.cend(); ++it)
        all.push_back({QStringLiteral("pieces ") + it.key(), it.value(), false, nullptr});
    // Of each piece of mine enough is seen to press it.
    std::sort(hand.begin(), hand.end());
    for (std::size_t i = 1; i < hand.size(); ++i)
        if (hand[i] - hand[i - 1] < 14)
            wrong.append(QStringLiteral("a piece of my hand is covered but for %1 px").arg(hand[i] - hand[i - 1]));
    // What players call out lies over the middle, never over another player.
    std::vector<Seen> badges;
    for (const Seen& one : all)
        if (one.name.startsWith(QLatin1String("SeatBadge")))
            badges.push_back(one);
    for (const Seen& badge : badges)
        for (QQuickItem* bubble : badge.item->childItems())
            if (Window::typeOf(bubble) == QLatin1String("SpeechBubble")) {
                // What is said beside the game covers no piece either.
                const bool chat = bubble->property("chat").toBool();
                if (chat && badge.item->property("isHuman").toBool())
                    continue; // the person says nothing there
                bubble->setProperty("said", chat ? longestRemark() : longestCall());
                const QRectF rect = onScene(bubble);
                if (chat && Preferences::instance()->textSize() <= 100)
                    for (const Seen& piece : open)
                        if (rect.intersects(piece.rect)) {
                            wrong.append(badge.name + QStringLiteral(" speaks over ") + piece.name + u' ' +
                                         shortened(rect) + u' ' + shortened(piece.rect));
                            break;
                        }
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

/// Large words may be shortened where what they say is told whole under the pointer: by themselves (Brief) or by their button.
inline bool toldWhole(const QQuickItem* text)
{
    // (How many pieces somebody holds, and the score, are to be seen at once.)
    if (Preferences::instance()->textSize() <= 100 || text->objectName() == QLatin1String("seatLine"))
        return false;
    for (const QQuickItem* up = text; up; up = up->parentItem()) {
        if (up->property("least").isValid())
            return true;
        if (const QObject* tip = up->findChild<QObject*>(QStringLiteral("tip"), Qt::FindDirectChildrenOnly))
            return tip->property("words").toString().contains(text->property("text").toString());
    }
    return false;
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
        // Large words are over everything, on a ground of their own, for as long as they take to read.
        if (item->parentItem() && item->parentItem()->objectName() == QLatin1String("moment"))
            return;
        if (item->property("truncated").toBool() && !toldWhole(item))
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
