// Blocks on the way back: what is replayed, what is kept of variables that change, loops and branches.
#include <algorithm>

#include "standalone/backward_printer.h"
#include "standalone/launch.h"

namespace weft::standalone {

// Declarations of what nothing names in their block.
void BackwardPrinter::drop_unused(std::vector<Line>& lines) {
    for (size_t i = lines.size(); i-- > 0;) {
        if (lines[i].declares.empty()) continue;
        bool is_named = false;
        for (size_t k = i + 1; k < lines.size() && lines[k].depth >= lines[i].depth; ++k)
            is_named = is_named || plain::mentions(lines[k].words, lines[i].declares);
        if (!is_named) lines.erase(lines.begin() + static_cast<ptrdiff_t>(i));
    }
}

// ---- loops

// Whether a bound is another one once the loop has begun.
bool BackwardPrinter::changes_in(const Step& loop, NodeId expression_id) const {
    NameSet names;
    read_names(expression_id, names);
    const NameSet written = effects(loop).writes;
    const auto reads_written = [&](const auto& self, NodeId id) -> bool {
        if (body_.node(id).kind == Kind::Name) {
            const size_t parameter = parameter_of(body_.node(id).text);
            return parameter != SIZE_MAX && (accesses_[parameter].stores || accesses_[parameter].adds);
        }
        const auto children = body_.tree().children(id);
        return std::any_of(children.begin(), children.end(),
                           [&](NodeId child) { return child.valid() && self(self, child); });
    };
    return reads_written(reads_written, expression_id) ||
           std::any_of(names.begin(), names.end(), [&](uint32_t one) { return written.count(one) != 0; });
}

BackwardPrinter::Range BackwardPrinter::range_of(const Step& step) {
    const NodeId loop = step.id;
    const syntax::Tree& tree = body_.tree();
    const auto args = tree.field(tree.child(loop, field::For::iter), field::Call::args);
    const auto number = [&](NodeId node) -> std::optional<int64_t> {
        if (const auto known = body_.integer(node)) return known;
        return constant_integer(node);
    };
    const auto bound = [&](NodeId node) -> Piece {
        if (!body_.type_of(node).valid()) {
            if (const auto known = number(node)) return {std::to_string(*known)};
        }
        return expression(node);
    };
    const NodeId end = args[args.size() == 1 ? 0 : 1];
    Range out;
    out.name = tree[tree.child(loop, field::For::target)].text;
    out.step = args.size() == 3 ? number(args[2]).value_or(1) : 1;
    out.start = args.size() == 1 ? "0" : bound(args[0]).text;
    out.first = args.size() == 1 ? 0 : number(args[0]);
    out.end = bound(end);
    out.last = number(end);
    out.counts = out.step > 0 && out.first && *out.first >= 0;
    for (const NodeId one : args) {
        if (!number(one) && changes_in(step, one))
            refuse(loop, "the gradient of a loop whose bounds change in it");
    }
    if (out.step < -1 && (!out.first || !out.last))
        refuse(loop, "the gradient of a loop with a step below -1 and bounds that are not known");
    return out;
}

std::optional<int64_t> BackwardPrinter::Range::rounds() const {
    if (!first || !last) return std::nullopt;
    const int64_t distance = step > 0 ? *last - *first : *first - *last;
    const int64_t size = step > 0 ? step : -step;
    return distance <= 0 ? 0 : (distance + size - 1) / size;
}

std::string BackwardPrinter::Range::head(const std::string& counter) const {
    std::string out = "for (int " + counter + " = " + start + "; " + counter + (step > 0 ? " < " : " > ") +
                      plain::inside(end, Binding::Shift) + "; ";
    if (step == 1 || step == -1) return out + (step == 1 ? "++" : "--") + counter + ") {";
    return out + counter + (step > 0 ? " += " : " -= ") + std::to_string(step > 0 ? step : -step) + ") {";
}

// From the last round to the first.
std::string BackwardPrinter::Range::head_back(const std::string& counter) const {
    const bool grows = step > 0;
    std::string from;
    if (const auto known = rounds()) {
        from = std::to_string(*first + (*known - 1) * step);
    } else if (step > 1) {  // the last round: as many whole steps as fit
        const std::string size = std::to_string(step);
        const bool is_zero = start == "0";
        const Piece distance = is_zero ? end : plain::joined(end, "-", {"(" + start + ")"}, Binding::Sum);
        from = (is_zero ? "" : "(" + start + ") + ") + "(" + distance.text + " + " +
               std::to_string(step - 1) + ") / " + size + " * " + size + " - " + size;
    } else if (last) {
        from = std::to_string(*last + (grows ? -1 : 1));
    } else {
        from = plain::joined(end, grows ? "-" : "+", {"1"}, Binding::Sum).text;
    }
    std::string out =
        "for (int " + counter + " = " + from + "; " + counter + (grows ? " >= " : " <= ") + start + "; ";
    if (step == 1 || step == -1) return out + (grows ? "--" : "++") + counter + ") {";
    return out + counter + (grows ? " -= " : " += ") + std::to_string(grows ? step : -step) + ") {";
}

const BackwardPrinter::Tape* BackwardPrinter::tape_of(const Step& step) const {
    for (const Tape& one : tapes_) {
        if (one.step == step.number) return &one;
    }
    return nullptr;
}

Sweep BackwardPrinter::for_back(const Step& step, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const Range range = range_of(step);
    const std::string counter = name_of(range.name);
    if (range.counts) counts_.push_back(range.name);
    Sweep inner = block_back(step.body, depth + 1);
    if (range.counts) counts_.pop_back();
    Sweep out;
    if (inner.lines.empty()) return out;

    // What a round reads of the rounds before it.
    constexpr int64_t most = 1024;
    Tape tape{step.number, {}, counter};
    for (const uint32_t index : effects(step).writes) {
        if (inner.reads.count(index) == 0) continue;
        const StringId variable{index};
        const auto rounds = range.rounds();
        if (!rounds || *rounds > most) {
            refuse(step.id, rounds
                                ? "a loop of more than 1024 rounds that carries `" +
                                      std::string(body_.text(variable)) + "`, which its derivative needs"
                                : "a loop that carries `" + std::string(body_.text(variable)) +
                                      "`, which its derivative needs, and the number of rounds is not known");
            return out;
        }
        tape.stored.push_back({variable, fresh(name_of(variable) + "_at")});
        inner.reads.erase(index);
        inner.clobbers.insert(index);
    }
    if (range.first && *range.first != 0)
        tape.index = counter + (*range.first > 0 ? " - " : " + ") + std::to_string(std::abs(*range.first));
    if (range.step == -1 && range.first) tape.index = std::to_string(*range.first) + " - " + counter;
    if (range.step != 1 && range.step != -1 && range.first)
        tape.index =
            (*range.first == 0 ? counter : "(" + tape.index + ")") + " / " + std::to_string(range.step);

    out.lines.push_back({depth, range.head_back(counter)});
    for (const Stored& one : tape.stored)
        out.lines.push_back({depth + 1, name_of(one.variable) + " = " + one.name + "[" + tape.index + "];"});
    out.lines.insert(out.lines.end(), inner.lines.begin(), inner.lines.end());
    out.lines.push_back({depth, "}"});
    if (!tape.stored.empty()) tapes_.push_back(std::move(tape));
    out.reads = std::move(inner.reads);
    out.reads.erase(range.name.index);
    read_names(tree.child(step.id, field::For::iter), out.reads);
    out.clobbers = std::move(inner.clobbers);
    return out;
}

// Nobody knows how many rounds there will be, so nothing is kept of them: they are counted, and each one's
// begin is found by running those before it again.
Sweep BackwardPrinter::while_back(const Step& step, unsigned depth) {
    const NodeId test = body_.tree().child(step.id, field::While::test);
    const Sweep inner = block_back(step.body, depth + 1);
    Sweep out;
    if (inner.lines.empty()) return out;
    check_condition(test);
    if (body_.has_effect(test)) refuse(test, "the gradient of a while loop whose condition has an effect");

    NameSet asked;
    read_names(test, asked);
    const NameSet counting = live_in_rounds(step, asked), needed = live_in_rounds(step, inner.reads);
    const Effects does = effects(step);
    struct Carried {
        std::string name, first;
    };
    std::vector<Carried> all;
    for (const uint32_t index : does.writes) {
        const typed::Variable* known = variables_.find(StringId{index});
        if (known == nullptr || needed.count(index) == 0) continue;
        const std::string name = name_of(known->name);
        all.push_back({name, fresh(name + "_first")});
        out.lines.push_back(
            {depth, "const " + file_.type(known->type, 0) + " " + all.back().first + " = " + name + ";"});
    }
    const std::string rounds = fresh("rounds"), round = fresh("at_round"), again = fresh("again");
    out.lines.push_back({depth, "int " + rounds + " = 0;"});
    out.lines.push_back({depth, "while (" + expression(test).text + ") {"});
    forward(step.body, counting, depth + 1, out.lines);
    out.lines.push_back({depth + 1, "++" + rounds + ";"});
    out.lines.push_back({depth, "}"});
    out.lines.push_back(
        {depth, "for (int " + round + " = " + rounds + " - 1; " + round + " >= 0; --" + round + ") {"});
    for (const Carried& one : all) out.lines.push_back({depth + 1, one.name + " = " + one.first + ";"});
    out.lines.push_back(
        {depth + 1, "for (int " + again + " = 0; " + again + " < " + round + "; ++" + again + ") {"});
    forward(step.body, needed, depth + 2, out.lines);
    out.lines.push_back({depth + 1, "}"});
    out.lines.insert(out.lines.end(), inner.lines.begin(), inner.lines.end());
    out.lines.push_back({depth, "}"});

    out.reads = counting;
    out.reads.insert(needed.begin(), needed.end());
    out.clobbers = inner.clobbers;
    out.clobbers.insert(does.writes.begin(), does.writes.end());
    return out;
}

// ---- branches

// Where two floats must be equal, a single point has another way to go: its derivative says nothing of the
// function around it.
void BackwardPrinter::check_condition(NodeId test) {
    const syntax::Tree& tree = body_.tree();
    for (const NodeId child : tree.children(test)) {
        if (child.valid()) check_condition(child);
    }
    if (tree[test].kind != Kind::Compare) return;
    const auto operators = tree.field(test, field::Compare::ops);
    const bool asks_for_one = std::any_of(operators.begin(), operators.end(), [&](NodeId op) {
        const syntax::CompareOperator which = tree[op].compare_operator();
        return which == syntax::CompareOperator::Eq || which == syntax::CompareOperator::NotEq;
    });
    const auto operands = tree.field(test, field::Compare::comparators);
    const bool varies =
        activity_.varies(tree.child(test, field::Compare::left)) ||
        std::any_of(operands.begin(), operands.end(), [&](NodeId one) { return activity_.varies(one); });
    if (asks_for_one && varies) refuse(test, "the gradient of a branch for one value of a float");
}

Sweep BackwardPrinter::if_back(const Step& step, unsigned depth) {
    const NodeId test = body_.tree().child(step.id, field::If::test);
    const Sweep yes = block_back(step.body, depth + 1), no = block_back(step.otherwise, depth + 1);
    Sweep out;
    if (yes.lines.empty() && no.lines.empty()) return out;
    check_condition(test);
    const Piece condition = expression(test);
    read_names(test, out.reads);
    for (const Sweep* one : {&yes, &no}) {
        out.reads.insert(one->reads.begin(), one->reads.end());
        out.clobbers.insert(one->clobbers.begin(), one->clobbers.end());
    }
    out.lines.push_back({depth,
                         yes.lines.empty() ? "if (!" + plain::inside(condition, Binding::Prefix) + ") {"
                                           : "if (" + condition.text + ") {",
                         ""});
    out.lines.insert(out.lines.end(), yes.lines.begin(), yes.lines.end());
    if (!yes.lines.empty() && !no.lines.empty()) out.lines.push_back({depth, "} else {"});
    out.lines.insert(out.lines.end(), no.lines.begin(), no.lines.end());
    out.lines.push_back({depth, "}"});
    return out;
}

Sweep BackwardPrinter::step_back(const Step& step, unsigned depth) {
    switch (step.form) {
        case Step::Form::Simple: {
            Sweep out;
            lines_ = &out.lines;
            reads_ = &out.reads;
            depth_ = depth;
            statement_back(step.id);
            return out;
        }
        case Step::Form::Guard:
            return {};
        case Step::Form::If:
            return if_back(step, depth);
        case Step::Form::For:
            return for_back(step, depth);
        case Step::Form::While:
            return while_back(step, depth);
    }
    return {};
}

// ---- the way forward, as far as it is needed

void BackwardPrinter::forward(const std::vector<Step>& all, const NameSet& live, unsigned depth,
                              std::vector<Line>& out) {
    const Slice needed = slice(all, live, nullptr);
    for (size_t i = 0; i < all.size(); ++i) {
        declare(all[i], needed.is_kept[i], depth, out);
        if (needed.is_kept[i]) forward_step(all[i], needed.live_after[i], depth, false, out);
    }
    drop_unused(out);
}

// A statement as the kernel has it, but for names that nobody reads here.
void BackwardPrinter::forward_simple(const Step& step, const NameSet& live_after, unsigned depth,
                                     std::vector<Line>& out) {
    const syntax::Tree& tree = body_.tree();
    text.clear();
    comment(step.id, depth);
    const bool is_assign = tree[step.id].kind == Kind::Assign;
    const NodeId target = is_assign ? tree.child(step.id, field::Assign::targets) : NodeId{};
    const auto is_dead = [&](NodeId name) { return live_after.count(tree[name].text.index) == 0; };
    if (is_assign && tree[target].kind == Kind::Name && is_dead(target)) {  // what its value does is needed
        declare(step, false, depth, out);
        const NodeId value_id = tree.child(step.id, field::Assign::value);
        hoist_draws(value_id, depth);
        line(depth, expression(value_id).text + ";");
    } else {
        statement(step.id, depth);
    }
    hoisted_.clear();
    std::string kept;
    for (size_t from = 0; from < text.size();) {
        const size_t end = std::min(text.find('\n', from), text.size());
        const std::string one = text.substr(from, end - from);
        bool is_needed = true;
        if (is_assign && tree[target].kind == Kind::Tuple) {
            for (const NodeId name : tree.field(target, field::Tuple::elts)) {
                const bool is_its_line =
                    one.find(" " + name_of(tree[name].text) + " = ") != std::string::npos;
                is_needed = is_needed && !(is_its_line && is_dead(name));
            }
        }
        if (is_needed) kept += one + "\n";
        from = end + 1;
    }
    text.clear();
    if (kept.ends_with('\n')) kept.pop_back();
    if (!kept.empty()) out.push_back({depth, kept, "", "", {}, true});
}

void BackwardPrinter::forward_step(const Step& step, const NameSet& live_after, unsigned depth, bool stores,
                                   std::vector<Line>& out) {
    const syntax::Tree& tree = body_.tree();
    switch (step.form) {
        case Step::Form::Simple:
            return forward_simple(step, live_after, depth, out);
        case Step::Form::Guard:
            out.push_back(
                {depth, "if (" + expression(tree.child(step.id, field::If::test)).text + ") return;"});
            return;
        case Step::Form::If: {
            std::vector<Line> yes, no;
            forward(step.body, live_after, depth + 1, yes);
            forward(step.otherwise, live_after, depth + 1, no);
            if (yes.empty() && no.empty()) return;
            const Piece condition = expression(tree.child(step.id, field::If::test));
            out.push_back({depth,
                           yes.empty() ? "if (!" + plain::inside(condition, Binding::Prefix) + ") {"
                                       : "if (" + condition.text + ") {",
                           ""});
            out.insert(out.end(), yes.begin(), yes.end());
            if (!yes.empty() && !no.empty()) out.push_back({depth, "} else {"});
            out.insert(out.end(), no.begin(), no.end());
            out.push_back({depth, "}"});
            return;
        }
        case Step::Form::For: {
            const Tape* tape = stores ? tape_of(step) : nullptr;
            const Range range = range_of(step);
            const NameSet live = live_in_rounds(step, live_after);
            if (tape != nullptr) {
                for (const Stored& one : tape->stored)
                    out.push_back({depth,
                                   file_.type(variables_.find(one.variable)->type, tree[step.id].line) + " " +
                                       one.name + "[" + std::to_string(*range.rounds()) + "];",
                                   ""});
            }
            out.push_back({depth, range.head(name_of(range.name))});
            if (tape != nullptr) {
                for (const Stored& one : tape->stored)
                    out.push_back(
                        {depth + 1, one.name + "[" + tape->index + "] = " + name_of(one.variable) + ";"});
            }
            if (range.counts) counts_.push_back(range.name);
            forward(step.body, live, depth + 1, out);
            if (range.counts) counts_.pop_back();
            out.push_back({depth, "}"});
            return;
        }
        case Step::Form::While: {
            const NodeId test = tree.child(step.id, field::While::test);
            NameSet live = live_after;
            read_names(test, live);
            out.push_back({depth, "while (" + expression(test).text + ") {"});
            forward(step.body, live_in_rounds(step, live), depth + 1, out);
            out.push_back({depth, "}"});
            return;
        }
    }
}

std::vector<NodeId> BackwardPrinter::declared_by(const Step& step) const {
    const syntax::Tree& tree = body_.tree();
    std::vector<NodeId> out;
    if (step.form != Step::Form::Simple || tree[step.id].kind != Kind::Assign) return out;
    const NodeId target = tree.child(step.id, field::Assign::targets);
    std::vector<NodeId> targets{target};
    if (tree[target].kind == Kind::Tuple) {
        const auto parts = tree.field(target, field::Tuple::elts);
        targets.assign(parts.begin(), parts.end());
    }
    for (const NodeId name : targets) {
        if (tree[name].kind == Kind::Name && variables_.declares(name)) out.push_back(name);
    }
    return out;
}

// Also of a variable whose first assignment is not needed, but another one is. What nothing names is dropped
// later.
void BackwardPrinter::declare(const Step& step, bool is_kept, unsigned depth, std::vector<Line>& out) {
    const uint32_t line_number = body_.node(step.id).line;
    const auto declare_one = [&](const typed::Variable& one, bool needs_value) {
        std::string words = file_.type(one.type, line_number) + " " + name_of(one.name);
        if (needs_value) words += body_.type(one.type).kind == types::Kind::Scalar ? " = 0" : "{}";
        out.push_back({depth, words + ";", "", name_of(one.name)});
    };
    for (const typed::Variable* one : variables_.before(step.id)) declare_one(*one, one->needs_value);
    if (is_kept) return;
    for (const NodeId name : declared_by(step)) {
        const typed::Variable* one = variables_.find(body_.node(name).text);
        if (one != nullptr && !types::is_array(body_.type(one->type))) declare_one(*one, false);
    }
}

// ---- blocks

Sweep BackwardPrinter::block_back(const std::vector<Step>& all, unsigned depth) {
    std::vector<Sweep> back(all.size());
    bool is_empty = true;
    for (size_t i = all.size(); i-- > 0;) {
        back[i] = step_back(all[i], depth);
        is_empty = is_empty && back[i].lines.empty();
    }
    Sweep out;
    if (is_empty) return out;
    const Slice needed = slice(all, {}, &back);

    NameSet own;  // what this block declares
    std::vector<Effects> does;
    for (const Step& one : all) {
        does.push_back(effects(one));
        for (const typed::Variable* variable : variables_.before(one.id)) own.insert(variable->name.index);
        for (const NodeId name : declared_by(one)) own.insert(body_.node(name).text.index);
    }

    std::vector<Line> reverse;
    std::vector<std::vector<Line>> saves(all.size());
    for (size_t i = all.size(); i-- > 0;) {
        std::vector<Line> behind;
        NameSet changed = back[i].clobbers;
        if (needed.is_kept[i]) changed.insert(does[i].writes.begin(), does[i].writes.end());
        for (const uint32_t index : changed) {
            const bool is_written = needed.is_kept[i] && does[i].writes.count(index) != 0;
            const bool is_read_here = is_written && back[i].reads.count(index) != 0;
            bool is_read_before = false;
            for (size_t j = i; j-- > 0 && !is_read_before;) {
                if (needed.is_kept[j] && does[j].sets.count(index) != 0) {
                    // Its own value from before is its own affair; the one it makes may be read on the way.
                    break;
                }
                is_read_before = back[j].reads.count(index) != 0;
            }
            if (!is_read_here && !is_read_before) continue;
            const StringId variable{index};
            const std::string name = name_of(variable), kept = fresh(name + "_before");
            const typed::Variable* known = variables_.find(variable);
            if (known == nullptr) continue;
            saves[i].push_back(
                {depth, "const " + file_.type(known->type, 0) + " " + kept + " = " + name + ";"});
            if (is_written) reverse.push_back({depth, name + " = " + kept + ";"});
            if (is_read_before && back[i].clobbers.count(index) != 0)
                behind.push_back({depth, name + " = " + kept + ";"});
        }
        reverse.insert(reverse.end(), back[i].lines.begin(), back[i].lines.end());
        reverse.insert(reverse.end(), behind.begin(), behind.end());
        out.clobbers.insert(changed.begin(), changed.end());
    }
    declare_adjoints(all, depth, reverse);

    for (size_t i = 0; i < all.size(); ++i) {
        declare(all[i], needed.is_kept[i], depth, out.lines);
        out.lines.insert(out.lines.end(), saves[i].begin(), saves[i].end());
        if (needed.is_kept[i]) forward_step(all[i], needed.live_after[i], depth, true, out.lines);
    }
    const bool is_outermost = depth == 1 && !out.lines.empty();
    if (is_outermost) {
        out.lines.push_back({depth, ""});
        out.lines.push_back({depth, "// And back, from the last statement to the first."});
    }
    out.lines.insert(out.lines.end(), reverse.begin(), reverse.end());
    drop_unused(out.lines);
    out.reads = needed.live;
    for (const uint32_t index : own) {
        out.reads.erase(index);
        out.clobbers.erase(index);
    }
    return out;
}

// The adjoint of a variable is declared where the first thing is added to it, or as zero before.
void BackwardPrinter::declare_adjoints(const std::vector<Step>& all, unsigned depth,
                                       std::vector<Line>& lines) {
    std::vector<StringId> names;
    for (const Step& one : all) {
        for (const typed::Variable* variable : variables_.before(one.id)) names.push_back(variable->name);
        for (const NodeId name : declared_by(one)) names.push_back(body_.node(name).text);
    }
    for (const StringId name : names) {
        const std::string adjoint = adj(name);
        size_t first = 0;
        while (first < lines.size() && !plain::mentions(lines[first].words, adjoint)) ++first;
        if (first == lines.size()) continue;
        const types::TypeId type = variables_.find(name)->type;
        const std::string declaration = file_.type(type, 0) + " " + adjoint;
        const std::string plus = adjoint + " += ", minus = adjoint + " -= ";
        Line& line_of_it = lines[first];
        const bool adds = line_of_it.words.starts_with(plus), takes = line_of_it.words.starts_with(minus);
        if (line_of_it.depth == depth && line_of_it.adds_to == adjoint && (adds || takes)) {
            bool is_final = true;
            for (size_t i = first + 1; i < lines.size(); ++i) {
                const bool is_touched = lines[i].adds_to == adjoint || lines[i].adds_to == "&" ||
                                        lines[i].words.starts_with(adjoint);
                is_final = is_final && !(is_touched && plain::mentions(lines[i].words, adjoint));
            }
            line_of_it.words = (is_final ? "const " : "") + declaration + " = " + (takes ? "-" : "") +
                               line_of_it.words.substr(plus.size());
            continue;
        }
        size_t at = first;
        while (at > 0 && (lines[at].depth != depth || lines[at].words.starts_with('}'))) --at;
        lines.insert(
            lines.begin() + static_cast<ptrdiff_t>(at),
            {depth,
             declaration + (body_.type(type).kind == types::Kind::Scalar ? " = " + zero(type) : "{}") + ";",
             ""});
    }
}

void BackwardPrinter::print_back(unsigned depth) {
    look_at_arrays();
    const Sweep whole = block_back(steps(body_.statements(), false), depth);
    text.clear();
    for (const Line& one : whole.lines) {
        if (one.updates.valid() && one.words.starts_with(one.adds_to + " += "))
            file_.support.accumulate(one.updates);
        const std::string indent(one.words.empty() || one.is_text ? 0 : 4 * size_t{one.depth}, ' ');
        text += (one.is_text ? one.words : wrapped_statement(indent + one.words)) + "\n";
    }
}

}  // namespace weft::standalone
