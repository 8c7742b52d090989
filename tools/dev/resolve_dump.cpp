// Resolves calls given as lines of text and prints what would be emitted; a test compares it with Warp.
//   name [@constructed] [#outputs] argument…
// argument: [keyword=]spec, where spec is
//   v:TYPE a variable   r:TYPE a reference   t:TYPE a type   c:TYPE a composite constant
//   i:3 f:1.5 b:1 constants   w:SCALAR:3 a Warp scalar   l:3 a number that is no variable yet
//   T(spec,…) a tuple   S(spec,spec,spec) a slice
// TYPE: float32, pyfloat, vec3_float32, mat2x3_int32, quat_float32, transform_float32, array2_TYPE, str,
// range,
//   shape, fixed4_TYPE (one dimension), struct (S with a float field x), indexed2_TYPE, fabric1_TYPE,
//   indexedfabric1_TYPE, handle_BvhQuery
// A line `=TYPE` asks for the C++ spelling and the code of a type instead.
// The answer is one line: `refused [construct] …`, `value N` for a call that is a constant, or the variables
// that the call adds, in order, and the printed call.
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <iostream>
#include <string>
#include <vector>

#include "base/number_text.h"
#include "builtins/builtins.h"

namespace {

using namespace weft;
using builtins::Argument;
using builtins::Operand;
using types::Scalar;
using types::TypeId;

struct Session {
    Strings strings;
    types::Types types{strings};
    TypeId structure;

    Session() {
        const types::Field field{strings.intern("x"), types::float32};
        structure = types.structure(types.add_structure(strings.intern("S"), {&field, 1}));
    }

    static Scalar scalar(std::string_view name) {
        for (uint32_t s = 0; s < types::scalar_count; ++s) {
            if (types::facts(static_cast<Scalar>(s)).name == name) return static_cast<Scalar>(s);
        }
        if (name == "pyint") return Scalar::Int32;
        if (name == "pybool") return Scalar::Bool;
        return Scalar::Float32;
    }

    TypeId type(std::string_view text) {
        if (text == "pyfloat") return types::py_float;
        if (text == "pyint") return types::py_int;
        if (text == "pybool") return types::py_bool;
        if (text == "str") return types::str;
        if (text == "range") return types::range;
        if (text == "shape") return types::shape;
        if (text == "struct") return structure;
        const size_t bar = text.find('_');
        if (bar == std::string_view::npos) return types::of(scalar(text));
        const std::string head(text.substr(0, bar));
        const std::string_view tail = text.substr(bar + 1);
        const bool python = tail.substr(0, 2) == "py";
        if (head == "quat") return types.quaternion(scalar(tail), python);
        if (head == "transform") return types.transform(scalar(tail), python);
        if (head.substr(0, 3) == "vec") {
            return types.vector(static_cast<uint32_t>(std::atoi(head.c_str() + 3)), scalar(tail));
        }
        if (head.substr(0, 3) == "mat") {
            const size_t cross = head.find('x');
            return types.matrix(static_cast<uint32_t>(std::atoi(head.c_str() + 3)),
                                static_cast<uint32_t>(std::atoi(head.c_str() + cross + 1)), scalar(tail));
        }
        if (head.substr(0, 5) == "array") {
            return types.array(type(tail), static_cast<unsigned>(std::atoi(head.c_str() + 5)));
        }
        const auto dims = [&](size_t word) { return static_cast<unsigned>(std::atoi(head.c_str() + word)); };
        if (head == "handle") return types::of(*types::handle_of(tail));
        if (head.starts_with("indexedfabric"))
            return types.special_array(types::Kind::IndexedFabric, type(tail), dims(13));
        if (head.starts_with("indexed"))
            return types.special_array(types::Kind::Indexed, type(tail), dims(7));
        if (head.starts_with("fabric")) return types.special_array(types::Kind::Fabric, type(tail), dims(6));
        return types.fixed_array(type(tail), static_cast<uint32_t>(std::atoi(head.c_str() + 5)), 1);
    }
};

// A parsed line; arguments refer to values and elements in the deques, which do not move.
struct Line {
    Session& session;
    std::deque<value::Value> values;
    std::deque<std::vector<Argument>> elements;
    std::vector<Argument> args;
    uint32_t handles = 0;

    void number(Argument& argument, TypeId type, std::string_view text, bool is_float) {
        value::Value value;
        value.kind = is_float ? value::ValueKind::Float : value::ValueKind::Int;
        if (is_float)
            value.real = float_literal_value(text.substr(text[0] == '-' ? 1 : 0)) * (text[0] == '-' ? -1 : 1);
        else
            value.integer = std::atoll(std::string(text).c_str());
        values.push_back(value);
        argument.type = type;
        argument.constant = &values.back();
    }

    std::vector<Argument> list(std::string_view text) {
        std::vector<Argument> parts;
        int depth = 0;
        size_t begin = 0;
        for (size_t i = 0; i <= text.size(); ++i) {
            if (i == text.size() || (text[i] == ',' && depth == 0)) {
                parts.push_back(argument(text.substr(begin, i - begin)));
                begin = i + 1;
            } else if (text[i] == '(') {
                ++depth;
            } else if (text[i] == ')') {
                --depth;
            }
        }
        return parts;
    }

    Argument argument(std::string_view text) {
        Argument made;
        const char kind = text[0];
        const std::string_view rest = text.substr(2);
        switch (kind) {
            case 'v':
            case 'r':
                made.type = session.type(rest);
                made.is_reference = kind == 'r';
                break;
            case 't':
                made.kind = Argument::Kind::Type;
                made.type = session.type(rest);
                return made;  // no variable
            case 'c': {
                made.type = session.type(rest);
                value::Value value;
                value.kind = value::ValueKind::Composite;
                value.type = made.type;
                values.push_back(value);
                made.constant = &values.back();
                break;
            }
            case 'i':
                number(made, types::int32, rest, false);
                break;
            case 'f':
                number(made, types::float32, rest, true);
                break;
            case 'b':
                number(made, types::boolean, rest, false);
                values.back().kind = value::ValueKind::Bool;
                break;
            case 'w': {
                const size_t colon = rest.find(':');
                const TypeId scalar = session.type(rest.substr(0, colon));
                const std::string_view digits = rest.substr(colon + 1);
                const bool is_float = digits.find('.') != std::string_view::npos;
                number(made, scalar, digits, is_float);
                values.back().kind = value::ValueKind::WarpScalar;
                values.back().raw_is_int = !is_float;
                values.back().type = scalar;
                break;
            }
            case 'l':
                number(made, types::int32, rest, false);
                made.is_literal = true;
                return made;
            case 'T':
            case 'S': {
                elements.push_back(list(text.substr(2, text.size() - 3)));
                made.first_element = elements.back().data();
                made.element_count = static_cast<uint32_t>(elements.back().size());
                if (kind == 'S') {
                    made.type = types::slice;
                } else {
                    std::vector<TypeId> parts;
                    for (const Argument& element : made.elements()) parts.push_back(element.type);
                    made.type = session.types.tuple(parts);
                }
                // The call that builds it adds the value itself, then constants and loads.
                made.handle = handles++;
                for (const Argument& element : made.elements()) {
                    handles += element.is_reference || element.is_literal ? 1 : 0;
                }
                return made;
            }
            default:
                std::fprintf(stderr, "bad argument %.*s\n", static_cast<int>(text.size()), text.data());
                std::exit(2);
        }
        made.handle = handles++;
        return made;
    }
};

std::string literal(Session& session, TypeId type, const value::Value& value) {
    const Scalar scalar = session.types[type].scalar;
    if (value.kind == value::ValueKind::Bool) {
        if (scalar == Scalar::Bool) return value.integer != 0 ? "true" : "false";
        return (value.integer != 0 ? "True" : "False") + std::string(types::facts(scalar).suffix);
    }
    if (value.kind == value::ValueKind::Int) {
        return std::to_string(static_cast<long long>(value.integer)) +
               std::string(types::facts(scalar).suffix);
    }
    TextBuffer text;
    append_python_float(text, value.real);
    return text.str();
}

std::string call_text(Session& session, const Line& line, const builtins::Resolution& made) {
    const builtins::Row& row = builtins::row(made.row);
    uint32_t next = line.handles;
    std::string declarations;
    const auto declare = [&](const std::string& text) {
        declarations += text + " var_" + std::to_string(next) + "; ";
        return "var_" + std::to_string(next++);
    };
    std::vector<std::string> results, operands;
    for (const TypeId type : made.results)
        results.push_back(declare(std::string(session.types.spelling(type))));
    for (const Operand& operand : made.operands) {
        if (operand.kind == Operand::Kind::Argument) {
            operands.push_back("var_" + std::to_string(operand.handle));
            continue;
        }
        const std::string spelling(session.types.spelling(operand.type));
        const std::string value =
            operand.is_identity ? "identity" : literal(session, operand.type, operand.value);
        operands.push_back(declare("const " + spelling + " = " + value));
    }
    for (size_t i = 0; i < made.operands.size(); ++i) {
        const Operand& operand = made.operands[i];
        if (operand.kind != Operand::Kind::Argument || operand.by_reference) continue;
        for (const Argument& argument : line.args) {
            const auto load = [&](const Argument& candidate) {
                if (candidate.kind == Argument::Kind::Value && candidate.handle == operand.handle &&
                    candidate.is_reference) {
                    operands[i] = declare(std::string(session.types.spelling(candidate.type)));
                }
            };
            load(argument);
            for (const Argument& element : argument.elements()) load(element);
        }
    }
    std::string call = row.in_namespace ? "wp::" : "";
    call += row.native;
    for (size_t i = 0; i < made.template_args.size(); ++i) {
        const builtins::TemplateArg& arg = made.template_args[i];
        call += i == 0 ? "<" : ", ";
        using Kind = builtins::TemplateArg::Kind;
        if (arg.kind == Kind::Type)
            call += session.types.spelling(arg.type);
        else
            call += arg.kind == Kind::Int ? std::to_string(arg.number) : arg.number != 0 ? "true" : "false";
    }
    if (!made.template_args.empty()) call += ">";
    const bool outputs_last = results.size() > 1;
    std::string list;
    if (outputs_last) operands.insert(operands.end(), results.begin(), results.end());
    for (size_t i = 0; i < operands.size(); ++i) list += (i == 0 ? "" : ", ") + operands[i];
    call += made.initializer_list ? "({" + list + "})" : "(" + list + ")";
    if (results.size() == 1) call = results[0] + " = " + call;
    return declarations + call + ";";
}

std::string answer(Session& session, const std::string& text) {
    if (text[0] == '=') {
        const TypeId type = session.type(std::string_view(text).substr(1));
        return std::string(session.types.spelling(type)) + ' ' + std::string(session.types.code(type));
    }
    Line line{session, {}, {}, {}, 0};
    builtins::Query query;
    size_t at = 0;
    while (at < text.size()) {
        const size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word(text.data() + at, end - at);
        at = end + 1;
        if (!query.name.valid()) {
            query.name = session.strings.intern(word);
        } else if (word[0] == '@') {
            query.constructed = session.type(word.substr(1));
        } else if (word[0] == '#') {
            query.expected_outputs = static_cast<unsigned>(std::atoi(word.data() + 1));
        } else {
            const size_t equals = word.find('=');
            line.args.push_back(
                line.argument(equals == std::string_view::npos ? word : word.substr(equals + 1)));
            if (equals != std::string_view::npos) {
                line.args.back().keyword = session.strings.intern(word.substr(0, equals));
            }
        }
    }
    query.args = line.args;
    builtins::Resolution made;
    if (const auto diag = builtins::resolve(query, session.types, session.strings, made)) {
        return "refused [" + std::string(info(diag->kind).construct) + "] " + message(*diag);
    }
    if (made.replaced)
        return "value " + std::to_string(static_cast<long long>(made.replacement.value.integer));
    return call_text(session, line, made);
}

}  // namespace

int main() {
    Session session;
    const auto types_mark = session.types.mark();
    const auto strings_mark = session.strings.mark();
    std::string text;
    while (std::getline(std::cin, text)) {
        std::cout << answer(session, text) << '\n';
        session.types.rewind(types_mark);
        session.strings.rewind(strings_mark);
    }
    return 0;
}
