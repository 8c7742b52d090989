#include "types/extent.h"

#include <algorithm>
#include <vector>

namespace weft::types {
namespace {

constexpr Extent array_extent{56, 8};          // wp::array_t; verify/batch.h has it checked
constexpr uint64_t largest_struct = 1u << 24;  // far beyond any real one

std::optional<uint64_t> put_behind(Extent& all, const std::optional<Extent>& added) {
    if (!added || all.size + added->size > largest_struct) return std::nullopt;
    const uint64_t offset = aligned(all.size, added->alignment);
    all.size = offset + added->size;
    all.alignment = std::max(all.alignment, added->alignment);
    return offset;
}

}  // namespace

std::optional<Held> held(const Types& types, TypeId id, Floats floats) {
    const Type& type = types[id];
    const uint32_t count = type.kind == Kind::Scalar ? 1 : composite_size(type);
    if (count == 0) return std::nullopt;
    const bool widened = facts(type.scalar).is_float && floats == Floats::Double;
    return Held{widened ? Scalar::Float64 : type.scalar, count};
}

std::optional<Extent> extent(const Types& types, TypeId id, Floats floats) {
    if (const auto numbers = held(types, id, floats)) {
        const uint64_t bytes = facts(numbers->scalar).bytes;
        return Extent{bytes * numbers->count, bytes};
    }
    const Type& type = types[id];
    if (type.kind == Kind::Array) return array_extent;
    if (type.kind != Kind::Struct) return std::nullopt;
    const auto& fields = types[type.structure].fields;
    if (fields.empty()) return std::nullopt;  // C++ gives it a byte, and nothing can be said of it
    Extent all;
    std::vector<std::optional<Extent>>
        parts;  // structs of structs double with every line: each is asked once
    for (size_t i = 0; i < fields.size(); ++i) {
        size_t same = 0;
        while (fields[same].type != fields[i].type) ++same;
        parts.push_back(same < i ? parts[same] : extent(types, fields[i].type, floats));
        if (!put_behind(all, parts.back())) return std::nullopt;
    }
    all.size = aligned(all.size, all.alignment);
    return all;
}

std::optional<uint64_t> append(const Types& types, Extent& all, TypeId id, Floats floats) {
    return put_behind(all, extent(types, id, floats));
}

}  // namespace weft::types
