// Threads for the commands. Stages recurse to a bounded depth, so a worker's stack has a size we choose
// instead of the one a shell happens to set.
#pragma once

#include <cstddef>
#include <functional>

namespace weft {

// Runs `work` on `count` threads and returns when all are done; what one of them throws, it throws.
void run_workers(unsigned count, const std::function<void()>& work);

// Whether the stack of the first thread may grow as far as systems usually let it: enough for all stages.
bool has_usual_stack();

// A thread that waits for things most of the time, and ends with the process. False: there is none to have.
bool start_thread(void (*work)());

// What --threads 0 means for this many jobs.
unsigned default_threads(size_t jobs);

}  // namespace weft
