#include "inputs/inputs.h"

namespace weft::inputs {

std::string_view text(Role role) {
    switch (role) {
        case Role::In:
            return "in";
        case Role::Out:
            return "out";
        case Role::InOut:
            return "inout";
    }
    return {};
}

std::string_view text(Fill fill) {
    switch (fill) {
        case Fill::Uniform:
            return "uniform";
        case Fill::Zero:
            return "zero";
        case Fill::Iota:
            return "iota";
        case Fill::Index:
            return "index";
    }
    return {};
}

void append(std::string& out, const Extent& extent) {
    const auto digits = [&out](uint32_t value) { out += std::to_string(value); };
    switch (extent.kind) {
        case Extent::Kind::Constant:
            return digits(extent.k);
        case Extent::Kind::N:
            out += 'n';
            return;
        case Extent::Kind::CeilDiv:
            out += "ceil(n/";
            digits(extent.k);
            out += ')';
            return;
        case Extent::Kind::Times:
            digits(extent.k);
            out += "*n";
            return;
        case Extent::Kind::Plus:
            out += "n+";
            digits(extent.k);
            return;
    }
}

}  // namespace weft::inputs
