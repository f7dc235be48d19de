// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a screen reader has it: on every page, whatever can be used has a name, the role of what it is, its state
// and an action, and what it shows is what the reader is told. HANPAN_KEEP_TREE=DIR leaves the table of all of it.
#include <QAccessible>
#include <QSignalSpy>

#include "every_page.h"
#include "houserules/rulesinuse.h"
#include "window_help.h"

using namespace window_help;

namespace {

using Interface = QAccessibleInterface;

bool usable(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::Slider:
    case QAccessible::SpinBox:
    case QAccessible::EditableText:
    case QAccessible::ListItem:
    case QAccessible::MenuItem:
    case QAccessible::PageTab:
    case QAccessible::Link: return true;
    default: return false;
    }
}

QString roleName(QAccessible::Role role)
{
    const QMetaEnum roles = QMetaEnum::fromType<QAccessible::Role>();
    return QString::fromLatin1(roles.valueToKey(role));
}

/// What is wrong with one that can be used; empty when nothing is.
QString faultOf(const Interface& control)
{
    const QAccessible::State state = const_cast<Interface&>(control).state();
    const QString name = control.text(QAccessible::Name).trimmed();
    if (name.isEmpty())
        return QStringLiteral("no name");
    const QObject* const item = control.object();
    const bool toggle = item && Window::typeOf(item) == QLatin1String("Toggle");
    if (toggle && control.role() != QAccessible::CheckBox)
        return QStringLiteral("a switch that is called something else");
    if (toggle && (!state.checkable || bool(state.checked) != item->property("on").toBool()))
        return QStringLiteral("a switch in another state than it shows");
    if (control.role() == QAccessible::RadioButton && !state.checkable)
        return QStringLiteral("a choice without a state");
    if (state.disabled)
        return {};
    // What a finger has to hit; pieces and the places they lie at are as large as the table has room.
    const auto* const shown = qobject_cast<const QQuickItem*>(item);
    constexpr qreal finger = 32;
    const bool atPlay = item && (Window::typeOf(item).contains(QLatin1String("Piece")) ||
                                 Window::typeOf(item).contains(QLatin1String("Zone")));
    if (shown && !atPlay && control.role() != QAccessible::EditableText &&
        (shown->width() < finger || shown->height() < finger))
        return QStringLiteral("%1 x %2 is too small for a finger").arg(shown->width()).arg(shown->height());
    // A row of a list holds what can be done with it.
    if (control.role() == QAccessible::ListItem && control.childCount() > 0)
        return {};
    const QAccessibleActionInterface* const acts = const_cast<Interface&>(control).actionInterface();
    if (control.role() != QAccessible::EditableText && (!acts || acts->actionNames().isEmpty()))
        return QStringLiteral("nothing to be done with it");
    return {};
}

/// The row of a list it stands in; nullptr where it stands in none.
Interface* rowOf(const Interface& control)
{
    for (Interface* up = control.parent(); up; up = up->parent())
        if (up->role() == QAccessible::ListItem)
            return up;
    return nullptr;
}

/// Buttons that nobody can tell apart by ear: they are called the same, and so are the rows they stand in.
QStringList alike(const QList<Interface*>& controls)
{
    QMap<QString, QStringList> called;
    for (const Interface* control : controls)
        if (control->role() == QAccessible::Button) {
            const Interface* const row = rowOf(*control);
            called[control->text(QAccessible::Name).trimmed() +
                   (row ? QStringLiteral(" of ") + row->text(QAccessible::Name) : QString())]
                .append(control->object() ? control->object()->objectName() : QString());
        }
    QStringList same;
    for (auto name = called.cbegin(); name != called.cend(); ++name)
        if (name->size() > 1)
            same.append(QStringLiteral("%1 are all called “%2”").arg(name->join(QStringLiteral(", ")), name.key()));
    return same;
}

QString stateOf(const Interface& control)
{
    const QAccessible::State state = const_cast<Interface&>(control).state();
    QStringList words;
    if (state.disabled)
        words.append(QStringLiteral("disabled"));
    if (state.checkable)
        words.append(state.checked ? QStringLiteral("on") : QStringLiteral("off"));
    if (state.selected)
        words.append(QStringLiteral("selected"));
    if (const QAccessibleValueInterface* const value = const_cast<Interface&>(control).valueInterface())
        words.append(const_cast<QAccessibleValueInterface*>(value)->currentValue().toString());
    return words.join(u' ');
}

} // namespace

class TreeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("tree");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        all->setBotSpeed(QStringLiteral("instant"));
        history_ = new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        kept_ = every_page::keep(*history_);
        QVERIFY(!kept_.isEmpty());
        QAccessible::setActive(true);
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
        window_->get()->resize(960, 640); // where everything is smallest
    }
    void cleanupTestCase()
    {
        window_.reset();
        QAccessible::setActive(false);
    }

    void everyPage_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QVariantMap>("properties");
        for (const every_page::Page& each : every_page::all(kept_))
            QTest::addRow("%s %s", qPrintable(each.page), qPrintable(each.game)) << each.page << each.properties;
    }
    void everyPage()
    {
        QFETCH(QString, page);
        QFETCH(QVariantMap, properties);
        Window& w = *window_;
        QStringList faults;
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("ko")}) {
            Preferences::instance()->setLanguage(language);
            w.home();
            QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
            forgetDeal(QStringLiteral("5"));
            if (page != QLatin1String("Home"))
                w.go(page, properties);
            QTRY_COMPARE(w.pageName(), page);
            QVERIFY(QTest::qWaitFor([&] { return w.page()->width() == w->width(); }));
            QVERIFY(settled());
            heard_ = controls();
            QVERIFY2(!heard_.isEmpty(), "nothing can be used");
            for (const QString& same : alike(heard_))
                faults.append(same + QStringLiteral(" on ") + page + u' ' + language);
            QStringList table;
            for (Interface* control : std::as_const(heard_)) {
                const QString fault = faultOf(*control);
                const QObject* const item = control->object();
                const QString row =
                    QStringLiteral("| %1 | %2 | %3 | %4 | %5 |")
                        .arg(page, roleName(control->role()), control->text(QAccessible::Name), stateOf(*control),
                             control->actionInterface()
                                 ? control->actionInterface()->actionNames().join(QStringLiteral(", "))
                                 : QString());
                table.append(row);
                if (!fault.isEmpty())
                    faults.append(fault + QStringLiteral(": ") + row + u' ' +
                                  (item ? Window::typeOf(item) : QString()) + u' ' +
                                  (item ? item->objectName() : QString()));
            }
            keep(QString::fromUtf8(QTest::currentDataTag()), language, table);
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(QString::number(faults.size()) + u'\n' + faults.mid(0, 25).join(u'\n')));
    }

    /// Every switch does what a reader's action asks, once, and says so.
    void switchesSwitch()
    {
        Window& w = *window_;
        w.home();
        w.go(QStringLiteral("Settings"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Settings"));
        int switches = 0;
        for (Interface* control : controls()) {
            QObject* const item = control->object();
            if (Window::typeOf(item) != QLatin1String("Toggle") || !item->property("available").toBool())
                continue;
            ++switches;
            QSignalSpy spy(item, SIGNAL(switched(bool)));
            for (int press = 1; press <= 2; ++press) {
                const bool before = item->property("on").toBool();
                control->actionInterface()->doAction(press == 1 ? QAccessibleActionInterface::toggleAction()
                                                                : QAccessibleActionInterface::pressAction());
                QCOMPARE(spy.count(), press);
                QCOMPARE(item->property("on").toBool(), !before);
                QCOMPARE(bool(control->state().checked), !before);
            }
        }
        QVERIFY(switches >= 2);
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// A house rule is changed by the tree alone, and is in force then.
    void aHouseRuleIsChanged()
    {
        const QString game = history_help::games().first();
        Window& w = *window_;
        w.home();
        QVERIFY(w.act(QStringLiteral("game-") + game));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Setup"));
        QVERIFY(w.act(QStringLiteral("houseRules")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("HouseRules"));
        QAccessible::setActive(true);
        QVERIFY(settled());
        const auto before = RulesInUse::instance()->values(game);
        QAccessibleInterface* choice = nullptr;
        const auto ofARule = [](const QObject* object) {
            for (auto* item = qobject_cast<const QQuickItem*>(object); item; item = item->parentItem())
                if (item->objectName().startsWith(QLatin1String("rule_")))
                    return true;
            return false;
        };
        for (Interface* control : controls())
            if (!choice && control->role() == QAccessible::RadioButton && !control->state().checked &&
                !control->state().disabled && control->actionInterface() && ofARule(control->object()))
                choice = control;
        QVERIFY(choice);
        choice->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(RulesInUse::instance()->values(game) != before);
        RulesInUse::instance()->setValues(game, before);
    }

    /// What lies over the table and lets nothing else be used is all that a reader is given.
    void behindASheetThereIsNothing()
    {
        Window& w = *window_;
        w.home();
        forgetDeal(QStringLiteral("5"));
        w.go(QStringLiteral("Table"),
             {{QStringLiteral("match"),
               QVariant::fromValue(MatchRequest{.game = history_help::games().first(), .seed = QStringLiteral("5")})}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        auto* const session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session->running());
        session->skipPacing();
        QVERIFY(settled());
        const auto onPage = [&] { // how much of what a reader finds stands on the page
            qsizetype count = 0;
            for (const Interface* control : controls())
                if (const auto* item = qobject_cast<const QQuickItem*>(control->object()))
                    count += w.page()->isAncestorOf(item);
            return count;
        };
        QVERIFY(onPage() > 0);
        QVERIFY(w.act(QStringLiteral("menuButton")));
        QAccessible::setActive(true);
        QTRY_COMPARE(onPage(), 0);
        QVERIFY(!controls().isEmpty());
        // Nor under a finger that feels its way, nor by its place.
        Interface* const root = QAccessible::queryAccessibleInterface(w.get());
        for (int i = 0; i < root->childCount(); ++i)
            QCOMPARE(root->indexOfChild(root->child(i)), i);
        const QPoint middle = w->mapToGlobal(QPoint(w->width() / 2, w->height() / 2));
        const Interface* const felt = root->childAt(middle.x(), middle.y());
        QVERIFY(!felt || !w.page()->isAncestorOf(qobject_cast<QQuickItem*>(felt->object())));
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(onPage() > 0);
        // A drawer beside the game that goes on hides nothing of it.
        QVERIFY(w.act(QStringLiteral("logChip")));
        QAccessible::setActive(true);
        QVERIFY(settled());
        QVERIFY(onPage() > 0);
        w.key(Qt::Key_Escape);
        QMetaObject::invokeMethod(w.page(), "leave");
        QTRY_COMPARE(onPage(), 0);
        QTRY_COMPARE(controls().size(), 2); // leave, or keep playing
        QVERIFY(w.act(QStringLiteral("sheet leave")));
        QAccessible::setActive(true);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QTRY_VERIFY(onPage() > 0);
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// A drop-down opens, tells its options and takes one, all by a reader's actions.
    void dropDownsAreChosenFrom()
    {
        Window& w = *window_;
        w.home();
        w.go(QStringLiteral("HistoryPage"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("HistoryPage"));
        QVERIFY(settled());
        const auto press = [](Interface* control) {
            control->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        };
        QList<QObject*> pickers; // what is chosen may take rows away: only these stay
        for (const Interface* control : controls())
            if (Window::typeOf(control->object()) == QLatin1String("Picker"))
                pickers.append(control->object());
        QVERIFY(!pickers.isEmpty());
        for (QObject* item : std::as_const(pickers)) {
            Interface* const control = QAccessible::queryAccessibleInterface(item);
            QCOMPARE(control->role(), QAccessible::ComboBox);
            const QList<Interface*> before = controls();
            press(control);
            QTRY_VERIFY(item->property("popup").value<QObject*>()->property("opened").toBool());
            QList<Interface*> options;
            QVERIFY(QTest::qWaitFor([&] {
                options = controls();
                options.removeIf([&](Interface* one) { return before.contains(one); });
                return options.size() >= 2;
            }));
            for (Interface* option : std::as_const(options))
                QVERIFY2(faultOf(*option).isEmpty(), qPrintable(faultOf(*option)));
            QSignalSpy chosen(item, SIGNAL(chosen(QVariant)));
            press(options.last());
            QCOMPARE(chosen.count(), 1);
            QTRY_VERIFY(!item->property("popup").value<QObject*>()->property("visible").toBool());
            QVERIFY(settled());
        }
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

private:
    /// Everything on the page that can be used.
    QList<Interface*> controls() const
    {
        QList<Interface*> found;
        const auto walk = [&](auto&& self, Interface* from) -> void {
            for (int i = 0; from && i < from->childCount(); ++i) {
                Interface* const child = from->child(i);
                if (!child || !child->isValid() || child->state().invisible)
                    continue;
                if (usable(child->role()))
                    found.append(child);
                self(self, child);
            }
        };
        walk(walk, QAccessible::queryAccessibleInterface(window_->get()));
        return found;
    }
    /// What is built in steps is there: nothing has come or gone for a while of turns of the event loop.
    bool settled() const
    {
        qsizetype before = 0;
        int turns = 0;
        return QTest::qWaitFor([&] {
            const qsizetype now = controls().size();
            turns = std::exchange(before, now) == now && now > 0 ? turns + 1 : 0;
            return turns >= 3;
        });
    }
    static void keep(const QString& page, const QString& language, const QStringList& table)
    {
        const QString folder = qEnvironmentVariable("HANPAN_KEEP_TREE");
        QFile file(folder + u'/' + QString(page).replace(u' ', u'-') + u'-' + language + QStringLiteral(".md"));
        if (!folder.isEmpty() && file.open(QIODevice::WriteOnly))
            file.write("| page | role | name | state | actions |\n|---|---|---|---|---|\n" +
                       table.join(u'\n').toUtf8() + '\n');
    }

    QTemporaryDir folder_;
    History* history_ = nullptr;
    QHash<QString, int> kept_;
    std::unique_ptr<Window> window_;
    QList<Interface*> heard_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    TreeTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tree_test.moc"
