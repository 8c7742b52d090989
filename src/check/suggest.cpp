#include "check/suggest.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "base/nearest.h"
#include "builtins/builtins.h"

namespace weft::check {
namespace {

void offer_builtins(const Compiled& compiled, Nearest& nearest) {
    for (const builtins::Row& row : builtins::rows()) nearest.offer(compiled.strings().text(row.name));
}

// Names that the file binds, parameters and arguments among them.
void offer_names(const Compiled& compiled, Nearest& nearest) {
    const syntax::Tree& tree = compiled.tree();
    for (uint32_t i = 0; i < tree.size(); ++i) {
        const syntax::Node& node = tree[syntax::NodeId{i}];
        switch (node.kind) {
            case syntax::Kind::Name:
                if (node.context() == syntax::Context::Store)
                    nearest.offer(compiled.strings().text(node.text));
                break;
            case syntax::Kind::Arg:
            case syntax::Kind::FunctionDef:
            case syntax::Kind::ClassDef:
                nearest.offer(compiled.strings().text(node.text));
                break;
            default:
                break;
        }
    }
}

void offer_fields(const Compiled& compiled, Nearest& nearest) {
    const types::Types& types = compiled.types();
    for (uint32_t i = 0; i < types.structure_count(); ++i) {
        for (const types::Field& field : types[types::StructId{i}].fields)
            nearest.offer(compiled.strings().text(field.name));
    }
}

}  // namespace

std::string suggestion(const Diag& diag, const Compiled& compiled) {
    if (diag.args.empty()) return {};
    std::string_view wrong = diag.args[0];
    const size_t dot = wrong.rfind('.');
    const std::string_view before = dot == std::string_view::npos ? "" : wrong.substr(0, dot + 1);
    wrong.remove_prefix(before.size());
    Nearest nearest(wrong);
    switch (diag.kind) {
        case DiagKind::UndefinedName:
        case DiagKind::UnknownFunction:
            if (before.empty()) offer_names(compiled, nearest);
            if (nearest.best().empty()) offer_builtins(compiled, nearest);
            break;
        case DiagKind::NoAttribute:
            offer_fields(compiled, nearest);
            if (nearest.best().empty()) offer_builtins(compiled, nearest);
            break;
        default:
            return {};
    }
    if (nearest.best().empty()) return {};
    return "did you mean `" + std::string(before) + std::string(nearest.best()) + "`?";
}

}  // namespace weft::check
