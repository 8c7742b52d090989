// Monitor: while the workers of a command work, hears of interrupts and tells how far they are. Where no
// thread can be had nothing is told.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "cli/interrupt.h"

namespace weft::cli {

struct Watched {
    std::function<void()> stop;          // called once, when the command is interrupted
    std::function<std::string()> line;   // for a terminal; empty: nothing is shown
    std::function<void()> every_second;  // may be empty; called at once, too
};

class Monitor {
  public:
    explicit Monitor(Watched watched);
    ~Monitor();
    Monitor(const Monitor&) = delete;
    Monitor& operator=(const Monitor&) = delete;

  private:
    void loop();

    Watched watched_;
    std::mutex mutex_;
    std::condition_variable wake_;
    bool over_ = false, shown_ = false, wanted_ = false;
    const Stoppable stoppable_;
    std::thread thread_;
};

// "[####......] 1,234 of 5,678 rows"
std::string bar(uint64_t done, uint64_t total);

}  // namespace weft::cli
