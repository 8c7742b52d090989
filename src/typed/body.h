// Body: one compiled function as its tree, with what lowering found out about the nodes. For those who print
// it in another language: facts only, no text.
#pragma once

#include <optional>
#include <span>

#include "driver/subject.h"

namespace weft::typed {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

class Body {
  public:
    static Body of_kernel(const driver::Subject& subject);
    static Body of(const driver::Subject& subject, const lower::LoweredFunction& function);

    const driver::Subject& subject() const { return *subject_; }
    const syntax::Tree& tree() const { return subject_->tree; }
    const syntax::Node& node(NodeId id) const { return subject_->tree[id]; }
    std::string_view text(StringId id) const { return subject_->strings.text(id); }
    const types::Type& type(types::TypeId id) const { return subject_->types[id]; }

    NodeId def() const { return callable_->def; }
    bool is_kernel() const { return is_kernel_; }
    const module::Callable& callable() const { return *callable_; }
    std::span<const module::Parameter> parameters() const { return parameters_; }
    std::span<const types::TypeId> results() const { return ir_->results; }
    std::span<const NodeId> statements() const { return tree().field(def(), field::FunctionDef::body); }

    const lower::NodeFact& fact(NodeId id) const { return (*facts_)[id]; }
    // Of a value, no reference; invalid: it has none.
    types::TypeId type_of(NodeId id) const { return fact(id).type; }
    const types::Type& kind_of(NodeId id) const {
        static const types::Type none;
        return type_of(id).valid() ? type(type_of(id)) : none;
    }
    // What is known while compiling, and the same each time the node is evaluated; null: nothing.
    const value::Value* constant(NodeId id) const;
    std::span<const value::Value> elements(const value::Value& composite) const;
    std::optional<int64_t> integer(NodeId id) const;  // a constant that is one
    // Of a condition that is known: only one of its branches was compiled.
    std::optional<bool> truth(NodeId test) const;

    const builtins::Row* builtin(NodeId id) const;
    const lower::LoweredFunction* function(NodeId id) const;
    bool makes_struct(NodeId id) const;
    // Whether evaluating it does more than yield a value.
    bool has_effect(NodeId expression) const;

    // The text of the docstring; invalid: there is none.
    StringId docstring() const;

  private:
    Body(const driver::Subject& subject, const module::Callable& callable,
         std::span<const module::Parameter> parameters, const ir::Function& ir, const lower::NodeFacts& facts,
         bool is_kernel)
        : subject_(&subject),
          callable_(&callable),
          parameters_(parameters),
          ir_(&ir),
          facts_(&facts),
          is_kernel_(is_kernel) {}

    const driver::Subject* subject_;
    const module::Callable* callable_;
    std::span<const module::Parameter> parameters_;
    const ir::Function* ir_;
    const lower::NodeFacts* facts_;
    bool is_kernel_;
};

// A text that stands alone says nothing to a compiler: docstrings.
bool is_text_alone(const syntax::Tree& tree, NodeId statement);

}  // namespace weft::typed
