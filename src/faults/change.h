// Private to faults/
// Change: one stretch of the correct text and what stands there instead. Finders offer every place where
// their fault fits; one is kept, each with the same chance.
#pragma once

#include <string>
#include <utility>

#include "base/random.h"
#include "source/place.h"

namespace weft::faults {

struct Change {
    Span at;           // of the correct text
    std::string text;  // what stands there instead
    // What the explanation calls them; empty: the text and what it replaces.
    std::string shown_faulty, shown_fixed;
};

class Offers {
  public:
    explicit Offers(Rng& rng) : rng_(rng) {}

    // Whether the next place is to be kept: asked once for each, before its change is worked out.
    bool wants() { return rng_.below(++count_) == 0; }
    void keep(Change change) { kept_ = std::move(change); }
    uint32_t draw(size_t bound) { return rng_.below(static_cast<uint32_t>(bound)); }

    bool empty() const { return count_ == 0; }
    const Change& kept() const { return kept_; }

  private:
    Rng& rng_;
    uint32_t count_ = 0;
    Change kept_;
};

}  // namespace weft::faults
