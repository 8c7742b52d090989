// The lines of the backward pass: steps of the sweep, spelled. What the steps do is decided in adjoint/.
#include "emit/body_writer.h"

namespace weft::emit {

using adjoint::Do;
using ir::Op;

void BodyWriter::steps(std::span<const adjoint::Step> steps) {
    const auto& first_line = memory_.first_line;
    for (size_t i = 0; i < steps.size(); ++i) {
        inst_ = steps[i].inst;
        if (steps[i].action != Do::Again) {
            step(steps[i]);
            continue;
        }
        // Statements that follow each other in the forward pass are copied together.
        uint32_t last = first_line[inst_ + 1];
        for (; i + 1 < steps.size() && steps[i + 1].action == Do::Again; ++i) {
            if (first_line[steps[i + 1].inst] != last) break;
            last = first_line[steps[i + 1].inst + 1];
        }
        again(first_line[inst_], last);
    }
}

void BodyWriter::step(const adjoint::Step& step) {
    switch (step.action) {
        case Do::Again:
            return again(memory_.first_line[inst_], memory_.first_line[inst_ + 1]);
        case Do::Skip:
            return skipped();
        case Do::StartIterator:
            return start_iterator();
        case Do::LeaveReplay:
            return leave_replay();
        case Do::ReplayCall:
            return call("replay_");
        case Do::AdjointComment:
            return adjoint_comment();
        case Do::OpenBranch:
            return branch(inst().as<ir::IfReverse>().negated);
        case Do::CloseBranch: {
            Pen pen = open(inst().depth);
            return close(pen, "}\n");
        }
        case Do::ReturnLabel:
            return return_label();
        case Do::AdjointCall:
            return adjoint_call(step.takes_results);
        case Do::AdjointSlot:
            return adjoint_slot();
        case Do::Accumulate:
            return move_adjoint(step, true);
        case Do::Overwrite:
            return move_adjoint(step, false);
        case Do::Clear:
            return clear_adjoint(step);
        case Do::ReverseIterator:
            return reverse_iterator();
        case Do::RestartRange:
            return restart_range(step.last);
        case Do::LoopBack:
            return loop_back(step.indent);
    }
}

void BodyWriter::again(uint32_t first_line, uint32_t last_line) {
    const uint32_t begin = lines_.begin_of(first_line), size = lines_.begin_of(last_line) - begin;
    const auto moved = static_cast<uint32_t>(out_.size()) - begin;
    char* to = out_.claim(size);
    std::memcpy(to, out_.view().data() + begin, size);
    out_.commit(size);
    for (uint32_t i = first_line; i < last_line; ++i) {
        Line line = lines_.table[i];
        line.end += moved;
        lines_.table.push_back(line);
    }
}

std::string_view BodyWriter::forward_line(uint32_t inst) const {
    const uint32_t line = memory_.first_line[inst];
    const uint32_t begin = lines_.begin_of(line) + line_indent + 4u * fn_.insts[inst].depth;
    return out_.view().substr(begin, lines_.table[line].end - begin);
}

// A statement that must not run twice stays as a comment.
void BodyWriter::skipped() {
    const size_t size = forward_line(inst_).size();
    begin(inst().depth);
    out_.append("// ");
    char* to = out_.claim(size);
    std::memcpy(to, forward_line(inst_).data(), size);
    out_.commit(size);
    ended(true);
}

// The comment of the forward pass with other letters around its source line: five more before it, five blanks
// less behind.
void BodyWriter::adjoint_comment() {
    out_.reserve(line_indent + 4u * inst().depth + forward_line(inst_).size());
    begin(inst().depth);
    const std::string_view line = forward_line(inst_);  // stays where it is: there is room for the copy
    const size_t number = line.rfind('<');
    out_.append("// adj: ");
    out_.append(line.substr(3, number - 8));
    out_.append(line.substr(number));
    ended(false);
}

void BodyWriter::adjoint_call(bool takes_results) {
    const ir::Inst& it = inst();
    const ir::Call& call = it.as<ir::Call>();
    if (call.kind == ir::CalleeKind::Function) declare_views(call);
    Pen pen = open(it.depth);
    pen = callee(pen, call, "adj_");
    if (const builtins::Row* row = it.builtin();
        row != nullptr && row->adjoint_template && call.template_args.count != 0) {
        pen.drop(1);
        pen.finish(out_);
        spell_.template_args(fn_.range(call.template_args));
        pen = Pen(out_);
        pen.put('(');
    }
    if (call.initializer_list) pen.put('{');
    pen = list(pen, var_, fn_.range(it.args));
    if (call.initializer_list) pen.put('}');
    if (takes_results) {
        pen.put(", ");
        pen = list(pen, var_, fn_.range(it.results));
    }
    if (call.initializer_list) {
        pen.put(", {");
        pen.finish(out_);
        spell_.list("&adj_", fn_.range(call.adj_args));
        pen = Pen(out_);
        pen.put('}');
    } else {
        pen.put(", ");
        pen = list(pen, adj_, fn_.range(call.adj_args));
    }
    if (it.results.count != 0) {
        pen.put(", ");
        pen = list(pen, adj_, fn_.range(it.results));
    }
    close(pen, ");\n");
}

// The adjoint of an array is viewed by a name before a part of it is handed on.
void BodyWriter::declare_views(const ir::Call& call) {
    for (const ir::ValueId id : fn_.range(call.adj_args)) {
        const ir::Value& v = fn_.values[id.index];
        if (v.spelling != ir::Spelling::Address) continue;
        const ir::Origin& origin = fn_.origins[v.number];
        const uint32_t count = fn_.named_views(origin);
        for (uint32_t i = 0; i < count; ++i) {
            begin(inst().depth);
            spell_.declared_view(origin, i);
            end();
        }
    }
}

void BodyWriter::adjoint_slot() {
    const bool stores = inst().op == Op::SlotStore;
    const auto access = stores ? inst().as<ir::SlotStore>().access : inst().as<ir::SlotAtomic>().access;
    const auto origin = stores ? inst().as<ir::SlotStore>().origin : inst().as<ir::SlotAtomic>().origin;
    const auto place = fn_.range(inst().args).subspan(1);
    begin(inst().depth);
    out_.append("wp::adj_array_");
    if (stores) {
        out_.append("store");
    } else {
        out_.append("atomic_");
        out_.append(text(inst().as<ir::SlotAtomic>().update));
    }
    out_.append("_slot(");
    spell_.slot_array(place[0]);
    out_.append(", ");
    spell_.slot_adjoint(place[0], origin);
    out_.append(", ");
    spell_.adj(arg(0));
    out_.append(", ");
    spell_.slot_lambda(fn_.range(access));
    out_.append(", ");
    spell_.list("var_", place.subspan(1));
    end(");\n");
}

Pen BodyWriter::place(Pen pen, const adjoint::Part& place) {
    switch (place.kind) {
        case adjoint::Part::Kind::Value:
            value(pen, adj_, place.value);
            break;
        case adjoint::Part::Kind::Field:
            value(pen, adj_, place.value);
            field(pen, place.field);
            break;
        case adjoint::Part::Kind::Returned:
            pen.put("adj_ret");
            if (inst().args.count == 1) break;
            pen.put('_');
            pen.number(place.number);
            break;
    }
    return pen;
}

void BodyWriter::move_adjoint(const adjoint::Step& step, bool adds) {
    Pen pen = open(inst().depth);
    pen = place(pen, step.to);
    adds ? pen.put(" += ") : pen.put(" = ");
    if (inst().op == Op::FieldAddress && inst().as<ir::FieldAddress>().pointer_cast) {
        const types::TypeId array = types::stripped(types_, fn_.values[arg(0).index].type);
        pen.put('(');
        pen.spelling(types_.padded_spelling(types_[array].element), out_);
        pen.put("*)");
    }
    pen = place(pen, step.from);
    close(pen, ";\n");
}

void BodyWriter::clear_adjoint(const adjoint::Step& step) {
    // Of a loop it stands in the LoopBody, one block inside.
    const bool tab = step.indent == adjoint::Indent::BlockTab;
    const bool none = step.indent == adjoint::Indent::None;
    Pen pen = open(none ? 0u : tab ? inst().depth - 1u : inst().depth);
    if (tab) pen.put('\t');
    pen = place(pen, step.to);
    const bool is_tile = step.to.kind == adjoint::Part::Kind::Value &&
                         types::is_tile(types_[fn_.values[step.to.value.index].type]);
    if (is_tile)
        pen.put(".grad_zero();\n");
    else
        pen.put(" = {};\n");
    pen.finish(out_);
    ended(step.indent == adjoint::Indent::Block);
}

void BodyWriter::reverse_iterator() {
    begin(inst().depth);
    spell_.var(arg(0));
    out_.append(" = wp::iter_reverse(");
    spell_.var(arg(0));
    end_plain(");\n");
}

void BodyWriter::restart_range(int64_t last) {
    const ir::RangeBegin& range = inst().as<ir::RangeBegin>();
    begin(inst().depth);
    spell_.var(result(0));
    out_.append(" = ");
    out_.append_int(last);
    end_plain();
    begin(inst().depth);
    label("start_", inst());
    end_plain(":;\n");
    begin(inst().depth);
    out_.append("\tif (");
    spell_.var(result(0));
    out_.append(range.step > 0 ? std::string_view(" < ") : std::string_view(" > "));
    out_.append_int(range.start);
    out_.append(") goto ");
    label("end_", inst());
    end_plain();
    begin(inst().depth);
    out_.append('\t');
    spell_.var(result(1));
    out_.append(" = ");
    spell_.var(result(0));
    end_plain();
    begin(inst().depth);
    out_.append('\t');
    spell_.var(result(0));
    out_.append(" -= ");
    out_.append_int(range.step);
    end_plain();
}

void BodyWriter::loop_back(adjoint::Indent indent) {
    if (indent == adjoint::Indent::None) return loop_end();
    const ir::InstId first = inst().as<ir::LoopEnd>().begin;
    begin(inst().depth);
    out_.append("\tgoto ");
    label("start_", first);
    end_plain();
    begin(inst().depth);
    label("end_", first);
    end_plain(":;\n");
}

void BodyWriter::leave_replay() {
    store_results();
    Pen pen = open(inst().depth);
    pen.put("goto label");
    pen.number(inst().as<ir::Return>().label);
    close(pen, ";\n");
}

void BodyWriter::return_label() {
    Pen pen = open(inst().depth);
    pen.put("label");
    pen.number(inst().as<ir::Return>().label);
    close(pen, ":;\n");
}

}  // namespace weft::emit
