#include "infer/infer.h"

#include <algorithm>
#include <cmath>

#include "infer/walk.h"
#include "inputs/resolve.h"

namespace weft::infer {
namespace {

constexpr unsigned max_plans = 60;       // that are tried
constexpr unsigned max_repetitions = 8;  // of one, until what is stored in arrays is known

class Inference {
  public:
    Inference(const driver::Subject& subject, const Sides& sides)
        : subject_(subject), small_(sides.small), sources_(sides) {}

    Result<Inferred> run() {
        loaded_ = sources_.load(subject_);
        if (!loaded_) return loaded_.failure();
        if (const module::Function* function = subject_.native())
            return Error::finding("nobody knows what the C++ of `" +
                                  std::string(subject_.strings.text(function->name)) + "` does");
        for (unsigned i = 0; i < max_plans; ++i) {
            const Walk walk = walked();
            if (take_hints(walk) || mend(walk)) continue;
            if (!walk.findings.empty()) return reason(walk.findings.front().text, walk.findings.front().line);
            if (take_thresholds(walk) || make_positive(walk) || shrink()) continue;
            return finished(walk);
        }
        return Error::finding("no plan was found that is safe");
    }

    Result<inputs::Inputs> plan() const {
        if (!loaded_) return loaded_.failure();
        return sources_.inputs();
    }

    static Error reason(const std::string& text, uint32_t line) {
        return Error::finding(line == 0 ? text : "line " + std::to_string(line) + ": " + text);
    }

  private:
    // Until what runs store is known.
    Walk walked() {
        std::erase_if(sources_.objects, [](const Object& object) { return object.local; });
        for (Object& object : sources_.objects) object.reached = {};
        for (Leaf& leaf : sources_.leaves) leaf.stored = {};
        for (unsigned i = 0; i < max_repetitions; ++i) {
            Walk walk(subject_, sources_, steps_);
            walk.run();
            if (!walk.learned) return walk;
        }
        throw Refusal{"what is stored in arrays has no bounds", 0};
    }

    bool is_open(uint32_t leaf) const {
        return leaf != nobody && sources_.leaves[leaf].plan == Leaf::Plan::Open &&
               sources_.leaves[leaf].is_whole();
    }
    // Integers from low on that lie below high. Of a type that does not hold them, fewer.
    void plan_range(Leaf& leaf, int64_t low, const Linear& high) {
        leaf.plan = Leaf::Plan::Range;
        leaf.low = Linear::number(low);
        leaf.high =
            fits(Whole::between(leaf.low, high), leaf.dtype.scalar) ? high : Linear::number(low + small_);
    }
    void plan_constant(Leaf& leaf, const Linear& value) {
        leaf.plan = Leaf::Plan::Constant;
        leaf.high = fits(Whole::between(value, value), leaf.dtype.scalar) ? value : Linear::number(small_);
    }

    // What the kernel says of its arguments without being wrong anywhere.
    bool take_hints(const Walk& walk) {
        bool taken = false;
        for (const Guard& guard : walk.guards) {
            if (!is_open(guard.leaf) || sources_.leaves[guard.leaf].object != nobody) continue;
            plan_constant(sources_.leaves[guard.leaf], sources_.launch[guard.axis]);
            taken = true;
        }
        for (const auto& [start, end] : walk.ragged) {
            Leaf& leaf = sources_.leaves[start];
            const bool fits_offsets = start == end && is_open(start) && leaf.object != nobody &&
                                      leaf.dtype.kind == types::Kind::Scalar && !leaf.written &&
                                      !leaf.updated && sources_.objects[leaf.object].ndim == 1;
            const Linear high{small_, 0, 1};
            if (!fits_offsets || !fits(Whole::between(high, high), leaf.dtype.scalar)) continue;
            leaf.plan = Leaf::Plan::Offsets;
            leaf.high = high;
            taken = true;
        }
        return taken;
    }

    // All findings of the first kind that something can be done about. Rounds first: a parameter that ends a
    // loop is a small number, not a size; then indexes, for they say most about numbers.
    bool mend(const Walk& walk) {
        using Kind = Finding::Kind;
        for (const Kind kind : {Kind::Rounds, Kind::Division, Kind::Index, Kind::Overflow}) {
            bool mended = false;
            for (const Finding& finding : walk.findings)
                mended = (finding.kind == kind && mend(finding)) || mended;
            if (mended) return true;
        }
        return false;
    }

    bool mend(const Finding& finding) {
        if (!is_open(finding.leaf)) {
            if (finding.kind != Finding::Kind::Index || finding.object == nobody || !finding.reach)
                return false;
            Linear& size = sources_.objects[finding.object].sizes[finding.axis];
            const Linear larger_one = upper(size, *finding.reach);
            if (larger_one == size) return false;
            size = larger_one;
            return true;
        }
        Leaf& leaf = sources_.leaves[finding.leaf];
        const bool scalar = leaf.object == nobody;
        switch (finding.kind) {
            case Finding::Kind::Index:
                if (finding.object != nobody) {
                    plan_range(leaf, 0, sources_.objects[finding.object].sizes[finding.axis]);
                } else {
                    plan_range(leaf, 0, finding.reach.value_or(Linear::number(1)));
                }
                return true;
            case Finding::Kind::Rounds:
                scalar ? plan_constant(leaf, Linear::number(small_))
                       : plan_range(leaf, 0, Linear::number(small_ + 1));
                return true;
            case Finding::Kind::Division:
                scalar ? plan_constant(leaf, Linear::number(small_))
                       : plan_range(leaf, 1, Linear::number(small_ + 1));
                return true;
            case Finding::Kind::Overflow:
                plan_range(leaf, scalar ? 1 : 0, Linear::number(2 * small_));
                return true;
        }
        return false;
    }

    // So that both branches are taken.
    bool take_thresholds(const Walk& walk) {
        bool taken = false;
        for (const Threshold& threshold : walk.thresholds) {
            Leaf& leaf = sources_.leaves[threshold.leaf];
            const bool is_free = leaf.is_float() && leaf.plan == Leaf::Plan::Open && !leaf.center;
            if (!is_free || !(std::abs(threshold.number) < 1000)) continue;
            leaf.center = threshold.number;
            taken = true;
        }
        return taken;
    }

    bool make_positive(const Walk& walk) {
        if (walk.not_finite_leaf == nobody) return false;
        Leaf& leaf = sources_.leaves[walk.not_finite_leaf];
        const bool turns =
            leaf.dtype.kind == types::Kind::Quaternion || leaf.dtype.kind == types::Kind::Transform;
        if (!leaf.is_float() || leaf.plan != Leaf::Plan::Open || turns || leaf.object == nobody) return false;
        leaf.plan = Leaf::Plan::Positive;
        return true;
    }

    // Arrays of which only the first few elements are reached: a counter needs no n of them.
    bool shrink() {
        bool changed = false;
        for (Object& object : sources_.objects) {
            for (size_t i = 0; i < object.ndim && !object.local && !object.shape_is_asked; ++i) {
                const auto& reached = object.reached[i];
                if (!reached || !reached->is_number() || object.sizes[i].is_number() || reached->b < 1)
                    continue;
                object.sizes[i] = *reached;
                changed = true;
            }
        }
        return changed;
    }

    Result<Inferred> finished(const Walk& walk) {
        Inferred out{sources_.inputs(), walk.not_finite, walk.forward_only};
        for (const uint64_t n : {1, 2, 1000}) {
            if (const auto shapes = inputs::resolve(out.inputs, n); !shapes) return shapes.failure();
        }
        return out;
    }

    const driver::Subject& subject_;
    const int64_t small_;
    Sources sources_;
    Result<void> loaded_;
    uint64_t steps_ = 0;
};

}  // namespace

Result<Inferred> infer(const driver::Subject& subject, const Sides& sides) {
    try {
        return Inference(subject, sides).run();
    } catch (const Refusal& refusal) {
        return Inference::reason(refusal.text, refusal.line);
    }
}

Result<inputs::Inputs> unproved(const driver::Subject& subject) {
    Inference inference(subject, usual_sides);
    try {
        if (auto inferred = inference.run()) return inferred.value().inputs;
    } catch (const Refusal&) {  // its plan is what is asked for
    }
    return inference.plan();
}

Result<inputs::Inputs> arguments(const driver::Subject& subject) {
    Sources sources(usual_sides);
    if (auto loaded = sources.load(subject); !loaded) return loaded.failure();
    return sources.inputs();
}

}  // namespace weft::infer
