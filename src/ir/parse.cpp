// Line by line; a line is read from left to right, and the first thing that does not fit ends it all.
#include "ir/parse.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "base/ascii.h"
#include "base/hex.h"
#include "base/number_text.h"
#include "ir/fields.h"
#include "ir/type_text.h"
#include "ir/words.h"

namespace weft::ir {
namespace {

constexpr std::string_view name_ends = " ,.)=:";

struct BadText {
    std::string expected;
};

class FunctionReader {
  public:
    FunctionReader(types::Types& types, Strings& strings) : types_(types), strings_(strings) {}

    // A line of the function that was begun last.
    void line(Function& function, std::string_view line) {
        fn_ = &function;
        const size_t indent = line.find_first_not_of(' ');
        rest_ = line.substr(indent);
        const std::string_view first = rest_.substr(0, rest_.find(' '));
        if (first == "param" || first == "value" || first == "member" || first == "adjoint_of" ||
            first == "address" || first == "builtin" || first == "function" || first == "symbol") {
            declaration(word(' '));
        } else if (first == "results") {
            word(' ');
            do fn_->results.push_back(type());
            while (take(" "));
        } else if (first == "callees") {
            word(' ');
            do fn_->callees.push_back({number<uint32_t>()});
            while (take(" "));
        } else if (first == "flag") {
            word(' ');
            flag(rest_);
            rest_ = {};
        } else if (first == "adjoint" || first == "replay") {
            word(' ');
            (first == "adjoint" ? fn_->adjoint : fn_->replay) = FunctionId{number<uint32_t>()};
        } else if (first == "snippet" || first == "adjoint_snippet" || first == "replay_snippet") {
            word(' ');
            (first == "snippet"           ? fn_->snippet
             : first == "adjoint_snippet" ? fn_->adjoint_snippet
                                          : fn_->replay_snippet) = string();
        } else if (first == "unsupported_adjoint") {
            word(' ');
            expect("@");
            fn_->unsupported_adjoint = {number<uint32_t>()};
        } else {
            if (indent < 2 || indent % 2 != 0) bad("two spaces for each block");
            instruction(static_cast<uint16_t>((indent - 2) / 2));
        }
        if (!rest_.empty()) bad("the end of the line");
    }

  private:
    [[noreturn]] void bad(std::string_view expected) const {
        throw BadText{std::string(expected) + " instead of `" + std::string(rest_) + "`"};
    }
    bool take(std::string_view part) {
        if (!rest_.starts_with(part)) return false;
        rest_.remove_prefix(part.size());
        return true;
    }
    void expect(std::string_view part) {
        if (!take(part)) bad(part);
    }
    std::string_view until(std::string_view stops) {
        const size_t size = std::min(rest_.find_first_of(stops), rest_.size());
        const std::string_view found = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return found;
    }
    std::string_view word(char stop) {
        const std::string_view found = until(std::string_view(&stop, 1));
        take(std::string_view(&stop, 1));
        return found;
    }
    template <class Number>
    Number number() {
        Number number = 0;
        const auto read = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
        if (read.ec != std::errc{}) bad("a number");
        rest_.remove_prefix(static_cast<size_t>(read.ptr - rest_.data()));
        return number;
    }
    types::TypeId type() {
        const auto found = take_type(rest_, types_, strings_);
        if (!found) bad("a type");
        return *found;
    }

    // ---- values

    void flag(std::string_view name) {
        if (name == "returns") {
            fn_->returns = true;
        } else if (name == "long_constant_loop") {
            fn_->has_long_constant_loop = true;
        } else if (name == "scalar_tid") {
            fn_->uses_scalar_tid = true;
        } else if (name == "by_reference") {
            fn_->by_reference = true;
        } else {
            bad("a flag");
        }
    }

    void declaration(std::string_view spelling) {
        Value value;
        const ValueId id{static_cast<uint32_t>(fn_->values.size())};
        if (spelling == "value") {
            value.number = number<uint32_t>();
            fn_->numbered.push_back(id);
            ++fn_->number_count;
        } else if (spelling == "param") {
            value.spelling = Spelling::Parameter;
            value.name = parameter_name();
            fn_->parameters.push_back(id);
        } else if (spelling == "address") {
            OriginId path;
            field(path);
            if (!path.valid()) bad("a path");
            expect(" views=");
            fn_->origins[path.index].first_view = number<uint32_t>();
            value.spelling = Spelling::Address;
            value.number = path.index;
        } else if (spelling == "builtin") {
            value.spelling = Spelling::Builtin;
            value.number = callee(CalleeKind::Builtin);
        } else if (spelling == "function") {
            value.spelling = Spelling::Function;
            value.number = number<uint32_t>();
        } else if (spelling == "symbol") {
            value.spelling = Spelling::Symbol;
            value.number = string().index;
        } else {
            value.spelling = spelling == "member" ? Spelling::Member : Spelling::Adjoint;
            value.base = reference();
        }
        expect(": ");
        value.type = type();
        if (take(" = ")) value.constant = constant();
        if (take(" line=")) value.line = number<uint32_t>();
        if (take(" node=")) value.node = {number<uint32_t>()};
        if (value.spelling != Spelling::Parameter && take(" name=")) {
            value.name = strings_.intern(rest_);
            rest_ = {};
        }
        fn_->values.push_back(value);
    }

    // References are read by it, so it looks like no number and no other parameter has it.
    StringId parameter_name() {
        if (!rest_.empty() && is_digit(rest_[0])) bad("a name");
        const std::string_view text = until(name_ends);
        const StringId name = strings_.intern(text);
        if (text.empty() || !rest_.starts_with(": ")) bad("a name");
        if (parameter(name)) bad("another name");
        return name;
    }
    std::optional<ValueId> parameter(StringId name) const {
        for (const ValueId id : fn_->parameters)
            if (fn_->values[id.index].name == name) return id;
        return std::nullopt;
    }

    ValueId reference() {
        if (take("$")) return {number<uint32_t>()};
        expect("%");
        if (!rest_.empty() && is_digit(rest_[0])) {
            const auto index = number<uint32_t>();
            if (index >= fn_->numbered.size()) bad("a value that is declared");
            return fn_->numbered[index];
        }
        const auto found = parameter(strings_.intern(until(name_ends)));
        if (!found) bad("a parameter");
        return *found;
    }

    ConstantId constant() {
        value::Value constant;
        if (take("composite ")) {
            constant.kind = value::ValueKind::Composite;
            constant.type = type();
            constant.id = static_cast<uint32_t>(fn_->elements.size());
            expect(" [");
            do fn_->elements.push_back(scalar());
            while (take(", "));
            expect("]");
            const types::Type& made = types_[constant.type];
            if (!types::is_composite(made) ||
                fn_->elements.size() - constant.id != types::composite_size(made))
                bad("as many numbers as the type has");
        } else {
            constant = scalar();
        }
        fn_->constants.push_back(constant);
        return {static_cast<uint32_t>(fn_->constants.size() - 1)};
    }

    value::Value scalar() {
        if (take("str ")) return value::string_value(string());
        if (take("enum ")) {
            value::Value member = value::make_value(value::ValueKind::EnumMember);
            member.integer = integer();
            return member;
        }
        if (!take("scalar ")) return plain();
        const types::TypeId of = type();
        expect(" ");
        const bool is_float32 = take("float32 ");
        const value::Value raw = is_float32 ? real() : plain();
        value::Value out = value::make_value(value::ValueKind::WarpScalar);
        out.type = of;
        out.raw_is_int = raw.kind != value::ValueKind::Float;
        if (is_float32) out.id = value::raw_float32;
        if (raw.kind == value::ValueKind::Bool) out.id = value::raw_bool;
        if (out.raw_is_int) {
            out.integer = raw.integer;
        } else {
            out.real = raw.real;
        }
        return out;
    }

    value::Value plain() {
        if (take("bool ")) return value::bool_value(integer() != 0);
        if (take("int ")) return value::int_value(integer());
        expect("float ");
        return real();
    }

    value::Value real() {
        const bool negative = take("-");
        const std::string_view digits = until(" ,]");
        std::optional<double> magnitude;
        if (digits == "inf") {
            magnitude = std::numeric_limits<double>::infinity();
        } else if (digits == "nan") {
            magnitude = std::numeric_limits<double>::quiet_NaN();
        } else if (!digits.empty() && is_digit(digits[0])) {
            magnitude = read_double(digits);
        }
        if (!magnitude) bad("a number");
        return value::float_value(negative ? -*magnitude : *magnitude);
    }

    value::Integer integer() {
        const bool negative = take("-");
        value::Integer number = 0;
        const std::string_view digits = until(" ,];");
        if (digits.empty()) bad("a number");
        for (const char c : digits) {
            if (c < '0' || c > '9') bad("a number");
            // Towards the sign, so that the lowest number fits.
            const value::Integer digit = negative ? -(c - '0') : c - '0';
            if (__builtin_mul_overflow(number, value::Integer{10}, &number) ||
                __builtin_add_overflow(number, digit, &number))
                bad("a smaller number");
        }
        return number;
    }

    StringId string() {
        expect("\"");
        std::string text;
        uint8_t byte = 0;
        while (!rest_.empty() && rest_[0] != '"') {
            if (rest_[0] != '\\') {
                text += rest_[0];
                rest_.remove_prefix(1);
            } else if (rest_.size() >= 4 && rest_[1] == 'x') {
                if (!parse_hex(rest_.substr(2, 2), {&byte, 1})) bad("two hex digits");
                text += static_cast<char>(byte);
                rest_.remove_prefix(4);
            } else {
                if (rest_.size() < 2) bad("a character");
                text += rest_[1];
                rest_.remove_prefix(2);
            }
        }
        expect("\"");
        return strings_.intern(text);
    }

    // ---- instructions

    template <class Pool, class Element>
    RangeOf<Element> range(Pool& pool, const std::vector<Element>& items) {
        const auto first = static_cast<uint32_t>(pool.size());
        for (const Element& item : items) pool.push_back(item);
        return {first, static_cast<uint32_t>(items.size())};
    }
    template <class Item, class Read>
    std::vector<Item> list(std::string_view open, std::string_view close, Read read) {
        expect(open);
        std::vector<Item> items;
        while (!take(close)) {
            if (!items.empty()) expect(", ");
            items.push_back(read());
        }
        return items;
    }

    void instruction(uint16_t depth) {
        Range results;
        if (rest_.starts_with("%") || rest_.starts_with("$")) {
            std::vector<ValueId> made;
            do made.push_back(reference());
            while (take(", "));
            results = range(fn_->operands, made);
            expect(" = ");
        }
        const std::string_view name = until("(");
        Inst inst = blank(operation(name));
        inst.depth = depth;
        inst.results = results;
        field(inst.args);
        each_field(inst, [&](std::string_view key, auto& value) {
            expect(" " + std::string(key) + "=");
            if (key == "callee") {
                inst.as<Call>().callee = callee(inst.as<Call>().kind);
            } else {
                field(value);
            }
        });
        expect(" ; ");
        inst.line = number<uint32_t>();
        expect(" @");
        inst.node = {number<uint32_t>()};
        fn_->insts.push_back(inst);
    }

    Op operation(std::string_view name) const {
        for (size_t i = 0; i < op_count; ++i)
            if (op_facts[i].name == name) return static_cast<Op>(i);
        bad("an operation");
    }

    uint32_t callee(CalleeKind kind) {
        switch (kind) {
            case CalleeKind::Builtin: {
                const auto known = strings_.find(word('#'));
                const auto row = number<uint32_t>();
                const auto rows = known ? builtins::rows_of(*known) : std::span<const builtins::Row>{};
                if (row >= rows.size()) bad("a builtin");
                return static_cast<uint32_t>(&rows[row] - builtins::rows().data());
            }
            case CalleeKind::Function:
                return number<uint32_t>();
            case CalleeKind::Structure: {
                const auto found = find_struct(until(" "), types_);
                if (!found) bad("a struct");
                return found->index;
            }
        }
        bad("a callee");
    }

    template <class Enum>
    Enum one_of(std::string_view stops) {
        const auto found = from_word<Enum>(until(stops));
        if (!found) bad("another word");
        return *found;
    }

    void field(uint32_t& out) { out = number<uint32_t>(); }
    void field(int32_t& out) { out = number<int32_t>(); }
    void field(bool& out) {
        out = take("true");
        if (!out) expect("false");
    }
    void field(CalleeKind& out) { out = one_of<CalleeKind>(" "); }
    void field(FieldForm& out) { out = one_of<FieldForm>(" "); }
    void field(SlotOp& out) { out = one_of<SlotOp>(" "); }
    void field(InstId& out) {
        expect("#");
        out = {number<uint32_t>()};
    }
    void field(ConstantId& out) { out = constant(); }
    void field(StringId& out) { out = take("-") ? StringId{} : string(); }
    void field(Range& out) {
        out = range(fn_->operands, list<ValueId>("(", ")", [&] { return reference(); }));
    }
    void field(RangeOf<CompareOp>& out) {
        out = range(fn_->compare_ops, list<CompareOp>("[", "]", [&] { return one_of<CompareOp>(",]"); }));
    }
    void field(RangeOf<Access>& out) {
        out = range(fn_->accesses, list<Access>("[", "]", [&] { return access(); }));
    }
    void field(RangeOf<builtins::TemplateArg>& out) {
        out =
            range(fn_->template_args, list<builtins::TemplateArg>("<", ">", [&] { return template_arg(); }));
    }
    Access access() {
        Access out{one_of<AccessKind>("("), {}, {}, {}};
        expect("(");
        if (out.kind == AccessKind::Member) {
            field(out.member);
        } else {
            out.i = reference();
        }
        if (out.kind == AccessKind::Element) {
            expect(", ");
            out.j = reference();
        }
        expect(")");
        return out;
    }
    builtins::TemplateArg template_arg() {
        using Kind = builtins::TemplateArg::Kind;
        if (take("true")) return {Kind::Bool, 1, {}};
        if (take("false")) return {Kind::Bool, 0, {}};
        const bool is_number = !rest_.empty() && (rest_[0] == '-' || is_digit(rest_[0]));
        if (is_number) return {Kind::Int, number<int64_t>(), {}};
        return {Kind::Type, 0, type()};
    }
    void field(OriginId& out) {
        if (take("-")) return;
        Origin origin{reference(), {}};
        std::vector<Step> steps;
        while (take(".")) {
            Step step{one_of<StepKind>("("), {}, {}};
            if (step.kind == StepKind::Field) {
                expect("(");
                field(step.field);
                expect(")");
            } else {
                field(step.indices);
            }
            steps.push_back(step);
        }
        origin.steps = range(fn_->steps, steps);
        fn_->origins.push_back(origin);
        out = {static_cast<uint32_t>(fn_->origins.size() - 1)};
    }

    types::Types& types_;
    Strings& strings_;
    Function* fn_ = nullptr;
    std::string_view rest_;
};

}  // namespace

Result<std::vector<Parsed>> parse(std::string_view text, types::Types& types, Strings& strings) {
    std::vector<Parsed> out;
    FunctionReader reader(types, strings);
    for (size_t row = 1; !text.empty(); ++row) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const auto wrong = [&](const std::string& expected) {
            return Error{"line " + std::to_string(row) + " of the IR: expected " + expected};
        };
        if (line.find_first_not_of(' ') == std::string_view::npos) continue;
        if (line[0] != ' ') {
            out.push_back({std::string(line), {}});
            continue;
        }
        if (out.empty()) return wrong("`kernel NAME` or `function NAME`");
        try {
            reader.line(out.back().function, line);
        } catch (const BadText& bad) {
            return wrong(bad.expected);
        }
    }
    return out;
}

}  // namespace weft::ir
