#include "verify/differences.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "base/random.h"

namespace weft::verify {
namespace {

constexpr double step = 1e-6;       // relative to numbers above 1
constexpr double tolerance = 1e-5;  // of the size of the gradient
constexpr double noise = 2e-9;      // of the size of the outputs: what a difference quotient cannot see
constexpr uint32_t points[] = {7, 5, 33, 13, 2, 64, 16, 9, 40, 3};
constexpr size_t usual_points = 6;        // the others are for what should differ
constexpr unsigned usual_directions = 3;  // of a point: of all arguments together, then of one at a time
constexpr unsigned max_directions = 12;

using Numbers = std::vector<std::vector<double>>;

struct Sum {
    double value = 0, size = 0;
};

class Point {
  public:
    Point(const Case& item, Launch launch, Launcher& launcher, uint64_t attempt)
        : launch_(std::move(launch)),
          launcher_(launcher),
          start_(launch_.numbers()),
          rng_(item.seed, item.index + attempt) {}

    // The adjoint's gradient of the weighted sum of all outputs; false: not finite.
    bool differentiate() {
        here_ = outcome();
        if (!launch_.backward(launcher_)) return false;
        gradient_.resize(start_.size());
        for (size_t a = 0; a < start_.size(); ++a) {
            gradient_[a].clear();
            if (!launch_.is_float_array(a) || !launch_.is_source(a)) continue;
            gradient_[a].resize(start_[a].size());
            const std::string bytes = launch_.gradient(launcher_, a);
            std::memcpy(gradient_[a].data(), bytes.data(), bytes.size());
            if (launch_.not_finite(a, bytes) >= 0) return false;
        }
        return std::isfinite(here_.value);
    }

    // Arguments with a gradient.
    size_t sources() const {
        return static_cast<size_t>(
            std::count_if(gradient_.begin(), gradient_.end(), [](const auto& all) { return !all.empty(); }));
    }

    // `only`: along this one of the sources, whose small gradient the others would drown; none: along all.
    enum class Answer : uint8_t { Agrees, Differs, Zero, Unstable };
    Answer compare(std::optional<size_t> only, double& error) {
        draw_direction(only);
        double claimed = 0, size = 0;
        for (size_t a = 0; a < gradient_.size(); ++a) {
            for (size_t j = 0; j < gradient_[a].size(); ++j) {
                claimed += gradient_[a][j] * direction_[a][j];
                size += std::fabs(gradient_[a][j] * direction_[a][j]);
            }
        }
        const double near = step / 4;
        const double above = moved(step).value, below = moved(-step).value;
        const double above_near = moved(near).value, below_near = moved(-near).value;
        const double wide = (above - below) / (2 * step), tight = (above_near - below_near) / (2 * near);
        const double right = (above_near - here_.value) / near, left = (here_.value - below_near) / near;
        size += std::fabs(wide);
        const double allowed = tolerance * size + noise * here_.size;
        if (!(std::fabs(wide - tight) <= allowed / 2) || !(std::fabs(right - left) <= allowed))
            return Answer::Unstable;
        if (size <= 10 * noise * here_.size || size == 0) return Answer::Zero;
        error = std::max(error, std::fabs(wide - claimed) / size);
        return std::fabs(wide - claimed) <= allowed ? Answer::Agrees : Answer::Differs;
    }

  private:
    Sum outcome() {
        Sum sum;
        if (!launch_.forward(launcher_)) return {std::nan(""), 0};
        for (size_t a = 0; a < start_.size(); ++a) {
            if (!launch_.is_float_array(a) || !launch_.is_output(a)) continue;
            const std::string bytes = launch_.data(launcher_, a);
            for (size_t j = 0; j * sizeof(double) < bytes.size(); ++j) {
                double value;
                std::memcpy(&value, bytes.data() + j * sizeof(double), sizeof(double));
                sum.value += value * launch_.weight(a, j);
                sum.size += std::fabs(value);
            }
        }
        return sum;
    }

    Sum moved(double by) {
        launch_.numbers() = start_;
        for (size_t a = 0; a < direction_.size(); ++a) {
            for (size_t j = 0; j < direction_[a].size(); ++j)
                launch_.numbers()[a][j] += by * direction_[a][j];
        }
        return outcome();
    }

    void draw_direction(std::optional<size_t> only) {
        direction_.resize(start_.size());
        size_t source = 0;
        for (size_t a = 0; a < start_.size(); ++a) {
            direction_[a].assign(gradient_[a].size(), 0);
            if (gradient_[a].empty()) continue;
            if (const size_t which = source++; only && *only != which) continue;
            for (size_t j = 0; j < direction_[a].size(); ++j) {
                const double length = 0.5 + static_cast<double>(rng_.below(1024)) / 2048;
                const double scale = std::max(1.0, std::fabs(start_[a][j]));
                direction_[a][j] = (rng_.chance(50) ? length : -length) * scale;
            }
        }
    }

    Launch launch_;
    Launcher& launcher_;
    const Numbers start_;
    Rng rng_;
    Sum here_;
    Numbers gradient_, direction_;
};

Measurement measure_at(const Case& item, std::vector<Launch>& launches, bool should_differ,
                       Launcher& launcher) {
    Measurement found;
    unsigned agreed = 0, zero = 0;
    for (size_t attempt = 0; attempt < launches.size(); ++attempt) {
        Point point(item, std::move(launches[attempt]), launcher, attempt);
        if (!point.differentiate()) continue;
        const size_t sources = point.sources();
        const size_t tries = should_differ ? std::min<size_t>(1 + sources, max_directions) : usual_directions;
        for (size_t i = 0; i < tries; ++i) {
            const bool alone = i != 0 && sources > 1;
            const size_t which = alone ? (i - 1 + attempt * (tries - 1)) % sources : 0;
            switch (point.compare(alone ? std::optional(which) : std::nullopt, found.error)) {
                case Point::Answer::Agrees:
                    ++agreed;
                    break;
                case Point::Answer::Zero:
                    ++zero;
                    break;
                case Point::Answer::Unstable:
                    break;
                case Point::Answer::Differs:
                    found.measured = Measured::Differs;
                    return found;
            }
        }
        if (attempt >= 2 && agreed >= 6 && !should_differ) break;
    }
    found.measured = agreed != 0 ? Measured::Exact : zero != 0 ? Measured::Zero : Measured::Unclear;
    return found;
}

}  // namespace

std::optional<Measurement> measure(const Case& item, const Worker& worker, Outcome& outcome) {
    if (!item.has_backward) return Measurement{Measured::Zero, 0};
    // A difference may hide on a path that few inputs take, or in one argument: those that should differ, or
    // may, get every try.
    const bool should_differ = item.gradient == "warp_differs" || item.gradient == "unknown";
    std::vector<Launch> launches;
    size_t memory = 0;
    for (uint64_t attempt = 0; attempt < (should_differ ? std::size(points) : usual_points); ++attempt) {
        Result<Launch> made =
            Launch::make(item, item.wide_layout, points[attempt], item.index + (attempt << 40));
        if (!made) return Measurement{};
        memory = std::max(memory, made.value().memory_needed());
        launches.push_back(std::move(made).value());
    }
    if (memory > Launcher::most_memory) return Measurement{};
    Result<Launcher> launcher = Launcher::start(worker, memory);
    if (!launcher) {
        outcome = not_started(launcher.failure());
        return std::nullopt;
    }
    const Measurement found = measure_at(item, launches, should_differ, launcher.value());
    if (const auto& failure = launcher.value().failure()) {
        outcome = {failure->problem, "in double precision: " + failure->detail};
        return std::nullopt;
    }
    return found;
}

}  // namespace weft::verify
