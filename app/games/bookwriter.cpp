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
    chapters_.append(BookChapter{.id = id, .title = title, .groups = groups});
}

void BookWriter::say(const QStringList& fields, const QStringList& sentences)
{
    QStringList kept = sentences;
    kept.removeAll(QString());
    if (kept.isEmpty())
        return;
    chapters_.last().parts.append(BookPart{.kind = QStringLiteral("text"), .text = kept.join(u' '), .fields = fields});
}

void BookWriter::show(const QStringList& fields, const QList<QStringList>& groups, const QString& caption)
{
    BookPart part{.kind = QStringLiteral("pieces"), .text = caption, .fields = fields};
    for (const QStringList& faces : groups)
        part.groups.append(BookGroup{faces});
    chapters_.last().parts.append(part);
}

void BookWriter::table(const QStringList& fields, const QString& heading, const QStringList& head,
                       const QList<QList<BookCell>>& rows)
{
    BookPart part{.kind = QStringLiteral("table"), .text = heading, .head = head, .fields = fields};
    for (const QList<BookCell>& cells : rows)
        part.rows.append(BookRow{cells});
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
    BookPart places{.kind = QStringLiteral("places"), .names = dealt.names};
    QStringList told;
    for (const hanpan::zone& zone : dealt.zones) {
        // Everybody's places are alike: mine, and those of the next player, are named; not places that take no pieces, or none yet.
        static const std::vector<std::string> unnamed{"call", "seat", "removed", "indicator", "locked"};
        const bool named =
            zone.owner <= dealt.me + 1 && std::find(unnamed.begin(), unnamed.end(), zone.kind) == unnamed.end();
        const QString label = named ? game.places.zoneLabel(dealt, zone) : QString();
        QStringList faces;
        for (const auto& piece : zone.pieces)
            faces.append(QString::fromStdString(piece));
        places.places.append(BookPlace{.zoneId = QString::fromStdString(zone.id),
                                       .kind = QString::fromStdString(zone.kind),
                                       .owner = zone.owner,
                                       .count = int(faces.size()),
                                       .faces = faces,
                                       .name = label});
        if (!label.isEmpty())
            told.append(QStringLiteral("%1 %2").arg(told.size() + 1).arg(label));
    }
    places.text = told.join(QStringLiteral(" · "));
    chapters_.first().parts.append(places);
    if (const QString credit = game.book.credit(); !credit.isEmpty())
        chapters_.first().parts.append(BookPart{.kind = QStringLiteral("text"), .text = credit});
}

void BookWriter::term(const QString& word, const QString& meaning, const QString& linked)
{
    terms_.append({word, meaning, linked});
}
