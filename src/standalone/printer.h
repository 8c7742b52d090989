// The printers behind print() (program.h): one of the file, which knows what its functions share, and one of
// each function. A construct without a plain form is noted, once, and printing goes on: whoever asked gets
// the refusal and no text.
// Printing notes what the file needs, in the order of printing: two expressions are never printed as
// arguments of one call, as C++ leaves open which of them comes first.
#pragma once

#include <deque>
#include <optional>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

#include "standalone/file_names.h"
#include "standalone/plan.h"
#include "standalone/program.h"
#include "typed/body.h"
#include "typed/variables.h"

namespace weft::standalone {

using plain::Binding;
using plain::Piece;
using typed::Body;
using typed::Kind;
using typed::NodeId;
namespace field = syntax::field;

// Of an operator that C++ has for numbers; empty: it has none.
struct Sign {
    std::string_view text;
    Binding binding;
};
Sign sign_of(syntax::Operator op);

// A function of the file as callers see it.
struct Callee {
    const lower::LoweredFunction* function;
    std::string name;
    std::vector<Parameter> parameters;
    std::string result;                // its C++ type
    std::vector<std::string> members;  // of the result, where there are several
};

class FunctionPrinter;

class FilePrinter {
  public:
    FilePrinter(const driver::Subject& subject, const Comments& comments, plain::Support& support,
                Program& out);

    const driver::Subject& subject;
    const Comments& comments;
    plain::Support& support;
    FileNames names;
    Program& out;
    std::deque<Callee> callees;
    std::optional<typed::Refusal> refusal;

    void refuse(std::string what, uint32_t line);
    std::string type(types::TypeId id, uint32_t line);
    std::string global_name(StringId python);
    const Callee* find(const lower::LoweredFunction& function) const;
    // A name for a number of the module, which is then defined at the top of the file.
    std::string constant(StringId python, std::string_view type, const std::string& value);
    Struct& structure(types::StructId id, uint32_t line);
    Parameter parameter(StringId python, types::TypeId type, uint32_t line);

    void print_function(const lower::LoweredFunction& function);
    void print_kernel(unsigned dims, const Plan& plan, std::span<const std::optional<uint32_t>> launch);
    void print_structs();
    // The lines that find out which thread this is, as far as `body` asks, and end one that is too many.
    std::string kernel_head(const Plan& plan, const std::vector<std::string>& thread, std::string_view body);
    // What joins nothing with another number: 0, INFINITY, INT32_MIN …
    std::string neutral(const Reduction& reduction) const;
    // The function that joins what the threads have of it, by its name.
    std::string joining_function(const Plan& plan, const Reduction& reduction);

  private:
    std::string signature(std::span<const Parameter> parameters, bool is_kernel) const;
    std::string native_function(const lower::LoweredFunction& function, std::vector<Parameter>& parameters);
    void name_launch(unsigned dims);
    void check_pieces(uint32_t line);
    std::string shared_head(const Plan& plan, FunctionPrinter& printer,
                            const std::vector<std::string>& thread);
    std::string clamped_coordinates(const std::vector<std::string>& thread, const FunctionPrinter& printer);

    struct Named {
        StringId python;
        std::string name, value;
    };
    std::vector<Named> constants_;
    std::vector<std::string> joining_;  // names and types of such functions that are printed
};

class FunctionPrinter {
  public:
    FunctionPrinter(FilePrinter& file, const Body& body);

    // The statements, with this many levels of indentation.
    void print(unsigned depth);
    std::vector<Parameter> parameters;
    std::string text;

    // ---- of a kernel
    struct Thread {
        std::vector<std::string> names;  // of its coordinates
        NodeId statement;                // `i, j = wp.tid()`, which the kernel's head stands for; maybe none
    };
    Thread find_thread(unsigned dims);
    void set_thread(const Thread& thread, std::string_view leave) {
        thread_ = thread;
        leave_ = leave;
    }
    bool leaves_a_loop() const { return leaves_a_loop_; }
    // Loops of which nvcc does not know how often they run.
    bool has_open_loops() const { return has_open_loops_; }
    // Which loads, loops and stores go through shared memory.
    void set_plan(const Plan& plan);
    std::string halo_head();  // fills the tiles of a stencil
    std::string loop_head();  // before a loop over tiles: the thread's place
    std::string product_head(
        const std::vector<std::string>& thread);  // the product, and the elements of a thread
    std::string tile_name(StringId array);
    std::vector<std::string> raw_coordinates() const {  // of the thread, also beyond the end
        return raw_row_.empty() ? std::vector{raw_column_} : std::vector{raw_row_, raw_column_};
    }
    std::string turned_tail();  // behind the statements: what was stored turned
    // Updates of these go to a variable of the thread.
    struct Part {
        const Reduction* reduction;
        std::string name, type;
        std::string place;  // the element that all parts end in
    };
    void keep_parts(std::span<const Reduction> reductions);
    std::string join_parts(const Plan& plan);
    const std::vector<Part>& parts() const { return parts_; }
    std::vector<std::string> members;  // names of several results

  protected:
    // ---- statements
    void block(std::span<const NodeId> statements, unsigned depth);
    void statement(NodeId id, unsigned depth);
    void comment(NodeId id, unsigned depth);
    void line(unsigned depth, std::string_view words);
    void declarations(NodeId before, unsigned depth);
    void assign(NodeId id, unsigned depth);
    void assign_name(NodeId target, NodeId value, unsigned depth);
    void assign_tuple(NodeId target, NodeId value, unsigned depth);
    void unpack_call(NodeId target, NodeId call, unsigned depth);
    void unpack_builtin(std::span<const NodeId> names, NodeId call, const builtins::Row& row, unsigned depth);
    void aug_assign(NodeId id, unsigned depth);
    void for_loop(NodeId id, unsigned depth);
    void if_else(NodeId id, unsigned depth, std::string_view lead);
    void leave(NodeId id, unsigned depth);
    void end_line(NodeId id);
    void hoist_draws(NodeId expression, unsigned depth);
    std::string declared(NodeId target, types::TypeId type);
    bool is_changed_in(std::span<const NodeId> statements, NodeId expression) const;
    bool is_named_in(NodeId name, NodeId expression) const;
    std::optional<int64_t> constant_integer(NodeId node) const;
    void name_members();
    const builtins::Row* atomic_row(syntax::Operator op) const;
    bool is_needed(StringId name) const;

    // ---- shared memory
    void replace_halo_loads();
    const std::string* shared_load(NodeId load) const;  // its text in shared memory; null: it stays
    std::string near_text(const std::string& coordinate, const NearIndex& index) const;
    void tiled_loop(NodeId id, unsigned depth);
    void turned_store(NodeId id, unsigned depth);
    bool is_dropped(NodeId statement) const;
    void fill_tiles(unsigned depth, const std::string& first, const std::string& stage);
    std::string copied(const std::string& to, const std::string& from, types::TypeId element) const;
    void note_shared(const std::string& access, SharedStride stride, types::TypeId element);
    void refuse_shared(const std::string& what);
    std::string tile_size(const Tile& tile) const;
    unsigned bytes_of(types::TypeId type) const;
    Piece loop_bound(NodeId node);

    // Whether this update goes to a variable of the thread; it is printed then.
    bool update_part(NodeId update, unsigned depth);

    // ---- expressions
    Piece expression(NodeId id);
    Piece number(NodeId id);
    Piece literal(NodeId id, const value::Value& value, types::TypeId type);
    Piece constant(NodeId id, const value::Value& value);
    Piece name(NodeId id);
    Piece attribute(NodeId id);
    std::optional<Piece> negative_constant(NodeId id, NodeId operand);
    Piece unary(NodeId id);
    Piece binary(NodeId id);
    Piece arithmetic(NodeId id, syntax::Operator op, const Piece& left, const Piece& right, types::TypeId a,
                     types::TypeId b, types::TypeId result, const builtins::Row* row);
    Piece compare(NodeId id);
    Piece logical(NodeId id);
    Piece choice(NodeId id);

    // ---- arrays and components
    struct Array {
        Piece pointer;
        std::string base;      // whose sizes these are: a name, or a member `s.pos`
        unsigned rank = 0;     // dimensions of that
        unsigned skipped = 0;  // of them, those that are indexed already
        size_t parameter = SIZE_MAX;
        std::vector<uint32_t> fixed;  // of an array on the stack: its sizes

        unsigned ndim() const { return rank - skipped; }
    };
    std::optional<Array> array(NodeId id);
    Array array_named(StringId name);
    std::string size(const Array& array, unsigned dimension);
    Piece offset(const Array& array, std::span<const Piece> indices);
    Piece element_index(const Array& array, unsigned dimension, NodeId index);
    bool may_be_negative(NodeId index) const;
    void set_written(const Array& array);
    // What a chain of subscripts ends in: an element or component, or a part of an array.
    struct Place {
        Piece piece;
        types::TypeId type;
        std::optional<Array> part;     // an array
        std::optional<Array> element;  // the array whose element it is, or is in
        struct Row {
            Piece matrix;
            types::TypeId type;
            plain::Support::Index index;
        };
        std::optional<Row> row;  // of a matrix: nothing that can be assigned to as a whole
    };
    Place place(NodeId id);
    void assign_row(const Place::Row& row, NodeId value, std::string_view sign, unsigned depth);
    types::TypeId type_of(NodeId id) const { return variables_.type_of(id); }
    plain::Support::Index index_of(NodeId id);
    Piece component(NodeId id, const Piece& whole, types::TypeId type, std::span<const NodeId> indices);

    // ---- calls
    Piece call(NodeId id);
    Piece call_function(NodeId id, const Callee& callee);
    Piece call_builtin(NodeId id, const builtins::Row& row);
    Piece atomic(NodeId id, const builtins::Row& row);
    Piece make_struct(NodeId id);
    std::vector<NodeId> arguments(NodeId call, std::span<const std::string_view> names) const;
    std::vector<NodeId> values_of(NodeId call, const builtins::Row& row);

    void find_bound_names(NodeId id);
    Piece refuse(NodeId at, std::string what);
    std::string name_of(StringId python) const { return plain::identifier(body_.text(python)); }

    // One name of a place that is printed under another: `adj_a[i]` for `a[i]`.
    NodeId renamed_;
    std::string other_name_;

    FilePrinter& file_;
    const Body& body_;
    typed::Variables variables_;
    std::set<std::string, std::less<>> own_names_;  // of parameters and variables: they hide functions
    std::unordered_set<uint32_t> bound_;            // names that the function assigns to
    Thread thread_;
    std::string leave_ = "return;";
    bool leaves_a_loop_ = false, has_open_loops_ = false;
    unsigned loops_ = 0;
    struct Alias {
        StringId name;
        Array array;
    };
    std::vector<Alias> aliases_;
    struct Hoisted {
        NodeId call;
        std::string name;
    };
    std::vector<Hoisted> hoisted_;
    NodeId is_alone_;  // a call that is a statement: nobody looks at its result
    std::vector<Part> parts_;
    const Plan* plan_ = nullptr;
    struct Replaced {
        NodeId load;
        std::string text;
    };
    std::vector<Replaced> replaced_;
    struct NamedTile {
        StringId array;
        std::string name;
    };
    std::vector<NamedTile> tiles_;
    std::vector<int64_t> below_, above_;  // by dimension: how far a stencil reaches
    std::string is_inside_, raw_row_, raw_column_, tile_x_, tile_y_;
    std::vector<StringId> counts_;  // names that are never negative here
};

}  // namespace weft::standalone
