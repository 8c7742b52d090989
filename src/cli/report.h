// The parts of a report on one compiled file: diagnostics as a reader sees them, and as JSON.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/json_write.h"
#include "cli/kernel_facts.h"
#include "driver/compile.h"

namespace weft::cli {

void write_diag(JsonWriter& json, const Diag& diag, const Sources& sources);

// All diagnostics of a file, rendered; a diagnostic that several modules share appears once.
std::string rendered_diags(const Compiled& compiled);

// `outputs` names the files written for a module, empty where there is none.
struct ModuleOutputs {
    emit::PerTarget<std::string> files;
};
void write_file_report(JsonWriter& json, const Compiled& compiled, std::string_view file,
                       std::span<const ModuleOutputs> outputs, const driver::Options& options,
                       KernelFacts& facts);

}  // namespace weft::cli
