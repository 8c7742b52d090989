// Sandbox: how this machine can hold a program that is not trusted: bubblewrap where it works, else Landlock;
// seccomp and limits with both. Found out by doing: a trial worker tries what is forbidden and says what it
// got. Makes the words that start a contained program; process.h starts them.
#pragma once

#include <optional>
#include <string_view>

#include "contain/lock.h"
#include "contain/process.h"

namespace weft::contain {

enum class Means : uint8_t { Bubblewrap, Landlock, LimitsOnly };
std::string_view text(Means means);

class Sandbox {
  public:
    // The best that holds here. An error: weft-worker is missing.
    static Result<Sandbox> find();
    Means means() const { return means_; }
    bool holds() const { return means_ != Means::LimitsOnly; }

    // The worker in `mode` (worker/main.cpp) with its words. It opens `readable` and what a program needs to
    // start, and nothing else.
    struct Job {
        std::vector<std::string> words;     // mode and arguments
        std::vector<std::string> readable;  // files or folders
        std::string writable;               // a folder, for temporary files; empty: none
        std::vector<std::string> environment;
        Limits limits;
        bool sees_itself = false;  // in /proc: a sanitizer wants to
    };
    Program worker(const Job& job) const;

    // A compiler: reads itself, the folders that come with it and `readable`, writes into `folder`. It may
    // start programs (its own parts), so its calls are not restricted.
    Program compiler(const Job& job, const std::string& folder) const;

    // The worker for a GPU, whose driver wants more than a sandbox leaves: limits alone, and of the
    // environment what says which GPUs there are and where their driver is.
    Program with_limits(const Job& job) const;

  private:
    Sandbox(Means means, std::string worker) : means_(means), worker_(std::move(worker)) {}
    Program contained(const Job& job, const Files& files, std::optional<Calls> calls) const;
    bool passes_trial() const;

    Means means_;
    std::string worker_;  // path
};

}  // namespace weft::contain
