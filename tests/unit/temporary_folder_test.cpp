#include "base/temporary_folder.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "base/files.h"

namespace weft {
namespace {

TEST(TemporaryFolder, GoesWithItsLastOwnerAndAllThatIsInIt) {
    std::string path;
    {
        auto made = TemporaryFolder::make("weft-test");
        ASSERT_TRUE(made.ok()) << made.error();
        path = made.value().path();
        const TemporaryFolder moved = std::move(made).value();
        EXPECT_EQ(moved.path(), path);
        EXPECT_TRUE(std::filesystem::is_directory(path));
        ASSERT_TRUE(write_file(path + "/file", "text").ok());
    }
    EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(TemporaryFolder, SaysWhereItCannotBeMade) {
    const auto made = TemporaryFolder::make("no-such-folder/weft");
    ASSERT_FALSE(made.ok());
    EXPECT_NE(made.error().find("no-such-folder"), std::string::npos) << made.error();
}

}  // namespace
}  // namespace weft
