#include "verify/npy.h"

namespace weft::verify {
namespace {

std::string descr(types::Scalar scalar) {
    switch (scalar) {
        case types::Scalar::Bool:
            return "|b1";
        case types::Scalar::Int8:
            return "|i1";
        case types::Scalar::Uint8:
            return "|u1";
        case types::Scalar::Bfloat16:
            return "<u2";
        case types::Scalar::Int16:
        case types::Scalar::Uint16:
        case types::Scalar::Int32:
        case types::Scalar::Uint32:
        case types::Scalar::Int64:
        case types::Scalar::Uint64:
        case types::Scalar::Float16:
        case types::Scalar::Float32:
        case types::Scalar::Float64:
        case types::Scalar::Handle:
            return "<" + std::string(types::facts(scalar).code);  // the letters that NumPy uses
    }
    return {};
}

}  // namespace

std::string tuple_text(std::span<const uint64_t> shape) {
    std::string text = "(";
    for (size_t i = 0; i < shape.size(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    return text + (shape.size() == 1 ? ",)" : ")");
}

std::string npy(types::Scalar scalar, std::span<const uint64_t> shape, std::string_view bytes) {
    constexpr size_t before = 10, alignment = 64;  // magic, version, size of the header; where numbers begin
    std::string header =
        "{'descr': '" + descr(scalar) + "', 'fortran_order': False, 'shape': " + tuple_text(shape) + ", }";
    header.append(alignment - (before + header.size() + 1) % alignment, ' ');
    header += '\n';
    std::string out("\x93NUMPY\x01\x00", 8);
    out += static_cast<char>(header.size() & 0xff);
    out += static_cast<char>(header.size() >> 8);
    out += header;
    out += bytes;
    return out;
}

}  // namespace weft::verify
