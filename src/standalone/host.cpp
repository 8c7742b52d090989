#include "standalone/host.h"

#include <algorithm>

#include "standalone/backward_host.h"
#include "standalone/launch.h"
#include "standalone/main_text.h"
#include "standalone/wrapper.h"

namespace weft::standalone {
namespace {

constexpr std::string_view check_macro = R"(
#define CUDA_CHECK(call)                                                                          \
    do {                                                                                          \
        const cudaError_t status = (call);                                                        \
        if (status != cudaSuccess) {                                                              \
            std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call,                    \
                         cudaGetErrorString(status));                                             \
            std::exit(1);                                                                         \
        }                                                                                         \
    } while (0)
)";

bool has_halves(const plain::Support& support) {
    const auto headers = support.headers();
    return std::any_of(headers.begin(), headers.end(),
                       [](std::string_view one) { return one.find("cuda_") != std::string_view::npos; });
}

std::string includes(const Program& program, const plain::Support& support) {
    std::vector<std::string> all{"<algorithm>", "<cmath>",   "<cstdint>", "<cstdio>",
                                 "<cstdlib>",   "<cstring>", "<vector>",  "<cuda_runtime.h>"};
    for (const std::string_view one : support.headers()) all.emplace_back(one);
    if (program.asserts) all.emplace_back("<cassert>");
    if (program.decides || program.rounds) all.emplace_back("<functional>");
    if (facts(program.variant).arrays == Arrays::PerDevice) all.emplace_back("<thread>");
    for (const std::string_view one : program.headers) all.emplace_back(one);
    std::string out;
    for (const std::string& one : sorted_once(all)) out += "#include " + one + "\n";
    return out;
}

}  // namespace

Result<std::string> host_program(const Program& program, const plain::Support& support,
                                 const std::string& reference, const types::Types& types,
                                 const Strings& strings, const Sample& sample) {
    WEFT_TRY(const std::string main_part, main_text(program, types, strings, sample, has_halves(support)));
    std::string out = "// " + (sample.brief.empty() ? "" : sample.brief + "\n// ") + program.name +
                      ", from " + sample.file + "\n\n";
    out += includes(program, support);
    out += check_macro;
    if (!program.aliases.empty()) out += "\n" + program.aliases;
    if (!program.constants.empty()) out += "\n" + program.constants;
    TextBuffer types_and_functions;
    support.append(types_and_functions);
    if (!types_and_functions.empty()) out += "\n" + types_and_functions.str();
    out += "\n" + program.structs + program.functions + program.kernel;
    if (program.backward) out += "\n" + program.backward->functions + program.backward->kernel;
    out += wrapper_text(program, types);
    if (program.backward) out += backward_wrapper_text(program);
    out += "\n// ---- the same, one thread after the other on the CPU\n\n" + reference;
    return out + main_part;
}

}  // namespace weft::standalone
