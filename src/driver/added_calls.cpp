#include "driver/added_calls.h"

#include "source/render.h"
#include "syntax/parse.h"

namespace weft::driver {
namespace {

// Is it one expression and nothing else?
Result<void> check_expression(const std::string& call) {
    Sources sources;
    Strings strings;
    syntax::Tree tree;
    const SourceId id = sources.add("the call", call);
    if (const auto diag = syntax::parse(sources, id, strings, tree))
        return Error::usage(render(*diag, sources));
    const auto body = tree.field(tree.root(), syntax::field::Module::body);
    if (body.size() != 1 || tree[body[0]].kind != syntax::Kind::Expr)
        return Error::usage("a call that is added is one expression, as in make_kernel(4, wp.float32)");
    return {};
}

}  // namespace

Result<std::string> with_calls(std::string_view source, const std::vector<std::string>& calls) {
    std::string text(source);
    if (!text.empty() && text.back() != '\n') text += '\n';
    for (size_t i = 0; i < calls.size(); ++i) {
        if (const auto is_one = check_expression(calls[i]); !is_one) return is_one.failure();
        text += "_weft_call_" + std::to_string(i) + " = " + calls[i] + "\n";
    }
    return text;
}

}  // namespace weft::driver
