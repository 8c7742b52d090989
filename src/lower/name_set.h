// Private to lower/.
// A set of names. Emptying it costs nothing and keeps its memory.
#pragma once

#include <cstdint>
#include <vector>

#include "base/pod_vector.h"
#include "base/strings.h"

namespace weft::lower {

class NameSet {
  public:
    bool empty() const { return names_.empty(); }
    bool contains(StringId name) const {
        if (name.index >= places_.size()) return false;
        const uint32_t at = places_[name.index];
        return at < names_.size() && names_[at] == name;
    }
    void insert(StringId name) {
        if (contains(name)) return;
        if (name.index >= places_.size()) places_.resize(name.index + 1);
        places_[name.index] = static_cast<uint32_t>(names_.size());
        names_.push_back(name);
    }
    void clear() { names_.clear(); }

  private:
    PodVector<StringId> names_;
    std::vector<uint32_t> places_;  // by name: where it stands, if that name stands there
};

}  // namespace weft::lower
