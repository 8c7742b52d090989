// Notes: what stands around the statements of a file and is no part of its tree: comments, and blank lines.
// Read from the text a tree was parsed from; changed with the tree by those who rewrite kernels; print() with
// a Layout puts them back. Plain ids in vectors, so that a copy is cheap.
#pragma once

#include <span>
#include <string_view>

#include "base/pod_vector.h"
#include "base/strings.h"
#include "syntax/tree.h"

namespace weft::syntax {

// Of a statement, or of a parameter in a signature.
struct Note {
    uint32_t first_above = 0, above_count = 0;  // comments on lines of their own, in Notes::lines()
    StringId behind;                            // the comment at the end of its line; invalid: none
    bool gap = false;                           // a blank line above
};

class Notes {
  public:
    // Of a tree that was parsed just now. Comments keep their text without `#` and one space; those that
    // stand behind the last statement are lost.
    void read(const Tree& tree, Strings& strings);
    void clear();

    const Note& operator[](NodeId id) const {
        static constexpr Note none;
        return id.index < notes_.size() ? notes_[id.index] : none;
    }
    Note& of(NodeId id);
    std::span<const StringId> above(const Note& note) const {
        return {lines_.data() + note.first_above, note.above_count};
    }
    void set_above(NodeId id, std::span<const StringId> lines);

  private:
    PodVector<Note> notes_;  // by node
    PodVector<StringId> lines_;
};

}  // namespace weft::syntax
