#include "cli/report.h"

#include <algorithm>

#include "emit/target.h"

namespace weft::cli {
namespace {

struct Place {
    size_t line = 1, column = 1;  // in characters
};

Place place_of(std::string_view source, size_t byte) {
    Place place;
    byte = std::min(byte, source.size());
    for (size_t i = 0; i < byte; ++i) {
        const bool ends_line =
            source[i] == '\n' || (source[i] == '\r' && (i + 1 >= source.size() || source[i + 1] != '\n'));
        if (ends_line) {
            ++place.line;
            place.column = 1;
        } else if ((static_cast<unsigned char>(source[i]) & 0xc0) != 0x80) {
            ++place.column;
        }
    }
    return place;
}

std::string hex(std::span<const uint8_t> bytes) {
    std::string text;
    module::append_hex(text, bytes);
    return text;
}

bool wants(const driver::Options& options, const emit::Target& target) {
    return target.device == emit::Device::Cpu ? options.cpu : options.cuda;
}

void write_kernel(JsonWriter& json, const driver::KernelResult& kernel, bool ok, std::string_view source,
                  const driver::Options& options, KernelFacts& facts) {
    json.begin_object().member("key", kernel.key).count("line", kernel.line);
    json.member("status", ok ? "ok" : "refused");
    if (ok) {
        json.member("name", kernel.name).member("hash", hex(kernel.digest));
        json.key("bytes").begin_object();
        for (const emit::Target& target : emit::targets) {
            if (wants(options, target))
                json.count(target.name, kernel.bytes[static_cast<size_t>(target.device)]);
        }
        json.end_object();
        facts.write(json, source, options, kernel.key);
    }
    json.end_object();
}

void write_module(JsonWriter& json, const driver::ModuleResult& module, const ModuleOutputs* outputs,
                  std::string_view source, const driver::Options& options, KernelFacts& facts) {
    const bool ok = !module.diag;
    json.begin_object().member("name", module.name).member("primary", module.primary);
    json.member("status", ok ? "ok" : "refused");
    json.key("kernels").begin_array();
    for (const driver::KernelResult& kernel : module.kernels)
        write_kernel(json, kernel, ok, source, options, facts);
    json.end_array();
    for (const emit::Target& target : emit::targets) {
        if (!ok || !wants(options, target)) continue;
        const auto device = static_cast<size_t>(target.device);
        json.key(target.name).begin_object();
        if (outputs != nullptr && !outputs->files[device].empty())
            json.member("file", outputs->files[device]);
        json.count("bytes", module.texts[device].size()).member("module_hash", hex(module.hashes[device]));
        json.end_object();
    }
    json.key("diagnostics").begin_array();
    if (module.diag) write_diag(json, *module.diag, source);
    json.end_array().end_object();
}

}  // namespace

void write_diag(JsonWriter& json, const Diag& diag, std::string_view source) {
    const Place begin = place_of(source, diag.span.begin), end = place_of(source, diag.span.end);
    json.begin_object();
    json.member("construct", info(diag.kind).construct);
    json.member("message", message(diag)).member("help", help(diag));
    json.count("line", begin.line).count("column", begin.column);
    json.count("end_line", end.line).count("end_column", end.column);
    json.end_object();
}

std::string rendered_diags(const driver::FileResult& result, std::string_view file_name) {
    if (result.diag) return render(*result.diag, result.source, file_name);
    std::string text;
    for (const driver::ModuleResult& module : result.modules) {
        if (!module.diag) continue;
        const std::string one = render(*module.diag, result.source, file_name);
        if (text.find(one) == std::string::npos) text += one;
    }
    return text;
}

void write_file_report(JsonWriter& json, const driver::FileResult& result, std::string_view file,
                       std::span<const ModuleOutputs> outputs, const driver::Options& options,
                       KernelFacts& facts) {
    json.begin_object().member("file", file).member("status", result.ok() ? "ok" : "refused");
    json.key("modules").begin_array();
    for (size_t i = 0; i < result.modules.size(); ++i) {
        write_module(json, result.modules[i], i < outputs.size() ? &outputs[i] : nullptr, result.source,
                     options, facts);
    }
    json.end_array().key("diagnostics").begin_array();
    if (result.diag) write_diag(json, *result.diag, result.source);
    json.end_array().end_object();
}

}  // namespace weft::cli
