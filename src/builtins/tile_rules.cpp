// Result rules of tiles: the tile a call yields, what Warp asks of the tiles it gets, and which of them it
// moves into shared memory.
#include <algorithm>
#include <cmath>

#include "builtins/tile_making.h"
#include "builtins/tile_range.h"

namespace weft::builtins {
namespace {

using namespace tiles;

// --- making ---

TypeId full_type(const Call& call) {
    const TypeId value = call.get("value").type;
    const Dtype dtype = call.dtype();
    if (dtype.present && !dtype.is_type()) call.refuse(DiagKind::CallDtype);
    const TypeId element = dtype.present ? dtype.type : value;
    check_element(call, element);
    const Type& given = call.type(value);
    if ((is_struct(call, element) || types::is_composite(given) || given.kind == Kind::Struct) &&
        !call.types.equal(element, value))
        call.refuse(DiagKind::CallValueType, call.display(element), call.display(value));
    Sides sides;
    return make_tile(call, element, shape_of(call, sides), storage_of(call));
}

TypeId new_type(const Call& call) {
    Sides sides;
    const auto shape = shape_of(call, sides);
    const TypeId fixed = call.row->fixed_type;
    const TypeId element = fixed != types::none ? fixed : written_dtype(call);
    if (call.row->name == names::tile_ones && is_struct(call, element)) refuse_tile(call, "structs");
    return make_tile(call, element, shape, storage_of(call));
}

TypeId from_thread_type(const Call& call) {
    const TypeId element = call.get("value").type;
    check_element(call, element);
    Sides sides;
    return make_tile(call, element, shape_of(call, sides), storage_of(call));
}

TypeId arange_type(const Call& call) {
    const Dtype dtype = call.dtype();
    if (dtype.present && !dtype.is_type()) call.refuse(DiagKind::CallDtype);
    const TypeId element = dtype.present ? call.types.canonical(dtype.type) : types::float32;
    if (!is_scalar(call.type(element)) || call.type(element).scalar == Scalar::Handle)
        refuse_tile(call, "elements of type " + call.display(element));
    if (call.rest.empty() || call.rest.size() > 3) call.refuse(DiagKind::CallBinding);
    std::array<const value::Value*, 3> numbers{};
    for (size_t i = 0; i < call.rest.size(); ++i) {
        numbers[i] = call.rest[i].constant;
        if (numbers[i] == nullptr) refuse_tile(call, "numbers that are not known before the kernel runs");
    }
    const auto count = range_count({numbers.data(), call.rest.size()}, call.type(element).scalar);
    if (!count || *count > INT32_MAX)
        refuse_tile(call, "a range without elements, or whose numbers do not fit");
    const uint32_t sides[] = {static_cast<uint32_t>(*count)};
    return make_tile(call, element, sides, storage_of(call));
}

// --- memory ---

// One offset for each dimension of the array; the tile has as many.
void check_offset(const Call& call, unsigned ndim, size_t tile_ndim) {
    if (tile_ndim != ndim) refuse_tile(call, "an array and a tile of unlike numbers of dimensions");
    const Argument* offset = call.find("offset");
    if (offset != nullptr && parts_of(call, *offset).size() != ndim)
        refuse_tile(call, "an offset of another number of dimensions than the array");
    // Warp asks the argument itself how many dimensions it has, and a reference has none.
    const Argument& array = call.get("a");
    const bool asked = offset == nullptr || call.row->dispatch == DispatchRule::TileStore ||
                       call.row->dispatch == DispatchRule::TileAtomicAdd;
    if (array.is_reference && asked) refuse_tile(call, "an array that is a field; bind it to a name first");
}

void check_indices(const Call& call, std::span<const uint32_t> sides, unsigned ndim) {
    if (call.find("indices") == nullptr) return;
    force_shared(call, "indices");
    const Tile& indices = tile_of(call, "indices");
    if (indices.ndim != 1) refuse_tile(call, "indices of more than one dimension");
    const int64_t axis = axis_of(call, ndim);
    if (static_cast<size_t>(axis) >= sides.size() || indices.shape[0] != sides[static_cast<size_t>(axis)])
        refuse_tile(call, "another number of indices than the tile has along the axis");
}

TypeId load_type(const Call& call) {
    const Type array = call.type_of(call.get("a"));
    Sides sides;
    const auto shape = shape_of(call, sides);
    check_indices(call, shape, array.ndim);
    check_offset(call, array.ndim, shape.size());
    check_element(call, array.element);
    return make_tile(call, array.element, shape, storage_of(call));
}

void check_store(const Call& call) {
    const Type array = call.type_of(call.get("a"));
    const Tile tile = tile_of(call, "t");
    check_indices(call, tile.sides(), array.ndim);
    check_offset(call, array.ndim, tile.ndim);
    check_same_element(call, array.element, tile.element);
}

TypeId atomic_add_type(const Call& call) {
    check_store(call);
    const Tile tile = tile_of(call, "t");
    const Type& element = call.type(tile.element);
    if (element.kind != Kind::Struct) {
        const auto scalar = scalar_of(element);
        const types::ScalarFacts* facts = scalar ? &types::facts(*scalar) : nullptr;
        if (facts == nullptr || !(facts->is_float || (facts->is_int && facts->bytes >= 4)))
            refuse_tile(call, "elements of type " + call.display(tile.element));
    }
    return make_tile(call, tile.element, tile.sides(), tile.storage);
}

// --- threads ---

TypeId of_threads_type(const Call& call, Resolution& out) {
    const Argument& value = call.get("x");
    if (value.is_reference) refuse_tile(call, "an element or a field; bind it to a name first");
    if (value.kind != Argument::Kind::Value)
        call.refuse(DiagKind::CallTypeArgument, call.display(value.type));
    check_element(call, value.type);
    const Type type = call.type_of(value);
    const uint32_t threads = call.query.machine.block_dim;
    out.asked_machine = true;
    Tile tile;
    tile.element = value.type;
    Sides sides{threads};
    size_t ndim = 1;
    const bool taken_apart =
        type.kind == Kind::Vector || type.kind == Kind::Quaternion || type.kind == Kind::Matrix;
    if (taken_apart && !flag_of(call, "preserve_type", false)) {
        tile.element = types::of(type.scalar);
        ndim = 0;
        sides[ndim++] = type.kind == Kind::Quaternion ? 4 : type.rows;
        if (type.kind == Kind::Matrix) sides[ndim++] = type.cols;
        sides[ndim++] = threads;
    }
    tile.set_shape({sides.data(), ndim});
    return call.types.add_tile(tile);
}

TypeId untiled_type(const Call& call, Resolution& out) {
    const Tile tile = tile_of(call, "a");
    out.asked_machine = true;
    if (tile.shape[tile.ndim - 1u] != call.query.machine.block_dim)
        refuse_tile(call, "a tile whose last side is not the number of threads of a block");
    if (tile.ndim == 1) return tile.element;
    const Type& element = call.type(tile.element);
    if (element.kind != Kind::Scalar || tile.ndim > 3) refuse_tile(call, call.display(call.get("a").type));
    if (tile.ndim == 2) return call.types.vector(tile.shape[0], element.scalar);
    return call.types.matrix(tile.shape[0], tile.shape[1], element.scalar);
}

// --- arithmetic ---

TypeId without_axis(const Call& call) {
    const Tile tile = tile_of(call, "a");
    force_shared(call, "a");
    const Argument& given = call.get("axis");
    const auto axis = integer_constant(given);
    if (!axis || *axis < 0 || *axis >= tile.ndim) refuse_tile(call, "an axis that the tile does not have");
    if (tile.ndim == 1) return make_one(call, tile.element);
    Sides sides{};
    size_t count = 0;
    for (size_t dim = 0; dim < tile.ndim; ++dim) {
        if (dim != static_cast<size_t>(*axis)) sides[count++] = tile.shape[dim];
    }
    return make_tile(call, tile.element, {sides.data(), count});
}

TypeId one_of(const Call& call, bool takes_structs) {
    const Tile& tile = tile_of(call, "a");
    if (!takes_structs && is_struct(call, tile.element)) refuse_tile(call, "structs");
    const TypeId fixed = call.row->fixed_type;
    return make_one(call, fixed != types::none ? fixed : tile.element);
}

TypeId reduced_type(const Call& call) {
    const Tile& tile = tile_of(call, "a");
    if (is_struct(call, tile.element) && !call.types.equal(call.get("op").result, tile.element))
        refuse_tile(call, "a function that does not return the elements' struct");
    return make_one(call, tile.element);
}

TypeId dot_type(const Call& call) {
    const Tile &a = tile_of(call, "a"), &b = tile_of(call, "b");
    check_same_shape(call, a, b);
    check_same_element(call, a.element, b.element);
    if (is_struct(call, a.element)) refuse_tile(call, "structs");
    return make_one(call, scalar_type(call, a.element));
}

void check_axpy(const Call& call) {
    const Tile &source = tile_of(call, "src"), &target = tile_of(call, "dest");
    check_same_shape(call, source, target);
    check_same_element(call, source.element, target.element);
    if (is_struct(call, target.element)) refuse_tile(call, "structs");
    const TypeId alpha = call.get("alpha").type;
    if (!is_scalar(call.type(alpha)) || !call.types.equal(scalar_type(call, target.element), alpha))
        call.refuse(DiagKind::CallValueType, call.display(scalar_type(call, target.element)),
                    call.display(alpha));
}

void check_sort(const Call& call) {
    const Tile &keys = tile_of(call, "keys"), &values = tile_of(call, "values");
    constexpr TypeId known[] = {types::float32, types::int32, types::uint32, types::int64, types::uint64};
    if (std::find(std::begin(known), std::end(known), keys.element) == std::end(known))
        refuse_tile(call, "keys of type " + call.display(keys.element));
    check_same_shape(call, keys, values);
    force_shared(call, "keys");
    force_shared(call, "values");
}

TypeId scanned_type(const Call& call) {
    const Tile tile = tile_of(call, "a");
    if (tile.element != types::float32 && tile.element != types::int32 && tile.element != types::uint32)
        refuse_tile(call, "elements of type " + call.display(tile.element));
    return make_tile(call, tile.element, tile.sides());
}

bool is_mapped(const Type& type) {
    return is_scalar(type) || is_vector_or_matrix(type) || type.kind == Kind::Struct;
}

void check_mapped(const Call& call, const Tile& first, const Argument& other) {
    const Type& type = call.type_of(other);
    if (other.kind != Argument::Kind::Value)
        call.refuse(DiagKind::CallTypeArgument, call.display(other.type));
    if (types::is_tile(type))
        check_same_shape(call, first, call.types.tile(other.type));
    else if (!is_mapped(type))
        refuse_tile(call, "a value of type " + call.display(other.type));
}

TypeId mapped_type(const Call& call) {
    const Tile tile = tile_of(call, "a");
    if (const Argument* other = call.find("b")) check_mapped(call, tile, *other);
    for (const Argument& other : call.rest) check_mapped(call, tile, other);
    if (call.row->variadic && call.rest.size() < 2) refuse_tile(call, "such arguments");
    const TypeId result = call.get("op").result;
    if (!is_mapped(call.type(result))) refuse_tile(call, "a function that returns " + call.display(result));
    return make_tile(call, result, tile.sides());
}

TypeId sum_type(const Call& call) {
    const Tile a = tile_of(call, "a"), &b = tile_of(call, "b");
    check_same_shape(call, a, b);
    check_same_element(call, a.element, b.element);
    if (call.row->result == ResultRule::TileBits && is_struct(call, a.element)) refuse_tile(call, "structs");
    return make_tile(call, a.element, a.sides());
}

TypeId negative_type(const Call& call) {
    const Tile tile = tile_of(call, "x");
    if (is_struct(call, tile.element)) refuse_tile(call, "structs");
    return make_tile(call, tile.element, tile.sides());
}

// Products and quotients: one of the two is a number, or a tile of numbers.
TypeId scaled_type(const Call& call) {
    const Argument &a = call.get("a"), &b = call.get("b");
    const bool a_is_tile = types::is_tile(call.type_of(a)), b_is_tile = types::is_tile(call.type_of(b));
    const auto element = [&](const Argument& each, bool is_tile) {
        if (each.kind != Argument::Kind::Value)
            call.refuse(DiagKind::CallTypeArgument, call.display(each.type));
        return is_tile ? call.types.tile(each.type).element : call.types.canonical(each.type);
    };
    const TypeId first = element(a, a_is_tile), second = element(b, b_is_tile);
    const Type &left = call.type(first), &right = call.type(second);
    const Tile tile = call.types.tile(a_is_tile ? a.type : b.type);
    if (a_is_tile && b_is_tile) {
        check_same_shape(call, tile, call.types.tile(b.type));
    } else {
        const Type& other = a_is_tile ? right : left;
        if (!is_scalar(other) && !is_vector_or_matrix(other))
            refuse_tile(call, "(" + call.argument_list() + ")");
    }
    if (!is_scalar(left) && !is_scalar(right)) refuse_tile(call, "(" + call.argument_list() + ")");
    if (scalar_type(call, first) != scalar_type(call, second))
        call.refuse(DiagKind::CallMixedScalars, call.argument_list());
    TypeId result = a_is_tile ? first : second;
    if (is_vector_or_matrix(left) || is_vector_or_matrix(right))
        result = is_vector_or_matrix(left) ? first : second;
    return make_tile(call, result, tile.sides());
}

// --- linear algebra ---

// In shared memory, laid out like `like`.
TypeId add_like(const Call& call, TypeId element, const Tile& like) {
    Tile tile = like;
    tile.element = element;
    tile.storage = Tile::Storage::Shared;
    tile.owner = true;
    return call.types.add_tile(tile);
}

TypeId diag_add_type(const Call& call) {
    const Tile &a = tile_of(call, "a"), &d = tile_of(call, "d");
    check_same_element(call, a.element, d.element);
    if (a.ndim != 2 || d.ndim != 1 || a.shape[0] != a.shape[1] || a.shape[0] != d.shape[0])
        refuse_tile(call, "tiles of these shapes");
    return add_like(call, a.element, a);
}

TypeId product_of_tiles(const Call& call) {
    const Tile a = tile_of(call, "a"), &b = tile_of(call, "b");
    if (a.ndim != 2 || b.ndim != 2) refuse_tile(call, "tiles that have not two dimensions");
    const uint32_t sides[] = {a.shape[0], b.shape[1]};
    return make_tile(call, a.element, sides, Tile::Storage::Shared);
}

TypeId cholesky_type(const Call& call) {
    const Tile a = tile_of(call, "A");
    if (a.ndim != 2 || a.shape[0] != a.shape[1]) refuse_tile(call, "a tile that is not square");
    return call.row->result == ResultRule::TileCholesky ? add_like(call, a.element, a) : TypeId{};
}

TypeId solved_type(const Call& call) {
    const bool upper = call.row->dispatch == DispatchRule::TileUpperSolve;
    const Tile matrix = tile_of(call, upper ? "U" : "L"), right = tile_of(call, upper ? "z" : "y");
    check_same_element(call, matrix.element, right.element);
    if (matrix.ndim != 2 || matrix.shape[0] != matrix.shape[1])
        refuse_tile(call, "a matrix that is not square");
    if (right.ndim > 2 || right.shape[0] != matrix.shape[0]) refuse_tile(call, "tiles of these shapes");
    return call.row->result == ResultRule::TileSolve ? add_like(call, matrix.element, right) : TypeId{};
}

// --- stacks ---

TypeId stack_type(const Call& call) {
    const auto capacity = integer_constant(call.get("capacity"));
    if (!capacity || *capacity <= 0 || *capacity > INT32_MAX)
        refuse_tile(call, "a capacity that is no positive constant");
    const Dtype dtype = call.dtype();
    if (!dtype.is_type()) call.refuse(DiagKind::CallDtype);
    check_element(call, dtype.type);
    return call.types.tile_stack(dtype.type, static_cast<uint32_t>(*capacity));
}

const Type& stack_of(const Call& call) {
    const Argument& stack = call.get("s");
    if (call.type_of(stack).kind != Kind::TileStack)
        refuse_tile(call, "a value of type " + call.display(stack.type));
    return call.type_of(stack);
}

void check_pushed(const Call& call) {
    const TypeId value = call.get("value").type;
    const TypeId element = stack_of(call).element;
    if (!call.types.equal(value, element))
        call.refuse(DiagKind::CallValueType, call.display(element), call.display(value));
}

}  // namespace

void refuse_tile(const Call& call, std::string_view what) {
    call.refuse(DiagKind::TileArgument, what);
}

const Tile& tile_of(const Call& call, std::string_view parameter) {
    const Argument& argument = call.get(parameter);
    if (argument.kind != Argument::Kind::Value || !types::is_tile(call.type_of(argument)))
        refuse_tile(call, "(" + call.argument_list() + ")");
    return call.types.tile(argument.type);
}

void force_shared(const Call& call, std::string_view parameter) {
    call.types.set_storage(call.get(parameter).type, Tile::Storage::Shared);
}

int64_t axis_of(const Call& call, size_t ndim) {
    const Argument* given = call.find("axis");
    if (given == nullptr) return 0;
    const auto axis = integer_constant(*given);
    if (!axis || *axis < 0 || *axis >= static_cast<int64_t>(ndim)) refuse_tile(call, "such an axis");
    return *axis;
}

bool flag_of(const Call& call, std::string_view parameter, bool otherwise) {
    const Argument* given = call.find(parameter);
    if (given == nullptr) return otherwise;
    if (given->constant == nullptr || given->constant->kind != ValueKind::Bool)
        refuse_tile(call, "`" + std::string(parameter) + "` that is not True or False");
    return given->constant->integer != 0;
}

std::span<const Argument> parts_of(const Call& call, const Argument& argument) {
    if (call.type_of(argument).kind != Kind::Tuple) return {&argument, 1};
    if (argument.elements().empty())
        call.refuse(DiagKind::TileLimit, "a tuple whose parts are not written here");
    return argument.elements();
}

TileSlice tile_slice(const Call& call, const Argument& slice, uint32_t side) {
    if (slice.elements().size() != 3) call.refuse(DiagKind::SliceConstant);
    const auto start = integer_constant(slice.elements()[0]), stop = integer_constant(slice.elements()[1]),
               step = integer_constant(slice.elements()[2]);
    if (!start || !stop || !step || *step == 0) call.refuse(DiagKind::SliceConstant);
    const int64_t length = side;
    const int64_t lowest = *step > 0 ? 0 : -1, highest = *step > 0 ? length : length - 1;
    const auto bound = [&](int64_t value) {
        return value < 0 ? std::max(value + length, lowest) : std::min(value, highest);
    };
    // Bounds that are not written are the two extreme numbers.
    const int64_t first = *start == INT32_MAX ? (*step > 0 ? lowest : highest) : bound(*start);
    const int64_t last = *stop == INT32_MIN ? (*step > 0 ? highest : lowest) : bound(*stop);
    const int64_t span = *step > 0 ? last - first : first - last;
    const int64_t width = *step > 0 ? *step : -*step;
    return {first, std::max<int64_t>(0, (span + width - 1) / width), *step};
}

void find_tile(Call& call, Resolution& out) {
    const auto yield = [&out](TypeId type) {
        if (type.valid()) out.results.push_back(type);
    };
    switch (call.row->result) {
        case ResultRule::TileNew:
            return yield(new_type(call));
        case ResultRule::TileFull:
            return yield(full_type(call));
        case ResultRule::TileFromThread:
            return yield(from_thread_type(call));
        case ResultRule::TileArange:
            return yield(arange_type(call));
        case ResultRule::TileLoad:
            return yield(load_type(call));
        case ResultRule::TileStore:
            return check_store(call);
        case ResultRule::TileAtomicAdd:
            return yield(atomic_add_type(call));
        case ResultRule::TileView:
            return yield(view_of_tile(call));
        case ResultRule::TileGather:
            return yield(gathered_type(call));
        case ResultRule::TileSqueeze:
            return yield(squeezed_type(call));
        case ResultRule::TileReshape:
            return yield(reshaped_type(call));
        case ResultRule::TileAstype: {
            const Tile tile = tile_of(call, "t");
            return yield(make_tile(call, call.dtype().type, tile.sides()));
        }
        case ResultRule::TileAssign:
            return check_assign(call);
        case ResultRule::TileOfThreads:
            return yield(of_threads_type(call, out));
        case ResultRule::Untile:
            return yield(untiled_type(call, out));
        case ResultRule::TileExtract:
            return yield(extracted_type(call));
        case ResultRule::TileScatter:
            return check_scatter(call);
        case ResultRule::TileUpdate:
        case ResultRule::TileUpdateBits:
            return check_update(call, call.row->result == ResultRule::TileUpdateBits);
        case ResultRule::TileUpdateAll:
        case ResultRule::TileUpdateAllBits:
            return check_update_all(call, call.row->result == ResultRule::TileUpdateAllBits);
        case ResultRule::TileTranspose:
            return yield(transposed_type(call));
        case ResultRule::TileBroadcast:
            return yield(broadcast_type(call));
        case ResultRule::TileOfOne:
            return yield(one_of(call, true));
        case ResultRule::TileMin:
            return yield(one_of(call, false));
        case ResultRule::TileWithoutAxis:
            return yield(without_axis(call));
        case ResultRule::TileReduce:
            return yield(reduced_type(call));
        case ResultRule::TileDot:
            return yield(dot_type(call));
        case ResultRule::TileAxpy:
            return check_axpy(call);
        case ResultRule::TileSort:
            return check_sort(call);
        case ResultRule::TileScan:
            return yield(scanned_type(call));
        case ResultRule::TileMap:
            return yield(mapped_type(call));
        case ResultRule::TileSum:
        case ResultRule::TileBits:
            return yield(sum_type(call));
        case ResultRule::TileNegative:
            return yield(negative_type(call));
        case ResultRule::TileScale:
            return yield(scaled_type(call));
        case ResultRule::TileDiagAdd:
            return yield(diag_add_type(call));
        case ResultRule::TileMatmul:
            return yield(product_of_tiles(call));
        case ResultRule::TileMatmulOut:
            product_of_tiles(call);
            tile_of(call, "out");
            return;
        case ResultRule::TileCholesky:
        case ResultRule::TileCholeskyInplace:
            return yield(cholesky_type(call));
        case ResultRule::TileSolve:
        case ResultRule::TileSolveInplace:
            return yield(solved_type(call));
        case ResultRule::TileOfQuery: {
            out.asked_machine = true;
            const uint32_t sides[] = {call.query.machine.block_dim};
            return yield(make_tile(call, types::int32, sides));
        }
        case ResultRule::TileStack:
            return yield(stack_type(call));
        case ResultRule::TileStackPush:
            check_pushed(call);
            return yield(types::int32);
        case ResultRule::TileStackPop:
            yield(stack_of(call).element);
            return yield(types::int32);
        case ResultRule::TileStackClear:
            stack_of(call);
            return;
        case ResultRule::TileStackCount:
            stack_of(call);
            return yield(types::int32);
        default:
            return;  // result_rules.cpp has the others
    }
}

}  // namespace weft::builtins
