// SPDX-License-Identifier: GPL-3.0-or-later
#include "dealshow.h"

#include <algorithm>

namespace {

/// Every piece in the stock, face down.
std::vector<hanpan::zone> gathered(std::vector<hanpan::zone> zones)
{
    std::size_t count = 0;
    for (const hanpan::zone& z : zones)
        count += z.pieces.size();
    auto stock = std::find_if(zones.begin(), zones.end(), [](const hanpan::zone& z) { return z.kind == "stock"; });
    if (stock == zones.end()) // a table without a stock: the biggest place that belongs to nobody
        stock = std::max_element(zones.begin(), zones.end(), [](const hanpan::zone& a, const hanpan::zone& b) {
            const auto size = [](const hanpan::zone& z) { return z.owner < 0 ? int(z.pieces.size()) : -1; };
            return size(a) < size(b);
        });
    for (hanpan::zone& z : zones)
        z.pieces.clear();
    stock->pieces.assign(count, std::string());
    return zones;
}

} // namespace

void DealShow::begin(const Situation& position, const GameTable& game, bool shown, bool anew)
{
    position_ = position;
    // A match that is taken up in the middle of a round was dealt long ago.
    scenes_ = shown && anew ? game.places.dealScenes(position_) : QList<DealScene>();
    at_ = 0;
    running_ = !scenes_.isEmpty() || (shown && !position_.roundOver);
}

bool DealShow::next()
{
    if (at_ + 1 >= scenes_.size())
        return false;
    ++at_;
    return true;
}

Situation DealShow::sight() const
{
    Situation seen = position_;
    seen.zones = scenes_.isEmpty() ? gathered(seen.zones) : scene().zones;
    return seen;
}

void DealShow::say(const QStringList& names, const GameTable& game)
{
    position_.names = names;
    if (running_ && !scenes_.isEmpty())
        scenes_ = game.places.dealScenes(position_);
}
