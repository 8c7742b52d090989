#include "cli/monitor.h"

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <system_error>
#include <utility>

#include "cli/terminal_size.h"

namespace weft::cli {
namespace {

// A line that is longer than the terminal would leave its beginning behind each time: without its bar then,
// and if that is not enough without its end.
std::string fitting(std::string line) {
    const size_t columns = terminal_columns(STDERR_FILENO).value_or(SIZE_MAX);
    if (line.size() < columns) return line;
    if (line.starts_with('[')) line.erase(0, std::min(line.find("] "), line.size() - 2) + 2);
    if (line.size() >= columns) line.resize(columns - 1);
    return line;
}

}  // namespace

Monitor::Monitor(Watched watched) : watched_(std::move(watched)), wanted_(shows_progress() && watched_.line) {
    if (watched_.stop) stoppable_.emplace(watched_.stop);
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
    for (unsigned tick = 0;; ++tick) {
        if (tick % 5 == 0 && watched_.every_second) watched_.every_second();
        if (wanted_) {
            std::cerr << "\r" << fitting(watched_.line()) << "\033[K" << std::flush;
            shown_ = true;
        }
        if (over_) return;
        wake_.wait_for(lock, 200ms);
    }
}

std::function<std::string()> beside_rows(std::function<std::string()> line) {
    return isatty(STDOUT_FILENO) != 0 ? nullptr : std::move(line);
}

}  // namespace weft::cli
