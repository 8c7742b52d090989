// Spelling of values, paths and callees inside a body: the small pieces that lines are made of.
#pragma once

#include <span>
#include <string_view>

#include "base/text.h"
#include "ir/ir.h"
#include "module/program.h"

namespace weft::emit {

class Speller {
  public:
    Speller(const ir::Function& function, types::Types& types, const Strings& strings, TextBuffer& out)
        : fn_(function), types_(types), strings_(strings), out_(out) {}

    void var(ir::ValueId id) { value("var_", id); }
    void adj(ir::ValueId id) { value("adj_", id); }
    void list(std::string_view prefix, std::span<const ir::ValueId> ids) {
        bool first = true;
        for (const ir::ValueId id : ids) {
            if (!first) out_.append(", ");
            first = false;
            value(prefix, id);
        }
    }
    void template_args(std::span<const builtins::TemplateArg> args);

    // The expression for the place an origin names.
    void path(const ir::Origin& origin);
    void adjoint(const ir::Value& v);

    // A pointer to it, for a wp.ref parameter; the views of an adjoint on the way get names, each on a line
    // before.
    void address(const ir::Origin& origin, bool adjoint);
    void declared_view(const ir::Origin& origin, uint32_t number);

    // Places inside array elements. `place` is the array followed by the element's indices.
    void slot_array(ir::ValueId array);
    void slot_place(std::span<const ir::ValueId> place, std::span<const ir::Access> access);
    void slot_lambda(std::span<const ir::Access> access);
    bool has_slot_gradients(const ir::Origin& origin) const;
    void slot_adjoint(ir::ValueId array, ir::OriginId origin);

  private:
    void value(std::string_view prefix, ir::ValueId id);
    bool is_reference(const ir::Value& v) const { return types_[v.type].kind == types::Kind::Reference; }
    void root(const ir::Origin& origin, bool adjoint);
    void place_before(const ir::Origin& origin, size_t count, bool adjoint);
    void step_opening(const ir::Step& step);
    void step_closing(const ir::Step& step);
    void accesses(std::span<const ir::Access> access);

    const ir::Function& fn_;
    types::Types& types_;
    const Strings& strings_;
    TextBuffer& out_;
};

// A source line without the white space around it.
std::string_view stripped_line(std::string_view line);

std::string_view text(ir::SlotOp op);

}  // namespace weft::emit
