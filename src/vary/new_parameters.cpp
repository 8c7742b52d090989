#include "vary/new_parameters.h"

namespace weft::vary {

size_t place_of_arrays(const Change& change) {
    const auto all = change.draft.parameters(change.draft.kernel);
    size_t at = 0;
    while (at < all.size() && !change.draft.type(all[at]).is_array()) ++at;
    return at;
}

size_t place_of_inputs(Change& change) {
    const auto all = change.draft.parameters(change.draft.kernel);
    size_t at = place_of_arrays(change);
    for (size_t i = 0; i < all.size(); ++i) {
        const inputs::Arg* const input = change.edit.input(change[all[i]].text);
        if (input != nullptr && input->ndim != 0 && input->role == inputs::Role::In) at = i + 1;
    }
    return at;
}

size_t place_of_scalars(const Change& change) {
    const auto all = change.draft.parameters(change.draft.kernel);
    size_t at = all.size();
    for (size_t i = 0; i < all.size(); ++i) {
        if (!change.draft.type(all[i]).is_array()) at = i + 1;
    }
    return at;
}

size_t place_of_outputs(const Change& change) {
    return change.draft.parameters(change.draft.kernel).size();
}

inputs::Arg per_thread(const Change& change, size_t dimension) {
    inputs::Arg out;
    out.shape[0] = change.draft.inputs.launch[dimension];
    return out;
}

inputs::Arg between(double low, double high) {
    inputs::Arg out;
    out.low = low;
    out.high = high;
    return out;
}

NodeId pass_number(Change& change, StringId name, const Type& like, const inputs::Arg& arg) {
    const Type type = Type::of(like.scalar);
    change.edit.add_kernel_parameter(place_of_scalars(change), name, type, arg);
    return change.edit.name(name, type);
}

Type array_of(const Type& element, unsigned ndim) {
    Type out = element;
    out.ndim = static_cast<uint8_t>(ndim);
    return out;
}

}  // namespace weft::vary
