// A file for the tests of the module level: parsed and evaluated, with its names at hand.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/number_text.h"
#include "module/evaluate.h"
#include "syntax/parse.h"

namespace weft::module {

struct ModuleCase {
    explicit ModuleCase(std::string text, std::string_view name = "case")
        : source(std::move(text)), types(strings) {
        diag = syntax::parse(sources, sources.add("case.py", source), strings, tree);
        if (!diag) diag = evaluate(sources, tree, name, strings, types, program);
    }

    // The construct that refused the file, "" if none did.
    std::string refused() const { return diag ? std::string(info(diag->kind).construct) : ""; }
    Value value(std::string_view name) const {
        const auto id = strings.find(name);
        return id ? program.lookup(ScopeId{0}, *id) : Value{};
    }
    Integer integer(std::string_view name) const { return value(name).integer; }
    double real(std::string_view name) const { return value(name).real; }
    bool is_unknown(std::string_view name) const { return value(name).kind == ValueKind::Unknown; }
    std::string_view text(StringId id) const { return strings.text(id); }
    const Kernel& kernel(std::string_view name) const { return program.kernels[value(name).id]; }
    std::string construct(const Unsupported& unsupported) const {
        return unsupported ? std::string(info(unsupported.kind).construct) : "";
    }

    std::string source;
    Sources sources;
    Strings strings;
    types::Types types;
    syntax::Tree tree;
    Program program;
    std::optional<Diag> diag;
};

}  // namespace weft::module
