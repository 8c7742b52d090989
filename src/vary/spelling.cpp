// Spelling: one way to write types, the import of Warp, decorators and the order of parameters.
#include <algorithm>

#include "vary/style.h"

namespace weft::vary {
namespace {

// Names of types that have a short form, for float32. Those of spatial vectors are other constructors.
constexpr std::string_view short_types[] = {"vec2",  "vec3",  "vec4", "mat22",
                                            "mat33", "mat44", "quat", "transform"};

class Speller {
  public:
    Speller(Draft& draft, Strings& strings, const Style& style)
        : draft_(draft), strings_(strings), style_(style), edit_(draft, strings) {}

    void spell() {
        const Look look(draft_);
        for (const NodeId id : look.nodes()) {
            switch (draft_.tree[id].kind) {
                case Kind::Arg:
                    annotation(draft_.tree.child(id, field::Arg::annotation));
                    break;
                case Kind::AnnAssign:
                    annotation(draft_.tree.child(id, field::AnnAssign::annotation));
                    break;
                case Kind::FunctionDef:
                    // What stands in C++ has the result that it is said to have.
                    if (!style_.return_types && !draft_.is_fixed(id))
                        draft_.tree.set_field(id, field::FunctionDef::returns, {});
                    else
                        annotation(draft_.tree.child(id, field::FunctionDef::returns));
                    break;
                default:
                    break;
            }
        }
        if (style_.vectors != Style::Vectors::Keep) {
            for (const NodeId id : look.nodes()) vector_name(look, id);
        }
        // A gradient that was written by hand is there to be used.
        if (style_.forward_only && draft_.fixed.empty()) forward_only();
        if (style_.whole_name_of_warp) whole_name_of_warp();
    }

  private:
    std::string_view text(NodeId id) const { return strings_.text(draft_.tree[id].text); }
    bool is_of_warp(NodeId id) const { return draft_.warp_name(id).valid(); }
    // 1 for wp.array, 2 for wp.array2d; 0: something else.
    unsigned dimensions_named(NodeId id) const {
        if (!is_of_warp(id)) return 0;
        static constexpr std::string_view makers[] = {"array", "array2d", "array3d", "array4d"};
        const auto found = std::find(std::begin(makers), std::end(makers), text(id));
        return found == std::end(makers) ? 0 : static_cast<unsigned>(found - std::begin(makers)) + 1;
    }

    void annotation(NodeId id) {
        if (!id.valid()) return;
        const Kind kind = draft_.tree[id].kind;
        NodeId element;
        unsigned ndim = 0;
        if (kind == Kind::Call) {
            ndim = dimensions_named(draft_.tree.child(id, field::Call::func));
            if (ndim == 0 || !draft_.tree.field(id, field::Call::args).empty()) return;
            for (const NodeId keyword : draft_.tree.field(id, field::Call::keywords)) {
                const NodeId value = draft_.tree.child(keyword, field::Keyword::value);
                if (text(keyword) == "dtype") {
                    element = value;
                } else if (text(keyword) == "ndim" && draft_.tree[value].kind == Kind::Constant &&
                           text(value).size() == 1) {
                    ndim = static_cast<unsigned>(text(value)[0] - '0');
                } else {
                    return;
                }
            }
        } else if (kind == Kind::Subscript) {
            ndim = dimensions_named(draft_.tree.child(id, field::Subscript::value));
            if (ndim == 0) return;
            element = draft_.tree.child(id, field::Subscript::slice);
            if (draft_.tree[element].kind == Kind::Tuple) return;
        } else {
            return number(id);
        }
        if (!element.valid()) return;
        number(element);
        if (ndim >= 1 && ndim <= 4) array(id, element, ndim, kind);
    }

    void number(NodeId id) {
        static constexpr std::string_view python[] = {"float", "int"}, warp[] = {"float32", "int32"};
        const bool is_name = draft_.tree[id].kind == Kind::Name;
        for (size_t i = 0; i < std::size(python); ++i) {
            if (style_.numbers == Style::Numbers::Warp && is_name && text(id) == python[i])
                return edit_.replace(id, edit_.warp(warp[i]));
            if (style_.numbers == Style::Numbers::Python && is_of_warp(id) && text(id) == warp[i])
                return edit_.replace(id, edit_.name(strings_.intern(python[i])));
        }
    }

    void array(NodeId id, NodeId element, unsigned ndim, Kind kind) {
        if (style_.array_types == Style::ArrayTypes::Keep) return;
        const std::string maker = ndim == 1 ? "array" : "array" + std::to_string(ndim) + "d";
        if (style_.array_types == Style::ArrayTypes::Subscript) {
            if (kind == Kind::Subscript) return;
            const NodeId value = edit_.warp(maker);
            const uint8_t load = static_cast<uint8_t>(syntax::Context::Load);
            const NodeId spelled =
                draft_.tree.add(Kind::Subscript, load, Span{}, 0, StringId{}, value, element);
            return replace(id, spelled);
        }
        const bool tells_ndim = style_.array_types == Style::ArrayTypes::Ndim && ndim > 1;
        const NodeId function = edit_.warp(tells_ndim ? "array" : maker);
        std::vector<NodeId> keywords{
            draft_.tree.add(Kind::Keyword, 0, Span{}, 0, strings_.intern("dtype"), element)};
        if (tells_ndim)
            keywords.push_back(draft_.tree.add(Kind::Keyword, 0, Span{}, 0, strings_.intern("ndim"),
                                               edit_.whole(static_cast<int64_t>(ndim))));
        const std::span<const NodeId> none;
        replace(id, draft_.tree.add(Kind::Call, 0, Span{}, 0, StringId{}, function, none,
                                    std::span<const NodeId>(keywords)));
    }

    void replace(NodeId id, NodeId by) { edit_.replace(id, by); }

    void vector_name(const Look& look, NodeId id) {
        const StringId name = look.warp_name(id);
        if (!name.valid()) return;
        const std::string_view now = strings_.text(name);
        for (const std::string_view one : short_types) {
            if (style_.vectors == Style::Vectors::Long && now == one)
                draft_.tree[id].text = strings_.intern(std::string(one) + "f");
            if (style_.vectors == Style::Vectors::Short && now.size() == one.size() + 1 &&
                now.starts_with(one) && now.back() == 'f')
                draft_.tree[id].text = strings_.intern(one);
        }
    }

    void forward_only() {
        const auto decorators = draft_.tree.field(draft_.kernel, field::FunctionDef::decorator_list);
        if (decorators.size() != 1 || !is_of_warp(decorators[0])) return;
        const NodeId decorator = decorators[0], function = edit_.copy(decorator);
        const NodeId keyword = draft_.tree.add(Kind::Keyword, 0, Span{}, 0,
                                               strings_.intern("enable_backward"), edit_.truth(false));
        const std::span<const NodeId> none;
        edit_.replace(decorator,
                      draft_.tree.add(Kind::Call, 0, Span{}, 0, StringId{}, function, none, keyword));
    }

    void whole_name_of_warp() {
        const StringId whole = strings_.intern("warp");
        if (draft_.warp == whole) return;
        const Look look(draft_);
        NodeId import;
        for (const NodeId id : look.nodes()) {
            const Node& node = draft_.tree[id];
            if (node.kind == Kind::Alias && node.text == whole) {
                import = id;
            } else if (node.text == whole && node.kind != Kind::Attribute && node.kind != Kind::Constant) {
                return;
            }
        }
        if (!import.valid()) return;
        draft_.tree.set_field(import, field::Alias::asname, {});
        for (const NodeId id : look.nodes()) {
            if (look.is_name(id, draft_.warp)) draft_.tree[id].text = whole;
        }
        draft_.warp = whole;
    }

    Draft& draft_;
    Strings& strings_;
    const Style& style_;
    Edit edit_;
};

}  // namespace

void spell(Draft& draft, Strings& strings, const Style& style) {
    Speller(draft, strings, style).spell();
}

void order_parameters(Draft& draft, Strings& strings, Style::Order order) {
    if (order == Style::Order::Keep || draft.is_generic) return;
    const NodeId args = draft.tree.child(draft.kernel, field::FunctionDef::args);
    const auto written = draft.tree.field(args, field::Arguments::args);
    // Defaults belong to the last parameters.
    if (draft.tree.children(args).size() != written.size()) return;
    std::vector<NodeId> all(written.begin(), written.end());
    Edit edit(draft, strings);
    const auto rank = [&](NodeId arg) -> int {
        const inputs::Arg* const input = edit.input(draft.tree[arg].text);
        const bool is_array = input != nullptr && input->ndim != 0;
        switch (order) {
            case Style::Order::Keep:
                break;
            case Style::Order::OutputsLast:
                return is_array && input->role != inputs::Role::In ? 1 : 0;
            case Style::Order::NumbersLast:
                return is_array ? 0 : 1;
            case Style::Order::NumbersFirst:
                return is_array ? 1 : 0;
        }
        return 0;
    };
    std::stable_sort(all.begin(), all.end(), [&](NodeId a, NodeId b) { return rank(a) < rank(b); });
    draft.tree.set_field(args, field::Arguments::args, all);
    std::vector<inputs::Arg> inputs;
    for (const NodeId arg : all) {
        const std::string_view name = strings.text(draft.tree[arg].text);
        for (inputs::Arg& one : draft.inputs.args) {
            const std::string_view path = one.name;
            if (path.substr(0, path.find('.')) == name) inputs.push_back(one);
        }
    }
    draft.inputs.args = std::move(inputs);
}

}  // namespace weft::vary
