// libFuzzer: any bytes as the textual form of the IR. What is taken for functions prints as text that is
// taken for the same functions; nothing crashes.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.h"
#include "base/strings.h"
#include "ir/parse.h"
#include "ir/print.h"
#include "ir/verify.h"
#include "types/types.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    weft::Strings strings;
    weft::types::Types types(strings);
    const auto parsed = weft::ir::parse({reinterpret_cast<const char*>(data), size}, types, strings);
    if (!parsed) return 0;
    const auto functions = static_cast<uint32_t>(parsed.value().size());
    for (const auto& [title, function] : parsed.value()) {
        if (weft::ir::verify(function, {types, strings, functions, UINT32_MAX})) continue;
        std::string text;
        weft::ir::print(function, title, types, strings, text);
        const auto again = weft::ir::parse(text, types, strings);
        WEFT_CHECK(again.ok() && again.value().size() == 1, "what was printed is read");
        WEFT_CHECK(weft::ir::same(function, again.value()[0].function, types), "and is the same");
    }
    return 0;
}
