#include "cuda/compile.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "cuda/ptx.h"

namespace weft::cuda {
namespace {

constexpr Version first_with_pch{12, 8};
constexpr const char* program_name = "weft.cu";  // the traces of it in names are known to ptx.cpp

std::vector<std::string> options_of(const Settings& settings, const CompilerFlags& flags, Version version) {
    const bool real = settings.depth == Depth::MachineCode;
    std::vector<std::string> options{
        std::string("--gpu-architecture=") + (real ? "sm_" : "compute_") +
            std::to_string(settings.architecture),
        "--include-path=" + settings.headers,
        "--std=c++17",
        "--undefine-macro=WP_VERIFY_FP",
        "--define-macro=WP_ENABLE_MATHDX=0",
        std::string("--fmad=") + (flags.fuse_fp ? "true" : "false"),
        "--device-as-default-execution-space",
        "--extra-device-vectorization",
        "--restrict",
        "--diag-suppress=177,550,629",  // the last: a precompiled header of other options is there too
    };
    if (flags.debug) {
        options.insert(options.end(), {"--define-macro=_DEBUG", "--generate-line-info", "--device-debug"});
    } else {
        options.emplace_back("--define-macro=NDEBUG");
        if (flags.lineinfo) options.emplace_back("--generate-line-info");
    }
    if (flags.fast_math) options.emplace_back("--use_fast_math");
    if (version >= first_with_pch) {
        options.insert(options.end(), {"-pch", "--pch-messages=false"});
        if (settings.depth == Depth::Check) options.emplace_back("--Ofast-compile=max");
    }
    if (real) options.emplace_back("--ptxas-options=-v");
    if (settings.max_registers != 0)
        options.push_back("--maxrregcount=" + std::to_string(settings.max_registers));
    if (settings.max_threads != 0)
        options.push_back("--ptxas-options=-maxntid=" + std::to_string(settings.max_threads));
    if (settings.min_blocks != 0)
        options.push_back("--ptxas-options=-minnctapersm=" + std::to_string(settings.min_blocks));
    if (settings.max_registers + settings.max_threads + settings.min_blocks != 0)
        options.emplace_back("--ptxas-options=-override-directive-values");
    return options;
}

// weft_unit_000012: of one length, so that names in PTX have one length too.
std::string namespace_of(size_t index) {
    const std::string number = std::to_string(index);
    return "weft_unit_" + std::string(number.size() < 6 ? 6 - number.size() : 0, '0') + number;
}

// The first lines.
std::string shortened(const std::string& log) {
    constexpr size_t limit = 4000;
    return log.size() <= limit ? log : log.substr(0, log.rfind('\n', limit)) + "\n...";
}

class Compiling {
  public:
    Compiling(const Compiler& nvrtc, std::span<const Unit> units, const Settings& settings,
              const std::atomic<bool>& stop)
        : nvrtc_(nvrtc), units_(units), settings_(settings), stop_(stop) {
        batch_.units.resize(units.size());
    }

    Batch run() {
        std::vector<size_t> left;
        for (size_t i = 0; i < units_.size(); ++i) {
            if (units_[i].needs_library && settings_.depth == Depth::MachineCode) {
                batch_.units[i].verdict = Verdict::NeedsLibrary;
                batch_.units[i].message =
                    "products and solves of tiles are functions of a library for the device (MathDx), which "
                    "Warp links to the kernel and weft has not";
            } else {
                left.push_back(i);
            }
        }
        while (!left.empty()) {
            const std::vector<size_t> together = take_compatible(left);
            compile(together);
        }
        return std::move(batch_);
    }

  private:
    // Those that can be one program with the first: the same header and options, no name twice. One with
    // tables for debuggers is alone, for these are of the whole program.
    std::vector<size_t> take_compatible(std::vector<size_t>& left) const {
        const Unit& first = units_[left.front()];
        const bool alone = first.flags.debug || first.flags.lineinfo;
        std::vector<size_t> together, others;
        std::set<std::string_view> names;
        for (const size_t index : left) {
            const Unit& unit = units_[index];
            const bool fits =
                together.size() < (alone ? 1 : most_units) && unit.header == first.header &&
                unit.flags == first.flags &&
                std::none_of(unit.entries.begin(), unit.entries.end(),
                             [&](const EntryPoint& entry) { return names.contains(entry.name); });
            (fits ? together : others).push_back(index);
            if (!fits) continue;
            for (const EntryPoint& entry : unit.entries) names.insert(entry.name);
        }
        left = std::move(others);
        return together;
    }

    // The first namespace opens on the blank line that ends the header, so that lines in the messages about a
    // unit alone are those of `weft compile -d cuda`. Not with #line: NVRTC warns of it for the sake of its
    // precompiled header.
    std::string text_of(std::span<const size_t> together) const {
        std::string text = units_[together.front()].header;
        if (text.ends_with("\n\n")) text.pop_back();  // not behind functions of a library
        for (size_t i = 0; i < together.size(); ++i)
            text += "namespace " + namespace_of(i) + " {\n" + units_[together[i]].code + "\n}\n";
        return text;
    }

    void compile(std::span<const size_t> together) {
        if (stop_) return;
        const Job job{text_of(together), program_name,
                      options_of(settings_, units_[together.front()].flags, nvrtc_.version()),
                      together.size()};
        Result<Product> product = nvrtc_.compile(job, stop_);
        if (product.ok()) batch_.cpu_seconds += product.value().cpu_seconds;
        if (product.ok() && product.value().ok) {
            const Result<void> taken = take(together, std::move(product).value());
            if (taken) return;
            product = taken.failure();
        }
        if (together.size() > 1) {
            compile(together.first(together.size() / 2));
            compile(together.subspan(together.size() / 2));
            return;
        }
        UnitResult& result = batch_.units[together.front()];
        result = {};
        const bool is_wrong = product.ok() || product.failure().kind == Error::Kind::Findings;
        result.verdict = is_wrong ? Verdict::WrongText : Verdict::CompilerFailed;
        result.message = shortened(product.ok() ? product.value().log : product.error());
    }

    // Hands what came of a program to its units.
    Result<void> take(std::span<const size_t> together, Product product) {
        Usages figures;
        if (settings_.depth == Depth::MachineCode) {
            WEFT_TRY(figures, usages(product.log, product.cubin));
        }
        WEFT_TRY(const std::vector<PtxPart> parts, ptx_parts(product.ptx));
        for (const size_t index : together) {
            UnitResult& result = batch_.units[index];
            result.entries.clear();
            for (const EntryPoint& entry : units_[index].entries) {
                EntryResult& made = result.entries.emplace_back();
                if (settings_.depth == Depth::Check) continue;
                const std::string_view name = entry.name;
                WEFT_TRY(made.ptx, ptx_of_entries(parts, {&name, 1}));
                WEFT_TRY(made.mix, ptx_mix(made.ptx));
                if (settings_.depth != Depth::MachineCode) continue;
                const auto figure = figures.find(entry.name);
                if (figure == figures.end()) return Error{"the assembler tells nothing of " + entry.name};
                made.usage = figure->second;
            }
            result.verdict = Verdict::Compiled;
            result.program = batch_.programs.size();
        }
        batch_.programs.push_back({std::move(product.ptx), std::move(product.cubin)});
        return {};
    }

    const Compiler& nvrtc_;
    std::span<const Unit> units_;
    const Settings& settings_;
    const std::atomic<bool>& stop_;
    Batch batch_;
};

}  // namespace

Unit unit_of(const CompiledModule& module) {
    Unit unit;
    const std::string_view text = module.texts[emit::cuda];
    const auto pieces = module.pieces[emit::cuda];
    WEFT_CHECK(!pieces.empty() && pieces.front().kind == emit::PieceKind::Header,
               "a module begins with its header");
    unit.header = text.substr(0, pieces.front().end);
    unit.code = text.substr(pieces.front().end);
    unit.flags = module.flags;
    unit.block_dim = module.block_dims[emit::cuda];
    unit.needs_library = module.needs_library[emit::cuda];
    for (const emit::Piece& piece : pieces) {
        if (piece.kind != emit::PieceKind::Kernel) continue;
        const CompiledKernel& kernel = module.kernels[piece.subject];
        unit.entries.push_back({std::string(kernel.key), piece.pass,
                                kernel.name + "_cuda_kernel_" + std::string(emit::text_of(piece.pass).name)});
    }
    return unit;
}

Batch compile(const Compiler& nvrtc, std::span<const Unit> units, const Settings& settings,
              const std::atomic<bool>& stop) {
    return Compiling(nvrtc, units, settings, stop).run();
}

}  // namespace weft::cuda
