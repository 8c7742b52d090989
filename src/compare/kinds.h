// Kinds of difference between the CPU and the CUDA text of one kernel (kinds.def), and sets and counts of
// them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace weft::compare {

enum class Kind : uint8_t {
#define WEFT_CODE_KIND(id, name, about) id,
#include "compare/kinds.def"
};

struct KindInfo {
    std::string_view name, about;
};
inline constexpr std::array kind_infos{
#define WEFT_CODE_KIND(id, name, about) KindInfo{name, about},
#include "compare/kinds.def"
};
inline constexpr size_t kind_count = kind_infos.size();

class KindSet {
  public:
    constexpr KindSet() = default;
    constexpr KindSet(Kind kind) : bits_(1u << static_cast<unsigned>(kind)) {}
    constexpr KindSet operator|(KindSet other) const { return KindSet(bits_ | other.bits_); }
    constexpr KindSet& operator|=(KindSet other) { return *this = *this | other; }
    constexpr bool has(Kind kind) const { return (bits_ >> static_cast<unsigned>(kind) & 1) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool operator==(const KindSet&) const = default;

    std::string names() const {  // "signature, suffixes"
        std::string text;
        for (size_t i = 0; i < kind_count; ++i) {
            if (!has(static_cast<Kind>(i))) continue;
            text.append(text.empty() ? "" : ", ").append(kind_infos[i].name);
        }
        return text;
    }

  private:
    explicit constexpr KindSet(uint32_t bits) : bits_(bits) {}
    uint32_t bits_ = 0;
};

// Lines by kind. A line that differs in two ways counts under both kinds.
struct KindCounts {
    std::array<uint64_t, kind_count> lines{};
    uint64_t equal = 0, differing = 0;

    uint64_t operator[](Kind kind) const { return lines[static_cast<size_t>(kind)]; }
    void add(KindSet kinds) {
        ++(kinds.empty() ? equal : differing);
        for (size_t i = 0; i < kind_count; ++i) lines[i] += kinds.has(static_cast<Kind>(i));
    }
    void add(const KindCounts& other) {
        equal += other.equal;
        differing += other.differing;
        for (size_t i = 0; i < kind_count; ++i) lines[i] += other.lines[i];
    }
};

}  // namespace weft::compare
