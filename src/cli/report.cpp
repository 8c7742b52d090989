#include "cli/report.h"

#include <unordered_set>

#include "base/hex.h"

#include "emit/target.h"
#include "module/identity.h"
#include "source/render.h"

namespace weft::cli {
namespace {

// What a launch of CUDA code has to ask for; most kernels keep no tiles there.
void write_shared_memory(JsonWriter& json, const CompiledKernel& kernel) {
    const auto& [forward, backward] = kernel.shared[emit::cuda];
    if (forward == 0 && backward == 0) return;
    json.key("shared_memory").begin_object();
    for (const auto& [pass, bytes] : {std::pair{"forward", forward}, std::pair{"backward", backward}}) {
        json.key(pass);
        bytes ? json.value(*bytes) : json.null();
    }
    json.end_object();
}

void write_kernel(JsonWriter& json, const Compiled& compiled, const CompiledModule& module, size_t index,
                  const driver::Options& options, KernelFacts& facts) {
    const CompiledKernel& kernel = module.kernels[index];
    json.begin_object().member("key", kernel.key).member("line", kernel.line).member("status", "ok");
    json.member("name", kernel.name).member("hash", hex(kernel.digest));
    if (module.printed) {
        json.key("bytes").begin_object();
        for (size_t i = 0; i < emit::targets.size(); ++i) {
            if (options.targets.has(i)) json.member(emit::targets[i].name, kernel.bytes[i]);
        }
        json.end_object();
    }
    if (options.output == driver::Output::Module && options.targets.has(emit::cuda))
        write_shared_memory(json, kernel);
    facts.write(json, driver::subject(compiled, module, index));
    json.end_object();
}

void write_refused(JsonWriter& json, const KernelRefusal& kernel) {
    json.begin_object().member("key", kernel.key).member("line", kernel.line).member("status", "refused");
    json.member("construct", info(kernel.diag.kind).construct).end_object();
}

void write_module(JsonWriter& json, const Compiled& compiled, const CompiledModule& module,
                  const ModuleOutputs* outputs, const driver::Options& options, KernelFacts& facts) {
    json.begin_object().member("name", module.name).member("primary", module.primary);
    json.member("status", module.ok() ? "ok" : "refused");
    json.key("kernels").begin_array();
    for (size_t i = 0; i < module.kernels.size(); ++i)
        write_kernel(json, compiled, module, i, options, facts);
    for (const KernelRefusal& kernel : module.refused) write_refused(json, kernel);
    json.end_array();
    for (size_t i = 0; i < emit::targets.size(); ++i) {
        if (!module.printed || !options.targets.has(i)) continue;
        json.key(emit::targets[i].name).begin_object();
        if (outputs != nullptr && !outputs->files[i].empty()) json.member("file", outputs->files[i]);
        json.member("bytes", module.texts[i].size());
        if (module.ok()) json.member("module_hash", hex(module.hashes[i]));
        json.end_object();
    }
    json.key("diagnostics").begin_array();
    for (const Diag& diag : module.diags) write_diag(json, diag, compiled.sources());
    json.end_array().end_object();
}

}  // namespace

void write_diag(JsonWriter& json, const Diag& diag, const Sources& sources) {
    const Shown shown = shown_at(diag.place, sources);
    json.begin_object();
    json.member("construct", info(diag.kind).construct);
    json.member("message", message(diag)).member("help", help(diag));
    json.member("line", shown.line).member("column", shown.column);
    json.member("end_line", shown.end_line).member("end_column", shown.end_column);
    if (const Place place = sources.in_file(diag.place); place.source.valid())
        json.member("file", sources[place.source].name());
    if (!diag.imports.empty()) {
        json.key("imports").begin_array();
        for (const Place& import : diag.imports) {
            json.begin_object().member("file", sources[import.source].name());
            json.member("line", shown_at(import, sources).line).end_object();
        }
        json.end_array();
    }
    json.end_object();
}

std::string rendered_diags(const Compiled& compiled) {
    std::string text;
    std::unordered_set<std::string> told;
    const auto add = [&](std::span<const Diag> diags) {
        for (const Diag& diag : diags) {
            std::string one = render(diag, compiled.sources());
            if (told.contains(one)) continue;
            text += one;
            told.insert(std::move(one));
        }
    };
    add(compiled.diags());
    for (const CompiledModule& module : compiled.modules()) add(module.diags);
    return text;
}

void write_file_report(JsonWriter& json, const Compiled& compiled, std::string_view file,
                       std::span<const ModuleOutputs> outputs, const driver::Options& options,
                       KernelFacts& facts) {
    json.begin_object().member("file", file).member("status", compiled.ok() ? "ok" : "refused");
    json.key("modules").begin_array();
    for (size_t i = 0; i < compiled.modules().size(); ++i) {
        write_module(json, compiled, compiled.modules()[i], i < outputs.size() ? &outputs[i] : nullptr,
                     options, facts);
    }
    json.end_array().key("diagnostics").begin_array();
    for (const Diag& diag : compiled.diags()) write_diag(json, diag, compiled.sources());
    json.end_array().end_object();
}

}  // namespace weft::cli
