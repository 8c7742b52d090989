// Dispatch rules of tiles: what is printed of a call, in which order, and what becomes a template argument.
#include <limits>

#include "builtins/rules.h"

namespace weft::builtins {
namespace {

using types::Kind;
using types::Scalar;
using types::Tile;
using types::Type;
using types::TypeId;
using value::Value;
using value::ValueKind;

Operand int_operand(int64_t value) {
    return constant(types::int32, value::int_value(value));
}

void template_shape(Resolution& out, const Tile& tile) {
    for (const uint32_t side : tile.sides()) template_number(out, side);
}

// Parts of a tuple that are constants are made anew; a value that stands alone is passed as it is.
void pass_parts(const Call& call, Resolution& out, const Argument& argument) {
    const bool is_tuple = call.type_of(argument).kind == Kind::Tuple;
    for (const Argument& part : parts_of(call, argument)) {
        if (is_tuple && !argument.is_listed && part.constant != nullptr) {
            const auto known = integer_constant(part);
            if (!known) call.refuse(DiagKind::TileLimit, "a constant of another type than int");
            out.operands.push_back(int_operand(*known));
        } else {
            pass(call, out, part);
        }
    }
}

void pass_offset(const Call& call, Resolution& out, size_t ndim) {
    if (const Argument* offset = call.find("offset")) return pass_parts(call, out, *offset);
    for (size_t i = 0; i < ndim; ++i) out.operands.push_back(int_operand(0));
}

void dispatch_memory(const Call& call, Resolution& out) {
    const Type array = call.type_of(call.get("a"));
    const bool stores = call.row->dispatch == DispatchRule::TileStore;
    pass(call, out, call.get("a"));
    pass_offset(call, out, array.ndim);
    const bool loads = call.row->dispatch == DispatchRule::TileLoad;
    if (!loads) pass(call, out, call.get("t"));
    template_type(out, array.element);
    template_flag(out, flag_of(call, "bounds_check", true));
    if (loads || stores) {
        const Tile& tile = loads ? call.types.tile(out.results[0]) : tile_of(call, "t");
        const bool aligned = flag_of(call, "aligned", false);
        template_flag(out, aligned && tile.is_shared());
    }
    if (loads) template_shape(out, call.types.tile(out.results[0]));
}

void dispatch_indexed(const Call& call, Resolution& out) {
    pass(call, out, call.get("a"));
    pass(call, out, call.get("indices"));
    if (const Argument* axis = call.find("axis"))
        pass(call, out, *axis);
    else
        out.operands.push_back(int_operand(0));
    pass_offset(call, out, call.type_of(call.get("a")).ndim);
    const Argument* tile = call.find("t");
    if (tile != nullptr)
        pass(call, out, *tile);
    else
        template_shape(out, call.types.tile(out.results[0]));
}

void dispatch_random(const Call& call, Resolution& out) {
    pass(call, out, call.get("rng"));
    const Argument* low = call.find("min");
    const Argument* high = call.find("max");
    if (low != nullptr && high != nullptr) {
        const bool of_floats = call.row->name == names::tile_randf;
        const ValueKind kind = of_floats ? ValueKind::Float : ValueKind::Int;
        for (const Argument* each : {low, high}) {
            if (each->constant == nullptr || each->constant->kind != kind)
                refuse_tile(call, "bounds that are not known before the kernel runs");
            if (of_floats) {
                const auto rounded = static_cast<double>(static_cast<float>(each->constant->real));
                out.operands.push_back(constant(types::float32, value::float_value(rounded)));
            } else {
                out.operands.push_back(constant(types::int32, *each->constant));
            }
        }
        const Value &from = out.operands[1].value, &to = out.operands[2].value;
        const bool fits = of_floats || (from.integer >= INT32_MIN && to.integer <= INT32_MAX);
        if (!fits || !(of_floats ? to.real > from.real : to.integer > from.integer))
            refuse_tile(call, "such bounds");
    }
    template_shape(out, call.types.tile(out.results[0]));
}

void dispatch_arange(const Call& call, Resolution& out) {
    const Tile& tile = call.types.tile(out.results[0]);
    const auto raw = [&](int64_t value) {
        Operand operand = constant(tile.element, value::int_value(value));
        operand.is_raw = true;
        out.operands.push_back(operand);
    };
    if (call.rest.size() == 1) raw(0);
    for (const Argument& each : call.rest) pass_element(call, out, each, tile.element);
    if (call.rest.size() < 3) raw(1);
    template_type(out, tile.element);
    template_number(out, tile.shape[0]);
}

void dispatch_view(const Call& call, Resolution& out) {
    const Tile& tile = tile_of(call, "t");
    const Argument& offset = call.get("offset");
    const auto parts = parts_of(call, offset);
    pass(call, out, call.get("t"));
    for (size_t dim = 0; dim < tile.ndim; ++dim) {
        if (dim >= parts.size()) {
            out.operands.push_back(int_operand(0));
        } else if (call.type_of(parts[dim]).kind == Kind::Slice) {
            out.operands.push_back(int_operand(tile_slice(call, parts[dim], tile.shape[dim]).start));
        } else if (!offset.is_listed && parts[dim].constant != nullptr) {
            out.operands.push_back(int_operand(*integer_constant(parts[dim])));
        } else {
            pass(call, out, parts[dim]);
        }
    }
    template_type(out, out.results[0]);
}

void dispatch_gather(const Call& call, Resolution& out) {
    pass(call, out, call.get("t"));
    const auto indices = parts_of(call, call.get("indices"));
    for (size_t dim = 0; dim < indices.size(); ++dim) {
        if (!types::is_tile(call.type_of(indices[dim]))) continue;
        pass(call, out, indices[dim]);
        out.operands.push_back(int_operand(static_cast<int64_t>(dim)));
    }
    template_shape(out, call.types.tile(out.results[0]));
}

void dispatch_of_threads(const Call& call, Resolution& out) {
    const Argument& value = call.get("x");
    const Type& type = call.type_of(value);
    pass(call, out, value);
    const bool whole = flag_of(call, "preserve_type", false);
    if (!whole && type.kind == Kind::Matrix) {
        template_number(out, type.rows);
        template_number(out, type.cols);
        return template_type(out, types::of(type.scalar));
    }
    const bool taken_apart = !whole && (type.kind == Kind::Vector || type.kind == Kind::Quaternion);
    template_type(out, taken_apart ? types::of(type.scalar) : value.type);
    if (taken_apart) template_number(out, type.kind == Kind::Vector ? type.rows : 4);
}

// What leaves a number as it is: Warp's reductions begin with it where it knows one.
void dispatch_reduce_axis(const Call& call, Resolution& out) {
    const Argument& op = call.get("op");
    const TypeId element = tile_of(call, "a").element;
    const types::ScalarFacts& facts = types::facts(call.type(element).scalar);
    pass(call, out, op);
    pass(call, out, call.get("a"));
    pass(call, out, call.get("axis"));
    const Operation operation = op.operation.value_or(Operation::None);
    const bool is_min = operation == Operation::Min, is_max = operation == Operation::Max;
    Value identity = value::int_value(operation == Operation::Mul ? 1 : 0);
    if (is_min || is_max) {
        if (facts.is_float) {
            const double infinity = std::numeric_limits<double>::infinity();
            identity = value::float_value(is_min ? infinity : -infinity);
        } else {
            const unsigned bits = 8u * facts.bytes - (facts.is_signed ? 1 : 0);
            const value::Integer highest = (value::Integer{1} << bits) - 1;
            const value::Integer lowest = facts.is_signed ? -highest - 1 : 0;
            identity = value::int_value(is_min ? highest : lowest);
        }
    }
    out.operands.push_back(constant(element, identity));
    const bool known = is_min || is_max || operation == Operation::Add || operation == Operation::Mul;
    out.operands.push_back(constant(types::boolean, value::bool_value(known)));
}

}  // namespace

void dispatch_tile(Call& call, Resolution& out) {
    switch (call.row->dispatch) {
        case DispatchRule::TileNew:
            template_type(out, call.dtype().present ? call.dtype().type : types::py_float);
            return template_shape(out, call.types.tile(out.results[0]));
        case DispatchRule::TileOfValue:
            pass(call, out, call.get("value"));
            if (const Argument* thread = call.find("thread_idx")) pass(call, out, *thread);
            template_type(out, call.types.tile(out.results[0]).element);
            return template_shape(out, call.types.tile(out.results[0]));
        case DispatchRule::TileRandom:
            return dispatch_random(call, out);
        case DispatchRule::TileArange:
            return dispatch_arange(call, out);
        case DispatchRule::TileLoad:
        case DispatchRule::TileStore:
        case DispatchRule::TileAtomicAdd:
            return dispatch_memory(call, out);
        case DispatchRule::TileIndexed:
            return dispatch_indexed(call, out);
        case DispatchRule::TileView:
            return dispatch_view(call, out);
        case DispatchRule::TileGather:
            return dispatch_gather(call, out);
        case DispatchRule::TileResult:
            pass(call, out, call.get("t"));
            // As it is now: what later calls do to the tile does not change this line.
            return template_type(out, call.types.add_tile(call.types.tile(out.results[0])));
        case DispatchRule::TileAssign:
            pass(call, out, call.get("dst"));
            pass(call, out, call.get("src"));
            return pass_offset(call, out, tile_of(call, "dst").ndim);
        case DispatchRule::TileOfThreads:
            return dispatch_of_threads(call, out);
        case DispatchRule::TileScatterAdd:
            for (const std::string_view each : {"a", "i", "j", "k", "l", "value", "has_value"}) {
                if (const Argument* argument = call.find(each)) pass(call, out, *argument);
            }
            if (!flag_of(call, "atomic", true)) template_flag(out, false);
            return;
        case DispatchRule::TileBroadcast: {
            pass(call, out, call.get("a"));
            const Tile& view = call.types.tile(out.results[0]);
            template_shape(out, view);
            for (const int32_t stride : view.steps()) template_number(out, stride);
            return;
        }
        case DispatchRule::TileAxis:
            pass(call, out, call.get("a"));
            return template_number(out, *integer_constant(call.get("axis")));
        case DispatchRule::TileReduceAxis:
            return dispatch_reduce_axis(call, out);
        case DispatchRule::TileSecond:
            pass(call, out, call.get("b"));
            return pass(call, out, call.get("a"));
        case DispatchRule::TileStack:
            template_type(out, call.dtype().type);
            return template_number(out, *integer_constant(call.get("capacity")));
        default:
            return;  // dispatch_rules.cpp has the others
    }
}

}  // namespace weft::builtins
