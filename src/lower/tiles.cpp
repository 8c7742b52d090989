// Tiles: their subscripts, what is assigned to their parts, and the functions that builtins apply to their
// elements.
#include <algorithm>

#include "lower/function_lowering.h"

namespace weft::lower {

using module::ValueKind;
using syntax::Kind;
using types::is_tile;
namespace field = syntax::field;

// ---- subscripts

// Bounds stay as they are written; what they mean for the side of the tile is the rule of the view.
ir::ValueId FunctionLowering::tile_slice(NodeId node) {
    const NodeId lower_node = tree_.child(node, field::Slice::lower);
    const NodeId upper_node = tree_.child(node, field::Slice::upper);
    const NodeId step_node = tree_.child(node, field::Slice::step);
    const int64_t step = step_node.valid() ? slice_part(step_node) : 1;
    if (step == 0) refuse_node(DiagKind::SliceStepZero, node);
    const int64_t start = lower_node.valid() ? slice_part(lower_node) : INT32_MAX;
    const int64_t stop = upper_node.valid() ? slice_part(upper_node) : INT32_MIN;
    // The extreme numbers stand for bounds that are not there.
    if ((lower_node.valid() && start == INT32_MAX) || (upper_node.valid() && stop == INT32_MIN))
        refuse_node(DiagKind::UnsupportedFeature, node, "a slice with the largest or the smallest number");
    Argument args[3];
    const int64_t numbers[3] = {start, stop, step};
    for (int i = 0; i < 3; ++i) {
        args[i].item = object_item(module::int_value(numbers[i]));
        args[i].place = place_of(node);
    }
    return expect_value(call_builtin(builtin_that(Effect::Slice), args, 0, {}, place_of(node)), node);
}

// Negative indices count from the end: constants here, others when the kernel runs.
ir::ValueId FunctionLowering::tile_index(ValueId index, const types::Tile& tile, size_t dim, NodeId node) {
    const TypeId type = value_type(index);
    if (is_tile(info(type))) return index;
    if (!types::is_integer(info(type))) refuse_node(DiagKind::IndexType, node, types_.display(type));
    if (dim >= tile.ndim) return index;
    const int64_t length = tile.shape[dim];
    if (const module::Value* known = constant_of(index)) {
        if (known->kind != ValueKind::Int)
            refuse_node(DiagKind::UnsupportedFeature, node, "an index of a tile that is no plain number");
        const module::Integer wrapped = known->integer < 0 ? known->integer + length : known->integer;
        if (wrapped < 0 || wrapped >= length) refuse_node(DiagKind::TileIndex, node, std::to_string(length));
        return wrapped == known->integer ? index : new_int(static_cast<int64_t>(wrapped));
    }
    const Place place = place_of(node);
    const ValueId zero = new_constant(module::int_value(0), type);
    const ValueId size = new_constant(module::int_value(length), type);
    const ValueId negative = add_comparison(ir::CompareOp::Lt, index, zero);
    const ValueId values[2] = {index, size};
    const ValueId wrapped = builtin(builtin_that(Effect::Compute, Operation::Add), values, place);
    return builtin(Effect::Where, {negative, wrapped, index}, place);
}

void FunctionLowering::eval_tile_indices(TypeId target, Nodes nodes, ValueList& out) {
    const types::Tile tile = types_.tile(target);
    for (size_t dim = 0; dim < nodes.size(); ++dim) {
        const bool is_slice = tree_[nodes[dim]].kind == Kind::Slice;
        out.push_back(is_slice ? tile_slice(nodes[dim])
                               : tile_index(eval_value(nodes[dim]), tile, dim, nodes[dim]));
    }
}

FunctionLowering::TilePart FunctionLowering::tile_part(TypeId target,
                                                       std::span<const ValueId> indices) const {
    const auto has = [&](types::Kind kind) {
        return std::any_of(indices.begin(), indices.end(),
                           [&](ValueId index) { return info(value_type(index)).kind == kind; });
    };
    if (has(types::Kind::Tile)) return TilePart::Gathered;
    if (has(types::Kind::Slice) || indices.size() < types_.tile(target).ndim) return TilePart::View;
    return TilePart::Element;
}

// Indices that are handed over one by one: Warp makes no tuple of them.
Item FunctionLowering::call_with_list(StringId name, ValueId target, std::span<const ValueId> indices,
                                      Place place) {
    const auto first = static_cast<uint32_t>(lists_.size());
    lists_.append(indices);
    const Item list{Item::Kind::Values, {}, first, static_cast<uint32_t>(indices.size())};
    const Argument args[2] = {{Item::of(target), {}, place}, {list, {}, place}};
    return resolve_builtin(name, args, 0, {}, place);
}

Item FunctionLowering::tile_subscript(ValueId target, std::span<const ValueId> indices, Place place) {
    switch (tile_part(value_type(target), indices)) {
        case TilePart::Gathered:
            return call_with_list(builtins::tile_gather, target, indices, place);
        case TilePart::View:
            return call_with_list(builtins::tile_view, target, indices, place);
        case TilePart::Element:
            break;
    }
    ValueList args{target};
    args.append(indices);
    return builtin_item(builtins::tile_element, args, place);
}

// Is it a tile? Nothing: it would have to be evaluated to know.
std::optional<bool> FunctionLowering::looks_like_tile(NodeId node) {
    switch (tree_[node].kind) {
        case Kind::Constant:
            return false;
        case Kind::Name: {
            const Symbol* symbol = symbols_.find(tree_[node].text);
            return symbol != nullptr && symbol->value.valid() && is_tile(info(value_type(symbol->value)));
        }
        case Kind::Attribute:
            return false;  // no struct holds a tile
        case Kind::UnaryOp:
            return looks_like_tile(tree_.child(node, field::UnaryOp::operand));
        case Kind::BinOp: {
            const auto left = looks_like_tile(tree_.child(node, field::BinOp::left));
            const auto right = looks_like_tile(tree_.child(node, field::BinOp::right));
            if (!left || !right) return std::nullopt;
            return *left || *right;
        }
        case Kind::Subscript: {
            const auto base = looks_like_tile(tree_.child(node, field::Subscript::value));
            return base == false ? base : std::nullopt;
        }
        default:
            return std::nullopt;
    }
}

bool FunctionLowering::makes_view(Nodes group) {
    for (const NodeId node : group) {
        if (tree_[node].kind == Kind::Slice) return true;
        const auto tile = looks_like_tile(node);
        if (!tile)
            refuse_node(DiagKind::UnsupportedFeature, node, "such an index in brackets behind brackets");
        if (*tile) return true;
    }
    return false;
}

// Brackets behind a tile are taken one after the other as long as they make views; what is left is one list
// of indices.
void FunctionLowering::apply_tile_brackets(ValueId& target, std::span<const size_t> groups, Nodes& indices,
                                           NodeId node) {
    for (size_t g = 0; g + 1 < groups.size() && is_tile(info(value_type(target))); ++g) {
        const Nodes group = indices.first(groups[g]);
        bool is_view = makes_view(group);
        if (!is_view && group.size() < types_.tile(value_type(target)).ndim) {
            Nodes rest = indices.subspan(groups[g]);
            for (size_t later = g + 1; later < groups.size() && !is_view; ++later) {
                is_view = makes_view(rest.first(groups[later]));
                rest = rest.subspan(groups[later]);
            }
        }
        if (!is_view) return;
        target = expect_value(index(target, group, false), node);
        indices = indices.subspan(groups[g]);
    }
}

// ---- assignments

void FunctionLowering::store_tile(ValueId target, std::span<const ValueId> indices, ValueId value,
                                  Place place) {
    switch (tile_part(value_type(target), indices)) {
        case TilePart::Gathered:
            refuse(DiagKind::TileStore, place, "picked by a tile of indices");
        case TilePart::View: {
            if (!is_tile(info(value_type(value)))) refuse(DiagKind::TileStore, place, "that gets no tile");
            const Item view = call_with_list(builtins::tile_view, target, indices, place);
            const types::Tile &to = types_.tile(type_of(view.value)), &from = types_.tile(value_type(value));
            if (!std::equal(to.sides().begin(), to.sides().end(), from.sides().begin(), from.sides().end()))
                refuse(DiagKind::TileStore, place, "that gets a tile of another shape");
            const ValueId args[2] = {view.value, value};
            builtin_item(builtins::tile_assign, args, place);
            return;
        }
        case TilePart::Element:
            break;
    }
    ValueList args{target};
    args.append(indices);
    args.push_back(value);
    builtin_item(Effect::Assign, args, place);
}

// False: there is no builtin that does it in place.
bool FunctionLowering::update_tile(NodeId node, ValueId target, std::span<const ValueId> indices) {
    if (tile_part(value_type(target), indices) != TilePart::Element)
        refuse_node(DiagKind::TileStore, node, "that is changed in place");
    const StringId update = builtins::tile_update(tree_[node].op());
    if (!update.valid()) return false;
    ValueList args{target};
    args.append(indices);
    args.push_back(eval_value(tree_.child(node, field::AugAssign::value)));
    builtin_item(update, args, place_of(node));
    return true;
}

// ---- functions of elements

// The type of the elements that the function gets for an argument: a tile's, or the value itself.
types::TypeId FunctionLowering::element_type(const Argument& arg) const {
    const TypeId type = argument_type(arg);
    if (!type.valid())
        refuse(DiagKind::UnsupportedFeature, arg.place, "such an argument of a function of tiles");
    return is_tile(info(type)) ? info(type).element : type;
}

ir::ValueId FunctionLowering::function_value(ir::Spelling spelling, uint32_t index) {
    ir::Value value;
    value.type = types::function;
    value.spelling = spelling;
    value.number = index;
    value.node = node_;
    fn_.values.push_back(value);
    origin_by_value_.push_back({});
    return ValueId{static_cast<uint32_t>(fn_.values.size() - 1)};
}

// What `op` is for elements of these types. Warp prints its name alone, so it must be a plain function.
FunctionLowering::Applied FunctionLowering::builtin_operator(StringId name, std::span<const TypeId> elements,
                                                             bool by_elements, Place place) {
    const std::span<const builtins::Row> rows = builtins::rows_of(name);
    if (rows.empty())
        refuse(DiagKind::UnsupportedFeature, place,
               "wp." + std::string(strings_.text(name)) + " as an argument");
    const auto row_index = [](const builtins::Row& row) {
        return static_cast<uint32_t>(&row - builtins::rows().data());
    };
    Applied made;
    if (rows[0].effect() == Effect::Compute) made.operation = rows[0].operation();
    if (!by_elements) {
        made.value = function_value(ir::Spelling::Builtin, row_index(rows[0]));
        return made;
    }
    SmallVector<builtins::Argument, 6> args;
    for (const TypeId type : elements) args.emplace_back().type = type;
    const builtins::Query query{name, args, 0, {}, module_.options.machine};
    builtins::Resolution resolution;
    if (auto why = builtins::resolve(query, types_, strings_, resolution)) {
        why->place = place;
        throw Refused{std::move(*why)};
    }
    const builtins::Row& row = builtins::row(resolution.row);
    const bool plain = !resolution.replaced && resolution.results.size() == 1 && !row.variadic &&
                       resolution.template_args.empty() && !resolution.initializer_list &&
                       resolution.operands.size() == elements.size();
    if (!plain)
        refuse(DiagKind::UnsupportedFeature, place,
               "wp." + std::string(strings_.text(name)) + " as an argument");
    made.result = resolution.results[0];
    made.value = function_value(ir::Spelling::Builtin, resolution.row.index);
    return made;
}

FunctionLowering::Applied FunctionLowering::user_operator(module::FunctionSetId set,
                                                          std::span<const TypeId> elements, bool by_elements,
                                                          Place place) {
    const std::vector<module::FunctionId>& declared = program_.function_sets[set.index];
    std::optional<module::FunctionId> id;
    if (by_elements) {
        Arguments args;
        for (const TypeId type : elements) {
            Argument& arg = args.emplace_back();
            arg.element = type;
            arg.place = place;
        }
        Bound bound;
        id = overload(set, args, bound);
        if (!id) no_overload(strings_.text(program_.functions[declared.front().index].name), args, place);
        for (const int at : bound)
            if (at < 0)
                refuse(DiagKind::UnsupportedFeature, place, "a function with a default as an argument");
    } else {
        // Warp prints the name that was written, whatever overloads there are.
        const module::Function& function = program_.functions[declared.front().index];
        if (declared.size() != 1 || function.generic)
            refuse(DiagKind::UnsupportedFeature, place, "a function with several forms as an argument");
        if (function.unsupported) throw Refused{function.unsupported.diag()};
        id = declared.front();
    }
    const ir::FunctionId built = module_.build_operator(*id, place);
    if (std::find(fn_.callees.begin(), fn_.callees.end(), built) == fn_.callees.end())
        fn_.callees.push_back(built);
    Applied made;
    const auto results = module_.result_types(built);
    if (results.size() == 1) made.result = results[0];
    if (by_elements && results.size() != 1)
        refuse(DiagKind::UnsupportedFeature, place, "a function without one result as an argument");
    made.value = function_value(ir::Spelling::Function, built.index);
    return made;
}

FunctionLowering::Applied FunctionLowering::operator_of(StringId builtin, const module::Value& function,
                                                        std::span<const Argument> args, Place place) {
    SmallVector<TypeId, 6> elements;
    for (const Argument& arg : args) {
        const bool is_operator = is_function(arg.item);
        if (!is_operator && !(arg.keyword.valid() && strings_.text(arg.keyword) == "axis"))
            elements.push_back(element_type(arg));
    }
    // A map asks for the overload; a reduction only where the elements are structs, to check what it returns.
    bool by_elements = builtin == builtins::tile_map;
    if (!by_elements && !elements.empty()) {
        const TypeId element = elements[0];
        elements.clear();
        elements.push_back(element);
        elements.push_back(element);
        by_elements = info(element).kind == types::Kind::Struct;
    }
    if (function.kind == ValueKind::Builtin)
        return builtin_operator(function.text, elements, by_elements, place);
    return user_operator(module::FunctionSetId{function.id}, elements, by_elements, place);
}

}  // namespace weft::lower
