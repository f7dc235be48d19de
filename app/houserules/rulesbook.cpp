// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesbook.h"

#include <algorithm>

#include "games/tablegame.h"
#include "houserules.h"
#include "registry/registry.h"
#include "rulebooks.h"
#include "rulewords.h"
#include "words/language.h"

namespace {

using hanpan::rule_info;
using hanpan::rule_values;
using hanpan::rulebook;

QVariantMap told(const BookPart& part, const QStringList& changed)
{
    static const QString kinds[]{QStringLiteral("text"), QStringLiteral("pieces"), QStringLiteral("table")};
    QVariantList groups;
    for (const QStringList& group : part.groups)
        groups.append(QVariant(group));
    QVariantList rows;
    for (const QList<BookCell>& row : part.rows) {
        QVariantList cells;
        for (const BookCell& cell : row)
            cells.append(QVariantMap{{QStringLiteral("text"), cell.text}, {QStringLiteral("pieces"), cell.pieces}});
        rows.append(QVariant(cells));
    }
    const bool differs = std::any_of(part.fields.begin(), part.fields.end(),
                                     [&](const QString& field) { return changed.contains(field); });
    return {{QStringLiteral("kind"), kinds[int(part.kind)]},
            {QStringLiteral("text"), part.text},
            {QStringLiteral("groups"), groups},
            {QStringLiteral("head"), part.head},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("fields"), part.fields},
            {QStringLiteral("changed"), differs}};
}

/// The words a reader sees of a part or a rule.
QString wordsOf(const QVariantMap& map)
{
    QStringList words{map.value(QStringLiteral("text")).toString(), map.value(QStringLiteral("label")).toString(),
                      map.value(QStringLiteral("value")).toString(), map.value(QStringLiteral("help")).toString()};
    words += map.value(QStringLiteral("head")).toStringList();
    for (const QVariant& row : map.value(QStringLiteral("rows")).toList())
        for (const QVariant& cell : row.toList())
            words.append(cell.toMap().value(QStringLiteral("text")).toString());
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

} // namespace

RulesBook::RulesBook(QObject* parent) : QObject(parent)
{
    connect(HouseRules::instance(), &HouseRules::changed, this, [this](const QString& game) {
        if (input_.isEmpty() && (game.isEmpty() || game == game_))
            write();
    });
    connect(Language::instance(), &Language::changed, this, &RulesBook::write);
}

void RulesBook::setGame(const QString& game)
{
    if (game_ == game)
        return;
    game_ = game;
    emit gameChanged();
    write();
}

void RulesBook::setValues(const QVariantMap& values)
{
    if (input_ == values)
        return;
    input_ = values;
    emit valuesChanged();
    write();
}

void RulesBook::setPlayers(int players)
{
    if (players_ == players)
        return;
    players_ = players;
    emit playersChanged();
    write();
}

void RulesBook::setSearch(const QString& search)
{
    if (search_ == search)
        return;
    search_ = search;
    emit searchChanged();
    write();
}

void RulesBook::write()
{
    chapters_.clear();
    terms_.clear();
    problem_.clear();
    baseLabel_.clear();
    const rulebook* book = ruleBook(game_);
    const hanpan::game_entry* entry = hanpan::find_game(toStdString(game_));
    if (!book || !entry) {
        emit chaptersChanged();
        return;
    }
    rule_values values = HouseRules::instance()->values(game_);
    if (!input_.isEmpty())
        if (auto read = book->read(fromVariant(input_)))
            values = std::move(*read.value);
    const QString base = nearestPreset(*book, values);
    baseLabel_ = presetWord(*book, base);
    const rule_values baseValues = book->preset_values(toStdString(base));
    QStringList changed;
    for (const std::string_view id : changedFields(*book, values, baseValues))
        changed.append(toQString(id));

    int players = players_;
    if (players == 0)
        players = std::clamp(values.value("players", entry->min_players), entry->min_players, entry->max_players);
    hanpan::match_setup setup;
    setup.game = toStdString(game_);
    setup.rules = values;
    // Not every number may sit down under these rules; the book is one and the same.
    std::unique_ptr<hanpan::match> match;
    for (int tried = 0; tried <= entry->max_players && !match; ++tried) {
        setup.players = tried == 0 ? players : tried;
        if (auto made = hanpan::make_match(setup); made && setup.players >= entry->min_players)
            match = std::move(*made.value);
    }
    if (!match) {
        const std::vector<hanpan::rule_problem> wrong = book->contradictions(values);
        problem_ = wrong.empty() ? QString() : contradictionText(*book, wrong.front(), values);
        emit chaptersChanged();
        return;
    }
    BookWriter writer(game_, match->rules(), match->setup().rules, setup.players, entry->eval);
    Situation situation;
    situation.players = setup.players;
    situation.rules = match->rules();
    situation.view = match->view(0);
    writer.situate(situation);
    if (const TableGame* game = tableGame(game_))
        game->writeBook(writer);

    // House rules that no chapter has asked for come last.
    QList<BookChapter> written = writer.chapters();
    QStringList placed;
    for (const BookChapter& chapter : written)
        placed += chapter.groups;
    for (const hanpan::rule_group& group : book->groups())
        if (!placed.contains(toQString(group.id)))
            written.append({toQString(group.id), ruleWord(*book, group.label), {toQString(group.id)}, {}});

    for (const BookChapter& chapter : written) {
        const bool whole = search_.isEmpty() || chapter.title.contains(search_, Qt::CaseInsensitive);
        const auto wanted = [&](const QVariantMap& map) {
            return whole || wordsOf(map).contains(search_, Qt::CaseInsensitive);
        };
        QVariantList parts;
        for (const BookPart& part : chapter.parts)
            if (const QVariantMap map = told(part, changed); wanted(map))
                parts.append(map);
        QVariantList rules;
        for (const rule_info& field : book->fields()) {
            const QString id = toQString(field.id);
            if (!field.in_panel || !chapter.groups.contains(toQString(field.group)))
                continue;
            const auto greyed = book->greyed(field.id, values);
            const QString key(id);
            const QVariantMap map{
                {QStringLiteral("id"), id},
                {QStringLiteral("label"), ruleWord(*book, field.label)},
                {QStringLiteral("value"), ruleValueText(*book, field, values.at(std::string(field.id)))},
                {QStringLiteral("preset"), ruleValueText(*book, field, baseValues.at(std::string(field.id)))},
                {QStringLiteral("help"), ruleWord(*book, field.help)},
                {QStringLiteral("changed"), changed.contains(id)},
                {QStringLiteral("greyed"), greyed ? ruleWord(*book, greyed->sentence) : QString()}};
            if (wanted(map))
                rules.append(map);
        }
        if (!parts.isEmpty() || !rules.isEmpty())
            chapters_.append(QVariantMap{{QStringLiteral("id"), chapter.id},
                                         {QStringLiteral("title"), chapter.title},
                                         {QStringLiteral("parts"), parts},
                                         {QStringLiteral("rules"), rules}});
    }
    for (const BookTerm& term : writer.terms())
        if (search_.isEmpty() || term.word.contains(search_, Qt::CaseInsensitive) ||
            term.meaning.contains(search_, Qt::CaseInsensitive))
            terms_.append(QVariantMap{{QStringLiteral("word"), term.word}, {QStringLiteral("meaning"), term.meaning}});
    emit chaptersChanged();
}

int RulesBook::chapterOf(const QString& rule) const
{
    // The paragraph that tells of it before the list that holds it.
    for (const bool paragraphs : {true, false})
        for (int i = 0; i < chapters_.size(); ++i) {
            const QVariantMap chapter = chapters_[i].toMap();
            if (paragraphs) {
                for (const QVariant& part : chapter.value(QStringLiteral("parts")).toList())
                    if (part.toMap().value(QStringLiteral("fields")).toStringList().contains(rule))
                        return i;
            } else {
                for (const QVariant& row : chapter.value(QStringLiteral("rules")).toList())
                    if (row.toMap().value(QStringLiteral("id")).toString() == rule)
                        return i;
            }
        }
    return -1;
}

QString RulesBook::linked(const QString& text) const
{
    struct Found {
        qsizetype at;
        qsizetype length;
        int term;
    };
    QList<Found> found;
    for (int i = 0; i < terms_.size(); ++i) {
        const QString word = terms_[i].toMap().value(QStringLiteral("word")).toString();
        // A word inside another one is none; what follows may be an ending.
        const auto inside = [&](qsizetype at) { return at > 0 && text[at - 1].isLetter(); };
        qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        while (at >= 0 && inside(at))
            at = text.indexOf(word, at + 1, Qt::CaseInsensitive);
        if (at < 0)
            continue;
        found.append({at, word.size(), i});
    }
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.at < b.at; });
    QString styled;
    qsizetype from = 0;
    for (const Found& f : std::as_const(found)) {
        if (f.at < from)
            continue;
        styled += text.mid(from, f.at - from).toHtmlEscaped() +
                  QStringLiteral("<a href=\"term:%1\">%2</a>")
                      .arg(QString::number(f.term), text.mid(f.at, f.length).toHtmlEscaped());
        from = f.at + f.length;
    }
    return styled + text.mid(from).toHtmlEscaped();
}

QString RulesBook::plainText() const
{
    QStringList lines;
    for (const QVariant& each : chapters_) {
        const QVariantMap chapter = each.toMap();
        lines.append(chapter.value(QStringLiteral("title")).toString());
        for (const QVariant& part : chapter.value(QStringLiteral("parts")).toList())
            lines.append(wordsOf(part.toMap()));
        for (const QVariant& rule : chapter.value(QStringLiteral("rules")).toList())
            lines.append(wordsOf(rule.toMap()));
    }
    for (const QVariant& term : terms_)
        lines.append(term.toMap().value(QStringLiteral("word")).toString() + QStringLiteral(": ") +
                     term.toMap().value(QStringLiteral("meaning")).toString());
    return lines.join(u'\n');
}
