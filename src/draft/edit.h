// Edit: changes of a draft. Makes nodes, with their types where the maker knows them, and puts them in place
// of others. A node that is replaced is overwritten, so that nobody above it changes. Look again after a
// change.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "draft/look.h"

namespace weft::draft {

// A name and what it becomes, which nothing in the file is called yet.
struct Renaming {
    StringId from, to;
};

class Edit {
  public:
    Edit(Draft& draft, Strings& strings) : draft_(draft), strings_(strings) {}

    // ---- expressions
    NodeId name(StringId text, const Type& type = {});
    NodeId target(StringId text, const Type& type = {});  // the same, to be written
    NodeId whole(int64_t value);
    NodeId real(std::string_view text);  // as it is to be written, "0.5"
    NodeId truth(bool value);
    NodeId attribute(NodeId value, std::string_view text, const Type& type = {});
    NodeId warp(std::string_view text);  // wp.<text>
    NodeId call(NodeId function, std::span<const NodeId> args, const Type& type = {});
    NodeId warp_call(std::string_view name, std::span<const NodeId> args, const Type& type = {});
    NodeId binary(syntax::Operator op, NodeId left, NodeId right);
    NodeId minus(NodeId operand);
    NodeId compare(syntax::CompareOperator op, NodeId left, NodeId right);
    NodeId logical(syntax::BoolOperator op, std::span<const NodeId> values);
    NodeId choice(NodeId test, NodeId yes, NodeId no);
    NodeId subscript(NodeId array, std::span<const NodeId> indexes, const Type& type,
                     syntax::Context context = syntax::Context::Load);
    NodeId copy(NodeId id);  // with all that is in it
    // The opposite of a test, as people write it: `a >= b` for `a < b`.
    NodeId negated(NodeId test);

    // ---- statements
    NodeId assign(NodeId target, NodeId value);
    NodeId augmented(syntax::Operator op, NodeId target, NodeId value);
    NodeId expression(NodeId value);
    NodeId branch(NodeId test, std::span<const NodeId> body, std::span<const NodeId> otherwise = {});
    NodeId count(StringId variable, std::span<const NodeId> bounds,
                 std::span<const NodeId> body);                // for … range
    NodeId repeat(NodeId test, std::span<const NodeId> body);  // while
    NodeId leave(NodeId value = {});                           // return
    NodeId next_round();                                       // continue

    // ---- places
    // An expression stands where another one stood. What is put there must not contain the old one: copy it.
    void replace(NodeId old, NodeId by);
    void set_block(const Slot& slot, std::span<const NodeId> statements);
    // A statement gives way to others; comments and the blank line above it go to the first of them.
    void replace(const Slot& slot, std::span<const NodeId> statements);
    void insert(const Slot& slot, NodeId statement);  // in front of what stands there
    void move_notes(NodeId from, NodeId to);
    void comment_above(NodeId statement, std::string_view text);
    void comment_behind(NodeId statement, std::string_view text);

    // ---- names
    StringId intern(std::string_view text) { return strings_.intern(text); }
    std::string_view text(StringId id) const { return strings_.text(id); }
    // The first that the file does not use; else the last one with a number.
    StringId fresh(std::initializer_list<std::string_view> candidates);
    StringId fresh(std::string_view wanted) { return fresh({wanted}); }
    // In one definition: a local, or a parameter (also in calls by keyword, in the inputs and in the words).
    void rename(StringId from, StringId to, NodeId definition) {
        const Renaming one{from, to};
        rename({&one, 1}, definition);
    }
    void rename(std::span<const Renaming> names, NodeId definition);
    void rename_everywhere(StringId from, StringId to);  // a constant, function or struct

    // ---- parameters
    // As the file spells such a type elsewhere, or else as people do.
    NodeId annotation(const Type& type);
    void add_parameter(NodeId definition, size_t at, StringId name, NodeId annotation);
    void remove_parameter(NodeId definition, size_t at);
    // Of the kernel, with its input (name and type are set here).
    void add_kernel_parameter(size_t at, StringId name, const Type& type, inputs::Arg arg);
    void remove_kernel_parameter(StringId name);
    inputs::Arg* input(StringId name);  // of a parameter that is no struct; null: there is none

    // ---- the file
    void add_constant(StringId name, NodeId value);       // behind the constants and imports
    void add_function(NodeId definition, NodeId before);  // in front of another definition
    NodeId function(StringId name, std::span<const StringId> names, std::span<const NodeId> annotations,
                    NodeId returns, std::span<const NodeId> body);

    Draft& draft() { return draft_; }

  private:
    NodeId add(Kind kind, uint8_t detail, StringId text, const Type& type);
    void insert_into_module(size_t at, NodeId statement);
    void rename_below(NodeId id, std::span<const Renaming> names);
    void rename_keywords(NodeId id, std::span<const Renaming> names, StringId called);
    void rename_inputs(std::span<const Renaming> names);

    Draft& draft_;
    Strings& strings_;
};

// The dtype of an input as docs/inputs.md names it: "vec3f"; of an array: of its elements.
std::string dtype_text(const Type& type);

}  // namespace weft::draft
