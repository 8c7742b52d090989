// Kernel: one kernel under growth. A category's grow function asks it for inputs, makes values out of values,
// writes statements; finish() puts the Python text together. All text lies in reused buffers; nothing is
// looked up or undone. Texts of values and names stay where they are until the next kernel begins.
//   kernel.cpp      beginning, scope, names          operators.cpp  values from values, with range and gain
//   parameters.cpp  parameters and their elements    statements.cpp lines, blocks, loops
//   source.cpp      the finished text                vectors.cpp    values with components
//   structs.cpp     structs of the file              functions.cpp  functions of the file
// A rule for all who call it: of the arguments of one call (an operator is one too) at most one may draw a
// random number, take a name, make a parameter or write a line. C++ leaves open which argument comes first;
// g++ begins with the last on x86-64 and with the first on aarch64, and a kernel must be the same on both.
// So the others get names of their own before, in the order that is meant. Braces go from left to right.
#pragma once

#include <bitset>
#include <initializer_list>
#include <span>

#include "base/pod_vector.h"
#include "base/random.h"
#include "base/text.h"
#include "synth/names.h"
#include "synth/synth.h"
#include "synth/value.h"

namespace weft::synth {

// How the text is dressed: drawn once per kernel.
struct Style {
    bool short_import;      // import warp as wp, else import warp
    uint8_t annotation;     // 0 wp.array(dtype=T), 1 wp.array[T], 2 wp.array1d(dtype=T)
    bool python_scalars;    // float and int, else wp.float32 and wp.int32
    bool suffixed_vectors;  // wp.vec3f, else wp.vec3
    bool quoted;            // annotations in quotes
    bool many_lines;        // one parameter per line even if they fit
    bool trailing_comma;
    bool augmented;    // acc += x, else acc = acc + x
    bool loads_first;  // array elements get a name before they are used
    bool comments, blank_lines;
    bool return_none;  // -> None
};

// What a kernel of the swarm may use; half of it is left out each time.
enum class Feature : uint8_t {
    Literals,
    ScalarParams,
    Hoisting,
    Ternary,
    Power,
    Reuse,
    IntMath,
    Neighbours,
    Gather,
    Constants,
    Count
};

enum class OpGroup : uint8_t {
    Trig,
    Inverse,
    Hyperbolic,
    Exponential,
    Root,
    MinMax,
    Rounding,
    Angle,
    Error,
    Count
};
enum class Unary : uint8_t {
#define WEFT_UNARY(enumerator, name, low, high, rule, result_low, result_high, slope, group) enumerator,
#include "synth/ops.def"
#undef WEFT_UNARY
    Count
};
struct UnaryInfo {
    std::string_view name;
    Range domain;
    enum class Rule : uint8_t { Fixed, Near, Abs, Sqrt, Exp, Scale } rule;
    Range result;
    double slope;
    OpGroup group;
};
const UnaryInfo& info(Unary op);
inline constexpr uint32_t unary_count = static_cast<uint32_t>(Unary::Count);

enum class Compare : uint8_t { Less, LessEqual, Greater, GreaterEqual, Equal, NotEqual };

// What is asked of a value beside its type.
struct Want {
    Range range;
    double floor = 0;
};

struct Parameter {
    Word name;
    Type type;
    uint8_t ndim = 0;
    Role role = Role::In;
    Fill fill = Fill::Uniform;
    std::array<Extent, 4> shape{};
    Range range{};                // of the elements, as the input specification gives them
    bool high_is_extent = false;  // Index: up to this many
    Extent high_extent{};
    bool own = false;   // each thread reads its own element only, so it may be written in place
    uint32_t from = 0;  // where its first use in the body may stand
};
using ParamId = uint32_t;

// A field of a struct that the kernel's file declares; what it holds as an input.
struct Field {
    Word name;
    Type type;  // Shape::Struct: of another declaration
    uint8_t ndim = 0;
    Role role = Role::In;  // of an array in a struct
    std::array<Extent, 4> shape{};
    Range range{};
};

// A function of the kernel's file.
struct HelperParam {
    Word name;
    Type type;
    uint8_t ndim = 0;
    Range range{};
    bool has_default = false;
};
struct Helper {
    Word name;
    uint32_t first = 0, count = 0;  // its parameters, of helper_params()
    uint32_t result_count = 0;
    std::array<Value, 3> results{};  // what is known of them when gains of the arguments are 1
};

// A name in scope.
struct Local {
    Value value;
    uint16_t depth = 0;  // of the block that made it
    uint16_t uses = 0;
    uint32_t from = 0;    // a name of the body: where its first use may stand
    uint16_t loop = 0;    // an element that the loop variable of this nesting chooses
    bool hidden = false;  // growth does not pick it (loop state, results that are stale)
    bool read = false;    // the body is known to use it behind `from`
};

using Piece = std::string_view;

class Kernel {
  public:
    // ---- beginning and end (kernel.cpp, source.cpp)
    void begin(uint64_t seed, uint64_t index, Category category, uint32_t level, const Policy& policy);
    void finish(Grown& out);

    Rng rng;
    Style style;
    uint32_t level = 1;   // difficulty aimed at
    uint32_t target = 0;  // points aimed at; highest_points[level] is never passed
    bool honest = true;   // Warp's gradient must be right
    Category category{};
    std::string_view idea;
    bool has(Feature feature) const { return features_[static_cast<size_t>(feature)]; }
    bool has(OpGroup group) const { return groups_[static_cast<size_t>(group)]; }
    void set(Feature feature, bool on) { features_[static_cast<size_t>(feature)] = on; }
    void set(OpGroup group, bool on) { groups_[static_cast<size_t>(group)] = on; }
    bool has(Unary op) const { return ops_[static_cast<size_t>(op)] && has(info(op).group); }
    uint64_t open_ops() const;  // a bit for each Unary that it has
    const Counts& counts() const { return counts_; }
    void count_operations(uint32_t n) {
        counts_.operations += n;
    }  // of a statement() that has some of its own
    // Points that may still be spent, keeping `reserve` for what must follow.
    int left(int reserve = 0) const { return left_of(target, reserve); }
    // The same up to `points` instead of the points aimed at; a limit of bytes may leave fewer.
    int left_of(uint32_t points, int reserve) const {
        const int open = static_cast<int>(points) - static_cast<int>(counts_.points());
        if (max_bytes_ == 0) return open - reserve;
        constexpr int bytes_per_point = 15;
        const int affordable = (static_cast<int>(max_bytes_) - static_cast<int>(bytes())) / bytes_per_point;
        return (open < affordable ? open : affordable) - reserve;
    }
    void count(const Counts& more) {  // of what was written into declarations()
        counts_.statements += more.statements;
        counts_.branches += more.branches;
        counts_.loops += more.loops;
        counts_.operations += more.operations;
    }
    bool may_add_statements(uint32_t n) const {
        return level > 1 || counts_.statements + n <= simple_statements;
    }

    // ---- names and text (kernel.cpp)
    Word fresh(Pool pool);              // a name that is not taken yet, from the kernel's theme
    Word fresh(std::string_view wish);  // this name, or with a number behind it
    std::string_view text(const Value& value) const { return {arena_.view().data() + value.at, value.size}; }
    std::string_view text(Word word) const { return {arena_.view().data() + word.at, word.size}; }
    Word keep(std::string_view text);  // a copy in the arena
    bool is_known(std::string_view name) const { return is_taken(name); }
    bool same(const Value& a, const Value& b) const { return text(a) == text(b); }
    // As a whole name, and not in a comment if there are some.
    static bool mentions(std::string_view text, std::string_view part, bool has_comments = false);
    bool body_mentions(std::string_view name, size_t from = 0) const {
        return mentions(body_.view().substr(from), name, style.comments);
    }
    bool contains(const Value& a, const Value& b) const {
        return text(a).find(text(b)) != std::string_view::npos;
    }
    bool same_start(const Value& a, const Value& b) const {  // up to the first space: what a comparison tests
        return text(a).substr(0, text(a).find(' ')) == text(b).substr(0, text(b).find(' '));
    }
    const Theme& theme() const { return *theme_; }

    // ---- scope (kernel.cpp)
    std::span<Local> locals() { return {locals_.data(), locals_.size()}; }
    std::span<const Local> locals() const { return {locals_.data(), locals_.size()}; }
    void show(Value value, bool used = true);  // growth may pick it from here to the end of the block
    void show_local(Value name, bool used);    // the same for a name that just got its value
    void wait(size_t local) {                  // it got a value that nobody read yet
        locals_[local].uses = 0;
        locals_[local].from = static_cast<uint32_t>(body_.size());
        locals_[local].read = false;
    }
    // Names from this one on that were drawn and then left out of the text wait again; `pending` is not yet
    // written.
    void find_unread(size_t first_local, std::string_view pending = {});
    Value use(size_t local);
    size_t unused(Type type) const;  // a local of the type nobody used yet, or npos
    static constexpr size_t npos = SIZE_MAX;

    // ---- parameters (parameters.cpp)
    ParamId parameter(Parameter parameter);
    const Parameter& operator[](ParamId id) const { return params_[id]; }
    Parameter& operator[](ParamId id) { return params_[id]; }
    size_t parameter_count() const { return in_function_ ? open_params() : params_.size(); }
    Value scalar_parameter(Type type, Range range, Pool pool = Pool::Param);
    Value count_parameter(uint32_t high);  // an int in [1, high]
    Value count_up_to_n();                 // an int in [1, n]
    ParamId input_array(Type type, Range range, std::span<const Extent> shape, Pool pool = Pool::Count);
    ParamId output_array(Type type, std::span<const Extent> shape, Role role = Role::Out);
    ParamId index_array(std::span<const Extent> shape, Extent high);  // ints in [0, high)
    Value element(ParamId array, std::initializer_list<Value> indexes);
    Value element(ParamId array);  // of the thread: x[tid], x[i, j]
    std::span<const Extent> launch_shape() const { return {launch_.data(), dims_}; }
    Range natural_range(Type type);  // of an input: [-1, 1], [0, 1], [0.5, 2] ...

    // ---- threads
    void threads(std::initializer_list<Extent> launch);  // writes `tid = wp.tid()`; the first statement
    Value thread(unsigned axis = 0) const { return thread_[axis]; }
    unsigned dims() const { return dims_; }
    bool reads_thread() const {  // a statement so far
        return body_mentions(text(thread_[0]), body_.view().find('\n') + 1);
    }

    // ---- values from values (operators.cpp). Operands have equal types where not said otherwise.
    Value number(Type type, double value);
    Value nice_number(Type type, Range range);  // one that people write, within the range, never 0 or 1
    Value nice_constant(Range range);           // a named float32 of the module
    Value constant_name(std::string_view wish, Type type, double value);  // a named number of the module
    Value add(Value a, Value b);
    Value sub(Value a, Value b);
    Value mul(Value a, Value b);  // also scalar and vector or matrix, matrix and vector, matrices
    Value div(Value a, Value b);  // b away from 0; also of a vector or matrix by a scalar
    Value floordiv(Value a, Value b);
    Value mod(Value a, Value b);                      // integers: a >= 0, b > 0
    Value power(Value a, Value b, bool as_operator);  // a > 0
    Value neg(Value a);
    Value twice(Value a);                        // 2.0 * a
    bool is_negation(const Value& value) const;  // -a
    Value without_minus(Value value) const;
    Value different(Value a);       // -a, or what is no negative number
    Value call(Unary op, Value a);  // a inside info(op).domain
    Value minimum(Value a, Value b);
    Value maximum(Value a, Value b);
    Value clamp(Value a, double low, double high);
    Value atan2(Value y, Value x);  // x > 0
    Value copysign(Value a, Value b);
    Value lerp(Value a, Value b, Value t);
    Value smoothstep(double edge0, double edge1, Value x);
    Value cast(Value a, Type to);  // may_cast(a, to)
    // Warp gives the variable of an unrolled loop itself a 64-bit type that it is cast to.
    static bool may_cast(const Value& a, Type to) { return !a.fixed || types::facts(to.scalar).bytes < 8; }
    Value compare(Compare op, Value a, Value b);
    Value both(Value a, Value b);
    Value either(Value a, Value b);
    Value negate(Value a);  // not a
    Value ternary(Value condition, Value a, Value b);
    Value where(Value condition, Value a, Value b);
    Value bits(std::string_view op, Value a, Value b);   // & | ^ on integers >= 0
    Value shift(std::string_view op, Value a, Value b);  // << >>, b within the width
    Value fit(Value value, Want want);                   // the value, or made of it, within the range
    Value clamped(Value vector, Range range);            // each component, by min and max
    Value scaled(Value value, Range range);              // floats with components, into a range around 0
    bool fits(const Value& value, const Want& want) const {
        return value.range.within(want.range) && value.floor >= want.floor;
    }

    // ---- values with components (vectors.cpp)
    Value construct(Type type, std::span<const Value> components);
    Value component(Value v, uint32_t index);
    Value entry(Value m, uint32_t row, uint32_t col);
    Value matrix_row(Value m, uint32_t row);
    Value dot(Value a, Value b);
    Value cross(Value a, Value b);
    Value length(Value v);  // floor > 0
    Value length_sq(Value v);
    Value normalize(Value v);  // floor > 0
    Value transpose(Value m);
    Value determinant(Value m);
    Value inverse(Value m);  // floor > 0
    Value trace(Value m);
    Value outer(Value a, Value b);
    Value diag(Value v);
    Value get_diag(Value m);
    Value skew(Value v);
    Value cw_mul(Value a, Value b);
    Value cw_div(Value a, Value b);  // components of b > 0
    Value identity(Type type);
    Value zero(Type type);  // a value that a loop may change: float(0.0), wp.vec3()

    // A value of your own making; the pieces are its text. Give range, gain and varies yourself.
    Value make(Type type, Level level, std::initializer_list<Piece> pieces);
    Value call(std::string_view function, Type result, Range range,
               std::initializer_list<Value> args);  // wp.function(...)

    // ---- statements (statements.cpp)
    Value let(std::string_view wish, Value value, bool used = true);  // name = value
    Value let(Pool pool, Value value, bool used = true);
    Value named(Word name, Value like);     // what a name stands for that got a value of this kind
    Value renamed(Value name, Value like);  // the same name, known to be of this kind now
    void assign(Word name, Value value);
    void set(Value name, Value value);  // a name that exists gets another value of its type
    void augment(Value name, std::string_view op, Value value);  // name += value, or spelled out
    void store(ParamId array, Value value);                      // array[tid] = value
    void store(ParamId array, std::initializer_list<Value> indexes, Value value);
    void augment_store(ParamId array, std::initializer_list<Value> indexes, std::string_view op, Value value);
    void statement(std::initializer_list<Piece> pieces,
                   std::initializer_list<Value> counted);  // your own line
    void if_(Value condition);
    void end_arm();  // before the condition of an elif is grown: names of the arm end
    void elif_(Value condition);
    void else_();
    Value for_(std::initializer_list<Value> bounds, Range range, bool unrolled);  // the loop variable
    void while_(Value condition);
    void jump(std::string_view word);     // break, continue, return
    void close();                         // the innermost block
    void comment(std::string_view text);  // only in kernels that have comments
    void blank_line();
    unsigned depth() const { return depth_; }

    // ---- structs (structs.cpp)
    Type declare_struct(std::string_view wish, std::span<const Field> fields);
    std::span<const Field> fields(Type type) const;
    Value field(Value owner, const Field& field);  // owner.field, as an input holds it

    // ---- functions of the file, before threads() (functions.cpp)
    void open_function();  // what is written from here on is a function's body
    bool in_function() const { return in_function_; }
    Value function_parameter(Type type, Range range, Pool pool = Pool::Count);
    Word function_array(Type type, Range range);            // a one-dimensional array
    Helper close_function(std::span<const Value> results);  // with its return statement
    void return_early(std::span<const Value> results);      // a return in a branch
    std::span<const HelperParam> params(const Helper& helper) const {
        return {helper_params_.data() + helper.first, helper.count};
    }
    Value call(const Helper& helper, std::span<const Value> args);  // typed as its first result

    // ---- declarations (source.cpp)
    std::string_view type_name(Type type);  // as annotations and constructors spell it; declares aliases
    TextBuffer& declarations() { return declarations_; }

  private:
    friend class Source;
    void draw_style();
    Value spelled(Type type, Level level, size_t at) const;  // by what the arena got since `at`
    Value spelled(Type type, Word name) const;               // by a name
    Value from(Type type, Level level, std::initializer_list<Value> operands,
               std::initializer_list<Piece> pieces);
    Value same_type_call(std::string_view function, Value a, Value b, Range range);
    Value binary(std::string_view op, Level level, Value a, Value b, Type type);
    void inherit(Value& out, std::initializer_list<Value> operands) const;
    Value enclosed(Value value, Level at_least);  // in parentheses if it binds less
    void bounded(Value& value) const;
    Value summed(Value out, const Value& a, const Value& b);
    size_t bytes() const;  // of the text so far, about
    void written(const Value& name);
    void line_begin();
    void line_end(std::initializer_list<Value> counted);
    bool is_taken(std::string_view name) const;
    Word take(std::string_view name);  // one that is free
    Value let(Word name, Value value, bool used);

    struct Block {
        uint32_t locals;
        bool is_loop;
    };
    TextBuffer arena_;  // texts of values and names
    TextBuffer body_, declarations_, scratch_, signature_;
    TextBuffer definitions_;  // structs and functions, after the declarations
    PodVector<Parameter> params_, ordered_;
    PodVector<Local> locals_;
    PodVector<Word> taken_;
    PodVector<Block> blocks_;
    struct Alias {
        Type type;
        Word name;
    };
    PodVector<Alias> aliases_;
    std::bitset<static_cast<size_t>(Feature::Count)> features_;
    std::bitset<static_cast<size_t>(OpGroup::Count)> groups_;
    std::bitset<unary_count> ops_;
    const Theme* theme_ = nullptr;
    Counts counts_;
    std::array<Extent, 4> launch_{};
    std::array<Value, 4> thread_{};
    uint8_t dims_ = 0;
    uint32_t depth_ = 1;
    uint32_t max_bytes_ = 0;

    struct Declared {
        Word name;
        uint32_t first, count;  // of fields_
    };
    PodVector<Declared> structs_;
    PodVector<Field> fields_;
    bool in_function_ = false;
    PodVector<HelperParam> helper_params_;
    uint32_t first_param_ = 0, first_taken_ = 0;  // of the open function
    uint64_t taken_marks_ = 0;                    // a bit for each taken name, which others may share
    bool is_declared(std::string_view name) const;
    void free_names();
    size_t open_params() const { return helper_params_.size() - first_param_; }
};

}  // namespace weft::synth
