// SPDX-License-Identifier: GPL-3.0-or-later
#include "bookofrules.h"

#include <algorithm>

#include "games/bookwriter.h"
#include "games/gametable.h"
#include "registry/registry.h"
#include "ruleaccess.h"
#include "rulesinuse.h"
#include "rulewords.h"
#include "seated.h"
#include "settings/keymap.h"
#include "words/language.h"
#include "words/tablewords.h"
#include "work/change.h"

namespace {

using hanpan::rule_info;
using hanpan::rule_values;
using hanpan::rulebook;

/// The words that a reader sees of a part, a rule or a term.
QString joined(QStringList words)
{
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

QString wordsOf(const BookPart& part)
{
    QStringList words{part.text};
    words += part.head;
    for (const BookRow& row : part.rows)
        for (const BookCell& cell : row.cells)
            words.append(cell.text);
    return joined(words);
}

QString wordsOf(const BookRule& rule) { return joined({rule.label, rule.value, rule.help}); }

QString wordsOf(const BookTerm& term) { return joined({term.word, term.meaning}); }

/// The house rules of a chapter.
QList<BookRule> rulesOf(const rulebook& book, const QStringList& groups, const rule_values& values,
                        const rule_values& base, const QStringList& changed)
{
    QList<BookRule> rules;
    for (const rule_info& field : book.fields()) {
        if (!field.in_panel || !groups.contains(toQString(field.group)))
            continue;
        const QString id = toQString(field.id);
        const std::string key(field.id);
        const auto greyed = book.greyed(field.id, values);
        rules.append(BookRule{.id = id,
                              .label = ruleWord(book, field.label),
                              .value = ruleValueText(book, field, values.at(key)),
                              .preset = ruleValueText(book, field, base.at(key)),
                              .help = ruleWord(book, field.help),
                              .changed = changed.contains(id),
                              .greyed = greyed ? ruleWord(book, greyed->sentence) : QString()});
    }
    return rules;
}

/// The chapter on the keys at the table of this game.
BookChapter keys(const QString& game, const QList<ButtonSpec>& buttons)
{
    BookPart table{
        .kind = QStringLiteral("table"),
        .text = BookOfRules::tr(
            "Every game has these keys at the table, and some of its own. You can change them all in Settings."),
        .head = {BookOfRules::tr("Key", "a key of the keyboard"), BookOfRules::tr("What it does")}};
    const Keymap& map = *Keymap::instance();
    for (const ButtonSpec& button : buttons)
        if (button.shown && !button.key.isEmpty())
            table.rows.append(
                BookRow{{{Keymap::readable(map.keyOf(game + u'/' + button.id, button.key)), {}}, {button.label, {}}}});
    for (const Keymap::Use& use : map.uses(QStringLiteral("table"))) {
        QStringList named;
        for (const QString& key : use.keys)
            named.append(Keymap::readable(key));
        table.rows.append(BookRow{{{named.join(QStringLiteral("  ")), {}}, {use.label, {}}}});
    }
    return {
        .id = QStringLiteral("keys"), .title = BookOfRules::tr("Keys", "chapter: of the keyboard"), .parts = {table}};
}

} // namespace

BookOfRules::BookOfRules(QObject* parent) : QObject(parent)
{
    connect(RulesInUse::instance(), &RulesInUse::changed, this, [this](const QString& game) {
        if (input_.isEmpty() && (game.isEmpty() || game == game_))
            write();
    });
    connect(Language::instance(), &Language::changed, this, &BookOfRules::write);
    connect(Keymap::instance(), &Keymap::changed, this, &BookOfRules::write);
}

void BookOfRules::setGame(const QString& game)
{
    change(this, game_, game, &BookOfRules::gameChanged, &BookOfRules::write);
}

void BookOfRules::setValues(const RuleValues& values)
{
    change(this, input_, values, &BookOfRules::valuesChanged, &BookOfRules::write);
}

void BookOfRules::setPlayers(int players)
{
    change(this, players_, players, &BookOfRules::playersChanged, &BookOfRules::write);
}

void BookOfRules::setSearch(const QString& search)
{
    change(this, search_, search, &BookOfRules::searchChanged, &BookOfRules::find);
}

void BookOfRules::componentComplete()
{
    made_ = true;
    write();
}

void BookOfRules::write()
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
    rule_values values = RulesInUse::instance()->values(game_);
    if (!input_.isEmpty())
        if (auto read = book->read(input_.all()))
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

    // House rules that no chapter lists come last.
    QList<BookChapter> all = writer.chapters();
    QStringList placed;
    for (const BookChapter& chapter : std::as_const(all))
        placed += chapter.groups;
    for (const hanpan::rule_group& group : book->groups())
        if (!placed.contains(toQString(group.id)))
            all.append(BookChapter{
                .id = toQString(group.id), .title = ruleWord(*book, group.label), .groups = {toQString(group.id)}});
    all.append(keys(game_, game->words.buttons(situation)));

    for (BookChapter& chapter : all) {
        for (BookPart& part : chapter.parts)
            part.changed = std::any_of(part.fields.begin(), part.fields.end(),
                                       [&](const QString& field) { return changed.contains(field); });
        chapter.rules = rulesOf(*book, chapter.groups, values, baseValues, changed);
        if (!chapter.parts.isEmpty() || !chapter.rules.isEmpty())
            written_.append(chapter);
    }
    glossary_ = writer.terms();
    find();
}

void BookOfRules::find()
{
    const auto holds = [&](const QString& text) { return text.contains(search_, Qt::CaseInsensitive); };
    const auto keepThose = [&](auto& list) { list.removeIf([&](const auto& one) { return !holds(wordsOf(one)); }); };
    chapters_.clear();
    for (BookChapter chapter : std::as_const(written_)) {
        // A chapter whose title matches is shown completely.
        if (!holds(chapter.title)) {
            keepThose(chapter.parts);
            keepThose(chapter.rules);
            if (chapter.parts.isEmpty() && chapter.rules.isEmpty())
                continue;
        }
        chapters_.append(chapter);
    }
    terms_ = glossary_;
    keepThose(terms_);
    emit chaptersChanged();
}

BookSpot BookOfRules::placeOf(const QString& what) const
{
    // The last paragraph that explains a refusal, the first one about a rule; then the list that contains it.
    for (int i = int(chapters_.size()) - 1; i >= 0; --i)
        for (int j = int(chapters_[i].parts.size()) - 1; j >= 0; --j)
            if (chapters_[i].parts[j].answers.contains(what))
                return {i, j};
    for (int i = 0; i < chapters_.size(); ++i)
        for (int j = 0; j < chapters_[i].parts.size(); ++j)
            if (chapters_[i].parts[j].fields.contains(what))
                return {i, j};
    for (int i = 0; i < chapters_.size(); ++i) {
        const QList<BookRule>& rules = chapters_[i].rules;
        if (chapters_[i].id == what ||
            std::any_of(rules.begin(), rules.end(), [&](const BookRule& rule) { return rule.id == what; }))
            return {i, -1};
    }
    return {};
}

QString BookOfRules::linked(const QString& text) const
{
    struct Found {
        qsizetype at;
        qsizetype length;
        int term;
    };
    QList<Found> found;
    for (int i = 0; i < glossary_.size(); ++i) {
        const QString word = glossary_[i].linked;
        if (word.isEmpty())
            continue;
        // A word inside another one does not count; what follows it may be an ending.
        const auto inside = [&](qsizetype at) { return at > 0 && text[at - 1].isLetter(); };
        qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        while (at >= 0 && inside(at))
            at = text.indexOf(word, at + 1, Qt::CaseInsensitive);
        if (at < 0)
            continue;
        found.append({at, word.size(), i});
    }
    // Of two that begin at the same place, the longer: “melded” is not “meld”.
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

QStringList BookOfRules::faces() const
{
    QStringList all;
    for (const BookChapter& chapter : written_)
        for (const BookPart& part : chapter.parts) {
            for (const BookGroup& group : part.groups)
                all += group.faces;
            for (const BookRow& row : part.rows)
                for (const BookCell& cell : row.cells)
                    all += cell.pieces;
        }
    all.removeAll(QString());
    all.removeDuplicates();
    return all;
}

QString BookOfRules::plainText() const
{
    QStringList lines;
    for (const BookChapter& chapter : chapters_) {
        lines.append(chapter.title);
        for (const BookPart& part : chapter.parts)
            lines.append(wordsOf(part));
        for (const BookRule& rule : chapter.rules)
            lines.append(wordsOf(rule));
    }
    for (const BookTerm& term : terms_)
        lines.append(term.word + QStringLiteral(": ") + term.meaning);
    return lines.join(u'\n');
}
