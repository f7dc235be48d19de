// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "game/gesture.h"
#include "games/tablegame.h"

/// A game's faces in the game's own types: its view, its rules, its actions. Actions cross the table in the protocol's
/// words; they are read and written here. `Game`: the engine's, hanpan::hoola::game.
template <class Game>
class TypedGame : public TableGame {
public:
    QStringList judgeSet(const Situation& s) const override
    {
        QStringList set;
        for (const std::string& piece : Game::deck(lawOf(s), s.players))
            set.append(QString::fromStdString(piece.substr(0, piece.find('#'))));
        return set;
    }
    /// A row for each suit.
    QList<QStringList> judgePieces(const Situation& s) const override
    {
        QStringList faces = judgeSet(s);
        faces.removeDuplicates();
        QList<QStringList> rows;
        for (const QString& face : std::as_const(faces))
            if (rows.isEmpty() || suitOrder(rows.last().last()) != suitOrder(face))
                rows.append({face});
            else
                rows.last().append(face);
        return rows;
    }

protected:
    using View = typename Game::view;
    using Rules = typename Game::rules;
    using Told = typename Game::told;

    /// What the person's seat may know; an empty view where nothing is dealt (a judge's table).
    static const View& viewOf(const Situation& s)
    {
        static const View nothing{};
        const auto* const seen = std::any_cast<std::shared_ptr<const View>>(&s.seen);
        return seen && *seen ? **seen : nothing;
    }
    /// The same moment, as somebody sees it who may know that much.
    static Situation seeing(Situation s, const View& view)
    {
        s.seen = std::make_shared<const View>(view);
        return s;
    }
    /// The house rules of the match; they were bound when it began.
    static const Rules& lawOf(const Situation& s) { return rulesOf<Rules>(s); }

    /// Reads an action in the protocol's words; gives one that says nothing where the words are no action of this game.
    static Told read(std::string_view words)
    {
        auto found = Game::read_told(words);
        return found ? *found : Told{};
    }
    static Told read(const QString& words) { return read(words.toStdString()); }
    static QString written(const Told& action) { return QString::fromStdString(to_text(action)); }
    static QString written(const std::optional<Told>& action) { return action ? written(*action) : QString(); }
    /// What the seat may do.
    static std::vector<Told> legalOf(const Situation& s)
    {
        std::vector<Told> all;
        all.reserve(std::size_t(s.legal.size()));
        for (const QString& words : s.legal)
            all.push_back(read(words));
        return all;
    }
    /// A gesture's meaning in the table's words.
    static Meaning written(const hanpan::meaning<Told>& typed)
    {
        Meaning meaning;
        meaning.ask = typed.ask;
        meaning.alike = typed.alike;
        for (const std::vector<Told>& way : typed.ways) {
            QStringList words;
            for (const Told& action : way)
                words.append(written(action));
            meaning.actions.append(words);
        }
        return meaning;
    }
};
