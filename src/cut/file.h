// Private to cut/
// File: a parsed file with its statements, as text in parts: those that are kept, and those that can be
// followed.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/strings.h"
#include "cut/statements.h"
#include "source/diag.h"
#include "source/sources.h"
#include "syntax/tree.h"

namespace weft::cut {

using Chosen = std::vector<bool>;        // by statement
using Statements = std::vector<size_t>;  // some of them, in order

class File {
  public:
    // Nothing: it was parsed.
    std::optional<Diag> parse(std::string_view text, std::string_view name);

    const syntax::Tree& tree() const { return tree_; }
    Strings& strings() { return strings_; }
    const std::vector<Statement>& statements() const { return statements_; }
    std::optional<size_t> statement_in(uint32_t line) const;
    const Statements& futures() const { return futures_; }  // `from __future__ import …`
    // The statements that do this with a name.
    std::span<const size_t> binding(StringId name) const { return in(binding_, name); }
    std::span<const size_t> touching(StringId name) const { return in(touching_, name); }
    std::span<const size_t> needing_now(StringId name) const { return in(needing_now_, name); }
    // Names that statements of the file bind, that something is to be known of.
    bool is_bound(StringId name) const;

    // What a file made of these statements says, laid out as files are; imports only of what is used.
    std::string text_of(const Statements& kept) const;
    // The file with empty lines instead of these: lines keep their numbers.
    std::string without(const Chosen& left_out) const;

    // Imports from other files and what hangs on them: statements that cannot run where those are missing.
    Chosen hanging_on_other_files() const;
    bool is_from_another_file(const Statement& statement) const;
    bool has_star_import() const;

    // Definitions of kernels in functions, as far as decorators tell.
    struct Nested {
        StringId name;
        syntax::NodeId def;
    };
    std::vector<Nested> kernels_in_functions() const;
    // Definitions in a statement that look like kernels, but for those in functions.
    size_t kernels_in(size_t statement) const;

  private:
    using ByName = std::unordered_map<StringId, Statements>;
    static std::span<const size_t> in(const ByName& statements, StringId name) {
        const auto known = statements.find(name);
        return known == statements.end() ? std::span<const size_t>() : std::span(known->second);
    }
    void append_import(std::string& out, const Statement& statement, const std::vector<StringId>& used) const;
    bool looks_like_kernel(syntax::NodeId def) const;
    // Those in functions, or those outside of them.
    void find_kernels(syntax::NodeId id, bool in_function, bool wanted, std::vector<Nested>& out) const;

    Sources sources_;
    Strings strings_;
    Strings::Mark mark_ = strings_.mark();
    syntax::Tree tree_;
    std::vector<Statement> statements_;
    Statements futures_;
    ByName binding_, touching_, needing_now_;
};

}  // namespace weft::cut
