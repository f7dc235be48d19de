// SPDX-License-Identifier: GPL-3.0-or-later
#include "notices.h"

#include <utility>

#include <QPointer>
#include <QRect>

#include "readers.h"

namespace {

/// A reader that is more sentences behind than this has other things to say.
constexpr int most_kept = 50;

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

void Notices::show(QWindow* window, const QString& sentence)
{
    auto* const notice = new Notice(barOf(window), sentence);
    shown_.append(QAccessible::registerAccessibleInterface(notice));
    // Not by Qt's event: Orca 43 lets go of "showing" while more than fifty events wait, as they do when a move changes
    // many names at once; "by the system" it keeps, and takes for the same.
    sendToReaders(notice, QStringLiteral("StateChanged"), QStringLiteral("showing/system"), 1, 0);
    if (shown_.size() > most_kept)
        QAccessible::deleteAccessibleInterface(shown_.takeFirst());
}
