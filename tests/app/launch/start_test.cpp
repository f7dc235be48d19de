// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of a start is done twice: the window has its size before pages are laid out for it, and a picture is painted once for
// the size it gets.
#include <QQuickImageProvider>
#include <QScreen>

#include <QFileOpenEvent>

#include "launch/openedfile.h"
#include "window_help.h"

using namespace window_help;

/// In the place of Ink's: which sizes were asked for.
class Asked : public QQuickImageProvider {
public:
    explicit Asked(QList<QSize>* sizes) : QQuickImageProvider(QQuickImageProvider::Image), sizes_(sizes) {}
    QImage requestImage(const QString& /*id*/, QSize* size, const QSize& requested) override
    {
        sizes_->append(requested);
        if (size != nullptr)
            *size = requested;
        QImage image(requested, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        return image;
    }

private:
    QList<QSize>* sizes_;
};

class StartTest : public QObject {
    Q_OBJECT

    /// Is the first page's board there, in any window?
    static bool boardIsThere()
    {
        const auto within = [](auto&& self, const QQuickItem* from) -> bool {
            if (from->objectName() == QStringLiteral("board"))
                return true;
            const QList<QQuickItem*> children = from->childItems();
            return std::any_of(children.begin(), children.end(), [&](QQuickItem* child) { return self(self, child); });
        };
        const QWindowList windows = QGuiApplication::allWindows();
        return std::any_of(windows.begin(), windows.end(), [&](QWindow* window) {
            const auto* quick = qobject_cast<QQuickWindow*>(window);
            return quick && within(within, quick->contentItem());
        });
    }

private slots:
    void initTestCase() { prepare("start"); }
    void cleanup()
    {
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
        Preferences::instance()->remember(QStringLiteral("window/place"), QVariantList());
    }

    void theSizeComesBeforeThePages_data()
    {
        QTest::addColumn<QVariantList>("place");
        QTest::addColumn<QRect>("stands"); // no size: wherever
        QTest::newRow("never closed") << QVariantList() << QRect();
        QTest::newRow("small") << QVariantList{10, 50, 1000, 660} << QRect(10, 50, 1000, 660);
        QTest::newRow("smaller than it may be") << QVariantList{10, 50, 100, 100} << QRect(10, 50, 960, 640);
        QTest::newRow("large, on the second screen")
            << QVariantList{1300, 50, 2400, 1440} << QRect(1300, 50, 2400, 1440);
        QTest::newRow("larger than the screen") << QVariantList{0, 0, 1353, 828} << QRect(8, 40, 1264, 672);
        QTest::newRow("half outside") << QVariantList{-700, 300, 1000, 660} << QRect(8, 52, 1000, 660);
        QTest::newRow("of a screen that is gone") << QVariantList{90000, 90000, 1200, 660} << QRect(72, 52, 1200, 660);
        QTest::newRow("nonsense") << QVariantList{1, 2} << QRect();
    }
    void theSizeComesBeforeThePages()
    {
        QFETCH(QVariantList, place);
        QFETCH(QRect, stands);
        if (QGuiApplication::screens().size() != 2)
            QSKIP("the screens are not those of this test");
        Preferences::instance()->remember(QStringLiteral("window/place"), place);
        QQmlApplicationEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData("import QtQml\nimport Hanpan\nQtObject { readonly property real scale: Theme.scale }", {});
        const std::unique_ptr<QObject> probe(component.create());
        QVERIFY2(probe, qPrintable(component.errorString()));
        late_ = 0;
        connect(probe.get(), SIGNAL(scaleChanged()), this, SLOT(scaled()));
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Hanpan/Main.qml")));
        QVERIFY(!engine.rootObjects().isEmpty());
        const auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
        QVERIFY(window && boardIsThere());
        QCOMPARE(late_, 0);
        if (stands.isValid())
            QCOMPARE(window->geometry(), stands);
        QVERIFY(window->width() >= 960 && window->height() >= 640);
        const double scale = probe->property("scale").toDouble();
        QCOMPARE(scale, std::clamp(std::min(window->width() / 1440.0, window->height() / 900.0), 0.8, 2.4));
    }

    /// A window that waits for begin(), as the program's does, is the same afterwards as one that does not wait.
    void aWindowThatWaitedIsLikeOthers()
    {
        const auto looksLike = [](bool waits, QStringList* seen) {
            Window window(waits);
            QVERIFY(window.opened());
            if (waits) {
                QVERIFY(!window.page() && !boardIsThere());
                QVERIFY(QMetaObject::invokeMethod(window.get(), "begin"));
                QVERIFY(QMetaObject::invokeMethod(window.get(), "begin")); // (once is enough)
            }
            QVERIFY(boardIsThere());
            QVERIFY(!window->property("waits").toBool());
            *seen = {window.pageName(), QString::number(window.depth())};
            for (const Qt::Key key : {Qt::Key_unknown, Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Backtab}) {
                if (key != Qt::Key_unknown)
                    QTest::keyClick(window.get(), key);
                QVERIFY(window->activeFocusItem());
                *seen += window->activeFocusItem()->objectName();
            }
        };
        QStringList waited;
        QStringList other;
        looksLike(true, &waited);
        looksLike(false, &other);
        QCOMPARE(waited.size(), 6);
        QCOMPARE(waited, other);
    }

    void aFileThatIsAskedForEarlyIsOpened()
    {
        const QTemporaryDir folder;
        OpenedFile::instance();
        Window window(true);
        QVERIFY(window.opened());
        QFileOpenEvent event(QUrl::fromLocalFile(folder.filePath(QStringLiteral("missing.hanpan"))));
        QCoreApplication::sendEvent(qApp, &event);
        QTest::keyClick(window.get(), Qt::Key_F1); // nobody hears that yet
        QVERIFY(QMetaObject::invokeMethod(window.get(), "begin"));
        QCOMPARE(window.pageName(), QStringLiteral("Home"));
        QTRY_VERIFY(window.item(QStringLiteral("openProblem"))); // it is not there, and that is said
    }

    void aPictureIsPaintedOnceForEachSize()
    {
        QQmlEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData("import Hanpan\nInkImage { tall: 1.5; picture: Ink.icon(\"star\", \"red\") }", {});
        const std::unique_ptr<QObject> image(component.create());
        QVERIFY2(image, qPrintable(component.errorString()));
        QList<QSize> asked;
        engine.addImageProvider(QStringLiteral("ink"), new Asked(&asked)); // the engine owns it
        using Sizes = QList<QSize>;
        QVERIFY(asked.isEmpty());
        image->setProperty("width", 30.0);
        QCOMPARE(asked, (Sizes{{32, 48}}));
        image->setProperty("width", 31.0); // the same step
        QCOMPARE(asked.size(), 1);
        image->setProperty("width", 41.0);
        QCOMPARE(asked, (Sizes{{32, 48}, {48, 64}}));
        image->setProperty("width", 0.0);
        QVERIFY(image->property("source").toUrl().isEmpty());
        QCOMPARE(asked.size(), 2);
    }

public slots:
    void scaled() { late_ += boardIsThere(); }

private:
    int late_ = 0;
};

int main(int argc, char* argv[])
{
    // Two screens, the first smaller than windows may be kept at.
    const QTemporaryDir folder;
    QFile desk(folder.filePath(QStringLiteral("screens.json")));
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen" && desk.open(QIODevice::WriteOnly)) {
        desk.write(R"({"screens": [{"name": "first", "x": 0, "y": 0, "width": 1280, "height": 720},
                                   {"name": "second", "x": 1280, "y": 0, "width": 2560, "height": 1600}]})");
        desk.close();
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + desk.fileName().toLocal8Bit());
    }
    QApplication application(argc, argv);
    StartTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "start_test.moc"
