#include "facts/memory.h"

#include <algorithm>
#include <numeric>

#include "facts/lane_walk.h"

namespace weft::facts {
namespace {

constexpr size_t max_listed = 4096;  // accesses that differ; a kernel with more is not listed at all
constexpr uint32_t deepest = 6;      // loops beyond do not count more

}  // namespace

Traffic traffic(uint32_t bytes, uint32_t element, const int64_t* step) {
    const uint64_t width = std::max(bytes, 1u);
    uint64_t sectors = 0;
    if (step != nullptr) {
        const uint64_t apart = static_cast<uint64_t>(*step < 0 ? -*step : *step);
        const bool has_gaps = apart >= width + sector_bytes;  // else the warp touches one stretch
        uint64_t next = 0;                                    // the first sector that was not touched yet
        if (!has_gaps) sectors = ((warp_lanes - 1) * apart + width - 1) / sector_bytes + 1;
        for (uint64_t lane = 0; lane < warp_lanes && has_gaps; ++lane) {
            const uint64_t first = std::max(next, lane * apart / sector_bytes);
            const uint64_t end = (lane * apart + width - 1) / sector_bytes + 1;
            if (end > first) sectors += end - first;
            next = std::max(next, end);
        }
    } else {
        // Wherever an element may begin, on sectors that no other thread touches.
        const uint64_t grain = std::gcd<uint64_t>(std::max(element, 1u), sector_bytes);
        sectors = warp_lanes * ((sector_bytes - grain + width - 1) / sector_bytes + 1);
    }
    const uint64_t fetched = sectors * sector_bytes;
    return {std::min(fetched, warp_lanes * width), fetched};
}

MemoryFacts::MemoryFacts() : walk_(std::make_unique<LaneWalk>()) {}
MemoryFacts::~MemoryFacts() = default;

void MemoryFacts::look_at(const driver::Subject& subject, Memory& out) {
    out.known = subject.by_hand() == nullptr && walk_->run(subject);
    out.has_score = false;
    out.score = 0;
    out.patterns = {};
    out.branches = {};
    firsts_.clear();
    const auto seen = out.known ? walk_->seen() : std::span<const Seen>{};
    for (uint32_t i = 0; i < seen.size() && out.known; ++i) {
        const auto same = std::find_if(firsts_.begin(), firsts_.end(),
                                       [&](uint32_t first) { return seen[first] == seen[i]; });
        const auto at = static_cast<size_t>(same - firsts_.begin());
        if (same == firsts_.end()) {
            firsts_.push_back(i);
            if (out.accesses.size() < firsts_.size()) out.accesses.emplace_back();
            list(seen[i], out.accesses[at]);
        }
        ++out.accesses[at].count;
        ++out.patterns[static_cast<size_t>(seen[i].pattern)];
        out.known = firsts_.size() <= max_listed;
    }
    out.accesses.resize(out.known ? firsts_.size() : 0);
    if (!out.known) {
        out.patterns = {};
        return;
    }
    for (const Parting one : walk_->branches()) ++out.branches[static_cast<size_t>(one)];
    rate(out);
}

void MemoryFacts::list(const Seen& one, Access& out) const {
    out.array.clear();
    out.stride.clear();
    walk_->append_array(out.array, one);
    walk_->append_stride(out.stride, one);
    out.touch = one.touch;
    out.pattern = one.pattern;
    out.blur = one.pattern == Pattern::Unknown ? one.blur : Blur::None;
    out.bytes = one.bytes;
    out.element = one.element;
    out.loops = one.loops;
    out.count = 0;
}

void MemoryFacts::rate(Memory& out) const {
    uint64_t useful = 0, fetched = 0;
    for (size_t i = 0; i < out.accesses.size(); ++i) {
        const Access& access = out.accesses[i];
        const Factor& stride = walk_->seen()[firsts_[i]].stride;
        const int64_t step = int64_t{stride.number} * access.element;
        const bool has_step =
            access.pattern == Pattern::Broadcast || (stride.number != 0 && stride.symbol == Symbols::one);
        uint64_t times = access.count;
        for (uint32_t loop = 0; loop < std::min(access.loops, deepest); ++loop) times *= rounds_of_a_loop;
        const Traffic once = traffic(access.bytes, access.element, has_step ? &step : nullptr);
        useful += times * once.useful;
        fetched += times * once.fetched;
    }
    out.has_score = fetched != 0;
    if (out.has_score) out.score = static_cast<uint32_t>((useful * 1000 + fetched / 2) / fetched);
}

}  // namespace weft::facts
