#include "emit/body.h"

#include <algorithm>

#include "emit/spell.h"

namespace weft::emit {

using ir::Op;
using ir::ValueId;

namespace {

// Prints one function; the members follow the sections of the text.
class BodyPrinter {
  public:
    BodyPrinter(const BodyContext& context, TextBuffer& out)
        : context_(context),
          fn_(context.function),
          types_(context.types),
          strings_(context.strings),
          out_(out),
          spell_(context.function, context.types, context.strings, out) {}

    void declarations(bool with_duals);
    void section(std::string_view title);
    void forward_lines() {
        for (const ir::Inst& inst : fn_.insts) forward(inst);
    }
    void steps(const std::vector<adjoint::Step>& steps) {
        for (const adjoint::Step& each : steps) step(each, fn_.insts[each.inst]);
    }
    void final_return() {
        out_.pad(context_.indent);
        out_.append(context_.continue_instead_of_return ? std::string_view("continue;\n")
                                                        : std::string_view("return;\n"));
    }

  private:
    void forward(const ir::Inst& inst);
    void skipped(const ir::Inst& inst);
    void step(const adjoint::Step& step, const ir::Inst& inst);

    // A line of a statement carries the #line of its instruction; lines that reversed loops add do not.
    void begin(const ir::Inst& inst) { begin(inst, inst.depth); }
    void begin(const ir::Inst& inst, unsigned depth) {
        directive(inst.line);
        plain(depth);
    }
    void plain(unsigned depth) { out_.pad(context_.indent + 4u * depth); }
    void directive(uint32_t line) {
        if (!context_.line_directives) [[likely]]
            return;
        out_.append("#line ");
        out_.append_uint(line);
        out_.append(" \"");
        out_.append(context_.file);
        out_.append("\"\n");
    }
    void end() { out_.append(";\n"); }
    void comment(const ir::Inst& inst, std::string_view opening, std::string_view gap);
    void call(const ir::Inst& inst);
    void adjoint_call(const ir::Inst& inst, bool takes_results);
    void compare(const ir::Inst& inst);
    void field_address(const ir::Inst& inst);
    void place(const adjoint::Place& place, const ir::Inst& inst);
    void move_adjoint(const adjoint::Step& step, const ir::Inst& inst, std::string_view sign);
    void clear_adjoint(const adjoint::Step& step, const ir::Inst& inst);
    void slot_statement(const ir::Inst& inst);
    void adjoint_slot(const ir::Inst& inst);
    void loop_begin(const ir::Inst& inst);
    void loop_end(const ir::Inst& inst);
    void loop_back(const adjoint::Step& step, const ir::Inst& inst);
    void start_iterator(const ir::Inst& inst);
    void reverse_iterator(const ir::Inst& inst);
    void restart_range(const ir::Inst& inst, int64_t last);
    void goto_loop(const ir::Inst& inst);
    void store_results(const ir::Inst& inst);
    void return_forward(const ir::Inst& inst);
    void leave_replay(const ir::Inst& inst);
    void return_label(const ir::Inst& inst);
    void close_block(const ir::Inst& inst) {
        begin(inst);
        out_.append("}\n");
    }
    void if_line(const ir::Inst& inst, bool negated);

    void label(std::string_view place, ir::InstId begin) { label(place, fn_.insts[begin.index]); }
    void label(std::string_view place, const ir::Inst& begin) {
        out_.append(place);
        if (begin.op == Op::WhileBegin) {
            out_.append("while_");
            return out_.append_uint(begin.as<ir::WhileBegin>().label);
        }
        out_.append("for_");
        out_.append_uint(begin.op == Op::ForBegin ? begin.as<ir::ForBegin>().label
                                                  : begin.as<ir::RangeBegin>().label);
    }
    ValueId arg(const ir::Inst& inst, uint32_t i) const { return fn_.operands[inst.args.first + i]; }
    ValueId result(const ir::Inst& inst, uint32_t i = 0) const {
        return fn_.operands[inst.results.first + i];
    }
    void var(ValueId id) { spell_.var(id); }
    void adj(ValueId id) { spell_.adj(id); }

    const BodyContext& context_;
    const ir::Function& fn_;
    types::Types& types_;
    const Strings& strings_;
    TextBuffer& out_;
    Speller spell_;
};

void BodyPrinter::section(std::string_view title) {
    out_.pad(context_.indent);
    out_.append("//---------\n");
    out_.pad(context_.indent);
    out_.append(title);
}

void BodyPrinter::declarations(bool with_duals) {
    if (context_.argument_section) {
        section("// argument vars\n");
        const auto unpack = [&](bool adjoint) {
            for (const ValueId id : fn_.parameters) {
                const ir::Value& value = fn_.values[id.index];
                out_.pad(context_.indent);
                out_.append(types_.spelling(value.type));
                out_.append(' ');
                adjoint ? adj(id) : var(id);
                out_.append(adjoint ? std::string_view(" = _wp_adj_args->")
                                    : std::string_view(" = _wp_args->"));
                out_.append(strings_.padded(value.name));
                end();
            }
        };
        unpack(false);
        if (with_duals) unpack(true);
    }
    section("// primal vars\n");
    for (const ValueId id : fn_.numbered) {
        const ir::Value& value = fn_.values[id.index];
        directive(value.line);
        out_.pad(context_.indent);
        if (value.constant.valid()) out_.append("const ");
        out_.append(types_.spelling(value.type));
        out_.append(" var_");
        out_.append_uint(value.number);
        if (value.constant.valid()) {
            out_.append(" = ");
            append_constant(out_, fn_.constants[value.constant.index], context_.program, types_, strings_);
        }
        end();
    }
    if (!with_duals) return;
    section("// dual vars\n");
    for (const ValueId id : fn_.numbered) {
        const ir::Value& value = fn_.values[id.index];
        directive(value.line);
        out_.pad(context_.indent);
        out_.append(types_.spelling(types::stripped(types_, value.type)));
        out_.append(" adj_");
        out_.append_uint(value.number);
        out_.append(" = {};\n");
    }
}

void BodyPrinter::comment(const ir::Inst& inst, std::string_view opening, std::string_view gap) {
    const std::string_view line =
        stripped_line(context_.program.line(context_.callable, inst.as<ir::Comment>().source_line));
    plain(inst.depth);
    out_.append(opening);
    out_.append(line);
    const size_t width = 80 - std::min<size_t>(80, 4u * inst.depth);
    const size_t used = code_points(line);
    if (used < width) out_.pad(width - used);
    out_.append(gap);
    out_.append("<L ");
    // The lines of an instance of a template are counted from its first decorator.
    const uint32_t first = context_.callable.instance ? context_.callable.source.first_line : 0;
    out_.append_uint(inst.line - first);
    out_.append(">\n");
}

void BodyPrinter::if_line(const ir::Inst& inst, bool negated) {
    begin(inst);
    out_.append(negated ? std::string_view("if (!") : std::string_view("if ("));
    var(arg(inst, 0));
    out_.append(") {\n");
}

void BodyPrinter::forward(const ir::Inst& inst) {
    switch (inst.op) {
        case Op::Comment:
            return comment(inst, "// ", "       ");
        case Op::Call:
            begin(inst);
            return call(inst);
        case Op::SetConstant:
            begin(inst);
            var(result(inst));
            out_.append(" = ");
            append_constant(out_, fn_.constants[inst.as<ir::SetConstant>().constant.index], context_.program,
                            types_, strings_);
            return end();
        case Op::Compare:
            return compare(inst);
        case Op::BoolBegin:
            begin(inst);
            var(result(inst));
            out_.append(" = ");
            var(arg(inst, 0));
            return end();
        case Op::BoolJoin:
            begin(inst);
            var(result(inst));
            out_.append(" = ");
            var(result(inst));
            out_.append(inst.as<ir::BoolJoin>().is_or ? std::string_view(" || ") : std::string_view(" && "));
            var(arg(inst, 0));
            return end();
        case Op::IfBegin:
            return if_line(inst, inst.as<ir::IfBegin>().negated);
        case Op::IfEnd:
            return close_block(inst);
        case Op::FieldAddress:
            return field_address(inst);
        case Op::FieldStore:
            begin(inst);
            var(arg(inst, 0));
            out_.append('.');
            out_.append(strings_.padded(inst.as<ir::FieldStore>().field));
            out_.append(" = ");
            var(arg(inst, 1));
            return end();
        case Op::SlotAddress:
            begin(inst);
            var(result(inst));
            out_.append(" = &(");
            spell_.slot_place(fn_.range(inst.args), fn_.range(inst.as<ir::SlotAddress>().access));
            out_.append(");\n");
            return;
        case Op::SlotStore:
        case Op::SlotAtomic:
            begin(inst);
            return slot_statement(inst);
        case Op::ForBegin:
        case Op::WhileBegin:
            return loop_begin(inst);
        case Op::RangeBegin:
            start_iterator(inst);
            return loop_begin(inst);
        case Op::WhileTest:
            out_.pad(context_.indent);
            out_.append("if ((");
            var(arg(inst, 0));
            out_.append(") == false) goto ");
            label("end_", inst.as<ir::WhileTest>().begin);
            return end();
        case Op::LoopEnd:
            return loop_end(inst);
        case Op::Goto:
            return goto_loop(inst);
        case Op::Return:
            return return_forward(inst);
        case Op::ReturnDefault:
            begin(inst);
            out_.append("return {};\n");
            return;
        case Op::Assert:
            begin(inst);
            out_.append("assert(((void)\"");
            out_.append(strings_.text(inst.as<ir::Assert>().text));
            out_.append("\",");
            var(arg(inst, 0));
            out_.append("));\n");
            return;
        case Op::IfReverse:
        case Op::LoopBody:
            return;
    }
}

// A statement that must not run twice.
void BodyPrinter::skipped(const ir::Inst& inst) {
    begin(inst);
    out_.append("// ");
    inst.op == Op::Call ? call(inst) : slot_statement(inst);
}

void BodyPrinter::call(const ir::Inst& inst) {
    if (inst.results.count == 1) {
        var(result(inst));
        out_.append(" = ");
    }
    const ir::Call& callee = inst.as<ir::Call>();
    spell_.callee(callee, context_.program, false);
    if (callee.template_args.count) spell_.template_args(fn_.range(callee.template_args));
    out_.append(callee.initializer_list ? std::string_view("({") : std::string_view("("));
    spell_.list("var_", fn_.range(inst.args));
    if (inst.results.count > 1) {
        if (inst.args.count) out_.append(", ");
        spell_.list("var_", fn_.range(inst.results));
    }
    out_.append(callee.initializer_list ? std::string_view("});\n") : std::string_view(");\n"));
}

void BodyPrinter::adjoint_call(const ir::Inst& inst, bool takes_results) {
    const ir::Call& callee = inst.as<ir::Call>();
    begin(inst);
    spell_.callee(callee, context_.program, true);
    out_.append('(');
    if (callee.initializer_list) out_.append('{');
    spell_.list("var_", fn_.range(inst.args));
    if (callee.initializer_list) out_.append('}');
    if (takes_results) {
        out_.append(", ");
        spell_.list("var_", fn_.range(inst.results));
    }
    out_.append(callee.initializer_list ? std::string_view(", {") : std::string_view(", "));
    spell_.list(callee.initializer_list ? std::string_view("&adj_") : std::string_view("adj_"),
                fn_.range(callee.adj_args));
    if (callee.initializer_list) out_.append('}');
    if (inst.results.count) {
        out_.append(", ");
        spell_.list("adj_", fn_.range(inst.results));
    }
    out_.append(");\n");
}

void BodyPrinter::compare(const ir::Inst& inst) {
    static constexpr std::string_view texts[] = {" == ", " != ", " < ", " <= ", " > ", " >= "};
    const auto ops = fn_.range(inst.as<ir::Compare>().ops);
    const auto op = [&](uint32_t i) { return texts[static_cast<size_t>(ops[i])]; };
    begin(inst);
    var(result(inst));
    out_.append(" = ");
    const uint32_t count = inst.args.count - 1;
    for (uint32_t i = 0; i < count; ++i) out_.append('(');
    var(arg(inst, 0));
    out_.append(op(0));
    var(arg(inst, 1));
    out_.append(')');
    for (uint32_t i = 1; i < count; ++i) {
        out_.append(" && (");
        var(arg(inst, i));
        out_.append(op(i));
        var(arg(inst, i + 1));
        out_.append("))");
    }
    end();
}

void BodyPrinter::field_address(const ir::Inst& inst) {
    const ir::FieldAddress& address = inst.as<ir::FieldAddress>();
    begin(inst);
    var(result(inst));
    out_.append(" = ");
    if (address.pointer_cast) out_.append("(wp::uint64*)");
    out_.append("&(");
    if (address.origin.valid()) {
        spell_.path(fn_.origins[address.origin.index], false);
    } else {
        var(arg(inst, 0));
        out_.append(address.form == ir::FieldForm::Arrow ? std::string_view("->") : std::string_view("."));
        out_.append(strings_.padded(address.field));
    }
    out_.append(");\n");
}

void BodyPrinter::place(const adjoint::Place& place, const ir::Inst& inst) {
    switch (place.kind) {
        case adjoint::Place::Kind::Value:
            return adj(place.value);
        case adjoint::Place::Kind::Field:
            adj(place.value);
            out_.append('.');
            out_.append(strings_.padded(place.field));
            return;
        case adjoint::Place::Kind::Returned:
            out_.append("adj_ret");
            if (inst.args.count == 1) return;
            out_.append('_');
            out_.append_uint(place.number);
            return;
    }
}

void BodyPrinter::move_adjoint(const adjoint::Step& step, const ir::Inst& inst, std::string_view sign) {
    begin(inst);
    place(step.to, inst);
    out_.append(sign);
    if (inst.op == Op::FieldAddress && inst.as<ir::FieldAddress>().pointer_cast) {
        const types::TypeId array = types::stripped(types_, fn_.values[arg(inst, 0).index].type);
        out_.append('(');
        out_.append(types_.spelling(types_[array].element));
        out_.append("*)");
    }
    place(step.from, inst);
    end();
}

void BodyPrinter::clear_adjoint(const adjoint::Step& step, const ir::Inst& inst) {
    switch (step.indent) {
        case adjoint::Indent::Block:
            begin(inst);
            break;
        case adjoint::Indent::BlockTab:
            plain(inst.depth - 1u);  // the LoopBody instruction stands one block inside the loop
            out_.append('\t');
            break;
        case adjoint::Indent::None:
            plain(0);
            break;
    }
    place(step.to, inst);
    out_.append(" = {};\n");
}

void BodyPrinter::slot_statement(const ir::Inst& inst) {
    const auto place = fn_.range(inst.args).subspan(1);
    if (inst.op == Op::SlotStore) {
        out_.append("wp::store(&(");
        spell_.slot_place(place, fn_.range(inst.as<ir::SlotStore>().access));
        out_.append("), ");
        var(arg(inst, 0));
        out_.append(");\n");
        return;
    }
    const ir::SlotAtomic& atomic = inst.as<ir::SlotAtomic>();
    out_.append("wp::array_atomic_");
    out_.append(text(atomic.update));
    out_.append("_slot(");
    spell_.slot_array(place[0]);
    out_.append(", ");
    var(arg(inst, 0));
    out_.append(", ");
    spell_.slot_lambda(fn_.range(atomic.access));
    out_.append(", ");
    spell_.list("var_", place.subspan(1));
    out_.append(");\n");
}

void BodyPrinter::adjoint_slot(const ir::Inst& inst) {
    const auto place = fn_.range(inst.args).subspan(1);
    const bool stores = inst.op == Op::SlotStore;
    const auto access = stores ? inst.as<ir::SlotStore>().access : inst.as<ir::SlotAtomic>().access;
    const ir::OriginId origin = stores ? inst.as<ir::SlotStore>().origin : inst.as<ir::SlotAtomic>().origin;
    begin(inst);
    out_.append("wp::adj_array_");
    if (stores) {
        out_.append("store");
    } else {
        out_.append("atomic_");
        out_.append(text(inst.as<ir::SlotAtomic>().update));
    }
    out_.append("_slot(");
    spell_.slot_array(place[0]);
    out_.append(", ");
    spell_.slot_adjoint(place[0], origin);
    out_.append(", ");
    adj(arg(inst, 0));
    out_.append(", ");
    spell_.slot_lambda(fn_.range(access));
    out_.append(", ");
    spell_.list("var_", place.subspan(1));
    out_.append(");\n");
}

void BodyPrinter::loop_begin(const ir::Inst& inst) {
    if (inst.op == Op::WhileBegin) {
        out_.pad(context_.indent);  // labels of while loops are never indented by blocks
        label("start_", inst);
        out_.append(":;\n");
        return;
    }
    begin(inst);
    label("start_", inst);
    out_.append(":;\n");
    begin(inst, inst.depth + 1u);
    if (inst.op == Op::ForBegin) {
        out_.append("if (iter_cmp(");
        var(arg(inst, 0));
        out_.append(") == 0) goto ");
        label("end_", inst);
        return end();
    }
    const int32_t stop = inst.as<ir::RangeBegin>().stop, step = inst.as<ir::RangeBegin>().step;
    out_.append("if (");
    var(result(inst, 0));
    out_.append(step > 0 ? std::string_view(" >= ") : std::string_view(" <= "));
    out_.append_int(stop);
    out_.append(") goto ");
    label("end_", inst);
    end();
    begin(inst, inst.depth + 1u);
    var(result(inst, 1));
    out_.append(" = ");
    var(result(inst, 0));
    end();
    begin(inst, inst.depth + 1u);
    var(result(inst, 0));
    out_.append(" += ");
    out_.append_int(step);
    end();
}

void BodyPrinter::loop_end(const ir::Inst& inst) {
    const ir::Inst& first = fn_.insts[inst.as<ir::LoopEnd>().begin.index];
    const bool is_while = first.op == Op::WhileBegin;
    is_while ? out_.pad(context_.indent) : begin(inst, inst.depth + 1u);
    out_.append("goto ");
    label("start_", first);
    end();
    is_while ? out_.pad(context_.indent) : begin(inst);
    label("end_", first);
    out_.append(":;\n");
}

void BodyPrinter::loop_back(const adjoint::Step& step, const ir::Inst& inst) {
    if (step.indent == adjoint::Indent::None) return loop_end(inst);
    plain(inst.depth);
    out_.append("\tgoto ");
    label("start_", inst.as<ir::LoopEnd>().begin);
    end();
    plain(inst.depth);
    label("end_", inst.as<ir::LoopEnd>().begin);
    out_.append(":;\n");
}

void BodyPrinter::start_iterator(const ir::Inst& inst) {
    begin(inst);
    var(result(inst, 0));
    out_.append(" = ");
    out_.append_int(inst.as<ir::RangeBegin>().start);
    end();
}

void BodyPrinter::reverse_iterator(const ir::Inst& inst) {
    plain(inst.depth);
    var(arg(inst, 0));
    out_.append(" = wp::iter_reverse(");
    var(arg(inst, 0));
    out_.append(");\n");
}

void BodyPrinter::restart_range(const ir::Inst& inst, int64_t last) {
    const int32_t start = inst.as<ir::RangeBegin>().start, step = inst.as<ir::RangeBegin>().step;
    plain(inst.depth);
    var(result(inst, 0));
    out_.append(" = ");
    out_.append_int(last);
    end();
    plain(inst.depth);
    label("start_", inst);
    out_.append(":;\n");
    plain(inst.depth);
    out_.append("\tif (");
    var(result(inst, 0));
    out_.append(step > 0 ? std::string_view(" < ") : std::string_view(" > "));
    out_.append_int(start);
    out_.append(") goto ");
    label("end_", inst);
    end();
    plain(inst.depth);
    out_.append('\t');
    var(result(inst, 1));
    out_.append(" = ");
    var(result(inst, 0));
    end();
    plain(inst.depth);
    out_.append('\t');
    var(result(inst, 0));
    out_.append(" -= ");
    out_.append_int(step);
    end();
}

void BodyPrinter::goto_loop(const ir::Inst& inst) {
    begin(inst);
    out_.append("goto ");
    const ir::Goto& jump = inst.as<ir::Goto>();
    label(jump.to_end ? std::string_view("end_") : std::string_view("start_"), jump.begin);
    end();
}

void BodyPrinter::store_results(const ir::Inst& inst) {
    const auto values = fn_.range(inst.args);
    if (values.size() == 1) return;
    for (size_t i = 0; i < values.size(); ++i) {
        begin(inst);
        out_.append("ret_");
        out_.append_uint(i);
        out_.append(" = ");
        var(values[i]);
        end();
    }
}

void BodyPrinter::return_forward(const ir::Inst& inst) {
    store_results(inst);
    begin(inst);
    if (inst.args.count == 1) {
        out_.append("return ");
        var(arg(inst, 0));
        return end();
    }
    out_.append(context_.continue_instead_of_return ? std::string_view("continue;\n")
                                                    : std::string_view("return;\n"));
}

void BodyPrinter::leave_replay(const ir::Inst& inst) {
    store_results(inst);
    begin(inst);
    out_.append("goto label");
    out_.append_uint(inst.as<ir::Return>().label);
    end();
}

void BodyPrinter::return_label(const ir::Inst& inst) {
    begin(inst);
    out_.append("label");
    out_.append_uint(inst.as<ir::Return>().label);
    out_.append(":;\n");
}

void BodyPrinter::step(const adjoint::Step& step, const ir::Inst& inst) {
    using adjoint::Do;
    switch (step.action) {
        case Do::Again:
            return forward(inst);
        case Do::Skip:
            return skipped(inst);
        case Do::StartIterator:
            return start_iterator(inst);
        case Do::LeaveReplay:
            return leave_replay(inst);
        case Do::AdjointComment:
            return comment(inst, "// adj: ", "  ");
        case Do::OpenBranch:
            return if_line(inst, inst.as<ir::IfReverse>().negated);
        case Do::CloseBranch:
            return close_block(inst);
        case Do::ReturnLabel:
            return return_label(inst);
        case Do::AdjointCall:
            return adjoint_call(inst, step.takes_results);
        case Do::AdjointSlot:
            return adjoint_slot(inst);
        case Do::Accumulate:
            return move_adjoint(step, inst, " += ");
        case Do::Overwrite:
            return move_adjoint(step, inst, " = ");
        case Do::Clear:
            return clear_adjoint(step, inst);
        case Do::ReverseIterator:
            return reverse_iterator(inst);
        case Do::RestartRange:
            return restart_range(inst, step.last);
        case Do::LoopBack:
            return loop_back(step, inst);
    }
}

}  // namespace

void forward_body(const BodyContext& context, TextBuffer& out) {
    BodyPrinter printer(context, out);
    printer.declarations(false);
    printer.section("// forward\n");
    printer.forward_lines();
}

void backward_body(const BodyContext& context, const adjoint::Sweep& sweep, TextBuffer& out) {
    BodyPrinter printer(context, out);
    printer.declarations(true);
    printer.section("// forward\n");
    printer.steps(sweep.replay);
    printer.section("// reverse\n");
    printer.steps(sweep.reverse);
    printer.final_return();
}

}  // namespace weft::emit
