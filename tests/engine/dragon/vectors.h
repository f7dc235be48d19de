// SPDX-License-Identifier: GPL-3.0-or-later
// The test vectors of RULES.md section 10, as printed there.
#pragma once

#include <string_view>

namespace hanpan::dragon::vectors {

/// Context = wild rule / first open cube, then options: `nat-` forbids natural use, `either` takes both ends.
struct combo_line {
    std::string_view name, context, pieces;
    std::string_view combos; ///< with the fewest wild uses in brackets
};
inline constexpr combo_line combos[] = {
    {"C01", "three_cube/7s", "7s 7s", "twin"},
    {"C02", "three_cube/7s", "7s 7h", ""},
    {"C03", "three_cube/7s", "Ds Ds", "twin"},
    {"C04", "three_cube/7s", "Dh Dh", "twin"},
    {"C05", "three_cube/7s nat-", "Dh Dh", ""},
    {"C06", "three_cube/7s", "7s Dh", ""},
    {"C07", "three_cube/7s", "7s 7h 7d", "pure set"},
    {"C08", "three_cube/7s", "7s 7h 7d 7c", "pure set"},
    {"C09", "three_cube/7s", "7s 7h 7d Dc", "set(1)"},
    {"C10", "three_cube/7s", "7s 7h 7d Ds", ""},
    {"C11", "unlimited/7s", "7s 7h 7d Ds", "set(1)"},
    {"C12", "three_cube/7s", "7s 7s Dh", ""},
    {"C13", "three_cube/7s", "7s Dh Dd", "set(2), run(2)"},
    {"C14", "three_cube/7s", "Ds Dh Dd", "pure set, run(2)"},
    {"C15", "three_cube/7s", "Dh Dh Dd", "set(1), run(2)"},
    {"C16", "three_cube/7s", "7s 7h 7d 7c Dh", ""},
    {"C17", "three_cube/7s", "7s 8s", ""},
    {"C18", "three_cube/7s", "7s 8s 9s 10s", "pure run"},
    {"C19", "three_cube/7s", "7s 8s 9s Dh", "run(1)"},
    {"C20", "three_cube/7s", "7s Dh Dd 10s", "run(2)"},
    {"C21", "three_cube/7s", "7s Dh 10s", ""},
    {"C22", "three_cube/7s", "7s 8h 9s", ""},
    {"C23", "three_cube/7s", "11s 12s 13s Ds", "pure run"},
    {"C24", "three_cube/7s", "13s Ds As", ""},
    {"C25", "three_cube/7s", "As 2s 3s", "pure run"},
    {"C26", "three_cube/7s", "12h 13h Dh", "pure run"},
    {"C27", "three_cube/7s nat-", "12h 13h Dh", "run(1)"},
    {"C28", "three_cube/7s", "12s 13s Dh", "run(1)"},
    {"C29", "three_cube/7s", "7s 7h 7d 7d", "set tail"},
    {"C30", "three_cube/7s", "7s 7s 7h 7h", ""},
    {"C31", "three_cube/7s", "7s 7h 7d Dd", "set(1)"},
    {"C32", "three_cube/7s", "Ds Dh Dd Dd", "set(1), run(3), set tail"},
    {"C33", "three_cube/7s", "9s 8s 7s 6d", "run tail"},
    {"C34", "three_cube/7s", "9s 8s 7s 6s", "pure run"},
    {"C35", "three_cube/7s", "9s 8s 7s 5d", ""},
    {"C36", "three_cube/7s", "10d 9s 8s 7s", ""},
    {"C37", "three_cube/7s either", "10d 9s 8s 7s", "run tail"},
    {"C38", "three_cube/7s", "9s 8s Dh 6d", ""},
    {"C39", "three_cube/7s", "9s 8s 7d 6d", ""},
    {"C40", "three_cube/7s", "4c 3c 2c Ah", "run tail"},
    {"C41", "three_cube/7s", "Dc 13c 12c 11s", "run tail"},
    {"C42", "odd_even/7s", "9s 9h 9d Ds", "set(1)"},
    {"C43", "odd_even/7s", "8s 8h 8d Dc", ""},
    {"C44", "odd_even/Dc", "8s 8h 8d Dc", "set(1)"},
    {"C45", "odd_even/8h", "7h Dh 9h", "run(1)"},
    {"C46", "four_color/7s", "9s 9h 9d Dc", "set(1)"},
    {"C47", "four_color/7s", "9s 9h 9d Dh", ""},
    {"C48", "four_color_odd_even/8h", "9s 9h 9d Dc", ""},
    {"C49", "four_color_odd_even/8h", "7h Dh 9h", "run(1)"},
    {"C50", "three_cube/Dc", "9s 9h 9d Dc", ""},
    {"C51", "none/7s", "9s 9h 9d Dc", ""},
};

struct hand_line {
    std::string_view name, context, pieces;
    std::string_view hand; ///< "dragon special 30", "none"
    int uncombined;
};
inline constexpr hand_line hands[] = {
    {"H01", "three_cube/7s", "5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 9s", "dragon special 30", 3},
    {"H02", "three_cube/7s", "5d 5d 3h 4h 5h 9s 9h 9d 9c 6s 6h 6c 6c", "dragon 20", 3},
    {"H03", "three_cube/7s", "5s 5s 3h Dd 5h 9s 9h 9d 9c 12d 11d 10d 9s", "boa 10", 3},
    {"H04", "three_cube/7s", "5s 5s 3h 3d 3c 9s 9h 9d 9c 12d 11d 10d 9s", "boa 10", 3},
    {"H05", "three_cube/7s", "5s 5s 3h 4h 5h 9s 9h 9d Dc 12d 11d 10d 9s", "snake 5", 3},
    {"H06", "three_cube/7s", "5s 5s 3h 4h 5h 9s Dh Dd Dc 13d 12d 11d 10s", "snake 5", 1},
    {"H07", "three_cube/7s", "2d 2d 9c 10c 11c 9s 9h 9d Dc 6s 6h 6c 6c", "boa 10", 3},
    {"H08", "three_cube/7s", "5s 5s 3h 4h 5h 9s 9h 9d 9c 12d Dd 10d 9s", "none", 3},
    {"H09", "three_cube/7s", "5s 5h 3h 4h 5h 9s 9h 9d 9c 13d 12d 11d 10s", "none", 3},
    {"H10", "three_cube/7s", "2d 2d 3h 4h 5h 9s 9h 9d Ds 6s 6h 6c 6c", "none", 4},
    {"H11", "unlimited/7s", "2d 2d 3h 4h 5h 9s 9h 9d Ds 6s 6h 6c 6c", "snake 5", 3},
    {"H12", "three_cube/7s", "Ds Ds 12h 13h Dh 9s 9h 9d 9c 4c 3c 2c Ah", "dragon special 30", 3},
    {"H13", "three_cube/7s nat-", "Ds Ds 12h 13h Dh 9s 9h 9d 9c 4c 3c 2c Ah", "boa 10", 3},
    {"H14", "odd_even/7s", "2d 2d 3h 4h 5h 8s 8h 8d Dc 6s 6h 6c 6c", "none", 4},
    {"H15", "odd_even/8h", "2d 2d 3h 4h 5h 8s 8h 8d Dc 6s 6h 6c 6c", "snake 5", 3},
    {"H16", "four_color/7s", "2d 2d 3h 4h 5h 9s 9h 9d Dh 6s 6h 6c 6c", "none", 3},
    {"H17", "four_color/7s", "2d 2d 3h 4h 5h 9s 9h 9d Dc 6s 6h 6c 6c", "snake 5", 3},
    {"H18", "three_cube/7s", "2d 2d Dh Dh Dd 9s 9h Dd Dc 6s 6h 6c 6c", "snake 5", 1},
    {"H19", "three_cube/7s", "2d 2d 3h 4h 5h 9s 9h 9d 9c 6s 6h 6d 6c", "none", 2},
};

struct penalty_line {
    std::string_view name, context, pieces;
    int uncombined, chips;
};
inline constexpr penalty_line penalties[] = {
    {"U01", "three_cube/7s", "As 3h 5d 7c 9s 11h 13d 2c 4s 6h 8d 10c 12s", 13, 26},
    {"U02", "three_cube/7s", "5s 6s 7s 7h 7d 8s 9s 2h 2h 4c 11d 12h Ac", 8, 16},
    {"U03", "three_cube/7s", "5s 6s 7s 7h 7d 8s 9s 2h 2h 4c 11d 12h Dc", 5, 10},
    {"U04", "three_cube/7s", "5s 6s 7s 7h 7d 8s 9s 2h 2h 4c 11d 12h Ds", 8, 16},
    {"U05", "odd_even/8h", "5s 6s 7s 7h 7d 8s 9s 2h 2h 4c 11d 12h Dc", 7, 14},
    {"U06", "three_cube/7s", "12s 13s Ds 4h 4d 8c 8c 10h As 6d 2d 9s 11c", 10, 20},
    {"U07", "three_cube/7s", "12h 13h Dh 4h 4d 8c 8c 10h As 6d 2d 9s 11c", 9, 18},
    {"U08", "three_cube/7s", "7s 7h 7d 7d 9s 8s 7s 6d 3c 3c Dh 11h 13d", 4, 8},
    {"U09", "three_cube/7s", "3s 4s 5s 6s 6h 6d 6c 7c 8c 10h 10d 13s 13h", 4, 8},
    {"U10", "three_cube/7s", "3s 3h 3d 4s 4h 4d 5s 5h 5d 9c 9c 12h 13d", 4, 8},
    {"U11", "three_cube/7s", "Dh Dd Dc 2s 5h 8d 11c 4s 7h 10d 13c 6s 9h", 4, 8},
    {"U12", "three_cube/7s", "2h 2d 2c 3c 4c 5c 6c 6h 6d 9s 10s 11s 11h", 1, 2},
    {"U13", "three_cube/7s", "2s 3s 4s 5s 5h 5d 5c 9h 9d 9c 12h 13h Dh", 0, 0},
};

struct distance_line {
    std::string_view name, pieces;
    int any, boa, dragon;
};
inline constexpr distance_line distances[] = {
    {"D1", "As 3h 5d 7c 9s 11h 13d 2c 4s 6h 8d 10c 12s", 8, 8, 8},
    {"D2", "5s 5s 3h 4h 5h 9s 9h 9d Dc 12d 11d 10d 9s", 0, 1, 1},
    {"D3", "5s 5s 3h 4h 6h 9s 9h 9d 9c 12d 11d 10d 8s", 2, 2, 2},
    {"D4", "7s 7h Dh Dd 2c 4c 8d 9d 10d 13s 13s As 5h", 1, 3, 3},
    {"D5", "Dh Dd Dc Dh 2s 5h 8d 11c 4s 7h 10d 13c 6s", 2, 3, 4},
};

} // namespace hanpan::dragon::vectors
