// Private to cut/
// File: a parsed file with its statements, as text in parts: those that are kept, and those that can be
// followed. Where its imports are followed, statements of other files stand behind its own, as far as they
// were needed: a file that is cut out holds them, too.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/strings.h"
#include "cut/statements.h"
#include "source/diag.h"
#include "source/sources.h"
#include "syntax/tree.h"

namespace weft::cut {

using Chosen = std::vector<bool>;        // by statement
using Statements = std::vector<size_t>;  // some of them, in order

// Whether a module is no part of Python, NumPy or Warp's own namespace.
bool is_elsewhere(std::string_view dotted);

// A file that was read for an import; one of a folder without `__init__.py` is empty.
struct Imported {
    std::string_view text;
    bool is_package = false;
};
using ImportedFiles = std::map<std::string, Imported, std::less<>>;  // by dotted name

class File {
  public:
    // Nothing: it was parsed. Its imports lead nowhere.
    std::optional<Diag> parse(std::string_view text, std::string_view name);
    // From now on they lead to these files, of which it is one. Their texts are read when something of them
    // is needed.
    void follow_imports(ImportedFiles files, std::string_view own_name);
    // All that it imports, and the packages around it.
    void read_imports();

    const syntax::Tree& tree() const { return parts_[0].tree; }
    Strings& strings() { return strings_; }
    // Its own, and behind them those of other files: references stay when more are read.
    const std::deque<Statement>& statements() const { return statements_; }
    size_t own_count() const { return own_count_; }
    std::optional<size_t> statement_in(uint32_t line) const;
    const Statements& futures() const { return futures_; }  // `from __future__ import …`
    // The statements that do this with a name.
    std::span<const size_t> binding(StringId name) const { return in(binding_, name); }
    std::span<const size_t> touching(StringId name) const { return in(touching_, name); }
    std::span<const size_t> needing_now(StringId name) const { return in(needing_now_, name); }
    // Names that statements of the file bind, that something is to be known of.
    bool is_bound(StringId name) const;

    // These statements with all that bind what is needed, from these on.
    Statements closure(const Statements& seed, const Statements& optional);

    // What a file made of these statements says, laid out as files are; imports only of what is used.
    std::string text_of(const Statements& kept);
    // The file with empty lines instead of these: lines keep their numbers.
    std::string without(const Chosen& left_out) const;

    // Imports from other files and what hangs on them: statements that cannot run where those are missing.
    Chosen hanging_on_other_files() const;
    bool is_from_another_file(const Statement& statement) const;
    // The same of what closure() gave: imports that lead to a file are no reason.
    bool leads_outside(const Statement& statement) const;
    bool has_star_import() const;
    bool has_open_star();  // one of its own that leads to no file

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
    // One of the files. Names of the first are what they are, those of others have a number before them:
    // "2:scale" is what part 2 calls `scale`.
    struct Part {
        syntax::Tree tree;
        std::string module;
        bool is_package = false;
        Statements stars;
        std::vector<uint32_t> imports;  // parts, in the order of its statements
    };
    using Names = std::unordered_set<StringId>;
    using Used = std::vector<StringId>;  // sorted

    void add_statements(uint32_t part);
    void append_lines(std::string& out, const Statement& statement) const;
    void append_import(std::string& out, const Statement& statement, syntax::NodeId node,
                       const Used& used) const;
    std::string joined_text_of(const Statements& kept);

    // ---- imports (links.cpp)
    StringId name_in(uint32_t part, std::string_view text);
    std::pair<uint32_t, std::string_view> part_and_text(StringId name) const;
    std::optional<uint32_t> part_of(std::string_view module);
    std::string module_meant(const Part& from, syntax::NodeId import_from) const;
    void link(size_t statement);
    void link_import(Statement& one, syntax::NodeId id);
    void link_import_from(Statement& one, syntax::NodeId id);
    // What a name of a part is called there, if it has it.
    std::optional<StringId> find_name(uint32_t part, std::string_view text, unsigned depth = 0);
    // Where a name comes from that only a star import binds: the last one that has it, and its name there.
    std::optional<std::pair<size_t, StringId>> star_with(StringId name, unsigned depth = 0);
    std::string module_of(StringId name, unsigned depth = 0);  // that it is; empty: it is none
    // What `root.rest` needs of other files.
    void follow_path(StringId root, std::string_view rest, std::vector<StringId>& names);
    // Names that these statements use, and what those are called where they come from.
    Names used_by(const Statements& some);
    void lines_of_links(size_t statement, const Statements& kept, const Names& used, std::string& out);
    // Files that are imported before those that import them.
    std::vector<uint32_t> order_of_parts() const;
    bool looks_like_kernel(syntax::NodeId def) const;
    // Those in functions, or those outside of them.
    void find_kernels(syntax::NodeId id, bool in_function, bool wanted, std::vector<Nested>& out) const;

    Sources sources_;
    Strings strings_;
    Strings::Mark mark_ = strings_.mark();
    std::deque<Part> parts_ = std::deque<Part>(1);
    ImportedFiles imported_;
    std::map<std::string, std::optional<uint32_t>, std::less<>> part_numbers_;  // of those that were read
    size_t imported_bytes_ = 0;
    std::deque<Statement> statements_;
    size_t own_count_ = 0;
    std::vector<bool> is_kept_;  // of closure()
    Statements futures_;
    ByName binding_, touching_, needing_now_;
};

}  // namespace weft::cut
