// Places: elements of arrays, components of vectors and matrices, members of structs.
#include "plain/sizes.h"
#include "reference/writer.h"

namespace weft::reference {

using syntax::Operator;

// Of what is only written, lowering notes no type: it follows from what it is a part of.
std::vector<NodeId> Writer::indices_of(NodeId subscript_id) const {
    const syntax::Tree& tree = body_.tree();
    const NodeId slice = tree.child(subscript_id, field::Subscript::slice);
    if (tree[slice].kind != Kind::Tuple) return {slice};
    const auto all = tree.field(slice, field::Tuple::elts);
    return {all.begin(), all.end()};
}

Piece Writer::subscript(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    NodeId base = tree.child(id, field::Subscript::value);
    std::vector<NodeId> indices = indices_of(id);
    // `m[i][j]` of a matrix is one component, not that of a row.
    if (tree[base].kind == Kind::Subscript && body_.constant(base) == nullptr) {
        const types::TypeId whole = type_of(tree.child(base, field::Subscript::value));
        if (whole.valid() && body_.type(whole).kind == types::Kind::Matrix) {
            const std::vector<NodeId> first = indices_of(base);
            indices.insert(indices.begin(), first.begin(), first.end());
            base = tree.child(base, field::Subscript::value);
        }
    }
    types::TypeId type = type_of(base);
    if (!type.valid()) {
        expression(base);  // which may know better why
        return refuse(id, "a subscript of something that has no type");
    }
    const types::Type& whole = body_.type(type);
    if (whole.kind == types::Kind::Shape) {
        const auto dimension = body_.integer(indices[0]);
        const NodeId array =
            tree[base].kind == Kind::Attribute ? tree.child(base, field::Attribute::value) : NodeId{};
        const bool is_member = array.valid() && tree[array].kind == Kind::Attribute;
        if (is_member && dimension && *dimension >= 0)
            return {member_size(array, static_cast<unsigned>(*dimension))};
        std::string shape = plain::inside(expression(base), Binding::Postfix);
        return {std::move(shape) + "[" + expression(indices[0]).text + "]"};
    }
    if (!types::is_array(whole)) return component(id, expression(base), type, indices);

    // An array that is a member of a struct is a pointer there.
    const NodeId owner =
        tree[base].kind == Kind::Attribute ? tree.child(base, field::Attribute::value) : NodeId{};
    if (owner.valid() && whole.ndim == 1 && indices.size() == 1 && is_not_negative(indices[0])) {
        std::string member = plain::inside(expression(owner), Binding::Postfix) + ".";
        member += name_of(tree[base].text);
        return {member + "[" + expression(indices[0]).text + "]"};
    }

    std::string out = plain::inside(expression(base), Binding::Postfix);
    size_t at = 0;
    for (; at < indices.size() && at < whole.ndim; ++at) {
        const syntax::Node& index = tree[indices[at]];
        if (index.kind == Kind::Slice) {
            // `a[i, :]` is `a[i]`.
            const bool is_whole = tree.children(indices[at]).empty();
            const bool is_last = at + 1 == indices.size();
            if (!is_whole || !is_last) return refuse(id, "a slice of an array");
            return {out};
        }
        const types::TypeId kind = type_of(indices[at]);
        if (kind.valid() && !types::is_integer(body_.type(kind)))
            return refuse(id, "an index that is no integer");
        out += "[" + expression(indices[at]).text + "]";
    }
    if (at == indices.size()) return {out};
    return component(id, {out}, whole.element, std::span(indices).subspan(at));
}

Piece Writer::component(NodeId id, const Piece& whole, types::TypeId type, std::span<const NodeId> indices) {
    const types::Type& known = body_.type(type);
    if (!types::is_composite(known))
        return refuse(id, "a subscript of a " + body_.subject().types.display(type));
    std::vector<plain::Support::Index> all;
    for (const NodeId index : indices) {
        if (body_.node(index).kind == Kind::Slice) return refuse(id, "a slice of a vector or matrix");
        const auto number = body_.integer(index);
        const bool may_be_negative = !number && !is_not_negative(index);
        all.push_back({number ? Piece{std::to_string(*number)} : expression(index), number, may_be_negative});
    }
    auto made = file_.support->component(whole, type, all);
    return made.ok() ? std::move(made).value() : refuse(id, made.error());
}

bool Writer::is_not_negative(NodeId id) const {
    const syntax::Tree& tree = body_.tree();
    const syntax::Node& node = tree[id];
    if (const auto known = body_.integer(id)) return *known >= 0;
    const types::TypeId type = type_of(id);
    if (type.valid() && types::is_integer(body_.type(type)) &&
        !types::facts(body_.type(type).scalar).is_signed)
        return true;
    if (node.kind == Kind::Name) return not_negative_.count(node.text.index) != 0;
    if (node.kind != Kind::BinOp) return false;
    switch (node.op()) {
        case Operator::Mod:  // has the sign of what is divided
            return is_not_negative(tree.child(id, field::BinOp::left));
        case Operator::Add:
        case Operator::Mult:
        case Operator::Div:
        case Operator::FloorDiv:
        case Operator::BitAnd:
        case Operator::BitOr:
            return is_not_negative(tree.child(id, field::BinOp::left)) &&
                   is_not_negative(tree.child(id, field::BinOp::right));
        case Operator::Sub:
        case Operator::MatMult:
        case Operator::Pow:
        case Operator::LShift:
        case Operator::RShift:
        case Operator::BitXor:
            return false;
    }
    return false;
}

// `s.grid_rows`: how large an array is that is a member of a struct.
std::string Writer::member_size(NodeId array, unsigned dimension) {
    const NodeId owner = body_.tree().child(array, field::Attribute::value);
    const types::Type& type = body_.type(type_of(array));
    if (dimension >= type.ndim) return refuse(array, "a dimension that an array does not have").text;
    return plain::inside(expression(owner), Binding::Postfix) + "." + name_of(body_.node(array).text) +
           std::string(plain::size_suffix(type.ndim, dimension));
}

Piece Writer::member(NodeId id, NodeId base, types::TypeId whole) {
    const StringId python = body_.node(id).text;
    const types::Type& type = body_.type(whole);
    const auto path = [&]() { return plain::inside(expression(base), Binding::Postfix) + "."; };
    switch (type.kind) {
        case types::Kind::Struct: {
            const types::TypeId own = type_of(id);
            std::string out = path() + name_of(python);
            if (!own.valid() || !types::is_array(body_.type(own))) return {out};
            std::string sizes;
            for (unsigned d = 0; d < body_.type(own).ndim; ++d)
                sizes += (d == 0 ? "" : ", ") + member_size(id, d);
            return {file_.type(own, body_.node(id).line) + "{" + out + ", {" + sizes + "}}"};
        }
        case types::Kind::Transform:
            return {path() + std::string(body_.text(python))};
        case types::Kind::Vector:
        case types::Kind::Quaternion: {
            const size_t number = plain::letters.find(body_.text(python));
            if (number == std::string_view::npos) break;
            const plain::Support::Index index{{std::to_string(number)}, static_cast<int64_t>(number), false};
            auto made = file_.support->component(expression(base), whole, {&index, 1});
            return made.ok() ? std::move(made).value() : refuse(id, made.error());
        }
        case types::Kind::Array:
        case types::Kind::FixedArray:
            if (body_.kind_of(id).kind == types::Kind::Shape) return {path() + "shape"};
            break;
        default:
            break;
    }
    if (const value::Value* known = body_.constant(id)) return literal(id, *known, body_.type_of(id));
    return refuse(id, "the attribute `" + std::string(body_.text(python)) + "` of a " +
                          body_.subject().types.display(whole));
}

NodeId Writer::root_of(NodeId place) const {
    const syntax::Tree& tree = body_.tree();
    for (;;) {
        if (tree[place].kind == Kind::Subscript) {
            place = tree.child(place, field::Subscript::value);
        } else if (tree[place].kind == Kind::Attribute) {
            place = tree.child(place, field::Attribute::value);
        } else {
            return place;
        }
    }
}

}  // namespace weft::reference
