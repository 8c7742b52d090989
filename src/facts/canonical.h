// canonical: a parsed file -> fingerprints of its text. Two files with equal `canonical` differ in names,
// numbers, imports, comments, blank lines and docstrings only: it is made from the tokens of the tree, so
// layout inside a line does not count. Two exact duplicates differ in the kernel's own name only. What the
// kernel does whatever its text looks like is told by structure.h.
#pragma once

#include <string_view>
#include <vector>

#include "base/text.h"
#include "facts/hash128.h"
#include "syntax/tree.h"

namespace weft::facts {

// Memory of one worker.
class Canonicalizer {
  public:
    // Of the token stream: names that the file binds become their kind and order of first appearance, numbers
    // become `int` or `float`; everything else stays as written. docs/complexity.md has the encoding.
    Hash128 canonical(const syntax::Tree& tree, const Strings& strings);

    // Of the text without the kernel's name (own_name.h).
    Hash128 exact(std::string_view source, std::string_view kernel_name);

    std::string_view bytes() const { return bytes_.view(); }  // what the last call hashed, for tests

  private:
    // First bytes of what is put into the stream; a name or string that stays ends in a zero.
    enum class Mark : char { Token = 1, Name, Bound, Int, Float, Text };
    enum class Bound : uint8_t { No, Import, Function, Class, Parameter, Variable, Field };
    struct Name {
        Bound kind = Bound::No;
        uint32_t order = UINT32_MAX;
    };
    void collect(const syntax::Tree& tree, syntax::NodeId node, bool in_class);
    void bind(StringId name, Bound kind);
    void bind_target(const syntax::Tree& tree, syntax::NodeId target, Bound kind);
    void skip(Span span) { skipped_.push_back(span); }
    void put_text(Mark mark, std::string_view text);
    void put_name(std::string_view text, StringId id, bool is_attribute, bool is_keyword);

    std::vector<Name> names_;  // by StringId
    std::vector<StringId> bound_;
    std::vector<Span> skipped_;
    uint32_t orders_[8] = {};
    bool expressions_bind_ = false;  // some expression of the file binds a name
    TextBuffer bytes_;
};

}  // namespace weft::facts
