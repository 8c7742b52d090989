#include "cli/pace.h"

#include <algorithm>

#include "base/number_text.h"

namespace weft::cli {
namespace {

std::string bar(uint64_t done, uint64_t total) {
    constexpr uint64_t width = 30;
    const size_t filled = std::min(width, done * width / total);
    return "[" + std::string(filled, '#') + std::string(width - filled, '.') + "] ";
}

}  // namespace

double Pace::seconds() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
}

double Pace::rate(uint64_t done) const {
    return static_cast<double>(done - std::min(done, first_)) / std::max(seconds(), 1e-9);
}

std::optional<double> Pace::seconds_left(uint64_t done, uint64_t total) const {
    if (done <= first_ || done > total) return std::nullopt;
    return static_cast<double>(total - done) / rate(done);
}

std::string Pace::line(uint64_t done, uint64_t total) const {
    return pace_line(done, total, rate(done), seconds_left(done, total), things_);
}

std::string pace_line(uint64_t done, uint64_t total, std::optional<double> rate,
                      std::optional<double> seconds_left, std::string_view things) {
    std::string line = total == 0 ? "" : bar(done, total);
    line += with_commas(done) + (total == 0 ? " " : " of " + with_commas(total) + " ") + std::string(things);
    if (rate) line += ", " + with_commas(static_cast<uint64_t>(*rate)) + " " + std::string(things) + "/s";
    if (seconds_left && done < total)
        line += ", " + with_commas(static_cast<uint64_t>(*seconds_left) + 1) + " s left";
    return line;
}

}  // namespace weft::cli
