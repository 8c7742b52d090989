// run_native NATIVE FOLDER FILE...: each FILE is C++ text that defines `attack()`; it is put into a kernel
// that is otherwise fine, as text that left its string would be. All are compiled together and run as `weft
// validate` runs rows, each after the other. Prints a line for each: its name, the problem, the first line of
// the detail.
#include <cstdio>
#include <iostream>
#include <vector>

#include "base/files.h"
#include "verify/execution.h"
#include "verify/host_compiler.h"

namespace weft {
namespace {

constexpr std::string_view before_name = "import warp as wp\n\n@wp.kernel\ndef ";
constexpr std::string_view behind_name = R"((x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = 2.0 * x[i]
)";

inputs::Arg argument(const char* name, inputs::Role role, inputs::Fill fill) {
    inputs::Arg arg;
    arg.name = name;
    arg.role = role;
    arg.fill = fill;
    arg.dtype = "float32";
    arg.ndim = 1;
    arg.high = 1;
    return arg;
}

// The text stands before the kernel, and the kernel's entry point calls it first.
Result<verify::Case> attacked(const std::string& name, const std::string& text) {
    verify::Case item;
    item.source = std::string(before_name) + name + std::string(behind_name);
    item.kernel_name = name;
    item.inputs.args = {argument("x", inputs::Role::In, inputs::Fill::Uniform),
                        argument("y", inputs::Role::Out, inputs::Fill::Zero)};
    Compiled memory;
    if (auto compiled = verify::compile(item, memory, emit::TargetSet::only(emit::cpu)); !compiled)
        return compiled.failure();
    if (auto placed = verify::lay_out(item, driver::subject(memory)); !placed) return placed.failure();
    const size_t body = item.code.find('{', item.code.find("_cpu_forward(\n")) + 1;
    item.code = text + "\n" + item.code.substr(0, body) + "\n    attack();" + item.code.substr(body);
    item.has_backward = false;
    return item;
}

int run(const std::vector<std::string>& words) {
    const auto sandbox = contain::Sandbox::find();
    if (!sandbox) return 3;
    std::cout << contain::text(sandbox.value().means()) << "\n";
    std::vector<verify::Case> cases;
    for (size_t i = 2; i < words.size(); ++i) {
        const auto text = read_file(words[i]);
        auto item = text ? attacked(stem(words[i]), text.value()) : Result<verify::Case>(text.failure());
        if (!item) {
            std::cout << item.error() << "\n";
            return 3;
        }
        cases.push_back(std::move(item).value());
    }
    const std::atomic<bool> never = false;
    verify::HostCompiler compiler({"c++", words[0], words[1], false, false, 60}, sandbox.value(), never);
    std::vector<const verify::Case*> all;
    for (const verify::Case& item : cases) all.push_back(&item);
    const auto library = compiler.build(all, verify::Precision::AsWritten, "hostile");
    if (!library) {
        std::cout << library.error() << "\n";
        return 3;
    }
    for (uint32_t i = 0; i < cases.size(); ++i) {
        const verify::Worker worker =
            verify::cpu_worker(sandbox.value(), library.value(), i, {}, std::chrono::seconds(3), never);
        const verify::Outcome outcome = verify::execute(cases[i], worker, {});
        std::string detail = outcome.detail;
        for (char& c : detail) c = c == '\n' ? ' ' : c;
        std::cout << cases[i].kernel_name << "\t" << verify::text(outcome.problem) << "\t" << detail
                  << std::endl;
    }
    return 0;
}

}  // namespace
}  // namespace weft

int main(int count, char** words) {
    if (count < 4) return 2;
    return weft::run(std::vector<std::string>(words + 1, words + count));
}
