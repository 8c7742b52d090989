// Activity: which values of a function carry a derivative: they change with floats that it reads, and floats
// that it writes change with them. Independent of the order of statements: a name is active everywhere or
// nowhere.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>

#include "typed/body.h"
#include "typed/variables.h"

namespace weft::standalone {

using NameSet = std::set<uint32_t>;  // StringId::index

class Activity {
  public:
    // Functions whose results change with floats that they are given, or not; of one file.
    using Functions = std::map<const lower::LoweredFunction*, bool>;

    Activity(const typed::Body& body, const typed::Variables& variables,
             std::shared_ptr<Functions> functions = std::make_shared<Functions>());

    bool is_active(StringId name) const {
        return varied_.count(name.index) != 0 && useful_.count(name.index) != 0;
    }
    // Whether a value changes, in first order, with floats that the function reads.
    bool varies(syntax::NodeId expression) const;
    // Floats, and what consists of them.
    bool is_differentiable(types::TypeId type) const;
    // `x * x` of a number with a name: one operand stands for both.
    bool is_square(syntax::NodeId left, syntax::NodeId right) const;
    // The names, elements and components that a value comes from, where it varies with them.
    using Leaf = std::function<void(syntax::NodeId)>;
    void leaves(syntax::NodeId expression, const Leaf& found) const;

  private:
    void statements(std::span<const syntax::NodeId> all, bool forward);
    void statement(syntax::NodeId id, bool forward);
    void bind(syntax::NodeId target, syntax::NodeId value, bool forward);
    void use(syntax::NodeId expression);
    std::vector<syntax::NodeId> operands(syntax::NodeId expression) const;
    bool is_place(syntax::NodeId id) const;
    bool is_varied_name(syntax::NodeId name) const;
    bool passes_on(const lower::LoweredFunction& function) const;

    const typed::Body& body_;
    const typed::Variables& variables_;
    NameSet varied_, useful_;
    std::shared_ptr<Functions> functions_;
    bool changed_ = false;
};

// The name at the begin of `a[i].x`, or what else stands there.
syntax::NodeId root_of(const syntax::Tree& tree, syntax::NodeId place);

}  // namespace weft::standalone
