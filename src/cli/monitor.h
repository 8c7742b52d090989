// Monitor: while the workers of a command work, hears of interrupts and tells how far they are. Where no
// thread can be had nothing is told.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "cli/interrupt.h"

namespace weft::cli {

struct Watched {
    std::function<void()> stop;          // called once, when the command is interrupted; empty: it ends
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
    std::optional<Stoppable> stoppable_;
    std::thread thread_;
};

// A line for a command that prints rows meanwhile: none where both would go to one terminal.
std::function<std::string()> beside_rows(std::function<std::string()> line);

}  // namespace weft::cli
