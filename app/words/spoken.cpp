// SPDX-License-Identifier: GPL-3.0-or-later
#include "spoken.h"

#include <algorithm>

#include <QCoreApplication>
#include <QRegularExpression>

#include "cardwords.h"
#include "particles.h"

namespace {

/// "10♦" as the protocol has it: "TD".
QString faceOf(const QString& rank, QChar suit)
{
    return (rank == QLatin1String("10") ? QStringLiteral("T") : rank) +
           QStringLiteral("SHDC")[QStringLiteral("♠♥♦♣").indexOf(suit)];
}

/// The pair of particles that one of it belongs to.
QString pairOf(const QString& particle)
{
    static const QString pairs[]{QStringLiteral("은(는)"), QStringLiteral("이(가)"), QStringLiteral("을(를)"),
                                 QStringLiteral("와(과)"), QStringLiteral("(으)로")};
    for (const QString& pair : pairs)
        if (pair.contains(particle.back()))
            return pair;
    return particle;
}

} // namespace

QString spoken(const QString& line)
{
    if (std::none_of(line.begin(), line.end(), [](QChar c) { return c.unicode() > 0x7f && !c.isLetter(); }))
        return line;
    static const QRegularExpression signs(QStringLiteral(
        "(?<rank>10|[2-9AJQK])(?<suit>[♠♥♦♣])(?:(?<particle>은|는|이|가|을|를|와|과|으로|로)(?![가-힣]))?"
        "(?<more> (?=(?:10|[2-9AJQK])[♠♥♦♣]))?|(?<apart> · )|(?<minus>−(?=\\d))|(?<times> ?×(?=\\d))"));
    QString said;
    qsizetype from = 0;
    for (auto found = signs.globalMatch(line); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        said += line.mid(from, one.capturedStart() - from);
        from = one.capturedEnd();
        if (one.hasCaptured(QStringLiteral("rank"))) {
            said +=
                CardWords::name(faceOf(one.captured(QStringLiteral("rank")), one.captured(QStringLiteral("suit"))[0]));
            const QString particle = one.captured(QStringLiteral("particle"));
            if (!particle.isEmpty())
                said = withParticles(said + pairOf(particle));
            if (one.hasCaptured(QStringLiteral("more")))
                said += particle.isEmpty() ? QStringLiteral(", ") : QStringLiteral(" ");
        } else if (one.hasCaptured(QStringLiteral("apart"))) {
            said += QStringLiteral(", ");
        } else if (one.hasCaptured(QStringLiteral("minus"))) {
            said += QCoreApplication::translate("Spoken", "minus ", "read out before a number");
        } else {
            said += QCoreApplication::translate("Spoken", " times ", "read out before a number: ×2");
        }
    }
    return said + line.mid(from);
}
