// SPDX-License-Identifier: GPL-3.0-or-later
#include "journey/folder.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

namespace hanpan::journey {

parsed<std::vector<house>> read_folder(const std::filesystem::path& folder, std::span<const game_entry> games)
{
    using result = parsed<std::vector<house>>;
    const auto utf8 = [](const std::filesystem::path& path) {
        const std::u8string name = path.u8string();
        return std::string(name.begin(), name.end());
    };
    std::error_code trouble;
    std::vector<std::filesystem::path> files;
    for (std::filesystem::directory_iterator it(folder, trouble), end; !trouble && it != end; it.increment(trouble))
        if (it->path().extension() == ".json")
            files.push_back(it->path());
    if (trouble)
        return result::failure(utf8(folder) + ": " + trouble.message());
    std::sort(files.begin(), files.end());
    std::vector<house> houses;
    for (const std::filesystem::path& file : files) {
        std::ifstream in(file, std::ios::binary);
        if (!in)
            return result::failure(utf8(file.filename()) + " cannot be read");
        const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
        auto house = read_house(utf8(file.stem()), text, games);
        if (!house)
            return result::failure(house.error);
        houses.push_back(std::move(*house));
    }
    return in_order(std::move(houses));
}

} // namespace hanpan::journey
