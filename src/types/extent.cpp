#include "types/extent.h"

#include <algorithm>
#include <map>

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

// Structs of structs double with every line: each is asked once.
std::optional<Extent> extent(const Types& types, TypeId id, Floats floats,
                             std::map<uint32_t, std::optional<Extent>>& known) {
    if (const auto numbers = held(types, id, floats)) {
        const uint64_t bytes = facts(numbers->scalar).bytes;
        return Extent{bytes * numbers->count, bytes};
    }
    const Type& type = types[id];
    if (type.kind == Kind::Array) return array_extent;
    if (type.kind != Kind::Struct) return std::nullopt;
    const auto& fields = types[type.structure].fields;
    if (fields.empty()) return std::nullopt;  // C++ gives it a byte, and nothing can be said of it
    if (const auto before = known.find(id.index); before != known.end()) return before->second;
    std::optional<Extent> all = Extent{};
    for (const Field& field : fields) {
        if (all && !put_behind(*all, extent(types, field.type, floats, known))) all.reset();
    }
    if (all) all->size = aligned(all->size, all->alignment);
    known.emplace(id.index, all);
    return all;
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
    std::map<uint32_t, std::optional<Extent>> known;
    return extent(types, id, floats, known);
}

std::optional<uint64_t> append(const Types& types, Extent& all, TypeId id, Floats floats) {
    return put_behind(all, extent(types, id, floats));
}

}  // namespace weft::types
