// Private to faults/
// Scene: a compiled kernel as finders look at it: its nodes with their parents, types and callees, which
// arguments are arrays, and which values reach an output (sight.h).
#pragma once

#include <string_view>
#include <vector>

#include "driver/subject.h"
#include "faults/change.h"
#include "inputs/inputs.h"

namespace weft::faults {

using syntax::Kind;
using syntax::Node;
using syntax::NodeId;
namespace field = syntax::field;

// Bits of a node.
enum Mark : uint8_t {
    shows_always = 1,     // another value here is another output (of a statement: without it)
    shows_sometimes = 2,  // the same where a branch is taken that not every thread takes
    decides = 4,          // of a branch or choice: which way it goes shows, for every thread
    may_be_zero = 8,      // for every thread (worth.h)
    varies = 16,          // from thread to thread
};

class Scene {
  public:
    void look(const driver::Subject& subject, const inputs::Inputs& inputs);

    const driver::Subject& subject() const { return *subject_; }
    const syntax::Tree& tree() const { return subject_->tree; }
    const Node& operator[](NodeId id) const { return tree()[id]; }
    const inputs::Inputs& inputs() const { return *inputs_; }
    NodeId def() const { return def_; }
    // Of the kernel's body, outer ones before those in them.
    const std::vector<NodeId>& nodes() const { return nodes_; }
    NodeId parent(NodeId id) const { return parents_[id.index]; }
    bool is(NodeId id, Mark mark) const { return (marks_[id.index] & mark) != 0; }
    bool shows(NodeId id) const { return is(id, shows_always); }
    void mark(NodeId id, Mark mark) { marks_[id.index] |= mark; }

    // ---- text
    std::string_view source() const { return tree().source(); }
    std::string_view text(Span span) const { return source().substr(span.begin, span.size()); }
    std::string_view text(NodeId id) const { return text((*this)[id].span); }
    std::string_view name(NodeId id) const { return subject_->strings.text((*this)[id].text); }
    Span line_of(uint32_t byte) const;  // with its end
    // A statement that has its lines for itself: those, with their end. Else empty.
    Span lines_of(NodeId statement) const;
    struct Operands {
        Span left, op, right;  // operands with their parentheses
    };
    Operands operands(NodeId binary) const;

    // ---- meaning
    bool is_value(NodeId id) const { return facts_->operator[](id).type.valid(); }
    types::TypeId type_id(NodeId id) const { return (*facts_)[id].type; }
    const types::Type& type(NodeId id) const;  // of kind None where there is none
    bool is_float(NodeId id) const;            // a scalar
    bool is_integer(NodeId id) const;
    const builtins::Row* builtin(NodeId id) const;  // that a call calls
    const inputs::Arg* array(NodeId id) const;      // the argument that a name means, if it is an array
    // The argument whose element a subscript reads or writes; null: it is something else.
    const inputs::Arg* element_of(NodeId subscript) const;
    std::vector<NodeId> indexes(NodeId subscript) const;
    // The only target of an assignment; invalid: it has several.
    NodeId target(NodeId statement) const;
    bool is_store(NodeId statement) const;  // a plain one, to an output
    const std::vector<std::pair<StringId, types::TypeId>>& parameters() const { return parameters_; }

    // How often a loop runs at least, whatever the inputs are.
    uint32_t least_steps(NodeId loop) const;

  private:
    void gather(NodeId id, NodeId parent);

    const driver::Subject* subject_ = nullptr;
    const inputs::Inputs* inputs_ = nullptr;
    const lower::NodeFacts* facts_ = nullptr;
    NodeId def_;
    std::vector<NodeId> nodes_, parents_;
    std::vector<uint8_t> marks_;
    std::vector<std::pair<StringId, types::TypeId>> parameters_;
};

using Finder = void (*)(const Scene& scene, Offers& offers);
#define WEFT_FIND_Python(enumerator) void find_##enumerator(const Scene& scene, Offers& offers);
#define WEFT_FIND_Forward(enumerator)
#define WEFT_FIND_Backward(enumerator)
#define WEFT_FAULT(enumerator, name, language, shows, weight, explanation) WEFT_FIND_##language(enumerator)
#include "faults/faults.def"
#undef WEFT_FAULT
#undef WEFT_FIND_Python
#undef WEFT_FIND_Forward
#undef WEFT_FIND_Backward

}  // namespace weft::faults
