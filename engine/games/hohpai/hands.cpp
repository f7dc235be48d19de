// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/hands.h"

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <tuple>

#include "base/bits.h"
#include "base/index.h"
#include "games/hohpai/groups.h"

namespace hanpan::hohpai {

namespace {

constexpr std::array<std::string_view, 11> group_words{"ssang_syo",  "sok",          "tai_sam_tong", "ro_in",
                                                       "a_ki",       "ssang_pyen",   "yo",           "sun",
                                                       "big_dragon", "small_dragon", "kao"};
constexpr std::array<std::string_view, 5> hand_words{"mixed_pair", "like_pair", "tai_sa_ttai", "hol_ssang_syo",
                                                     "pou_tong"};

constexpr face m(int a, int b) { return dominoes::make(a, b); }

constexpr std::array<std::pair<face, face>, 5> korean_pairs{
    {{m(2, 6), m(3, 6)}, {m(2, 5), m(3, 5)}, {m(2, 4), m(3, 4)}, {m(1, 4), m(2, 3)}, {m(1, 2), m(4, 5)}}};
constexpr std::array<std::pair<face, face>, 5> chinese_pairs{
    {{m(3, 6), m(4, 5)}, {m(2, 6), m(3, 5)}, {m(2, 5), m(3, 4)}, {m(1, 4), m(2, 3)}, {m(1, 2), m(2, 4)}}};

const std::array<std::pair<face, face>, 5>& single_pairs(pairing table)
{
    return table == pairing::korean ? korean_pairs : chinese_pairs;
}

/// Every pair of the set: twins and single pieces (section 1).
std::vector<bag> all_pairs(pairing table, bag set)
{
    std::vector<bag> pairs;
    for (face f = 0; f < dominoes::doubled_faces; ++f)
        pairs.push_back(dominoes::bits_of(f));
    for (const auto& [a, b] : single_pairs(table))
        pairs.push_back(dominoes::with(dominoes::one(a), b));
    std::erase_if(pairs, [&](bag pair) { return !dominoes::within(pair, set); });
    return pairs;
}

/// The scores in force: the second source's table has its own values (section 7).
struct scores {
    int mixed, like, tai_sa_ttai, hol_ssang_syo;
    std::array<int, 6> pou_tong;
};
scores scores_of(const rules& r)
{
    if (r.score_table == score_table::navpil)
        return {2, 3, 0, 5, {3, 5, 4, 4, 3, 3}};
    return {r.mixed_pair_score, r.like_pair_score, r.tai_sa_ttai == three_pairs::off ? 0 : r.tai_sa_ttai_score,
            r.hol_ssang_syo_score, r.pou_tong_scores};
}

bool doublets_in(bag b)
{
    for (int a = 1; a <= 6; ++a)
        if (dominoes::has(b, m(a, a)))
            return true;
    return false;
}

/// Do two groups count more than an ordinary pair (section 6; with values 5.5)?
bool like_pair(const group& a, const group& b, const rules& r)
{
    if (a.what == b.what)
        return a.what != group_class::sok && a.what != group_class::tai_sam_tong;
    if (r.score_table == score_table::navpil)
        return false;
    const auto are = [&](group_class x, group_class y) {
        return (a.what == x && b.what == y) || (a.what == y && b.what == x);
    };
    return are(group_class::yo, group_class::sun) || (are(group_class::small_dragon, group_class::big_dragon) &&
                                                      !doublets_in(a.pieces) && !doublets_in(b.pieces));
}

constexpr bag singles = ((1U << dominoes::faces) - 1) & ~((1U << dominoes::doubled_faces) - 1);

/// The highest count of two groups together.
std::pair<hand_class, int> pair_worth(const group& a, const group& b, bag six, const rules& r, const scores& s)
{
    std::pair<hand_class, int> best{hand_class::mixed_pair, s.mixed};
    const auto offer = [&](hand_class what, int score) {
        if (score >= best.second)
            best = {what, score};
    };
    if (!like_pair(a, b, r))
        return best;
    best = {hand_class::like_pair, s.like};
    if (a.what == group_class::ssang_syo) {
        if (s.tai_sa_ttai > 0 && three_pairs_in(six, r.pairing_table))
            offer(hand_class::tai_sa_ttai, s.tai_sa_ttai);
        if (dominoes::within(six, singles))
            offer(hand_class::hol_ssang_syo, s.hol_ssang_syo);
    }
    return best;
}

/// The number all six pieces have in common when they are the six unlike ones of it, else 0.
int pou_tong_number(bag six)
{
    for (int a = 1; a <= 6; ++a) {
        bag wanted = 0;
        for (int b = 1; b <= 6; ++b)
            wanted = dominoes::with(wanted, m(a, b));
        if (six == wanted)
            return a;
    }
    return 0;
}

/// A copy without tables, because a table that kept itself would never be freed.
rules without_tables(rules law)
{
    law.tables = {};
    return law;
}

std::string joined_label(group_class a, group_class b)
{
    std::string first(to_text(a)), second(to_text(b));
    if (second < first)
        std::swap(first, second);
    return first + "+" + second;
}

} // namespace

std::string_view to_text(group_class what) { return group_words[static_cast<std::size_t>(what)]; }
std::string_view to_text(hand_class what) { return hand_words[static_cast<std::size_t>(what)]; }

bool three_pairs_in(bag six, pairing table)
{
    int pairs = 0;
    for (face f = 0; f < dominoes::doubled_faces; ++f)
        pairs += dominoes::count(six, f) == 2 ? 1 : 0;
    for (const auto& [a, b] : single_pairs(table))
        pairs += dominoes::has(six, a) && dominoes::has(six, b) ? 1 : 0;
    return pairs == 3;
}

struct hand_table::lazy {
    std::once_flag once;
    std::vector<float> promise;
    std::array<float, dominoes::faces> use{};
};

hand_table::hand_table(const rules& law, bag set)
    : house_(without_tables(law)), set_(set), groups_(all_groups(law, set)), worth_(ranking.total[6], 0xF0),
      five_(ranking.total[5], 0xFF), lazy_(std::make_unique<lazy>())
{
    add_hands();
    spread_distances();
}

hand_table::~hand_table() = default;

namespace {

/// Guards building, finding and keeping tables.
std::mutex& table_guard()
{
    static std::mutex guard;
    return guard;
}

} // namespace

const hand_table& hand_table::of(const rules& law, int players)
{
    std::shared_ptr<const hand_table> table = shared(law, players);
    const std::lock_guard lock(table_guard());
    std::shared_ptr<const hand_table>& kept = law.tables[at(players - 2)];
    if (kept != table)
        kept = std::move(table);
    return *kept;
}

std::shared_ptr<const hand_table> hand_table::shared(const rules& law, int players)
{
    using reading = std::tuple<bag, combo_reading, bool, sok_reading, a_ki_form, three_pairs, pairing, bool, int, int,
                               int, int, std::array<int, 6>>;
    // A person may try thousands of score tables in the panel: only those in use and a few more stay in memory.
    constexpr std::size_t most_kept = 16;
    static std::map<reading, std::weak_ptr<const hand_table>> tables;
    static std::deque<std::shared_ptr<const hand_table>> latest;
    const bag set = set_in_use(law, players);
    const scores s = scores_of(law);
    const reading key{set,
                      law.combo_reading,
                      law.use_sok,
                      law.sok_reading,
                      law.a_ki_form,
                      law.tai_sa_ttai,
                      law.pairing_table,
                      law.score_table == score_table::navpil,
                      s.mixed,
                      s.like,
                      s.tai_sa_ttai,
                      s.hol_ssang_syo,
                      s.pou_tong};
    const std::lock_guard lock(table_guard());
    std::shared_ptr<const hand_table> table = tables[key].lock();
    if (!table) {
        std::erase_if(tables, [](const auto& entry) { return entry.second.expired(); });
        table = std::make_shared<hand_table>(law, set);
        tables[key] = table;
        latest.push_back(table);
        if (latest.size() > most_kept)
            latest.pop_front();
    }
    return table;
}

void hand_table::add_hands()
{
    const scores s = scores_of(house_);
    std::map<bag, int> found;
    const auto offer = [&](bag six, int score) {
        int& best = found[six];
        best = std::max(best, score);
    };
    for (std::size_t i = 0; i < groups_.size(); ++i)
        for (std::size_t j = i; j < groups_.size(); ++j)
            if (const bag six = dominoes::sum(groups_[i].pieces, groups_[j].pieces);
                six != 0 && dominoes::within(six, set_))
                offer(six, pair_worth(groups_[i], groups_[j], six, house_, s).second);
    for (int a = 1; a <= 6; ++a) {
        bag six = 0;
        for (int b = 1; b <= 6; ++b)
            six = dominoes::with(six, m(a, b));
        if (dominoes::within(six, set_))
            offer(six, s.pou_tong[at(a - 1)]);
    }
    if (house_.tai_sa_ttai == three_pairs::any_three_pairs && s.tai_sa_ttai > 0) {
        const auto pairs = all_pairs(house_.pairing_table, set_);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            for (std::size_t j = i + 1; j < pairs.size(); ++j)
                for (std::size_t k = j + 1; k < pairs.size(); ++k)
                    if (const bag four = dominoes::sum(pairs[i], pairs[j]); four != 0)
                        if (const bag six = dominoes::sum(four, pairs[k]); six != 0)
                            offer(six, s.tai_sa_ttai);
    }
    for (const auto& [six, score] : found)
        hands_.push_back({six, static_cast<std::uint8_t>(score)});
}

void hand_table::spread_distances()
{
    // Wave by wave from the winning hands: a bag of five is `steps` away when one of the hands of the last wave holds
    // it; every bag of six around such a five that has not been reached before needs `steps` pieces.
    std::vector<bag> wave;
    for (const winning_hand& w : hands_) {
        worth_[rank(w.pieces, 6)] = w.score;
        wave.push_back(w.pieces);
    }
    for (std::uint8_t steps = 1; !wave.empty(); ++steps) {
        std::vector<bag> next;
        for (const bag six : wave)
            for (bag left = dominoes::distinct(six); left != 0; left &= left - 1) {
                const bag five = dominoes::without(six, static_cast<face>(std::countr_zero(left)));
                std::uint8_t& reached = five_[rank(five, 5)];
                if (reached != 0xFF)
                    continue;
                reached = steps;
                for (face f = 0; f < dominoes::faces; ++f) {
                    if (!dominoes::room_for(five, f))
                        continue;
                    const bag other = dominoes::with(five, f);
                    std::uint8_t& worth = worth_[rank(other, 6)];
                    if (worth != 0xF0)
                        continue;
                    worth = static_cast<std::uint8_t>(steps << 4);
                    next.push_back(other);
                }
            }
        wave = std::move(next);
    }
}

group_class hand_table::class_of(bag three) const
{
    return std::find_if(groups_.begin(), groups_.end(), [&](const group& g) { return g.pieces == three; })->what;
}

winning_hand hand_table::best_of(bag held) const
{
    if (dominoes::size(held) == 6)
        return {held, static_cast<std::uint8_t>(score(held))};
    winning_hand best{0, 0};
    if (dominoes::size(held) == 7)
        for (bag left = dominoes::distinct(held); left != 0; left &= left - 1) {
            const bag six = dominoes::without(held, static_cast<face>(std::countr_zero(left)));
            if (const int worth = score(six); worth > best.score)
                best = {six, static_cast<std::uint8_t>(worth)};
        }
    return best;
}

std::vector<showing> hand_table::showings(bag six) const
{
    const scores s = scores_of(house_);
    const int best = score(six);
    std::vector<showing> ways;
    if (best == 0)
        return ways;
    if (const int number = pou_tong_number(six); number != 0 && s.pou_tong[at(number - 1)] == best)
        ways.push_back({hand_class::pou_tong, best, "pou_tong_" + std::to_string(number), {}});
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        if (!dominoes::within(groups_[i].pieces, six))
            continue;
        for (std::size_t j = i; j < groups_.size(); ++j) {
            if (dominoes::sum(groups_[i].pieces, groups_[j].pieces) != six)
                continue;
            const auto [what, worth] = pair_worth(groups_[i], groups_[j], six, house_, s);
            if (worth != best)
                continue;
            const bool by_name = what == hand_class::tai_sa_ttai || what == hand_class::hol_ssang_syo;
            showing way{what,
                        worth,
                        by_name ? std::string(to_text(what)) : joined_label(groups_[i].what, groups_[j].what),
                        {groups_[i].pieces, groups_[j].pieces}};
            std::sort(way.groups.begin(), way.groups.end(),
                      [](bag a, bag b) { return dominoes::to_text(a) < dominoes::to_text(b); });
            ways.push_back(std::move(way));
        }
    }
    if (ways.empty()) // only any_three_pairs is left
        ways.push_back({hand_class::tai_sa_ttai, best, std::string(to_text(hand_class::tai_sa_ttai)), {}});
    std::sort(ways.begin(), ways.end(), [](const showing& a, const showing& b) {
        const auto text = [](const showing& w) {
            std::string t;
            for (const bag g : w.groups)
                t += dominoes::to_text(g) + "|";
            return t;
        };
        return text(a) < text(b);
    });
    return ways;
}

const float* hand_table::promises() const
{
    std::call_once(lazy_->once, [this] {
        // A win is worth its score from each of several players, and ends the risk of paying: 0.4 on top.
        constexpr float relief = 0.4F;
        constexpr int rounds = 10;
        std::vector<bag> sixes, fives;
        const auto collect = [&](auto&& self, face from, bag b, int n) -> void {
            if (n == 5)
                fives.push_back(b);
            if (n == 6) {
                sixes.push_back(b);
                return;
            }
            for (face f = from; f < dominoes::faces; ++f)
                if (dominoes::count(b, f) < dominoes::count(set_, f))
                    self(self, f, dominoes::with(b, f), n + 1);
        };
        collect(collect, 0, 0, 0);
        std::vector<float> value(ranking.total[6], 0.0F);
        for (const winning_hand& w : hands_)
            value[rank(w.pieces, 6)] = static_cast<float>(w.score) + relief;
        std::vector<float> drawn(ranking.total[5], 0.0F); // sum over all pieces that may come to five
        const auto unseen = static_cast<float>(dominoes::size(set_) - 6);
        for (int round = 0; round < rounds; ++round) {
            for (const bag five : fives) {
                float total = 0;
                for (face f = 0; f < dominoes::faces; ++f)
                    if (const int left = dominoes::count(set_, f) - dominoes::count(five, f); left > 0)
                        total += static_cast<float>(left) * value[rank(dominoes::with(five, f), 6)];
                drawn[rank(five, 5)] = total;
            }
            for (const bag six : sixes) {
                float& v = value[rank(six, 6)];
                if (score(six) > 0)
                    continue;
                float best = 0;
                for (bag left = dominoes::distinct(six); left != 0; left &= left - 1)
                    best = std::max(best,
                                    drawn[rank(dominoes::without(six, static_cast<face>(std::countr_zero(left))), 5)]);
                v = patience * (best - v) / unseen; // the piece given up is not among those that may come
            }
        }
        // The mean over all selections of six pieces, and over those that hold a certain face.
        double all = 0;
        double selections = 0;
        std::array<double, dominoes::faces> with{};
        std::array<double, dominoes::faces> with_count{};
        for (const bag six : sixes) {
            double ways = 1;
            for (bag left = dominoes::distinct(six); left != 0; left &= left - 1) {
                const auto f = static_cast<face>(std::countr_zero(left));
                if (dominoes::count(six, f) == 1)
                    ways *= dominoes::count(set_, f);
            }
            const double worth = ways * value[rank(six, 6)];
            all += worth;
            selections += ways;
            for (bag left = dominoes::distinct(six); left != 0; left &= left - 1) {
                with[at(std::countr_zero(left))] += worth;
                with_count[at(std::countr_zero(left))] += ways;
            }
        }
        for (std::size_t f = 0; f < with.size(); ++f)
            if (with_count[f] > 0)
                lazy_->use[f] = static_cast<float>(with[f] / with_count[f] - all / selections);
        lazy_->promise = std::move(value);
    });
    return lazy_->promise.data();
}

float hand_table::use(face f) const
{
    promises();
    return lazy_->use[f];
}

} // namespace hanpan::hohpai
