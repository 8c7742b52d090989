#include "cli/kernel_choice.h"

#include <algorithm>
#include <map>

#include "cli/report.h"

namespace weft::cli {
namespace {

constexpr size_t hash_digits = 8;

// "add" of "add_3f9c9282"; nothing of a name that does not end so.
std::string without_hash(const std::string& name) {
    if (name.size() < hash_digits + 2 || name[name.size() - hash_digits - 1] != '_') return {};
    const bool is_hash = std::all_of(name.end() - hash_digits, name.end(),
                                     [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    return is_hash ? name.substr(0, name.size() - hash_digits - 1) : std::string();
}

bool is_missing(const Compiled& compiled) {
    return !compiled.diags().empty() && compiled.diags().front().kind == DiagKind::FileNoSuchKernel;
}

// "scale(x: array(ndim=1, dtype=float32), s: float32)", of an overload "add_3f9c9282(...)"
std::string signature(const Compiled& compiled, const CompiledModule& module, size_t kernel) {
    const std::string key(module.kernels[kernel].key);
    const driver::Subject subject = driver::subject(compiled, module, kernel);
    const bool is_overload = subject.declaration().overload_of.valid();
    std::string text = (is_overload ? module.kernels[kernel].name : key) + "(";
    bool first = true;
    for (const module::Parameter& param : subject.program.params(subject.declaration())) {
        text += std::string(first ? "" : ", ") + std::string(compiled.strings().text(param.name)) + ": " +
                compiled.types().display(param.type);
        first = false;
    }
    return text + ")";
}

}  // namespace

Result<KernelChoice> compile_kernel(const driver::Target& target, std::string_view source,
                                    driver::Options options, const std::string& asked, Compiled& compiled) {
    options.kernel = asked;
    driver::compile_in_project(target, source, options, compiled);
    std::string overload;
    const std::string bare = without_hash(asked);
    if (is_missing(compiled) && !bare.empty()) {
        options.kernel = bare;
        driver::compile_in_project(target, source, options, compiled);
        overload = asked;
    }
    if (!compiled.diags().empty()) return KernelChoice{nullptr, 0, rendered_diags(compiled)};
    std::vector<KernelChoice> found;
    std::multimap<uint32_t, std::string> signatures;  // by line
    for (const CompiledModule& module : compiled.modules()) {
        for (size_t i = 0; i < module.kernels.size(); ++i) {
            signatures.emplace(module.kernels[i].line, signature(compiled, module, i));
            if (overload.empty() || module.kernels[i].name == overload) found.push_back({&module, i, {}});
        }
        for (const KernelRefusal& kernel : module.refused) {
            signatures.emplace(kernel.line, std::string(kernel.key) + " (refused)");
            found.push_back({nullptr, 0, rendered_diags(compiled)});
        }
    }
    std::string list;
    for (const auto& [line, text] : signatures) list += "\n  " + text;
    if (found.empty()) return Error::finding("the file has no kernel `" + overload + "`; there are:" + list);
    if (found.size() > 1 && asked.empty())
        return Error::usage("the file has several kernels; name one with --kernel:" + list);
    if (const auto refused = std::find_if(found.begin(), found.end(),
                                          [](const KernelChoice& each) { return each.module == nullptr; });
        refused != found.end())
        return *refused;
    if (found.size() > 1)
        return Error::usage("`" + asked + "` has several overloads; name one with --kernel:" + list);
    return found.front();
}

}  // namespace weft::cli
