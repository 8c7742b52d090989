// libFuzzer: module levels that are put together from lines which copy, nest, repeat, compare and search, by
// bytes that choose them. However they meet, the evaluation ends within its budget: soon, and in little
// memory; a refusal has a place.

#include <sys/resource.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.h"
#include "base/strings.h"
#include "module/evaluate.h"
#include "source/render.h"
#include "syntax/parse.h"
#include "types/types.h"

namespace {

using namespace weft;

// `#`, `@` and `$`: names that are there; `&`: a number, small or not.
constexpr std::string_view lines[] = {
    "# = [@, $]",
    "# = (@, $)",
    "# = {@: $}",
    "# = {'k': @, &: $}",
    "# = @ + $",
    "# = @ * &",
    "# = @ * $",
    "# = @[&:]",
    "# = @[::&]",
    "# = @[$]",
    "# = @ == $",
    "# = @ in ($, #)",
    "# = @ < $",
    "# = str(@)",
    "# = f'{@}{$}'",
    "# = '%s%s' % (@, $)",
    "# = hash(@)",
    "# = len(@) + &",
    "# = sorted([@, $])",
    "# = list(range(&))",
    "# = [x for x in range(&) if x != @]",
    "# = [(x, y) for x in range(&) for y in @]",
    "# = {x: @ for x in range(&)}",
    "# = sum([@, $], &)",
    "# = dict(a=@, b=$)",
    "# = lambda x: (x, @)",
    "# = @($)",
    "# = @.x",
    "# = C()",
    "# = wp.types.vector(length=& % 9 + 1, dtype=wp.float32)",
    "# = wp.constant(@)",
    "# = &",
    "# = '&' * &",
    "# = -@",
    "# = not @",
    "# = @ << &",
    "# = @ ** &",
    "#.x = @",
    "#[&] = @",
    "#['k'] = @",
    "#.append(@)",
    "#.extend(@)",
    "#.update(@)",
    "#.pop(&)",
    "del #[&]",
    "del #",
    "# += @",
    "setattr(C, 'x&', @)",
    "C.x& = @",
    "# = getattr(C, 'x&', @)",
    "for # in range(&): @ = (@, $)",
    "for # in @: $ = [#, $]",
    "while @: # = (#, @)",
    "while len(@) < &: @ = @ + @",
    "if @: # = $",
    "if @: raise ValueError",
    "def f(x): return (x, @)",
    "def f(x): return f(x)",
    "# = f(@)",
    "class C: x = @; y = $",
    "class C(C): z = @",
    "import somewhere; somewhere.look_at(@)",
    "# = somewhere.made(@)",
    "@wp.struct\nclass S&:\n    x: float\n    y: wp.vec3",
    "try: # = @[&]\nexcept Exception: # = $",
    "assert @ != $",
    "#, @ = @, $",
    "#, *@ = $",
};
constexpr std::string_view numbers[] = {"0", "1", "2", "7", "40", "300", "-1", "100000", "(1 << 126)"};

std::string source_of(const uint8_t* data, size_t size) {
    std::string text =
        "import warp as wp\n\na, b, c, d = 1, (2, 3), [4], {5: 6}\n\n\nclass C:\n    x = 1\n\n\n";
    size_t at = 0;
    const auto next = [&]() -> size_t { return at < size ? data[at++] : 0; };
    while (at < size && text.size() < 8000) {
        for (const char c : lines[next() % std::size(lines)]) {
            if (c == '#' || c == '$' || (c == '@' && !text.ends_with('\n'))) {
                text += "abcd"[next() % 4];
            } else if (c == '&') {
                text += numbers[next() % std::size(numbers)];
            } else {
                text += c;
            }
        }
        text += '\n';
    }
    return text;
}

double cpu_seconds() {
    rusage used{};
    getrusage(RUSAGE_THREAD, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    // A hundredth of the steps and of the bytes that a file has. A step takes microseconds, also with
    // sanitizers: what takes more is not counted as it should be.
    module::Budget budget;
    budget.steps = 20'000;
    budget.bytes = 160'000;
    constexpr double enough = 2;
    Strings strings;
    types::Types types(strings);
    Sources sources;
    syntax::Tree tree;
    module::Program program;
    const SourceId source = sources.add("fuzz.py", source_of(data, size));
    if (syntax::parse(sources, source, strings, tree)) return 0;
    const double before = cpu_seconds();
    const auto diag = module::evaluate(sources, tree, "fuzz", strings, types, program, budget);
    WEFT_CHECK(cpu_seconds() - before < enough, "what is beyond the budget is refused soon");
    if (diag) WEFT_CHECK(!render(*diag, sources).empty(), "a diagnostic has a text");
    return 0;
}
