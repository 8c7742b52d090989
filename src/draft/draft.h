// Draft: the file of one kernel as a tree that can be changed: its nodes with what lowering found out about
// them, its comments, its inputs, and what it is in words. load() makes one from text that compiles; vary/
// changes it; text() prints it. Ids in vectors, so that a worker keeps a draft of each file and changes
// copies.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/pod_vector.h"
#include "base/result.h"
#include "base/strings.h"
#include "builtins/builtins.h"
#include "driver/compile.h"
#include "inputs/inputs.h"
#include "syntax/notes.h"
#include "syntax/print.h"
#include "syntax/tree.h"
#include "types/types.h"

namespace weft::draft {

using syntax::Kind;
using syntax::Node;
using syntax::NodeId;
namespace field = syntax::field;

// The type of a value. Of an array (ndim > 0): of its elements.
struct Type {
    types::Kind kind = types::Kind::None;
    types::Scalar scalar{};
    uint8_t ndim = 0;
    uint8_t rows = 0, cols = 0;  // Vector (rows), Matrix
    StringId structure;          // Struct

    static Type of(types::Scalar scalar) {
        Type out;
        out.kind = types::Kind::Scalar;
        out.scalar = scalar;
        return out;
    }

    bool is_known() const { return kind != types::Kind::None; }
    bool is_array() const { return ndim != 0; }
    bool is_scalar() const { return kind == types::Kind::Scalar && ndim == 0; }
    bool is_float() const { return is_scalar() && types::facts(scalar).is_float; }
    bool is_integer() const { return is_scalar() && types::facts(scalar).is_int; }
    bool is_bool() const { return is_scalar() && scalar == types::Scalar::Bool; }
    bool is(types::Kind one) const { return kind == one && ndim == 0; }
    Type element() const {
        Type out = *this;
        out.ndim = 0;
        return out;
    }
    bool operator==(const Type&) const = default;
};

// What is known of a node. Nothing is known of nodes in generic functions.
struct Fact {
    Type type;                               // of the value; not known: it has none
    const builtins::Row* builtin = nullptr;  // what a call or an operator calls
    NodeId function;                         // the definition in the file that a call calls
    bool is_constant = false;                // known while compiling
};

// What a kernel is, as a person says it. `quoted` pieces name what the code names, and follow when it is
// renamed.
class Words {
  public:
    std::string idea, brief;

    void set_description(std::string_view text, Strings& strings);
    // Another sentence, with names in backquotes.
    void add(std::string_view sentence, Strings& strings);
    void rename(StringId from, StringId to);
    // Whether the description speaks of a name.
    bool mention(StringId name) const;
    std::string description(const Strings& strings) const;

  private:
    // Ids: words are copied with every draft.
    struct Piece {
        StringId text;
        bool is_name;
    };
    PodVector<Piece> pieces_;
};

// A change that makes sense for this kernel though not for every one, as its author says.
struct Fit {
    uint8_t transform = 0;  // vary::Transform
    StringId parameter;     // of the kernel; invalid: it concerns none
    StringId word;          // how it is done here, by the transform; invalid: nothing is said
};

struct Draft {
    syntax::Tree tree;
    syntax::Notes notes;
    inputs::Inputs inputs;
    Words words;
    NodeId kernel;            // FunctionDef
    StringId warp;            // how the file calls Warp: `wp`
    unsigned dims = 1;        // of a launch
    bool is_generic = false;  // an overload lists the types of its parameters: they stay as they are
    bool has_tiles = false;   // the threads of a block work together: what one of them does, all must do
    // Functions that stay as they are written: their code or that of their gradient is tied to it from
    // outside (wp.func_native, wp.func_grad, wp.func_replay).
    std::vector<NodeId> fixed;
    PodVector<Fact> facts;  // by node
    PodVector<Fit> fits;    // by transform

    const Fact& fact(NodeId id) const {
        static const Fact none;
        return id.index < facts.size() ? facts[id.index] : none;
    }
    const Type& type(NodeId id) const { return fact(id).type; }
    std::span<const Fit> fits_of(uint8_t transform) const {
        const auto range =
            std::equal_range(fits.begin(), fits.end(), Fit{transform, {}, {}},
                             [](const Fit& a, const Fit& b) { return a.transform < b.transform; });
        return {range.first, range.second};
    }
    bool is_fixed(NodeId definition) const {
        return std::find(fixed.begin(), fixed.end(), definition) != fixed.end();
    }
    void set_fact(NodeId id, const Fact& fact);
    // Of a parameter of the kernel: it is no number to compute with, whatever its type says.
    void hide_type(StringId parameter);

    // The attribute of Warp that a node names, `wp.sin`; invalid: it is something else.
    StringId warp_name(NodeId id) const;
    // The text of a definition's docstring, a constant; invalid: it has none.
    NodeId docstring(NodeId definition) const;

    // The only argument of `wp.constant(…)`, else the expression itself.
    NodeId constant_value(NodeId expr, const Strings& strings) const;

    std::span<const NodeId> parameters(NodeId definition) const {
        return tree.field(tree.child(definition, field::FunctionDef::args), field::Arguments::args);
    }
    NodeId parameter(StringId name, NodeId definition) const;  // Arg; invalid: it is none
    bool is_taken(StringId name) const;  // anywhere in the file: also as a member or a keyword
};

// Memory of one worker, and the texts and names of its drafts.
class Drafts {
  public:
    Strings strings;

    // The error is a diagnostic, rendered, or says that the file has not one kernel. `inputs` and `words`
    // stay empty: whoever has the text knows them.
    Result<void> load(std::string_view source, std::string_view name, Draft& out);
    // What load() compiled last, for those who ask more.
    const Compiled& compiled() const { return compiled_; }
    void print(const Draft& draft, const syntax::Layout& layout, std::string& out);

  private:
    Sources sources_;
    Compiled compiled_;
    TextBuffer text_;
};

}  // namespace weft::draft
