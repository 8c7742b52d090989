// Mix: how many instructions of each kind a function has. Counted in the text of PTX, and of machine code
// where a disassembler is there; an instruction counts once, however often it runs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace weft::cuda {

enum class Category : uint8_t {
#define WEFT_CATEGORY(name, word, meaning) name,
#include "cuda/categories.def"
#undef WEFT_CATEGORY
};

struct CategoryText {
    std::string_view word, meaning;
};
inline constexpr std::array category_texts{
#define WEFT_CATEGORY(name, word, meaning) CategoryText{word, meaning},
#include "cuda/categories.def"
#undef WEFT_CATEGORY
};
inline constexpr size_t category_count = category_texts.size();

struct Mix {
    std::array<uint32_t, category_count> counts{};
    std::set<std::string> unknown;  // first words of instructions that no table knows; counted as Other

    uint32_t operator[](Category category) const { return counts[static_cast<size_t>(category)]; }
    void add(Category category) { ++counts[static_cast<size_t>(category)]; }
    uint32_t total() const;
};

// One instruction of PTX by its whole name, "ld.global.f32".
void count_ptx(std::string_view name, Mix& mix);
// One of machine code, "LDG.E.64".
void count_sass(std::string_view name, Mix& mix);

}  // namespace weft::cuda
