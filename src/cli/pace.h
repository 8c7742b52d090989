// Pace: how far a piece of work is, how fast it goes and how long it will take, as a line for a terminal:
// "[####......] 1,234 of 5,678 rows, 310 rows/s, 15 s left". The clock begins where it is made.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weft::cli {

class Pace {
  public:
    // `first`: what was done before.
    explicit Pace(std::string_view things = "rows", uint64_t first = 0) : things_(things), first_(first) {}

    // `total` 0: nobody knows how many there are.
    std::string line(uint64_t done, uint64_t total) const;
    double seconds() const;
    double rate(uint64_t done) const;  // of a second
    std::optional<double> seconds_left(uint64_t done, uint64_t total) const;

  private:
    using Clock = std::chrono::steady_clock;

    std::string_view things_;
    uint64_t first_;
    Clock::time_point start_ = Clock::now();
};

// The same of work that is timed elsewhere.
std::string pace_line(uint64_t done, uint64_t total, std::optional<double> rate,
                      std::optional<double> seconds_left, std::string_view things = "rows");

}  // namespace weft::cli
