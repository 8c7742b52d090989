// gradient: a compiled kernel -> whether the gradient Warp computes is the derivative of what the kernel
// computes. Made for the `gradient` column of a data set; docs/gradients.md says what the rule is and shows a
// case of each reason. Never reads names or text: kernels that differ in names only get one verdict.
#pragma once

#include <cstdint>
#include <string_view>

#include "driver/subject.h"
#include "gradient/machine.h"

namespace weft::gradient {

enum class Verdict : uint8_t {
    None,  // no float that the kernel writes has a derivative by a float it reads from an array
    Exact,
    WarpDiffers,
    Unknown,  // nothing is claimed; the reason says why
};
inline constexpr size_t verdict_count = 4;
std::string_view text(Verdict verdict);  // "warp_differs"

enum class Reason : uint8_t {
#define WEFT_REASON(enumerator, name, text) enumerator,
#include "gradient/reasons.def"
#undef WEFT_REASON
};
std::string_view name(Reason reason);     // "loop-carried-state"
std::string_view explain(Reason reason);  // a sentence without a full stop; empty for None

struct Gradient {
    Verdict verdict = Verdict::None;
    Reason reason = Reason::None;  // of WarpDiffers and Unknown
    bool operator==(const Gradient&) const = default;
};

// Memory of one worker.
class Judge {
  public:
    Gradient judge(const driver::Subject& subject);

  private:
    // What the runs of a kernel showed.
    struct Findings {
        bool derivative = false;
        bool ended = true;      // every run came to its end
        bool every_way = true;  // every way was gone
        RunResult stopped_by = RunResult::Zero;
    };
    template <class Run, class Stop>
    Findings go_every_way(Run run, Stop stop);
    Gradient judge_forward();
    Gradient judge_both(const driver::Subject& subject);
    Gradient find_difference(const driver::Subject& subject);
    Gradient nothing_found(const Findings& found) const;
    Reason reason_of_threads();

    Layouts layouts_;
    Machine machine_;
};

}  // namespace weft::gradient
