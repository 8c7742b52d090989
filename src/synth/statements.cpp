// Statements: lines of the body, indented by the blocks around them and counted for the difficulty.
#include "base/check.h"
#include "synth/kernel.h"

namespace weft::synth {

void Kernel::line_begin() {
    body_.pad(4 * depth_);
}

void Kernel::line_end(std::initializer_list<Value> counted) {
    body_.append('\n');
    ++counts_.statements;
    for (const Value& value : counted) {
        counts_.operations += value.operations;
        counts_.branches += value.branches;
    }
}

void Kernel::statement(std::initializer_list<Piece> pieces, std::initializer_list<Value> counted) {
    line_begin();
    for (const Piece piece : pieces) body_.append(piece);
    line_end(counted);
}

Value Kernel::let(std::string_view wish, Value value, bool used) {
    return let(fresh(wish), value, used);
}

Value Kernel::let(Pool pool, Value value, bool used) {
    return let(fresh(pool), value, used);
}

Value Kernel::let(Word name, Value value, bool used) {
    statement({text(name), " = ", text(value)}, {value});
    const Value out = named(name, value);
    show_local(out, used);
    return out;
}

Value Kernel::named(Word name, Value like) {
    Value out = spelled(like.type, name);
    out.varies = like.varies;
    out.stale = like.stale;
    out.range = like.range;
    out.floor = like.floor;
    out.gain = like.gain;
    return out;
}

Value Kernel::renamed(Value name, Value like) {
    like.at = name.at;
    like.size = name.size;
    like.operations = like.branches = 0;
    like.level = Level::Atom;
    like.literal = false;
    like.name = true;
    return like;
}

void Kernel::assign(Word name, Value value) {
    statement({text(name), " = ", text(value)}, {value});
}

void Kernel::set(Value name, Value value) {
    statement({text(name), " = ", text(value)}, {value});
    written(name);
}

// What a name got is read behind this place or never.
void Kernel::written(const Value& name) {
    for (Local& local : locals()) {
        if (local.from == 0 || !same(local.value, name)) continue;
        local.from = static_cast<uint32_t>(body_.size());
        local.read = false;
    }
}

void Kernel::augment(Value name, std::string_view op, Value value) {
    if (op == "+" && is_negation(value)) {  // x -= y, not x += -y
        value = without_minus(value);
        op = "-";
    }
    if (style.augmented) {
        statement({text(name), " ", op, "= ", text(value)}, {value});
    } else {
        const Level needed = op == "+" || op == "-" ? Level::Product : Level::Unary;
        const Value right = enclosed(value, op == "+" ? Level::Sum : needed);
        statement({text(name), " = ", text(name), " ", op, " ", text(right)}, {value});
    }
    ++counts_.operations;
    written(name);
}

void Kernel::store(ParamId array, Value value) {
    const Value place = element(array);
    statement({text(place), " = ", text(value)}, {value, place});
}

void Kernel::store(ParamId array, std::initializer_list<Value> indexes, Value value) {
    const Value place = element(array, indexes);
    statement({text(place), " = ", text(value)}, {value, place});
}

void Kernel::augment_store(ParamId array, std::initializer_list<Value> indexes, std::string_view op,
                           Value value) {
    const Value place = element(array, indexes);
    statement({text(place), " ", op, "= ", text(value)}, {value, place});
    ++counts_.operations;
}

// ---- blocks

void Kernel::if_(Value condition) {
    statement({"if ", text(condition), ":"}, {condition});
    ++counts_.branches;
    blocks_.push_back({static_cast<uint32_t>(locals_.size()), false});
    ++depth_;
}

void Kernel::end_arm() {
    locals_.shrink(blocks_.back().locals);
}

void Kernel::elif_(Value condition) {
    WEFT_CHECK(!blocks_.empty() && !blocks_.back().is_loop, "elif without if");
    locals_.shrink(blocks_.back().locals);
    --depth_;
    statement({"elif ", text(condition), ":"}, {condition});
    ++counts_.branches;
    ++depth_;
}

void Kernel::else_() {
    WEFT_CHECK(!blocks_.empty() && !blocks_.back().is_loop, "else without if");
    locals_.shrink(blocks_.back().locals);
    --depth_;
    line_begin();
    body_.append("else:\n");
    ++depth_;
}

Value Kernel::for_(std::initializer_list<Value> bounds, Range range, bool unrolled) {
    const Word name = fresh(Pool::Loops);
    line_begin();
    body_.append("for ");
    body_.append(text(name));
    body_.append(" in range(");
    const char* separator = "";
    for (const Value& bound : bounds) {
        body_.append(std::string_view(separator));
        body_.append(text(bound));
        separator = ", ";
        counts_.operations += bound.operations;
    }
    body_.append("):");
    ++counts_.operations;  // the call of range
    ++counts_.loops;
    line_end({});
    blocks_.push_back({static_cast<uint32_t>(locals_.size()), true});
    ++depth_;
    Value value = spelled(i32, name);
    value.fixed = unrolled;
    value.range = range;
    return value;
}

void Kernel::while_(Value condition) {
    statement({"while ", text(condition), ":"}, {condition});
    ++counts_.loops;
    blocks_.push_back({static_cast<uint32_t>(locals_.size()), true});
    ++depth_;
}

void Kernel::jump(std::string_view word) {
    statement({word}, {});
}

void Kernel::close() {
    WEFT_CHECK(!blocks_.empty(), "no block is open");
    locals_.shrink(blocks_.back().locals);
    blocks_.pop_back();
    --depth_;
}

void Kernel::comment(std::string_view words_) {
    if (!style.comments) return;
    line_begin();
    body_.append("# ");
    body_.append(words_);
    body_.append('\n');
}

void Kernel::blank_line() {
    if (style.blank_lines && !body_.empty() && !body_.view().ends_with("\n\n") &&
        !body_.view().ends_with(":\n")) {
        body_.append('\n');
    }
}

}  // namespace weft::synth
