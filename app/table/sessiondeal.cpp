// SPDX-License-Identifier: GPL-3.0-or-later
// The deal as it is shown, and that nobody arranges it: its fingerprint is there before the round, the deal itself after it.
#include "sessionprivate.h"

#include <algorithm>

#include <QCryptographicHash>
#include <QRandomGenerator>

QString TableSession::fingerprintOf(const QString& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

QString TableSession::dealFingerprint() const { return d->match ? d->fingerprint : QString(); }

QString TableSession::dealText() const { return d->match && d->match->round_over() ? d->dealLine() : QString(); }

QString TableSession::checkCommand(const QString& line)
{
    QString quoted = line;
#ifdef Q_OS_WIN
    quoted.replace(u'\'', QStringLiteral("''"));
    return QStringLiteral("powershell -Command \"[BitConverter]::ToString([Security.Cryptography.SHA256]::Create()."
                          "ComputeHash([Text.Encoding]::UTF8.GetBytes('%1'))).Replace('-','').ToLower()\"")
        .arg(quoted);
#else
    quoted.replace(u'\'', QStringLiteral("'\\''"));
#ifdef Q_OS_MACOS
    return QStringLiteral("printf %s '%1' | shasum -a 256").arg(quoted);
#else
    return QStringLiteral("printf %s '%1' | sha256sum").arg(quoted);
#endif
#endif
}

QString TableSession::Private::dealLine() const
{
    const QString deal = QString::fromStdString(match->deal_text());
    if (nonce.isEmpty())
        return deal; // of a match that began before there was one
    // Another 128 bits for every round, so that one that was shown says nothing of the next.
    const QByteArray secret = QCryptographicHash::hash((nonce + u':' + QString::number(match->round() + 1)).toLatin1(),
                                                       QCryptographicHash::Sha256);
    return deal + QStringLiteral(" nonce ") + QString::fromLatin1(secret.left(16).toHex());
}

std::uint64_t TableSession::Private::newSeed() { return QRandomGenerator::system()->generate64(); }

/// Gathers every piece in the stock, face down, and deals a moment later, so that a view shows the deal; or shows the
/// scenes the game makes of it.
void TableSession::Private::startDeal()
{
    opponents.callOff();
    answers.clear();
    asked.clear();
    order.forget();
    if (const QStringList sorts = rules->handSorts();
        !sorts.contains(order.mode()) && order.mode() != QLatin1String("own"))
        order.setMode(sorts.value(0));
    hurried = false;
    forced.clear();
    thinkDeadline = 0;
    cameFrom.clear();
    selected.clear();
    held.clear();
    bubbles.clear();
    lastSpeaker = -1;
    entries.clear();
    logSeen = match->log(human).size();
    lastEventText.clear();
    deferred = nullptr;
    wish.clear();
    inClaims = false;
    afterOffer = false;
    clearChoice();
    dropHint();
    fingerprint = fingerprintOf(dealLine());
    look();
    dealt = now;
    // A match that is taken up in the middle of a round was dealt long ago.
    scenes = instant || replaying || !match->log(human).empty() ? QList<DealScene>() : rules->dealScenes(dealt);
    scene = 0;
    dealing = !scenes.isEmpty() || (!instant && !replaying && !match->round_over());
    if (!scenes.isEmpty()) {
        showScene();
        return;
    }
    if (dealing) {
        std::vector<hanpan::zone> gathered = now.zones;
        std::size_t count = 0;
        for (hanpan::zone& z : gathered)
            count += z.pieces.size();
        auto stock =
            std::find_if(gathered.begin(), gathered.end(), [](const hanpan::zone& z) { return z.kind == "stock"; });
        if (stock == gathered.end()) // a table without a stock: the biggest place that is nobody's
            stock =
                std::max_element(gathered.begin(), gathered.end(), [](const hanpan::zone& a, const hanpan::zone& b) {
                    const auto size = [](const hanpan::zone& z) { return z.owner < 0 ? int(z.pieces.size()) : -1; };
                    return size(a) < size(b);
                });
        for (hanpan::zone& z : gathered)
            z.pieces.clear();
        stock->pieces.assign(count, std::string());
        now.zones = std::move(gathered);
        lastEvent = clock();
        showAll();
        setTimer();
        return;
    }
    positionChanged(false);
    emit q->happened(QStringLiteral("deal"), now.dealer);
}

/// One moment of the ceremony.
void TableSession::Private::showScene()
{
    const DealScene& shown = scenes[scene];
    tracker.carry(shown.carried);
    now = dealt;
    now.zones = shown.zones;
    lastEvent = clock();
    lastEventText = shown.text;
    showAll();
    setTimer();
    emit q->changed();
    if (!shown.kind.isEmpty())
        emit q->happened(shown.kind, now.dealer);
}

qint64 TableSession::Private::dealStep() const { return qint64(pace() * (scenes.isEmpty() ? 1 : scenes[scene].stay)); }
