// libFuzzer: any bytes through the whole pipeline. Whatever they are, the result is text for both devices or
// a diagnostic that can be rendered; nothing crashes, overflows the stack or runs on for ever.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.h"
#include "driver/compile.h"
#include "source/render.h"

namespace {

void check_diag(const weft::Diag& diag, const weft::Sources& sources) {
    WEFT_CHECK(!weft::render(diag, sources).empty(), "a diagnostic has a text");
    WEFT_CHECK(diag.place.source.valid(), "a diagnostic knows its file");
    const weft::Span span = diag.place.span;
    WEFT_CHECK(span.begin <= span.end && span.end <= sources[diag.place.source].text().size(),
               "a place lies in its source");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    static weft::Compiled compiled;  // reused, so that what one file leaves behind is found
    weft::driver::Options options;
    options.targets = weft::emit::TargetSet::all();
    options.module_name = "fuzz";
    options.printed_file = "fuzz.py";
    const std::string_view source(reinterpret_cast<const char*>(data), size);
    weft::driver::compile(source, options, compiled);
    for (const weft::Diag& diag : compiled.diags()) check_diag(diag, compiled.sources());
    for (const weft::CompiledModule& module : compiled.modules()) {
        for (const weft::Diag& diag : module.diags) check_diag(diag, compiled.sources());
        if (module.ok()) {
            WEFT_CHECK(!module.texts[weft::emit::cpu].empty() && !module.texts[weft::emit::cuda].empty(),
                       "a compiled module has its texts");
        }
    }
    return 0;
}
