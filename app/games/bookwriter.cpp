// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bookwriter.h"

#include <algorithm>

hanpan::json BookWriter::ask(const char* what, hanpan::json question) const
{
    question["game"] = game_.toStdString();
    question["ask"] = what;
    question["rules"] = values_;
    hanpan::json answer = eval_(question);
    if (const auto refused = answer.find("error"); refused != answer.end())
        qWarning("the book of %s asks what the engine refuses: %s", qPrintable(game_), refused->dump().c_str());
    return answer;
}

void BookWriter::chapter(const QString& id, const QString& title, const QStringList& groups)
{
    chapters_.append({id, title, groups, {}});
}

void BookWriter::say(const QStringList& fields, const QStringList& sentences)
{
    QStringList kept = sentences;
    kept.removeAll(QString());
    if (kept.isEmpty())
        return;
    BookPart part;
    part.text = kept.join(u' ');
    part.fields = fields;
    chapters_.last().parts.append(part);
}

void BookWriter::show(const QStringList& fields, const QList<QStringList>& groups, const QString& caption)
{
    BookPart part;
    part.kind = BookPart::Kind::Pieces;
    part.text = caption;
    part.groups = groups;
    part.fields = fields;
    chapters_.last().parts.append(part);
}

void BookWriter::table(const QStringList& fields, const QString& heading, const QStringList& head,
                       const QList<QList<BookCell>>& rows)
{
    BookPart part;
    part.kind = BookPart::Kind::Table;
    part.text = heading;
    part.head = head;
    part.rows = rows;
    part.fields = fields;
    chapters_.last().parts.append(part);
}

void BookWriter::hands(const QStringList& fields, const QString& heading, const QStringList& head,
                       const QList<HandClass>& classes)
{
    QList<QList<BookCell>> rows;
    for (const HandClass& each : classes) {
        const QString words = each.words.isEmpty() ? each.name : each.name + QStringLiteral(": ") + each.words;
        rows.append({{words, {}}, {QString(), each.faces}, {each.worth, {}}});
    }
    table(fields, heading, head, rows);
}

void BookWriter::answers(const char* refusals)
{
    chapters_.last().parts.last().answers += QString::fromLatin1(refusals).split(u' ');
}

void BookWriter::closeFirst(const GameTable& game, const Situation& dealt)
{
    if (chapters_.isEmpty())
        return;
    BookPart places;
    places.kind = BookPart::Kind::Places;
    places.players = dealt.names;
    QStringList told;
    for (const hanpan::zone& zone : dealt.zones) {
        places.zones.push_back(zone);
        // Everybody's places are alike: mine, and those of the next player, are named; not places that take no pieces,
        // or none yet.
        static const std::vector<std::string> unnamed{"call", "seat", "removed", "indicator", "locked"};
        const bool named =
            zone.owner <= dealt.me + 1 && std::find(unnamed.begin(), unnamed.end(), zone.kind) == unnamed.end();
        const QString label = named ? game.places.zoneLabel(dealt, zone) : QString();
        places.names.append(label);
        if (!label.isEmpty())
            told.append(QStringLiteral("%1 %2").arg(told.size() + 1).arg(label));
    }
    places.text = told.join(QStringLiteral(" · "));
    chapters_.first().parts.append(places);
    if (const QString credit = game.book.credit(); !credit.isEmpty()) {
        BookPart owed;
        owed.text = credit;
        chapters_.first().parts.append(owed);
    }
}

void BookWriter::term(const QString& word, const QString& meaning, const QString& linked)
{
    terms_.append({word, meaning, linked});
}
