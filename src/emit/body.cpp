#include "emit/body.h"

#include <algorithm>

#include "emit/body_writer.h"

namespace weft::emit {

using ir::ValueId;

Pen BodyWriter::named_value(Pen pen, Prefix prefix, const ir::Value& v) {
    if (v.spelling == ir::Spelling::Member) {
        value(pen, prefix, fn_.values[v.base.index]);
        field(pen, v.name);
    } else if (v.spelling == ir::Spelling::Parameter) {
        pen.put(prefix);
        pen.text(strings_.padded(v.name), out_);
    } else {
        pen.finish(out_);
        const bool adjoint = prefix[0] == adj_[0];
        if (v.spelling == ir::Spelling::Adjoint)
            spell_.adjoint(v);
        else if (v.spelling == ir::Spelling::Address)
            spell_.address(fn_.origins[v.number], adjoint);
        else
            function_name(adjoint, v);
        pen = Pen(out_);
    }
    pen.refill(out_);
    return pen;
}

Pen BodyWriter::list(Pen pen, Prefix prefix, std::span<const ValueId> ids) {
    if (ids.empty()) return pen;
    constexpr size_t at_once = 8;  // numbered values; named ones ask for room themselves
    const ir::Value* values = fn_.values.data();
    for (size_t i = 0; i < ids.size(); ++i) {
        if (i % at_once == at_once - 1) [[unlikely]]
            pen.refill(out_);
        value(pen, prefix, values[ids[i].index]);
        pen.put(", ");
    }
    pen.drop(2);
    return pen;
}

void BodyWriter::arguments(bool adjoint) {
    for (const ValueId id : fn_.parameters) {
        const ir::Value& parameter = fn_.values[id.index];
        Pen pen = open(0);
        pen.spelling(types_.padded_spelling(parameter.type), out_);
        pen.put(' ');
        if (adjoint) {
            value(pen, adj_, id);
            pen.put(" = _wp_adj_args->");
        } else {
            value(pen, var_, id);
            pen.put(" = _wp_args->");
        }
        pen.text(strings_.padded(parameter.name), out_);
        pen.put(";\n");
        pen.finish(out_);
        lines_.add(no_inst, 0, false);
    }
}

// A function that a builtin applies, or one of a library, which has no adjoint of its own name.
void BodyWriter::function_name(bool adjoint, const ir::Value& v) {
    if (v.spelling == ir::Spelling::Symbol) return out_.append(strings_.text(StringId{v.number}));
    if (v.spelling == ir::Spelling::Builtin) {
        const CalleeText& text = (adjoint ? callees_.adjoint : callees_.forward)[v.number];
        return out_.append(std::string_view(text.text, text.size - 1u));  // without the parenthesis
    }
    if (adjoint) out_.append("adj_");
    const module::FunctionId id = source_.lowered.functions[v.number].id;
    out_.append(strings_.text(source_.lowered.declaration(source_.program, id).native_name));
}

// `for_gradient`: tiles in shared memory have room for their adjoints.
void BodyWriter::declare_tile(const ir::Value& v, bool for_gradient) {
    const types::Type& type = types_[v.type];
    const std::string_view spelling = types_.spelling(v.type);
    out_.append("    ");
    out_.append(spelling);
    out_.append(" var_");
    out_.append_uint(v.number);
    out_.append(" = ");
    if (type.kind == types::Kind::TileStack) {
        out_.append("wp::tile_stack_alloc<");
        out_.append(types_.spelling(type.element));
        out_.append(", ");
        out_.append_uint(type.rows);
        out_.append(">()");
    } else if (const types::Tile& tile = types_.tile(v.type); !tile.is_shared()) {
        out_.append(spelling);
        out_.append("{}");
    } else if (!tile.owner) {
        out_.append("nullptr");
    } else {
        out_.append("wp::tile_alloc_empty<");
        out_.append(types_.spelling(type.element));
        out_.append(',');
        types::append_shape(out_, tile);
        out_.append(',');
        types::append_strides(out_, tile);
        out_.append(for_gradient ? std::string_view(",true>()") : std::string_view(",false>()"));
    }
    out_.append(";\n");
    lines_.add(no_inst, v.line, true);
}

void BodyWriter::declare_tile_adjoint(const ir::Value& v) {
    out_.append("    ");
    out_.append(types_.spelling(v.type));
    const bool is_stack = types_[v.type].kind == types::Kind::TileStack;
    const bool shared = !is_stack && types_.tile(v.type).is_shared();
    out_.append(shared ? std::string_view("& adj_") : std::string_view(" adj_"));
    out_.append_uint(v.number);
    if (shared) {
        out_.append(" = var_");
        out_.append_uint(v.number);
    } else if (!is_stack) {
        out_.append("{}");
    }
    out_.append(";\n");
    lines_.add(no_inst, v.line, true);
}

bool BodyWriter::has_shared_tiles() const {
    return std::any_of(fn_.numbered.begin(), fn_.numbered.end(), [&](ValueId id) {
        const types::TypeId type = fn_.values[id.index].type;
        return types::is_tile(types_[type]) && types_.tile(type).is_shared();
    });
}

void BodyWriter::primals(bool for_gradient) {
    for (const ValueId id : fn_.numbered) {
        const ir::Value& v = fn_.values[id.index];
        if (types::is_of_block(types_[v.type])) {
            declare_tile(v, for_gradient);
            continue;
        }
        Pen pen(out_);
        pen.put("    ");
        const bool is_constant = v.constant.valid();
        if (is_constant) pen.put("const ");
        pen.spelling(types_.padded_spelling(v.type), out_);
        pen.put(" var_");
        pen.number(v.number);
        if (is_constant) {
            pen.put(" = ");
            pen.finish(out_);
            append_constant(out_, fn_.constants[v.constant.index], fn_.elements, types_, strings_);
            pen = Pen(out_);
        }
        pen.put(";\n");
        pen.finish(out_);
        lines_.add(no_inst, v.line, true);
    }
}

void BodyWriter::duals() {
    for (const ValueId id : fn_.numbered) {
        const ir::Value& v = fn_.values[id.index];
        if (types::is_of_block(types_[v.type])) {
            declare_tile_adjoint(v);
            continue;
        }
        Pen pen(out_);
        pen.put("    ");
        pen.spelling(types_.padded_spelling(types::stripped(types_, v.type)), out_);
        pen.put(" adj_");
        pen.number(v.number);
        pen.put(" = {};\n");
        pen.finish(out_);
        lines_.add(no_inst, v.line, true);
    }
}

Body make_body(const BodySource& source, const adjoint::Sweep* sweep, BodyMemory& memory, Lines& lines) {
    BodyWriter writer(source, memory, lines);
    Body body;
    body.function = &source.function;
    const auto section = [&](Section& made, auto&& write) {
        made = lines.open();
        write();
        lines.close(made);
    };
    if (source.unpacks_arguments) {
        section(body.arguments, [&] { writer.arguments(false); });
        if (sweep != nullptr) section(body.adjoint_arguments, [&] { writer.arguments(true); });
    }
    section(body.primals, [&] { writer.primals(false); });
    body.reverse_primals = body.primals;
    section(body.forward, [&] { writer.forward_pass(); });
    body.forward.leaves = writer.leaves();
    if (sweep == nullptr) return body;
    if (writer.has_shared_tiles()) section(body.reverse_primals, [&] { writer.primals(true); });
    section(body.duals, [&] { writer.duals(); });
    section(body.replay, [&] { writer.steps(sweep->replay); });
    section(body.reverse, [&] { writer.steps(sweep->reverse); });
    return body;
}

}  // namespace weft::emit
