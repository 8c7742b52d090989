// Private to lower/.
// What the local names of a function mean while its body is walked.
// The table keeps insertion order, because phis and loop write-backs are printed in that order. At branches
// and loops it is saved: what a branch adds stands behind what was there before, so two tables that come from
// one agree in the names of their first entries, place by place.
#pragma once

#include <cstdint>
#include <vector>

#include "base/pod_vector.h"
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
        const uint32_t at = place_of(name);
        return at < entries_.size() ? &entries_[at] : nullptr;
    }
    bool holds(ir::ValueId value) const {
        for (const Symbol& symbol : entries_)
            if (symbol.value == value) return true;
        return false;
    }
    // Rebinding keeps a name's place.
    void bind(StringId name, ir::ValueId value) { put({name, value, UINT32_MAX}); }
    void put(const Symbol& symbol) {
        const uint32_t at = place_of(symbol.name);
        if (at < entries_.size()) {
            entries_[at] = symbol;
        } else {
            note_place(symbol.name, entries_.size());
            entries_.push_back(symbol);
        }
    }
    void remove(StringId name) {
        const uint32_t at = place_of(name);
        if (at >= entries_.size()) return;
        for (size_t i = at + 1; i < entries_.size(); ++i) {
            entries_[i - 1] = entries_[i];
            note_place(entries_[i].name, i - 1);
        }
        entries_.pop_back();
    }
    void clear() { entries_.clear(); }

    // A table saved earlier, or made of saved ones.
    void restore(std::span<const Symbol> saved) {
        entries_.clear();
        entries_.append(saved);
        for (size_t i = 0; i < saved.size(); ++i) note_place(saved[i].name, i);
    }
    std::span<const Symbol> entries() const { return entries_.span(); }

    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }
    size_t size() const { return entries_.size(); }
    const Symbol& operator[](size_t i) const { return entries_[i]; }

  private:
    uint32_t place_of(StringId name) const {
        if (name.index >= places_.size()) return UINT32_MAX;
        const uint32_t at = places_[name.index];
        return at < entries_.size() && entries_[at].name == name ? at : UINT32_MAX;
    }
    void note_place(StringId name, size_t at) {
        if (name.index >= places_.size()) places_.resize(name.index + 1);
        places_[name.index] = static_cast<uint32_t>(at);
    }

    PodVector<Symbol> entries_;
    // By name: where it stands, if the entry there has that name; what earlier tables left is never cleared.
    std::vector<uint32_t> places_;
};

// Tables as they were at branches and loops, which nest: a stack of entries.
class SavedSymbols {
  public:
    struct Table {
        uint32_t first, count;
    };
    Table save(std::span<const Symbol> entries) {
        const Table table{static_cast<uint32_t>(entries_.size()), static_cast<uint32_t>(entries.size())};
        entries_.append(entries);
        return table;
    }
    std::span<const Symbol> operator[](Table table) const {
        return entries_.span().subspan(table.first, table.count);
    }
    void forget_from(Table table) { entries_.shrink(table.first); }
    void clear() { entries_.clear(); }

  private:
    PodVector<Symbol> entries_;
};

}  // namespace weft::lower
