// Private to module/.
// The evaluator behind evaluate(): one object per import, its parts in several sources.
//   evaluate.cpp     the boundary, budget, live kernels   statements.cpp   control flow, assignment
//   scopes.cpp       whose name is whose                  expressions.cpp  expressions, comprehensions
//   operators.cpp    Python's operators                   subscripts.cpp   items, slices, parameters of types
//   assign.cpp       names, items, attributes, `del`      attributes.cpp   what `x.name` is
//   containers.cpp   items, keys, iterators               matching.cpp     `match`
//   comparisons.cpp  equality, order, membership          formats.cpp      texts of values
//   calls.cpp        calls of functions                   imports.cpp      what a module name means
//   methods.cpp      methods of containers and strings    conversions.cpp  float(), int(), bool(), str()
//   python_calls.cpp builtins, math, numpy                warp_calls.cpp   types and values of Warp
//   decorators.cpp   kernels, functions                   annotations.cpp  types of parameters
//   enums.cpp        enumerations                        builtin_calls.cpp builtins that Python calls
//   classes.cpp      classes, structs                     slices.cpp       the source text Warp reads
//   options.cpp      options of kernels and modules       files.cpp        files that are imported
//   doubt.cpp        declarations that may happen         namespaces.cpp   names as a dict: `globals()`
//   havoc.cpp        what code that is not followed may change
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/strings.h"
#include "module/evaluate.h"
#include "module/finder.h"
#include "module/late_statics.h"
#include "module/program.h"
#include "module/python_namespace.h"
#include "module/scratch.h"
#include "module/warp_namespace.h"
#include "source/diag.h"
#include "syntax/tree.h"
#include "types/types.h"

namespace weft::module {

using syntax::Kind;
using syntax::Node;
using syntax::NodeId;
namespace field = syntax::field;

// Python raises an exception here: unless a `try` takes it, importing the file fails.
struct PythonError {
    Diag diag;
    StringId type;  // one of Python's own exception classes; invalid: another class, which is not followed
};

// Why the result of `type(x)` of something unknown is: any class of the file may be meant.
constexpr std::string_view some_class = "a class that is not known";
// Of a class whose base lies outside of the project: its attributes are not known, its methods have not run.
constexpr std::string_view outside_base = "a class with a base from outside";
// Of `A | B`, which keeps both and calls neither.
constexpr std::string_view union_of_types = "a union of types";
// The same of a module: any file of the project may be meant.
constexpr std::string_view some_module = "a module that is not known";

// A refusal that no file can be spared: a budget is used up, Warp itself was changed.
struct Stop {
    Diag diag;
};

// Which of several ways a function goes on is not known: its call is Unknown. At the module level the file is
// refused.
struct Vague {
    StringId reason;
};

// A name that an escaped function binds, uses in a way that may change or call its value, or reads items of.
struct Volatile {
    ScopeId where;  // invalid: any class
    StringId name;
    enum Kind : uint8_t { Bound, Used, Touched, Read } kind;
    bool operator==(const Volatile&) const = default;
};

struct Signature;

class Evaluator {
  public:
    Evaluator(Sources& sources, Finder* finder, Strings& strings, types::Types& types, Program& program,
              const Budget& budget)
        : sources_(sources),
          finder_(finder),
          strings_(strings),
          types_(types),
          program_(program),
          budget_(budget),
          scratch_(*program.scratch) {}

    void run(const syntax::Tree& tree, std::string_view module_name);
    void run(std::string_view dotted);
    void finish();

    // ---- after finish(): statics.cpp
    LateValue late_static(const Callable& callable, NodeId call, const LateNames& names);
    void resolve_again(Callable& callable);

  private:
    enum class Flow : uint8_t { Next, Break, Continue, Return };

    // Arguments of a call, on the evaluator's stack; gone when the object is.
    class Args {
      public:
        explicit Args(Evaluator& owner)
            : owner_(owner), first_(owner.arg_stack_.size()), first_keyword_(owner.keyword_stack_.size()) {}
        ~Args() {
            owner_.arg_stack_.resize(first_);
            owner_.keyword_stack_.resize(first_keyword_);
        }
        Args(const Args&) = delete;
        Args& operator=(const Args&) = delete;

        void add(const Value& value) {
            owner_.arg_stack_.push_back(value);
            ++count;
        }
        void add(StringId name, const Value& value) {
            owner_.keyword_stack_.push_back({name, value});
            ++keyword_count;
        }
        Value operator[](size_t i) const { return owner_.arg_stack_[first_ + i]; }
        Keyword keyword(size_t i) const { return owner_.keyword_stack_[first_keyword_ + i]; }
        // Positional argument `i`, or the keyword `name`; Missing if neither is given.
        Value get(size_t i, std::string_view name) const {
            if (i < count) return (*this)[i];
            for (size_t k = 0; k < keyword_count; ++k) {
                if (keyword(k).name.valid() && owner_.text(keyword(k).name) == name) return keyword(k).value;
            }
            return {};
        }
        // An argument that is Unknown, or Missing.
        Value first_unknown() const;

        size_t count = 0, keyword_count = 0;
        bool opaque = false;  // a starred argument whose contents are unknown
        Place place;

      private:
        Evaluator& owner_;
        size_t first_, first_keyword_;
    };

    // A loop over a container: until it is over, a change of what it has yet to read is refused, because the
    // loop reads a copy.
    struct Iteration {
        uint32_t sequence;
        size_t read;  // items before this one were read
        Place loop;
    };
    class Iterating {
      public:
        Iterating(Evaluator& owner, const Value& iterable, Place loop);
        ~Iterating() {
            owner_.iterations_.erase(owner_.iterations_.begin() + first_, owner_.iterations_.end());
        }
        Iterating(const Iterating&) = delete;
        Iterating& operator=(const Iterating&) = delete;

        void next() {
            if (!in_order_) return;
            for (size_t i = 0; i < count_; ++i) ++owner_.iterations_[static_cast<size_t>(first_) + i].read;
        }

      private:
        Evaluator& owner_;
        std::ptrdiff_t first_;
        size_t count_ = 0;
        bool in_order_ = true;
    };

    // Evaluates nodes of another tree as long as it lives: a function's own, a quoted annotation.
    class InTree {
      public:
        InTree(Evaluator& owner, const syntax::Tree* tree) : owner_(owner), outer_(owner.tree_) {
            owner.tree_ = tree;
        }
        ~InTree() { owner_.tree_ = outer_; }
        InTree(const InTree&) = delete;
        InTree& operator=(const InTree&) = delete;

      private:
        Evaluator& owner_;
        const syntax::Tree* outer_;
    };

    // A late wp.static() is evaluated as long as it lives: nothing may be declared.
    class Late {
      public:
        Late(Evaluator& owner, const LateNames& names, ScopeId scope) : owner_(owner) {
            owner.late_ = &names;
            owner.late_scope_ = scope;
        }
        ~Late() {
            owner_.late_ = nullptr;
            owner_.scope_ = {};
            owner_.depth_ = owner_.calls_ = 0;
        }
        Late(const Late&) = delete;
        Late& operator=(const Late&) = delete;

      private:
        Evaluator& owner_;
    };

    // ---- evaluate.cpp
    const Node& node(NodeId id) const { return (*tree_)[id]; }
    std::span<const NodeId> list(NodeId id, unsigned index) const { return tree_->field(id, index); }
    NodeId child(NodeId id, unsigned index) const { return tree_->child(id, index); }
    std::string_view text(StringId id) const { return strings_.text(id); }
    Place place_of(NodeId id) const { return tree_->place(id); }
    bool in_quotes() const { return sources_[tree_->source_id()].outer().has_value(); }
    void step(NodeId at);
    void charge(size_t bytes, Place at);
    void work(size_t items);          // a search through that many
    void work_of_many(size_t items);  // the same where small ones, of which there are many, must add up
    Value unknown(std::string_view reason) const {
        ++vague_count_;
        return make_value(ValueKind::Unknown, strings_.intern(reason));
    }
    Value unknown(std::initializer_list<std::string_view> parts) const;
    // What changed so far: an iterator is read as it was made only if nothing changed since.
    uint32_t moment() const { return changes_ + rebound_; }
    [[noreturn]] void raise(Place at, std::string_view type, std::string_view what) const;
    Scope& scope(ScopeId id) { return program_.scopes[id.index]; }
    Sequence& sequence(const Value& value) { return program_.sequences[value.id]; }
    StringId joined(std::initializer_list<std::string_view> parts) const;
    StringId reason(std::initializer_list<std::string_view> parts) const;
    void find_live_kernels();
    std::vector<bool> kernels_in_cycles(const std::vector<bool>& seen_scope);
    // The file that is being evaluated: of a function that is called, its own.
    uint32_t this_file() const { return program_.scopes[scope_.index].file; }
    File& file() { return program_.files[this_file()]; }
    ScopeId module_scope(ScopeId of) const { return program_.files[program_.scopes[of.index].file].scope; }

    // ---- imports.cpp
    void import_stmt(NodeId id);
    void import_from_stmt(NodeId id);
    void import_names(NodeId id, std::string_view dotted, const Value& module);
    void import_all(NodeId id, const Value& module);
    Value imported(std::string_view dotted, Place at);
    Value module_value(std::string_view dotted, Place at);
    Value import_module(const Args& args, Place at);
    Value own_package_name(StringId name);
    std::string resolved_name(std::string_view name, const Value& package) const;
    bool is_loaded(std::string_view dotted) const;
    static bool is_complete_module(const Value& module);

    // ---- files.cpp
    static bool is_file(const Value& module) {
        return module.kind == ValueKind::Module && module.id == static_cast<uint32_t>(ModuleKind::File);
    }
    bool is_sys_modules(const Value& module) const {
        return module.kind == ValueKind::Module && text(module.text) == "sys.modules";
    }
    Value file_value(uint32_t index) const;
    const uint32_t* file_named(std::string_view dotted) const;
    bool is_followed(std::string_view dotted);
    Value follow(std::string_view dotted, Place at);
    bool finds_elsewhere(const Value& package);
    Value load(std::string_view dotted, const Finder::Found& found, Place at);
    void allow_steps(const syntax::Tree& tree);
    void run_file(uint32_t index);
    void run_file_statement(uint32_t index, NodeId stmt);
    void skip_statement(uint32_t index, NodeId stmt, Diag diag);
    void forget_bindings(NodeId stmt, StringId reason);
    void forget_file(uint32_t index, StringId reason);
    std::string absolute_name(NodeId id);
    Value name_in_file(const Value& module, StringId name, Place at);
    Value imported_name(const Value& module, StringId name, Place at);
    void import_all_of_file(const Value& module, Place at);
    Value dotted_value(std::string_view dotted);
    void put_module(StringId name, const Value& value);

    // ---- namespaces.cpp
    static Value names_of(ScopeId where);
    Value local_names();
    Value unbound_name(StringId name, Place at);
    Value named_item(const Value& names, const Value& key, Place at);
    Value names_method(const Value& names, std::string_view name, Args& args, Place at);

    // ---- scopes.cpp
    ScopeId new_scope(ScopeKind kind, ScopeId parent);
    ScopeId function_parent(ScopeId id) const;
    Value name_value(StringId name, Place at);
    Value find_name(ScopeId from, StringId name) const;
    ScopeId binding_scope(ScopeId from, StringId name) const;
    void bind(StringId name, const Value& value) { bind_from(scope_, name, value); }
    void bind_named(StringId name, const Value& value);
    void bind_from(ScopeId from, StringId name, const Value& value);
    void bind_in(ScopeId where, StringId name, const Value& value);
    void unbind(StringId name, Place at);
    [[noreturn]] void raise_unbound(StringId name, Place at) const;
    Value value_in(ScopeId id, StringId name) const;
    bool is_declared_global(StringId name) const;
    bool has_future_annotations(const syntax::Tree& tree) const;
    static uint64_t function_key(const syntax::Tree& tree, NodeId def) {
        return uint64_t{tree.source_id().index} << 32 | def.index;
    }
    void make_volatile(const Volatile& entry);
    void make_root_volatile(NodeId id, Volatile::Kind use = Volatile::Used);
    uint32_t info_of(const syntax::Tree& tree, NodeId def);

    // What an error must find again when it is caught.
    class Landing {
      public:
        explicit Landing(Evaluator& owner)
            : owner_(owner),
              depth_(owner.depth_),
              calls_(owner.calls_),
              scope_(owner.scope_),
              returned_(owner.returned_),
              handled_(owner.handled_.size()),
              havoc_functions_(owner.havoc_functions_),
              havocked_def_(owner.havocked_def_),
              instance_(owner.instance_) {}
        void restore() const {
            owner_.havocked_def_ = havocked_def_;
            owner_.havoc_functions_ = havoc_functions_;
            owner_.instance_ = instance_;
            owner_.handled_.resize(handled_);
            owner_.depth_ = depth_;
            owner_.calls_ = calls_;
            owner_.scope_ = scope_;
            owner_.returned_ = returned_;
        }

      private:
        Evaluator& owner_;
        uint32_t depth_, calls_;
        ScopeId scope_;
        Value returned_;
        size_t handled_;
        uint32_t havoc_functions_;
        NodeId havocked_def_;
        StringId instance_;
    };

    // ---- statements.cpp, assign.cpp, matching.cpp, classes.cpp, enums.cpp
    Flow block(std::span<const NodeId> body);
    Flow statement(NodeId id);
    Flow statement_inner(NodeId id);
    StringId reason_of(const Value& value, std::string_view fallback) const;
    Flow left_early(NodeId id, StringId reason);
    bool may_leave(NodeId id) const;
    bool may_return(NodeId id) const;
    Flow loop_body(std::span<const NodeId> body);
    Flow vague_loop(NodeId id, StringId reason);
    bool lets_errors_pass(const Value& manager) const;
    Flow match_stmt(NodeId id);
    int matches(NodeId pattern, const Value& subject, std::vector<Keyword>& names);
    NodeId matching_handler(std::span<const NodeId> handlers, const PythonError& error);
    [[noreturn]] void raise_stmt(NodeId id);
    Value root_value(NodeId id);
    void protect(NodeId target, const Value& base);
    Flow if_stmt(NodeId id);
    Flow for_stmt(NodeId id);
    Flow while_stmt(NodeId id);
    Flow try_stmt(NodeId id);
    Flow try_body(NodeId id);
    Flow with_stmt(NodeId id);
    void assign(NodeId target, const Value& value);
    void unpack(std::span<const NodeId> targets, const Value& value, Place at);
    void store_attribute(const Value& base, StringId name, const Value& value, NodeId target);
    void set_attribute(const Value& base, StringId name, const Value& value, Place at);
    void set_component(const Value& base, std::string_view name, const Value& value, Place at);
    void store_item(const Value& base, const Value& index, const Value& value, NodeId target);
    void store_slice(const Value& list, const Value& slice, const Value& value, Place at);
    bool place_in(const Value& index, size_t count, size_t& out, Place at);
    bool index_value(const Value& value, Integer& out) const;
    bool is_object(const Value& value) const;
    bool is_some_module(const Value& value) const {
        return value.kind == ValueKind::Unknown && text(value.text) == some_module;
    }
    Value in_place(syntax::Operator op, const Value& old, const Value& operand, Place at);
    void delete_item(const Value& base, const Value& index, Place at);
    void delete_attribute(const Value& base, StringId name, Place at);
    void aug_assign(NodeId id);
    void ann_assign(NodeId id);
    void delete_target(NodeId target);
    void function_def(NodeId id);
    Value base_class(NodeId id);
    void class_def(NodeId id);
    void note_private_names(NodeId id, StringId owner, bool in_body, bool warp_reads);
    bool is_not_of_warp(NodeId decorator);
    static bool is_private(std::string_view name);
    StringId compiled_name(NodeId id) const;
    bool linearize(ScopeId body, std::span<const ScopeId> bases);
    static bool is_plain_base(std::string_view reason);
    static bool is_from_outside(std::string_view reason);
    StringId inherit(ScopeId body, const Value& base, std::vector<ScopeId>& bases, Place at);
    bool has_hook(ScopeId body);
    void note_operators(ScopeId body);
    Value dataclass(const Value& callee, const Args& args, Place at);
    static bool is_auto(const Value& value);
    void check_enum_binding(const Scope& body, StringId name, const Value& value);
    Value enum_class(ScopeId body, Place at);
    bool shows_itself(const EnumMember& member) const;
    void check_unique(ScopeId body, Place at);
    Value member_of(ScopeId body, const Args& args, Place at);
    Value next_enum_value(Place at);

    // ---- havoc.cpp
    // Code that may or may not run, any number of times: every name it can bind becomes Unknown.
    void havoc(std::span<const NodeId> nodes, std::string_view reason);
    void havoc_node(NodeId id, StringId reason);
    void havoc_target(NodeId target, StringId reason);
    void havoc_value(const Value& handed, StringId reason);
    void havoc_items(const Value& container, StringId reason);
    void havoc_load(NodeId id, StringId reason);
    void havoc_read(NodeId id, StringId reason);
    void havoc_class(ScopeId id, StringId reason);
    void havoc_class_object(ScopeId id, StringId reason);
    void hold_nameless(ScopeId body, const Value& value);
    void havoc_nameless(ScopeId id, StringId reason);
    void havoc_class_def(NodeId id, StringId reason);
    void havoc_signature(NodeId def, StringId reason);
    void havoc_annotation(NodeId id, StringId reason);
    void touch(const Value& value, StringId reason);
    bool declares(const Value& value) const;
    bool is_note_on_function(NodeId target);
    static bool is_shown_by(std::string_view name);
    // An operand of an operator whose result is not known: it shares its items.
    void share(const Value& operand, StringId reason) {
        if (operators_defined_) return havoc_value(operand, reason);
        havoc_items(operand, reason);
    }
    void havoc_attribute(StringId name, StringId reason);
    bool havoc_setattr(NodeId call, StringId reason);
    void havoc_attributes(StringId reason);
    bool is_instance(NodeId id) const;
    bool reaches_names(NodeId call);
    void havoc_function(const Value& function, StringId reason);
    void havoc_defaults(const Value& function, StringId reason);
    void havoc_args(const Args& args, std::string_view callee);
    void havoc_decorators(NodeId id, unsigned part, StringId reason);
    void havoc_call(NodeId id, StringId reason);
    void havoc_body(const syntax::Tree& tree, NodeId def, ScopeId parent, bool is_method, StringId qualname,
                    StringId reason);

    // ---- doubt.cpp
    // Declarations that may or may not happen.
    bool doubt_decorator(NodeId decorator, NodeId def, StringId reason);
    const uint32_t* module_given(NodeId call, size_t position);
    bool doubt_call(NodeId call, const Value& callee, StringId reason);
    void doubt_function(StringId key, StringId reason, StringId file = {});
    std::vector<StringId> settle_doubts(StringId file);
    void doubt_kernels(uint32_t file, Place at, std::string_view what, StringId reason);
    void doubt_functions(std::string_view whose);
    void doubt_any_import(std::string_view whose, StringId reason);
    StringId qualname_of(StringId name);
    Value reached_import(NodeId import, NodeId alias);
    void doubt_import(const syntax::Tree& tree, NodeId import, std::string_view module, bool is_package,
                      StringId reason);
    void doubt_import_module(NodeId call, StringId reason);
    void doubt_file(std::string_view dotted, StringId reason);
    void doubt_definitions(const syntax::Tree& tree, NodeId id, const std::string& prefix,
                           std::string_view module, bool is_package, StringId reason);
    uint32_t declared_count(StringId key) const;
    bool doubt_class_attribute(NodeId call, StringId reason);
    void keep_in_class(ScopeId body, NodeId value, StringId reason);
    bool only_makes_functions(const Value& callee) const;
    bool may_name_file(NodeId import, NodeId alias);
    void doubt_modules(NodeId name, StringId reason);
    Value peek(NodeId id);
    [[noreturn]] void refuse_conditional(Place at, std::string_view what, StringId reason);

    // ---- expressions.cpp
    Value expr(NodeId id);
    Value expr_inner(NodeId id);
    Value constant(NodeId id);
    Value attribute_expr(NodeId id);
    Value subscript(NodeId id);
    Value matrix_element(NodeId row, NodeId whole);
    Value item(const Value& base, const Value& index, Place at);
    Value bool_op(NodeId id);
    Value compare(NodeId id);
    Value collection(NodeId id, ValueKind kind);
    Value dict_display(NodeId id);
    Value comprehension(NodeId id);
    void generate(std::span<const NodeId> generators, const Value* first, NodeId element, NodeId value,
                  std::vector<Value>& out, std::vector<Value>& over, StringId& reason);
    void assign_dict_item(const Value& dict, const Value& key, const Value& given, Place at);
    static constexpr size_t no_key = SIZE_MAX, no_answer = SIZE_MAX - 1;
    size_t find_key(const Value& dict, const Value& key, Place at);
    void check_hashable(const Value& value, Place at, unsigned nesting = 0);
    Value kept(const Value& value);
    bool slice_range(const Value& slice, Integer size, Integer& start, Integer& stop, Integer& stride);
    Value joined_string(NodeId id);
    Value lambda(NodeId id);
    Value new_sequence(ValueKind kind);
    Value sequence_of(ValueKind kind, std::span<const Value> items, Place at);
    Value iterator_of(std::span<const Value> items, std::span<const Value> over, bool in_order, Place at);
    // Appends the items of an iterable; false if they are not known. A set has no order that is followed.
    enum class Order : uint8_t { Shows, DoesNotMatter };
    bool append_items(const Value& iterable, std::vector<Value>& out, Place at, Order order = Order::Shows);
    void note_change(const Value& container, size_t index = SIZE_MAX);
    bool truth(const Value& value, bool& known) const;

    // ---- attributes.cpp
    static bool is_special(std::string_view name);
    static bool is_reserved(std::string_view name);
    static bool reaches_everything(std::string_view name);
    void note_frame(std::string_view name);
    Value attribute_value(const Value& base, StringId name, Place at);
    Value find_attribute(const Value& base, StringId name, Place at);
    Value class_of(const Value& declared) const;
    Value new_method(const Value& self, StringId name, const Value& function);
    Value module_member(const Value& base, StringId name, Place at);
    Value function_member(const Value& base, StringId name, Place at);
    Value class_member(const Value& base, StringId name);
    Value enum_member_attribute(const Value& base, StringId name);

    // ---- operators.cpp, comparisons.cpp, formats.cpp
    Value binary(syntax::Operator op, const Value& left, const Value& right, Place at);
    Value unary(syntax::UnaryOperator op, const Value& operand, Place at);
    Value compared(syntax::CompareOperator op, const Value& left, const Value& right, Place at);
    Value number_binary(syntax::Operator op, const Value& left, const Value& right, Place at);
    Value int_binary(syntax::Operator op, Integer a, Integer b, Place at);
    Value float_binary(syntax::Operator op, double a, double b, Place at);
    Value composite_binary(syntax::Operator op, const Value& left, const Value& right, Place at);
    Value scalar_binary(syntax::Operator op, const Value& left, const Value& right, Place at);
    Value compared_items(syntax::CompareOperator op, const Value& left, const Value& right, Place at);
    bool is_number(const Value& value) const;
    Value plain_number(const Value& value) const;
    // Python's ==: 1 equal, 0 not, -1 not known.
    int equal(const Value& a, const Value& b, unsigned nesting = 0);
    // str(value), or false if not known.
    bool str_of(const Value& value, std::string& out) const;
    bool repr_of(const Value& value, std::string& out) const;
    bool formatted(const Value& value, std::string_view spec, std::string& out, Place at);
    Value formatted_by(std::string_view all, const Args& args, Place at);
    Value percent(const Value& left, const Value& right, Place at);

    // ---- calls.cpp, methods.cpp
    Value call(NodeId id);
    void arguments(NodeId id, Args& out);
    Value call_value(const Value& callee, Args& args, Place at);
    Value body_of(const Value& function, const Args& args);
    Value call_function(const Value& function, Args& args, Place at);
    bool bind_arguments(const PyFunction& function, const Args& args, ScopeId frame, Place at);
    Value method_call(const Value& self, StringId name, Args& args, Place at);
    void check_method(const Value& self, StringId name, Place at);
    void check_arguments(const Signature* signature, std::string_view name, const Args& args, Place at);
    Value search_method(const Value& self, std::string_view name, Args& args, Place at);
    Value partial(const Args& args, Place at);
    Value property_with(const Value& property, const Args& args);
    Value wrap(const Value& wrapped, const Args& args);
    Value derived_type(ScopeId body, const Value& base);
    Value list_method(const Value& self, std::string_view name, Args& args, Place at);
    Value dict_method(const Value& self, std::string_view name, Args& args, Place at);
    Value string_method(const Value& self, std::string_view name, Args& args, Place at);
    Value split_string(std::string_view all, bool from_end, Args& args, Place at);
    Value call_class(const Value& cls, Args& args);
    Value new_py_function(NodeId def, StringId name);
    void evaluate_annotations(NodeId def, std::vector<EvaluatedAnnotation>& out);
    // The same function as another object: a decorator leaves the one it was given as it is.
    template <class Change>
    Value copied_function(const Value& function, Change change) {
        PyFunction made = program_.py_functions[function.id];
        change(made);
        program_.py_functions.push_back(std::move(made));
        return make_value(ValueKind::PyFunction, function.text,
                          static_cast<uint32_t>(program_.py_functions.size() - 1));
    }

    // ---- python_calls.cpp, iteration_calls.cpp, conversions.cpp
    Value isinstance(const Value& value, const Value& what, Place at);
    Value cached_function(const Value& callee, const Args& args);
    bool sort_options(const Args& args, bool& reverse);
    bool sort_values(std::vector<Value>& items, bool reverse, Place at);
    Value int_of(std::string_view given, Place at);
    Value float_of(std::string_view given, Place at);
    Value number_in_base(const Value& given, const Value& base, Place at);
    void check_conversion(const Signature& signature, std::string_view name, const Args& args, Place at);
    Value py_call(const Value& callee, Args& args, Place at);
    Value skipped(const Value& callee, const Args& args);
    Value followed_py_call(const Value& callee, Args& args, Place at);
    Value math_call(PyCall what, const Args& args, Place at);
    Value iteration_call(PyCall what, Args& args, Place at);
    Value reflection_call(PyCall what, Args& args, Place at);
    Value number_call(PyCall what, const Args& args, Place at);
    Value numpy_scalar(PyCall what, const Args& args, Place at);
    Value numpy_limits(const Value& callee, const Args& args, Place at);
    Value numpy_limit(const Value& limits, std::string_view name, Place at);
    Value min_max(PyCall what, Args& args, Place at);
    Value convert_to(types::TypeId type, const Args& args, Place at);

    // ---- warp_calls.cpp
    Value warp_call(const Value& callee, Args& args, Place at);
    Value construct(types::TypeId type, const Args& args, Place at);
    Value construct_scalar(types::TypeId type, const Args& args, Place at);
    Value construct_composite(types::TypeId type, const Args& args, Place at);
    bool element_value(const Value& value, types::Scalar scalar, Value& out) const;
    Value new_composite(types::TypeId type, std::span<const Value> items);
    Value array_type(const Value& callee, const Args& args, Place at);
    Value array_of(const Value& dtype, unsigned ndim, types::Kind kind);
    Value vector_type(const Args& args, Place at);
    Value matrix_type(const Args& args, Place at);
    Value quaternion_type(const Value& callee, const Args& args, Place at);
    Value factory_type(Value type, WarpCall call, const Args& args);
    Value tile_type(StringId name, const Value& dtype, std::span<const Value> sides);
    Value tile_call(StringId name, const Args& args);
    types::TypeId element_type(const Value& dtype) const;
    Value query_class(const Value& base, std::span<const Value> items, Place at);
    Value construct_transform(types::TypeId type, const Args& args, Place at);
    Value type_item(const Value& base, const Value& index, Place at);
    // The scalar behind a dtype; false if it is none.
    bool scalar_of(const Value& dtype, types::Scalar& out) const;

    // ---- builtin_calls.cpp
    types::TypeId builtin_argument(const Value& value) const;
    bool takes(StringId name, const Args& args);
    Value builtin_call(const Value& callee, const Args& args, Place at);

    // ---- generics.cpp
    Value generic_type(types::TypeId pattern, std::string_view name);
    Value generic_composite(types::Kind kind, uint32_t rows, uint32_t cols, const Value& dtype, Place at);
    Value overload_kernel(Args& args, Place at);
    Value overload_by_stub(const Value& stub, Place at);
    Value add_overload(KernelId generic, std::span<const Value> given, Place at);
    bool overload_types(KernelId generic, const Value& given, Place at, std::vector<Value>& out);

    // ---- statics.cpp
    void resolve_statics(Callable& callable);
    using Statics = std::vector<StaticValue>;  // of one callable, in the order of its tree
    void find_statics(Callable& callable, NodeId id, Statics& statics);
    void resolve_static(Callable& callable, NodeId call, Statics& statics);
    bool is_static_call(const Callable& callable, NodeId id);
    bool mentions(NodeId id, std::span<const StringId> names) const;
    bool has_inner_scope(NodeId id) const;
    LateValue checked_static(Value value) const;
    bool has_private_name(NodeId id) const;

    // ---- annotations.cpp
    struct Annotation {
        types::TypeId type;
        Unsupported unsupported;
        bool generic = false, is_none = false, is_tuple = false;
    };
    Value annotation_value(NodeId id, ScopeId names);
    Value quoted_annotation(StringId source, ScopeId names, Place at);
    Annotation annotation_type(const Value& value, Place at);
    void declare_parameters(Callable& callable, const PyFunction& function, bool is_kernel, bool& generic);

    // ---- decorators.cpp
    Value declare(const Value& callee, const Value& function, Place at);
    Value declare_kernel(const Value& value, const DecoratorOptions* options, Place at);
    Value kernel_object(const Args& args, Place at);
    Value declare_function(WarpCall what, const Value& value, const DecoratorOptions* options, Place at);
    Value companion_target(const DecoratorOptions& options);
    Value declare_companion(WarpCall what, const Value& value, const Value& target, Place at);
    void doubt_number(Function& function);
    NativeCode native_code(const DecoratorOptions& options, NodeId def);
    void fill_callable(Callable& callable, const PyFunction& function, Place at);
    StringId key_of(StringId qualname);
    StringId native_name(StringId key);
    bool same_code(types::TypeId a, types::TypeId b);
    bool same_signature(const Callable& a, const Callable& b);
    bool differs_by_reference(const Callable& a, const Callable& b);
    void check_iterable(const Value& value, Place at) const;
    Value register_function(FunctionId id, StringId name);
    Value declare_struct(const Value& cls, Place at);
    ScopeId class_names(ScopeId body);
    Value decorator_with(const Value& callee, const Args& args);
    ScopeId closure_scope(const PyFunction& function);

    // ---- options.cpp
    void kernel_options(Kernel& kernel, const DecoratorOptions* given, Place at);
    void kernel_option(Kernel& kernel, StringId name, const Value& value, Place at);
    uint32_t module_named(std::string_view name);
    static bool is_identifier(std::string_view name);  // of C++, in ASCII
    void check_module_name(std::string_view name, Place at);
    uint32_t new_module(std::string_view name, bool unique);
    uint32_t own_module(ScopeId of);
    void declared_in(uint32_t module);
    static bool is_warp(const Value& value) {  // or one of its packages
        return value.kind == ValueKind::Module && value.id <= static_cast<uint32_t>(ModuleKind::WarpPackage);
    }
    static bool is_warp_module(const Value& value) {
        return value.kind == ValueKind::Module && value.id == static_cast<uint32_t>(ModuleKind::WarpModule);
    }
    static bool is_warp_options(const Value& value) {
        return value.kind == ValueKind::Module && value.id == static_cast<uint32_t>(ModuleKind::WarpOptions);
    }
    Value warp_module(StringId name, Place at);
    Value warp_module_value(uint32_t index) const;
    Value warp_module_member(const Value& base, StringId name, Place at);
    void doubt_options(const Value& module, Place at);
    void set_option(WarpModule& module, StringId name, const Value& value, Place at);
    Value set_module_options(const Args& args, Place at);
    static bool is_harmless_config(std::string_view name);  // no text depends on it
    void set_config(StringId name, const Value& value, Place at);
    Value config_value(std::string_view name) const;
    void add_option(std::vector<Option>& options, StringId name, std::string_view value);
    std::vector<Option> resolved_options(const WarpModule& module);
    void resolve_options();

    struct Config {
        uint32_t max_unroll = 16;
        bool enable_backward = true, lineinfo = false, default_grid_stride = true, debug = false,
             line_directives = true;
        std::vector<Option> at_creation,
            at_build;  // not at Warp's default: copied into a module, read from it later
    };

    Sources& sources_;
    Finder* finder_;                      // null: imports are not followed
    const syntax::Tree* tree_ = nullptr;  // of what is being evaluated: a file, or a quoted annotation
    Strings& strings_;
    types::Types& types_;
    Program& program_;
    Budget budget_;
    uint32_t depth_ = 0, calls_ = 0;
    size_t searched_ = 0;               // items, of the next step
    mutable uint32_t vague_count_ = 0;  // Unknown values made so far
    size_t bytes_ = 0;
    std::vector<Place> imports_;    // being run
    bool any_name_ = false;         // a statement that was skipped may have bound any name
    bool any_import_ = false;       // any file of the project may have been imported
    bool modules_doubted_ = false;  // `sys.modules` may have modules of names that no file has
    std::unordered_set<uint32_t> noted_attributes_;  // by StringId: given to kernels and functions by files
    Place named_modules_doubted_;       // valid: the options of modules that are no file's may have been set
    Place may_launch_;                  // valid: code that is not followed may launch kernels, at any time
    uint32_t declared_module_ = 0;      // of the last declaration
    bool operators_defined_ = false;    // a class of the file says what an operator does
    std::vector<StringId> loaded_;      // packages of Warp that the file imported
    std::vector<PythonError> handled_;  // the errors of the handlers that are being run
    StringId vague_loop_;               // valid: the loop that just ended was left at an unknown moment
    Place at_;                          // the statement that is being run
    uint32_t rebound_ = 0;              // bindings outside of the running function
    std::vector<StringId> loop_targets_;  // of the loops around the node that find_statics() is at
    StringId foreign_import_;             // a module that may have declared functions
    std::vector<Iteration> iterations_;   // the loops that are being run
    uint32_t changes_ = 0;                // of containers, so far
    const LateNames* late_ = nullptr;     // a late wp.static() is being evaluated: the kernel's names
    ScopeId late_scope_;                  // where they are seen
    bool live_matters_ = false;           // some kernel may have lost its last reference
    StringId any_attribute_;              // valid: code that is not followed may set attributes of any name
    bool escaped_ = false;                // an unknown call holds a kernel
    uint32_t havoc_functions_ = 0;        // functions being havocked, which may run again later
    std::unordered_map<uint32_t, std::vector<Volatile>> volatile_;  // names that such functions bind or use
    NodeId havocked_def_;                                           // the function that is being havocked
    StringId instance_;                   // the first parameter of the method that is being havocked
    uint32_t oldest_bound_ = UINT32_MAX;  // index of the oldest scope bound in since this was last set
    std::unordered_map<uint64_t, StringId> private_names_;  // by function_key(): what `__name` is in a class
    Place here_;                                            // of the last step
    ScopeId scope_;
    Value returned_;
    Config config_;
    Scratch& scratch_;
    std::vector<Value>& arg_stack_ = scratch_.arg_stack;
    std::vector<Keyword>& keyword_stack_ = scratch_.keyword_stack;
    std::vector<DecoratorOptions>& decorators_ = scratch_.decorators;
    std::unordered_map<uint32_t, ClassFields>& fields_ = scratch_.fields;
    std::unordered_map<uint32_t, uint32_t>& key_counts_ = scratch_.key_counts;
    std::unordered_set<Scratch::Havocked, Scratch::HavockedHash>& havocked_ = scratch_.havocked;
};

}  // namespace weft::module
