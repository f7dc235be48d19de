// SPDX-License-Identifier: GPL-3.0-or-later
#include "effects/finder.h"

#include <algorithm>

#include "effects/field_study.h"
#include "effects/preferences.h"

namespace hanpan::effects {

namespace {

/// A step plays so many matches; with fewer than two steps nothing is known.
constexpr int portion = 8;
constexpr std::size_t fewest_matches = 16;
/// Rounds under each preset.
constexpr std::int64_t of_preset = 2000;
/// Rounds under every change of a field at first, and how many of them are looked at further, the nearest ones.
struct sieve {
    std::int64_t rounds;
    std::size_t kept;
};
constexpr sieve sieves[] = {{160, 12}, {640, 4}, {1600, 2}};
/// Rounds with other deals, which say whether the change really brings the rules nearer.
constexpr std::int64_t to_confirm = 2400;
/// A change that brings less, in usual differences between presets, is not worth a rule to remember.
constexpr double worth_a_change = 0.15;
/// Values of a number that are tried.
constexpr int values_of_number = 5;

} // namespace

struct finder::work {
    /// Rules that are being looked at.
    struct looked_at {
        house h;
        study played;
    };

    wanted what;
    std::vector<found_houses::refusal> refused;
    std::vector<looked_at> presets;
    std::vector<scale> scales;
    bool ranked = false;          ///< the presets have been played to the end
    std::vector<looked_at> found; ///< what changes of presets were confirmed

    /// The presets that are changed, the nearest first; `base` is which one it is now.
    std::vector<std::size_t> bases;
    std::size_t base = 0;
    /// What it has become by now: the same deals as the presets', and the deals that confirm.
    std::optional<looked_at> now, sure;
    std::vector<looked_at> tried; ///< by one change more
    std::size_t sieved = 0;       ///< how many sieves they have gone through
    std::optional<looked_at> confirming;
    bool done = false;

    void look(looked_at& of) const
    {
        of.h.figures = of.played.figures();
        of.h.rounds = of.played.rounds();
        of.h.doubts = doubts(of.h.figures);
        of.h.preferences.clear();
        for (std::size_t i = 0; i < what.preferences.size(); ++i)
            of.h.preferences.push_back(measured(what.preferences[i], scales[i], of.h.figures));
        of.h.away = together(of.h.preferences);
    }
    static bool nearer(const looked_at& a, const looked_at& b) { return a.h.away < b.h.away; }

    std::uint64_t other_deals() const { return what.seed + 0x9e3779b97f4a7c15; }

    std::optional<looked_at> looks_at(house h, std::uint64_t seed) const
    {
        auto played = study::of({what.game, what.players, h.rules, seed});
        if (!played)
            return std::nullopt;
        h.rules = played->rules();
        return looked_at{std::move(h), std::move(*played)};
    }

    static bool there(const looked_at& of, std::int64_t rounds)
    {
        return of.played.rounds() >= rounds && of.played.matches() >= fewest_matches;
    }
    /// Plays a portion until there are so many rounds; true when there are.
    static bool reaches(looked_at& of, std::int64_t rounds, const std::atomic<bool>& stop)
    {
        if (!there(of, rounds))
            of.played.play_on(portion, 1, stop);
        return there(of, rounds);
    }

    void rank_presets()
    {
        std::vector<std::vector<figure>> figures;
        for (const looked_at& p : presets)
            figures.push_back(p.played.figures());
        scales.clear();
        for (const preference& p : what.preferences)
            scales.push_back(scale_of(p, figures));
        for (looked_at& p : presets)
            look(p);
    }

    /// Every other value of every field that has an effect and has not been changed yet.
    void try_changes()
    {
        tried.clear();
        sieved = 0;
        const rulebook& book = what.game->book();
        for (const rule_info& field : book.fields()) {
            const std::string id(field.id);
            const auto again = [&](const field_change& c) { return c.field == id; };
            if (book.greyed(field.id, now->h.rules) || std::any_of(now->h.changed.begin(), now->h.changed.end(), again))
                continue;
            for (json& value : values_to_try(book, field, now->h.rules, values_of_number)) {
                const json& from = now->h.rules.at(id);
                if (value == from)
                    continue;
                house h{now->h.preset, now->h.changed, now->h.rules, {}, 0, {}, 0, {}};
                h.changed.push_back({id, from, value, {}});
                h.rules[id] = std::move(value);
                if (what.game->problems(h.rules, what.players).empty())
                    if (auto one = looks_at(std::move(h), what.seed))
                        tried.push_back(std::move(*one));
            }
        }
    }

    void begin_base()
    {
        confirming.reset();
        tried.clear();
        now.reset();
        sure.reset();
        if (base >= bases.size()) {
            done = true;
            return;
        }
        now = presets[bases[base]];
        sure = looks_at(now->h, other_deals());
        if (now->h.away > near_enough)
            try_changes();
    }

    /// The next of those that came through the sieves, or the next preset.
    void confirm_next()
    {
        confirming.reset();
        if (tried.empty() || now->h.away - tried.front().h.away < worth_a_change) {
            ++base;
            begin_base();
            return;
        }
        confirming = looks_at(tried.front().h, other_deals());
    }

    /// Does the change bring it nearer with other deals too, and does it change what was asked for?
    bool holds() const
    {
        // What nobody can play to the end, or our bots cannot play, is nothing to propose.
        if (sure->h.away - confirming->h.away < worth_a_change || confirming->h.doubts.size() > sure->h.doubts.size())
            return false;
        const auto& changes = confirming->h.changed.back().changes;
        return std::any_of(changes.begin(), changes.end(), [](const change& c) { return c.shows(); });
    }

    void judge()
    {
        look(*sure);
        look(*confirming);
        field_change& last = confirming->h.changed.back();
        for (const change& c : compared(sure->played, confirming->played))
            if (std::any_of(what.preferences.begin(), what.preferences.end(),
                            [&](const preference& p) { return figure_of(p.what) == c.after.id; }))
                last.changes.push_back(c);
        if (!holds()) {
            tried.erase(tried.begin());
            confirm_next();
            return;
        }
        tried.front().h.changed = confirming->h.changed;
        now = std::move(tried.front());
        sure = std::move(confirming);
        confirming.reset();
        if (std::none_of(found.begin(), found.end(), [&](const looked_at& l) { return l.h.rules == sure->h.rules; }))
            found.push_back(*sure);
        tried.clear();
        if (static_cast<int>(now->h.changed.size()) < what.most_changes && now->h.away > near_enough)
            try_changes();
        if (tried.empty()) {
            ++base;
            begin_base();
        }
    }

    void sieve_on(const std::atomic<bool>& stop)
    {
        const sieve& through = sieves[sieved];
        for (looked_at& t : tried)
            if (!there(t, through.rounds)) {
                reaches(t, through.rounds, stop);
                return;
            }
        for (looked_at& t : tried)
            look(t);
        // Between equals, the earlier in the book.
        std::stable_sort(tried.begin(), tried.end(), nearer);
        if (tried.size() > through.kept)
            tried.erase(tried.begin() + static_cast<std::ptrdiff_t>(through.kept), tried.end());
        ++sieved;
    }

    void play_presets(const std::atomic<bool>& stop)
    {
        // All of them equally far, so that they can be compared from the beginning.
        const auto least = std::min_element(presets.begin(), presets.end(), [](const auto& a, const auto& b) {
            return std::pair(there(a, of_preset), a.played.rounds()) <
                   std::pair(there(b, of_preset), b.played.rounds());
        });
        reaches(*least, of_preset, stop);
        if (stop.load())
            return;
        rank_presets();
        ranked = std::all_of(presets.begin(), presets.end(), [](const looked_at& p) { return there(p, of_preset); });
        if (!ranked)
            return;
        for (std::size_t i = 0; i < presets.size(); ++i)
            bases.push_back(i);
        std::stable_sort(bases.begin(), bases.end(),
                         [this](std::size_t a, std::size_t b) { return nearer(presets[a], presets[b]); });
        bases.resize(std::min(bases.size(), static_cast<std::size_t>(std::max(0, what.from))));
        begin_base();
    }

    void step(const std::atomic<bool>& stop)
    {
        if (!ranked)
            play_presets(stop);
        else if (confirming) {
            if (reaches(*sure, to_confirm, stop) && reaches(*confirming, to_confirm, stop))
                judge();
        } else if (sieved < std::size(sieves) && !tried.empty())
            sieve_on(stop);
        else
            confirm_next();
    }

    /// How much of it is done, roughly: the presets first, then each base alike.
    double progress() const
    {
        if (done)
            return 1;
        constexpr double presets_part = 0.3;
        if (!ranked) {
            double played = 0;
            for (const looked_at& p : presets)
                played += static_cast<double>(std::min(p.played.rounds(), of_preset));
            return presets_part * played / static_cast<double>(of_preset * static_cast<std::int64_t>(presets.size()));
        }
        const double each = 1 / static_cast<double>(std::max<std::size_t>(1, bases.size()));
        const double changes = now ? static_cast<double>(now->h.changed.size()) : 0;
        const double sieve_part = static_cast<double>(sieved) / static_cast<double>(std::size(sieves) + 1);
        const double of_base = (changes + sieve_part) / std::max(1, what.most_changes);
        return presets_part + (1 - presets_part) * each * (static_cast<double>(base) + std::min(1.0, of_base));
    }
};

finder::finder(std::unique_ptr<work> w) : work_(std::move(w)) {}
finder::finder(finder&&) noexcept = default;
finder& finder::operator=(finder&&) noexcept = default;
finder::~finder() = default;

parsed<finder> finder::of(wanted what)
{
    using result = parsed<finder>;
    if (what.preferences.empty())
        return result::failure(HANPAN_SENTENCE("engine", "nothing is asked of the rules"));
    auto w = std::make_unique<work>();
    w->what = std::move(what);
    for (const rule_preset& p : w->what.game->book().presets()) {
        house h;
        h.preset = p.id;
        auto played = study::of({w->what.game, w->what.players, json(p.id), w->what.seed});
        if (!played) {
            w->refused.push_back({h.preset, played.error});
            continue;
        }
        h.rules = played->rules();
        // Some differ from another one in the number of players alone, which is given here.
        if (std::none_of(w->presets.begin(), w->presets.end(),
                         [&](const work::looked_at& p) { return p.h.rules == h.rules; }))
            w->presets.push_back({std::move(h), std::move(*played)});
    }
    if (w->presets.empty())
        return result::failure(
            w->refused.empty() ? message(HANPAN_SENTENCE("engine", "this game has no rules of its own to begin with"))
                               : w->refused.front().why);
    return result(finder(std::move(w)));
}

bool finder::step(const std::atomic<bool>& stop)
{
    if (!work_->done && !stop.load())
        work_->step(stop);
    return !work_->done;
}

found_houses finder::found() const
{
    found_houses all;
    const auto ranked = [](const std::vector<work::looked_at>& of) {
        std::vector<house> houses;
        for (const work::looked_at& l : of)
            if (!l.h.figures.empty())
                houses.push_back(l.h);
        std::stable_sort(houses.begin(), houses.end(), [](const house& a, const house& b) { return a.away < b.away; });
        return houses;
    };
    all.presets = ranked(work_->presets);
    all.changed = ranked(work_->found);
    all.refused = work_->refused;
    all.progress = work_->progress();
    all.done = work_->done;
    const house* best = all.presets.empty() ? nullptr : &all.presets.front();
    if (best && !all.changed.empty() && all.changed.front().away < best->away)
        best = &all.changed.front();
    if (best)
        for (std::size_t i = 0; i < best->preferences.size(); ++i)
            if (!best->preferences[i].there)
                all.unmet.push_back(i);
    return all;
}

} // namespace hanpan::effects
