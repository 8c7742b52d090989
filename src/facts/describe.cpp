#include "facts/describe.h"

#include <algorithm>

#include "base/number_text.h"
#include "base/text.h"
#include "builtins/implicit.h"

namespace weft::facts {

using builtins::Effect;
using builtins::Operation;
using ir::Op;
using ir::ValueId;

namespace {

constexpr uint64_t word_salt = 0xde5c12b3;

Operation operation_of(ir::SlotOp op) {
    switch (op) {
        case ir::SlotOp::Add:
            return Operation::Add;
        case ir::SlotOp::Sub:
            return Operation::Sub;
        case ir::SlotOp::And:
            return Operation::And;
        case ir::SlotOp::Or:
            return Operation::Or;
        case ir::SlotOp::Xor:
            return Operation::Xor;
    }
    return Operation::None;
}

bool has_effect(const builtins::Row* row, Effect effect) {
    return row != nullptr && row->effect() == effect;
}

}  // namespace

// ---- reading -----------------------------------------------------------------------------------------

void Describer::add_write(Write write) {
    const bool known = std::any_of(writes_.begin(), writes_.end(), [&](const Write& other) {
        return other.array == write.array && other.atomic == write.atomic && other.member == write.member;
    });
    if (!known) writes_.push_back(write);
}

void Describer::read(const driver::Subject& subject) {
    const ir::Function& function = subject.kernel.body;
    definition_.assign(function.values.size(), 0);
    assignment_.assign(function.values.size(), 0);
    writes_.clear();
    branches_.clear();
    loops_.clear();
    named_.clear();
    for (uint32_t i = 0; i < function.insts.size(); ++i) {
        const ir::Inst& inst = function.insts[i];
        for (const ValueId id : function.range(inst.results)) definition_[id.index] = i + 1;
        const auto args = function.range(inst.args);
        if (inst.op == Op::IfBegin && !inst.as<ir::IfBegin>().negated) branches_.push_back(i);
        if (inst.op == Op::ForBegin || inst.op == Op::RangeBegin || inst.op == Op::WhileBegin)
            loops_.push_back(i);
        if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic) {
            StringId atomic;
            if (inst.op == Op::SlotAtomic)
                atomic =
                    builtins::builtin_that(Effect::Atomic, operation_of(inst.as<ir::SlotAtomic>().update));
            add_write({i, args[1], args[0], atomic, "component"});
        }
        const builtins::Row* row = inst.builtin();
        if (row == nullptr) continue;
        if (row->effect() == Effect::Assign) assignment_[args[0].index] = i + 1;
        if (row->effect() == Effect::ArrayStore) add_write({i, args[0], args.back(), {}, {}});
        if (row->effect() == Effect::Atomic) add_write({i, args[0], args.back(), row->name, {}});
    }
}

ValueId Describer::settled(ValueId id) const {
    for (uint32_t fuel = 0; fuel < 16; ++fuel) {
        if (definition_[id.index] == 0 || assignment_[id.index] != 0) return id;
        const ir::Inst& inst = function_->insts[definition_[id.index] - 1];
        const builtins::Row* row = inst.builtin();
        if (row == nullptr) return id;
        const bool passes = row->effect() == Effect::Copy || row->effect() == Effect::Load ||
                            (row->operation() == Operation::Cast && inst.args.count == 1);
        if (!passes) return id;
        id = function_->range(inst.args)[0];
    }
    return id;
}

bool Describer::is_array_parameter(ValueId id) const {
    return function_->values[id.index].spelling == ir::Spelling::Parameter;
}

bool Describer::is_thread(ValueId id) const {
    id = settled(id);
    if (definition_[id.index] == 0) return false;
    return has_effect(function_->insts[definition_[id.index] - 1].builtin(), Effect::Thread);
}

// ---- nouns -------------------------------------------------------------------------------------------

void Describer::quoted(StringId name) {
    sentence_ += '`';
    sentence_ += subject_->strings.text(name);
    sentence_ += '`';
}

void Describer::number(const module::Value& value) {
    const bool real = value.kind == module::ValueKind::Float ||
                      (value.kind == module::ValueKind::WarpScalar && !value.raw_is_int);
    const bool whole = value.kind == module::ValueKind::Int || value.kind == module::ValueKind::Bool ||
                       value.kind == module::ValueKind::WarpScalar;
    if (real) {
        TextBuffer text;
        append_python_float(text, value.real);
        sentence_ += text.view();
    } else if (whole && value.integer > INT64_MIN && value.integer < INT64_MAX) {
        sentence_ += std::to_string(static_cast<int64_t>(value.integer));
    } else {
        sentence_ += "a constant";
    }
}

void Describer::element(const ir::Inst& address) {
    const auto args = function_->range(address.args);
    if (!is_array_parameter(args[0])) {
        sources(args[0]);
        return;
    }
    const bool own = std::all_of(args.begin() + 1, args.end(), [&](ValueId id) { return is_thread(id); });
    if (!own)
        sentence_ += pick({"an element of ", "another entry of ", "a value from ", "an indexed entry of "});
    quoted(function_->values[args[0].index].name);
}

void Describer::collect_sources(ValueId id, uint32_t fuel) {
    if (fuel == 0 || seen_[id.index]) return;
    seen_[id.index] = true;
    const ir::Value& value = function_->values[id.index];
    if (value.spelling == ir::Spelling::Parameter) {
        if (std::find(sources_.begin(), sources_.end(), value.name) == sources_.end())
            sources_.push_back(value.name);
        return;
    }
    for (const uint32_t made : {definition_[id.index], assignment_[id.index]}) {
        if (made == 0) continue;
        const ir::Inst& inst = function_->insts[made - 1];
        const builtins::Row* row = inst.builtin();
        const auto args = function_->range(inst.args);
        if (has_effect(row, Effect::Address) || has_effect(row, Effect::View)) {
            collect_sources(args[0], fuel - 1);
            continue;
        }
        for (const ValueId arg : args) collect_sources(arg, fuel - 1);
    }
}

// What a value is made of, where its operations are not spelled out.
void Describer::sources(ValueId id) {
    sources_.clear();
    seen_.assign(function_->values.size(), false);
    collect_sources(id, 64);
    if (sources_.empty()) {
        sentence_ += pick({"a computed value", "an intermediate value", "a derived number"});
        return;
    }
    sentence_ += pick({"an expression in ", "a term in ", "something computed from ", "a function of ",
                       "a combination of "});
    const size_t count = std::min<size_t>(sources_.size(), 3);
    for (size_t i = 0; i < count; ++i) {
        if (i != 0) sentence_ += i + 1 == count ? " and " : ", ";
        quoted(sources_[i]);
    }
}

void Describer::list(std::span<const ValueId> args, int room) {
    for (size_t i = 0; i < args.size(); ++i) {
        if (i != 0) sentence_ += i + 1 == args.size() ? " and " : ", ";
        value(args[i], room);
    }
}

void Describer::phrase(std::string_view pattern, std::span<const ValueId> args, int room) {
    for (size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '{') {
            sentence_ += pattern[i];
            continue;
        }
        const auto which = static_cast<size_t>(pattern[i + 1] - '0');
        if (which < args.size()) value(args[which], room);
        i += 2;
    }
}

void Describer::operation(const ir::Inst& inst, int room) {
    const auto args = function_->range(inst.args);
    if (inst.as<ir::Call>().kind == ir::CalleeKind::Function) {
        sentence_ += pick({"what ", "the value that ", "the result "});
        quoted(subject_->declaration(ir::FunctionId{inst.as<ir::Call>().callee}).name);
        sentence_ += pick({" returns for ", " gives for ", " makes of "});
        return list(args.first(std::min<size_t>(args.size(), 3)), std::min(room, 1));
    }
    if (inst.as<ir::Call>().kind == ir::CalleeKind::Structure) {
        sentence_ += "a struct";
        return;
    }
    const builtins::Row& row = *inst.builtin();
    const Effect effect = row.effect();
    if (effect == Effect::Address) return element(inst);
    if (effect == Effect::Thread) {
        sentence_ += pick({"the thread index", "the thread's index", "the index of the thread"});
        return;
    }
    if (effect == Effect::Where) {
        value(args[1], room - 1);
        sentence_ += pick({" or ", " or else ", " or, in the other case, "});
        return value(args[2], room - 1);
    }
    if (effect == Effect::Extract) {
        sentence_ += pick({"a component of ", "one component of ", "an entry of "});
        return value(args[0], room - 1);
    }
    const Operation made = row.operation();
    if (effect == Effect::Construct && made != Operation::SpatialVector) {
        sentence_ += made == Operation::Vector       ? "the vector"
                     : made == Operation::Matrix     ? "the matrix"
                     : made == Operation::Quaternion ? "the quaternion"
                                                     : "the transform";
        if (args.empty() || args.size() > 4) return;
        sentence_ += " (";
        for (size_t i = 0; i < args.size(); ++i) {
            if (i != 0) sentence_ += ", ";
            value(args[i], std::min(room - 1, 1));
        }
        sentence_ += ')';
        return;
    }
    if (builtins::facts(effect).moves || row.operation() == Operation::Length)
        return sources(inst.results.count ? function_->range(inst.results)[0] : args[0]);
    named_.push_back(row.name);
    const std::string_view words = row.behaviour->phrase;
    // min(v) of a vector has one argument; its phrase names two.
    const bool fits = !words.empty() && (args.size() > 1 || words.find("{1}") == std::string_view::npos);
    if (fits) return phrase(rng_.chance(50) ? words : row.behaviour->other_phrase, args, room - 1);
    sentence_ += "wp.";
    sentence_ += subject_->strings.text(row.name);
    sentence_ += " of ";
    list(args.first(std::min<size_t>(args.size(), 3)), room - 1);
}

void Describer::value(ValueId id, int room) {
    id = settled(id);
    const ir::Value& it = function_->values[id.index];
    if (it.constant.valid()) return number(function_->constants[it.constant.index]);
    if (it.spelling == ir::Spelling::Parameter) return quoted(it.name);
    if (assignment_[id.index] != 0) {
        const ir::Inst& assign = function_->insts[assignment_[id.index] - 1];
        const ValueId next = settled(function_->range(assign.args)[1]);
        const ir::Inst* made =
            definition_[next.index] == 0 ? nullptr : &function_->insts[definition_[next.index] - 1];
        const builtins::Row* row = made == nullptr ? nullptr : made->builtin();
        if (row != nullptr && room > 0) {
            const auto args = function_->range(made->args);
            const bool two = args.size() == 2;
            const Operation by = row->effect() == Effect::Compute ? row->operation() : Operation::None;
            if (two &&
                (by == Operation::Add || by == Operation::Mul || by == Operation::Max ||
                 by == Operation::Min) &&
                (settled(args[0]) == id || settled(args[1]) == id)) {
                const ValueId term = settled(args[0]) == id ? args[1] : args[0];
                named_.push_back(row->name);
                if (by == Operation::Add)
                    sentence_ +=
                        pick({"the sum over a loop of ", "the accumulated ", "the total over the loop of "});
                if (by == Operation::Mul)
                    sentence_ += pick({"the product over a loop of ", "the running product of "});
                if (by == Operation::Max)
                    sentence_ += pick({"the largest in a loop of ", "the running maximum of "});
                if (by == Operation::Min)
                    sentence_ += pick({"the smallest in a loop of ", "the running minimum of "});
                return value(term, room - 1);
            }
        }
        sentence_ += pick(
            {"a value that a loop updates from ", "the outcome of a loop over ", "what a loop makes of "});
        return sources(id);
    }
    if (definition_[id.index] == 0) return sources(id);
    const ir::Inst& inst = function_->insts[definition_[id.index] - 1];
    if (inst.op == Op::FieldAddress) {
        sentence_ += pick({"the field ", "the member "});
        quoted(inst.as<ir::FieldAddress>().field);
        return;
    }
    if (inst.op == Op::SetConstant)
        return number(function_->constants[inst.as<ir::SetConstant>().constant.index]);
    if (inst.op == Op::Compare || inst.op == Op::BoolBegin) return condition(id, room);
    if (inst.op != Op::Call) return sources(id);
    const builtins::Row* row = inst.builtin();
    const bool is_leaf = has_effect(row, Effect::Address) || has_effect(row, Effect::Thread);
    if (room <= 0 && !is_leaf) return sources(id);
    operation(inst, room);
}

void Describer::condition(ValueId id, int room) {
    id = settled(id);
    if (definition_[id.index] != 0) {
        const ir::Inst& inst = function_->insts[definition_[id.index] - 1];
        if (inst.op == Op::Compare) {
            const auto args = function_->range(inst.args);
            value(args[0], room);
            switch (function_->range(inst.as<ir::Compare>().ops)[0]) {
                case ir::CompareOp::Eq:
                    sentence_ += pick({" equals ", " is equal to "});
                    break;
                case ir::CompareOp::NotEq:
                    sentence_ += pick({" differs from ", " is not "});
                    break;
                case ir::CompareOp::Lt:
                    sentence_ += pick({" is below ", " is less than ", " is smaller than "});
                    break;
                case ir::CompareOp::LtE:
                    sentence_ += pick({" is at most ", " does not exceed "});
                    break;
                case ir::CompareOp::Gt:
                    sentence_ += pick({" exceeds ", " is above ", " is greater than "});
                    break;
                case ir::CompareOp::GtE:
                    sentence_ += pick({" is at least ", " reaches "});
                    break;
            }
            return value(args[1], room);
        }
        if (inst.op == Op::BoolBegin) {
            condition(function_->range(inst.args)[0], room);
            sentence_ += pick({", together with a further test,", " (combined with another test)"});
            return;
        }
    }
    value(id, room);
    sentence_ += " holds";
}

// ---- sentences ---------------------------------------------------------------------------------------

// Moves the sentence over to the text, with a capital and a full stop.
void Describer::begin_sentence(std::string& text) {
    if (sentence_.empty()) return;
    if (sentence_[0] >= 'a' && sentence_[0] <= 'z' && sentence_.compare(0, 3, "wp.") != 0)
        sentence_[0] = static_cast<char>(sentence_[0] - 'a' + 'A');
    while (!sentence_.empty() && (sentence_.back() == ',' || sentence_.back() == ' ')) sentence_.pop_back();
    if (!text.empty()) text += ' ';
    text += sentence_;
    text += '.';
    sentence_.clear();
}

void Describer::sentence_of_write(const Write& write, bool first) {
    const int room = rng_.between(first ? 3 : 2, first ? 5 : 4);
    const auto target = [&] {
        if (!write.member.empty()) sentence_ += "a component of ";
        if (is_array_parameter(write.array)) {
            quoted(function_->values[write.array.index].name);
        } else {
            sources(write.array);
        }
    };
    if (write.atomic.valid()) {
        named_.push_back(write.atomic);
        const Operation by = builtins::behaviour(write.atomic).operation;
        const bool extreme = by == Operation::Min || by == Operation::Max;
        const bool changes = by == Operation::Add || by == Operation::Sub;
        if (extreme) {
            sentence_ +=
                pick({"keeps in ", "tracks in ", "each thread updates in ", "every thread folds into "});
            target();
            sentence_ += by == Operation::Min ? " the atomic minimum of " : " the atomic maximum of ";
            return value(write.value, room);
        }
        sentence_ += pick({"atomically ", "with an atomic, ", "each thread atomically ",
                           "as an atomic update, the kernel "});
        if (changes) {
            const bool plus = by == Operation::Add;
            sentence_ += plus ? pick({"adds ", "accumulates "}) : pick({"subtracts ", "takes away "});
            value(write.value, room);
            sentence_ += plus ? pick({" to ", " into "}) : " from ";
        } else {
            sentence_ += "combines ";
            value(write.value, room);
            sentence_ += " with ";
        }
        return target();
    }
    switch (rng_.below(first ? 9u : 5u)) {
        case 0:
            target();
            sentence_ +=
                pick({" receives ", " gets ", " is set to ", " holds ", " is filled with ", " becomes "});
            return value(write.value, room);
        case 1:
            sentence_ += pick({"writes ", "stores ", "saves ", "puts "});
            value(write.value, room);
            sentence_ += pick({" to ", " in ", " into "});
            return target();
        case 2:
            sentence_ += first ? pick({"computes ", "evaluates ", "works out ", "calculates ", "forms "})
                               : pick({"also computes ", "besides, it forms ", "further computes "});
            value(write.value, room);
            sentence_ += pick({" and stores it in ", " for ", ", kept in ", ", written to "});
            return target();
        case 3:
            sentence_ += pick({"in ", "into "});
            target();
            sentence_ += pick({" goes ", " it puts ", " the kernel writes ", " each thread leaves "});
            return value(write.value, room);
        case 4:
            sentence_ += pick({"the new content of ", "the result in ", "the value of ", "what ends up in "});
            target();
            sentence_ += pick({" is ", " comes from ", " consists of "});
            return value(write.value, room);
        case 5:
            sentence_ +=
                pick({"each thread writes ", "every thread stores ", "per thread, the kernel writes "});
            value(write.value, room);
            sentence_ += pick({" to its entry of ", " to ", " into "});
            return target();
        case 6:
            sentence_ += pick({"for every element, ", "element by element, ", "for each thread, "});
            target();
            sentence_ += pick({" is ", " becomes ", " equals "});
            return value(write.value, room);
        case 7:
            sentence_ += pick({"a kernel that writes ", "a kernel storing ", "kernel computing "});
            value(write.value, room);
            sentence_ += pick({" to ", " into "});
            return target();
        default:
            sentence_ += pick({"takes ", "obtains ", "finds ", "produces "});
            value(write.value, room);
            sentence_ += pick({" and writes it to ", " and keeps it in ", " and returns it in "});
            return target();
    }
}

bool Describer::sentence_of_branch() {
    if (branches_.empty()) return false;
    const ir::Inst& inst = function_->insts[branches_[rng_.below(static_cast<uint32_t>(branches_.size()))]];
    sentence_ += pick({"a branch is taken when ", "what happens depends on whether ",
                       "the result depends on whether ", "it branches on whether ", "one path runs only if ",
                       "a test asks whether ", "the path taken depends on whether "});
    condition(function_->range(inst.args)[0], 2);
    return true;
}

bool Describer::sentence_of_loop() {
    if (loops_.empty()) return false;
    const uint32_t begin = loops_[rng_.below(static_cast<uint32_t>(loops_.size()))];
    const ir::Inst& inst = function_->insts[begin];
    if (inst.op == Op::WhileBegin) {
        uint32_t test = begin;
        while (function_->insts[test].op != Op::WhileTest) ++test;
        sentence_ += pick({"a while loop runs as long as ", "it repeats while ", "the loop goes on while "});
        condition(function_->range(function_->insts[test].args)[0], 2);
        work_of_round(begin);
        return true;
    }
    if (inst.op == Op::RangeBegin) {
        const ir::RangeBegin& range = inst.as<ir::RangeBegin>();
        sentence_ += pick({"a loop counts from ", "it loops from ", "the loop variable runs from "});
        sentence_ += std::to_string(range.start) + " to " + std::to_string(range.stop) + " in steps of " +
                     std::to_string(range.step);
        work_of_round(begin);
        return true;
    }
    const ValueId range = settled(function_->range(inst.args)[0]);
    if (definition_[range.index] == 0) return false;
    const auto bounds = function_->range(function_->insts[definition_[range.index] - 1].args);
    if (bounds.empty()) return false;
    const ValueId last = bounds.size() > 1 ? bounds[1] : bounds[0];
    sentence_ +=
        pick({"a loop runs up to ", "it loops as often as given by ", "the number of rounds comes from ",
              "a loop counts towards ", "the loop's end is ", "iterations stop at "});
    value(last, 2);
    work_of_round(begin);
    return true;
}

// Something that each round computes: bounds alone read alike in too many kernels.
void Describer::work_of_round(uint32_t begin) {
    std::vector<ValueId> made;
    for (uint32_t i = begin + 1; i < function_->insts.size(); ++i) {
        const ir::Inst& inst = function_->insts[i];
        if (inst.op == Op::LoopEnd && inst.as<ir::LoopEnd>().begin.index == begin) break;
        const builtins::Row* row = inst.builtin();
        if (row == nullptr || builtins::facts(row->effect()).moves || inst.results.count == 0) continue;
        const ValueId result = function_->range(inst.results)[0];
        if (!is_one_of_indices(result)) made.push_back(result);
    }
    if (made.empty()) return;
    sentence_ += pick({"; each round computes ", "; a round works out ", ", evaluating ",
                       ", and every pass forms ", "; inside, the kernel finds ", "; its body computes "});
    value(made[rng_.below(static_cast<uint32_t>(made.size()))], 3);
}

// Whole numbers inside a loop mostly say where to read.
bool Describer::is_one_of_indices(ValueId id) const {
    const types::Type& type =
        subject_->types[types::stripped(subject_->types, function_->values[id.index].type)];
    return type.kind == types::Kind::Scalar && types::is_integer(type);
}

bool Describer::sentence_of_inputs() {
    std::vector<StringId> read;
    for (const ir::Inst& inst : function_->insts) {
        const builtins::Row* row = inst.builtin();
        if (!has_effect(row, Effect::Address)) continue;
        const ir::Value& array = function_->values[function_->range(inst.args)[0].index];
        if (array.spelling != ir::Spelling::Parameter) continue;
        if (std::find(read.begin(), read.end(), array.name) == read.end()) read.push_back(array.name);
    }
    // Operators have no name that a reader would know.
    std::vector<StringId> calls;
    for (const StringId name : named_) {
        if (builtins::rows_of(name)[0].group != builtins::Group::Operators) calls.push_back(name);
    }
    if (read.size() < 2 || calls.empty()) return false;
    sentence_ += pick({"reads ", "its inputs are ", "takes its data from ", "draws on ", "uses "});
    for (size_t i = 0; i < read.size(); ++i) {
        if (i != 0) sentence_ += i + 1 == read.size() ? " and " : ", ";
        quoted(read[i]);
    }
    const StringId name = calls[rng_.below(static_cast<uint32_t>(calls.size()))];
    sentence_ += pick({"; one step is ", "; among its operations is ", "; it involves ", "; it uses "});
    sentence_ += "wp.";
    sentence_ += subject_->strings.text(name);
    return true;
}

// What whole blocks of threads do is told by the names of what they call.
bool Describer::sentence_of_tiles(const driver::Subject& subject) {
    std::vector<StringId> names;
    const auto look_at = [&](const ir::Function& body) {
        for (const ir::Inst& inst : body.insts) {
            const builtins::Row* row = inst.builtin();
            if (!has_effect(row, Effect::Tile) || builtins::behaviour(row->name).effect != Effect::Tile)
                continue;
            if (std::find(names.begin(), names.end(), row->name) == names.end()) names.push_back(row->name);
        }
    };
    look_at(subject.kernel.body);
    for (const lower::LoweredFunction& function : subject.functions) look_at(function.body);
    if (names.empty()) return false;
    constexpr size_t most = 5;
    sentence_ = "works on tiles with ";
    for (size_t i = 0; i < std::min(names.size(), most); ++i) {
        if (i != 0) sentence_ += i + 1 == names.size() ? " and " : ", ";
        sentence_ += "wp.";
        sentence_ += subject.strings.text(names[i]);
    }
    if (names.size() > most) sentence_ += " and others";
    return true;
}

std::string_view Describer::describe(const driver::Subject& subject, uint64_t seed, uint64_t index) {
    subject_ = &subject;
    function_ = &subject.kernel.body;
    rng_ = Rng(seed ^ word_salt, index);
    out_.clear();
    sentence_.clear();
    if (sentence_of_tiles(subject)) {
        begin_sentence(out_);
        subject_ = nullptr;
        return out_;
    }
    read(subject);
    if (writes_.empty()) {
        const module::Function* const function = subject.by_hand();
        if (function != nullptr && function->is_native()) {
            sentence_ = "calls ";
            quoted(function->name);
            sentence_ += ", which is written in C++";
        } else {
            sentence_ = "writes no array";
        }
        begin_sentence(out_);
        subject_ = nullptr;
        return out_;
    }
    const size_t main = writes_.size() > 1 ? rng_.below(static_cast<uint32_t>(writes_.size())) : 0;
    sentence_of_write(writes_[main], true);
    begin_sentence(out_);
    uint32_t more = rng_.below(3);
    if (more != 0 && writes_.size() > 1) {
        sentence_of_write(writes_[(main + 1) % writes_.size()], false);
        begin_sentence(out_);
        --more;
    }
    if (more != 0 && (rng_.chance(50) ? sentence_of_branch() || sentence_of_loop()
                                      : sentence_of_loop() || sentence_of_branch())) {
        begin_sentence(out_);
        --more;
    }
    if (more == 2 && sentence_of_inputs()) begin_sentence(out_);
    subject_ = nullptr;
    return out_;
}

}  // namespace weft::facts
