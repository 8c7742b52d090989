// The rows of table.def, joined with those of behaviour.def.
#include <array>
#include <limits>

#include "builtins/rules.h"

namespace weft::builtins {
namespace {

using value::Value;
using value::ValueKind;

constexpr Value number(double real) {
    Value value;
    value.kind = ValueKind::Float;
    value.real = real;
    return value;
}

constexpr Value number(int integer) {
    Value value;
    value.kind = ValueKind::Int;
    value.integer = integer;
    return value;
}

// Defaults of parameters, by the names that table.def uses.
constexpr Value uint32_1_value = number(1), float_2_0_value = number(2.0), float_0_5_value = number(0.5),
                float_1eminus_06_value = number(1e-06), float_0_001_value = number(0.001),
                float_0_1_value = number(0.1), float_minus_1_0_value = number(-1.0),
                float_inf_value = number(std::numeric_limits<double>::infinity()), int_1_value = number(1),
                int_minus_1_value = number(-1), int_0_value = number(0), float_1_0_value = number(1.0);
constexpr const Value* absent = nullptr;
constexpr const Value* uint32_1 = &uint32_1_value;
constexpr const Value* float_2_0 = &float_2_0_value;
constexpr const Value* float_0_5 = &float_0_5_value;
constexpr const Value* float_1eminus_06 = &float_1eminus_06_value;
constexpr const Value* float_0_001 = &float_0_001_value;
constexpr const Value* float_0_1 = &float_0_1_value;
constexpr const Value* float_minus_1_0 = &float_minus_1_0_value;
constexpr const Value* float_inf = &float_inf_value;
constexpr const Value* int_1 = &int_1_value;
constexpr const Value* int_minus_1 = &int_minus_1_value;
constexpr const Value* int_0 = &int_0_value;
constexpr const Value* float_1_0 = &float_1_0_value;

// Told apart by length first: compilers count the steps of constant evaluation.
constexpr Role role_of(std::string_view name) {
    if (name.size() == 1) {
        switch (name[0]) {
            case 'n':
                return Role::N;
            case 'p':
                return Role::P;
            case 'q':
                return Role::Q;
            case 'i':
                return Role::I;
            case 'j':
                return Role::J;
            case 'k':
                return Role::K;
            case 'l':
                return Role::L;
            default:
                return Role::Other;
        }
    }
    if (name.size() == 3) return name == "ptr" ? Role::Ptr : Role::Other;
    if (name.size() == 4) return name == "grad" ? Role::Grad : Role::Other;
    if (name.size() == 10) {
        return name == "voxel_data" ? Role::VoxelData : name == "background" ? Role::Background : Role::Other;
    }
    if (name.size() == 6) return name == "length" ? Role::Length : Role::Other;
    if (name.size() != 5) return Role::Other;
    if (name == "value") return Role::Value;
    if (name == "dtype") return Role::Dtype;
    return name == "shape" ? Role::Shape : Role::Other;
}

constexpr Param param(std::string_view name, types::TypeId pattern, bool is_rest, bool has_default,
                      const Value* value) {
    return {name, role_of(name), pattern, is_rest, has_default, value};
}

#define WEFT_PYTHON_BUILTIN(name)
#define WEFT_HASHED_BUILTIN(name, native, overloads)
#define NO_ARGS
#define ARG(name, pattern) param(#name, types::pattern, false, false, nullptr),
#define OPT(name, pattern, value) param(#name, types::pattern, false, true, value),
#define REST(name, pattern) param(#name, types::pattern, true, false, nullptr),
#define WEFT_BUILTIN(name, native, space, result, type, dispatch, braces, flags, group, params) params
constexpr Param all_params[] = {
#include "builtins/table.def"
};
#undef WEFT_BUILTIN
#undef REST
#undef OPT
#undef ARG

enum Flag : unsigned { V = 1, N = 2, R = 4, O = 8, K = 16, T = 32 };
enum class Space : uint8_t { Wp, Bare };

struct Facts {
    StringId name;
    std::string_view native;
    Space space;
    ResultRule result;
    types::TypeId type;
    DispatchRule dispatch;
    Braces braces;
    unsigned flags;
    Group group;
    unsigned param_count;
};

#define ARG(name, pattern) +1
#define OPT(name, pattern, value) +1
#define REST(name, pattern) +1
#define WEFT_BUILTIN(name, native, space, result, type, dispatch, braces, flags, group, params) \
    Facts{names::name,    native,                                                               \
          Space::space,   ResultRule::result,                                                   \
          types::type,    DispatchRule::dispatch,                                               \
          Braces::braces, static_cast<unsigned>(flags),                                         \
          Group::group,   0 params},
constexpr Facts all_facts[] = {
#include "builtins/table.def"
};
#undef WEFT_BUILTIN
#undef REST
#undef OPT
#undef ARG
#undef WEFT_HASHED_BUILTIN
#define WEFT_BUILTIN(name, native, space, result, type, dispatch, braces, flags, group, params)
#define WEFT_HASHED_BUILTIN(name, native, overloads) {names::name, native, overloads},
constexpr HashedBuiltin all_hashed[] = {
#include "builtins/table.def"
};
#undef WEFT_HASHED_BUILTIN
#undef WEFT_BUILTIN
#undef NO_ARGS
#undef WEFT_PYTHON_BUILTIN

constexpr size_t row_count = std::size(all_facts);

// ---- behaviours: by distance from the first builtin name ----

using Behaviours = std::array<Behaviour, names::builtin_count>;

constexpr uint32_t place_of(StringId builtin) {
    return builtin.index - names::first_builtin.index;
}

namespace undone_builtin {
using namespace names;
constexpr StringId nothing{};
}  // namespace undone_builtin

constexpr Behaviours make_behaviours() {
    Behaviours all{};
#define WEFT_BEHAVIOUR(name, effect, operation, derivative, missing, devices, phrase, other)        \
    all[place_of(names::name)] = {Effect::effect, Operation::operation, DerivativeRule::derivative, \
                                  missing,        Devices::devices,     phrase,                     \
                                  other};
#include "builtins/behaviour.def"
#undef WEFT_BEHAVIOUR
#define WEFT_RANGE(name, where, what)                  \
    all[place_of(names::name)].domain = Domain::where; \
    all[place_of(names::name)].outcome = Outcome::what;
#include "builtins/ranges.def"
#define WEFT_IDENTITY(name, alike_, twice_, order_, neutral_, absorbing_, relation_, undone)                 \
    all[place_of(names::name)].identities = {Alike::alike_,         Twice::twice_,      Order::order_,       \
                                             Number::neutral_,      Number::absorbing_, Relation::relation_, \
                                             undone_builtin::undone};
#include "builtins/identities.def"
    return all;
}

constexpr bool every_name_behaves_once() {
    std::array<uint8_t, names::builtin_count> rows{}, behaviours{};
    for (const Facts& facts : all_facts) rows[place_of(facts.name)] = 1;
#define WEFT_BEHAVIOUR(name, effect, operation, derivative, missing, devices, phrase, other) \
    ++behaviours[place_of(names::name)];
#include "builtins/behaviour.def"
#undef WEFT_BEHAVIOUR
    return rows == behaviours;
}
static_assert(every_name_behaves_once(), "behaviour.def has one row for every name of table.def");

constexpr Behaviours written_behaviours = make_behaviours();
constinit Behaviours behaviours = written_behaviours;  // changed by BehaviourForTest alone

// What a row with a tile does follows from that, where its name is that of other things, too (add, assign).
constexpr Behaviour of_tiles{
    Effect::Tile, Operation::None, DerivativeRule::General, 0, Devices::Alike, "", ""};

constexpr bool is_of_tiles(StringId name) {
    return written_behaviours[place_of(name)].effect == Effect::Tile;
}

constexpr bool takes_tile(size_t first, size_t count) {
    for (size_t i = first; i < first + count; ++i) {
        const types::TypeId pattern = all_params[i].pattern;
        if (pattern.index >= types::tile_any.index && pattern.index <= types::tile_int32.index) return true;
    }
    return false;
}

constexpr std::array<Row, row_count> make_rows() {
    std::array<Row, row_count> made{};
    size_t first = 0;
    for (size_t i = 0; i < row_count; ++i) {
        const Facts& facts = all_facts[i];
        const Behaviour* own = behaviours.data() + place_of(facts.name);
        const bool shares_name = takes_tile(first, facts.param_count) && !is_of_tiles(facts.name);
        made[i] = {shares_name ? &of_tiles : own,
                   facts.name,
                   facts.native,
                   facts.space == Space::Wp,
                   (facts.flags & V) != 0,
                   (facts.flags & N) == 0,
                   (facts.flags & R) != 0,
                   (facts.flags & O) != 0,
                   (facts.flags & K) != 0,
                   (facts.flags & T) != 0,
                   facts.result != ResultRule::Unsupported,
                   facts.group,
                   facts.result,
                   facts.type,
                   facts.dispatch,
                   facts.braces,
                   {all_params + first, facts.param_count}};
        first += facts.param_count;
    }
    return made;
}

constexpr std::array<Row, row_count> all_rows = make_rows();

// By distance from the first builtin name; the rows of a name stand together.
constexpr std::array<NameFacts, names::builtin_count> make_names() {
    std::array<NameFacts, names::builtin_count> all{};
    for (size_t i = 0; i < row_count; ++i) {
        const Row& row = all_rows[i];
        NameFacts& facts = all[place_of(row.name)];
        if (facts.row_count == 0) facts.first_row = static_cast<uint16_t>(i);
        ++facts.row_count;
        if (!row.supported) continue;
        facts.supported = true;
        for (const Param& each : row.params)
            facts.takes_function = facts.takes_function || each.pattern == types::function;
        facts.reads_constants = facts.reads_constants || reads_constants(row.dispatch);
        facts.reads_references = facts.reads_references || row.dispatch == DispatchRule::VectorAssign ||
                                 row.dispatch == DispatchRule::MatrixAssign;
    }
    return all;
}

constexpr std::array<NameFacts, names::builtin_count> all_names = make_names();

constexpr bool rows_fit() {
    for (const Row& row : all_rows) {
        if (row.params.size() > max_params && row.supported) return false;
    }
    return true;
}
static_assert(rows_fit(), "a row has more parameters than a call can bind");

}  // namespace

const Row& row(RowId id) {
    return all_rows[id.index];
}

const HashedBuiltin* hashed(StringId builtin) {
    for (const HashedBuiltin& each : all_hashed)
        if (each.name == builtin) return &each;
    return nullptr;
}

bool takes_function(StringId builtin) {
    return name_facts(builtin).takes_function;
}

bool passes_as_bound(const Row& row) {
    return row.dispatch == DispatchRule::Plain;
}

bool takes_format(const Row& row) {
    return row.result == ResultRule::Printf;
}

std::span<const Row> rows() {
    return all_rows;
}

std::span<const Row> rows_of(StringId name) {
    if (!names::is_builtin(name)) return {};
    const NameFacts& facts = name_facts(name);
    return {all_rows.data() + facts.first_row, facts.row_count};
}

const NameFacts& name_facts(StringId name) {
    return all_names[place_of(name)];
}

const Behaviour& behaviour(StringId builtin) {
    return behaviours[place_of(builtin)];
}

BehaviourForTest::BehaviourForTest(StringId builtin, const Behaviour& now)
    : builtin_(builtin), before_(behaviour(builtin)) {
    behaviours[place_of(builtin)] = now;
}

BehaviourForTest::~BehaviourForTest() {
    behaviours[place_of(builtin_)] = before_;
}

std::string_view text(Group group) {
    switch (group) {
        case Group::CodeGeneration:
            return "Code Generation";
        case Group::Geometry:
            return "Geometry";
        case Group::Operators:
            return "Operators";
        case Group::Other:
            return "Other";
        case Group::QuaternionMath:
            return "Quaternion Math";
        case Group::Random:
            return "Random";
        case Group::ScalarMath:
            return "Scalar Math";
        case Group::SpatialMath:
            return "Spatial Math";
        case Group::Textures:
            return "Textures";
        case Group::TilePrimitives:
            return "Tile Primitives";
        case Group::Transformations:
            return "Transformations";
        case Group::Utility:
            return "Utility";
        case Group::VectorMath:
            return "Vector Math";
        case Group::Volumes:
            return "Volumes";
    }
    return "";
}

}  // namespace weft::builtins
