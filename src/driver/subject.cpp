#include "driver/subject.h"

#include <algorithm>

namespace weft::driver {

// Callees stand before their callers, so one look from the last to the first finds all.
Functions reached(const lower::LoweredModule& lowered, const ir::Function& body) {
    Functions functions;
    const auto& all = lowered.functions;
    const bool has_companions = std::any_of(all.begin(), all.end(), [](const lower::LoweredFunction& one) {
        return one.body.adjoint.valid() || one.body.replay.valid();
    });
    if (lowered.kernels.size() == 1 && !has_companions) {  // every function was built for it
        for (const lower::LoweredFunction& function : lowered.functions) functions.add(function);
        return functions;
    }
    std::vector<bool> is_reached(lowered.functions.size());
    const auto mark = [&](const ir::Function& caller) {
        for (const ir::FunctionId callee : caller.callees) is_reached[callee.index] = true;
    };
    mark(body);
    for (size_t i = lowered.functions.size(); i-- > 0;) {
        if (is_reached[i]) mark(lowered.functions[i].body);
    }
    for (size_t i = 0; i < lowered.functions.size(); ++i) {
        if (is_reached[i]) functions.add(lowered.functions[i]);
    }
    return functions;
}

const module::Function* Subject::by_hand() const {
    for (const lower::LoweredFunction& function : functions) {
        if (function.body.is_by_hand()) return &lowered.declaration(program, function.id);
    }
    return nullptr;
}

const module::Function* Subject::special() const {
    for (const lower::LoweredFunction& function : functions) {
        if (function.body.by_reference || !lowered.bound_functions(program, function.id).empty())
            return &lowered.declaration(program, function.id);
    }
    return nullptr;
}

const module::Function* Subject::native() const {
    for (const lower::LoweredFunction& function : functions) {
        if (function.body.snippet.valid()) return &lowered.declaration(program, function.id);
    }
    return nullptr;
}

Subject subject(const Compiled& compiled, const CompiledModule& module, size_t kernel) {
    WEFT_CHECK(kernel < module.kernels.size(), "a kernel that is compiled");
    const lower::LoweredModule& lowered = compiled.lowered(module);
    const lower::LoweredKernel& chosen = lowered.kernels[kernel];
    const syntax::Tree& tree = *compiled.program().kernels[chosen.id.index].tree;
    return {tree,   compiled.program(),           compiled.types(), compiled.strings(), lowered,
            chosen, reached(lowered, chosen.body)};
}

Subject subject(const Compiled& compiled) {
    WEFT_CHECK(compiled.modules().size() == 1 && compiled.modules()[0].kernels.size() == 1,
               "a file with one kernel");
    return subject(compiled, compiled.modules()[0], 0);
}

}  // namespace weft::driver
