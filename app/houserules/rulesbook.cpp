// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesbook.h"

#include <algorithm>

#include "games/gametable.h"
#include "houserules.h"
#include "registry/registry.h"
#include "rulebooks.h"
#include "rulewords.h"
#include "seated.h"
#include "settings/keymap.h"
#include "words/language.h"
#include "words/tablewords.h"

namespace {

using hanpan::rule_info;
using hanpan::rule_values;
using hanpan::rulebook;

QVariantMap told(const BookPart& part, const QStringList& changed)
{
    static const QString kinds[]{QStringLiteral("text"), QStringLiteral("pieces"), QStringLiteral("table"),
                                 QStringLiteral("places")};
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
    QVariantList places;
    for (std::size_t i = 0; i < part.zones.size(); ++i) {
        const hanpan::zone& zone = part.zones[i];
        QStringList faces;
        for (const auto& piece : zone.pieces)
            faces.append(QString::fromStdString(piece));
        places.append(QVariantMap{{QStringLiteral("zoneId"), QString::fromStdString(zone.id)},
                                  {QStringLiteral("kind"), QString::fromStdString(zone.kind)},
                                  {QStringLiteral("owner"), zone.owner},
                                  {QStringLiteral("count"), faces.size()},
                                  {QStringLiteral("faces"), faces},
                                  {QStringLiteral("name"), part.names.value(qsizetype(i))}});
    }
    const bool differs = std::any_of(part.fields.begin(), part.fields.end(),
                                     [&](const QString& field) { return changed.contains(field); });
    return {{QStringLiteral("kind"), kinds[int(part.kind)]},
            {QStringLiteral("text"), part.text},
            {QStringLiteral("groups"), groups},
            {QStringLiteral("head"), part.head},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("places"), places},
            {QStringLiteral("names"), part.players},
            {QStringLiteral("fields"), part.fields},
            {QStringLiteral("answers"), part.answers},
            {QStringLiteral("changed"), differs}};
}

/// The words a reader sees of a part or a rule.
QString wordsOf(const QVariantMap& map)
{
    QStringList words{map.value(QStringLiteral("word")).toString(),  map.value(QStringLiteral("meaning")).toString(),
                      map.value(QStringLiteral("text")).toString(),  map.value(QStringLiteral("label")).toString(),
                      map.value(QStringLiteral("value")).toString(), map.value(QStringLiteral("help")).toString()};
    words += map.value(QStringLiteral("head")).toStringList();
    for (const QVariant& row : map.value(QStringLiteral("rows")).toList())
        for (const QVariant& cell : row.toList())
            words.append(cell.toMap().value(QStringLiteral("text")).toString());
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

/// What the keys do at the table of this game.
BookChapter keys(const QString& game, const QList<ButtonSpec>& buttons)
{
    BookPart table;
    table.kind = BookPart::Kind::Table;
    table.text = RulesBook::tr(
        "Every game has these keys at the table, and some of its own. You can change them all in Settings.");
    table.head = {RulesBook::tr("Key", "a key of the keyboard"), RulesBook::tr("What it does")};
    const Keymap& map = *Keymap::instance();
    for (const ButtonSpec& button : buttons)
        if (button.shown && !button.key.isEmpty())
            table.rows.append(
                {{Keymap::readable(map.keyOf(game + u'/' + button.id, button.key)), {}}, {button.label, {}}});
    for (const Keymap::Use& use : map.uses(QStringLiteral("table"))) {
        QStringList named;
        for (const QString& key : use.keys)
            named.append(Keymap::readable(key));
        table.rows.append({{named.join(QStringLiteral("  ")), {}}, {use.label, {}}});
    }
    return {QStringLiteral("keys"), RulesBook::tr("Keys", "chapter: of the keyboard"), {}, {table}};
}

} // namespace

RulesBook::RulesBook(QObject* parent) : QObject(parent)
{
    connect(HouseRules::instance(), &HouseRules::changed, this, [this](const QString& game) {
        if (input_.isEmpty() && (game.isEmpty() || game == game_))
            write();
    });
    connect(Language::instance(), &Language::changed, this, &RulesBook::write);
    connect(Keymap::instance(), &Keymap::changed, this, &RulesBook::write);
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
    find();
}

void RulesBook::componentComplete()
{
    made_ = true;
    write();
}

void RulesBook::write()
{
    if (!made_)
        return;
    written_.clear();
    glossary_.clear();
    problem_.clear();
    baseLabel_.clear();
    const rulebook* book = ruleBook(game_);
    const hanpan::game_entry* entry = hanpan::find_game(toStdString(game_));
    const GameTable* game = tableGame(game_);
    if (!book || !entry || !game) {
        find();
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

    const std::unique_ptr<hanpan::match> match = seated(*entry, values, players_);
    if (!match) {
        const std::vector<hanpan::rule_problem> wrong = book->contradictions(values);
        problem_ = wrong.empty() ? QString() : contradictionText(*book, wrong.front(), values);
        find();
        return;
    }
    BookWriter writer(game_, match->rules(), match->setup().rules, match->setup().players, entry->eval);
    const Situation situation = opening(*match);
    writer.situate(situation);
    game->book.writeBook(writer);
    Situation dealt = situation;
    dealt.zones = match->zones(0);
    dealt.names = TableWords::seatNames(dealt.players);
    const std::vector<hanpan::zone> extra = game->places.extraZones(dealt);
    dealt.zones.insert(dealt.zones.end(), extra.begin(), extra.end());
    writer.closeFirst(*game, dealt);

    // House rules that no chapter has asked for come last.
    QList<BookChapter> all = writer.chapters();
    QStringList placed;
    for (const BookChapter& chapter : std::as_const(all))
        placed += chapter.groups;
    for (const hanpan::rule_group& group : book->groups())
        if (!placed.contains(toQString(group.id)))
            all.append({toQString(group.id), ruleWord(*book, group.label), {toQString(group.id)}, {}});
    all.append(keys(game_, game->words.buttons(situation)));

    for (const BookChapter& chapter : std::as_const(all)) {
        QVariantList parts;
        for (const BookPart& part : chapter.parts)
            parts.append(told(part, changed));
        const QVariantList rules = rulesOf(*book, chapter.groups, values, baseValues, changed);
        if (!parts.isEmpty() || !rules.isEmpty())
            written_.append(QVariantMap{{QStringLiteral("id"), chapter.id},
                                        {QStringLiteral("title"), chapter.title},
                                        {QStringLiteral("parts"), parts},
                                        {QStringLiteral("rules"), rules}});
    }
    for (const BookTerm& term : writer.terms())
        glossary_.append(QVariantMap{{QStringLiteral("word"), term.word},
                                     {QStringLiteral("meaning"), term.meaning},
                                     {QStringLiteral("linked"), term.linked}});
    find();
}

QVariantList RulesBook::rulesOf(const rulebook& book, const QStringList& groups, const rule_values& values,
                                const rule_values& base, const QStringList& changed)
{
    QVariantList rules;
    for (const rule_info& field : book.fields()) {
        if (!field.in_panel || !groups.contains(toQString(field.group)))
            continue;
        const QString id = toQString(field.id);
        const std::string key(field.id);
        const auto greyed = book.greyed(field.id, values);
        rules.append(QVariantMap{{QStringLiteral("id"), id},
                                 {QStringLiteral("label"), ruleWord(book, field.label)},
                                 {QStringLiteral("value"), ruleValueText(book, field, values.at(key))},
                                 {QStringLiteral("preset"), ruleValueText(book, field, base.at(key))},
                                 {QStringLiteral("help"), ruleWord(book, field.help)},
                                 {QStringLiteral("changed"), changed.contains(id)},
                                 {QStringLiteral("greyed"), greyed ? ruleWord(book, greyed->sentence) : QString()}});
    }
    return rules;
}

void RulesBook::find()
{
    const auto holds = [&](const QString& text) { return text.contains(search_, Qt::CaseInsensitive); };
    const auto those = [&](const QVariantList& list) {
        QVariantList found;
        for (const QVariant& one : list)
            if (holds(wordsOf(one.toMap())))
                found.append(one);
        return found;
    };
    chapters_.clear();
    for (const QVariant& each : std::as_const(written_)) {
        QVariantMap chapter = each.toMap();
        // A chapter of that name is found whole.
        if (!holds(chapter.value(QStringLiteral("title")).toString())) {
            for (const QString& list : {QStringLiteral("parts"), QStringLiteral("rules")})
                chapter[list] = those(chapter.value(list).toList());
            if (chapter.value(QStringLiteral("parts")).toList().isEmpty() &&
                chapter.value(QStringLiteral("rules")).toList().isEmpty())
                continue;
        }
        chapters_.append(chapter);
    }
    terms_ = those(glossary_);
    emit chaptersChanged();
}

QVariantMap RulesBook::placeOf(const QString& what) const
{
    const auto place = [](qsizetype chapter, qsizetype part) {
        return QVariantMap{{QStringLiteral("chapter"), int(chapter)}, {QStringLiteral("part"), int(part)}};
    };
    const auto list = [this](qsizetype chapter, const QString& name) {
        return chapters_[chapter].toMap().value(name).toList();
    };
    const auto holds = [&](const QVariant& part, const QString& name) {
        return part.toMap().value(name).toStringList().contains(what);
    };
    // The last paragraph that explains a refusal, the first one that tells of a rule; then the list that holds it.
    for (qsizetype i = chapters_.size() - 1; i >= 0; --i) {
        const QVariantList parts = list(i, QStringLiteral("parts"));
        for (qsizetype j = parts.size() - 1; j >= 0; --j)
            if (holds(parts[j], QStringLiteral("answers")))
                return place(i, j);
    }
    for (qsizetype i = 0; i < chapters_.size(); ++i) {
        const QVariantList parts = list(i, QStringLiteral("parts"));
        for (qsizetype j = 0; j < parts.size(); ++j)
            if (holds(parts[j], QStringLiteral("fields")))
                return place(i, j);
    }
    for (qsizetype i = 0; i < chapters_.size(); ++i) {
        for (const QVariant& rule : list(i, QStringLiteral("rules")))
            if (rule.toMap().value(QStringLiteral("id")) == what)
                return place(i, -1);
        if (chapters_[i].toMap().value(QStringLiteral("id")) == what)
            return place(i, -1);
    }
    return place(-1, -1);
}

QString RulesBook::linked(const QString& text) const
{
    struct Found {
        qsizetype at;
        qsizetype length;
        int term;
    };
    QList<Found> found;
    for (int i = 0; i < glossary_.size(); ++i) {
        const QString word = glossary_[i].toMap().value(QStringLiteral("linked")).toString();
        if (word.isEmpty())
            continue;
        // A word inside another one is none; what follows may be an ending.
        const auto inside = [&](qsizetype at) { return at > 0 && text[at - 1].isLetter(); };
        qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        while (at >= 0 && inside(at))
            at = text.indexOf(word, at + 1, Qt::CaseInsensitive);
        if (at < 0)
            continue;
        found.append({at, word.size(), i});
    }
    // Of two that begin in one place the longer: “melded” is not “meld”.
    std::sort(found.begin(), found.end(),
              [](const Found& a, const Found& b) { return a.at != b.at ? a.at < b.at : a.length > b.length; });
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

QStringList RulesBook::faces() const
{
    QStringList all;
    for (const QVariant& chapter : written_)
        for (const QVariant& each : chapter.toMap().value(QStringLiteral("parts")).toList()) {
            const QVariantMap part = each.toMap();
            for (const QVariant& group : part.value(QStringLiteral("groups")).toList())
                all += group.toStringList();
            for (const QVariant& row : part.value(QStringLiteral("rows")).toList())
                for (const QVariant& cell : row.toList())
                    all += cell.toMap().value(QStringLiteral("pieces")).toStringList();
        }
    all.removeAll(QString());
    all.removeDuplicates();
    return all;
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
