// gradient: a compiled kernel -> whether the gradient Warp computes is the derivative of what the kernel
// computes. Made for the `gradient` column of a data set; docs/gradients.md says what the rule is and shows a
// case of each reason. Never reads names or text: kernels that differ in names only get one verdict.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

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
#define WEFT_REASON(enumerator, name, text, way_out) enumerator,
#include "gradient/reasons.def"
#undef WEFT_REASON
};
std::string_view name(Reason reason);     // "loop-carried-state"
std::string_view explain(Reason reason);  // a sentence without a full stop; empty for None
std::string_view way_out(Reason reason);  // the form that works; empty where nothing is known

struct Gradient {
    Verdict verdict = Verdict::None;
    Reason reason = Reason::None;  // of WarpDiffers and Unknown
    bool operator==(const Gradient&) const = default;
};

// A place of the kernel where Warp's adjoint is not the derivative.
struct Difference {
    Reason reason = Reason::None;
    syntax::NodeId at;     // what reads another number than it should; invalid: some place of the kernel
    syntax::NodeId cause;  // what changed that number; invalid: not known
};

// Memory of one worker.
class Judge {
  public:
    Gradient judge(const driver::Subject& subject);
    // Of the kernel that was judged last, where Warp differs: the first one has the reason of the verdict.
    std::span<const Difference> differences() const { return differences_; }

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
    std::vector<Difference> differences_;
};

}  // namespace weft::gradient
