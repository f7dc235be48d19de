// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/tableface.h"

/// A table without an engine: it says of itself what a test has it say, and writes every call down in `calls`. What it accepts
/// is what a test says in `accepts` (zone ids, and actions that take a piece); whatever else is dropped is refused in words (`reason`). The compiler sees to
/// it that it has the face of the real one.
class MockTable : public TableFace {
    Q_OBJECT

    Q_PROPERTY(QStringList calls MEMBER calls_ NOTIFY callsChanged)
    Q_PROPERTY(QStringList accepts MEMBER accepts_)
    Q_PROPERTY(QString reason MEMBER reason_)
    /// What story() tells.
    Q_PROPERTY(QVariantList tale MEMBER tale_)
    /// What discards() tells, and what preview() foresees.
    Q_PROPERTY(QVariantList pile MEMBER pile_)
    Q_PROPERTY(QStringList foreseen MEMBER foreseen_)

public:
    explicit MockTable(QObject* parent = nullptr);

    /// From now on the property of the face says so. Of a value with fields those that are named; what is not named stays in
    /// `result`, and is empty elsewhere.
    Q_INVOKABLE void say(const QString& property, const QVariant& value);
    /// A value of the table's as a view takes it alone: value("ShownHand", {seat: 1}), value("QList<ShownHand>", [...]).
    Q_INVOKABLE QVariant value(const QString& type, const QVariant& said) const;
    /// Rows of the models, by the names of their roles; what is not named stays as it is, or is empty in a new row. The
    /// first name of a new row is its key: pieceId, zoneId, seat, actionId.
    Q_INVOKABLE void piece(const QVariantMap& row);
    Q_INVOKABLE void zone(const QVariantMap& row);
    Q_INVOKABLE void seatRow(const QVariantMap& row);
    Q_INVOKABLE void action(const QVariantMap& row);
    Q_INVOKABLE QStringList actionIds() const;
    /// A piece goes to the end of a zone; places and counts of both zones follow.
    Q_INVOKABLE void move(int pieceId, const QString& zoneId);

    void hold(const QList<int>& ids) override;
    void letGo() override;
    bool dropOn(const QList<int>& ids, const QString& zoneId, int place) override;
    void toggleSelected(int pieceId) override;
    void clearSelection() override;
    bool clickZone(const QString& zoneId) override;
    bool activate(int pieceId) override { return note(QStringLiteral("activate %1").arg(pieceId)); }
    bool activateChosen() override { return note(QStringLiteral("activateChosen")); }
    bool trigger(const QString& actionId) override { return note(QStringLiteral("trigger ") + actionId); }
    bool triggerWith(const QString& actionId, int pieceId) override
    {
        return accepts_.contains(actionId) && note(QStringLiteral("trigger %1 with %2").arg(actionId).arg(pieceId));
    }
    bool choose(int index) override;
    void cancelChoice() override;
    void moveInHand(int pieceId, int place) override;
    void askHint() override { note(QStringLiteral("askHint")); }
    void dropHint() override { note(QStringLiteral("dropHint")); }
    void nextRound() override { note(QStringLiteral("nextRound")); }
    void undo() override { note(QStringLiteral("undo")); }
    void redo() override { note(QStringLiteral("redo")); }
    bool newMatchSameRules() override { return note(QStringLiteral("again")); }
    void fastForward() override { note(QStringLiteral("fastForward")); }
    void step() override { note(QStringLiteral("step")); }
    void skipPacing() override { note(QStringLiteral("skipPacing")); }
    void setHandSort(const QString& order) override { say(QStringLiteral("handSort"), order); }

    QStringList preview(const QList<int>&, const QString&, int) const override { return foreseen_; }
    void linger(int) override {}
    QList<ThrownPiece> discards() const override { return as<QList<ThrownPiece>>(pile_); }
    QList<StoryLine> story() const override { return as<QList<StoryLine>>(tale_); }
    QString toldOf(const QString& what) const override { return what; }

signals:
    void callsChanged();

private:
    /// What QML says, as the type the face has: `now` with the fields that are named.
    static QVariant typed(const QVariant& said, QMetaType type, const QVariant& now);
    template <class T>
    static T as(const QVariant& said)
    {
        return typed(said, QMetaType::fromType<T>(), QVariant::fromValue(T())).template value<T>();
    }
    /// A row of the model is another one now, or there is one more.
    template <class Row>
    static void put(RowModel<Row>& model, const QVariantMap& map);
    bool note(const QString& call);
    bool answer(bool accepted, const QList<int>& ids);
    QList<int> selection() const;
    void mark(bool accepting);
    void recount(const QString& zoneId);

    QStringList calls_;
    QStringList accepts_;
    QString reason_ = QStringLiteral("Only the top discard may be taken.");
    QVariantList tale_;
    QVariantList pile_;
    QStringList foreseen_;
};
