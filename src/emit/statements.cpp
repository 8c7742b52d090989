// The lines of the forward pass, one or a few per instruction.
#include <algorithm>

#include "base/utf8.h"
#include "emit/body_writer.h"

namespace weft::emit {

using ir::Op;
using ir::ValueId;

void BodyWriter::forward_pass() {
    const auto count = static_cast<uint32_t>(fn_.insts.size());
    memory_.first_line.resize(count + 1);
    for (inst_ = 0; inst_ < count; ++inst_) {
        memory_.first_line[inst_] = lines_.count();
        forward();
    }
    memory_.first_line[count] = lines_.count();
}

void BodyWriter::forward() {
    switch (inst().op) {
        case Op::Comment:
            return comment();
        case Op::Call:
            return call();
        case Op::SetConstant:
            begin(inst().depth);
            spell_.var(result());
            out_.append(" = ");
            append_constant(out_, fn_.constants[inst().as<ir::SetConstant>().constant.index], fn_.elements,
                            types_, strings_);
            return end();
        case Op::Compare:
            return compare();
        case Op::BoolBegin: {
            Pen pen = open(inst().depth);
            value(pen, var_, result());
            pen.put(" = ");
            value(pen, var_, arg(0));
            return close(pen, ";\n");
        }
        case Op::BoolJoin: {
            Pen pen = open(inst().depth);
            value(pen, var_, result());
            pen.put(" = ");
            value(pen, var_, result());
            inst().as<ir::BoolJoin>().is_or ? pen.put(" || ") : pen.put(" && ");
            value(pen, var_, arg(0));
            return close(pen, ";\n");
        }
        case Op::IfBegin:
            return branch(inst().as<ir::IfBegin>().negated);
        case Op::IfEnd: {
            Pen pen = open(inst().depth);
            return close(pen, "}\n");
        }
        case Op::FieldAddress:
            return field_address();
        case Op::FieldStore: {
            Pen pen = open(inst().depth);
            value(pen, var_, arg(0));
            field(pen, inst().as<ir::FieldStore>().field);
            pen.put(" = ");
            value(pen, var_, arg(1));
            return close(pen, ";\n");
        }
        case Op::OuterStore: {
            Pen pen = open(inst().depth);
            if (fn_.values[arg(0).index].spelling == ir::Spelling::Parameter) pen.put('*');
            value(pen, var_, arg(0));
            pen.put(" = ");
            value(pen, var_, arg(1));
            return close(pen, ";\n");
        }
        case Op::SlotAddress:
            begin(inst().depth);
            spell_.var(result());
            out_.append(" = &(");
            spell_.slot_place(fn_.range(inst().args), fn_.range(inst().as<ir::SlotAddress>().access));
            return end(");\n");
        case Op::SlotStore:
        case Op::SlotAtomic:
            return slot_statement();
        case Op::ForBegin:
            return for_begin();
        case Op::RangeBegin:
            return range_begin();
        case Op::WhileBegin:
            return while_begin();
        case Op::WhileTest:
            begin(0);
            out_.append("if ((");
            spell_.var(arg(0));
            out_.append(") == false) goto ");
            label("end_", inst().as<ir::WhileTest>().begin);
            return end_plain();
        case Op::LoopEnd:
            return loop_end();
        case Op::Goto: {
            const ir::Goto& jump = inst().as<ir::Goto>();
            begin(inst().depth);
            out_.append("goto ");
            label(jump.to_end ? std::string_view("end_") : std::string_view("start_"), jump.begin);
            return end();
        }
        case Op::Return:
            return return_statement();
        case Op::ReturnDefault: {
            Pen pen = open(inst().depth);
            return close(pen, "return {};\n");
        }
        case Op::Assert:
            return assertion();
        case Op::IfReverse:
        case Op::LoopBody:
            return;
    }
}

void BodyWriter::comment() {
    const std::string_view line =
        stripped_line(source_.program.line(source_.callable, inst().as<ir::Comment>().source_line));
    const size_t width = 80 - std::min<size_t>(80, 4u * inst().depth);
    const size_t used = count_characters(line);
    Pen pen = open(inst().depth);
    pen.put("// ");
    pen.text(line, out_);
    if (used < width) pen.spaces(width - used, out_);
    pen.put("       <L ");
    // The lines of an instance of a template are counted from its first decorator.
    const uint32_t first = source_.callable.instance ? source_.callable.source.first_line : 0;
    pen.number(inst().line - first);
    pen.put(">\n");
    pen.finish(out_);
    ended(false);
}

Pen BodyWriter::callee(Pen pen, const ir::Call& call, std::string_view prefix) {
    switch (call.kind) {
        case ir::CalleeKind::Builtin: {
            const CalleeText& text = (prefix.empty() ? callees_.forward : callees_.adjoint)[call.callee];
            pen.spelling({text.text, text.size}, out_);
            return pen;
        }
        case ir::CalleeKind::Function:
            pen.text(prefix, out_);
            pen.text(
                strings_.padded(
                    source_.lowered.declaration(source_.program, source_.lowered.functions[call.callee].id)
                        .native_name),
                out_);
            break;
        case ir::CalleeKind::Structure:
            pen.text(prefix, out_);
            pen.text(std::string_view(types_[types::StructId{call.callee}].native_name), out_);
            break;
    }
    pen.put('(');
    return pen;
}

void BodyWriter::call(std::string_view prefix) {
    const ir::Inst& it = inst();
    const ir::Call& call = it.as<ir::Call>();
    Pen pen = open(it.depth);
    if (it.results.count == 1) {
        value(pen, var_, result());
        pen.put(" = ");
    }
    pen = callee(pen, call, prefix);
    if (call.template_args.count != 0) {
        pen.drop(1);
        pen.finish(out_);
        spell_.template_args(fn_.range(call.template_args));
        pen = Pen(out_);
        pen.put('(');
    }
    if (call.initializer_list) pen.put('{');
    pen = list(pen, var_, fn_.range(it.args));
    if (it.results.count > 1) {
        if (it.args.count != 0) pen.put(", ");
        pen = list(pen, var_, fn_.range(it.results));
    }
    if (call.initializer_list) pen.put('}');
    close(pen, ");\n");
}

void BodyWriter::compare() {
    static constexpr std::string_view texts[] = {" == ", " != ", " < ", " <= ", " > ", " >= "};
    const auto ops = fn_.range(inst().as<ir::Compare>().ops);
    const auto op = [&](uint32_t i) { return texts[static_cast<size_t>(ops[i])]; };
    begin(inst().depth);
    spell_.var(result());
    out_.append(" = ");
    const uint32_t count = inst().args.count - 1;
    for (uint32_t i = 0; i < count; ++i) out_.append('(');
    spell_.var(arg(0));
    out_.append(op(0));
    spell_.var(arg(1));
    out_.append(')');
    for (uint32_t i = 1; i < count; ++i) {
        out_.append(" && (");
        spell_.var(arg(i));
        out_.append(op(i));
        spell_.var(arg(i + 1));
        out_.append("))");
    }
    end();
}

void BodyWriter::branch(bool negated) {
    Pen pen = open(inst().depth);
    negated ? pen.put("if (!") : pen.put("if (");
    value(pen, var_, arg(0));
    close(pen, ") {\n");
}

void BodyWriter::field_address() {
    const ir::FieldAddress& address = inst().as<ir::FieldAddress>();
    begin(inst().depth);
    spell_.var(result());
    out_.append(" = ");
    if (address.pointer_cast) out_.append("(wp::uint64*)");
    out_.append("&(");
    if (address.origin.valid()) {
        spell_.path(fn_.origins[address.origin.index]);
    } else {
        spell_.var(arg(0));
        out_.append(address.form == ir::FieldForm::Arrow ? std::string_view("->") : std::string_view("."));
        out_.append(strings_.padded(address.field));
    }
    end(");\n");
}

void BodyWriter::slot_statement() {
    const auto place = fn_.range(inst().args).subspan(1);
    begin(inst().depth);
    if (inst().op == Op::SlotStore) {
        out_.append("wp::store(&(");
        spell_.slot_place(place, fn_.range(inst().as<ir::SlotStore>().access));
        out_.append("), ");
        spell_.var(arg(0));
        return end(");\n");
    }
    const ir::SlotAtomic& atomic = inst().as<ir::SlotAtomic>();
    out_.append("wp::array_atomic_");
    out_.append(text(atomic.update));
    out_.append("_slot(");
    spell_.slot_array(place[0]);
    out_.append(", ");
    spell_.var(arg(0));
    out_.append(", ");
    spell_.slot_lambda(fn_.range(atomic.access));
    out_.append(", ");
    spell_.list("var_", place.subspan(1));
    end(");\n");
}

void BodyWriter::label(std::string_view place, const ir::Inst& begin) {
    out_.append(place);
    if (begin.op == Op::WhileBegin) {
        out_.append("while_");
        return out_.append_uint(begin.as<ir::WhileBegin>().label);
    }
    out_.append("for_");
    out_.append_uint(begin.op == Op::ForBegin ? begin.as<ir::ForBegin>().label
                                              : begin.as<ir::RangeBegin>().label);
}

void BodyWriter::while_begin() {
    begin(0);  // labels of while loops are never indented by blocks
    label("start_", inst());
    end_plain(":;\n");
}

void BodyWriter::for_begin() {
    begin(inst().depth);
    label("start_", inst());
    end(":;\n");
    begin(inst().depth + 1u);
    out_.append("if (iter_cmp(");
    spell_.var(arg(0));
    out_.append(") == 0) goto ");
    label("end_", inst());
    end();
}

void BodyWriter::start_iterator() {
    begin(inst().depth);
    spell_.var(result(0));
    out_.append(" = ");
    out_.append_int(inst().as<ir::RangeBegin>().start);
    end();
}

void BodyWriter::range_begin() {
    const ir::RangeBegin& range = inst().as<ir::RangeBegin>();
    start_iterator();
    begin(inst().depth);
    label("start_", inst());
    end(":;\n");
    begin(inst().depth + 1u);
    out_.append("if (");
    spell_.var(result(0));
    out_.append(range.step > 0 ? std::string_view(" >= ") : std::string_view(" <= "));
    out_.append_int(range.stop);
    out_.append(") goto ");
    label("end_", inst());
    end();
    begin(inst().depth + 1u);
    spell_.var(result(1));
    out_.append(" = ");
    spell_.var(result(0));
    end();
    begin(inst().depth + 1u);
    spell_.var(result(0));
    out_.append(" += ");
    out_.append_int(range.step);
    end();
}

void BodyWriter::loop_end() {
    const ir::Inst& first = fn_.insts[inst().as<ir::LoopEnd>().begin.index];
    const bool is_while = first.op == Op::WhileBegin;
    begin(is_while ? 0 : inst().depth + 1u);
    out_.append("goto ");
    label("start_", first);
    out_.append(";\n");
    ended(!is_while);
    begin(is_while ? 0u : inst().depth);
    label("end_", first);
    out_.append(":;\n");
    ended(!is_while);
}

void BodyWriter::store_results() {
    if (inst().args.count == 1) return;
    for (uint32_t i = 0; i < inst().args.count; ++i) {
        Pen pen = open(inst().depth);
        pen.put("ret_");
        pen.number(i);
        pen.put(" = ");
        value(pen, var_, arg(i));
        close(pen, ";\n");
    }
}

void BodyWriter::return_statement() {
    store_results();
    Pen pen = open(inst().depth);
    if (inst().args.count != 1) {
        close(pen, "return;\n");
        lines_.table.back().leaves = leaves_ = true;
        return;
    }
    pen.put("return ");
    value(pen, var_, arg(0));
    close(pen, ";\n");
}

void BodyWriter::assertion() {
    begin(inst().depth);
    out_.append("assert(((void)\"");
    out_.append(strings_.text(inst().as<ir::Assert>().text));
    out_.append("\",");
    spell_.var(arg(0));
    end("));\n");
}

}  // namespace weft::emit
