// Any row of a jsonl.zst file by its number.
#include <gtest/gtest.h>

#include <fstream>

#include "base/temporary_folder.h"
#include "dataset/formats/row_access.h"
#include "dataset/formats/writer.h"

namespace weft::dataset {
namespace {

constexpr uint64_t rows = 700;

// A file of a few frames, with rows of many sizes.
class ZstRows : public ::testing::Test {
  protected:
    void SetUp() override {
        const Format* const format = find_format("jsonl.zst");
        if (!format->check()) GTEST_SKIP() << "built without zstd";
        ASSERT_TRUE(folder_);
        Disk disk;
        const ShardPlace place{disk, folder_.value().path(), 0, 1, wide_columns(), true, false, rows};
        ASSERT_TRUE(disk.make_folder(place.temporary()));
        ASSERT_TRUE(disk.make_folder(join(place.folder, "data")));
        const auto writer = format->open(place);
        std::string text;
        for (uint64_t i = 0; i < rows; ++i) {
            Row row;
            text.assign(i * 37 % 9000, static_cast<char>('a' + i % 26));
            row.python_source = text;
            row.split = "train";
            row.index = i;
            ASSERT_TRUE(writer->add(row));
        }
        ASSERT_TRUE(writer->finish());
        path_ = join(place.folder, "data/train-00000-of-00001.jsonl.zst");
    }

    Result<TemporaryFolder> folder_ = TemporaryFolder::make("weft-zst");
    std::string path_;
};

TEST_F(ZstRows, AreReachedInAnyOrder) {
    auto access = RowAccess::open(path_, wide_columns());
    ASSERT_TRUE(access) << access.error();
    ASSERT_EQ(access.value().rows(), rows);
    Row row;
    Problems problems;
    for (uint64_t i = 0; i < rows; ++i) {
        const uint64_t number = i * 389 % rows;
        const auto read = access.value().read(number, row, problems);
        ASSERT_TRUE(read) << read.error();
        ASSERT_TRUE(problems.empty()) << problems.front();
        EXPECT_EQ(row.index, number);
        EXPECT_EQ(row.python_source.size(), number * 37 % 9000);
    }
    EXPECT_FALSE(access.value().read(rows, row, problems));
}

TEST_F(ZstRows, LieInFramesOfAboutAMegabyte) {
    InFile file(path_);
    ASSERT_TRUE(file.open());
    const auto frames = read_zst_index(file);
    ASSERT_TRUE(frames);
    EXPECT_GE(frames.value().size(), 3u);
    for (const ZstFrame& frame : frames.value()) EXPECT_LE(frame.bytes, (1u << 20) + 16384);
}

// Whatever single byte of the index is wrong is found.
TEST_F(ZstRows, WithADamagedIndexAreRefused) {
    std::ifstream in(path_, std::ios::binary);
    const std::string whole((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    const std::string path = join(folder_.value().path(), "damaged.jsonl.zst");
    for (size_t back = 1; back <= 89; ++back) {
        std::string text = whole;
        text[text.size() - back] = static_cast<char>(text[text.size() - back] ^ 0x55);
        std::ofstream(path, std::ios::binary) << text;
        auto access = RowAccess::open(path, wide_columns());
        Row row;
        Problems problems;
        bool all = access.ok();
        for (uint64_t i = rows - 1; all && i < rows; i -= 50)
            all = access.value().read(i, row, problems).ok();
        EXPECT_FALSE(all) << back << " bytes before the end";
    }
    std::ofstream(path, std::ios::binary) << whole.substr(0, whole.size() / 2);
    EXPECT_FALSE(RowAccess::open(path, wide_columns()));
}

}  // namespace
}  // namespace weft::dataset
