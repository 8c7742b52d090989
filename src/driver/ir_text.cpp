#include "driver/ir_text.h"

#include "ir/print.h"

namespace weft::driver {

std::string ir_text(const Compiled& compiled, const CompiledModule& module) {
    const lower::LoweredModule& lowered = compiled.lowered(module);
    std::string out;
    const auto add = [&](std::string_view kind, StringId name, const ir::Function& body) {
        const std::string title = std::string(kind) + " " + std::string(compiled.strings().text(name));
        ir::print(body, title, compiled.types(), compiled.strings(), out);
    };
    for (const lower::LoweredFunction& function : lowered.functions)
        add("function", lowered.declaration(compiled.program(), function.id).native_name, function.body);
    for (const lower::LoweredKernel& kernel : lowered.kernels)
        add("kernel", compiled.program().kernels[kernel.id.index].key, kernel.body);
    return out;
}

}  // namespace weft::driver
