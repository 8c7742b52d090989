// contain/: programs are started with what they are given, waited for and ended; shared memory keeps its
// size. What a sandbox holds is tried by tests/verify/containment_test.py.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <thread>

#include "contain/process.h"
#include "contain/sandbox.h"
#include "contain/shared_memory.h"

namespace weft::contain {
namespace {

using std::chrono::milliseconds;
const std::atomic<bool> never = false;

Process started(std::vector<std::string> words, const SharedMemory* output = nullptr) {
    Program program;
    program.words = std::move(words);
    if (output != nullptr) program.output = output->file();
    auto process = Process::start(program);
    EXPECT_TRUE(process.ok());
    return std::move(process).value();
}

TEST(ContainProcess, HasNothingButWhatItIsGiven) {
    setenv("WEFT_SECRET", "1", 1);
    const auto output = SharedMemory::make(4096);
    ASSERT_TRUE(output.ok());
    Process process = started({"/usr/bin/env"}, &output.value());
    EXPECT_EQ(process.wait(Clock::now() + milliseconds(20000), never), Process::Waited::Ended);
    EXPECT_EQ(process.how_it_ended(), "");
    EXPECT_EQ(output.value().text(), "");
}

TEST(ContainProcess, SaysHowItEnded) {
    Process code = started({"/bin/sh", "-c", "exit 3"});
    code.wait(Clock::now() + milliseconds(20000), never);
    EXPECT_EQ(code.how_it_ended(), "exit code 3");
    Process killed = started({"/bin/sh", "-c", "kill -SEGV $$"});
    killed.wait(Clock::now() + milliseconds(20000), never);
    EXPECT_EQ(killed.signal(), SIGSEGV);
    EXPECT_FALSE(Process::start({.words = {"/no/such/program"}, .environment = {}}).ok());
}

TEST(ContainProcess, IsWaitedForNoLongerThanAsked) {
    Process process = started({"/bin/sleep", "1000"});
    EXPECT_EQ(process.wait(Clock::now() + milliseconds(10), never), Process::Waited::TooLong);
    std::atomic<bool> stop = false;
    std::thread other([&] {
        std::this_thread::sleep_for(milliseconds(10));
        stop = true;
    });
    EXPECT_EQ(process.wait(Clock::now() + milliseconds(100000), stop), Process::Waited::Stopped);
    other.join();
    process.kill();
    EXPECT_EQ(process.signal(), SIGKILL);
}

TEST(ContainProcess, EndsWithAllThatItStarted) {
    const auto output = SharedMemory::make(4096);
    ASSERT_TRUE(output.ok());
    pid_t child = 0;
    {
        const Process process = started({"/bin/sh", "-c", "sleep 1000 & echo $!; wait"}, &output.value());
        for (int i = 0; i < 2000 && output.value().text().find('\n') == std::string::npos; ++i)
            std::this_thread::sleep_for(milliseconds(10));
        child = std::atoi(output.value().text().c_str());
        ASSERT_GT(child, 0);
        EXPECT_EQ(kill(child, 0), 0);
    }
    // Who takes it over has to notice; it runs no more.
    const auto runs = [&] {
        char state = 'Z';
        if (std::FILE* file = std::fopen(("/proc/" + std::to_string(child) + "/stat").c_str(), "r")) {
            if (std::fscanf(file, "%*d %*s %c", &state) != 1) state = 'Z';
            std::fclose(file);
        }
        return state != 'Z';
    };
    for (int i = 0; i < 500 && runs(); ++i) std::this_thread::sleep_for(milliseconds(10));
    EXPECT_FALSE(runs());
}

TEST(ContainMemory, CannotBeMadeSmallerOrLarger) {
    const auto memory = SharedMemory::make(4096);
    ASSERT_TRUE(memory.ok());
    EXPECT_NE(ftruncate(memory.value().file(), 0), 0);
    EXPECT_NE(ftruncate(memory.value().file(), 8192), 0);
    EXPECT_GE(memory.value().file(), 10);
}

TEST(ContainSandbox, IsThere) {
    const auto sandbox = Sandbox::find();
    ASSERT_TRUE(sandbox.ok()) << sandbox.error();
    if (!sandbox.value().holds())
        GTEST_SKIP() << "neither bubblewrap nor Landlock with seccomp work on this machine";
}

}  // namespace
}  // namespace weft::contain
