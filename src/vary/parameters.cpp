// Parameters: numbers that are passed, fixed in the file, read per thread, or held in a struct.
#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "base/number_text.h"
#include "vary/change.h"
#include "vary/threads.h"

namespace weft::vary {
namespace {

using syntax::Context;

// The parameters of the kernel that `fits` holds for.
template <class Fits>
std::vector<NodeId> parameters(const Change& change, const Fits& fits) {
    std::vector<NodeId> out;
    for (const NodeId arg : change.draft.parameters(change.draft.kernel)) {
        if (fits(arg)) out.push_back(arg);
    }
    return out;
}

bool is_only_read(const Change& change, StringId name) {
    return change.look.writes(name, change.draft.kernel) == 0;
}

// The number of `NAME = wp.constant(0.5)` or `NAME = 0.5`; nothing: it is something else.
std::optional<std::string> number_text(const Change& change, NodeId statement) {
    NodeId value =
        change.draft.constant_value(change.tree().child(statement, field::Assign::value), change.strings);
    const bool negative =
        change[value].kind == Kind::UnaryOp && change[value].unary_operator() == syntax::UnaryOperator::USub;
    if (negative) value = change.tree().child(value, field::UnaryOp::operand);
    if (change[value].kind != Kind::Constant || change[value].constant() != syntax::ConstantKind::Float)
        return std::nullopt;
    return (negative ? "-" : "") + std::string(change.text(value));
}

std::string lower_case(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return 'A' <= c && c <= 'Z' ? c + 32 : c; });
    return out;
}

std::string upper_case(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return 'a' <= c && c <= 'z' ? c - 32 : c; });
    return out;
}

// Two digits that lie between the bounds, as a person would write them; empty: there are none. Plain
// arithmetic only, so that every machine writes the same.
std::string round_number(double low, double high) {
    const double middle = (low + high) / 2, size = std::fabs(middle);
    double unit = 1e-4;
    int places = 4;
    while (unit * 100 <= size && places > 0) {
        unit *= 10;
        --places;
    }
    const auto count = static_cast<int64_t>(middle / unit + (middle < 0 ? -0.5 : 0.5));
    const double value = static_cast<double>(count) * unit;
    if (!(value >= low && value <= high) || count == 0 || size > 1e5) return {};
    std::string digits = std::to_string(count < 0 ? -count : count);
    while (digits.size() <= static_cast<size_t>(places)) digits.insert(0, "0");
    if (places == 0) return (count < 0 ? "-" : "") + digits + ".0";
    digits.insert(digits.size() - static_cast<size_t>(places), ".");
    while (digits.ends_with('0') && !digits.ends_with(".0")) digits.pop_back();
    return (count < 0 ? "-" : "") + digits;
}

}  // namespace

bool apply_ConstantToParameter(Change& change) {
    std::vector<NodeId> places;
    for (const NodeId id : change.tree().field(change.tree().root(), field::Module::body)) {
        if (change[id].kind != Kind::Assign || !number_text(change, id)) continue;
        const NodeId target = change.tree().field(id, field::Assign::targets)[0];
        if (change[target].kind != Kind::Name) continue;
        const StringId name = change[target].text;
        // In the kernel alone, as a number: not in a function, an annotation or a call that wants a constant.
        const auto in_kernel = change.look.uses(name, change.draft.kernel);
        const size_t everywhere = change.look.uses(name).size();
        const bool as_number = std::all_of(in_kernel.begin(), in_kernel.end(), [&](NodeId use) {
            const Kind above = change[change.look.parent(use)].kind;
            return above == Kind::BinOp || above == Kind::Compare || above == Kind::Assign;
        });
        if (!in_kernel.empty() && everywhere == in_kernel.size() + 1 && as_number) places.push_back(id);
    }
    const NodeId statement = change.draw(places);
    if (!statement.valid()) return false;
    const std::string value = *number_text(change, statement);
    const StringId old = change[change.tree().field(statement, field::Assign::targets)[0]].text;
    const StringId name = change.edit.fresh({lower_case(change.strings.text(old)), "threshold", "limit"});
    inputs::Arg arg;
    arg.fill = inputs::Fill::Constant;
    arg.high = read_double(value).value_or(0);
    const auto all = change.draft.parameters(change.draft.kernel);
    size_t at = 0;  // behind the last one that is no array, else in front
    for (size_t i = 0; i < all.size(); ++i) {
        if (!change.draft.type(all[i]).is_array()) at = i + 1;
    }
    const Type type = Type::of(types::Scalar::Float32);
    const Slot slot = change.look.slot(statement);
    change.edit.rename_everywhere(old, name);
    change.edit.replace(slot, {});
    change.edit.add_kernel_parameter(at, name, type, arg);
    return true;
}

bool apply_ParameterToConstant(Change& change) {
    const auto text_of = [&](NodeId arg) -> std::string {
        const inputs::Arg* const input = change.edit.input(change[arg].text);
        if (input == nullptr || input->high_is_extent) return {};
        if (input->fill == inputs::Fill::Constant) return round_number(input->high, input->high);
        return input->fill == inputs::Fill::Uniform ? round_number(input->low, input->high) : std::string();
    };
    const NodeId arg = change.draw(parameters(change, [&](NodeId id) {
        const Type type = change.draft.type(id);
        return type.is_float() && type.scalar == types::Scalar::Float32 &&
               is_only_read(change, change[id].text) && !text_of(id).empty() &&
               change.draft.parameters(change.draft.kernel).size() > 2;
    }));
    if (!arg.valid()) return false;
    const StringId old = change[arg].text;
    const std::string value = text_of(arg);
    const StringId name = change.edit.fresh(upper_case(change.strings.text(old)));
    change.edit.rename(old, name, change.draft.kernel);
    change.edit.remove_kernel_parameter(name);
    const bool negative = value.starts_with('-');
    NodeId number = change.edit.real(negative ? value.substr(1) : value);
    if (negative) number = change.edit.minus(number);
    if (change.rng.chance(70)) number = change.edit.warp_call("constant", {&number, 1});
    change.edit.add_constant(name, number);
    change.draft.words.add("`" + std::string(change.strings.text(name)) + "` is a constant, " + value + ".",
                           change.strings);
    return true;
}

}  // namespace weft::vary
