// SPDX-License-Identifier: GPL-3.0-or-later
// What is woven into a table's cloth: the same at every call, another thing for every pattern, as fine on a screen of double density.
#include <QImage>
#include <QTest>

#include "art/cloth.h"
#include "art/place.h"
#include "settings/preferences.h"

class ClothTest : public QObject {
    Q_OBJECT

    static ClothLook look(const QString& pattern, int turns = 0, double scale = 1)
    {
        return {
            QColor(0x40, 0x80, 0x60), QColor(0x30, 0x60, 0x48), QColor(0x18, 0x30, 0x24), pattern, 34, turns, scale};
    }
    static int lightness(const QImage& image, int x, int y) { return qGray(image.pixel(x, y)); }
    /// How many pixels of two pictures of a size are not alike.
    static int differing(const QImage& a, const QImage& b)
    {
        int n = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                n += a.pixel(x, y) != b.pixel(x, y);
        return n;
    }

private slots:
    void everyPatternIsItsOwnAndStays()
    {
        const QSize size(640, 400);
        QList<QImage> seen;
        for (const QString& pattern : Preferences::cloths().mid(1)) { // the first is no cloth
            const QImage once = paintTable(look(pattern), size);
            QCOMPARE(once.size(), size);
            QVERIFY(!once.hasAlphaChannel());
            QCOMPARE(once, paintTable(look(pattern), size));
            for (const QImage& other : seen)
                QVERIFY2(differing(once, other) > size.width() * size.height() / 50, qPrintable(pattern));
            // Lighter above the middle than at the rim.
            QVERIFY(lightness(once, 320, 168) > lightness(once, 5, 395) + 20);
            seen.append(once);
        }
        QVERIFY(seen.size() >= 3);
    }

    void theArrowsTurnAsTheTurnsDo()
    {
        const QSize size(640, 400);
        const QImage none = paintTable(look({}), size), there = paintTable(look({}, 1), size),
                     back = paintTable(look({}, -1), size);
        int drawn = 0, apart = 0, leftOfTop = 0, rightOfTop = 0;
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) {
                const int mirrored = size.width() - 1 - x;
                const bool here = there.pixel(x, y) != none.pixel(x, y);
                drawn += here;
                apart += here != (back.pixel(mirrored, y) != none.pixel(mirrored, y));
                if (here && y < 120)
                    ++(x < 300 ? leftOfTop : rightOfTop);
            }
        QVERIFY(drawn > 600);
        QVERIFY2(apart < drawn / 5, "not each other's mirror picture");
        // Clockwise the upper one comes from the left and has its head at the top.
        QVERIFY(2 * leftOfTop > 3 * rightOfTop && rightOfTop > 50);
    }

    void aDenseScreenShowsTheSameCloth()
    {
        for (const QString& pattern : {QStringLiteral("felt"), QStringLiteral("patchwork")}) {
            const QImage plain = paintTable(look(pattern), QSize(512, 512));
            const QImage dense = paintTable(look(pattern, 0, 2), QSize(1024, 1024))
                                     .scaled(512, 512, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            qint64 apart = 0;
            for (int y = 0; y < 512; ++y)
                for (int x = 0; x < 512; ++x)
                    apart += std::abs(lightness(plain, x, y) - lightness(dense, x, y));
            // Of 255 levels; with threads of half the width 0.47 and 4.7.
            QVERIFY2(double(apart) / (512 * 512) < (pattern == QLatin1String("felt") ? 0.3 : 1.0), qPrintable(pattern));
        }
        // The lattice comes again after a mesh, which is as wide as before, and not after half a one.
        for (const int scale : {1, 2}) {
            const QImage weave = paintTable(look(QStringLiteral("weave"), 0, scale), QSize(680, 400) * scale);
            const auto sharp = [&](int x, int y) {
                return 2 * lightness(weave, x, y) - lightness(weave, x - 1, y) - lightness(weave, x + 1, y);
            };
            const auto alike = [&](int shift) {
                qint64 sum = 0;
                for (int y = 0; y < weave.height(); ++y)
                    for (int x = 1; x + shift + 1 < weave.width(); ++x)
                        sum += sharp(x, y) * sharp(x + shift, y);
                return sum;
            };
            QVERIFY(alike(34 * scale) > 3 * std::abs(alike(17 * scale)));
        }
    }

    void aBoardHasRoundCorners()
    {
        for (const double scale : {1.0, 2.0}) {
            const QSize size = QSize(200, 120) * scale;
            const QImage board = paintBoard(Qt::red, Qt::darkRed, 16, scale, size);
            QCOMPARE(board.size(), size);
            QCOMPARE(qAlpha(board.pixel(int(3 * scale), int(3 * scale))), 0);
            QCOMPARE(qAlpha(board.pixel(int(6 * scale), int(6 * scale))), 255);
            QCOMPARE(qAlpha(board.pixel(size.width() / 2, 0)), 255);
        }
    }

    /// Everything a place may be made of covers its area and nothing far from it, the same at every call.
    void everyStuffStaysInItsArea()
    {
        const QSize size(400, 300);
        for (const char* kind : {"floor", "blanket", "lacquer", "fret", "silk", "sea", "island", "river", "boards",
                                 "drape", "ring", "pennants", "bamboo", "light"}) {
            const QString layer =
                QString::fromLatin1(kind) + QStringLiteral(",120,90,160,110,ff806040,ff402010,ff201008,1");
            const QImage once = paintPlace(layer, size, 1);
            QCOMPARE(once, paintPlace(layer, size, 1));
            int inside = 0, far = 0;
            for (int y = 0; y < size.height(); ++y)
                for (int x = 0; x < size.width(); ++x)
                    if (qAlpha(once.pixel(x, y)) > 0)
                        ++(QRect(80, 50, 240, 190).contains(x, y) ? inside : far);
            QVERIFY2(inside > 1000, kind);
            QVERIFY2(far == 0, kind);
        }
    }

    /// Layers lie one over the other in the order in which they are named, and a dense screen shows the same.
    void layersLieInOrder()
    {
        const auto floor = [](const char* colour) {
            return QStringLiteral("light,0,0,100,100,%1,%1,ffffffff,1").arg(QLatin1String(colour));
        };
        const QString both = floor("ffff0000") + u';' + floor("ff0000ff");
        QCOMPARE(paintPlace(both, QSize(100, 100), 1).pixel(50, 50), qRgb(0, 0, 255));
        QCOMPARE(paintPlace(both, QSize(300, 300), 2).pixel(199, 199), qRgb(0, 0, 255));
        QCOMPARE(qAlpha(paintPlace(both, QSize(300, 300), 2).pixel(201, 201)), 0);
        // Nothing has to be drawn below what covers everything.
        QVERIFY(!paintPlace(both, QSize(100, 100), 1).hasAlphaChannel());
        const QImage round =
            paintPlace(both + QStringLiteral(";corners,0,0,100,100,ffffffff,ffffffff,ffffffff,20"), QSize(100, 100), 1);
        QCOMPARE(qAlpha(round.pixel(2, 2)), 0);
        QCOMPARE(qAlpha(round.pixel(50, 0)), 255);
    }

    /// A place shows the same arrows as a cloth, either way.
    void aPlaceShowsTheTurns()
    {
        const QSize size(640, 400);
        for (const int turns : {1, -1}) {
            const QImage arrows = paintPlace(turns > 0 ? QStringLiteral("arrows,0,0,640,400,ffffffff")
                                                       : QStringLiteral("arrows,640,0,-640,400,ffffffff"),
                                             size, 1);
            const QImage none = paintTable(look({}), size), there = paintTable(look({}, turns), size);
            int drawn = 0, apart = 0;
            for (int y = 0; y < size.height(); ++y)
                for (int x = 0; x < size.width(); ++x) {
                    const bool here = qAlpha(arrows.pixel(x, y)) > 12;
                    drawn += here;
                    apart += here && there.pixel(x, y) == none.pixel(x, y);
                }
            QVERIFY(drawn > 600);
            QCOMPARE(apart, 0);
        }
    }

    void whatNobodyKnowsIsLeftOut()
    {
        QTest::ignoreMessage(QtWarningMsg, "Nothing is made of cheese");
        QCOMPARE(qAlpha(paintPlace(QStringLiteral("cheese,0,0,9,9"), QSize(9, 9), 1).pixel(4, 4)), 0);
        QVERIFY(!paintPlace(QString(), QSize(9, 9), 1).isNull());
    }

    void aPictureOfNothingIsNoFault()
    {
        QVERIFY(paintTable(look(QStringLiteral("patchwork")), QSize(1, 1)).size() == QSize(1, 1));
        QVERIFY(paintBoard(Qt::red, Qt::blue, 16, 1, QSize(1, 1)).size() == QSize(1, 1));
        ClothLook narrow = look({});
        narrow.mesh = 0;
        QVERIFY(!paintTable(narrow, QSize(50, 50)).isNull());
    }
};

QTEST_MAIN(ClothTest)
#include "cloth_test.moc"
