#include "verify/expected.h"

#include "base/hex.h"
#include "base/json_write.h"
#include "base/sha256.h"
#include "inputs/text.h"
#include "verify/numbers.h"

namespace weft::verify {

void Expected::array(Launch& launch, uint32_t size, size_t arg, What what, const std::string& bytes) {
    if (size != n) return;
    Kept& kept = arrays_[arg];
    if (what == What::Gradient) {
        kept.gradient = numbers(arg, bytes);
        if (launch.is_output(arg)) kept.weights = weights(launch, arg);
        return;
    }
    kept.shape = launch.shape(arg);
    kept.before = numbers(arg, launch.initial(arg));
    if (launch.is_output(arg)) kept.after = numbers(arg, bytes);
    if (!launch_.empty()) return;
    launch_ = launch.threads_by_axis();
    for (size_t other = 0; other < launch.args(); ++other) {
        if (!launch.is_array(other)) values_[other] = numbers(other, launch.initial(other));
    }
}

std::string Expected::numbers(size_t arg, const std::string& bytes) const {
    const Field& field = item_.layout.fields[arg];
    const size_t size = field.scalar_size(), count = bytes.size() / size;
    TextBuffer out;
    JsonWriter json(out, json_compact);
    json.begin_object();
    if (count <= most_values) {
        json.key("values").begin_array();
        for (size_t i = 0; i < count; ++i)
            json.raw(json_number(number_text(bytes.data() + i * size, field.scalar)));
        json.end_array();
    } else {
        json.member("count", count).member("sha256", hex(Sha256::of(bytes))).key("sample").begin_object();
        for (size_t i = 0; i < sampled_values; ++i) {
            const size_t at = i * (count - 1) / (sampled_values - 1);
            json.key(std::to_string(at))
                .raw(json_number(number_text(bytes.data() + at * size, field.scalar)));
        }
        json.end_object();
    }
    json.end_object();
    return out.str();
}

std::string Expected::weights(const Launch& launch, size_t arg) const {
    const Field& field = item_.layout.fields[arg];
    std::string bytes(launch.elements(arg) * field.components * field.scalar_size(), '\0');
    for (size_t i = 0; i * field.scalar_size() < bytes.size(); ++i)
        write_number(bytes.data() + i * field.scalar_size(), field.scalar, launch.weight(arg, i));
    return numbers(arg, bytes);
}

std::string Expected::json() const {
    TextBuffer out;
    JsonWriter json(out, json_compact);
    json.begin_object().member("n", n).key("launch").begin_array();
    for (const uint64_t axis : launch_) json.value(axis);
    json.end_array().key("arguments").begin_array();
    for (size_t arg = 0; arg < item_.inputs.args.size(); ++arg) {
        const inputs::Arg& spec = item_.inputs.args[arg];
        json.begin_object().member("name", spec.name).member("role", inputs::text(spec.role));
        json.member("dtype", spec.dtype);
        const auto member = [&](std::string_view name, const std::string& value) {
            if (!value.empty()) json.key(name).raw(value);
        };
        if (const auto value = values_.find(arg); value != values_.end()) member("before", value->second);
        if (const auto found = arrays_.find(arg); found != arrays_.end()) {
            const Kept& kept = found->second;
            json.key("shape").begin_array();
            for (const uint64_t axis : kept.shape) json.value(axis);
            json.end_array();
            member("before", kept.before);
            member("after", kept.after);
            member("gradient_before", kept.weights);
            member("gradient", kept.gradient);
        }
        json.end_object();
    }
    json.end_array().end_object();
    return out.str();
}

}  // namespace weft::verify
