#include "verify/batch.h"

#include <algorithm>
#include <set>

#include "driver/compile.h"
#include "facts/precision.h"
#include "source/render.h"

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

// What is stored to; whether there are tiles or atomics, and whether a value that one returned is used: then
// the order shows in which threads came.
void find_writes(Case& item, const lower::LoweredModule& lowered, const Strings& strings) {
    item.has_atomics = item.has_tiles = item.order_shows = false;
    item.stored.clear();
    const auto look = [&](const ir::Function& body) {
        std::set<uint32_t> returned;
        for (const ir::Inst& inst : body.insts) {
            const builtins::Row* row = inst.builtin();
            if (row != nullptr && row->effect() == builtins::Effect::ArrayStore) {
                const ir::Value& array = body.values[body.range(inst.args)[0].index];
                if (array.spelling == ir::Spelling::Parameter)
                    item.stored.emplace_back(strings.text(array.name));
            }
            if (row != nullptr && row->effect() == builtins::Effect::Tile) {
                item.has_tiles = true;
                item.has_atomics |= row->operation() == builtins::Operation::Add;
            }
            if (row == nullptr || row->effect() != builtins::Effect::Atomic) continue;
            item.has_atomics = true;
            for (const ir::ValueId value : body.range(inst.results)) returned.insert(value.index);
        }
        for (const ir::Inst& inst : body.insts) {
            for (const ir::ValueId value : body.range(inst.args))
                item.order_shows |= returned.contains(value.index);
        }
    };
    for (const auto& function : lowered.functions) look(function.body);
    for (const auto& kernel : lowered.kernels) look(kernel.body);
}

// The least precise float that is rounded to, and whether threads share a stack: each takes from it what
// comes.
void find_values(Case& item, const lower::LoweredModule& lowered, const types::Types& types) {
    item.coarsest = types::Scalar::Float64;
    const auto look = [&](const ir::Function& body) {
        for (const ir::Value& value : body.values) {
            if (types[value.type].kind == types::Kind::TileStack)
                item.order_shows = item.has_atomics = true;  // pushes are counted by an atomic
        }
        item.coarsest = facts::coarsest_rounding(body, types, item.coarsest);
    };
    for (const auto& function : lowered.functions) look(function.body);
    for (const auto& kernel : lowered.kernels) look(kernel.body);
}

// False: what is to be changed does not stand there.
bool apply(const CodeChange& change, const CompiledModule& module, std::string& code) {
    const std::string_view text = module.texts[emit::cpu];
    const auto pieces = module.pieces[emit::cpu];
    for (const emit::Piece& piece : pieces) {
        if (piece.kind != emit::PieceKind::Kernel || piece.pass != change.pass) continue;
        const size_t at = text.find_first_not_of('\n', piece.begin) + change.at;
        if (at > piece.end || text.substr(at, change.fix.size()) != change.fix) return false;
        code.replace(at - pieces.front().end, change.fix.size(), change.written);
        return true;
    }
    return false;
}

// The host compiler says whether its memory is laid out as layout.h has it.
void append_checks(std::string& out, const std::string& args, const Layout& layout) {
    const auto check = [&](const std::string& what, uint64_t value) {
        out += "static_assert(" + what + " == " + std::to_string(value) + ", \"layout\");\n";
    };
    check("sizeof(" + args + ")", layout.args_size);
    for (const Field& field : layout.fields) {
        const std::string value = "((" + args + "*)0)->" + field.path;
        check("__builtin_offsetof(" + args + ", " + field.path + ")", field.offset);
        if (!field.is_array) {
            check("sizeof(" + value + ")", uint64_t{field.components} * field.scalar_size());
            continue;
        }
        const std::string element = "weft_glue::Element<decltype(" + args + "::" + field.path + ")>::type";
        check("sizeof(" + element + ")", field.element_size);
        if (!field.member.empty()) {
            check("__builtin_offsetof(" + element + ", " + field.member + ")", field.inner);
            check("sizeof(((" + element + "*)0)->" + field.member + ")",
                  uint64_t{field.components} * field.scalar_size());
        }
    }
}

void append_table(std::string& out, const Case& item, Precision precision, const std::string& name) {
    if (item.inputs.are_known())
        append_checks(out, "wp_args_" + item.symbol,
                      precision == Precision::Double ? item.wide_layout : item.layout);
    out += "static void weft_forward(const unsigned* shape, void* args) { weft_glue::run(" + item.symbol +
           "_cpu_forward, shape, args); }\n";
    if (item.has_backward) {
        out +=
            "static void weft_backward(const unsigned* shape, void* args, void* adj_args) { weft_glue::run(" +
            item.symbol + "_cpu_backward, shape, args, adj_args); }\n";
    }
    if (item.by_thread) {
        out +=
            "static void weft_thread(const unsigned* shape, unsigned long long number, void* args) { "
            "weft_glue::run_thread(" +
            item.symbol + "_cpu_kernel_forward<false>, shape, number, args); }\n";
    }
    out += std::string("static const weft_glue::Kernel weft_kernel = {weft_forward, ") +
           (item.has_backward ? "weft_backward, " : "nullptr, ") +
           (item.by_thread ? "weft_thread" : "nullptr") + "};\n}  // namespace " + name + "\n";
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
        case Problem::TooLarge:
            return "too-large";
        case Problem::NotFinite:
            return "not-finite";
        case Problem::GradientNotFinite:
            return "gradient-not-finite";
        case Problem::InputChanged:
            return "input-changed";
        case Problem::OutsideArray:
            return "outside-array";
        case Problem::OutputRead:
            return "output-read";
        case Problem::NotDeterministic:
            return "not-deterministic";
        case Problem::NothingWritten:
            return "nothing-written";
        case Problem::BadInputs:
            return "bad-inputs";
        case Problem::CudaCompiler:
            return "cuda-compiler";
        case Problem::GpuFault:
            return "gpu-fault";
        case Problem::GpuDiffers:
            return "gpu-differs";
        case Problem::NoInputs:
            return "no-inputs";
        case Problem::CompilersDiffer:
            return "compilers-differ";
        case Problem::AnswerDiffers:
            return "answer-differs";
        case Problem::Machine:
            return "machine";
        case Problem::WrongGradient:
            return "wrong-gradient";
    }
    return {};
}

Result<void> compile(Case& item, Compiled& compiled, emit::TargetSet targets) {
    const std::string file = item.kernel_name + ".py";
    driver::Options options;
    options.module_name = item.kernel_name;
    options.printed_file = file;
    options.kernel = item.kernel_name;
    options.targets = targets;
    options.block_dims[emit::cuda] = item.inputs.block;
    driver::compile(item.source, options, compiled);
    if (!compiled.ok()) return Error::finding(render(*compiled.first_diag(), compiled.sources()));
    if (compiled.modules().size() != 1 || compiled.modules().front().kernels.size() != 1)
        return Error::finding("the text has not one kernel `" + item.kernel_name + "`");
    take(item, compiled, compiled.modules().front(), 0);
    if (item.change && !apply(*item.change, compiled.modules().front(), item.code))
        return Error::finding("the code is not what the fault was made for");
    return {};
}

void take(Case& item, const Compiled& compiled, const CompiledModule& module, size_t kernel) {
    const std::string_view text = module.texts[emit::cpu];
    const auto pieces = module.pieces[emit::cpu];
    const emit::Piece& header = pieces.front();
    WEFT_CHECK(header.kind == emit::PieceKind::Header, "a module begins with its header");
    item.header = text.substr(header.begin, header.end - header.begin);
    item.code = text.substr(header.end);
    item.symbol = module.kernels[kernel].name;
    item.dims = module.kernels[kernel].dims;
    item.has_backward = std::any_of(pieces.begin(), pieces.end(), [&](const emit::Piece& piece) {
        return piece.kind == emit::PieceKind::EntryPoint && piece.pass == emit::Pass::Backward &&
               piece.subject == kernel;
    });
    const lower::LoweredModule& lowered = compiled.lowered(module);
    item.has_powers =
        calls(lowered, [](const builtins::Row& row) { return row.operation() == builtins::Operation::Pow; });
    find_writes(item, lowered, compiled.strings());
    find_values(item, lowered, compiled.types());
    if (!module.texts[emit::cuda].empty()) item.cuda = cuda::unit_of(module);
    for (size_t pass = 0; pass < item.shared_memory.size(); ++pass)
        item.shared_memory[pass] =
            static_cast<uint32_t>(module.kernels[kernel].shared[emit::cuda][pass].value_or(0));
    item.can_widen =
        !calls(lowered, [](const builtins::Row& row) { return row.effect() == builtins::Effect::Noise; });
}

Result<void> lay_out(Case& item, const driver::Subject& subject) {
    if (!item.inputs.are_known()) return {};
    // Fewer than the kernel has are followed by ones.
    if (item.inputs.dims > item.dims)
        return Error{"the launch has " + std::to_string(item.inputs.dims) + " dimensions, the kernel " +
                     std::to_string(item.dims)};
    if (item.inputs.block == 0 && item.has_tiles)
        return Error{"a kernel with tiles is launched in blocks, as `block(64)` behind its launch says"};
    WEFT_TRY(item.layout, lay_out(subject, item.inputs, Precision::AsWritten));
    WEFT_TRY(item.wide_layout, lay_out(subject, item.inputs, Precision::Double));
    return {};
}

std::string common_text(const Case& item, Precision precision) {
    std::string out(renamed);
    out += item.header;
    out += prelude;
    if (precision == Precision::Double) out += widen;
    return out;
}

std::string batch_text(std::span<const Case* const> cases, Precision precision) {
    WEFT_CHECK(!cases.empty(), "a batch without kernels");
    std::string out;
    for (size_t i = 0; i < cases.size(); ++i) {
        const std::string name = "weft_" + std::to_string(i);
        out += "namespace " + name + " {\n" + cases[i]->code;
        append_table(out, *cases[i], precision, name);
    }
    out +=
        "extern \"C\" __attribute__((visibility(\"default\"))) const weft_glue::Kernel* const weft_kernels[] "
        "= {\n";
    for (size_t i = 0; i < cases.size(); ++i) out += "&weft_" + std::to_string(i) + "::weft_kernel,\n";
    return out + "};\n";
}

}  // namespace weft::verify
