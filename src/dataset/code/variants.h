// Variants: a kernel's file -> the same kernel in other structures, each compiled.
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "draft/draft.h"
#include "facts/structure.h"
#include "vary/vary.h"

namespace weft::dataset {

struct Variant {
    std::string name, source, transforms;
};

// Memory of one worker.
class Variants {
  public:
    // The hash of a file's structure; what variants must not have in common with it nor with one another.
    // Empty: it does not compile to one kernel.
    std::string structure(std::string_view source, std::string_view name);
    std::string_view key() const { return compiled_.modules()[0].kernels[0].key; }  // of that kernel

    // Up to `wanted` of them; fewer: no others were found.
    void make(std::string_view source, std::string_view name, uint64_t seed, unsigned wanted,
              std::vector<Variant>& out);

  private:
    bool vary(Rng& rng, const draft::Draft& original, Variant& out);

    draft::Drafts drafts_;
    draft::Draft original_, draft_;
    std::vector<vary::Transform> applied_;
    facts::StructureHasher hasher_;
    Compiled compiled_;
};

}  // namespace weft::dataset
