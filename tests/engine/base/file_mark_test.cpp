// SPDX-License-Identifier: GPL-3.0-or-later
// A name's mark says which file bears it, whatever letters it has and whoever has it open.
#include "base/file_mark.h"

#include <fstream>

#include <gtest/gtest.h>

namespace hanpan {
namespace {

namespace fs = std::filesystem;

class FileMark : public testing::Test {
protected:
    void SetUp() override
    {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }
    fs::path make(const char8_t* name, const char* content) const
    {
        std::ofstream(folder_ / name, std::ios::binary) << content;
        return folder_ / name;
    }

    fs::path folder_ = fs::temp_directory_path() / u8"hanpan 한판 file_mark";
};

TEST_F(FileMark, IsTheFilesAndNotTheNames)
{
    const fs::path one = make(u8"기록 하나.sqlite", "one");
    const fs::path two = make(u8"two.sqlite", "two");
    const std::string mark = file_mark(one);
    EXPECT_FALSE(mark.empty());
    EXPECT_EQ(file_mark(one), mark);
    EXPECT_NE(file_mark(two), mark);
    std::ofstream(one, std::ios::app) << "more";
    EXPECT_EQ(file_mark(one), mark) << "it grew, and is the same file";
    fs::rename(one, folder_ / u8"옮긴 것.sqlite");
    EXPECT_EQ(file_mark(folder_ / u8"옮긴 것.sqlite"), mark);
    EXPECT_EQ(file_mark(one), "");
    fs::rename(two, one);
    EXPECT_NE(file_mark(one), mark) << "another took its place";
    EXPECT_FALSE(file_mark(folder_).empty());
}

TEST_F(FileMark, OfAFileThatIsOpen)
{
    const fs::path file = make(u8"열린 파일", "x");
    const std::string mark = file_mark(file);
    std::fstream open(file, std::ios::in | std::ios::out | std::ios::binary);
    ASSERT_TRUE(open);
    EXPECT_EQ(file_mark(file), mark);
    open << "y";
    EXPECT_TRUE(open.flush().good());
}

} // namespace
} // namespace hanpan
