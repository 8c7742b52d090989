#include "score/python_answer.h"

#include "driver/compile.h"
#include "facts/literals.h"
#include "source/render.h"
#include "syntax/print.h"
#include "verify/batch.h"

namespace weft::score {
namespace {

struct Chosen {
    const CompiledModule* module = nullptr;
    size_t kernel = 0;
};

// By name; else the only one. Nothing: there is none, or one of several cannot be told from the others.
Chosen choose(const Compiled& compiled, std::string_view name) {
    Chosen named, any;
    size_t count = 0;
    for (const CompiledModule& module : compiled.modules()) {
        for (size_t i = 0; i < module.kernels.size(); ++i) {
            any = {&module, i};
            ++count;
            if (module.kernels[i].key == name) named = any;
        }
    }
    if (named.module != nullptr) return named;
    return count == 1 ? any : Chosen{};
}

// "s.pos" of a parameter `s` that is called `t` here: "t.pos".
std::string renamed(std::string_view path, std::string_view parameter) {
    const size_t dot = path.find('.');
    return std::string(parameter) + std::string(dot == std::string_view::npos ? "" : path.substr(dot));
}

// The inputs of the other kernel, under the names of this one's parameters.
inputs::Inputs inputs_for(const driver::Subject& subject, const inputs::Inputs& asked) {
    inputs::Inputs inputs = asked;
    const module::Kernel& kernel = subject.declaration();
    std::string_view last;
    size_t parameter = static_cast<size_t>(-1);
    for (size_t i = 0; i < inputs.args.size(); ++i) {
        const std::string_view path = asked.args[i].name, base = path.substr(0, path.find('.'));
        if (i == 0 || base != last) ++parameter;
        last = base;
        if (parameter >= kernel.param_count) break;  // lay_out says what is missing
        const module::Parameter& here = subject.program.parameters[kernel.first_param + parameter];
        inputs.args[i].name = renamed(path, subject.strings.text(here.name));
    }
    return inputs;
}

bool same(const verify::Layout& a, const verify::Layout& b) {
    if (a.args_size != b.args_size || a.parameters != b.parameters || a.fields.size() != b.fields.size())
        return false;
    for (size_t i = 0; i < a.fields.size(); ++i) {
        const verify::Field &x = a.fields[i], &y = b.fields[i];
        if (x.offset != y.offset || x.scalar != y.scalar || x.components != y.components ||
            x.is_array != y.is_array || x.ndim != y.ndim || x.element_size != y.element_size ||
            x.inner != y.inner)
            return false;
    }
    return true;
}

}  // namespace

std::string printed_python(const Compiled& compiled) {
    return syntax::print(compiled.tree(), compiled.strings());
}

PythonAnswer compile_python_answer(std::string_view code, const verify::Case& asked) {
    PythonAnswer answer;
    Compiled compiled;
    driver::Options options;
    options.module_name = asked.kernel_name;
    const std::string file = asked.kernel_name + ".py";
    options.printed_file = file;
    driver::compile(code, options, compiled);
    if (compiled.modules().empty() || !compiled.ok()) {
        const Diag* const diag = compiled.first_diag();
        answer.refusal = diag != nullptr ? render(*diag, compiled.sources()) : "it declares no kernel";
        return answer;
    }
    answer.printed = printed_python(compiled);
    const Chosen chosen = choose(compiled, asked.kernel_name);
    if (chosen.module == nullptr) {
        answer.refusal = "it declares not one kernel, and none is called `" + asked.kernel_name + "`";
        return answer;
    }
    if (auto escape = facts::escapes_its_literal(compiled)) {
        answer.refusal = std::move(*escape);
        return answer;
    }
    answer.item = asked;
    answer.item.source = code;
    verify::take(answer.item, compiled, *chosen.module, chosen.kernel);
    if (!asked.inputs.are_known()) return answer;
    const driver::Subject subject = driver::subject(compiled, *chosen.module, chosen.kernel);
    answer.item.inputs = inputs_for(subject, asked.inputs);
    const auto placed = verify::lay_out(answer.item, subject);
    if (!placed) {
        answer.misfit = "it has other parameters: " + placed.error();
    } else if (!same(answer.item.layout, asked.layout) || answer.item.dims != asked.dims) {
        answer.misfit = "it has parameters of other types, or another launch";
    }
    return answer;
}

}  // namespace weft::score
