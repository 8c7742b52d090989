// Private to syntax/.
// The walk behind check(). check.cpp holds statements, check_expr.cpp expressions, check_pattern.cpp
// patterns, check_scopes.cpp what global and nonlocal need. Internal to syntax/: other stages include
// check.h.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_set>

#include "base/strings.h"
#include "syntax/refuse.h"
#include "syntax/tree.h"

namespace weft::syntax {

// The rules of global and nonlocal, over the whole file. Builds tables, so it runs only on files that have
// one.
void check_scopes(const Tree& tree, const Strings& strings, bool future_annotations);

// Two nodes of one text; the second of them, or invalid.
NodeId find_repeated(const Tree& tree, std::span<const NodeId> nodes);

class Checker {
  public:
    Checker(const Tree& tree, const Strings& strings) : tree_(tree), strings_(strings) {}

    void file();  // returns, or throws Refused

  private:
    // Annotation: under the future feature `annotations`, what is never evaluated has a scope of its own.
    enum class Scope : uint8_t { Module, Class, Function, AsyncFunction, Lambda, Comprehension, Annotation };
    // What a break would meet first.
    enum class Jump : uint8_t { Nothing, Loop, ExceptStar };
    struct Place {
        uint32_t blocks = 0;  // loops, with and try around a statement, as CPython counts them
        Jump jump = Jump::Nothing;
        bool in_except_star = false;
    };
    struct Frame {
        Scope scope;
        Frame* outer;
        Place place{};
        NodeId valued_return{};
        bool yields = false;
        bool is_async = false;                 // Comprehension: it awaits
        std::span<const NodeId> generators{};  // Comprehension
        size_t begun = 0;                      // Comprehension: how many of them were entered
    };
    using Names = std::unordered_set<uint32_t>;

    [[noreturn, gnu::cold]] void invalid(NodeId at, std::string text) const;
    [[noreturn, gnu::cold]] void not_assignable(NodeId at) const;
    std::string quoted(StringId text) const { return "`" + std::string(strings_.text(text)) + "`"; }
    bool is_debug(StringId text) const { return debug_.valid() && text == debug_; }
    void bind(NodeId at, StringId text) const {
        if (is_debug(text)) not_assignable(at);
    }

    // check.cpp
    void scan();
    size_t read_futures(std::span<const NodeId> body);
    bool is_future(NodeId id) const;
    void statement(NodeId id);
    void statements(std::span<const NodeId> body);
    void block(NodeId owner, std::span<const NodeId> body, uint32_t blocks);
    void loop(NodeId id, std::span<const NodeId> body, std::span<const NodeId> orelse);
    void try_statement(NodeId id);
    void function(NodeId id);
    void class_definition(NodeId id);
    void return_statement(NodeId id);
    void jump(NodeId id, std::string_view word) const;
    void import(NodeId id) const;
    void import_from(NodeId id) const;
    void annotated_assignment(NodeId id);
    void require_async(NodeId id, std::string_view what) const;

    // check_expr.cpp: only called if full_
    void value(NodeId id) {
        if (full_ && id.valid()) expression(id);
    }
    void values(std::span<const NodeId> list) {
        if (!full_) return;
        for (NodeId id : list) value(id);
    }
    void expression(NodeId id);
    void elements(std::span<const NodeId> list);
    void sequence(NodeId id);
    void parameters(NodeId arguments);
    void defaults(NodeId arguments);
    void annotations(NodeId arguments);
    void annotation(NodeId id);
    void unevaluated(NodeId id);
    void keywords(std::span<const NodeId> list);
    void lambda(NodeId id);
    void comprehension(NodeId id);
    void yield(NodeId id);
    void await(NodeId id);
    void named(NodeId id);
    bool mentions(NodeId id, StringId name) const;

    // check_pattern.cpp
    void match(NodeId id);
    void pattern(NodeId id, bool may_match_all, Names& names);
    void alternatives(NodeId id, bool may_match_all, Names& names);
    void literal(NodeId id) const;
    void mapping(NodeId id, Names& names);
    void capture(NodeId id, Names& names);
    std::string key_text(NodeId id) const;

    const Tree& tree_;
    const Strings& strings_;
    StringId debug_;       // __debug__, if the file has that word
    bool full_ = false;    // expressions matter: the scan saw something in them
    bool scopes_ = false;  // there is a global or a nonlocal
    bool future_annotations_ = false;
    bool compiled_ = true;    // false in annotations that are read but never evaluated
    unsigned iterables_ = 0;  // iterables of comprehensions around an expression
    Frame* frame_ = nullptr;
};

}  // namespace weft::syntax
