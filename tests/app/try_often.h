// SPDX-License-Identifier: GPL-3.0-or-later
// Qt 6.4 looks twenty times a second whether what QTRY_VERIFY waits for is there. A walk waits thousands of times, mostly for
// what the next event brings: it looks five times as often. (A newer Qt waits by itself, and does not use this.)
#pragma once

#include <QTest>

#undef QTRY_LOOP_IMPL
#define QTRY_LOOP_IMPL(expr, timeoutValue, step)                                                                       \
    if (!(expr)) {                                                                                                     \
        QTest::qWait(0);                                                                                               \
    }                                                                                                                  \
    int qt_test_i = 0;                                                                                                 \
    for (const int qt_test_often = step > 10 ? 10 : step;                                                              \
         qt_test_i < timeoutValue && !(QTest::runningTest() && QTest::currentTestFailed()) && !(expr);                 \
         qt_test_i += qt_test_often) {                                                                                 \
        QTest::qWait(qt_test_often);                                                                                   \
    }
