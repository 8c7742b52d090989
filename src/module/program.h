// Program: what a Python file and those that it imports declare, as far as kernels need it.
// Made by evaluate() from trees; read by lower/ (names, functions), emit/ (kernels, options) and driver/.
// Nothing here was executed: a name that could not be evaluated statically is an Unknown value with its
// reason.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "source/diag.h"
#include "syntax/tree.h"
#include "value/value.h"

namespace weft::module {

using namespace value;  // its vocabulary

using ScopeId = Id<struct ScopeTag>;
using FunctionId = Id<struct FunctionTag>;        // one overload of a @wp.func
using FunctionSetId = Id<struct FunctionSetTag>;  // all overloads under one name
using KernelId = Id<struct KernelTag>;

// The text Warp sees of a function: dedented lines from the first decorator on.
// Hashing feeds `text`; line comments print `lines[k]` stripped; `first_line` is the file line of lines[0].
struct SourceSlice {
    std::string_view text;    // dedented, with its last newline (in the source or the Program)
    uint32_t first_line = 0;  // 1-based file line of the first decorator
    uint32_t first_text_line = 0, line_count = 0;  // range in Program::source_lines (dedented lines)
};

struct Parameter {
    StringId name;
    types::TypeId type;   // a Python scalar is already canonical
    Value default_value;  // Missing when there is none
    Place place;
};

// Why every use of a function or kernel is refused: the diagnostic to raise, at the place of its cause.
struct Unsupported {
    DiagKind kind{};
    Place place;
    std::string what;  // the diagnostic's argument
    bool set = false;
    explicit operator bool() const { return set; }
    Diag diag() const { return {kind, place, {what}}; }
};

// What functions and kernels share.
struct Callable {
    StringId name;                       // Python name: "simulate"
    StringId key;                        // qualified key: "Holder__meth", or name=
    syntax::NodeId def;                  // FunctionDef
    const syntax::Tree* tree = nullptr;  // that `def` and its statics are nodes of
    ScopeId scope;                       // where free names are looked up: closure cells, then globals
    SourceSlice source;
    uint32_t first_param = 0, param_count = 0;    // range in Program::parameters
    types::TypeId result;                         // annotated return type; invalid when not annotated
    bool result_is_none = false;                  // -> None
    bool result_annotated = false;                // a return annotation that is not None (kernels: an error)
    uint32_t made_at = 0;                         // Program::clock when it was declared
    bool generic = false;                         // its parameters have patterns for types: a template
    uint32_t first_static = 0, static_count = 0;  // range in Program::statics
    bool has_late_statics = false;                // some of them are late
    uint32_t changes = 0;                         // of containers, before it was declared
    bool instance = false;      // of a template: Warp counts its lines from 0, without #line
    uint32_t primal_count = 0;  // of a gradient: its first parameters, which have adjoints (`wp.adjoint[x]`)
    // Live: range in Program::symbols. Names that a build of Warp's bound: its hash follows no path from
    // them.
    uint32_t first_symbol = 0, symbol_count = 0;
    Unsupported unsupported;

    Place place() const { return tree->place(def); }
};

enum class Inline : uint8_t { Default, Never, Always };

// The C++ of a @wp.func_native, which stands in place of its body.
struct NativeCode {
    StringId forward;  // invalid: the function is written in Python
    StringId adjoint;  // invalid: its adjoint does nothing
    StringId replay;   // invalid: the backward pass runs the forward code again
    // Warp reads the annotated result of a function whose one decorator is written `….func_native(…)`;
    // any other spelling of the same decorator leaves the C++ function without a result.
    bool has_annotated_result = false;
};

// What a function was written for: calls, or the backward pass of another function.
enum class Role : uint8_t { Called, Gradient, Replay };

struct Function : Callable {
    StringId native_name;  // "over_1"
    Inline inline_hint = Inline::Default;
    NativeCode native;
    Role role = Role::Called;
    FunctionId gradient, replay;        // written for it: @wp.func_grad, @wp.func_replay
    uint32_t py_function = UINT32_MAX;  // that it was made of: into Program::py_functions
    uint32_t module = UINT32_MAX;       // that it was declared in, if it is a file's own
    bool from_template = false;  // of live objects: Warp made it for a call, and hashes its template alone

    bool is_native() const { return native.forward.valid(); }
};

// What a call of wp.static() gave when its function was declared.
struct StaticValue {
    syntax::NodeId call;  // in the tree of its function
    Value value;          // a constant or a function; Missing: Warp evaluates it while it walks the body
    StringId text;        // of the expression, as it is hashed

    bool is_late() const { return value.kind == ValueKind::Missing; }
};

// What such a late one gave, each time it was evaluated.
struct LateStatic {
    bool is_kernel = false;
    uint32_t callable = 0;  // a KernelId or FunctionId
    StaticValue known;
};

struct Option {
    StringId name;
    std::string text;  // as the hash sees it: str(value)
};

struct KernelOptions {  // decorator options over module options
    bool enable_backward = true;
    bool grid_stride = true;
    std::string launch_bounds;  // "", "256" or "256, 2"
    int cluster_dim = 1;
    int max_registers = 0;
    bool smem_spilling = false;
};

struct Kernel : Callable {
    uint32_t module = 0;  // index in Program::modules
    KernelOptions options;
    std::vector<Option> hashed_options;  // those passed to the decorator, sorted by name
    KernelId overload_of;                // an instance: of this template
    bool launched = false;  // a template that may have been instantiated with types that are not followed
    bool live = true;       // false: nothing refers to it any more, Warp does not build it
    bool emitted() const { return live && (!generic || launched); }
};

// A Warp module: a file's own, module="unique" ones, named ones.
// A unique module is named KEY_ + 8 hex digits of its module hash, which needs the kernel's hash
// *at declaration*: names that its kernel reaches and that were bound later (Callable::made_at against
// Binding::bound_at) were not seen by that hash.
struct WarpModule {
    std::string name;  // as Warp names it; a unique one: its kernel's key
    bool unique = false;
    std::vector<KernelId> kernels;  // creation order
    uint32_t max_unroll = 16;
    uint32_t block_dim = 256;  // CUDA
    bool enable_backward = true;
    bool default_grid_stride = true;
    bool strip_hash = false;
    bool lineinfo = false;
    bool debug = false;                              // mode="debug"
    bool mode_set = false, grid_stride_set = false;  // given for the module, not inherited from wp.config
    bool line_directives = true;
    bool has_late_statics =
        false;  // a function or kernel declared in it has: Warp builds it before it is hashed
    std::vector<Option>
        options;  // resolved options that are not Warp's defaults, as the module hash sees them
    // Of a unique module: the same when its kernel was declared, which is what its name is made of.
    std::vector<Option> first_options;
    uint32_t first_block_dim = 256;
    // Warp computes the hash of a module when it first needs it, and again after a declaration: what a kernel
    // refers to and was bound between the two may be missing from the hash.
    uint32_t declared_at = 0;  // Program::clock of the last declaration
    uint32_t hashed_at = 0;    // of the last launch
    Place hashed_by;           // valid: something may have asked for the hash since the last declaration
    Unsupported unsupported;
};

struct Binding {
    StringId name;
    Value value;
    uint32_t bound_at = 0;  // Program::clock of the last binding
};

// Where the names of a scope stand among its bindings.
class NameIndex {
  public:
    // One more than the place; 0: there is none.
    uint32_t find(StringId name) const {
        if (slots_.empty()) return 0;
        for (size_t slot = home(name);; slot = (slot + 1) & (slots_.size() - 1)) {
            const Slot& each = slots_[slot];
            if (each.place == 0 || each.name == name) return each.place;
        }
    }
    void add(StringId name, uint32_t place);
    void clear();  // keeps the memory

  private:
    struct Slot {
        StringId name;
        uint32_t place = 0;
    };
    size_t home(StringId name) const {
        return (name.index * uint64_t{0x9e3779b97f4a7c15u} >> 32) & (slots_.size() - 1);
    }

    std::vector<Slot> slots_;  // a power of two
    uint32_t used_ = 0;
};

enum class ScopeKind : uint8_t { Module, Class, Call, Closure };

struct Scope {
    ScopeKind kind = ScopeKind::Module;
    ScopeId parent;     // the enclosing Module or Call scope; a class is invisible to functions in it
    uint32_t file = 0;  // into Program::files
    uint32_t function_info = 0;  // all but Module: into Program::function_infos, which names are whose
    StringId qualname;           // prefix of the names declared in it, "" for the module
    StringId name;               // Class: its name
    bool is_enum = false, is_int_enum = false, is_flag = false;
    bool is_instance =
        false;  // Class: of live objects: an instance, which is no value of its own in a kernel
    bool has_unknown_base = false;  // Class: it inherits from something that is not followed
    bool escaped = false;           // Class: code that is not followed may hold an instance
    StringId odd;                   // Class: valid if its attributes are not what its body bound, and why
    std::vector<ScopeId> mro;       // Class: itself and its bases in this file, in Python's order
    std::vector<Binding> bindings;  // insertion order, as Python's dict
    NameIndex index;                // of the bindings: of a module, and of what has many

    const Binding* find(StringId wanted) const {
        if (!is_indexed()) return find_one_by_one(wanted);
        const uint32_t place = index.find(wanted);
        return place == 0 ? nullptr : &bindings[place - 1];
    }
    void add(const Binding& binding);

  private:
    static constexpr size_t few = 32;
    bool is_indexed() const { return kind == ScopeKind::Module || bindings.size() > few; }
    const Binding* find_one_by_one(StringId wanted) const;
};

// Where the keys of a dict stand. Keys are added behind the others; when one goes, it is cleared.
class KeyIndex {
  public:
    // The place of a key among the items, keys and values in turns; SIZE_MAX: there is none. Nothing: keys or
    // `key` are of kinds that are not told apart by themselves, and every one has to be compared.
    std::optional<size_t> find(const std::vector<Value>& items, const Value& key);
    void clear();

  private:
    // In order, and not by hash: no file can choose its keys so that they meet.
    std::map<uint64_t, size_t> places_;
    size_t seen_ = 0;  // items
    bool plain_ = true;
};

struct Sequence {
    std::vector<Value> items;
    KeyIndex keys;            // Dict
    StringId unknown;         // valid: contents could not be followed, and why
    bool iterator = false;    // a List that is really an iterator or a view: followed only where it is made
    bool view = false;        // Iterator: of a dict, which has a length
    uint32_t made_after = 0;  // Iterator: changes of containers and names before it was made
    // Iterator: the containers that Python would read only now, whether item i comes from their item i, and
    // whether it would run code only now.
    std::vector<uint32_t> over;
    bool in_order = false, lazy = false;
};

// A Python file that was imported: the one that is compiled, or one that it needs.
struct File {
    enum class State : uint8_t { Loading, Loaded, Failed };
    StringId name;                       // dotted, as Python imports it
    const syntax::Tree* tree = nullptr;  // null: a folder without `__init__.py`
    ScopeId scope{};
    std::string_view printed{};  // as `// FILE:LINE` prints it
    State state = State::Loading;
    bool is_package = false;
    bool future_annotations = false;
    bool annotated = false;         // a name of the module has an annotation
    uint32_t entry = 0;             // which of the imports that were asked for loaded it
    std::optional<Diag> refused{};  // why a statement could not be followed: what it does is unknown
    bool is_open = false;           // any of its names may be any value
};

struct EnumMember {
    StringId name;  // invalid for Warp's own
    ScopeId owner;  // invalid for Warp's own
    Value value;
    bool is_int = false;  // a member of an IntEnum or IntFlag is a number for Warp
};

// Which names of a function, class body or comprehension are its own: Python decides that before running it.
struct FunctionInfo {
    syntax::NodeId def;
    const syntax::Tree* tree = nullptr;
    std::vector<StringId> locals, globals, nonlocals,
        free;                        // sorted by id; free: used here or deeper, bound outside
    std::vector<StringId> escaping;  // Comprehension: names that `:=` binds in the scope around it
    bool is_generator = false;
    bool is_comprehension = false;
};

struct PyFunction {
    syntax::NodeId def;  // FunctionDef or Lambda
    const syntax::Tree* tree = nullptr;
    ScopeId parent;   // the scope it sees: Module or Call
    ScopeId made_in;  // the scope of the def, maybe a class
    StringId name, qualname;
    uint32_t info = 0;
    bool cached = false;         // functools.cache
    bool is_property = false;    // no function: an object that calls it for an instance
    bool opaque = false;         // decorated with something unknown: calls are Unknown
    uint32_t first_default = 0;  // into Program::defaults: positional ones, then keyword-only ones
    uint32_t default_count = 0;  // of the positional ones
    uint32_t made_at = 0;        // Program::clock of the def
    uint32_t first_annotation = 0,
             annotation_count = 0;  // into Program::annotations, unless they are strings
    bool class_method = false;
    bool wrapped = false;  // functools.wraps: Warp would read the source of another function
    uint32_t cache_limit = UINT32_MAX;
    std::vector<std::pair<uint32_t, Value>> cache;  // argument tuple (sequence), result
};

// A class object made by a factory of Warp's (wp.types.vector(3, float)): equal types of other objects are
// other classes. Warp caches them by how the call was written, so that is the key.
struct TypeObject {
    uint32_t call = 0;                                         // which factory
    uint32_t first_arg = 0, arg_count = 0, keyword_count = 0;  // into Program::type_object_args
    ScopeId members{};  // of a class derived from a type: its functions
};
struct TypeObjectArg {
    StringId keyword;  // invalid: positional
    Value value;
};

struct Method {
    Value self;
    StringId name;
    Value function;  // of a class method; Missing for one of a container
};

// What an annotation of a function was when its `def` ran.
struct EvaluatedAnnotation {
    syntax::NodeId node;
    Value value;
};

struct Scratch;  // the evaluator's stacks, kept for their memory

struct Program {
    Program();
    ~Program();
    Program(Program&&) noexcept;
    Program& operator=(Program&&) noexcept;

    Strings* strings = nullptr;
    std::vector<Function> functions;                     // creation order
    std::vector<std::vector<FunctionId>> function_sets;  // overloads in registration order
    std::vector<FunctionId> set_heads;     // the overload that stands for the set (its key is hashed)
    std::vector<uint32_t> set_changed_at;  // Program::clock of the last overload
    std::vector<Kernel> kernels;
    std::vector<WarpModule> modules;
    std::vector<File> files;        // in the order of their import
    uint32_t target = 0;            // the file that is compiled
    std::vector<StringId> entries;  // the imports that were asked for
    bool imported = false;          // all of them are over
    bool live = false;  // made from live objects: its kernels stand in the order of Warp's own set
    Scope warp_names;   // live: attributes of the package that a fresh one does not have
    std::vector<Parameter> parameters;
    std::vector<StaticValue> statics;
    std::vector<uint32_t>
        statics_by_call;  // the same ranges: places in them, in the order of the calls' nodes
    std::vector<StringId> symbols;
    std::vector<std::string_view> source_lines;
    std::vector<Value> elements;  // of composites
    std::vector<Sequence> sequences;
    std::vector<EnumMember> enum_members;  // those of Warp's own enums first
    std::vector<Diag> diags;               // what made a kernel or the file unusable (decoration-time errors)
    uint32_t clock = 0;                    // counts bindings, declarations and launches
    uint32_t components_set_at = 0;        // clock of the last change of a vector's or matrix's component
    uint32_t changes = 0;                  // of containers
    std::vector<LateStatic> late_statics;  // of the module at hand, in the order of their evaluation
    uint32_t steps = 0;                    // that it took to evaluate, of those in Budget

    // Stores of the evaluator.
    std::vector<Scope> scopes;
    std::vector<FunctionInfo> function_infos;
    std::vector<PyFunction> py_functions;
    std::vector<Method> methods;
    std::vector<TypeObject>
        type_objects;  // Value::id of a Type is 1 + its index; 0 for names of warp and Python
    std::vector<TypeObjectArg> type_object_args;
    std::vector<Value> defaults;
    std::vector<EvaluatedAnnotation> annotations;
    std::deque<std::string> texts;                     // dedented sources that are not slices of the file
    std::vector<std::unique_ptr<syntax::Tree>> trees;  // of quoted annotations

    // ---- names, as lower/ and the hash scan ask for them ----
    // Closure cells, then the globals of the file of `scope`; null when there is none. Binding::bound_at: a
    // later time than Callable::made_at means Warp saw another value then.
    const Binding* visible(ScopeId scope, StringId name) const;
    Value lookup(ScopeId scope, StringId name) const;  // its value, Missing when there is none
    std::span<const Parameter> params(const Callable& callable) const {
        return std::span(parameters).subspan(callable.first_param, callable.param_count);
    }
    std::string_view line(const Callable& callable, uint32_t index) const {  // index from 0
        return source_lines[callable.source.first_text_line + index];
    }

    std::span<const StaticValue> statics_of(const Callable& callable) const {
        return std::span(statics).subspan(callable.first_static, callable.static_count);
    }
    const StaticValue* static_of(const Callable& callable, syntax::NodeId call) const;
    void set_statics(Callable& callable, std::span<const StaticValue> found);

    void clear();  // keeps capacity

    // A name of a file.
    const Binding* global(uint32_t file, StringId name) const {
        return scopes[files[file].scope.index].find(name);
    }
    // The file that a function or kernel was written in.
    const File& file_of(const Callable& callable) const { return files[scopes[callable.scope.index].file]; }
    uint32_t scope_count = 0, sequence_count = 0;  // in use; the rest is kept for its memory
    std::unique_ptr<Scratch> scratch;
};

// A composite whose components were assigned by code that is not followed is Unknown.
inline Value settled(const Program& program, const Value& value) {
    if (value.kind == ValueKind::Composite && program.elements[value.id].kind == ValueKind::Unknown) {
        return program.elements[value.id];
    }
    return value;
}

// Is it something a kernel can hold as a constant: numbers, enum members that are ints, Warp scalars,
// composites.
bool is_constant(const Program& program, const Value& value);

// getattr(): attribute of a module, class, enum, type (`dtype`, `length`), value; Missing when there is none.
// `warp` attributes come from a static table. A Warp builtin is Builtin only if it is an attribute of the
// package (`wp.sin` is, `wp.tid` is not). What it yields may share elements with `base`: the first form is
// for those who change nothing, the second, for the evaluator, gives a part of a composite elements of its
// own.
Value attribute(const Program& program, types::Types& types, const Value& base, StringId name);
Value attribute(Program& program, types::Types& types, const Value& base, StringId name);
// Program::clock when that attribute of a file or class was last bound; 0: it was not, or cannot be.
uint32_t attribute_bound_at(const Program& program, const Value& base, StringId name);
// The attribute of the warp package / of Python's builtins by bare name: how Warp resolves `vec3(...)`,
// `float(...)`.
Value warp_attribute(const Strings& strings, types::Types& types, StringId name);
Value python_builtin(const Strings& strings, StringId name);

// Could Warp get other values for the wp.static() calls of a template now than when it was declared?
bool statics_may_have_changed(const Program& program, const Callable& callable);

using types::composite_size;

}  // namespace weft::module
