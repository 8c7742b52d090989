// Structs: parameters that travel together, as one struct or as an array of them.
#include <algorithm>
#include <string>

#include "vary/arrays.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

struct Member {
    StringId name;
    Type type;
    NodeId arg;  // the parameter it was
};

// `x = dt` gives Warp's parameter another name; of a struct it would be a name for the member itself, and a
// loop that counts `x` up would change both.
bool is_renamed(const Change& change, StringId name) {
    const auto uses = change.look.uses(name, change.draft.kernel);
    return std::any_of(uses.begin(), uses.end(), [&](NodeId use) {
        const Kind above = change[change.look.parent(use)].kind;
        return above == Kind::Assign || above == Kind::Tuple || above == Kind::Return;
    });
}

// Warp's sum of two structs calls one of them `rhs`, which a member of that name would hide.
bool can_be_member(const Change& change, StringId name) {
    return change.strings.text(name) != "rhs";
}

NodeId field_of(Change& change, const Member& member) {
    const NodeId annotation = change.edit.annotation(member.type);
    constexpr uint8_t simple = 1;
    const NodeId out = change.draft.tree.add(Kind::AnnAssign, simple, Span{}, 0, StringId{},
                                             change.edit.target(member.name, member.type), annotation);
    change.edit.move_notes(member.arg, out);
    return out;
}

// Makes the struct of these members, in front of the functions; where one of its types has a name that the
// file makes, in front of the kernel.
void add_struct(Change& change, StringId name, const std::vector<Member>& members) {
    std::vector<NodeId> fields;
    bool is_plain = true;
    for (const Member& member : members) {
        const NodeId made = field_of(change, member);
        fields.push_back(made);
        const NodeId annotation = change.tree().child(made, field::AnnAssign::annotation);
        is_plain &= change[annotation].kind != Kind::Name || change.text(annotation) == "float" ||
                    change.text(annotation) == "int" || change.text(annotation) == "bool";
    }
    const NodeId decorator = change.edit.warp("struct");
    const std::span<const NodeId> none;
    const NodeId made = change.draft.tree.add(Kind::ClassDef, 0, Span{}, 0, name, none, none,
                                              std::span<const NodeId>(fields), decorator);
    NodeId before = change.draft.kernel;
    if (is_plain && !change.look.functions().empty() &&
        place_in_file(change, change.look.functions()[0]) < place_in_file(change, before))
        before = change.look.functions()[0];
    change.edit.add_function(made, before);
}

// The inputs of some parameters become those of a struct's members, next to each other.
void group_inputs(Change& change, StringId owner, const std::vector<Member>& members) {
    std::vector<inputs::Arg>& args = change.draft.inputs.args;
    std::vector<inputs::Arg> taken;
    size_t first = args.size();
    for (const Member& member : members) {
        const auto at = std::find_if(args.begin(), args.end(), [&](const inputs::Arg& arg) {
            return arg.name == change.strings.text(member.name);
        });
        first = std::min(first, static_cast<size_t>(at - args.begin()));
        taken.push_back(*at);
        args.erase(at);
        taken.back().name = std::string(change.strings.text(owner)) + "." + taken.back().name;
    }
    args.insert(args.begin() + static_cast<std::ptrdiff_t>(first), taken.begin(), taken.end());
}

// Where the words speak of a parameter they speak of the member.
void follow_in_words(Change& change, StringId owner, const std::vector<Member>& members) {
    for (const Member& member : members) {
        const std::string path =
            std::string(change.strings.text(owner)) + "." + std::string(change.strings.text(member.name));
        change.draft.words.rename(member.name, change.edit.intern(path));
    }
    change.draft.words.set_description(change.draft.words.description(change.strings), change.strings);
}

// The struct that the members make takes the place of the first of them.
void replace_parameters(Change& change, StringId owner, const Type& type,
                        const std::vector<Member>& members) {
    const auto place_of = [&](NodeId arg) {
        const auto all = change.draft.parameters(change.draft.kernel);
        return static_cast<size_t>(std::find(all.begin(), all.end(), arg) - all.begin());
    };
    const size_t at = place_of(members[0].arg);
    for (const Member& member : members)
        change.edit.remove_parameter(change.draft.kernel, place_of(member.arg));
    change.edit.add_parameter(change.draft.kernel, at, owner, change.edit.annotation(type));
    change.draft.set_fact(change.draft.parameters(change.draft.kernel)[at], {type, nullptr, {}, false});
}

// Some of them, in their order.
void draw_members(Change& change, std::vector<Member>& members) {
    const auto most = static_cast<uint32_t>(std::min<size_t>(members.size(), 5));
    const size_t count = 2 + change.rng.below(most - 1);
    while (members.size() > count)
        members.erase(members.begin() + change.rng.below(static_cast<uint32_t>(members.size())));
}

// ---- arrays

// The indexes at which an array is read, as they are written; none: it is used in another way.
std::vector<std::string> indexes_read(const Change& change, StringId name, const Type& type) {
    std::vector<std::string> out;
    for (const NodeId use : change.look.uses(name, change.draft.kernel)) {
        const NodeId element = change.look.parent(use);
        if (change[element].kind != Kind::Subscript ||
            change.tree().child(element, field::Subscript::value) != use ||
            change[element].context() != syntax::Context::Load)
            return {};
        // Warp reads a member of an element, but parts of it only once it has a name.
        const Kind above = change[change.look.parent(element)].kind;
        const NodeId slice = change.tree().child(element, field::Subscript::slice);
        if (above == Kind::Attribute || above == Kind::Subscript || above == Kind::AugAssign ||
            indexes_of(change, element).size() != type.ndim || change.look.contains(slice, Kind::Slice))
            return {};
        out.push_back(change.source(slice));
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

// Arrays of one shape that are read at the same indexes as `first`, which is among them.
std::vector<Member> read_together(Change& change, NodeId first) {
    std::vector<Member> out;
    const auto wanted = indexes_read(change, change[first].text, change.draft.type(first));
    const inputs::Arg* const model = change.edit.input(change[first].text);
    if (wanted.empty() || model == nullptr) return {};
    for (const NodeId arg : change.draft.parameters(change.draft.kernel)) {
        const StringId name = change[arg].text;
        const Type type = change.draft.type(arg);
        const inputs::Arg* const input = change.edit.input(name);
        if (type.is_array() && type.kind != types::Kind::Struct && input != nullptr &&
            input->role == inputs::Role::In && input->ndim == model->ndim && input->shape == model->shape &&
            can_be_annotated(change, type.element(), change.draft.kernel) && can_be_member(change, name) &&
            !is_measured(change, name) && indexes_read(change, name, type) == wanted)
            out.push_back({name, type.element(), arg});
    }
    const bool has_first =
        std::any_of(out.begin(), out.end(), [&](const Member& one) { return one.arg == first; });
    return has_first && out.size() >= 2 ? out : std::vector<Member>{};
}

Type struct_type(StringId name) {
    Type out;
    out.kind = types::Kind::Struct;
    out.structure = name;
    return out;
}

}  // namespace

bool apply_GroupParameters(Change& change) {
    if (change.draft.is_generic) return false;
    std::vector<Member> members;
    for (const NodeId arg : change.draft.parameters(change.draft.kernel)) {
        const Member one{change[arg].text, change.draft.type(arg), arg};
        const bool is_value = one.type.is_scalar() || one.type.is(types::Kind::Vector);
        if (is_value && can_be_annotated(change, one.type, change.draft.kernel) &&
            change.edit.input(one.name) != nullptr && can_be_member(change, one.name) &&
            is_never_written(change, one.name, change.draft.kernel) && !is_renamed(change, one.name))
            members.push_back(one);
    }
    if (members.size() < 2) return false;
    draw_members(change, members);

    const bool as_settings = change.rng.chance(30);
    const StringId owner = change.edit.fresh({as_settings ? "settings" : "params", "config", "options"});
    const StringId name = change.edit.fresh({as_settings ? "Settings" : "Params", "Config", "Options"});
    const Type type = struct_type(name);
    for (const Member& member : members) {
        for (const NodeId use : change.look.uses(member.name, change.draft.kernel)) {
            const NodeId whole = change.edit.name(owner, type);
            change.edit.replace(use,
                                change.edit.attribute(whole, change.strings.text(member.name), member.type));
        }
    }
    add_struct(change, name, members);
    group_inputs(change, owner, members);
    replace_parameters(change, owner, type, members);
    follow_in_words(change, owner, members);
    return true;
}

bool apply_ArraysToStructs(Change& change) {
    if (change.draft.is_generic) return false;
    std::vector<NodeId> places;
    for (const NodeId arg : change.draft.parameters(change.draft.kernel)) {
        if (change.draft.type(arg).is_array() && !read_together(change, arg).empty()) places.push_back(arg);
    }
    const NodeId first = change.draw(places);
    if (!first.valid()) return false;
    std::vector<Member> members = read_together(change, first);
    draw_members(change, members);

    const bool as_records = change.rng.chance(40);
    const StringId owner = change.edit.fresh({as_records ? "records" : "elements", "items"});
    const StringId name = change.edit.fresh({as_records ? "Record" : "Element", "Item"});
    const Type element = struct_type(name);
    Type array = element;
    array.ndim = change.draft.type(first).ndim;
    const NodeId example = change.look.parent(change.look.uses(members[0].name, change.draft.kernel)[0]);
    const std::string index = change.source(change.tree().child(example, field::Subscript::slice));
    for (const Member& member : members) {
        for (const NodeId use : change.look.uses(member.name, change.draft.kernel)) {
            const NodeId old = change.look.parent(use);
            const NodeId whole =
                change.edit.subscript(change.edit.name(owner, array), indexes_of(change, old), element);
            change.edit.replace(old,
                                change.edit.attribute(whole, change.strings.text(member.name), member.type));
        }
    }
    add_struct(change, name, members);
    group_inputs(change, owner, members);
    replace_parameters(change, owner, array, members);
    const std::string of(change.strings.text(owner)), member(change.strings.text(members[0].name));
    std::string listed;
    for (size_t i = 0; i < members.size(); ++i) {
        if (i != 0) listed += i + 1 == members.size() ? " and " : ", ";
        listed += "`" + std::string(change.strings.text(members[i].name)) + "`";
    }
    change.draft.words.add(listed + " are members of the structs in `" + of + "`: `" + member + "[" + index +
                               "]` is `" + of + "[" + index + "]." + member + "`.",
                           change.strings);
    return true;
}

}  // namespace weft::vary
