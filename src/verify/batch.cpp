#include "verify/batch.h"

#include <algorithm>

#include "driver/compile.h"
#include "driver/subject.h"
#include "source/render.h"

namespace weft::verify {
namespace {

#define WEFT_INTERFACE(...) #__VA_ARGS__
constexpr std::string_view prelude =
#include "verify/prelude.inc"
    ;
#undef WEFT_INTERFACE
constexpr std::string_view widen =
#include "verify/widen.inc"
    ;

// Calls of these become calls of what the prelude defines.
constexpr std::string_view renamed = "#define powf weft_powf\n#define pow weft_pow\n";

// Does the module call a builtin of which `what` is true?
template <class What>
bool calls(const lower::LoweredModule& lowered, What&& what) {
    const auto one_calls = [&](const auto& callable) {
        const auto& insts = callable.body.insts;
        return std::any_of(insts.begin(), insts.end(), [&](const ir::Inst& inst) {
            const builtins::Row* row = inst.builtin();
            return row != nullptr && what(*row);
        });
    };
    return std::any_of(lowered.functions.begin(), lowered.functions.end(), one_calls) ||
           std::any_of(lowered.kernels.begin(), lowered.kernels.end(), one_calls);
}

// Walks from the kernel's parameters along the path of one entry of the specification.
class PathWalk {
  public:
    explicit PathWalk(const Compiled& compiled) : compiled_(compiled), types_(compiled.types()) {}

    // False: the kernel has nothing of this name.
    bool follow(std::string_view path, Place& place) {
        size_t end = path.find('.');
        if (!enter_parameter(path.substr(0, end))) return false;
        place.path = path.substr(0, end);
        std::string* part = &place.path;
        while (end != std::string_view::npos) {
            if (types_[type_].kind == types::Kind::Array) {
                if (part == &place.member) return false;  // arrays in arrays of structs have no place
                type_ = types_[type_].element;
                part = &place.member;
            }
            const size_t begin = end + 1;
            end = path.find('.', begin);
            const std::string_view name = path.substr(begin, end - begin);
            if (!enter_field(name)) return false;
            if (!part->empty()) *part += '.';
            *part += name;
        }
        // What is left must be numbers, or an array of them.
        if (types_[type_].kind == types::Kind::Array && part == &place.path) type_ = types_[type_].element;
        return types_[type_].kind != types::Kind::Array && types_[type_].kind != types::Kind::Struct;
    }

  private:
    bool enter_parameter(std::string_view name) {
        const driver::Subject subject = driver::subject(compiled_);
        for (const module::Parameter& param : subject.program.params(subject.declaration())) {
            if (compiled_.strings().text(param.name) != name) continue;
            type_ = param.type;
            return true;
        }
        return false;
    }
    bool enter_field(std::string_view name) {
        if (types_[type_].kind != types::Kind::Struct) return false;
        for (const types::Field& field : types_[types_[type_].structure].fields) {
            if (compiled_.strings().text(field.name) != name) continue;
            type_ = field.type;
            return true;
        }
        return false;
    }

    const Compiled& compiled_;
    const types::Types& types_;
    types::TypeId type_;
};

void append_table(std::string& out, const Case& item, const std::string& name) {
    const std::string args = "wp_args_" + item.symbol;
    out += "static const weft_glue::Field weft_fields[] = {";
    for (const Place& place : item.places) {
        out += place.member.empty()
                   ? "WEFT_FIELD(" + args + ", " + place.path + "),\n"
                   : "WEFT_MEMBER(" + args + ", " + place.path + ", " + place.member + "),\n";
    }
    out += "{}};\nstatic void weft_forward(const unsigned* shape, void* args) { weft_glue::run(" +
           item.symbol + "_cpu_forward, shape, args); }\n";
    if (item.has_backward) {
        out +=
            "static void weft_backward(const unsigned* shape, void* args, void* adj_args) { weft_glue::run(" +
            item.symbol + "_cpu_backward, shape, args, adj_args); }\n";
    }
    out += "static const weft_glue::Kernel weft_kernel = {sizeof(" + args + "), weft_fields, weft_forward, " +
           (item.has_backward ? "weft_backward" : "nullptr") + "};\n}  // namespace " + name + "\n";
}

}  // namespace

std::string_view text(Measured measured) {
    switch (measured) {
        case Measured::NotAsked:
            return "not measured";
        case Measured::Exact:
            return "exact";
        case Measured::Differs:
            return "warp_differs";
        case Measured::Zero:
            return "none";
        case Measured::Unclear:
            return "unclear";
    }
    return {};
}

std::string_view text(Problem problem) {
    switch (problem) {
        case Problem::None:
            return "none";
        case Problem::Refused:
            return "refused";
        case Problem::HostCompiler:
            return "host-compiler";
        case Problem::Crashed:
            return "crashed";
        case Problem::TooSlow:
            return "too-slow";
        case Problem::NotFinite:
            return "not-finite";
        case Problem::GradientNotFinite:
            return "gradient-not-finite";
        case Problem::InputChanged:
            return "input-changed";
        case Problem::BadInputs:
            return "bad-inputs";
        case Problem::WrongGradient:
            return "wrong-gradient";
    }
    return {};
}

size_t size_of(ScalarCode code) {
    constexpr size_t bytes[] = {1, 1, 2, 2, 4, 4, 8, 8, 2, 2, 4, 8, 1};
    return bytes[static_cast<size_t>(code)];
}

Result<void> compile(Case& item, Compiled& compiled) {
    const std::string file = item.kernel_name + ".py";
    driver::Options options;
    options.module_name = item.kernel_name;
    options.printed_file = file;
    options.kernel = item.kernel_name;
    driver::compile(item.source, options, compiled);
    if (!compiled.ok()) return Error::finding(render(*compiled.first_diag(), compiled.sources()));
    const CompiledModule& module = compiled.modules().front();
    const std::string_view text = module.texts[emit::cpu];
    const auto pieces = module.pieces[emit::cpu];
    const emit::Piece& header = pieces.front();
    WEFT_CHECK(header.kind == emit::PieceKind::Header, "a module begins with its header");
    item.header = text.substr(header.begin, header.end - header.begin);
    item.code = text.substr(header.end);
    item.symbol = module.kernels.front().name;
    item.has_backward = std::any_of(pieces.begin(), pieces.end(), [](const emit::Piece& piece) {
        return piece.kind == emit::PieceKind::EntryPoint && piece.pass == emit::Pass::Backward;
    });
    const lower::LoweredModule& lowered = compiled.lowered(module);
    item.has_powers =
        calls(lowered, [](const builtins::Row& row) { return row.operation() == builtins::Operation::Pow; });
    item.can_widen =
        !calls(lowered, [](const builtins::Row& row) { return row.effect() == builtins::Effect::Noise; });
    return {};
}

Result<void> locate_arguments(Case& item, const Compiled& compiled) {
    item.places.clear();
    for (const inputs::Arg& arg : item.inputs.args) {
        if (!PathWalk(compiled).follow(arg.name, item.places.emplace_back()))
            return Error{"the kernel has no `" + arg.name + "`"};
    }
    return {};
}

std::string batch_text(std::span<const Case* const> cases, Precision precision) {
    WEFT_CHECK(!cases.empty(), "a batch without kernels");
    std::string out(renamed);
    out += cases.front()->header;
    out += prelude;
    if (precision == Precision::Double) out += widen;
    for (size_t i = 0; i < cases.size(); ++i) {
        const std::string name = "weft_" + std::to_string(i);
        out += "namespace " + name + " {\n" + cases[i]->code;
        append_table(out, *cases[i], name);
    }
    out +=
        "extern \"C\" __attribute__((visibility(\"default\"))) const weft_glue::Kernel* const weft_kernels[] "
        "= {\n";
    for (size_t i = 0; i < cases.size(); ++i) out += "&weft_" + std::to_string(i) + "::weft_kernel,\n";
    return out + "};\n";
}

}  // namespace weft::verify
