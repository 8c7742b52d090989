// run_to_end: a program that is started, says something and ends -> what it said, and how it ended.
#pragma once

#include <atomic>
#include <string>

#include "contain/process.h"

namespace weft::contain {

struct Finished {
    bool in_time = true;         // false: it was ended, because it took too long or all was to stop
    std::string ended;           // Process::how_it_ended()
    std::string output, errors;  // the first of it

    bool well() const { return in_time && ended.empty(); }
};

// Its output and errors are kept up to so many bytes each. An error: it could not be started.
Result<Finished> run_to_end(Program program, Clock::duration patience, const std::atomic<bool>& stop,
                            size_t kept);

}  // namespace weft::contain
