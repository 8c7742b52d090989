#include "cli/monitor.h"

#include "base/number_text.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <system_error>

#include "dataset/set/stats.h"

namespace weft::cli {

Monitor::Monitor(Watched watched)
    : watched_(std::move(watched)),
      wanted_(isatty(STDERR_FILENO) != 0 && watched_.line),
      stoppable_(watched_.stop) {
    if (!wanted_ && !watched_.every_second) return;
    try {
        thread_ = std::thread([this] { loop(); });
    } catch (const std::system_error&) {
    }
}

Monitor::~Monitor() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    wake_.notify_all();
    if (thread_.joinable()) thread_.join();
    if (shown_) std::cerr << "\r\033[K" << std::flush;
}

void Monitor::loop() {
    using namespace std::chrono_literals;
    std::unique_lock lock(mutex_);
    for (unsigned tick = 0; !over_; ++tick) {
        if (tick % 5 == 0 && watched_.every_second) watched_.every_second();
        if (wanted_) {
            std::cerr << "\r" << watched_.line() << "\033[K" << std::flush;
            shown_ = true;
        }
        wake_.wait_for(lock, 200ms);
    }
}

std::string bar(uint64_t done, uint64_t total) {
    constexpr unsigned width = 30;
    const auto filled =
        static_cast<unsigned>(total == 0 ? width : std::min<uint64_t>(width, done * width / total));
    return "[" + std::string(filled, '#') + std::string(width - filled, '.') + "] " + with_commas(done) +
           " of " + with_commas(total) + " rows";
}

}  // namespace weft::cli
