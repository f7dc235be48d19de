// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include <QAccessible>
#include <QRandomGenerator>

#include "speech/announcer.h"
#include "window_help.h"
#include "words/spoken.h"

namespace window_help {

/// Moves of one round that are far more than any round takes, also where most of them only choose a card and let it go again
/// (4000 were too few once in some hundred rounds). A table that hangs is noticed long before, by its idleness.
inline constexpr int most_deeds = 12'000;
/// Deeds in a turn of ours after which a table that has not changed does not hear us.
inline constexpr int most_idle_deeds = 500;

/// Somebody at the table of the real window who does whatever it offers, without a plan, by one kind of gesture.
class Player {
public:
    Player(Window& window, By by, quint32 seed) : w_(window), by_(by), by_keys_(by == By::Keys), random_(seed) {}

    TableSession* session() const
    {
        return w_.page() ? w_.page()->property("session").value<TableSession*>() : nullptr;
    }

    /// One round to its settlement; what went wrong, else empty.
    QString playRound()
    {
        QString before;
        int idle = 0;
        for (int deeds = 0; deeds < most_deeds; ++deeds) {
            if (!QTest::qWaitFor([&] { return over() || asked(); }, 20000))
                return QStringLiteral("the table neither asks nor ends: ") + story();
            if (over())
                return {};
            const QString put = claimed() && session()->property("myTurn").toBool() ? spoken(question()) : QString();
            if (Announcer::instance()->active() && !QTest::qWaitFor([&] { return heard_.contains(put); }, 5000))
                return QStringLiteral("a question was not spoken: ") + question() + u' ' + story();
            const QString now = session()->sessionRecord();
            idle = now == before ? idle + 1 : 0;
            before = now;
            if (deeds % 20 == 0 && !QTest::qWaitFor([&] { return heardInOrder(); }, 5000))
                return QStringLiteral("my hand is not a list in its order to a screen reader: ") + story();
            // Where there is nothing to choose the table acts by itself, after a moment to read why.
            if (idle > most_idle_deeds && !QTest::qWaitFor([&] { return session()->sessionRecord() != before; }, 10000))
                return QStringLiteral("nothing that is offered leads on: ") + story();
            // While one waited the table may have ended the round by itself; a key would lead on from its result, unseen.
            if (over())
                return {};
            deed(idle);
            QCoreApplication::processEvents();
        }
        return QStringLiteral("the round does not end: ") + story();
    }

    /// Takes down what a screen reader is told from now on.
    void listen()
    {
        QObject::connect(Announcer::instance(), &Announcer::said, &ears_,
                         [this](const QString& sentence) { heard_ += sentence + u'\n'; });
    }
    const QString& heard() const { return heard_; }
    /// The first event of this round that was not told, or not in its turn; empty when all were.
    QString unheard() const
    {
        qsizetype from = 0;
        for (const StoryLine& line : session()->story()) {
            if (line.round != session()->property("roundNumber").toInt())
                continue;
            const QString text = spoken(line.text);
            const qsizetype at = heard_.indexOf(text + u'\n', from);
            if (at < 0)
                return text;
            from = at + text.size();
        }
        // Who draws a piece hears which, where the game says that one is drawn; from an empty stock none is, and the round ends.
        const QStringList lines = heard_.split(u'\n');
        const QString title = spoken(session()->result().title);
        const auto ends = [&title](const QString& line) { return line.startsWith(title) || title.startsWith(line); };
        for (qsizetype i = 0; i + 1 < lines.size(); ++i)
            if (lines[i] == QLatin1String("You draw") &&
                !lines[i + 1].startsWith(QLatin1String("New in your hand: ")) && !ends(lines[i + 1]))
                return QStringLiteral("what was drawn: ") + lines[i + 1];
        // Readers leave signs out, or say what they look like.
        static const QRegularExpression unspoken(QStringLiteral("[^\n]*[♠♥♦♣−×→][^\n]*"));
        if (const auto found = unspoken.match(heard_); found.hasMatch())
            return QStringLiteral("signs: ") + found.captured();
        return heard_.contains(title) ? QString() : title;
    }
    void forget() { heard_.clear(); }

    QString story() const
    {
        return w_.where() + QStringLiteral(" | ") + (session() ? session()->statusText() : QString()) +
               QStringLiteral(" | ") + deeds_.mid(std::max<qsizetype>(0, deeds_.size() - 20)).join(u' ') +
               QStringLiteral(" | ") + offers() + QStringLiteral(" | ") +
               (session() ? session()->sessionRecord().right(300) : QString());
    }
    /// What lies in my rows, and which buttons can be pressed or why not.
    QString offers() const
    {
        QStringList all;
        for (const QQuickItem* piece : named(QStringLiteral("piece")))
            if (mine(piece))
                all.append(piece->property("face").toString() + u'@' + piece->property("zone").toString() + u'.' +
                           piece->property("place").toString() +
                           (piece->property("selected").toBool() ? QStringLiteral("*") : QString()));
        for (const QQuickItem* button : named(QStringLiteral("action ")))
            all.append(button->objectName() + (button->property("available").toBool()
                                                   ? QStringLiteral(" open")
                                                   : u' ' + button->property("reason").toString()));
        return all.join(QStringLiteral(", "));
    }

private:
    bool over() const { return session()->property("phase").toString() != QLatin1String("playing"); }
    bool claimed() const { return session()->claim().active; }
    QString question() const { return session()->claim().text; }
    bool asked() const { return session()->property("myTurn").toBool() || claimed() || choosing(); }
    bool choosing() const { return !session()->property("choice").toList().isEmpty(); }

    /// My hand, as a screen reader has it: a list of what lies in it, from the first piece to the last.
    bool heardInOrder() const
    {
        QQuickItem* row = w_.item(QStringLiteral("row hand:0"));
        const QAccessibleInterface* list = row ? QAccessible::queryAccessibleInterface(row) : nullptr;
        std::vector<QQuickItem*> pieces = named(QStringLiteral("piece"));
        std::erase_if(pieces, [](const QQuickItem* p) { return p->property("zone") != QLatin1String("hand:0"); });
        if (!list || list->role() != QAccessible::List || list->childCount() != int(pieces.size()))
            return pieces.empty();
        for (int i = 0; i < list->childCount(); ++i) {
            const QAccessibleInterface* child = list->child(i);
            if (child->role() != QAccessible::ListItem || child->object()->property("place").toInt() != i)
                return false;
        }
        return true;
    }

    int any(int count) { return random_.bounded(count); }
    template <class T>
    const T& anyOf(const std::vector<T>& of)
    {
        return of[static_cast<std::size_t>(any(static_cast<int>(of.size())))];
    }

    /// Visible items whose name begins so, in the order of the scene.
    std::vector<QQuickItem*> named(const QString& beginning) const
    {
        std::vector<QQuickItem*> all;
        const auto walk = [&](auto&& self, QQuickItem* from) -> void {
            if (!from->isVisible())
                return;
            if (from->objectName().startsWith(beginning) && from->width() > 0)
                all.push_back(from);
            for (QQuickItem* child : from->childItems())
                self(self, child);
        };
        walk(walk, w_->contentItem());
        return all;
    }
    std::vector<QQuickItem*> offered() const
    {
        std::vector<QQuickItem*> buttons = named(QStringLiteral("action "));
        std::erase_if(buttons, [](const QQuickItem* b) { return !b->property("available").toBool(); });
        return buttons;
    }
    static bool mine(const QQuickItem* piece)
    {
        const QString zone = piece->property("zone").toString();
        return zone == QLatin1String("hand:0") || zone == QLatin1String("open:0");
    }

    void click(QPointF at)
    {
        if (by_ == By::Touch)
            w_.touch(at.toPoint());
        else
            QTest::mouseClick(w_.get(), Qt::LeftButton, {}, at.toPoint());
    }
    void key(Qt::Key key, const QString& said)
    {
        w_.key(key);
        deeds_.append(said);
    }
    /// Where of a piece nothing lies over it: the next one covers its right part.
    static QPointF corner(const QQuickItem* piece)
    {
        return piece->mapToScene(QPointF(piece->width() * 0.15, piece->height() * 0.4));
    }

    void deed(int idle)
    {
        if (choosing())
            return choose();
        if (claimed() && answer())
            return;
        if (by_keys_ && idle > most_idle_deeds / 2)
            return sweep(idle);
        by_keys_ ? pressSomething() : by_ == By::Tree ? actOnSomething(idle) : pointAtSomething();
    }
    /// One of the buttons that are open, of my pieces, or of the places, as the tree has them.
    void actOnSomething(int idle)
    {
        // Chance seldom lets go of every piece but one: now and then it does on purpose, the sooner the less time there is.
        static const bool deep = qEnvironmentVariableIsSet("HANPAN_FULL_TESTS");
        if (idle > (deep ? 60 : 12) && idle % (deep ? 20 : 6) == 0)
            for (QAccessibleInterface* piece : w_.inTree(QStringLiteral("piece")))
                if (piece->object()->property("selected").toBool())
                    Window::act(piece);
        const int what = any(10);
        std::vector<QAccessibleInterface*> found = w_.inTree(what < 4   ? QStringLiteral("action ")
                                                             : what < 8 ? QStringLiteral("piece")
                                                                        : QStringLiteral("zone "));
        std::erase_if(found, [&](const QAccessibleInterface* one) {
            const QObject* item = one->object();
            return (what < 4 && !item->property("available").toBool()) ||
                   (what >= 4 && what < 8 && !mine(qobject_cast<const QQuickItem*>(item)));
        });
        if (found.empty())
            return;
        QAccessibleInterface* one = anyOf(found);
        deeds_.append(QStringLiteral("act on ") + one->text(QAccessible::Name));
        Window::act(one);
    }
    /// Chance has not found it: every piece of my rows in turn, from the hand upwards.
    void sweep(int deed)
    {
        constexpr int wide = 16;
        constexpr int row = 2 * wide + 2;
        const int at = deed % (2 * row);
        if (at < 2)
            return key(Qt::Key_Down, QStringLiteral("Down"));
        if (at == row)
            return key(Qt::Key_Up, QStringLiteral("Up"));
        if (at == 2 || at == row + 1)
            return key(Qt::Key_Home, QStringLiteral("Home"));
        (at < row ? at : at + 1) % 2 == 1 ? key(Qt::Key_Return, QStringLiteral("Return"))
                                          : key(Qt::Key_Right, QStringLiteral("Right"));
    }
    void choose()
    {
        if (!QTest::qWaitFor([&] { return w_.open().contains(QStringLiteral("ChoiceSheet")) || !choosing(); }, 5000) ||
            !choosing())
            return;
        const int index = any(std::min(9, int(session()->property("choice").toList().size())));
        if (by_keys_)
            key(Qt::Key(Qt::Key_1 + index), QStringLiteral("choice%1").arg(index));
        else if (by_ == By::Tree    ? w_.act(QStringLiteral("choice%1").arg(index))
                 : by_ == By::Touch ? w_.touch(QStringLiteral("choice%1").arg(index))
                                    : w_.click(QStringLiteral("choice%1").arg(index)))
            deeds_.append(QStringLiteral("choice%1").arg(index));
        (void)QTest::qWaitFor([&] { return w_.quiet(); }, 5000);
    }
    bool answer()
    {
        const std::vector<QQuickItem*> answers = named(QStringLiteral("claim "));
        if (answers.empty())
            return false;
        QQuickItem* chosen = any(2) == 0 ? answers.back() : anyOf(answers);
        if (by_ == By::Tree) {
            deeds_.append(chosen->objectName());
            return w_.act(chosen->objectName());
        }
        if (!by_keys_) {
            deeds_.append(chosen->objectName());
            click(w_.middle(chosen));
            return true;
        }
        const QString letter = chosen->property("keyHint").toString();
        if (letter.size() == 1)
            key(Qt::Key(letter.at(0).unicode()), letter);
        else {
            // It answers nothing that has come up this very moment.
            (void)QTest::qWaitFor([&] { return over() || !claimed() || w_.promptListens(); }, 5000);
            key(Qt::Key_Space, QStringLiteral("Space"));
        }
        return true;
    }
    void pressSomething()
    {
        const std::vector<QQuickItem*> buttons = offered();
        static const std::vector<std::pair<Qt::Key, const char*>> moves{
            {Qt::Key_Left, "Left"}, {Qt::Key_Right, "Right"}, {Qt::Key_Up, "Up"},
            {Qt::Key_Down, "Down"}, {Qt::Key_Home, "Home"},   {Qt::Key_End, "End"}};
        const int what = any(10);
        if (what < 4 && !buttons.empty()) {
            const QString letter = anyOf(buttons)->property("keyHint").toString();
            if (letter.size() == 1)
                return key(Qt::Key(letter.at(0).unicode()), letter);
        }
        if (what < 6)
            return key(Qt::Key_Space, QStringLiteral("Space"));
        if (what < 7)
            return key(Qt::Key_Return, QStringLiteral("Return"));
        const auto& move = anyOf(moves);
        key(move.first, QString::fromLatin1(move.second));
    }
    void pointAtSomething()
    {
        const std::vector<QQuickItem*> buttons = offered();
        std::vector<QQuickItem*> pieces = named(QStringLiteral("piece"));
        std::erase_if(pieces, [](const QQuickItem* p) { return !mine(p); });
        const int what = any(10);
        if (what < 4 && !buttons.empty()) {
            QQuickItem* button = anyOf(buttons);
            deeds_.append(button->objectName());
            return click(w_.middle(button));
        }
        if (what < 7 && !pieces.empty()) {
            QQuickItem* piece = anyOf(pieces);
            const QStringList targets = session()->targetsFor({piece->property("pieceId").toInt()});
            if (!targets.isEmpty())
                return drag(piece, targets.at(any(int(targets.size()))));
        }
        if (what < 9 && !pieces.empty()) {
            QQuickItem* piece = anyOf(pieces);
            deeds_.append(QStringLiteral("click ") + piece->property("face").toString());
            return click(corner(piece));
        }
        std::vector<QQuickItem*> zones = named(QStringLiteral("zone "));
        std::erase_if(zones, [](const QQuickItem* z) { return !z->property("clickable").toBool(); });
        if (!zones.empty()) {
            QQuickItem* zone = anyOf(zones);
            deeds_.append(QStringLiteral("click ") + zone->objectName());
            click(w_.middle(zone));
        }
    }
    void drag(QQuickItem* piece, const QString& target)
    {
        QQuickItem* zone = w_.item(QStringLiteral("zone ") + target);
        if (!zone)
            return;
        const QPointF from = corner(piece);
        const QPointF to = w_.middle(zone);
        deeds_.append(QStringLiteral("drag %1 to %2").arg(piece->property("face").toString(), target));
        if (by_ == By::Touch)
            return w_.swipe(from.toPoint(), to.toPoint());
        QTest::mousePress(w_.get(), Qt::LeftButton, {}, from.toPoint());
        for (int i = 1; i <= 6; ++i)
            QTest::mouseMove(w_.get(), (from + (to - from) * i / 6).toPoint());
        QTest::mouseRelease(w_.get(), Qt::LeftButton, {}, to.toPoint());
    }

    QObject ears_;
    QString heard_;
    Window& w_;
    By by_;
    bool by_keys_;
    QRandomGenerator random_;
    QStringList deeds_;
};

} // namespace window_help
