// libFuzzer: any bytes through parse, print and parse again. A tree comes back equal from its text,
// its spans lie in the source, and a refusal can be rendered; nothing crashes or overflows the stack.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.h"
#include "base/strings.h"
#include "source/render.h"
#include "syntax/parse.h"
#include "syntax/print.h"
#include "syntax/tree.h"

namespace {

using namespace weft::syntax;

void check_spans(const Tree& tree) {
    for (uint32_t i = 0; i < tree.size(); ++i) {
        const Node& node = tree[NodeId{i}];
        WEFT_CHECK(node.span.begin <= node.span.end && node.span.end <= tree.source().size(),
                   "a span lies in the source");
        if (info(node.kind).placed) {
            WEFT_CHECK(tree.position(node.span.begin).line == node.line,
                       "a node's line is that of its first byte");
        }
        for (NodeId child : tree.children(NodeId{i}))
            WEFT_CHECK(!child.valid() || child.index < i, "children come first");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    static weft::Strings strings;  // reused, so that what one file leaves behind is found
    static Tree tree, again;
    static const auto well_known = strings.mark();
    strings.rewind(well_known);
    static weft::Sources sources;
    sources.clear();
    const weft::SourceId source =
        sources.add("fuzz.py", std::string_view(reinterpret_cast<const char*>(data), size));
    if (const auto diag = parse(sources, source, strings, tree)) {
        const weft::Span span = diag->place.span;
        WEFT_CHECK(diag->place.source == source, "a diagnostic knows its file");
        WEFT_CHECK(span.begin <= span.end && span.end <= tree.source().size(), "a span lies in the source");
        WEFT_CHECK(!weft::render(*diag, sources).empty(), "a diagnostic has a text");
        return 0;
    }
    check_spans(tree);
    const std::string text = print(tree, strings);
    WEFT_CHECK(!parse(sources, sources.add("printed.py", text), strings, again),
               "a printed tree is accepted");
    WEFT_CHECK(equal(tree, again), "a printed tree comes back equal");
    return 0;
}
