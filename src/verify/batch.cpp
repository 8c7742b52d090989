#include "verify/batch.h"

#include "base/diag.h"

namespace weft::verify {
namespace {

constexpr std::string_view prelude =
#include "verify/prelude.inc"
    ;
constexpr std::string_view widen =
#include "verify/widen.inc"
    ;

// Calls of these become calls of what the prelude defines.
constexpr std::string_view renamed = "#define powf weft_powf\n#define pow weft_pow\n";

// The last line of what is the same in every text.
constexpr std::string_view last_define =
    "#define adj_int(x, adj_x, adj_ret) adj_cast_int(x, adj_x, adj_ret)\n";

Error refusal(const driver::FileResult& result, const std::string& file) {
    if (result.diag) return {render(*result.diag, result.source, file)};
    for (const driver::ModuleResult& module : result.modules) {
        if (module.diag) return {render(*module.diag, result.source, file)};
    }
    return {"no kernel"};
}

// The first parameter that is an array of structs, or nothing.
std::string_view array_of_structs(const driver::Workspace& workspace) {
    const types::Types& types = workspace.types();
    const module::Kernel& kernel = workspace.program().kernels[workspace.lowered().kernels[0].id.index];
    for (const module::Parameter& param : workspace.program().params(kernel)) {
        const types::Type& type = types[param.type];
        if (type.kind == types::Kind::Array && types[type.element].kind == types::Kind::Struct)
            return workspace.strings().text(param.name);
    }
    return {};
}

void append_table(std::string& out, const Case& item, const std::string& name) {
    const std::string args = "wp_args_" + item.symbol;
    out += "static const weft_glue::Field weft_fields[] = {";
    for (const synth::Arg& arg : item.inputs.args) out += "WEFT_FIELD(" + args + ", " + arg.name + "),\n";
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

Result<void> compile(Case& item, driver::Workspace& workspace) {
    const std::string file = item.kernel_name + ".py";
    driver::Options options;
    options.module_name = item.kernel_name;
    options.printed_file = file;
    options.kernel = item.kernel_name;
    const driver::FileResult& result = workspace.compile(item.source, options);
    if (!result.ok() || result.modules.empty()) return refusal(result, file);
    if (const auto name = array_of_structs(workspace); !name.empty())
        return Error{"`" + std::string(name) + "` is an array of structs, which is not filled yet"};
    const driver::ModuleResult& module = result.modules.front();
    const size_t end = module.texts[0].find(last_define);
    WEFT_CHECK(end != std::string_view::npos, "the head of a CPU text");
    item.header = module.texts[0].substr(0, end + last_define.size());
    item.code = module.texts[0].substr(end + last_define.size());
    item.symbol = module.kernels.front().name;
    item.has_backward = item.code.find(item.symbol + "_cpu_backward(") != std::string::npos;
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
