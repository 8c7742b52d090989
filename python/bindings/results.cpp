#include "results.h"

#include "base/hex.h"
#include "source/render.h"

namespace weft::python {

emit::TargetSet targets_of(const std::string& device) {
    emit::TargetSet targets;
    for (size_t i = 0; i < emit::targets.size(); ++i)
        targets.set(i, device == "both" || device == emit::targets[i].name);
    if (targets.empty())
        raise(Error::usage("device is \"cpu\", \"cuda\" or \"both\", not \"" + device + "\""));
    return targets;
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

namespace {

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

}  // namespace

nb::dict results_of(const Compiled& compiled, const Compiled* columns, const emit::TargetSet& targets) {
    nb::list modules, diagnostics;
    for (const Diag& diag : compiled.diags()) diagnostics.append(diagnostic(diag, compiled.sources()));
    for (size_t i = 0; i < compiled.modules().size(); ++i) {
        const CompiledModule* const own = columns == nullptr ? nullptr : &columns->modules()[i];
        modules.append(module_of(compiled, compiled.modules()[i], own, targets));
    }
    nb::dict out;
    out["modules"] = modules;
    out["diagnostics"] = diagnostics;
    return out;
}

}  // namespace weft::python
