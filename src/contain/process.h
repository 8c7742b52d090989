// Process: another program, started with nothing of ours but what is given: words, an environment, files.
// Ended with the one that holds it, and with weft where a signal ends that.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/leftovers.h"
#include "base/result.h"

namespace weft::contain {

using Clock = std::chrono::steady_clock;

struct Program {
    std::vector<std::string> words;        // the first: a path, or a name that is looked for in PATH
    std::vector<std::string> environment;  // "NAME=value"; nothing else is there
    // Files that are its 0, 1, 2 and 3; -1: nothing is read and what is written is lost (of 3: is not there).
    int input = -1, output = -1, errors = -1, extra = -1;
};

class Process {
  public:
    static Result<Process> start(const Program& program);
    Process(Process&& other) noexcept;
    Process& operator=(Process&& other) noexcept;
    ~Process();  // ends it, and what it started unless that left its group

    enum class Waited : uint8_t { Ended, TooLong, Stopped };
    Waited wait(Clock::time_point until, const std::atomic<bool>& stop);
    void kill();

    // After wait() or kill(): empty where its exit code was 0, else "exit code 1", "signal 11 (…)".
    std::string how_it_ended();
    std::optional<int> signal();

  private:
    explicit Process(pid_t id) : id_(id), leftover_(id) {}
    int status();  // waits for the end

    pid_t id_ = -1;
    Leftover leftover_;
    std::optional<int> status_;
};

// A file that takes none of the numbers which a program's files are given; the one handed in is closed. -1
// stays -1.
int away_from_standard(int file);

// Two ends of a connection, each for both directions; -1 where there is none to have.
struct Ends {
    int ours = -1, theirs = -1;
};
Ends connected_pair();

// Whether there is something to read at `file`, or its other end was closed, before `until`.
enum class Ready : uint8_t { Yes, TooLong, Stopped };
Ready wait_to_read(int file, Clock::time_point until, const std::atomic<bool>& stop);

}  // namespace weft::contain
