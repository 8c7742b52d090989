// Other programs and workers of our own: the only place of verify/ that starts processes.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"

namespace weft::verify {

// Runs a program to its end. An error holds what it wrote to its error output (the first lines), or why it
// could not be started.
Result<void> run_program(const std::vector<std::string>& words, const std::string& log);

// A forked worker that sends messages of one type, each shorter than what a pipe takes at once.
class Worker {
  public:
    // `body(fd)` runs in the child, which then ends. What it says on its error output goes to `log`.
    Worker(const std::function<void(int fd)>& body, const std::string& log);
    ~Worker();  // ends it
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    enum class Received : uint8_t { Message, End, Timeout };
    Received receive(void* message, size_t size, int timeout_ms);
    std::string how_it_ended();  // after End: "exit code 1", "signal 11 (Segmentation fault)", or empty

  private:
    pid_t pid_ = -1;
    int fd_ = -1;
};

std::string first_lines(const std::string& path, size_t lines);

}  // namespace weft::verify
