#include "cli/kernel_facts.h"

#include "facts/complexity.h"

namespace weft::cli {

void KernelFacts::write(JsonWriter& json, std::string_view source, const driver::Options& options,
                        std::string_view key) {
    driver::Options alone = options;
    alone.kernel = key;
    alone.module_hashes = false;
    const driver::FileResult& result = workspace_.compile(source, alone);
    if (!result.ok() || result.modules.size() != 1 || result.modules.front().kernels.size() != 1) return;

    const driver::Subject subject = driver::subject(workspace_);
    const facts::Complexity complexity = facts::complexity(subject);
    json.count("difficulty", complexity.difficulty).key("complexity").begin_object();
#define WEFT_COMPLEXITY(name, text) json.count(#name, complexity.name);
#include "dataset/row/complexity.def"
#undef WEFT_COMPLEXITY
    json.end_object();
    const gradient::Gradient gradient = judge_.judge(subject);
    json.key("gradient").begin_object().member("kind", text(gradient.verdict));
    json.member("reason", name(gradient.reason)).end_object();
    json.member("description", describer_.describe(subject, 0, 0));
}

}  // namespace weft::cli
