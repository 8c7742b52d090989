// Arrays and components: an array is a pointer with the sizes that somebody asks for, an index is written out
// with its strides.
#include <algorithm>

#include "standalone/printer.h"

namespace weft::standalone {

void FunctionPrinter::find_bound_names(NodeId id) {
    const syntax::Node& node = body_.node(id);
    if (node.kind == Kind::Name && node.context() == syntax::Context::Store) bound_.insert(node.text.index);
    for (const NodeId child : body_.tree().children(id)) {
        if (child.valid()) find_bound_names(child);
    }
}

std::optional<FunctionPrinter::Array> FunctionPrinter::array(NodeId id) {
    const syntax::Node& node = body_.node(id);
    const types::TypeId type = type_of(id);
    if (node.kind == Kind::Subscript) return place(id).part;
    if (!type.valid() || !types::is_array(body_.type(type))) return std::nullopt;
    Array out;
    out.rank = body_.type(type).ndim;
    if (node.kind == Kind::Name) {
        for (const Alias& alias : aliases_) {
            if (alias.name != node.text) continue;
            Array known = alias.array;
            known.pointer = {name_of(node.text)};
            return known;
        }
        out.pointer = {name_of(node.text)};
        out.base = out.pointer.text;
        for (size_t i = 0; i < parameters.size(); ++i) {
            if (parameters[i].python == node.text) out.parameter = i;
        }
        if (out.parameter == SIZE_MAX) return std::nullopt;
        if (bound_.contains(node.text.index)) {
            refuse(id, "an array parameter that is assigned to");
            return std::nullopt;
        }
        if (id == renamed_) out.pointer = {other_name_};
        return out;
    }
    if (node.kind != Kind::Attribute) return std::nullopt;
    const NodeId owner = body_.tree().child(id, field::Attribute::value);
    const types::TypeId whole = type_of(owner);
    if (!whole.valid() || body_.type(whole).kind != types::Kind::Struct) return std::nullopt;
    file_.structure(body_.type(whole).structure, node.line);
    out.pointer = {plain::inside(expression(owner), Binding::Postfix) + "." + name_of(node.text)};
    out.base = out.pointer.text;
    return out;
}

std::string FunctionPrinter::size(const Array& array, unsigned dimension) {
    const unsigned at = array.skipped + dimension;
    if (!array.fixed.empty()) return std::to_string(array.fixed[at]);
    if (array.parameter != SIZE_MAX)
        parameters[array.parameter].sizes |= static_cast<plain::SizeSet>(1u << at);
    return array.base + std::string(plain::size_suffix(array.rank, at));
}

// `(i * rows + j) * cols + k`: row by row. Fewer indices than dimensions lead to the begin of a part.
Piece FunctionPrinter::offset(const Array& array, std::span<const Piece> indices) {
    Piece out = indices[0];
    for (unsigned i = 1; i < array.ndim(); ++i) {
        const Piece wide =
            out.text == "0" ? out : plain::joined(out, "*", {size(array, i)}, Binding::Product);
        const bool is_more = i < indices.size() && indices[i].text != "0";
        if (!is_more) {
            out = wide;
        } else {
            // A sum as the last index needs no parentheses: `i * cols + j + 1`.
            out = wide.text == "0" ? indices[i]
                                   : Piece{plain::inside(wide, Binding::Sum) + " + " +
                                               plain::inside(indices[i], Binding::Sum),
                                           Binding::Sum};
        }
    }
    return out;
}

// A constant below zero counts from behind: the last one is -1.
Piece FunctionPrinter::element_index(const Array& array, unsigned dimension, NodeId index) {
    const auto known = body_.integer(index);
    if (!known || *known >= 0) return expression(index);
    return plain::joined({size(array, dimension)}, "-", {std::to_string(-*known)}, Binding::Sum);
}

// An index below zero counts from behind, in a vector or a matrix.
bool FunctionPrinter::may_be_negative(NodeId id) const {
    const syntax::Node& node = body_.node(id);
    if (const auto known = body_.integer(id)) return *known < 0;
    if (node.kind == Kind::Name) {
        return std::find(counts_.begin(), counts_.end(), node.text) == counts_.end();
    }
    if (node.kind != Kind::BinOp) return true;
    const bool grows = node.op() == syntax::Operator::Add || node.op() == syntax::Operator::Mult ||
                       node.op() == syntax::Operator::Mod || node.op() == syntax::Operator::FloorDiv ||
                       node.op() == syntax::Operator::Div;
    return !grows || may_be_negative(body_.tree().child(id, field::BinOp::left)) ||
           may_be_negative(body_.tree().child(id, field::BinOp::right));
}

void FunctionPrinter::set_written(const Array& array) {
    if (array.parameter != SIZE_MAX) parameters[array.parameter].is_written = true;
}

plain::Support::Index FunctionPrinter::index_of(NodeId id) {
    const auto known = body_.integer(id);
    return {known ? Piece{std::to_string(*known)} : expression(id), known, may_be_negative(id)};
}

Piece FunctionPrinter::component(NodeId id, const Piece& whole, types::TypeId type,
                                 std::span<const NodeId> indices) {
    std::vector<plain::Support::Index> all;
    for (const NodeId index : indices) {
        if (body_.node(index).kind == Kind::Slice) return refuse(id, "a slice of a vector or matrix");
        all.push_back(index_of(index));
    }
    auto made = file_.support.component(whole, type, all);
    return made.ok() ? std::move(made).value() : refuse(id, made.error());
}

FunctionPrinter::Place FunctionPrinter::place(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    // The indices of all subscripts in the chain, the first one first.
    std::vector<NodeId> indices;
    NodeId root = id;
    while (tree[root].kind == Kind::Subscript && body_.constant(root) == nullptr &&
           shared_load(root) == nullptr) {
        const NodeId slice = tree.child(root, field::Subscript::slice);
        std::vector<NodeId> here;
        if (tree[slice].kind == Kind::Tuple) {
            const auto all = tree.field(slice, field::Tuple::elts);
            here.assign(all.begin(), all.end());
        } else {
            here.push_back(slice);
        }
        indices.insert(indices.begin(), here.begin(), here.end());
        root = tree.child(root, field::Subscript::value);
    }
    Place out;
    const syntax::Node& node = tree[root];
    if (node.kind == Kind::Attribute) {  // image.shape[1]
        const NodeId owner = tree.child(root, field::Attribute::value);
        const types::TypeId whole = type_of(owner);
        if (whole.valid() && types::is_array(body_.type(whole)) && indices.size() == 1) {
            const auto one = array(owner);
            const auto dimension = body_.integer(indices[0]);
            if (!one || !dimension || *dimension < 0 || *dimension >= one->ndim()) {
                out.piece = refuse(id, "a shape with an index that is not known");
                return out;
            }
            out.piece = {size(*one, static_cast<unsigned>(*dimension))};
            out.type = body_.type_of(id);
            return out;
        }
    }
    out.type = type_of(root);
    if (!out.type.valid()) {
        out.piece = refuse(id, "a subscript");
        return out;
    }
    size_t used = 0;
    if (types::is_array(body_.type(out.type))) {
        auto whole = array(root);
        if (!whole) {
            out.piece = refuse(id, "an array of this kind");
            return out;
        }
        std::vector<Piece> given;
        while (used < indices.size() && given.size() < whole->ndim()) {
            const NodeId index = indices[used++];
            if (tree[index].kind != Kind::Slice) {
                given.push_back(element_index(*whole, static_cast<unsigned>(given.size()), index));
                continue;
            }
            const bool is_whole = tree.children(index).empty();
            if (!is_whole) out.piece = refuse(id, "a slice of an array");
        }
        if (given.size() < whole->ndim()) {
            out.part = whole;
            if (!given.empty()) {
                out.part->pointer = plain::joined(whole->pointer, "+", offset(*whole, given), Binding::Sum);
            }
            out.part->skipped += static_cast<unsigned>(given.size());
            out.piece = out.part->pointer;
            return out;
        }
        out.element = whole;
        out.piece = {plain::inside(whole->pointer, Binding::Postfix) + "[" + offset(*whole, given).text +
                     "]"};
        out.type = body_.type(out.type).element;
    } else {
        out.piece = expression(root);
        if (node.kind == Kind::Attribute || node.kind == Kind::Call) {
            NodeId owner = root;
            while (tree[owner].kind == Kind::Attribute) owner = tree.child(owner, field::Attribute::value);
            if (tree[owner].kind == Kind::Subscript) out.element = place(owner).element;
        }
    }
    const std::span<const NodeId> rest = std::span(indices).subspan(used);
    if (rest.empty()) return out;
    const types::Type& whole = body_.type(out.type);
    if (!types::is_composite(whole)) {
        out.piece = refuse(id, "a subscript of " + body_.subject().types.display(out.type));
        return out;
    }
    const bool is_row = whole.kind == types::Kind::Matrix && rest.size() == 1;
    if (is_row && tree[rest[0]].kind != Kind::Slice)
        out.row = Place::Row{out.piece, out.type, index_of(rest[0])};
    out.piece = component(id, out.piece, out.type, rest);
    out.type = body_.type_of(id).valid() ? body_.type_of(id) : types::TypeId{};
    return out;
}

}  // namespace weft::standalone
