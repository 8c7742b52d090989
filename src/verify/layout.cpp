#include "verify/layout.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "types/extent.h"

namespace weft::verify {
namespace {

using types::Extent;

class Walk {
  public:
    Walk(const driver::Subject& subject, Precision precision)
        : types_(subject.types),
          strings_(subject.strings),
          floats_(precision == Precision::Double ? types::Floats::Double : types::Floats::AsWritten) {}

    std::optional<types::Held> numbers(types::TypeId id) const { return types::held(types_, id, floats_); }
    std::optional<Extent> extent(types::TypeId id) const { return types::extent(types_, id, floats_); }
    std::optional<uint64_t> append(Extent& all, types::TypeId id) const {
        return types::append(types_, all, id, floats_);
    }

    struct Member {
        uint64_t offset = 0;
        types::TypeId type;
    };
    std::optional<Member> member(types::TypeId id, std::string_view name) const {
        const types::Type& type = types_[id];
        if (type.kind != types::Kind::Struct) return std::nullopt;
        Extent before;
        for (const types::Field& field : types_[type.structure].fields) {
            const auto offset = append(before, field.type);
            if (!offset) return std::nullopt;
            if (strings_.text(field.name) == name) return Member{*offset, field.type};
        }
        return std::nullopt;
    }

    // How many entries a value of this type asks for, counted no further than `limit`. A type that has a
    // place has no struct without members in it: each level adds to the count.
    uint64_t entries(types::TypeId id, uint64_t limit) const {
        const types::Type& type = types_[id];
        if (type.kind == types::Kind::Array)
            return extent(type.element) ? entries(type.element, limit) : limit;
        if (type.kind != types::Kind::Struct) return 1;
        uint64_t count = 0;
        for (const types::Field& field : types_[type.structure].fields) {
            if (count >= limit) break;
            count += entries(field.type, limit - count);
        }
        return count;
    }

    const types::Type& operator[](types::TypeId id) const { return types_[id]; }
    std::string display(types::TypeId id) const { return types_.display(id); }
    std::string_view text(StringId name) const { return strings_.text(name); }

  private:
    const types::Types& types_;
    const Strings& strings_;
    const types::Floats floats_;
};

// From a parameter along the rest of the path of one entry: through members, and through one array of
// structs.
bool follow(const Walk& walk, std::string_view rest, types::TypeId type, Field& field) {
    const auto enter_array = [&] {
        if (walk[type].kind != types::Kind::Array) return true;
        if (field.is_array) return false;  // arrays in arrays of structs have no place
        field.is_array = true;
        field.ndim = walk[type].ndim;
        type = walk[type].element;
        field.element_size = static_cast<uint32_t>(walk.extent(type).value_or(Extent{}).size);
        return true;
    };
    while (!rest.empty()) {
        if (!enter_array()) return false;
        const std::string_view name = rest.substr(0, rest.find('.'));
        rest.remove_prefix(std::min(name.size() + 1, rest.size()));
        const auto member = walk.member(type, name);
        if (!member) return false;
        type = member->type;
        (field.is_array ? field.inner : field.offset) += static_cast<uint32_t>(member->offset);
        std::string& part = field.is_array ? field.member : field.path;
        if (!part.empty()) part += '.';
        part += name;
    }
    // What is left must be numbers, or an array of them.
    if (!enter_array()) return false;
    const auto held = walk.numbers(type);
    if (!held) return false;
    field.scalar = held->scalar;
    field.components = held->count;
    return true;
}

// Members of an array of structs lie in one memory, so they have one shape.
Result<void> members_fit(const inputs::Inputs& inputs, const Layout& layout) {
    std::map<uint32_t, size_t> first_at;  // by offset
    for (size_t i = 0; i < layout.fields.size(); ++i) {
        if (!layout.fields[i].is_array) continue;
        const size_t first = first_at.emplace(layout.fields[i].offset, i).first->second;
        const auto a = inputs.args[i].extents(), b = inputs.args[first].extents();
        if (!std::equal(a.begin(), a.end(), b.begin(), b.end()))
            return Error{"`" + inputs.args[i].name + "` and `" + inputs.args[first].name +
                         "` are of one array, with two shapes"};
    }
    return {};
}

}  // namespace

Result<Layout> lay_out(const driver::Subject& subject, const inputs::Inputs& inputs, Precision precision) {
    const Walk walk(subject, precision);
    const auto parameters = subject.program.params(subject.declaration());
    Layout made;
    Extent args;
    uint64_t entries = 0;
    for (const module::Parameter& param : parameters) {
        const auto offset = walk.append(args, param.type);
        if (!offset)
            return Error{"`" + std::string(walk.text(param.name)) +
                         "` is of a type that no inputs are made for: " + walk.display(param.type)};
        made.parameters.push_back(static_cast<uint32_t>(*offset));
        entries += walk.entries(param.type, inputs.args.size() + 1);
    }
    // A struct without members takes a byte.
    made.args_size = static_cast<uint32_t>(std::max<uint64_t>(1, types::aligned(args.size, args.alignment)));
    std::set<std::string_view> seen;
    for (const inputs::Arg& arg : inputs.args) {
        if (!seen.insert(arg.name).second) return Error{"`" + arg.name + "` is listed twice"};
        const std::string_view path = arg.name;
        const std::string_view first = path.substr(0, path.find('.'));
        const auto param =
            std::find_if(parameters.begin(), parameters.end(),
                         [&](const module::Parameter& one) { return walk.text(one.name) == first; });
        Field& field = made.fields.emplace_back();
        if (param == parameters.end()) return Error{"the kernel has no `" + arg.name + "`"};
        field.path = first;
        field.offset = made.parameters[static_cast<size_t>(param - parameters.begin())];
        if (!follow(walk, path.substr(std::min(first.size() + 1, path.size())), param->type, field))
            return Error{"the kernel has no `" + arg.name + "`"};
        if (field.is_array != (arg.ndim != 0))
            return Error{"`" + arg.name + "` is " + (field.is_array ? "" : "not ") +
                         "an array in the kernel"};
        if (field.is_array && field.ndim != arg.ndim)
            return Error{"`" + arg.name + "` has " + std::to_string(field.ndim) +
                         " dimensions in the kernel"};
    }
    if (auto fit = members_fit(inputs, made); !fit) return fit.failure();
    if (entries != inputs.args.size()) return Error{"an argument of the kernel is not listed"};
    return made;
}

}  // namespace weft::verify
