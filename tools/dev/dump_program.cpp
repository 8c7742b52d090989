// Prints what evaluate() makes of Python files, one JSON object per line and file:
//   dump_program FILE.py ...   or   dump_program --list FILES.txt
// tests/module/compare_module.py compares it with what Warp itself holds after importing the file.
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "base/json_write.h"
#include "base/number_text.h"
#include "module/evaluate.h"
#include "module/warp_namespace.h"
#include "source/render.h"
#include "syntax/parse.h"

namespace {

using namespace weft;
using namespace weft::module;

std::string number_text(const Value& value) {
    TextBuffer buffer;
    const bool real =
        value.kind == ValueKind::Float ||
        ((value.kind == ValueKind::WarpScalar || value.kind == ValueKind::NumpyScalar) && !value.raw_is_int);
    if (real) {
        append_python_float(buffer, value.real);
        return std::string(buffer.view());
    }
    Integer rest = value.integer;
    const bool negative = rest < 0;
    std::string digits;
    do {
        int digit = static_cast<int>(rest % 10);
        digits.insert(digits.begin(), static_cast<char>('0' + (digit < 0 ? -digit : digit)));
        rest /= 10;
    } while (rest != 0);
    return negative ? "-" + digits : digits;
}

std::string shown(const Program& program, types::Types& types, const Strings& strings, const Value& value,
                  unsigned depth = 0) {
    if (depth > 20) return "other";
    switch (value.kind) {
        case ValueKind::None:
            return "None";
        case ValueKind::Bool:
            return value.integer != 0 ? "True" : "False";
        case ValueKind::Int:
        case ValueKind::Float:
            return number_text(value);
        case ValueKind::Str:
            return "str:" + std::string(strings.text(value.text));
        case ValueKind::EnumMember: {
            const StringId name = program.enum_members[value.id].name;  // invalid for Warp's own
            return "enum:" +
                   std::string(name.valid() ? strings.text(name) : module::warp_members()[value.id].name);
        }
        case ValueKind::WarpScalar: {
            const bool boolean = types[value.type].scalar == types::Scalar::Bool;
            return std::string(types.code(value.type)) + "(" +
                   (boolean ? (value.integer != 0 ? "True" : "False") : number_text(value)) + ")";
        }
        case ValueKind::Composite: {
            std::string text(types.code(value.type));
            text += "(";
            for (uint32_t i = 0; i < composite_size(types[value.type]); ++i) {
                if (i != 0) text += ", ";
                text += shown(program, types, strings, program.elements[value.id + i]);
            }
            return text + ")";
        }
        case ValueKind::Type:
            if (!types::is_followed(types[value.type])) return "opaque";
            return "type:" + std::string(types.code(value.type));
        case ValueKind::Struct:
            return "struct:" + std::string(types.code(value.type));
        case ValueKind::Function:
            return "function";
        case ValueKind::Kernel:
            return "kernel:" + std::string(strings.text(program.kernels[value.id].key));
        case ValueKind::Unknown:
            return "unknown:" + std::string(strings.text(value.text));
        case ValueKind::Tuple:
        case ValueKind::List: {
            if (program.sequences[value.id].unknown.valid()) return "other";
            std::string text = value.kind == ValueKind::Tuple ? "(" : "[";
            for (const Value& item : program.sequences[value.id].items) {
                text += shown(program, types, strings, item, depth + 1);
                text += ",";
            }
            return text + (value.kind == ValueKind::Tuple ? ")" : "]");
        }
        default:
            return "other";
    }
}

void params(JsonWriter& json, const Program& program, types::Types& types, const Strings& strings,
            const Callable& callable) {
    json.key("params");
    json.begin_array();
    for (const Parameter& parameter : program.params(callable)) {
        json.begin_array();
        json.value(strings.text(parameter.name));
        json.value(parameter.type.valid() ? types.code(parameter.type) : std::string_view("?"));
        json.value(parameter.default_value.kind == ValueKind::Missing
                       ? std::string("")
                       : shown(program, types, strings, parameter.default_value));
        json.end_array();
    }
    json.end_array();
    json.key("source");
    json.value(callable.source.text);
    json.key("line");
    json.raw().append_int(callable.source.first_line);
    std::string lines;
    for (uint32_t i = 0; i < callable.source.line_count; ++i) {
        lines += program.line(callable, i);
        lines += '\n';
    }
    json.key("lines");
    json.value(lines);
    if (callable.unsupported) {
        json.key("unsupported");
        json.value(std::string(info(callable.unsupported.kind).construct) + ": " +
                   message(callable.unsupported.diag()));
    }
}

void dump(JsonWriter& json, const Program& program, types::Types& types, const Strings& strings) {
    json.key("names");
    json.begin_object();
    for (const Binding& binding : program.scopes[0].bindings) {
        json.key(strings.text(binding.name));
        json.value(shown(program, types, strings, binding.value));
    }
    json.end_object();
    json.key("functions");
    json.begin_array();
    for (const Function& function : program.functions) {
        json.begin_object();
        json.key("key");
        json.value(strings.text(function.key));
        json.key("native");
        json.value(strings.text(function.native_name));
        json.key("inline");
        json.raw().append_int(static_cast<int>(function.inline_hint));
        json.key("generic");
        json.value(function.generic);
        json.key("result");
        json.value(function.result.valid() ? types.code(function.result) : std::string_view(""));
        params(json, program, types, strings, function);
        json.end_object();
    }
    json.end_array();
    json.key("sets");
    json.begin_array();
    for (const Binding& binding : program.scopes[0].bindings) {
        if (binding.value.kind != ValueKind::Function) continue;
        json.begin_array();
        json.value(strings.text(binding.name));
        for (const FunctionId id : program.function_sets[binding.value.id]) {
            json.value(strings.text(program.functions[id.index].native_name));
        }
        json.end_array();
    }
    json.end_array();
    json.key("modules");
    json.begin_array();
    for (const WarpModule& module : program.modules) {
        json.begin_object();
        json.key("name");
        json.value(module.name);
        json.key("unique");
        json.value(module.unique);
        json.key("max_unroll");
        json.raw().append_int(module.max_unroll);
        json.key("enable_backward");
        json.value(module.enable_backward);
        json.key("strip_hash");
        json.value(module.strip_hash);
        json.key("lineinfo");
        json.value(module.lineinfo);
        json.key("debug");
        json.value(module.debug);
        json.key("block_dim");
        json.raw().append_int(module.block_dim);
        json.key("grid_stride");
        json.value(module.default_grid_stride);
        if (module.unsupported) {
            json.key("unsupported");
            json.value(message(module.unsupported.diag()));
        }
        json.key("kernels");
        json.begin_array();
        for (const KernelId id : module.kernels) {
            const Kernel& kernel = program.kernels[id.index];
            if (!kernel.live) continue;
            json.begin_object();
            json.key("key");
            json.value(strings.text(kernel.key));
            json.key("generic");
            json.value(kernel.generic);
            json.key("enable_backward");
            json.value(kernel.options.enable_backward);
            json.key("options");
            json.begin_object();
            for (const Option& option : kernel.hashed_options) {
                json.key(strings.text(option.name));
                json.value(option.text);
            }
            json.end_object();
            params(json, program, types, strings, kernel);
            json.end_object();
        }
        json.end_array();
        json.end_object();
    }
    json.end_array();
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> files;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--list") == 0 && i + 1 < argc) {
            std::ifstream list(argv[++i]);
            for (std::string line; std::getline(list, line);) files.push_back(line);
        } else {
            files.emplace_back(argv[i]);
        }
    }
    Sources sources;
    Strings strings;
    types::Types types(strings);
    syntax::Tree tree;
    Program program;
    for (const std::string& file : files) {
        const Strings::Mark mark = strings.mark();
        const types::Types::Mark types_mark = types.mark();
        std::ifstream stream(file, std::ios::binary);
        std::stringstream content;
        content << stream.rdbuf();
        const std::string source = content.str();
        std::string stem = file.substr(file.find_last_of('/') + 1);
        stem = stem.substr(0, stem.rfind('.'));
        TextBuffer out;
        JsonWriter json(out, json_compact);
        json.begin_object();
        json.key("file");
        json.value(file);
        std::optional<Diag> diag = syntax::parse(sources, sources.add(file, source), strings, tree);
        if (!diag) {
            diag = evaluate(sources, tree, stem, strings, types, program);
            if (!diag) dump(json, program, types, strings);
        }
        if (diag) {
            json.key("error");
            json.value(std::string(info(diag->kind).construct) + ": " + message(*diag));
            json.key("at");
            json.raw().append_uint(shown_at(diag->place, sources).line);
        }
        json.end_object();
        std::cout << out.view() << '\n';
        program.clear();
        sources.clear();
        types.rewind(types_mark);
        strings.rewind(mark);
    }
    return 0;
}
