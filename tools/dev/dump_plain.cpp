// Every builtin as plain C++, for the test that compares it with Warp's own headers: one JSON object a line
// with the call as Warp writes it, the call as plain C++, the types of arguments and result in both, and the
// text that comes with it. Arguments are a0, a1, …; what has no plain form has a reason instead.
#include <cstdio>
#include <iostream>
#include <set>
#include <string>
#include <vector>

#include "base/json_write.h"
#include "base/number_text.h"
#include "plain/support.h"

namespace {

using namespace weft;
using builtins::Argument;
using builtins::Effect;
using builtins::Operand;
using types::Kind;
using types::Scalar;
using types::TypeId;

// What printers write themselves: places in memory, components, control.
bool is_printers(Effect effect) {
    switch (effect) {
        case Effect::Compute:
        case Effect::Reinterpret:
        case Effect::Construct:
        case Effect::Copy:
        case Effect::Where:
        case Effect::GetMember:
        case Effect::SetMember:
        case Effect::Seed:
        case Effect::Draw:
        case Effect::Noise:
        case Effect::Decompose:
        case Effect::Report:
        case Effect::Arrays:
        case Effect::Query:
        case Effect::Tile:
        case Effect::Unmodelled:
            return false;
        case Effect::Thread:
        case Effect::Address:
        case Effect::View:
        case Effect::Load:
        case Effect::Store:
        case Effect::ArrayStore:
        case Effect::Atomic:
        case Effect::LocalArray:
        case Effect::Assign:
        case Effect::Range:
        case Effect::IterNext:
        case Effect::Reversed:
        case Effect::Tuple:
        case Effect::Extract:
        case Effect::Slice:
        case Effect::SetPart:
        case Effect::UpdatePart:
        case Effect::PartAddress:
        case Effect::CopyPart:
            return true;
    }
    return true;
}

struct Dump {
    Strings strings;
    types::Types types{strings};
    std::set<std::string> seen;

    // Types of one scalar, and those that signatures name.
    std::vector<TypeId> pool(Scalar scalar) {
        std::vector<TypeId> all{types::of(scalar)};
        for (const uint32_t n : {2u, 3u, 4u, 6u}) all.push_back(types.vector(n, scalar));
        for (const auto& [rows, cols] : {std::pair{2u, 2u}, {3u, 3u}, {4u, 4u}, {2u, 3u}, {6u, 6u}})
            all.push_back(types.matrix(rows, cols, scalar));
        if (types::facts(scalar).is_float) {
            all.push_back(types.quaternion(scalar));
            all.push_back(types.transform(scalar));
        }
        if (scalar != Scalar::Bool) all.push_back(types.array(types::of(scalar), 1));
        for (const TypeId fixed : {types::boolean, types::int32, types::uint32, types::float32})
            if (fixed != types::of(scalar)) all.push_back(fixed);
        for (const uint32_t n : {2u, 3u, 4u})
            if (scalar != Scalar::Float32) all.push_back(types.vector(n, Scalar::Float32));
        return all;
    }

    std::string literal(TypeId type, const value::Value& value) {
        const Scalar scalar = types[type].scalar;
        if (value.kind == value::ValueKind::Float || types::facts(scalar).is_float) {
            TextBuffer text;
            append_python_float(text, value.kind == value::ValueKind::Float
                                          ? value.real
                                          : static_cast<double>(value.integer));
            return text.str();
        }
        return int_text(value.integer) + std::string(types::facts(scalar).suffix);
    }

    std::string warp_call(const builtins::Resolution& made, size_t argument_count) {
        const builtins::Row& row = builtins::row(made.row);
        std::string call = row.in_namespace ? "wp::" : "";
        call += row.native;
        for (size_t i = 0; i < made.template_args.size(); ++i) {
            const builtins::TemplateArg& arg = made.template_args[i];
            call += i == 0 ? "<" : ", ";
            call += arg.kind == builtins::TemplateArg::Kind::Type ? std::string(types.spelling(arg.type))
                                                                  : std::to_string(arg.number);
        }
        if (!made.template_args.empty()) call += ">";
        std::string list;
        for (const Operand& operand : made.operands) {
            if (!list.empty()) list += ", ";
            if (operand.kind == Operand::Kind::Argument)
                list += "a" + std::to_string(operand.handle);
            else if (operand.is_identity)
                list += std::string(types.spelling(operand.type)) + "(0, 0, 0, 1)";
            else
                list += std::string(types.spelling(operand.type)) + "(" +
                        literal(operand.type, operand.value) + ")";
        }
        // Several results are written to further arguments.
        if (made.results.size() > 1) {
            for (size_t i = 0; i < made.results.size(); ++i)
                list += ", a" + std::to_string(argument_count + i);
        }
        return call + (made.initializer_list ? "({" + list + "})" : "(" + list + ")");
    }

    void print(const builtins::Resolution& made, std::vector<TypeId> arguments) {
        const builtins::Row& row = builtins::row(made.row);
        const std::string name(strings.text(row.name));
        const std::string warp = warp_call(made, arguments.size());
        const bool several = made.results.size() > 1;
        if (several) arguments.insert(arguments.end(), made.results.begin(), made.results.end());
        std::string key = name + warp;
        for (const TypeId type : arguments) key += " " + types.display(type);
        if (!seen.insert(key).second) return;
        plain::Support support(types, strings);
        std::vector<plain::Piece> pieces, lengths;
        for (size_t i = 0; i < arguments.size(); ++i) {
            pieces.push_back({"a" + std::to_string(i)});
            lengths.push_back({"length" + std::to_string(i)});
        }
        const TypeId result = made.results.size() == 1 ? made.results[0] : TypeId{};
        print(name, warp, support.call({row, pieces, arguments, result, lengths}), arguments, result,
              support);
    }

    void print(const std::string& name, const std::string& warp, const Result<plain::Piece>& piece,
               const std::vector<TypeId>& arguments, TypeId result, plain::Support& support) {
        std::string line = "{\"name\": " + quoted(name) + ", \"warp\": " + quoted(warp);
        if (piece.ok())
            line += ", \"plain\": " + quoted(piece.value().text);
        else
            line += ", \"refused\": " + quoted(piece.error());
        line += ", \"args\": [";
        for (size_t i = 0; i < arguments.size(); ++i)
            line += (i == 0 ? "" : ", ") + type_text(support, arguments[i]);
        line += "], \"result\": " + (result.valid() ? type_text(support, result) : std::string("null"));
        TextBuffer text;
        support.append(text);
        line += ", \"text\": " + quoted(text.view()) + ", \"headers\": [";
        for (size_t i = 0; i < support.headers().size(); ++i)
            line += (i == 0 ? "" : ", ") + quoted(support.headers()[i]);
        std::cout << line << "]}\n";
    }

    // On an element of every type that Warp takes.
    void atomics(const std::vector<TypeId>& all) {
        std::set<StringId> names;
        for (const builtins::Row& row : builtins::rows()) {
            if (row.effect() != Effect::Atomic || !names.insert(row.name).second) continue;
            const bool compares = row.operation() == builtins::Operation::CompareExchange;
            for (const TypeId type : all) {
                if (types::is_array(types[type])) continue;
                std::vector<Argument> args(compares ? 4 : 3);
                for (Argument& arg : args) arg.type = type;
                args[0].type = types.array(type, 1);
                args[1].type = types::int32;
                builtins::Query query;
                query.name = row.name;
                query.args = args;
                builtins::Resolution made;
                if (builtins::resolve(query, types, strings, made)) continue;
                const std::string name(strings.text(row.name)), values = compares ? "a1, a2" : "a1";
                const std::string array = "wp::array_t<" + std::string(types.spelling(type)) + ">(&a0, 1)";
                const std::string warp = "wp::" + name + "(" + array + ", 0, " + values + ")";
                plain::Support support(types, strings);
                const auto function = support.atomic(row, type);
                const Result<plain::Piece> piece =
                    function.ok()
                        ? Result<plain::Piece>(plain::Piece{function.value() + "(&a0, " + values + ")"})
                        : Result<plain::Piece>(function.failure());
                print(name, warp, piece, std::vector<TypeId>(compares ? 3 : 2, type), type, support);
            }
        }
    }

    // Components of vectors and matrices that follow each other.
    void slices(Scalar scalar) {
        const TypeId vec2 = types.vector(2, scalar), vec3 = types.vector(3, scalar),
                     vec6 = types.vector(6, scalar);
        const TypeId mat66 = types.matrix(6, 6, scalar), mat23 = types.matrix(2, 3, scalar);
        const plain::Support::Range odd{{"1"}, 2}, back{{"5"}, -2}, third{{"2"}, 0}, one{{"3"}, 1};
        const auto print_one = [&](std::string_view warp, TypeId from,
                                   std::vector<plain::Support::Range> ranges, TypeId to) {
            for (const std::string whole : {"a0", "(a0)"}) {  // by name, and what costs something
                plain::Support support(types, strings);
                print("slice", std::string(warp), support.slice({whole}, from, ranges, to), {from}, to,
                      support);
            }
        };
        print_one("wp::extract<3>(a0, wp::slice_t(1, 6, 2))", vec6, {odd}, vec3);
        print_one("wp::extract<3>(a0, wp::slice_t(5, -1, -2))", vec6, {back}, vec3);
        print_one("wp::extract<2>(a0, wp::slice_t(1, 3, 1))", vec3, {{{"1"}, 1}}, vec2);
        print_one("wp::extract<3>(a0, wp::slice_t(1, 6, 2), 2)", mat66, {odd, third}, vec3);
        print_one("wp::extract<3>(a0, 2, wp::slice_t(3, 6, 1))", mat66, {third, one}, vec3);
        print_one("wp::extract<2, 3>(a0, wp::slice_t(3, 5, 1), wp::slice_t(1, 6, 2))", mat66, {one, odd},
                  mat23);
    }

    static std::string quoted(std::string_view text) {
        TextBuffer out;
        append_json_string(out, text);
        return out.str();
    }

    std::string type_text(plain::Support& support, TypeId id) {
        const TypeId own = types::stripped(types, id);
        const types::Type& type = types[own];
        const bool is_array = types::is_array(type);
        const auto name = support.type(is_array ? type.element : own);
        const Scalar scalar = is_array ? types[type.element].scalar : type.scalar;
        return "{\"warp\": " + quoted(types.spelling(own)) +
               ", \"plain\": " + quoted(name.ok() ? name.value() : "") +
               ", \"scalar\": " + quoted(types::facts(scalar).name) +
               ", \"count\": " + std::to_string(is_array ? 0 : std::max(types::composite_size(type), 1u)) +
               "}";
    }

    void resolve(StringId name, const std::vector<TypeId>& arguments, TypeId constructed, unsigned outputs,
                 const builtins::Row* wanted) {
        std::vector<Argument> args;
        for (const TypeId type : arguments) {
            args.emplace_back().type = type;
            args.back().handle = static_cast<uint32_t>(args.size() - 1);
        }
        builtins::Query query;
        query.name = name;
        query.args = args;
        query.constructed = constructed;
        query.expected_outputs = outputs;
        builtins::Resolution made;
        if (builtins::resolve(query, types, strings, made) || made.replaced) return;
        if (wanted != nullptr && &builtins::row(made.row) != wanted) return;
        if (is_printers(builtins::row(made.row).effect())) return;
        // Warp takes two vectors of different lengths for a check, and has no code for it.
        if (builtins::row(made.row).effect() == Effect::Report && arguments.size() > 1 &&
            arguments[0] != arguments[1])
            return;
        print(made, arguments);
    }

    // Every list of arguments from the pool that fits the row's parameters.
    void row(const builtins::Row& row, const std::vector<TypeId>& all) {
        size_t required = 0;
        for (const builtins::Param& param : row.params) {
            if (param.is_rest) return;
            if (!param.has_default && param.role != builtins::Role::Dtype) ++required;
            if (!param.has_default && param.role == builtins::Role::Dtype) return;
        }
        size_t most = required;
        for (const builtins::Param& param : row.params) {
            if (param.default_value != nullptr) ++most;
        }
        for (size_t count = required; count <= most; ++count) {
            std::vector<TypeId> chosen;
            choose(row, all, chosen, count);
        }
    }

    void choose(const builtins::Row& row, const std::vector<TypeId>& all, std::vector<TypeId>& chosen,
                size_t count) {
        if (chosen.size() == count) return resolve(row.name, chosen, {}, 0, &row);
        for (const TypeId type : all) {
            const TypeId pattern = row.params[chosen.size()].pattern;
            if (!types::matches(types, pattern, type)) continue;
            if (pattern == types::any && types::is_array(types[type])) continue;
            // Parameters of any scalar type: Warp's registry takes a mixture, its C++ has no code for one.
            const TypeId own = types::is_array(types[type]) ? types[type].element : type;
            if (types::is_pattern(types, pattern) && pattern != types::any &&
                types[own].scalar != types[all[0]].scalar)
                continue;
            chosen.push_back(type);
            choose(row, all, chosen, count);
            chosen.pop_back();
        }
    }

    // Calls whose result follows from a type among the arguments.
    void typed(Scalar scalar) {
        for (const builtins::Row& row : builtins::rows()) {
            if (!row.supported || row.params.size() != 2 || row.params[1].role != builtins::Role::Dtype)
                continue;
            if (row.effect() == Effect::Reinterpret) {
                for (uint32_t other = 0; other < types::scalar_count - 1; ++other) {
                    const TypeId to = types::of(static_cast<Scalar>(other));
                    if (types::facts(static_cast<Scalar>(other)).bytes == types::facts(scalar).bytes)
                        resolve(row, {types::of(scalar)}, {}, to);
                }
            } else if (row.params[0].role == builtins::Role::N) {
                for (const int n : {2, 3, 6}) resolve(row, {}, value::int_value(n), types::of(scalar));
            }
        }
    }

    void resolve(const builtins::Row& row, const std::vector<TypeId>& arguments, const value::Value& constant,
                 TypeId dtype) {
        std::vector<Argument> args(2);
        args[0].type = arguments.empty() ? types::int32 : arguments[0];
        if (arguments.empty()) args[0].constant = &constant;
        args[1].kind = Argument::Kind::Type;
        args[1].type = dtype;
        builtins::Query query;
        query.name = row.name;
        query.args = args;
        builtins::Resolution made;
        if (!builtins::resolve(query, types, strings, made) && !made.replaced) print(made, arguments);
    }

    void constructors(Scalar scalar) {
        const TypeId one = types::of(scalar);
        const Scalar other = scalar == Scalar::Float32 ? Scalar::Float64 : Scalar::Float32;
        std::vector<TypeId> made;
        for (const uint32_t n : {1u, 2u, 3u, 4u, 6u}) made.push_back(types.vector(n, scalar));
        for (const auto& [rows, cols] : {std::pair{2u, 2u}, {3u, 3u}, {4u, 4u}, {2u, 3u}, {6u, 6u}})
            made.push_back(types.matrix(rows, cols, scalar));
        if (types::facts(scalar).is_float) {
            made.push_back(types.quaternion(scalar));
            made.push_back(types.transform(scalar));
        }
        for (const TypeId type : made) {
            const StringId name = builtins::constructor_of(types[type]);
            const types::Type shape = types[type];
            resolve(name, {}, type, 0, nullptr);
            resolve(name, {one}, type, 0, nullptr);
            resolve(name, std::vector<TypeId>(types::composite_size(shape), one), type, 0, nullptr);
            resolve(name, {type}, type, 0, nullptr);
            TypeId source;
            if (shape.kind == Kind::Vector) source = types.vector(shape.rows, other);
            if (shape.kind == Kind::Matrix) source = types.matrix(shape.rows, shape.cols, other);
            if (shape.kind == Kind::Quaternion) source = types.quaternion(other);
            if (source.valid()) resolve(name, {source}, type, 0, nullptr);
            const TypeId vec3 = types.vector(3, scalar);
            if (shape.kind == Kind::Quaternion) resolve(name, {vec3, one}, type, 0, nullptr);
            if (shape.kind == Kind::Transform) {
                resolve(name, {vec3}, type, 0, nullptr);
                resolve(name, {vec3, types.quaternion(scalar)}, type, 0, nullptr);
            }
        }
        const TypeId vec3 = types.vector(3, scalar);
        for (const builtins::Row& row : builtins::rows()) {
            if (row.operation() == builtins::Operation::SpatialVector) {
                resolve(row.name, {vec3, vec3}, {}, 0, &row);
                resolve(row.name, std::vector<TypeId>(6, one), {}, 0, &row);
            }
            // Matrices of vectors.
            if (row.params.size() == 1 && row.params[0].is_rest && row.supported) {
                for (const uint32_t n : {2u, 3u, 4u, 6u}) {
                    const TypeId vector = types.vector(n, scalar);
                    if (!types::matches(types, row.params[0].pattern, vector)) continue;
                    resolve(row.name, std::vector<TypeId>(n, vector), {}, 0, &row);
                    resolve(row.name, std::vector<TypeId>(2, vector), {}, 0, &row);
                }
            }
        }
    }
};

}  // namespace

int main() {
    Dump dump;
    for (const Scalar scalar : {Scalar::Float32, Scalar::Float64, Scalar::Float16, Scalar::Bfloat16,
                                Scalar::Int32, Scalar::Uint32, Scalar::Int64, Scalar::Uint64, Scalar::Int16,
                                Scalar::Uint8, Scalar::Int8, Scalar::Uint16, Scalar::Bool}) {
        const std::vector<TypeId> all = dump.pool(scalar);
        for (const builtins::Row& row : builtins::rows()) {
            if (row.supported && !is_printers(row.effect())) dump.row(row, all);
        }
        dump.constructors(scalar);
        dump.typed(scalar);
        dump.slices(scalar);
        dump.atomics(all);
    }
    return 0;
}
