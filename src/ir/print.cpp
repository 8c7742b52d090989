#include "ir/print.h"

#include <cmath>

#include "base/hex.h"
#include "base/number_text.h"
#include "base/text.h"
#include "ir/fields.h"
#include "ir/type_text.h"
#include "ir/words.h"

namespace weft::ir {
namespace {

class FunctionWriter {
  public:
    FunctionWriter(const Function& function, const types::Types& types, const Strings& strings,
                   std::string& out)
        : fn_(function), types_(types), strings_(strings), out_(out) {}

    void write(std::string_view title) {
        out_ += title;
        out_ += '\n';
        for (const Value& each : fn_.values) declaration(each);
        if (!fn_.results.empty()) {
            out_ += "  results";
            for (const types::TypeId id : fn_.results) {
                out_ += ' ';
                type(id);
            }
            out_ += '\n';
        }
        if (!fn_.callees.empty()) {
            out_ += "  callees";
            for (const FunctionId id : fn_.callees) out_ += " " + std::to_string(id.index);
            out_ += '\n';
        }
        flag("returns", fn_.returns);
        flag("long_constant_loop", fn_.has_long_constant_loop);
        flag("scalar_tid", fn_.uses_scalar_tid);
        flag("by_reference", fn_.by_reference);
        if (fn_.adjoint.valid()) out_ += "  adjoint " + std::to_string(fn_.adjoint.index) + "\n";
        if (fn_.replay.valid()) out_ += "  replay " + std::to_string(fn_.replay.index) + "\n";
        snippet("snippet", fn_.snippet);
        snippet("adjoint_snippet", fn_.adjoint_snippet);
        snippet("replay_snippet", fn_.replay_snippet);
        if (fn_.unsupported_adjoint.valid())
            out_ += "  unsupported_adjoint @" + std::to_string(fn_.unsupported_adjoint.index) + "\n";
        for (const Inst& inst : fn_.insts) instruction(inst);
    }

  private:
    void flag(std::string_view name, bool set) {
        if (set) out_ += "  flag " + std::string(name) + "\n";
    }
    void snippet(std::string_view name, StringId code) {
        if (!code.valid()) return;
        out_ += "  " + std::string(name) + " ";
        quoted(strings_.text(code));
        out_ += '\n';
    }
    void type(types::TypeId id) { append_type(out_, id, types_, strings_); }

    void declaration(const Value& value) {
        switch (value.spelling) {
            case Spelling::Number:
                out_ += "  value " + std::to_string(value.number);
                break;
            case Spelling::Parameter:
                out_ += "  param ";
                out_ += strings_.text(value.name);
                break;
            case Spelling::Member:
                out_ += "  member ";
                reference(value.base);
                break;
            case Spelling::Adjoint:
                out_ += "  adjoint_of ";
                reference(value.base);
                break;
            case Spelling::Address:
                out_ += "  address ";
                field(OriginId{value.number});
                out_ += " views=" + std::to_string(fn_.origins[value.number].first_view);
                break;
            case Spelling::Builtin:
                out_ += "  builtin ";
                builtin(value.number);
                break;
            case Spelling::Function:
                out_ += "  function " + std::to_string(value.number);
                break;
            case Spelling::Symbol:
                out_ += "  symbol ";
                quoted(strings_.text(StringId{value.number}));
                break;
        }
        out_ += ": ";
        type(value.type);
        if (value.constant.valid()) {
            out_ += " = ";
            constant(value.constant);
        }
        if (value.line != 0) out_ += " line=" + std::to_string(value.line);
        if (value.node.valid()) out_ += " node=" + std::to_string(value.node.index);
        if (value.spelling != Spelling::Parameter && value.name.valid()) {
            out_ += " name=";
            out_ += strings_.text(value.name);
        }
        out_ += '\n';
    }

    // %3: a number, %x: a parameter, $12: others by their place among the values.
    void reference(ValueId id) {
        const Value& value = fn_.values[id.index];
        switch (value.spelling) {
            case Spelling::Number:
                out_ += "%" + std::to_string(value.number);
                return;
            case Spelling::Parameter:
                out_ += '%';
                out_ += strings_.text(value.name);
                return;
            case Spelling::Member:
            case Spelling::Adjoint:
            case Spelling::Address:
            case Spelling::Builtin:
            case Spelling::Function:
            case Spelling::Symbol:
                out_ += "$" + std::to_string(id.index);
                return;
        }
    }

    void constant(ConstantId id) {
        const value::Value& constant = fn_.constants[id.index];
        if (constant.kind != value::ValueKind::Composite) return number(constant);
        out_ += "composite ";
        type(constant.type);
        const uint32_t size = types::composite_size(types_[constant.type]);
        for (uint32_t i = 0; i < size; ++i) {
            out_ += i == 0 ? " [" : ", ";
            number(fn_.elements[constant.id + i]);
        }
        out_ += ']';
    }

    void number(const value::Value& value) {
        switch (value.kind) {
            case value::ValueKind::Bool:
                out_ += "bool ";
                return integer(value.integer);
            case value::ValueKind::Int:
                out_ += "int ";
                return integer(value.integer);
            case value::ValueKind::Float:
                out_ += "float ";
                return real(value.real);
            case value::ValueKind::EnumMember:
                out_ += "enum ";
                return integer(value.integer);
            case value::ValueKind::Str:
                out_ += "str ";
                return quoted(strings_.text(value.text));
            case value::ValueKind::WarpScalar:
                out_ += "scalar ";
                type(value.type);
                if (value.raw_is_int) {
                    out_ += value.id == value::raw_bool ? " bool " : " int ";
                } else {
                    out_ += value.id == value::raw_float32 ? " float32 " : " float ";
                }
                return value.raw_is_int ? integer(value.integer) : real(value.real);
            default:
                WEFT_CHECK(false, "a constant that no kernel can hold");
        }
    }

    void integer(value::Integer number) { out_ += int_text(number); }

    void real(double number) {
        TextBuffer text;
        append_python_float(text, number);
        out_ += text.view();
    }

    void quoted(std::string_view text) {
        out_ += '"';
        for (const char c : text) {
            const auto byte = static_cast<unsigned char>(c);
            if (c == '"' || c == '\\') {
                out_ += '\\';
                out_ += c;
            } else if (byte < 0x20 || byte >= 0x7F) {
                out_ += "\\x";
                append_hex(out_, {&byte, 1});
            } else {
                out_ += c;
            }
        }
        out_ += '"';
    }

    // ---- instructions

    void instruction(const Inst& inst) {
        out_.append(2 + 2u * inst.depth, ' ');
        const auto results = fn_.range(inst.results);
        for (size_t i = 0; i < results.size(); ++i) {
            if (i != 0) out_ += ", ";
            reference(results[i]);
        }
        if (!results.empty()) out_ += " = ";
        out_ += name_of(inst.op);
        field(inst.args);
        each_field(inst, [&](std::string_view name, const auto& value) {
            out_ += ' ';
            out_ += name;
            out_ += '=';
            if (name == "callee") return callee(inst.as<Call>());
            field(value);
        });
        out_ += " ; " + std::to_string(inst.line) + " @" + std::to_string(inst.node.index) + "\n";
    }

    void builtin(uint32_t index) {
        const builtins::Row& row = builtins::row(builtins::RowId{index});
        out_ += strings_.text(row.name);
        out_ += '#' + std::to_string(&row - builtins::rows_of(row.name).data());
    }

    // A builtin by its name and which of its rows; a function by its place; a struct by its name in C++.
    void callee(const Call& call) {
        switch (call.kind) {
            case CalleeKind::Builtin:
                return builtin(call.callee);
            case CalleeKind::Function:
                out_ += std::to_string(call.callee);
                return;
            case CalleeKind::Structure:
                return append_struct(out_, types::StructId{call.callee}, types_);
        }
    }

    template <class List>
    void list(const List& items, char open, char close) {
        out_ += open;
        bool first = true;
        for (const auto& item : items) {
            if (!first) out_ += ", ";
            first = false;
            field(item);
        }
        out_ += close;
    }

    void field(uint32_t number) { out_ += std::to_string(number); }
    void field(int32_t number) { out_ += std::to_string(number); }
    void field(bool set) { out_ += set ? "true" : "false"; }
    void field(CalleeKind kind) { out_ += word(kind); }
    void field(FieldForm form) { out_ += word(form); }
    void field(SlotOp op) { out_ += word(op); }
    void field(CompareOp op) { out_ += word(op); }
    void field(InstId id) { out_ += "#" + std::to_string(id.index); }
    void field(ValueId id) { reference(id); }
    void field(ConstantId id) { constant(id); }
    void field(StringId id) {
        if (id.valid()) return quoted(strings_.text(id));
        out_ += '-';
    }
    void field(Range range) { list(fn_.range(range), '(', ')'); }
    void field(RangeOf<CompareOp> range) { list(fn_.range(range), '[', ']'); }
    void field(RangeOf<Access> range) { list(fn_.range(range), '[', ']'); }
    void field(RangeOf<builtins::TemplateArg> range) { list(fn_.range(range), '<', '>'); }
    void field(const Access& access) {
        out_ += word(access.kind);
        out_ += '(';
        access.kind == AccessKind::Member ? field(access.member) : reference(access.i);
        if (access.kind == AccessKind::Element) {
            out_ += ", ";
            reference(access.j);
        }
        out_ += ')';
    }
    void field(const builtins::TemplateArg& arg) {
        switch (arg.kind) {
            case builtins::TemplateArg::Kind::Int:
                out_ += std::to_string(arg.number);
                return;
            case builtins::TemplateArg::Kind::Bool:
                return field(arg.number != 0);
            case builtins::TemplateArg::Kind::Type:
                return type(arg.type);
        }
    }
    void field(OriginId id) {
        if (!id.valid()) {
            out_ += '-';
            return;
        }
        const Origin& origin = fn_.origins[id.index];
        reference(origin.root);
        for (const Step& step : fn_.range(origin.steps)) {
            out_ += '.';
            out_ += word(step.kind);
            if (step.kind == StepKind::Field) {
                out_ += '(';
                field(step.field);
                out_ += ')';
            } else {
                field(step.indices);
            }
        }
    }

    const Function& fn_;
    const types::Types& types_;
    const Strings& strings_;
    std::string& out_;
};

}  // namespace

void print(const Function& function, std::string_view title, const types::Types& types,
           const Strings& strings, std::string& out) {
    FunctionWriter(function, types, strings, out).write(title);
}

}  // namespace weft::ir
