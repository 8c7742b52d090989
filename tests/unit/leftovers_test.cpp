#include "base/leftovers.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "base/disk.h"
#include "base/temporary_folder.h"

namespace weft {
namespace {

// Once the end has begun, files go from under those who write them.
std::atomic<bool> is_ending = false;
void give_up(int code) {
    if (!is_ending) ::_exit(code);
    while (true) ::pause();
}

// Threads that make files and folders all the time, and an end in the midst of it: how many are left.
int left_after_an_end(const std::string& folder, std::chrono::microseconds when) {
    for (int i = 0; i < 4; ++i) {
        std::thread([folder, i] {
            while (true) {
                OutFile file(disk(), join(folder, std::to_string(i) + ".part"));
                if (!file.open()) give_up(100);
                if (!rewrite(disk(), join(folder, std::to_string(i)), "text")) give_up(101);
                if (!TemporaryFolder::make("weft-test")) give_up(102);
            }
        }).detach();
    }
    std::this_thread::sleep_for(when);
    is_ending = true;
    remove_leftovers();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));  // for whoever was about to make one
    int left = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        left += name.ends_with(".part") || name.starts_with("weft-test");
    }
    return left;
}

TEST(Leftovers, NothingIsMadeOnceTheEndHasBegun) {
    std::string above = (std::filesystem::temp_directory_path() / "weft-leftovers-XXXXXX").string();
    ASSERT_NE(::mkdtemp(above.data()), nullptr);  // no leftover itself
    ASSERT_EQ(setenv("TMPDIR", above.c_str(), 1), 0);
    for (int round = 0; round < 20; ++round) {
        const pid_t child = fork();
        if (child == 0) ::_exit(left_after_an_end(above, std::chrono::microseconds(500 + 100 * round)));
        int status = 0;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0)
            << "round " << round << ": " << WEXITSTATUS(status) << " left";
        if (HasFailure()) break;
    }
    unsetenv("TMPDIR");
    std::filesystem::remove_all(above);
}

}  // namespace
}  // namespace weft
