// Structs: parameters that travel together, as one struct or as an array of them.
#include <algorithm>
#include <string>

#include "vary/change.h"
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
    for (const NodeId arg : change.look.parameters(change.draft.kernel)) {
        const Member one{change[arg].text, change.draft.type(arg), arg};
        const bool is_value = one.type.is_scalar() || one.type.is(types::Kind::Vector);
        if (is_value && can_be_annotated(change, one.type, change.draft.kernel) &&
            change.edit.input(one.name) != nullptr &&
            is_never_written(change, one.name, change.draft.kernel) && !is_renamed(change, one.name))
            members.push_back(one);
    }
    if (members.size() < 2) return false;
    const auto most = static_cast<uint32_t>(std::min<size_t>(members.size(), 5));
    const size_t count = 2 + change.rng.below(most - 1);
    while (members.size() > count)
        members.erase(members.begin() + change.rng.below(static_cast<uint32_t>(members.size())));

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
    const auto all = change.tree().field(change.tree().child(change.draft.kernel, field::FunctionDef::args),
                                         field::Arguments::args);
    const auto at = static_cast<size_t>(std::find(all.begin(), all.end(), members[0].arg) - all.begin());
    for (const Member& member : members) {
        const auto now = Look(change.draft).parameters(change.draft.kernel);
        const auto place = std::find(now.begin(), now.end(), member.arg) - now.begin();
        change.edit.remove_parameter(change.draft.kernel, static_cast<size_t>(place));
    }
    change.edit.add_parameter(change.draft.kernel, at, owner, change.edit.name(name));
    change.draft.set_fact(Look(change.draft).parameters(change.draft.kernel)[at], {type, nullptr, {}, false});
    follow_in_words(change, owner, members);
    return true;
}

}  // namespace weft::vary
