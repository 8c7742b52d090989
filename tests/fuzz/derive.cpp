// libFuzzer: any bytes as a stranger's Python file, through what weft makes of its kernels beside Warp's
// text: each is cut out of its file, hashed and varied, as `weft hash` and `weft generate --from` do, and
// written as a plain CUDA project with inputs that are inferred, as `weft cuda` does. Nothing crashes or runs
// on for ever; what was made is not empty, and a refusal has a reason.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "cut/cut.h"
#include "dataset/code/variants.h"
#include "standalone/project.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    using namespace weft;
    static cut::Cutter cutter;  // reused, so that what one file leaves behind is found
    static cut::Cuts cuts;
    static dataset::Variants variants;
    static std::vector<dataset::Variant> varied;
    const driver::Target by_itself;  // no file of a package
    cutter.cut(by_itself, {reinterpret_cast<const char*>(data), size}, "fuzz", cuts);
    constexpr size_t enough = 4;  // kernels of one file
    for (size_t i = 0; i < cuts.kernels.size() && i < enough; ++i) {
        const cut::Cut& one = cuts.kernels[i];
        WEFT_CHECK(!variants.structure(one.source, one.key).empty(), "what was cut out compiles");
        variants.make(one.source, one.key, 1, 2, varied);
        for (const dataset::Variant& variant : varied) {
            WEFT_CHECK(!variants.structure(variant.source, variant.name).empty(), "a variant compiles");
        }
        standalone::Request request;
        request.source = one.source;
        request.name = one.key;
        const auto projects = standalone::make_projects(request, standalone::all_variants());
        if (!projects) {
            WEFT_CHECK(!projects.failure().text.empty(), "a refusal has a reason");
            continue;
        }
        for (const standalone::Written& written : projects.value()) {
            WEFT_CHECK(written.project ? !written.project->files.empty() : !written.why_not.empty(),
                       "a project or a reason");
        }
    }
    return 0;
}
