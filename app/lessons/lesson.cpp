// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson.h"

#include <algorithm>

#include <QFile>

#include "registry/registry.h"
#include "words/language.h"

namespace {

using hanpan::json;

QString lessonFile(const QString& game, int number)
{
    return QStringLiteral(":/hanpan/lessons/%1/%2.json").arg(game).arg(number);
}

/// A lesson that cannot be read: where, and what is wrong there.
struct Fault {
    std::string sentence;
};

[[noreturn]] void fail(const std::string& where, const std::string& what) { throw Fault{where + ": " + what}; }

QString text(const std::string& from) { return QString::fromStdString(from); }

/// The member of an object, which must be there.
const json& member(const json& of, const char* key, const std::string& where)
{
    if (!of.is_object() || !of.contains(key))
        fail(where, std::string("\"") + key + "\" is missing");
    return of.at(key);
}

std::string string(const json& from, const std::string& where)
{
    if (!from.is_string())
        fail(where, "text is expected, not " + from.dump());
    return from.get<std::string>();
}

int number(const json& from, const std::string& where)
{
    if (!from.is_number_integer())
        fail(where, "a number is expected, not " + from.dump());
    return from.get<int>();
}

LessonWords words(const json& from, const std::string& where)
{
    if (!from.is_object())
        fail(where, "words are expected, {\"en\": \"…\", \"ko\": \"…\"}");
    LessonWords said;
    for (const char* code : {"en", "ko"}) {
        const std::string line = string(member(from, code, where), where);
        if (line.empty())
            fail(where, std::string("no words in \"") + code + "\"");
        said.in.insert(text(code), text(line));
    }
    return said;
}

QStringList lines(const json& from, const std::string& where)
{
    QStringList all;
    if (from.is_string())
        return {text(from.get<std::string>())};
    if (!from.is_array())
        fail(where, "a list is expected");
    for (const json& one : from)
        all.append(text(string(one, where)));
    return all;
}

LessonStep step(const json& from, const std::string& where)
{
    static const QHash<QString, LessonStep::Kind> kinds{{QStringLiteral("say"), LessonStep::Kind::Say},
                                                        {QStringLiteral("ask"), LessonStep::Kind::Ask},
                                                        {QStringLiteral("others"), LessonStep::Kind::Others},
                                                        {QStringLiteral("free"), LessonStep::Kind::Free},
                                                        {QStringLiteral("end"), LessonStep::Kind::End}};
    if (!from.is_object())
        fail(where, "a step is expected, {\"say\": …}");
    LessonStep made;
    QString kind;
    // "say" with "others": told first, done then.
    const bool toldFirst = from.contains("say") && from.contains("others");
    for (const auto& [key, value] : from.items()) {
        if (toldFirst && key == "say") {
            made.words = words(value, where);
        } else if (const auto found = kinds.find(text(key)); found != kinds.end()) {
            if (!kind.isEmpty())
                fail(where, "is it \"" + kind.toStdString() + "\" or \"" + key + "\"?");
            kind = text(key);
            made.kind = *found;
        } else if (key == "move" || key == "moves") {
            made.moves = lines(value, where);
        } else if (key == "show") {
            made.show = text(string(value, where)).split(u' ', Qt::SkipEmptyParts);
        } else if (key == "picture") {
            made.picture = text(string(value, where)).split(u' ', Qt::SkipEmptyParts);
        } else if (key == "although") {
            made.although = words(value, where);
        } else if (key == "level") {
            made.level = text(string(value, where));
        } else if (key == "wrong") {
            if (!value.is_object())
                fail(where, "\"wrong\" is {move: words, …}");
            for (const auto& [move, said] : value.items())
                made.wrong.append(
                    {text(move), words(said, std::string(where).append(", wrong \"").append(move) + "\"")});
            // The longer beginning is the better fit; "" fits all.
            std::stable_sort(made.wrong.begin(), made.wrong.end(),
                             [](const auto& a, const auto& b) { return a.move.size() > b.move.size(); });
        } else {
            fail(where, "\"" + key + "\" is nothing a step has");
        }
    }
    if (kind.isEmpty())
        fail(where, "one of say, ask, others, free, end is missing");
    const json& told = from.at(kind.toStdString());
    if (made.kind == LessonStep::Kind::Others)
        made.moves = lines(told, where);
    else
        made.words = words(told, where);
    if ((made.kind == LessonStep::Kind::Ask || made.kind == LessonStep::Kind::Others) && made.moves.isEmpty())
        fail(where, "no move");
    if (made.kind == LessonStep::Kind::Ask && (made.wrong.isEmpty() || !made.wrong.last().move.isEmpty()))
        fail(where, "nothing is said to another move: \"wrong\": {\"\": words}");
    return made;
}

Lesson lesson(const QString& game, int number_, const json& from)
{
    if (!hanpan::find_game(game.toStdString()))
        fail("game", "there is no \"" + game.toStdString() + "\"");
    Lesson made;
    made.game = game;
    made.number = number_;
    made.title = words(member(from, "title", "lesson"), "title");
    made.aim = words(member(from, "aim", "lesson"), "aim");
    made.setup.game = game.toStdString();
    made.setup.players = number(member(from, "players", "lesson"), "players");
    made.setup.seed = std::uint64_t(from.contains("seed") ? number(from.at("seed"), "seed") : number_);
    if (from.contains("rules"))
        made.setup.rules = from.at("rules");
    if (from.contains("dealer"))
        made.setup.dealer = number(from.at("dealer"), "dealer");
    if (from.contains("deck"))
        made.setup.deck = string(from.at("deck"), "deck");
    made.setup.until = 1;
    if (from.contains("deal")) {
        if (!from.at("deal").is_object())
            fail("deal", "{zone: pieces, …} is expected");
        for (const auto& [zone, pieces] : from.at("deal").items())
            made.deal.emplace_back(zone, string(pieces, "deal"));
    }
    const json& steps = member(from, "steps", "lesson");
    if (!steps.is_array() || steps.empty())
        fail("steps", "a list is expected");
    for (std::size_t i = 0; i < steps.size(); ++i)
        made.steps.append(step(steps[i], "step " + std::to_string(i + 1)));
    if (made.steps.last().kind != LessonStep::Kind::End)
        fail("steps", "the last one is not {\"end\": words}");
    return made;
}

} // namespace

namespace {

/// Everything as it lies after an action, twins not told apart; "" where it is not allowed.
std::string outcome(const hanpan::match& at, hanpan::seat who, const QString& action)
{
    const std::unique_ptr<hanpan::match> trial = at.clone();
    if (!trial->play(who, action.toStdString()).allowed())
        return {};
    json all = trial->all();
    all.erase("log"); // as it was worded
    std::string told = all.dump();
    for (std::size_t mark = 0; (mark = told.find('#', mark)) != std::string::npos;)
        told.erase(mark, 2);
    return told;
}

} // namespace

bool sameMove(const hanpan::match& at, hanpan::seat who, const QString& one, const QString& other)
{
    const auto words = [](const QString& action) {
        QStringList all = action.split(u' ', Qt::SkipEmptyParts);
        for (QString& word : all)
            word = word.section(u'#', 0, 0);
        all.sort();
        return all;
    };
    // (In another order the same pieces may lie in another order afterwards.)
    if (words(one) == words(other))
        return at.judge(who, one.toStdString()).allowed() && at.judge(who, other.toStdString()).allowed();
    // What one says is never the same as what one does.
    if (one.section(u' ', 0, 0) != other.section(u' ', 0, 0))
        return false;
    const std::string after = outcome(at, who, one);
    return !after.empty() && after == outcome(at, who, other);
}

QString LessonStep::meant(const hanpan::match& at, const QString& action) const
{
    const auto same = std::find_if(moves.begin(), moves.end(),
                                   [&](const QString& move) { return sameMove(at, learner, move, action); });
    return same == moves.end() ? action : *same;
}

QString LessonWords::said() const { return in.value(Language::instance()->code(), in.value(QStringLiteral("en"))); }

hanpan::parsed<Lesson> readLesson(const QString& game, int number, const QByteArray& text)
{
    using result = hanpan::parsed<Lesson>;
    try {
        return result(lesson(game, number, json::parse(text.toStdString())));
    } catch (const Fault& fault) {
        return result::failure(fault.sentence);
    } catch (const json::exception& fault) {
        return result::failure(fault.what());
    }
}

hanpan::parsed<std::unique_ptr<hanpan::match>> dealLesson(const Lesson& lesson)
{
    using result = hanpan::parsed<std::unique_ptr<hanpan::match>>;
    hanpan::match_setup setup = lesson.setup;
    if (!lesson.deal.empty()) {
        auto deck = hanpan::stacked_deck(*hanpan::find_game(setup.game), setup, lesson.deal);
        if (!deck)
            return result::failure(deck.error);
        setup.deck = *deck;
    }
    return hanpan::make_match(setup);
}

namespace {

/// One move of a lesson. Players besides the learner who are asked before it pass.
bool playMove(hanpan::match& match, hanpan::seat who, const std::string& action)
{
    while (!match.play(who, action).allowed()) {
        bool passed = false;
        for (const hanpan::seat other : match.to_act())
            passed = passed || (other != learner && match.play(other, "pass").allowed());
        if (!passed)
            return false;
    }
    return true;
}

} // namespace

int playLesson(const Lesson& lesson, hanpan::match& match, int from, int step)
{
    for (int at = from; at < step && at < lesson.steps.size(); ++at) {
        const LessonStep& now = lesson.steps[at - 1];
        if (now.kind == LessonStep::Kind::Free)
            return at;
        // Of several right moves the learner's may have been any: all later ones fit each of them. Some fit no other
        // way.
        QStringList moves = now.moves;
        if (now.kind == LessonStep::Kind::Ask) {
            const auto fits = std::find_if(moves.begin(), moves.end(), [&](const QString& move) {
                return match.judge(learner, move.toStdString()).allowed();
            });
            moves = {QString::number(learner) + u' ' + (fits == moves.end() ? moves.first() : *fits)};
        }
        for (const QString& move : std::as_const(moves))
            if (!playMove(match, move.section(u' ', 0, 0).toInt(), move.section(u' ', 1).toStdString()))
                return at;
    }
    return std::min(step, int(lesson.steps.size()));
}

int lessonCount(const QString& game)
{
    int count = 0;
    while (QFile::exists(lessonFile(game, count + 1)))
        ++count;
    return count;
}

hanpan::parsed<Lesson> lessonOf(const QString& game, int number)
{
    QFile file(lessonFile(game, number));
    if (!file.open(QIODevice::ReadOnly))
        return hanpan::parsed<Lesson>::failure("there is no lesson " + std::to_string(number) + " of " +
                                               game.toStdString());
    return readLesson(game, number, file.readAll());
}
