// compile(): what became of a Python file, as plain values.
#include "driver/compile.h"
#include "base/files.h"
#include "base/hex.h"
#include "bindings.h"
#include "driver/added_calls.h"
#include "emit/target.h"
#include "source/render.h"

namespace weft::python {
namespace {

struct Question {
    std::string text;                  // what stands in the file
    std::string file;                  // its path, or what it is called in comments and messages
    bool alone = false;                // follow no import
    std::vector<std::string> folders;  // where imported modules are looked for
    std::string kernel;                // only this one
    std::vector<std::string> calls;    // evaluated at the end of the file
    std::string device;
    unsigned block_dim = 0;
};

driver::Options options_of(const Question& question, const std::string& stem) {
    driver::Options options;
    options.targets = emit::TargetSet();
    for (size_t i = 0; i < emit::targets.size(); ++i)
        options.targets.set(i, question.device == "both" || question.device == emit::targets[i].name);
    if (options.targets.empty())
        raise(Error::usage("device is \"cpu\", \"cuda\" or \"both\", not \"" + question.device + "\""));
    options.kernel = question.kernel;
    options.block_dim = question.block_dim;
    options.module_name = stem;
    options.printed_file = options.file_name = question.file;
    options.module_hashes = true;
    options.maps = true;
    return options;
}

nb::dict diagnostic(const Diag& diag, const Sources& sources) {
    const Place place = sources.in_file(diag.place);
    const Shown shown = shown_at(diag.place, sources);
    nb::dict out;
    out["code"] = text(info(diag.kind).construct);
    out["severity"] = info(diag.kind).limit ? "note" : "error";
    out["message"] = text(message(diag));
    out["hint"] = text(help(diag));
    out["file"] = place.source.valid() ? text(sources[place.source].name()) : text("");
    out["line"] = shown.line;
    out["column"] = shown.column;
    out["end_line"] = shown.end_line;
    out["end_column"] = shown.end_column;
    out["rendered"] = text(render(diag, sources));
    return out;
}

// Its argument struct and function, as they stand in the module's text.
std::string own_text(const CompiledModule& module, size_t target, size_t kernel, emit::Pass pass) {
    std::string out;
    for (const emit::Piece& piece : module.pieces[target]) {
        if (piece.subject != kernel || !belongs_to_kernel(piece.kind)) continue;
        if (piece.kind == emit::PieceKind::ArgumentStruct ||
            (piece.kind == emit::PieceKind::Kernel && piece.pass == pass))
            out += module.texts[target].substr(piece.begin, piece.end - piece.begin);
    }
    return out;
}

nb::list map_of(const CompiledModule& module, size_t target) {
    nb::list out;
    for (const emit::MappedLine& mapped : module.maps[target]) {
        const emit::Piece& piece = module.pieces[target][mapped.piece];
        out.append(nb::make_tuple(mapped.line, mapped.file_line, text(text_of(piece.pass).name)));
    }
    return out;
}

nb::dict kernel_of(const CompiledModule& module, size_t index, const emit::TargetSet& targets) {
    const CompiledKernel& kernel = module.kernels[index];
    nb::dict out;
    out["key"] = text(kernel.key);
    out["name"] = text(kernel.name);
    out["hash"] = text(hex(kernel.digest));
    out["line"] = kernel.line;
    out["dims"] = kernel.dims;
    nb::dict forward, backward;
    for (size_t target = 0; target < emit::targets.size(); ++target) {
        if (!targets.has(target) || !module.printed) continue;
        const nb::str name = text(emit::targets[target].name);
        forward[name] = text(own_text(module, target, index, emit::Pass::Forward));
        backward[name] = text(own_text(module, target, index, emit::Pass::Backward));
    }
    out["forward"] = forward;
    out["backward"] = backward;
    return out;
}

nb::dict module_of(const Compiled& compiled, const CompiledModule& module, const CompiledModule* columns,
                   const emit::TargetSet& targets) {
    nb::dict out;
    out["name"] = text(module.name);
    nb::list kernels, diagnostics;
    for (size_t i = 0; i < module.kernels.size(); ++i) kernels.append(kernel_of(module, i, targets));
    for (const Diag& diag : module.diags) diagnostics.append(diagnostic(diag, compiled.sources()));
    nb::dict texts, forward, backward, hashes, maps;
    for (size_t target = 0; target < emit::targets.size(); ++target) {
        if (!targets.has(target) || !module.printed || !module.ok()) continue;
        const nb::str name = text(emit::targets[target].name);
        texts[name] = text(module.texts[target]);
        hashes[name] = text(hex(module.hashes[target]));
        maps[name] = map_of(module, target);
        if (columns == nullptr) continue;
        forward[name] = text(columns->texts[target]);
        backward[name] = text(columns->backward_texts[target]);
    }
    out["kernels"] = kernels;
    out["diagnostics"] = diagnostics;
    out["text"] = texts;
    out["forward"] = forward;
    out["backward"] = backward;
    out["hash"] = hashes;
    out["map"] = maps;
    return out;
}

nb::dict compile(const Question& question) {
    const std::string source = value_of(driver::with_calls(question.text, question.calls));
    const std::string module_name = stem(question.file);
    driver::Options options = options_of(question, module_name);
    Compiled compiled, columns;
    without_lock([&] {
        const driver::Target target =
            question.alone ? driver::Target{}
                           : driver::target_of(question.file, question.folders, driver::Paths::Full);
        const auto compile_into = [&](Compiled& out) {
            if (target.module.empty()) return driver::compile(source, options, out);
            driver::Target with_text = target;
            with_text.text = source;
            driver::compile(with_text, options, out);
        };
        compile_into(compiled);
        options.output = driver::Output::Columns;
        options.maps = options.module_hashes = false;
        if (compiled.ok()) compile_into(columns);
    });
    nb::list modules, diagnostics;
    for (const Diag& diag : compiled.diags()) diagnostics.append(diagnostic(diag, compiled.sources()));
    for (size_t i = 0; i < compiled.modules().size(); ++i) {
        const CompiledModule* const own = compiled.ok() ? &columns.modules()[i] : nullptr;
        modules.append(module_of(compiled, compiled.modules()[i], own, options.targets));
    }
    nb::dict out;
    out["modules"] = modules;
    out["diagnostics"] = diagnostics;
    return out;
}

}  // namespace

void add_compile(nb::module_& module) {
    module.def(
        "compile",
        [](std::string text, std::string file, bool alone, std::vector<std::string> folders,
           std::string kernel, std::vector<std::string> calls, std::string device, unsigned block_dim) {
            return compile({std::move(text), std::move(file), alone, std::move(folders), std::move(kernel),
                            std::move(calls), std::move(device), block_dim});
        },
        nb::kw_only(), nb::arg("text"), nb::arg("file"), nb::arg("alone"), nb::arg("folders"),
        nb::arg("kernel"), nb::arg("calls"), nb::arg("device"), nb::arg("block_dim"),
        nb::sig(
            "def compile(*, text: str, file: str, alone: bool, folders: collections.abc.Sequence[str], "
            "kernel: str, "
            "calls: collections.abc.Sequence[str], device: str, block_dim: int) -> dict[str, typing.Any]"));
}

}  // namespace weft::python
