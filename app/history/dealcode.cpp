// SPDX-License-Identifier: GPL-3.0-or-later
#include "dealcode.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QRegularExpression>

#include "houserules/ruleaccess.h"
#include "houserules/rulecode.h"
#include "houserules/rulewords.h"
#include "registry/registry.h"
#include "words/words.h"

namespace {

struct DealCodeTr {
    Q_DECLARE_TR_FUNCTIONS(DealCode)
};

QString checkOf(const QString& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256)
                                   .left(3)
                                   .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

DealCode failure(const QString& sentence)
{
    DealCode code;
    code.error = sentence;
    return code;
}

} // namespace

QString writeDealCode(const hanpan::match& match)
{
    const hanpan::match_setup& setup = match.setup();
    if (!setup.deck.empty())
        return {};
    QString text =
        writeRuleCode(match.book(), setup.rules) + QStringLiteral(".%1.%2").arg(setup.players).arg(setup.seed);
    if (setup.rounds > 0)
        text += QStringLiteral(".r%1").arg(setup.rounds);
    if (setup.target > 0)
        text += QStringLiteral(".t%1").arg(setup.target / hanpan::whole(1));
    if (setup.dealer)
        text += QStringLiteral(".d%1").arg(*setup.dealer);
    return text + u'.' + checkOf(text);
}

DealCode readDealCode(const QString& pasted)
{
    if (pasted.trimmed().isEmpty())
        return failure(DealCodeTr::tr("There is no code to read: copy one first."));
    // Mail programs break lines.
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    static const QRegularExpression form(QStringLiteral(
        "(HP[0-9]{1,4}-[A-Za-z0-9_-]+\\.([0-9]{1,2})\\.([0-9]{1,20})(?:\\.r([0-9]{1,7}))?(?:\\.t([0-9]{1,9}))?"
        "(?:\\.d([0-9]))?)\\.([A-Za-z0-9_-]{4})"));
    QRegularExpressionMatch match = form.match(pasted);
    if (!match.hasMatch() || checkOf(match.captured(1)) != match.captured(7))
        match = form.match(QString(pasted).remove(blanks));
    if (!match.hasMatch())
        return failure(DealCodeTr::tr("This isn't a deal code. A deal code begins with “HP1-” and contains dots."));
    if (checkOf(match.captured(1)) != match.captured(7))
        return failure(
            DealCodeTr::tr("The code is damaged: a letter is wrong or a part is missing. Copy it again in one piece."));
    const RuleCode rules = readRuleCode(match.captured(1).section(u'.', 0, 0));
    if (!rules.error.isEmpty())
        return failure(rules.error);
    const hanpan::rulebook* book = ruleBook(rules.game);
    if (!book)
        return failure(DealCodeTr::tr("This code is for a game this version doesn't have."));
    const auto values = book->read(rules.differences);
    if (!values)
        return failure(readProblem(*book, rules.differences));
    bool fits = false;
    hanpan::match_setup setup;
    setup.game = rules.game.toStdString();
    setup.players = match.captured(2).toInt();
    setup.seed = match.captured(3).toULongLong(&fits);
    setup.rules = *values;
    setup.rounds = match.captured(4).toInt();
    setup.target = hanpan::whole(match.captured(5).toInt());
    if (!match.captured(6).isEmpty())
        setup.dealer = match.captured(6).toInt();
    auto made = hanpan::make_match(setup);
    if (!fits || !made)
        return failure(DealCodeTr::tr("The code is complete, but this match can't be played: %1")
                           .arg(made ? match.captured(3) : Words::said(made.error)));
    DealCode code;
    code.game = rules.game;
    code.players = setup.players;
    code.seed = match.captured(3);
    code.match = std::move(*made);
    return code;
}
