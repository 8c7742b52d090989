// Precision: a kernel of float32 in float64, with its functions, structs, constants and inputs.
#include <algorithm>
#include <string>

#include "inputs/dtype.h"
#include "types/well_known.h"
#include "vary/change.h"

namespace weft::vary {
namespace {

using builtins::Effect;

// Of one type for good: no number of another precision fits.
bool is_of_float32(types::TypeId pattern) {
    return pattern == types::float32 || pattern == types::py_float || pattern == types::array_float32 ||
           (types::detail::first_vector <= pattern.index && pattern.index < types::detail::first_pattern);
}

// Whether a builtin computes in the precision of what it is given.
bool follows_precision(const builtins::Row& row) {
    const Effect effect = row.effect();
    if (row.operation() == builtins::Operation::Cast) return true;  // written as the type that it casts to
    if (effect == Effect::Draw || effect == Effect::Noise || effect == Effect::Seed ||
        effect == Effect::Decompose || effect == Effect::Reinterpret || effect == Effect::Report ||
        effect == Effect::LocalArray || is_of_float32(row.fixed_type))
        return false;
    return std::none_of(row.params.begin(), row.params.end(), [](const builtins::Param& param) {
        return param.role == builtins::Role::Dtype || is_of_float32(param.pattern);
    });
}

struct TypeName {
    std::string_view single, longer, twice;
};
constexpr TypeName type_names[] = {
    {"float32", "float32", "float64"},
    {"vec2", "vec2f", "vec2d"},
    {"vec3", "vec3f", "vec3d"},
    {"vec4", "vec4f", "vec4d"},
    {"mat22", "mat22f", "mat22d"},
    {"mat33", "mat33f", "mat33d"},
    {"mat44", "mat44f", "mat44d"},
    {"quat", "quatf", "quatd"},
    {"transform", "transformf", "transformd"},
    {"spatial_vector", "spatial_vectorf", "spatial_vectord"},
    {"spatial_matrix", "spatial_matrixf", "spatial_matrixd"},
};

std::string_view twice_as_long(std::string_view name) {
    for (const TypeName& one : type_names) {
        if (name == one.single || name == one.longer) return one.twice;
    }
    return {};
}

bool is_float_number(const Change& change, NodeId id) {
    return change[id].kind == Kind::Constant && change[id].constant() == syntax::ConstantKind::Float;
}

bool is_python_float(const Change& change, NodeId id) {
    return change[id].kind == Kind::Name && change.text(id) == "float";
}

// The number of `NAME = 0.5` and `NAME = wp.constant(-0.5)`; invalid: it is something else.
NodeId number_of_constant(const Change& change, NodeId statement) {
    if (change[statement].kind != Kind::Assign) return {};
    const NodeId value =
        change.draft.constant_value(change.tree().child(statement, field::Assign::value), change.strings);
    const NodeId digits =
        change[value].kind == Kind::UnaryOp ? change.tree().child(value, field::UnaryOp::operand) : value;
    return is_float_number(change, digits) ? value : NodeId{};
}

// What must become wp.float64(…), and whether all the rest can follow.
class Widening {
  public:
    explicit Widening(const Change& change) : change_(change) {
        fits_ = !change.draft.is_generic && change.draft.fixed.empty();
        for (const NodeId id : change.look.nodes()) {
            if (fits_) look_at(id);
        }
    }
    // A few numbers to write longer; more would be all there is to read.
    bool fits() const { return fits_ && has_floats_ && wrapped.size() <= 8; }

    std::vector<NodeId> wrapped, renamed, python;  // numbers, wp.vec3, float

  private:
    void look_at(NodeId id) {
        const draft::Fact& fact = change_.draft.fact(id);
        const types::Scalar scalar = fact.type.scalar;
        if (fact.type.is_known() && fact.type.kind != types::Kind::Struct) {
            fits_ &= scalar != types::Scalar::Float64 && scalar != types::Scalar::Float16;
            has_floats_ |= scalar == types::Scalar::Float32;
        }
        fits_ &= fact.builtin == nullptr || follows_precision(*fact.builtin);
        if (is_float_number(change_, id)) return number(id);
        if (is_python_float(change_, id)) return python.push_back(id);
        const StringId name = change_.look.warp_name(id);
        if (name.valid()) return of_warp(id, change_.strings.text(name));
        const bool is_unknown_call =
            change_[id].kind == Kind::Call && fact.builtin == nullptr && !fact.function.valid();
        if (is_unknown_call && change_.look.definition(id).valid()) {
            const NodeId called = change_.tree().child(id, field::Call::func);
            fits_ &=
                is_annotation(id) || (change_[called].kind == Kind::Name &&
                                      (change_.text(called) == "range" || change_.text(called) == "float" ||
                                       change_.text(called) == "int"));
        }
    }

    // In the head of a definition: annotations, decorators.
    bool is_annotation(NodeId id) const { return change_.look.statement(id) == change_.look.definition(id); }

    void number(NodeId id) {
        const NodeId above = change_.look.parent(id);
        if (!change_.look.definition(id).valid()) {
            const NodeId statement = change_.look.statement(id);
            const NodeId value = number_of_constant(change_, statement);
            fits_ &= value.valid() && change_.look.is_inside(id, value);
            if (value.valid()) wrapped.push_back(value);
            return;
        }
        fits_ &= !is_annotation(id);
        const bool is_cast = change_[above].kind == Kind::Call &&
                             is_python_float(change_, change_.tree().child(above, field::Call::func));
        if (!is_cast) wrapped.push_back(id);
    }

    void of_warp(NodeId id, std::string_view name) {
        if (name == "static" || name == "types" || name == "vec" || name == "mat") fits_ = false;
        if (!twice_as_long(name).empty()) return renamed.push_back(id);
        const NodeId above = change_.look.parent(id);
        const bool is_called =
            change_[above].kind == Kind::Call && change_.tree().child(above, field::Call::func) == id;
        const bool is_number = change_.draft.type(id).is_float() && !is_called;  // wp.PI
        if (is_number) wrapped.push_back(id);
    }

    const Change& change_;
    bool fits_ = true, has_floats_ = false;
};

void widen_inputs(inputs::Inputs& inputs) {
    for (inputs::Arg& arg : inputs.args) {
        auto dtype = inputs::parse_dtype(arg.dtype);
        if (!dtype || dtype->scalar != types::Scalar::Float32) continue;
        dtype->scalar = types::Scalar::Float64;
        TextBuffer text;
        inputs::append(text, *dtype);
        arg.dtype = text.str();
    }
}

}  // namespace

bool apply_DoublePrecision(Change& change) {
    const std::string said = change.draft.words.description(change.strings);
    for (const std::string_view word : {"float32", "vec3f", "precision", "overload", "32 bit", "32-bit"}) {
        if (said.find(word) != std::string::npos) return false;
    }
    Widening widening(change);
    if (!widening.fits()) return false;
    for (const NodeId id : widening.wrapped) {
        const draft::Fact fact = change.draft.fact(id);
        const NodeId value = change.edit.copy(id);
        change.edit.replace(id, change.edit.warp_call("float64", {&value, 1}, fact.type));
        change.draft.set_fact(id, {fact.type, nullptr, {}, fact.is_constant});
    }
    for (const NodeId id : widening.renamed)
        change.draft.tree[id].text = change.edit.intern(twice_as_long(change.text(id)));
    for (const NodeId id : widening.python) {
        const draft::Fact fact = change.draft.fact(id);
        change.edit.replace(id, change.edit.warp("float64"));
        change.draft.set_fact(id, fact);
    }
    for (draft::Fact& fact : change.draft.facts) {
        if (fact.type.is_known() && fact.type.scalar == types::Scalar::Float32)
            fact.type.scalar = types::Scalar::Float64;
    }
    widen_inputs(change.draft.inputs);
    change.draft.words.add("All floating-point numbers are of double precision (float64).", change.strings);
    return true;
}

}  // namespace weft::vary
