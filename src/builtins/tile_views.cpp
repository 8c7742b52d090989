// Parts of tiles: views, gathers, elements; which tiles they move into shared memory.
#include "builtins/tile_making.h"

namespace weft::builtins::tiles {
namespace {

// In brackets the two extreme numbers stand for bounds that are not written; in a tuple they are numbers.
void check_written_bounds(const Call& call, const Argument& indices, const Argument& slice) {
    if (indices.is_listed || slice.elements().size() != 3) return;
    if (integer_constant(slice.elements()[0]) == INT32_MAX ||
        integer_constant(slice.elements()[1]) == INT32_MIN)
        call.refuse(DiagKind::TileLimit, "a slice of the largest or the smallest number");
}

}  // namespace

TypeId view_of_tile(const Call& call) {
    const Tile tile = tile_of(call, "t");
    const auto offset = parts_of(call, call.get("offset"));
    if (offset.size() > tile.ndim) refuse_tile(call, "more indices than the tile has dimensions");
    bool has_slice = false;
    for (size_t dim = 0; dim < offset.size(); ++dim) {
        const Type& type = call.type_of(offset[dim]);
        if (type.kind == Kind::Slice) {
            has_slice = true;
            check_written_bounds(call, call.get("offset"), offset[dim]);
            continue;
        }
        if (!types::is_integer(type)) refuse_tile(call, "an index of type " + call.display(offset[dim].type));
        const auto known = integer_constant(offset[dim]);
        if (known && (*known < 0 || *known >= tile.shape[dim]))
            refuse_tile(call, "the index " + std::to_string(*known) + ", which lies outside the tile");
        if (!known && offset[dim].constant != nullptr)
            call.refuse(DiagKind::TileLimit, "an index that is a constant of another type than int");
    }
    force_shared(call, "t");
    Tile view = without_sides(tile);
    const Argument* shape = call.find("shape");
    if (has_slice) {
        if (shape != nullptr) refuse_tile(call, "a shape beside slices");
        for (size_t dim = 0; dim < tile.ndim; ++dim) {
            if (dim >= offset.size()) {
                add_side(view, tile.shape[dim], tile.strides[dim]);
            } else if (call.type_of(offset[dim]).kind == Kind::Slice) {
                const TileSlice slice = tile_slice(call, offset[dim], tile.shape[dim]);
                if (slice.length == 0) refuse_tile(call, "a slice that takes nothing");
                add_side(view, static_cast<uint32_t>(slice.length),
                         static_cast<int32_t>(tile.strides[dim] * slice.step));
            }
        }
    } else if (shape != nullptr) {
        Sides sides;
        const auto given = shape_of(call, sides);
        if (given.size() != tile.ndim) refuse_tile(call, "a shape of another number of dimensions");
        for (size_t dim = 0; dim < tile.ndim; ++dim) add_side(view, given[dim], tile.strides[dim]);
    } else {
        for (size_t dim = offset.size(); dim < tile.ndim; ++dim)
            add_side(view, tile.shape[dim], tile.strides[dim]);
    }
    if (view.ndim == 0) refuse_tile(call, "indices that leave no dimension");
    return add_view(call, view);
}

TypeId gathered_type(const Call& call) {
    Tile tile = tile_of(call, "t");
    const auto indices = parts_of(call, call.get("indices"));
    if (indices.size() > tile.ndim) refuse_tile(call, "more indices than the tile has dimensions");
    const Argument* taken = nullptr;
    size_t axis = 0;
    for (size_t dim = 0; dim < indices.size(); ++dim) {
        const Type& type = call.type_of(indices[dim]);
        if (types::is_tile(type)) {
            if (taken != nullptr) refuse_tile(call, "more than one tile of indices");
            taken = &indices[dim];
            axis = dim;
        } else if (type.kind == Kind::Slice) {
            const TileSlice slice = tile_slice(call, indices[dim], tile.shape[dim]);
            if (slice.start != 0 || slice.step != 1 || slice.length != tile.shape[dim])
                refuse_tile(call, "a part of a dimension beside a tile of indices");
        } else {
            refuse_tile(call, "an index beside a tile of indices");
        }
    }
    if (taken == nullptr) refuse_tile(call, "no tile of indices");
    const Tile index = call.types.tile(taken->type);
    if (index.ndim != 1 || !types::is_integer(call.type(index.element)))
        refuse_tile(call, "a tile of indices that is not one row of integers");
    force_shared(call, "t");
    call.types.set_storage(taken->type, Tile::Storage::Shared);
    tile.shape[axis] = index.shape[0];
    return make_tile(call, tile.element, tile.sides());
}

TypeId squeezed_type(const Call& call) {
    const Tile tile = tile_of(call, "t");
    std::array<bool, Tile::max_ndim> dropped{};
    if (const Argument* axes = call.find("axis")) {
        for (const Argument& part : parts_of(call, *axes)) {
            const auto axis = integer_constant(part);
            const int64_t ndim = tile.ndim;
            if (!axis || *axis < -ndim || *axis >= ndim)
                refuse_tile(call, "an axis that the tile does not have");
            const auto dim = static_cast<size_t>(*axis < 0 ? *axis + ndim : *axis);
            if (tile.shape[dim] != 1) refuse_tile(call, "an axis that is longer than one");
            dropped[dim] = true;
        }
    } else {
        for (size_t dim = 0; dim < tile.ndim; ++dim) dropped[dim] = tile.shape[dim] == 1;
    }
    Tile view = without_sides(tile);
    for (size_t dim = 0; dim < tile.ndim; ++dim) {
        if (!dropped[dim]) add_side(view, tile.shape[dim], tile.strides[dim]);
    }
    if (view.ndim == 0) refuse_tile(call, "a tile of one element");
    force_shared(call, "t");
    return add_view(call, view);
}

TypeId reshaped_type(const Call& call) {
    const Tile tile = tile_of(call, "t");
    Tile dense = tile;
    dense.set_shape(tile.sides());
    if (dense.strides != tile.strides) refuse_tile(call, "a tile with gaps");
    int64_t size = 1, known = 1;
    for (const uint32_t side : tile.sides()) size *= side;
    WrittenShape shape = constant_shape(call, call.get("shape"));
    const auto open = std::count(shape.all().begin(), shape.all().end(), -1);
    if (open > 1) refuse_tile(call, "more than one side of -1");
    for (const int64_t side : shape.all()) {
        if (side != -1) known *= side;
    }
    if (known <= 0) refuse_tile(call, "such a shape");
    for (size_t i = 0; i < shape.count; ++i) {
        if (shape.sides[i] == -1) shape.sides[i] = size / known;
    }
    if (open == 1) known *= size / known;
    if (known != size) refuse_tile(call, "a shape of another number of elements");
    Sides sides;
    Tile view = tile;
    view.layout = Tile::Layout::RowMajor;
    view.set_shape(positive_sides(call, shape, sides));
    view.layout = tile.layout;
    force_shared(call, "t");
    return add_view(call, view);
}

TypeId transposed_type(const Call& call) {
    const Tile tile = tile_of(call, "a");
    Tile view = tile;
    std::reverse_copy(tile.sides().begin(), tile.sides().end(), view.shape.begin());
    std::reverse_copy(tile.steps().begin(), tile.steps().end(), view.strides.begin());
    view.layout = tile.layout == Tile::Layout::RowMajor ? Tile::Layout::ColumnMajor : Tile::Layout::RowMajor;
    force_shared(call, "a");
    return add_view(call, view);
}

TypeId broadcast_type(const Call& call) {
    const Tile tile = tile_of(call, "a");
    Sides sides;
    const auto shape = shape_of(call, sides);
    const int64_t offset = static_cast<int64_t>(shape.size()) - tile.ndim;
    Tile view = without_sides(tile);
    view.layout = Tile::Layout::RowMajor;
    for (size_t i = 0; i < shape.size(); ++i) {
        const int64_t from = static_cast<int64_t>(i) - offset;
        const bool is_new = from < 0 || tile.shape[static_cast<size_t>(from)] == 1;
        if (!is_new && tile.shape[static_cast<size_t>(from)] != shape[i])
            refuse_tile(call, "a shape that the tile cannot be spread to");
        add_side(view, shape[i], is_new ? 0 : tile.strides[static_cast<size_t>(from)]);
    }
    force_shared(call, "a");
    return add_view(call, view);
}

TypeId extracted_type(const Call& call) {
    const Tile tile = tile_of(call, "a");
    force_shared(call, "a");
    const size_t given =
        static_cast<size_t>(std::count_if(call.bound.begin(), call.bound.begin() + call.row->params.size(),
                                          [](const Argument* each) { return each != nullptr; })) -
        1;
    const Type& element = call.type(tile.element);
    if (given == tile.ndim) return tile.element;
    if (element.kind == Kind::Vector && given == tile.ndim + 1u) return types::of(element.scalar);
    if (element.kind == Kind::Matrix && given == tile.ndim + 1u)
        return call.types.vector(element.cols, element.scalar);
    if (element.kind == Kind::Matrix && given == tile.ndim + 2u) return types::of(element.scalar);
    refuse_tile(call, std::to_string(given) + " indices for " + call.display(call.get("a").type));
}

void check_assign(const Call& call) {
    const Tile target = tile_of(call, "dst");
    const Argument& source = call.get("src");
    if (source.kind == Argument::Kind::Type)
        call.refuse(DiagKind::CallTypeArgument, call.display(source.type));
    if (types::is_tile(call.type_of(source))) {
        const Tile& from = call.types.tile(source.type);
        if (call.row->name != names::tile_assign) call.refuse(DiagKind::TileLimit, "a tile as an element");
        if (from.ndim != target.ndim) refuse_tile(call, "tiles of unlike numbers of dimensions");
        if (const Argument* offset = call.find("offset")) {
            if (parts_of(call, *offset).size() != target.ndim)
                call.refuse(DiagKind::TileLimit, "an offset of another number of dimensions");
        } else {
            for (size_t dim = 0; dim < target.ndim; ++dim) {
                if (from.shape[dim] > target.shape[dim])
                    refuse_tile(call, "a tile that does not fit into the other");
            }
        }
    } else {
        const Type& element = call.type(target.element);
        if (element.kind == Kind::Matrix && call.row->params.size() - 2 == target.ndim + 1u) {
            const TypeId row = call.types.vector(element.cols, element.scalar);
            if (!call.types.equal(row, source.type))
                call.refuse(DiagKind::CallValueType, call.display(row), call.display(source.type));
        }
    }
    force_shared(call, "dst");
}

void check_update(const Call& call, bool of_bits) {
    const Tile& tile = tile_of(call, "a");
    if (of_bits && is_struct(call, tile.element)) refuse_tile(call, "structs");
    if (!call.types.equal(tile.element, call.get("value").type))
        call.refuse(DiagKind::CallValueType, call.display(tile.element),
                    call.display(call.get("value").type));
    force_shared(call, "a");
}

void check_update_all(const Call& call, bool of_bits) {
    const Tile &a = tile_of(call, "a"), &b = tile_of(call, "b");
    if (of_bits && is_struct(call, a.element)) refuse_tile(call, "structs");
    check_same_shape(call, a, b);
    check_same_element(call, a.element, b.element);
}

void check_scatter(const Call& call) {
    const Tile& tile = tile_of(call, "a");
    size_t indices = 0;
    for (const std::string_view index : {"i", "j", "k", "l"}) indices += call.find(index) != nullptr;
    if (indices != tile.ndim) refuse_tile(call, std::to_string(indices) + " indices for such a tile");
    const TypeId value = call.get("value").type;
    if (!call.types.equal(tile.element, value))
        call.refuse(DiagKind::CallValueType, call.display(tile.element), call.display(value));
    force_shared(call, "a");
}

}  // namespace weft::builtins::tiles
