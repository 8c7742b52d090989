#include "verify/figures.h"

#include "verify/numbers.h"

namespace weft::verify {

Figures figures(std::string_view bytes, types::Scalar scalar) {
    const size_t item = types::facts(scalar).bytes;
    Figures out;
    out.numbers = bytes.size() / item;
    const char *least = nullptr, *greatest = nullptr;
    double sum = 0;
    for (size_t at = 0; at < bytes.size(); at += item) {
        const char* const one = bytes.data() + at;
        if (!is_finite(one, scalar)) {
            ++out.not_finite;
            continue;
        }
        if (least == nullptr || is_less(one, least, scalar)) least = one;
        if (greatest == nullptr || is_less(greatest, one, scalar)) greatest = one;
        sum += read_number(one, scalar);
    }
    if (least == nullptr) return out;
    out.least = number_text(least, scalar);
    out.greatest = number_text(greatest, scalar);
    out.mean = sum / static_cast<double>(out.numbers - out.not_finite);
    return out;
}

uint64_t changed(std::string_view before, std::string_view after, types::Scalar scalar) {
    const size_t item = types::facts(scalar).bytes;
    uint64_t count = 0;
    for (size_t at = 0; at < after.size(); at += item)
        count += before.substr(at, item) == after.substr(at, item) ? 0 : 1;
    return count;
}

}  // namespace weft::verify
