// The printers behind print() (reference.h): File knows what the functions of one text share, Writer writes
// one function. Something without a form here is noted, once, and writing goes on: whoever asked gets the
// refusal and no text.
#pragma once

#include <deque>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "reference/reference.h"
#include "typed/body.h"
#include "typed/variables.h"

namespace weft::reference {

using plain::Binding;
using plain::Piece;
using typed::Body;
using typed::Kind;
using typed::NodeId;
namespace field = syntax::field;

// Names that nobody else has.
class Names {
  public:
    explicit Names(const driver::Subject& subject);
    bool has(std::string_view name) const { return taken_.count(name) != 0; }
    const std::set<std::string, std::less<>>& all() const { return taken_; }
    // `wish`, or that with the first number that makes it new.
    std::string fresh(const std::string& wish);

  private:
    std::set<std::string, std::less<>> taken_;
};

using NameSet = std::set<uint32_t>;  // StringId::index

// A function of the file as its callers see it.
struct Callee {
    const lower::LoweredFunction* function = nullptr;
    std::string name, signature;       // the types of its parameters
    std::string result;                // its C++ type
    std::vector<std::string> members;  // of a result that has several values
    bool is_qualified = false;         // a device function might be meant without the namespace
    bool writes_memory = false;
};

class File {
  public:
    File(const driver::Subject& all, plain::Support& plain, std::string_view space);

    const driver::Subject& subject;
    plain::Support* support;
    const std::string space;  // the namespace
    Names names;
    std::deque<Callee> callees;
    std::optional<typed::Refusal> refusal;

    void refuse(std::string what, uint32_t line);
    std::string type(types::TypeId id, uint32_t line);
    // The name of a number of the module, or the number itself where the name means something else already.
    Piece constant(StringId python, bool is_name, types::TypeId type, const Piece& value, uint32_t line);
    // A helper function of the sequential atomics, by its name; its text becomes part of the file.
    std::string helper(std::string_view name);
    const Callee* find(const lower::LoweredFunction& function) const;

    void function(const lower::LoweredFunction& function);
    void kernel(unsigned dims);
    std::string text() const;

  private:
    struct Constant {
        StringId python;
        std::string name, value, text;
    };
    struct Helper {
        std::string_view name;
        std::string own_name;
    };
    struct Shared {  // what one attempt to write a function adds
        unsigned ranks = 0;
        std::vector<Constant> constants;
        std::vector<Helper> helpers;
    };

    // The variables of a function whose values nobody reads.
    NameSet unread(const Body& body, unsigned dims);
    void wide_struct(types::StructId id, uint32_t line);

    Shared shared_;
    std::vector<types::StructId> wide_structs_;
    std::string structs_, functions_, kernel_;
};

// The parts of the C++ text that do not depend on a kernel (shared_text.cpp).
std::string array_text(unsigned ranks);
std::string helper_text(std::string_view name, std::string_view own_name);
// `head` with its parameters and `tail`, in several lines where one would be too long.
std::string signature(const std::string& head, std::span<const std::string> parameters,
                      std::string_view tail);

class Writer {
  public:
    // `dead`: variables that nobody reads.
    Writer(File& file, const Body& body, const NameSet& dead);

    void write();
    std::string text;
    NameSet used;                      // names that the text reads
    std::vector<std::string> members;  // of several results
    bool writes_memory = false;

    // ---- of a kernel: the names of the thread's coordinates, by dimension, and which of them are read
    void find_thread(unsigned dims);
    std::vector<std::string> coordinates;
    std::vector<bool> reads_coordinate;

    // Parameters as C++ declares them; one that is not read has no name.
    std::string parameter(const module::Parameter& one, bool is_named);
    std::string name_of(StringId python) const { return plain::identifier(body_.text(python)); }
    bool uses(StringId name) const { return used.count(name.index) != 0; }

  private:
    // ---- statements.cpp
    void block(std::span<const NodeId> statements, unsigned depth);
    void statement(NodeId id, unsigned depth);
    void line(unsigned depth, std::string_view words);
    void declarations(NodeId before, unsigned depth);
    void expression_statement(NodeId value, unsigned depth);
    void if_else(NodeId id, unsigned depth, bool is_chained);
    void while_loop(NodeId id, unsigned depth);
    void for_loop(NodeId id, unsigned depth);
    Piece range_part(NodeId node, const std::string& wish, std::span<const NodeId> body, unsigned depth);
    std::optional<value::Value> static_number(NodeId node) const;
    void leave(NodeId id, unsigned depth);
    bool ends(std::span<const NodeId> statements) const;
    bool binds(NodeId id, StringId name) const;
    bool is_steady(NodeId expression, std::span<const NodeId> statements) const;

    // ---- assignments.cpp
    void assign(NodeId id, unsigned depth);
    void assign_name(NodeId target, NodeId value, unsigned depth);
    void assign_place(NodeId target, NodeId value, unsigned depth);
    void local_array(NodeId target, NodeId call, unsigned depth);
    void assign_tuple(NodeId target, NodeId value, unsigned depth);
    void unpack(std::span<const NodeId> names, NodeId call, unsigned depth);
    void unpack_builtin(std::span<const NodeId> names, NodeId call, const builtins::Row& row, unsigned depth);
    void update(NodeId id, unsigned depth);
    bool is_dead(NodeId name) const { return dead_.count(body_.node(name).text.index) != 0; }
    bool is_row(NodeId target) const;
    void assign_row(NodeId target, NodeId value, std::string_view sign, unsigned depth);
    bool is_in_memory(NodeId place) const;
    bool is_stored_to(NodeId id, StringId root) const;
    std::string declaration(NodeId target, types::TypeId type);
    bool mentions(NodeId expression, StringId name) const;

    // ---- expressions.cpp
    Piece expression(NodeId id);
    // The same, where a value of this scalar type is wanted: a literal takes it.
    Piece operand(NodeId id, types::TypeId wanted);
    Piece literal(NodeId id, const value::Value& value, types::TypeId type);
    std::optional<value::Value> written_number(NodeId id) const;
    Piece named_constant(NodeId id, const value::Value& value);
    Piece name(NodeId id);
    Piece attribute(NodeId id);
    Piece condition(NodeId id);
    Piece unary(NodeId id);
    Piece binary(NodeId id);
    Piece arithmetic(NodeId id, syntax::Operator op, const Piece& left, const Piece& right, types::TypeId a,
                     types::TypeId b, types::TypeId result);
    Piece compare(NodeId id);
    Piece logical(NodeId id);
    Piece choice(NodeId id);

    // ---- places.cpp
    types::TypeId type_of(NodeId id) const { return variables_.type_of(id); }
    Piece subscript(NodeId id);
    Piece component(NodeId id, const Piece& whole, types::TypeId type, std::span<const NodeId> indices);
    Piece member(NodeId id, NodeId base, types::TypeId whole);
    std::string member_size(NodeId array, unsigned dimension);
    std::vector<NodeId> indices_of(NodeId subscript) const;
    bool is_not_negative(NodeId index) const;
    NodeId root_of(NodeId place) const;

    // ---- calls.cpp
    Piece call(NodeId id);
    Piece call_function(NodeId id, const Callee& callee, std::span<const NodeId> given);
    Piece call_builtin(NodeId id, const builtins::Row& row);
    std::optional<Piece> cast_literal(NodeId id, const builtins::Row& row);
    Piece make_struct(NodeId id);
    Piece thread(NodeId id);
    struct Atomic {
        Piece place;
        std::vector<NodeId> values;
        types::TypeId element;
    };
    std::optional<Atomic> atomic_of(NodeId id, const builtins::Row& row);
    Piece atomic(NodeId id, const builtins::Row& row);
    void atomic_statement(NodeId id, const builtins::Row& row, unsigned depth);
    std::vector<NodeId> arguments(NodeId call, std::span<const StringId> names);
    std::vector<NodeId> values_of(NodeId call, const builtins::Row& row);
    Piece support_call(NodeId id, const builtins::Row& row, std::span<const Piece> args,
                       std::span<const types::TypeId> types, types::TypeId result,
                       std::span<const Piece> lengths = {});

    // ---- order.cpp
    enum class Effect : uint8_t { None, Draw, Memory };
    Effect effect_of(NodeId id) const;  // of this very node
    bool has_effect(NodeId id) const;
    bool reads_memory(NodeId id) const;
    void put_in_order(NodeId expression, unsigned depth);
    void note_changes(NodeId id);
    bool is_const(NodeId target) const;

    Piece refuse(NodeId at, std::string what);

    File& file_;
    const Body& body_;
    typed::Variables variables_;
    std::set<std::string, std::less<>> own_names_;  // of parameters and variables: they hide functions
    const NameSet& dead_;
    NameSet changed_;       // names whose value is changed in place
    NameSet not_negative_;  // integers that are never below zero
    Names names_;           // the file's, and those of this function
    NodeId thread_statement_;
    struct Computed {
        NodeId call;
        std::string name;
    };
    std::vector<Computed> computed_;  // calls of this statement that were made before it
};

}  // namespace weft::reference
