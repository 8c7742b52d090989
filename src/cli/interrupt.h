// Interrupts: SIGINT, SIGTERM and SIGHUP (unless it is ignored, as under nohup). Whoever works in steps is
// asked to stop in good order; what does not end within a second is ended, temporary files and folders with
// it. A second signal does not wait.
#pragma once

#include <functional>

namespace weft::cli {

// Once, before any other thread is started.
void watch_interrupts();
bool was_interrupted();
// Before another program takes the place of this one: signals reach it as they would have reached weft.
void unwatch_interrupts();

// The exit code of a command; what ended with an interrupt is no finding of it: then the thread that heard of
// it ends the process, and this waits.
int unless_interrupted(int code);

// While it lives, an interrupt calls `stop` first, on a thread of its own.
class Stoppable {
  public:
    explicit Stoppable(std::function<void()> stop);
    Stoppable(const Stoppable&) = delete;
    Stoppable& operator=(const Stoppable&) = delete;
    ~Stoppable();
};

}  // namespace weft::cli
