// SPDX-License-Identifier: GPL-3.0-or-later
// The command line's questions about Hoola.
#include "sitting.h"

namespace hanpan::hoola {
namespace {

json ask(const char* question) { return game::eval(json::parse(question)); }
bool complains(const char* question, const char* about)
{
    const json answer = ask(question);
    return answer.contains("error") && answer["error"].get<std::string>().find(about) != std::string::npos;
}

TEST(hoola_eval, melds_and_lay_offs)
{
    EXPECT_EQ(ask(R"({"ask":"meld","pieces":"6C 7C"})"), (json{{"valid", true}}));
    EXPECT_EQ(ask(R"({"ask":"meld","pieces":"6C 7C","rules":"bga"})"), (json{{"valid", false}}));
    EXPECT_EQ(ask(R"({"ask":"lay_off","meld":"7S","piece":"7D"})"), (json{{"valid", true}}));
    EXPECT_EQ(ask(R"({"ask":"lay_off","meld":"7S","piece":"7D","rules":{"lone_seven_extend":"run_only"}})"),
              (json{{"valid", false}}));
    EXPECT_EQ(ask(R"({"ask":"lay_off","meld":"6C 7C","piece":"8C","rules":"bga"})"), (json{{"valid", true}}))
        << "a lone seven that has grown";
    EXPECT_EQ(ask(R"({"ask":"lay_off","meld":"QD KD AD","piece":"2D","rules":{"ace_runs":"cyclic"}})"),
              (json{{"valid", true}}));
    EXPECT_EQ(ask(R"({"ask":"lay_off","meld":"X1 5H 6H","piece":"3H","rules":{"jokers":1}})"), (json{{"valid", true}}));
}

TEST(hoola_eval, points)
{
    EXPECT_EQ(ask(R"({"ask":"points","hand":"2S 4S 5S 9S 9H 9D 9C"})"), (json{{"raw", 47}, {"final", 11}}));
    EXPECT_EQ(ask(R"({"ask":"points","hand":""})"), (json{{"raw", 0}, {"final", 0}}));
    EXPECT_EQ(ask(R"({"ask":"points","hand":"7S","rules":{"seven_final_value":14}})"),
              (json{{"raw", 7}, {"final", 14}}));
}

TEST(hoola_eval, claims)
{
    const std::string table =
        R"("ask":"claims","discard":"9S","discarder":0,"hands":["2H","8S TS AH","9H 9D","9C 8D KC"],"melded":[true,false,false,true])";
    EXPECT_EQ(game::eval(json::parse("{" + table + "}")), (json{{"eligible", {1}}}))
        << "seat 2 would have no card left to discard";
    EXPECT_EQ(game::eval(json::parse("{" + table + R"(,"rules":{"discard_to_go_out":"optional"}})")),
              (json{{"eligible", {1, 2}}}));
    EXPECT_EQ(game::eval(json::parse("{" + table + R"(,"rules":{"discard_to_go_out":"optional","battle":false}})")),
              (json{{"eligible", {1}}}));
}

TEST(hoola_eval, settlements)
{
    EXPECT_EQ(
        ask(R"({"ask":"settle","end":"stop","stopper":0,"hands":["8S","8H","KS 2S","KH 9H"],"melded":[true,true,true,true],"dealer":0})"),
        (json{{"payments", {-15, 5, 5, 5}}, {"winners", json::array()}}));
    EXPECT_EQ(
        ask(R"({"ask":"settle","end":"going_out","winner":0,"discarder":3,"hands":["","2S","3S","4S"],"melded":[true,true,true,true],"dealer":1,"rules":{"thankyou_bak":true}})"),
        (json{{"payments", {6, 0, 0, -6}}, {"winners", {0}}}));
    EXPECT_EQ(
        ask(R"({"ask":"settle","end":"stock_out","hands":["5S","9S","5H","9H"],"melded":[true,false,true,true],"dealer":1,"rules":{"payment":"hertzog"}})"),
        (json{{"payments", {0.5, -0.5, 1, -1}}, {"winners", {0, 2}}}));
    EXPECT_EQ(
        ask(R"({"ask":"settle","end":"blast","winner":1,"hands":["KS","AS AH AD AC 2S 2H 7S"],"melded":[true,false],"dealer":1})"),
        (json{{"payments", {-1, 1}}, {"winners", {1}}}));
}

TEST(hoola_eval, malformed_questions_are_answered_by_a_sentence)
{
    EXPECT_TRUE(complains(R"({})", "ask"));
    EXPECT_TRUE(complains(R"({"ask":5})", "ask"));
    EXPECT_TRUE(complains(R"({"ask":"win"})", "win"));
    EXPECT_TRUE(complains(R"({"ask":"meld"})", "pieces"));
    EXPECT_TRUE(complains(R"({"ask":"meld","pieces":7})", "pieces"));
    EXPECT_TRUE(complains(R"({"ask":"meld","pieces":""})", "pieces"));
    EXPECT_TRUE(complains(R"({"ask":"meld","pieces":"7S 7S"})", "twice"));
    EXPECT_TRUE(complains(R"({"ask":"meld","pieces":"1S"})", "1S"));
    EXPECT_TRUE(complains(R"({"ask":"meld","pieces":"5H X1 7H"})", "X1"));
    EXPECT_TRUE(complains(R"({"ask":"meld","pieces":"7S","rules":{"wings":1}})", "wings"));
    EXPECT_TRUE(complains(R"({"ask":"meld","pieces":"7S","rules":{"face_value":"ten"}})", "blast_high"));
    EXPECT_TRUE(complains(R"({"ask":"lay_off","meld":"2S 5D","piece":"3S"})", "meld"));
    EXPECT_TRUE(complains(R"({"ask":"lay_off","meld":"7S","piece":"7S"})", "already"));
    EXPECT_TRUE(
        complains(R"({"ask":"settle","end":"stop","stopper":0,"hands":["8S"],"melded":[true],"dealer":0})", "hands"));
    EXPECT_TRUE(complains(
        R"({"ask":"settle","end":"stop","stopper":0,"hands":["8S","8S"],"melded":[true,true],"dealer":0})", "8S"));
    EXPECT_TRUE(complains(
        R"({"ask":"settle","end":"stop","stopper":2,"hands":["8S","9S"],"melded":[true,true],"dealer":0})", "stopper"));
    EXPECT_TRUE(
        complains(R"({"ask":"settle","end":"stop","hands":["8S","9S"],"melded":[true,true],"dealer":0})", "stopper"));
    EXPECT_TRUE(complains(
        R"({"ask":"settle","end":"fire","winner":0,"hands":["","9S"],"melded":[true,true],"dealer":0})", "fire"));
    EXPECT_TRUE(complains(
        R"({"ask":"settle","end":"going_out","winner":0,"hands":["","9S"],"melded":[true],"dealer":0})", "melded"));
    EXPECT_TRUE(
        complains(R"({"ask":"settle","end":"going_out","winner":1,"hands":["","9S"],"melded":[true,true],"dealer":0})",
                  "goes out"));
    EXPECT_TRUE(complains(
        R"({"ask":"settle","end":"going_out","winner":0,"hands":["","9S"],"melded":[true,true],"dealer":"x"})",
        "dealer"));
    EXPECT_TRUE(
        complains(R"({"ask":"claims","discard":"9S","discarder":0,"hands":["2H","9S"],"melded":[true,true]})", "9S"));
}

} // namespace
} // namespace hanpan::hoola
