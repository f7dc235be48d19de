// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who takes lessons in the real window, by the pointer alone, by the keys alone, or by what a screen reader has.
#pragma once

#include <algorithm>

#include "lessons/lesson.h"

#include "window_help.h"

namespace window_help {

/// A learner at the real window, who knows what is asked and looks for the gesture that means it: whatever else can be
/// pressed, dropped on or clicked is tried on the way, and is refused.
class Learner {
public:
    Learner(Window& window, By by) : w_(window), by_tree_(by == By::Tree), by_keys_(by == By::Keys) {}

    TableSession* session() const
    {
        return w_.page() ? w_.page()->property("session").value<TableSession*>() : nullptr;
    }
    /// What was tried, for the story of a failure.
    QString tried() const { return tried_.join(u' '); }
    int step() const { return session()->lesson().step; }

    /// Reads on.
    bool readOn()
    {
        if (by_tree_)
            return w_.act(QStringLiteral("lessonGo"));
        if (!by_keys_) {
            // Once it lies where it belongs.
            if (QTest::qWaitFor(
                    [&] {
                        const QQuickItem* go = w_.item(QStringLiteral("lessonGo"));
                        return go && inside(go);
                    },
                    20'000) &&
                w_.click(QStringLiteral("lessonGo")))
                return true;
            sayWhyNot();
            return false;
        }
        // The keyboard comes to the button by itself: to the card's, or to the result's that lies over the table.
        return w_.pressWhenThere({QStringLiteral("lessonGo"), QStringLiteral("nextRound")});
    }
    /// Makes this move; false when no gesture did it.
    bool make(const QString& move)
    {
        tried_.clear();
        // Buttons open when what happened before has been seen.
        (void)QTest::qWaitFor([&] { return session()->property("myTurn").toBool() || session()->claim().active; },
                              3000);
        const int before = step();
        const auto done = [&] { return step() != before; };
        QList<QQuickItem*> chosen = piecesOf(move);
        // The likely button first: the one that is called like the move, or a part of it.
        QStringList buttons = named(QStringLiteral("action "));
        const QStringList parts = move.split(u' ');
        std::stable_partition(buttons.begin(), buttons.end(),
                              [&](const QString& button) { return parts.contains(button.section(u' ', 1)); });
        for (int round = 0; round < 2 && !done(); ++round) {
            for (const QString& button : std::as_const(buttons)) {
                if (done())
                    return true;
                const bool selected = select(chosen);
                const QQuickItem* item = w_.item(button);
                tried_.append(button + (selected ? QString() : QStringLiteral("(not selected)")) +
                              (item && item->property("available").toBool()
                                   ? QStringLiteral("+")
                                   : u':' + (item ? item->property("reason").toString() : QString())) +
                              u',');
                if (!item || !item->property("available").toBool())
                    continue;
                press(item);
                if (choose(done, [&] { press(w_.item(button)); }))
                    return true;
            }
            for (const QString& claim : named(QStringLiteral("claim "))) {
                if (done())
                    return true;
                if (QQuickItem* item = w_.item(claim)) {
                    press(item);
                    if (choose(done, [] {}))
                        return true;
                }
            }
            if (done())
                return true;
            if (by_tree_)
                actOnZones(chosen, done);
            else if (!by_keys_)
                pointAt(move, chosen, done);
            else
                visitZones(done);
        }
        return done();
    }

    /// One way to make a move.
    enum class How {
        Button, ///< the one of this name is pressed
        Key,    ///< that button's key is
        Click,  ///< where it is done is clicked
        Drag,   ///< the pieces are dragged there; without any, what lies there is dragged to the hand
    };
    /// Makes the move in just this way; false when it was not made. `name`: the button's, for Button and Key; `place`: where of the
    /// thing, from 0 (its left end) to 1 (its right end), for Click and Drag.
    bool makeBy(How how, const QString& move, const QString& name, double place)
    {
        tried_.clear();
        const int before = step();
        const auto done = [&] { return step() != before; };
        // Once everything lies where it is seen.
        (void)QTest::qWaitFor(
            [&] { return !named(QStringLiteral("action ")).isEmpty() && !QQuickTest::qIsPolishScheduled(w_.get()); },
            5000);
        session()->askHint(); // it says where
        const Hint way = session()->hint();
        QList<QQuickItem*> chosen = piecesOf(move);
        if (!select(chosen))
            return false;
        const auto at = [&](const QQuickItem* item) {
            return item->mapToScene(QPointF(item->width() * (0.06 + 0.88 * place), item->height() / 2)).toPoint();
        };
        const auto drag = [&](QPoint from, QPoint to) {
            QTest::mousePress(w_.get(), Qt::LeftButton, {}, from);
            for (int i = 1; i <= 6; ++i)
                QTest::mouseMove(w_.get(), from + (to - from) * i / 6);
            QTest::mouseRelease(w_.get(), Qt::LeftButton, {}, to);
            QCoreApplication::processEvents();
        };
        if (how == How::Button || how == How::Key) {
            QStringList buttons = named(QStringLiteral("action ")) + named(QStringLiteral("claim "));
            for (const QString& button : std::as_const(buttons)) {
                const QQuickItem* item = w_.item(button);
                if (done() || !item || !item->property("text").toString().contains(name, Qt::CaseInsensitive))
                    continue;
                tried_.append(button);
                const auto push = [&] {
                    const QString letter = item->property("keyHint").toString();
                    how == How::Key&& letter.size() == 1
                        ? w_.key(Qt::Key(letter.at(0).unicode()))
                        : QTest::mouseClick(w_.get(), Qt::LeftButton, {}, w_.middle(item));
                    QCoreApplication::processEvents();
                };
                push();
                choose(done, push);
            }
            return done();
        }
        for (const QString& target : way.zones) {
            const QQuickItem* zone = w_.item(QStringLiteral("zone ") + target);
            tried_.append(target);
            if (done() || !zone || !QRect(QPoint(), w_->size()).contains(at(zone)) || !select(chosen))
                continue;
            const auto move_ = [&] {
                if (how == How::Click)
                    QTest::mouseClick(w_.get(), Qt::LeftButton, {}, at(zone));
                else if (!chosen.isEmpty())
                    drag(corner(chosen.first()), at(zone));
                else if (const QQuickItem* hand = w_.item(QStringLiteral("zone hand:0")))
                    drag(topOf(target, at(zone), place), w_.middle(hand));
                QCoreApplication::processEvents();
            };
            move_();
            choose(done, move_);
        }
        return done();
    }

private:
    /// Where to take hold of what lies in a zone: of a row its last piece, the one that may be taken; of the river the one the lesson
    /// points at.
    QPoint topOf(const QString& zone, QPoint otherwise, double place) const
    {
        const QList<int> shown = session()->lesson().show;
        const QQuickItem* top = nullptr;
        for (const QQuickItem* piece : pieces())
            if (piece->property("zone") == zone) {
                if (shown.contains(piece->property("pieceId").toInt()))
                    return corner(piece);
                if (!top || piece->property("place").toInt() > top->property("place").toInt())
                    top = piece;
            }
        return top ? top->mapToScene(QPointF(top->width() * (0.15 + 0.7 * place), top->height() * 0.4)).toPoint()
                   : otherwise;
    }
    static bool isMine(const QQuickItem* piece)
    {
        const QString zone = piece->property("zone").toString();
        return zone == QLatin1String("hand:0") || zone == QLatin1String("open:0");
    }
    QList<QQuickItem*> pieces() const
    {
        QList<QQuickItem*> all;
        const auto walk = [&](auto&& self, QQuickItem* from) -> void {
            if (!from->isVisible())
                return;
            if (from->objectName().startsWith(QLatin1String("piece")) && from->width() > 0)
                all.append(from);
            for (QQuickItem* child : from->childItems())
                self(self, child);
        };
        walk(walk, w_->contentItem());
        return all;
    }
    QStringList named(const QString& beginning) const
    {
        QStringList all;
        const auto walk = [&](auto&& self, QQuickItem* from) -> void {
            if (!from->isVisible())
                return;
            if (from->objectName().startsWith(beginning) && from->width() > 0)
                all.append(from->objectName());
            for (QQuickItem* child : from->childItems())
                self(self, child);
        };
        walk(walk, w_->contentItem());
        return all;
    }
    /// My pieces that the move names.
    QList<QQuickItem*> piecesOf(const QString& move) const
    {
        QStringList words = move.section(u'>', 0, 0).split(u' ', Qt::SkipEmptyParts).mid(1);
        const bool open = words.contains(QLatin1String("open")) || move.startsWith(QLatin1String("swap"));
        QList<QQuickItem*> mine;
        if (move.startsWith(QLatin1String("name")))
            return mine;
        for (QQuickItem* piece : pieces())
            if (isMine(piece) && (piece->property("zone") == QLatin1String("open:0")) == open) {
                const QString face = piece->property("face").toString();
                if (words.removeOne(face) || words.removeOne(face.section(u'#', 0, 0)))
                    mine.append(piece);
            }
        return mine;
    }
    static QPoint corner(const QQuickItem* piece)
    {
        return piece->mapToScene(QPointF(piece->width() * 0.15, piece->height() * 0.4)).toPoint();
    }
    /// Exactly these are chosen afterwards.
    bool select(const QList<QQuickItem*>& wanted)
    {
        for (QQuickItem* piece : pieces()) {
            if (!isMine(piece) || piece->property("selected").toBool() == wanted.contains(piece))
                continue;
            if (by_tree_) {
                w_.act(piece->objectName());
                continue;
            }
            if (by_keys_)
                goTo(piece);
            by_keys_ ? QTest::keyClick(w_.get(), Qt::Key_Space)
                     : QTest::mouseClick(w_.get(), Qt::LeftButton, {}, corner(piece));
            QCoreApplication::processEvents();
        }
        for (const QQuickItem* piece : wanted)
            if (!piece->property("selected").toBool())
                return false;
        return true;
    }
    /// The keyboard's cursor on a piece of mine.
    void goTo(const QQuickItem* piece)
    {
        w_.key(Qt::Key_Down);
        w_.key(Qt::Key_Down);
        if (piece->property("zone") == QLatin1String("open:0") && !session()->property("handSorts").isNull())
            w_.key(Qt::Key_Up);
        w_.key(Qt::Key_Home);
        for (int i = 0; i < piece->property("place").toInt(); ++i)
            w_.key(Qt::Key_Right);
    }
    /// A person points at what is in the window only.
    /// Why the card's button cannot be clicked.
    void sayWhyNot() const
    {
        const QQuickItem* go = w_.item(QStringLiteral("lessonGo"));
        qWarning() << "step" << step() << session()->lesson().kind << "button" << go << (go ? w_.middle(go) : QPoint())
                   << (go && go->isEnabled());
        if (const QQuickItem* card = w_.item(QStringLiteral("lessonCard")))
            for (const QObject* part : card->children())
                if (part->property("interval").isValid())
                    qWarning() << part << "shown" << part->property("shown") << "over" << part->property("over")
                               << "running" << part->property("running") << "interval" << part->property("interval");
    }
    bool inside(const QQuickItem* item) const { return QRect(QPoint(), w_->size()).contains(w_.middle(item)); }
    void press(const QQuickItem* button)
    {
        if (button && by_tree_) {
            w_.act(button->objectName());
            QCoreApplication::processEvents();
            return;
        }
        if (!button || !inside(button))
            return;
        const QString letter = button->property("keyHint").toString();
        if (by_keys_ && letter.size() == 1)
            w_.key(Qt::Key(letter.at(0).unicode()));
        else if (by_keys_) {
            // It answers nothing that has come up this very moment.
            (void)QTest::qWaitFor([&] { return !w_.item(QStringLiteral("claimPrompt")) || w_.promptListens(); }, 5000);
            w_.key(Qt::Key_Space);
        } else
            QTest::mouseClick(w_.get(), Qt::LeftButton, {}, w_.middle(button));
        QCoreApplication::processEvents();
    }
    /// Where the gesture could mean several things: each of them in turn, `again` asking once more. True: the move is made.
    template <class Done, class Again>
    bool choose(Done&& done, Again&& again)
    {
        const auto asked = [&] { return int(session()->property("choice").toList().size()); };
        for (int index = 0, count = asked(); index < count && !done(); ++index) {
            if (!asked())
                again();
            if (!QTest::qWaitFor([&] { return w_.open().contains(QStringLiteral("ChoiceSheet")); }, 5000))
                return done();
            if (by_keys_ && index < 9)
                w_.key(Qt::Key(Qt::Key_1 + index));
            else if (by_tree_)
                w_.act(QStringLiteral("choice%1").arg(index));
            else
                w_.click(QStringLiteral("choice%1").arg(index));
            (void)QTest::qWaitFor([&] { return w_.quiet(); }, 5000);
        }
        return done();
    }
    template <class Done>
    void pointAt(const QString& move, const QList<QQuickItem*>& chosen, Done&& done)
    {
        if (!chosen.isEmpty() && select(chosen)) {
            QList<int> ids;
            for (const QQuickItem* piece : chosen)
                ids.append(piece->property("pieceId").toInt());
            for (const QString& target : session()->targetsFor(ids)) {
                if (done() || !select(chosen))
                    return;
                const QQuickItem* zone = w_.item(QStringLiteral("zone ") + target);
                if (!zone || !inside(zone))
                    continue;
                const auto drag = [&] {
                    const QPoint from = corner(chosen.first());
                    const QPoint to = w_.middle(zone);
                    QTest::mousePress(w_.get(), Qt::LeftButton, {}, from);
                    for (int i = 1; i <= 6; ++i)
                        QTest::mouseMove(w_.get(), from + (to - from) * i / 6);
                    QTest::mouseRelease(w_.get(), Qt::LeftButton, {}, to);
                    QCoreApplication::processEvents();
                };
                drag();
                choose(done, drag);
            }
        }
        for (const QString& zone : named(QStringLiteral("zone ")))
            if (const QQuickItem* item = w_.item(zone);
                !done() && item && inside(item) && item->property("clickable").toBool()) {
                QTest::mouseClick(w_.get(), Qt::LeftButton, {}, w_.middle(item));
                choose(done, [&] { QTest::mouseClick(w_.get(), Qt::LeftButton, {}, w_.middle(item)); });
            }
        // A piece that is nobody's yet.
        for (QQuickItem* piece : pieces())
            if (!done() && !isMine(piece) && inside(piece) &&
                move.split(u' ').contains(piece->property("face").toString())) {
                QTest::mouseClick(w_.get(), Qt::LeftButton, {}, w_.middle(piece));
                if (!done())
                    QTest::mouseDClick(w_.get(), Qt::LeftButton, {}, w_.middle(piece));
            }
    }
    template <class Done>
    void actOnZones(const QList<QQuickItem*>& chosen, Done&& done)
    {
        for (const QString& zone : named(QStringLiteral("zone ")))
            if (!done() && select(chosen) && !w_.inTree(zone).empty()) {
                w_.act(zone);
                choose(done, [&] { w_.act(zone); });
            }
    }
    template <class Done>
    void visitZones(Done&& done)
    {
        for (int i = 0; i < 12 && !done(); ++i) {
            w_.key(Qt::Key_Up);
            w_.key(Qt::Key_Up);
            for (int right = 0; right < i; ++right)
                w_.key(Qt::Key_Right);
            w_.key(Qt::Key_Return);
            QCoreApplication::processEvents();
            choose(done, [&] { w_.key(Qt::Key_Return); });
        }
    }

    Window& w_;
    bool by_tree_;
    bool by_keys_;
    QStringList tried_;
};

} // namespace window_help
