// SPDX-License-Identifier: GPL-3.0-or-later
#include "notices.h"

#include <utility>

#include <QRect>

namespace {

/// A reader that is more sentences behind than this has other things to say.
constexpr int most_kept = 50;
/// What a move changes is through by then, and nobody waits for so short a time.
constexpr int settling = 150; // ms

/// Something that is only told.
class Told : public QAccessibleInterface {
public:
    Told(QAccessible::Role role, QWindow* window) : window_(window), role_(role) {}

    bool isValid() const override { return !window_.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return window_; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(window_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text) const override { return {}; }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return role_; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        return state;
    }

private:
    QPointer<QWindow> window_;
    QAccessible::Role role_;
};

class Notice : public Told {
public:
    Notice(QAccessibleInterface* bar, QString sentence)
        : Told(QAccessible::Notification, bar->window()), bar_(QAccessible::uniqueId(bar)),
          sentence_(std::move(sentence))
    {
    }
    // In a status bar it is read as it stands; anywhere else readers say "notification" first.
    QAccessibleInterface* parent() const override { return QAccessible::accessibleInterface(bar_); }
    QString text(QAccessible::Text which) const override { return which == QAccessible::Name ? sentence_ : QString(); }

private:
    QAccessible::Id bar_;
    QString sentence_;
};

} // namespace

QAccessibleInterface* Notices::barOf(QWindow* window)
{
    QAccessibleInterface* bar = bar_ == 0 ? nullptr : QAccessible::accessibleInterface(bar_);
    if (bar && bar->window() == window)
        return bar;
    if (bar)
        QAccessible::deleteAccessibleInterface(bar_);
    bar = new Told(QAccessible::StatusBar, window);
    bar_ = QAccessible::registerAccessibleInterface(bar);
    return bar;
}

Notices::Notices()
{
    moment_.setSingleShot(true);
    moment_.setInterval(settling);
    QObject::connect(&moment_, &QTimer::timeout, &moment_, [this] {
        for (const Waiting& one : std::exchange(waiting_, {}))
            showNow(one);
    });
}

void Notices::show(QWindow* window, const QString& sentence)
{
    waiting_.append({window, sentence});
    if (!moment_.isActive())
        moment_.start();
}

void Notices::showNow(const Waiting& one)
{
    if (!one.window)
        return;
    auto* const notice = new Notice(barOf(one.window), one.sentence);
    shown_.append(QAccessible::registerAccessibleInterface(notice));
    QAccessibleEvent event(notice, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
    if (shown_.size() > most_kept)
        QAccessible::deleteAccessibleInterface(shown_.takeFirst());
}
