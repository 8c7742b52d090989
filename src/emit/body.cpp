#include "emit/body.h"

#include "emit/body_writer.h"

namespace weft::emit {

using ir::ValueId;

Pen BodyWriter::named_value(Pen pen, Prefix prefix, const ir::Value& v) {
    if (v.spelling == ir::Spelling::Member) {
        value(pen, prefix, fn_.values[v.base.index]);
        field(pen, v.name);
    } else {
        pen.put(v.spelling == ir::Spelling::Adjoint ? adj_ : prefix);
        pen.text(strings_.padded(v.name), out_);
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

void BodyWriter::primals() {
    for (const ValueId id : fn_.numbered) {
        const ir::Value& v = fn_.values[id.index];
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
    section(body.primals, [&] { writer.primals(); });
    section(body.forward, [&] { writer.forward_pass(); });
    body.forward.leaves = writer.leaves();
    if (sweep == nullptr) return body;
    section(body.duals, [&] { writer.duals(); });
    section(body.replay, [&] { writer.steps(sweep->replay); });
    section(body.reverse, [&] { writer.steps(sweep->reverse); });
    return body;
}

}  // namespace weft::emit
