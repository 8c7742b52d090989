#include "cli/inventory_report.h"

#include "cli/report.h"
#include "driver/inventory.h"
#include "source/diag.h"

namespace weft::cli {
namespace {

std::string call_of(const driver::Factory& factory) {
    std::string text = factory.name + "(";
    for (size_t i = 0; i < factory.parameters.size(); ++i)
        text += (i == 0 ? "" : ", ") + factory.parameters[i];
    return text + ")";
}

// FILE:LINE: kind name
void append(std::string& out, std::string_view file, uint32_t line, std::string_view kind,
            const std::string& name) {
    out += std::string(file) + ":" + std::to_string(line) + ": " + std::string(kind) + " " + name;
}

void write_declared(JsonWriter& json, std::string_view key, const std::vector<driver::Declared>& all) {
    json.key(key).begin_array();
    for (const driver::Declared& each : all)
        json.begin_object().member("name", each.name).member("line", each.line).end_object();
    json.end_array();
}

void write_names(JsonWriter& json, std::string_view key, const std::vector<std::string>& names) {
    json.key(key).begin_array();
    for (const std::string& name : names) json.value(name);
    json.end_array();
}

}  // namespace

std::string inventory_text(const Compiled& compiled, std::string_view file) {
    const driver::Inventory found = driver::inventory(compiled);
    std::string out;
    for (const driver::DeclaredKernel& kernel : found.kernels) {
        append(out, file, kernel.line, "kernel", kernel.name);
        if (kernel.refused != nullptr)
            out += " (refused: " + std::string(info(kernel.refused->kind).construct) + ")";
        out += '\n';
    }
    for (const driver::Declared& function : found.functions) {
        append(out, file, function.line, "function", function.name);
        out += '\n';
    }
    for (const driver::Declared& structure : found.structs) {
        append(out, file, structure.line, "struct", structure.name);
        out += '\n';
    }
    for (const driver::Factory& factory : found.factories) {
        append(out, file, factory.line, "factory", call_of(factory) + " of");
        for (size_t i = 0; i < factory.kernels.size(); ++i) out += (i == 0 ? " " : ", ") + factory.kernels[i];
        out += '\n';
    }
    return out;
}

void write_inventory(JsonWriter& json, const Compiled& compiled, std::string_view file) {
    const driver::Inventory found = driver::inventory(compiled);
    json.begin_object().member("file", file).member("status", compiled.ok() ? "ok" : "refused");
    json.key("kernels").begin_array();
    for (const driver::DeclaredKernel& kernel : found.kernels) {
        json.begin_object().member("name", kernel.name).member("line", kernel.line);
        json.member("status", kernel.refused == nullptr ? "ok" : "refused");
        if (kernel.refused != nullptr) json.member("construct", info(kernel.refused->kind).construct);
        json.end_object();
    }
    json.end_array();
    write_declared(json, "functions", found.functions);
    write_declared(json, "structs", found.structs);
    json.key("factories").begin_array();
    for (const driver::Factory& factory : found.factories) {
        json.begin_object().member("name", factory.name).member("line", factory.line);
        write_names(json, "parameters", factory.parameters);
        write_names(json, "kernels", factory.kernels);
        json.end_object();
    }
    json.end_array().key("diagnostics").begin_array();
    for (const Diag& diag : compiled.diags()) write_diag(json, diag, compiled.sources());
    for (const CompiledModule& module : compiled.modules()) {
        for (const Diag& diag : module.diags) write_diag(json, diag, compiled.sources());
    }
    json.end_array().end_object();
}

}  // namespace weft::cli
