// SPDX-License-Identifier: GPL-3.0-or-later
// Can it be read? The words of every page against what is really painted behind them, in every theme: at least 4.5 : 1, those
// included that are dim because they cannot be used now. Rings, rims and glows by their tokens: at least 3 : 1.
// HANPAN_PICTURES=DIR leaves the pictures.
#include <array>
#include <cmath>

#include "every_page.h"
#include "review/review.h"
#include "window_help.h"

using namespace window_help;

namespace {

constexpr double words_need = 4.5;
constexpr double lines_need = 3;

double linear(double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); }

/// WCAG 2's relative luminance. (Millions of points are asked for theirs: what one part gives is worked out once.)
double luminance(QRgb colour)
{
    static const std::array<double, 256> parts = [] {
        std::array<double, 256> all{};
        for (std::size_t part = 0; part < all.size(); ++part)
            all[part] = linear(double(part) / 255);
        return all;
    }();
    const auto part = [](int of) { return parts[static_cast<std::size_t>(of)]; };
    return 0.2126 * part(qRed(colour)) + 0.7152 * part(qGreen(colour)) + 0.0722 * part(qBlue(colour));
}

double contrast(QRgb one, QRgb other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

struct Words {
    QQuickItem* item;
    QString text;
    QColor colour;
    QRectF rect; ///< of its ink, in the scene
};

void collect(QQuickItem* from, double alpha, const QRectF& seen, QList<Words>& all)
{
    alpha *= from->opacity();
    if (!from->isVisible() || alpha < 0.05)
        return;
    QRectF room = seen;
    if (from->clip())
        room &= from->mapRectToScene(QRectF(0, 0, from->width(), from->height()));
    if (from->inherits("QQuickText") && !from->property("text").toString().trimmed().isEmpty()) {
        const double wide = std::min(from->width(), from->property("contentWidth").toDouble());
        const double tall = std::min(from->height(), from->property("contentHeight").toDouble());
        const int across = from->property("effectiveHorizontalAlignment").toInt();
        const double x = across == Qt::AlignHCenter ? (from->width() - wide) / 2
                         : across == Qt::AlignRight ? from->width() - wide
                                                    : 0;
        const QRectF ink = from->mapRectToScene(QRectF(x, (from->height() - tall) / 2, wide, tall)) & room;
        if (ink.width() > 3 && ink.height() > 3)
            all.append({from, from->property("text").toString(), from->property("color").value<QColor>(), ink});
    }
    for (QQuickItem* child : from->childItems())
        collect(child, alpha, room, all);
}

/// Is a picture that is seen still to come?
bool painting(const QQuickItem* from)
{
    if (!from->isVisible())
        return false;
    const QList<QQuickItem*> inside = from->childItems();
    return from->property("painting").toBool() || std::any_of(inside.begin(), inside.end(), painting);
}

/// How the words stand out of what is behind them, by the points where they do most (the ink of a thin letter never covers a
/// whole point); 21 where something lies over all of them.
double standsOut(const Words& words, const QImage& shown, const QImage& ground, double scale)
{
    std::vector<double> points;
    const QRect room = QRectF(words.rect.topLeft() * scale, words.rect.size() * scale).toRect() & ground.rect();
    for (int y = room.top(); y <= room.bottom(); ++y)
        for (int x = room.left(); x <= room.right(); ++x) {
            const QRgb ink = shown.pixel(x, y);
            const QRgb behind = ground.pixel(x, y);
            if (ink != behind)
                points.push_back(contrast(ink, behind));
        }
    if (points.size() < 24) // no more than an edge of it can be seen
        return 21;
    std::sort(points.begin(), points.end(), std::greater<>());
    return points[3];
}

} // namespace

class ContrastTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("contrast");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        all->setBotSpeed(QStringLiteral("instant"));
        all->setLanguage(QStringLiteral("en"));
        auto* history = new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        kept_ = every_page::keep(*history);
        QVERIFY(!kept_.isEmpty());
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }

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
        // A table that is still being cleared would keep its match once more, which is a new one when it has been forgotten.
        const QPointer<TableSession> last = w.page()->property("session").value<TableSession*>();
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QTRY_VERIFY(!last);
        forgetDeal(QStringLiteral("5"));
        if (page != QLatin1String("Home"))
            w.go(page, properties);
        QTRY_COMPARE(w.pageName(), page);
        // A page that is still coming is seen through.
        QVERIFY(QTest::qWaitFor([&] {
            return !w.stack()->property("busy").toBool() && w.page()->opacity() == 1 && w.page()->width() == w->width();
        }));
        if (auto* session = w.page()->property("session").value<TableSession*>())
            session->skipPacing();
        // What might have come of the dearest decisions is told with pieces no larger than words, once it has been looked into.
        if (auto* review = w.page()->findChild<Review*>())
            QVERIFY(QTest::qWaitFor(
                [&] {
                    return w.item(QStringLiteral("whyTold")) || (!review->running() && review->dearest().isEmpty());
                },
                60000));
        QStringList faults;
        for (const QString& theme : {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")}) {
            Preferences::instance()->setTheme(theme);
            for (int turn = 0; turn < 5; ++turn)
                QCoreApplication::processEvents();
            // The picture of a table's place is painted beside the window.
            QVERIFY(QTest::qWaitFor([&] { return !painting(w->contentItem()); }, 20000));
            QList<Words> words;
            collect(w->contentItem(), 1, QRectF(0, 0, w->width(), w->height()), words);
            QVERIFY(!words.isEmpty());
            const QString folder = qEnvironmentVariable("HANPAN_PICTURES");
            const QImage shown = w->grabWindow();
            if (!folder.isEmpty())
                shown.save(folder + u'/' + QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'-') + u'-' +
                           theme + QStringLiteral(".png"));
            // What is behind the words: the same picture without them.
            QList<double> before;
            for (const Words& each : std::as_const(words)) {
                before.append(each.item->opacity());
                each.item->setOpacity(0);
            }
            const QImage ground = w->grabWindow();
            for (qsizetype i = 0; i < words.size(); ++i)
                words[i].item->setOpacity(before[i]);
            for (const Words& each : std::as_const(words)) {
                const double found = standsOut(each, shown, ground, w->effectiveDevicePixelRatio());
                if (found < words_need)
                    faults.append(QStringLiteral("%1 %2: “%3” %4")
                                      .arg(theme)
                                      .arg(found, 0, 'f', 2)
                                      .arg(each.text.left(30), each.colour.name()));
            }
        }
        faults.removeDuplicates();
        for (const QString& fault : std::as_const(faults))
            std::fprintf(stderr, "%s\n", qPrintable(fault));
        QVERIFY2(faults.isEmpty(), qPrintable(QString::number(faults.size()) + QStringLiteral(" things, above")));
    }

    /// Rings, rims and glows against what they lie on, by the tokens they are drawn with: 3 : 1.
    void ringsAndRims()
    {
        QQmlComponent component(window_->engine());
        component.setData(
            "import QtQml\nimport Hanpan\nQtObject { property var theme: Theme; property var shelf: GameShelf }", {});
        const std::unique_ptr<QObject> holder(component.create());
        QVERIFY2(holder, qPrintable(component.errorString()));
        auto* theme = holder->property("theme").value<QObject*>();
        auto* shelf = holder->property("shelf").value<QObject*>();
        const auto token = [&](const char* name) { return theme->property(name).value<QColor>(); };
        QStringList faults;
        const auto need = [&](const QString& what, const QColor& line, const QColor& ground) {
            const double found = contrast(line.rgb(), ground.rgb());
            if (found < lines_need)
                faults.append(QStringLiteral("%1: %2").arg(what).arg(found, 0, 'f', 2));
        };
        for (const QString& name : {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")}) {
            Preferences::instance()->setTheme(name);
            for (const char* ground : {"pageTop", "page", "pageBottom", "surface", "surfaceRaised", "surfaceChanged"}) {
                need(name + QStringLiteral(" ring on ") + QLatin1String(ground), token("focus"), token(ground));
                need(name + QStringLiteral(" rim of a control on ") + QLatin1String(ground), token("rim"),
                     token(ground));
            }
            for (const QVariant& look : shelf->property("games").toList()) {
                auto* game = look.value<QObject*>();
                for (const char* part : {"table", "tableDeep", "tableLight"}) {
                    QColor cloth;
                    QMetaObject::invokeMethod(theme, "cloth", Q_RETURN_ARG(QColor, cloth),
                                              Q_ARG(QColor, game->property(part).value<QColor>()));
                    const QString at = name + u' ' + game->property("id").toString() + u' ' + QLatin1String(part);
                    need(QStringLiteral("glow on ") + at, token("glow"), cloth);
                    need(QStringLiteral("the keyboard's rim on ") + at, token("tableInk"), cloth);
                }
            }
            need(name + QStringLiteral(" keyboard's rim on a card"), token("keyRim"), token("cardFace"));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

private:
    QTemporaryDir folder_;
    QHash<QString, int> kept_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    ContrastTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "contrast_test.moc"
