#include "cli/monitor.h"

#include "base/number_text.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "cli/interrupt.h"
#include "dataset/set/stats.h"

namespace weft::cli {

Monitor::Monitor(Watched watched)
    : watched_(std::move(watched)),
      wanted_(isatty(STDERR_FILENO) != 0 && watched_.line),
      thread_([this] { loop(); }) {}

Monitor::~Monitor() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    wake_.notify_all();
    thread_.join();
    if (shown_) std::cerr << "\r\033[K" << std::flush;
}

void Monitor::loop() {
    using namespace std::chrono_literals;
    watch_interrupts();
    bool stopped = false;
    std::unique_lock lock(mutex_);
    for (unsigned tick = 0; !over_; ++tick) {
        if (was_interrupted() && !stopped) {
            watched_.stop();
            stopped = true;
        }
        if (tick % 20 == 0 && watched_.every_second) watched_.every_second();
        if (tick % 4 == 3 && wanted_) {
            std::cerr << "\r" << watched_.line() << "\033[K" << std::flush;
            shown_ = true;
        }
        wake_.wait_for(lock, 50ms);
    }
    if (was_interrupted() && !stopped) watched_.stop();
}

std::string bar(uint64_t done, uint64_t total) {
    constexpr unsigned width = 30;
    const auto filled =
        static_cast<unsigned>(total == 0 ? width : std::min<uint64_t>(width, done * width / total));
    return "[" + std::string(filled, '#') + std::string(width - filled, '.') + "] " + with_commas(done) +
           " of " + with_commas(total) + " rows";
}

}  // namespace weft::cli
