// Private to lower/.
// What the local names of a function mean while its body is walked.
// The table keeps insertion order, because phis and loop write-backs are printed in that order,
// and it is copied at branches and loops, so an entry is small.
#pragma once

#include <cstdint>
#include <vector>

#include "base/strings.h"
#include "ir/ir.h"

namespace weft::lower {

struct Symbol {
    StringId name;
    ir::ValueId value;  // valid: the name holds a value
    uint32_t object =
        UINT32_MAX;  // otherwise: a function bound to the name, by its place in the lowering's list

    bool same_meaning(const Symbol& other) const { return value == other.value && object == other.object; }
};

class Symbols {
  public:
    const Symbol* find(StringId name) const {
        for (const Symbol& symbol : entries_)
            if (symbol.name == name) return &symbol;
        return nullptr;
    }
    bool holds(ir::ValueId value) const {
        for (const Symbol& symbol : entries_)
            if (symbol.value == value) return true;
        return false;
    }
    // Rebinding keeps a name's place.
    void bind(StringId name, ir::ValueId value) { put({name, value, UINT32_MAX}); }
    void put(const Symbol& symbol) {
        for (Symbol& entry : entries_) {
            if (entry.name == symbol.name) {
                entry = symbol;
                return;
            }
        }
        entries_.push_back(symbol);
    }
    void remove(StringId name) {
        std::erase_if(entries_, [&](const Symbol& symbol) { return symbol.name == name; });
    }
    void clear() { entries_.clear(); }

    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }
    size_t size() const { return entries_.size(); }
    const Symbol& operator[](size_t i) const { return entries_[i]; }

  private:
    std::vector<Symbol> entries_;
};

}  // namespace weft::lower
