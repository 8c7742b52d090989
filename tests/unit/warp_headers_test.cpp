// Which folder of Warp's headers is taken: the one that was named, else that of an environment that is
// active, never one of the current folder.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "driver/warp_headers.h"

namespace weft::driver {
namespace {
namespace fs = std::filesystem;

class WarpHeaders : public testing::Test {
  protected:
    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "weft-headers-XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        root_ = name;
        for (const char* const variable : {"VIRTUAL_ENV", "CONDA_PREFIX", "WEFT_WARP"}) unsetenv(variable);
    }
    void TearDown() override { fs::remove_all(root_); }

    // An environment with headers of a version.
    fs::path environment(const std::string& name, const std::string& version = "1.19.0") const {
        const fs::path native = root_ / name / "lib/python3.11/site-packages/warp/native";
        fs::create_directories(native);
        std::ofstream(native / "builtin.h") << "\n";
        std::ofstream(native / "version.h") << "#define WP_VERSION_STRING \"" << version << "\"\n";
        return root_ / name;
    }
    static std::string native(const fs::path& environment) {
        return (environment / "lib/python3.11/site-packages/warp/native").string();
    }

    fs::path root_;
};

TEST_F(WarpHeaders, WhatWasNamedIsTakenInAnyForm) {
    const fs::path named = environment("named");
    setenv("VIRTUAL_ENV", environment("active").c_str(), 1);
    for (const fs::path& form : {named, named / "lib/python3.11/site-packages", fs::path(native(named)),
                                 fs::path(native(named)).parent_path()}) {
        const auto found = warp_headers(form.string());
        ASSERT_TRUE(found.ok()) << found.error();
        EXPECT_EQ(found.value(), native(named));
    }
}

TEST_F(WarpHeaders, TheVariableComesBeforeTheActiveEnvironment) {
    const fs::path active = environment("active"), named = environment("named");
    setenv("VIRTUAL_ENV", active.c_str(), 1);
    EXPECT_EQ(warp_headers("").value(), native(active));
    setenv("WEFT_WARP", named.c_str(), 1);
    EXPECT_EQ(warp_headers("").value(), native(named));
}

TEST_F(WarpHeaders, TheCurrentFolderIsNoEnvironment) {
    environment(".venv");
    const fs::path before = fs::current_path();
    fs::current_path(root_);
    setenv("VIRTUAL_ENV", ".venv", 1);  // relative: whoever made the folder would choose
    const auto found = warp_headers("");
    fs::current_path(before);
    // The environment beside the program that runs this test may well have some.
    EXPECT_TRUE(!found.ok() || found.value().find(root_.string()) == std::string::npos);
}

TEST_F(WarpHeaders, AnotherVersionIsRefusedByName) {
    const auto found = warp_headers(environment("old", "1.18.2").string());
    ASSERT_FALSE(found.ok());
    EXPECT_NE(found.error().find("the headers of Warp 1.18.2"), std::string::npos) << found.error();
}

TEST_F(WarpHeaders, WhatIsMissingComesWithTheLineThatGetsIt) {
    const auto found = warp_headers(root_.string());
    ASSERT_FALSE(found.ok());
    EXPECT_EQ(found.failure().kind, Error::Kind::World);
    EXPECT_NE(found.error().find("pip install warp-lang==1.19.0"), std::string::npos) << found.error();
}

}  // namespace
}  // namespace weft::driver
