// Private to lower/.
// What the local names of a function mean while its body is walked.
// The table keeps insertion order, because phis and loop write-backs are printed in that order. Branches and
// loops mark where they begin: what is added stands behind what was there before, and what is changed is
// noted, so that leaving one costs as much as it changed, however many names there are.
#pragma once

#include <algorithm>
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
        return value.index < holders_.size() && holders_[value.index] != 0;
    }
    // Rebinding keeps a name's place.
    void bind(StringId name, ir::ValueId value) { put({name, value, UINT32_MAX}); }
    void put(const Symbol& symbol) {
        const uint32_t at = place_of(symbol.name);
        at < entries_.size() ? change(at, symbol) : append(symbol);
    }
    // Only what was added behind the last mark.
    void remove(StringId name) {
        const uint32_t at = place_of(name);
        if (at >= entries_.size()) return;
        count(entries_[at], -1);
        for (size_t i = at + 1; i < entries_.size(); ++i) {
            entries_[i - 1] = entries_[i];
            note_place(entries_[i].name, i - 1);
        }
        entries_.pop_back();
    }
    void clear() {
        cut(0);
        changes_.clear();
        marks_ = 0;
    }

    // ---- a branch or loop begins
    struct Mark {
        uint32_t changes = 0;  // that were noted before it
        uint32_t count = 0;    // names that were there
    };
    // The meaning that a name had before it changed, and its place.
    struct Change {
        uint32_t at;
        Symbol before;
    };
    Mark mark() {
        ++marks_;
        return {static_cast<uint32_t>(changes_.size()), static_cast<uint32_t>(entries_.size())};
    }
    // Marks end in the order of a stack.
    void forget([[maybe_unused]] const Mark& mark) {
        if (--marks_ == 0) changes_.clear();
    }
    // How many of the names that were there at the mark changed since; changed() tells each once, in the
    // order of the table, until the next question.
    size_t changed_since(const Mark& mark) {
        asked_.clear();
        for (uint32_t i = mark.changes; i < changes_.size(); ++i) {
            if (changes_[i].at < mark.count) asked_.push_back(i);
        }
        std::sort(asked_.begin(), asked_.end(), [&](uint32_t a, uint32_t b) {
            return changes_[a].at != changes_[b].at ? changes_[a].at < changes_[b].at : a < b;
        });
        // The first note of a name has its meaning at the mark.
        const uint32_t* const end = std::unique(asked_.begin(), asked_.end(), [&](uint32_t a, uint32_t b) {
            return changes_[a].at == changes_[b].at;
        });
        asked_.shrink(static_cast<size_t>(end - asked_.begin()));
        return asked_.size();
    }
    const Change& changed(size_t i) const { return changes_[asked_[i]]; }
    void drop_added(const Mark& mark) { cut(mark.count); }
    // The table as it was at the mark, which stays.
    void undo(const Mark& mark) {
        cut(mark.count);
        for (size_t i = changes_.size(); i-- > mark.changes;) {
            const Change& change = changes_[i];
            if (change.at < mark.count) set(change.at, change.before);
        }
        changes_.shrink(mark.changes);
    }

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
    void append(const Symbol& symbol) {
        note_place(symbol.name, entries_.size());
        entries_.push_back(symbol);
        count(symbol, 1);
    }
    void change(uint32_t at, const Symbol& symbol) {
        if (marks_ != 0) changes_.push_back({at, entries_[at]});
        set(at, symbol);
    }
    void set(uint32_t at, const Symbol& symbol) {
        count(entries_[at], -1);
        entries_[at] = symbol;
        count(symbol, 1);
    }
    void cut(size_t size) {
        while (entries_.size() > size) {
            count(entries_[entries_.size() - 1], -1);
            entries_.pop_back();
        }
    }
    void count(const Symbol& symbol, int32_t more) {
        if (!symbol.value.valid()) return;
        if (symbol.value.index >= holders_.size()) holders_.resize(symbol.value.index + 1);
        holders_[symbol.value.index] += more;
    }

    PodVector<Symbol> entries_;
    // By name: where it stands, if the entry there has that name; what earlier tables left is never cleared.
    std::vector<uint32_t> places_;
    std::vector<int32_t> holders_;  // by value: how many names hold it
    PodVector<Change> changes_;     // since the outermost mark
    PodVector<uint32_t> asked_;     // of changes_: the answer of changed_since()
    uint32_t marks_ = 0;
};

}  // namespace weft::lower
