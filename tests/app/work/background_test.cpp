// SPDX-License-Identifier: GPL-3.0-or-later
// Work beside the window: in order, told where it was asked for, ended or called off, and over before the application object goes.
#include <atomic>
#include <functional>
#include <memory>

#include <QCoreApplication>
#include <QSemaphore>
#include <QTest>

#include "work/background.h"

namespace {

/// Goes on until it is told to stop.
void until(const Background::Job& job)
{
    while (!job.stopped())
        QThread::yieldCurrentThread();
}

} // namespace

class BackgroundTest : public QObject {
    Q_OBJECT

private slots:
    void jobsAreDoneInOrderAndToldHere()
    {
        Background work;
        QStringList told;
        const QThread* const here = QThread::currentThread();
        for (const char* name : {"a", "b"})
            work.run([&, name](const Background::Job& job) -> Background::Told {
                const bool beside = QThread::currentThread() != here;
                job.tell([&, name] { told.append(QLatin1String(name)); });
                return [&, name, beside] {
                    if (beside && QThread::currentThread() == here)
                        told.append(QLatin1String(name) + QStringLiteral(" done"));
                };
            });
        QVERIFY(work.running());
        QTRY_VERIFY(!work.running());
        QCOMPARE(told, (QStringList{"a", "a done", "b", "b done"}));
    }

    /// The thread goes when there is nothing to do, and comes again.
    void oneAfterAnother()
    {
        Background work;
        int rounds = 0;
        const std::function<void()> next = [&] {
            if (++rounds < 500)
                work.run([&](const Background::Job&) { return next; });
            else
                QCoreApplication::exit();
        };
        next();
        QCoreApplication::exec();
        QCOMPARE(rounds, 500);
        QVERIFY(!work.running());
    }

    void whatIsStoppedTellsWhatItFound()
    {
        Background work;
        bool told = false;
        work.run([&](const Background::Job& job) -> Background::Told {
            until(job);
            return [&] { told = true; };
        });
        work.stop();
        QTRY_VERIFY(told);
        QVERIFY(!work.running());
        // One of them alone.
        work.run([&](const Background::Job& job) -> Background::Told {
            job.tell([job] { job.end(); });
            until(job);
            return [&] { told = false; };
        });
        QTRY_VERIFY(!told);
    }

    void whatIsCalledOffTellsNothing()
    {
        Background work;
        QStringList told;
        QSemaphore begun;
        QSemaphore over;
        work.run([&](const Background::Job& job) -> Background::Told {
            begun.release();
            job.tell([&] { told.append(QStringLiteral("first")); });
            until(job);
            over.release();
            return [&] { told.append(QStringLiteral("first done")); };
        });
        work.run([&](const Background::Job&) -> Background::Told {
            over.release(); // it never begins
            return {};
        });
        begun.acquire();
        work.callOff();
        QVERIFY(!work.running());
        work.run([](const Background::Job&) -> Background::Told { return {}; });
        QTRY_VERIFY(!work.running());
        QCOMPARE(over.available(), 1);
        QCOMPARE(told, QStringList());
    }

    void whoGoesWaitsForIt()
    {
        bool over = false;
        {
            Background work;
            QSemaphore begun;
            work.run([&](const Background::Job& job) -> Background::Told {
                begun.release();
                until(job);
                over = true;
                return {};
            });
            begun.acquire();
        }
        QVERIFY(over);
    }

    /// Whoever still owns it: nothing goes on, and nothing begins.
    void allHaveEndedBeforeTheApplicationGoes()
    {
        Background one;
        Background other;
        bool told = false;
        std::atomic<int> over{0};
        auto end = std::make_unique<Background::End>();
        for (Background* work : {&one, &other}) {
            QSemaphore begun;
            work->run([&](const Background::Job& job) -> Background::Told {
                begun.release();
                until(job);
                ++over;
                return [&] { told = true; };
            });
            begun.acquire();
        }
        end.reset();
        QCOMPARE(over.load(), 2);
        one.run([&](const Background::Job&) -> Background::Told {
            ++over;
            return {};
        });
        QVERIFY(!one.running());
        QCoreApplication::processEvents();
        QVERIFY(!told);
        // And on the way that the event loop ends by.
        const Background::End again;
        other.run([&](const Background::Job& job) -> Background::Told {
            job.tell(&QCoreApplication::quit);
            until(job);
            ++over;
            return {};
        });
        QCoreApplication::exec();
        QCOMPARE(over.load(), 3);
    }
};

QTEST_GUILESS_MAIN(BackgroundTest)
#include "background_test.moc"
