#include "emit/spell.h"

namespace weft::emit {

using ir::StepKind;

void Speller::value(std::string_view prefix, ir::ValueId id) {
    const ir::Value& v = fn_.values[id.index];
    switch (v.spelling) {
        case ir::Spelling::Number:
            out_.append(prefix);
            out_.append_uint(v.number);
            return;
        case ir::Spelling::Parameter:
            out_.append(prefix);
            out_.append(strings_.padded(v.name));
            return;
        case ir::Spelling::Member:
            value(prefix, v.base);
            out_.append('.');
            out_.append(strings_.padded(v.name));
            return;
        case ir::Spelling::Adjoint:
            return adjoint(v);
        case ir::Spelling::Address:
            return address(fn_.origins[v.number], prefix == "adj_");
        case ir::Spelling::Builtin:
        case ir::Spelling::Function:
        case ir::Spelling::Symbol:
            WEFT_CHECK(false, "functions are operands of calls alone");
    }
}

void Speller::template_args(std::span<const builtins::TemplateArg> args) {
    out_.append('<');
    for (size_t i = 0; i < args.size(); ++i) {
        if (i) out_.append(", ");
        const builtins::TemplateArg& arg = args[i];
        switch (arg.kind) {
            case builtins::TemplateArg::Kind::Int:
                out_.append_int(arg.number);
                break;
            case builtins::TemplateArg::Kind::Bool:
                out_.append(arg.number ? std::string_view("true") : std::string_view("false"));
                break;
            case builtins::TemplateArg::Kind::Type:
                out_.append(types_.spelling(arg.type));
                break;
        }
    }
    out_.append('>');
}

// A path is spelled from the inside out: each step opens something before the root and closes it behind.
void Speller::step_opening(const ir::Step& step) {
    switch (step.kind) {
        case StepKind::Field:
            out_.append('(');
            return;
        case StepKind::Array:
            out_.append("(*wp::address(");
            return;
        case StepKind::View:
            out_.append("wp::view(");
            return;
        case StepKind::Index:
            out_.append("(*wp::index(");
            return;
    }
}

void Speller::step_closing(const ir::Step& step) {
    switch (step.kind) {
        case StepKind::Field:
            out_.append(").");
            out_.append(strings_.padded(step.field));
            return;
        case StepKind::Array:
        case StepKind::Index:
            out_.append(", ");
            list("var_", fn_.range(step.indices));
            out_.append("))");
            return;
        case StepKind::View:
            out_.append(", ");
            list("var_", fn_.range(step.indices));
            out_.append(')');
            return;
    }
}

void Speller::path(const ir::Origin& origin) {
    for (uint32_t i = origin.steps.count; i-- > 0;) step_opening(fn_.steps[origin.steps.first + i]);
    root(origin, false);
    for (uint32_t i = 0; i < origin.steps.count; ++i) step_closing(fn_.steps[origin.steps.first + i]);
}

void Speller::root(const ir::Origin& origin, bool adjoint) {
    const bool refers = is_reference(fn_.values[origin.root.index]);
    if (refers) out_.append("*(");
    adjoint ? adj(origin.root) : var(origin.root);
    if (refers) out_.append(')');
}

// A gradient that is handed a reference to an array works on that array.
void Speller::adjoint(const ir::Value& v) {
    const bool through = is_reference(fn_.values[v.base.index]) && !is_reference(v);
    out_.append(through ? std::string_view("*(adj_") : std::string_view("adj_"));
    out_.append(strings_.padded(v.name));
    if (through) out_.append(')');
}

// The last step yields a pointer; those before it are places. Views of adjoints were declared before.
void Speller::address(const ir::Origin& origin, bool adjoint) {
    const auto steps = fn_.range(origin.steps);
    if (steps.empty()) {
        const bool refers = is_reference(fn_.values[origin.root.index]);
        if (!refers) out_.append("&(");
        adjoint ? adj(origin.root) : var(origin.root);
        if (!refers) out_.append(')');
        return;
    }
    const ir::Step& last = steps.back();
    const bool points = last.kind == StepKind::Array || last.kind == StepKind::Index;
    if (last.kind == StepKind::Array) out_.append("wp::address(");
    if (last.kind == StepKind::Index) out_.append("wp::index(");
    if (!points) {
        out_.append("&(");
        step_opening(last);
    }
    place_before(origin, steps.size() - 1, adjoint);
    if (!points) step_closing(last);
    if (points) {
        out_.append(", ");
        list("var_", fn_.range(last.indices));
    }
    out_.append(')');
}

// The place that the first `count` steps lead to.
void Speller::place_before(const ir::Origin& origin, size_t count, bool adjoint) {
    const auto steps = fn_.range(origin.steps).first(count);
    size_t from = 0;  // after the last view that has a name
    uint32_t views = 0;
    for (size_t i = 0; adjoint && i < count; ++i) {
        if (steps[i].kind != StepKind::View) continue;
        from = i + 1;
        ++views;
    }
    for (size_t i = count; i-- > from;) step_opening(steps[i]);
    if (views == 0) {
        root(origin, adjoint);
    } else {
        out_.append("_wp_ref_view_");
        out_.append_uint(origin.first_view + views - 1);
    }
    for (size_t i = from; i < count; ++i) step_closing(steps[i]);
}

void Speller::declared_view(const ir::Origin& origin, uint32_t number) {
    const auto steps = fn_.range(origin.steps);
    size_t at = 0;
    for (uint32_t views = 0; steps[at].kind != StepKind::View || views++ != number;) ++at;
    out_.append("auto _wp_ref_view_");
    out_.append_uint(origin.first_view + number);
    out_.append(" = ");
    step_opening(steps[at]);
    place_before(origin, at, true);
    step_closing(steps[at]);
}

void Speller::slot_array(ir::ValueId array) {
    if (!is_reference(fn_.values[array.index])) return var(array);
    out_.append("*(");
    var(array);
    out_.append(')');
}

void Speller::accesses(std::span<const ir::Access> access) {
    for (const ir::Access& a : access) {
        switch (a.kind) {
            case ir::AccessKind::Component:
                out_.append(".component_ref(");
                break;
            case ir::AccessKind::Element:
                out_.append(".element_ref(");
                break;
            case ir::AccessKind::Row:
                out_.append(".row_ref(");
                break;
            case ir::AccessKind::Member:
                out_.append('.');
                out_.append(strings_.padded(a.member));
                continue;
        }
        var(a.i);
        if (a.kind == ir::AccessKind::Element) {
            out_.append(", ");
            var(a.j);
        }
        out_.append(')');
    }
}

void Speller::slot_place(std::span<const ir::ValueId> place, std::span<const ir::Access> access) {
    out_.append("wp::index(");
    slot_array(place[0]);
    out_.append(", ");
    list("var_", place.subspan(1));
    out_.append(')');
    accesses(access);
}

void Speller::slot_lambda(std::span<const ir::Access> access) {
    out_.append("[&](auto& _e) -> auto& { return _e");
    accesses(access);
    out_.append("; }");
}

// Elements of indexed and fabric arrays have no gradients of their own, nor do parts of a value.
bool Speller::has_slot_gradients(const ir::Origin& origin) const {
    for (const ir::Step& step : fn_.range(origin.steps))
        if (step.kind == StepKind::Index) return false;
    types::TypeId type = types::stripped(types_, fn_.values[origin.root.index].type);
    for (const ir::Step& step : fn_.range(origin.steps)) {
        const types::Type& from = types_[type];
        switch (step.kind) {
            case StepKind::Index:
                break;
            case StepKind::Array:
            case StepKind::View:
                if (!types::is_any_array(from)) return true;
                if (!types::is_array(from)) return false;
                if (step.kind == StepKind::Array) type = from.element;
                break;
            case StepKind::Field: {
                const types::Field* field =
                    from.kind == types::Kind::Struct ? types_[from.structure].find(step.field) : nullptr;
                if (field == nullptr) return true;  // arrays of Warp's own objects are plain ones
                type = field->type;
                break;
            }
        }
    }
    return true;
}

// The gradient array behind a slot's array: rebuilt step by step when the array was reached through a path.
void Speller::slot_adjoint(ir::ValueId array, ir::OriginId id) {
    if (!id.valid()) return adj(array);
    const ir::Origin& origin = fn_.origins[id.index];
    const auto steps = fn_.range(origin.steps);
    if (!has_slot_gradients(origin)) return adj(array);
    if (steps.empty()) return root(origin, true);

    out_.append("([&]() -> ");
    out_.append(types_.spelling(types::stripped(types_, fn_.values[array.index].type)));
    out_.append(" { auto slot_adj_0 = ");
    root(origin, true);
    out_.append(';');
    for (size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].kind != StepKind::Field) {
            out_.append(" if (!slot_adj_");
            out_.append_uint(i);
            out_.append(".data) return {};");
        }
        out_.append(" auto slot_adj_");
        out_.append_uint(i + 1);
        out_.append(" = ");
        step_opening(steps[i]);
        out_.append("slot_adj_");
        out_.append_uint(i);
        step_closing(steps[i]);
        out_.append(';');
    }
    out_.append(" return slot_adj_");
    out_.append_uint(steps.size());
    out_.append("; }())");
}

std::string_view stripped_line(std::string_view line) {
    const auto is_space = [](char c) {
        return c == ' ' || (c >= '\t' && c <= '\r') || (c >= '\x1c' && c <= '\x1f');
    };
    while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    return line;
}

std::string_view text(ir::SlotOp op) {
    switch (op) {
        case ir::SlotOp::Add:
            return "add";
        case ir::SlotOp::Sub:
            return "sub";
        case ir::SlotOp::And:
            return "and";
        case ir::SlotOp::Or:
            return "or";
        case ir::SlotOp::Xor:
            return "xor";
    }
    return {};
}

}  // namespace weft::emit
