#include "cuda/mix.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace weft::cuda {
namespace {

// How an opcode of the table is counted: every category, and three ways to find one.
enum class Counted : uint8_t {
#define WEFT_CATEGORY(name, word, meaning) name,
#include "cuda/categories.def"
#undef WEFT_CATEGORY
    ByType,
    Load,
    Store,
};

struct Opcode {
    std::string_view name;
    Counted counted;
};
constexpr Opcode ptx_opcodes[] = {
#define WEFT_PTX(name, counted) {#name, Counted::counted},
#include "cuda/ptx_opcodes.def"
#undef WEFT_PTX
};
constexpr Opcode sass_opcodes[] = {
#define WEFT_SASS(name, counted) {#name, Counted::counted},
#include "cuda/sass_opcodes.def"
#undef WEFT_SASS
};

// Opcodes by name: the tables stand in the order in which people read them.
class Lookup {
  public:
    explicit Lookup(std::span<const Opcode> table) : sorted_(table.begin(), table.end()) {
        std::sort(sorted_.begin(), sorted_.end(),
                  [](const Opcode& a, const Opcode& b) { return a.name < b.name; });
    }
    const Opcode* find(std::string_view name) const {
        const auto found =
            std::lower_bound(sorted_.begin(), sorted_.end(), name,
                             [](const Opcode& row, std::string_view wanted) { return row.name < wanted; });
        return found != sorted_.end() && found->name == name ? &*found : nullptr;
    }

  private:
    std::vector<Opcode> sorted_;
};

// The parts of a name after its first word: "global", "f32" of ld.global.f32.
template <class Visit>
void for_each_modifier(std::string_view name, Visit&& visit) {
    for (size_t dot = name.find('.'); dot != std::string_view::npos;) {
        const size_t next = name.find('.', dot + 1);
        visit(name.substr(dot + 1, next == std::string_view::npos ? next : next - dot - 1));
        dot = next;
    }
}

Category by_type(std::string_view name) {
    Category found = Category::Integer;
    for_each_modifier(name, [&found](std::string_view part) {
        if (part == "f32" || part == "f32x2") {
            found = Category::Float32;
        } else if (part == "f64") {
            found = Category::Float64;
        } else if (part.starts_with("f16") || part.starts_with("bf16") || part.starts_with("e4m3") ||
                   part.starts_with("e5m2")) {
            found = Category::Float16;
        }
    });
    return found;
}

Category by_space(std::string_view name, bool loads) {
    Category found = loads ? Category::LoadGeneric : Category::StoreGeneric;
    bool known = false;
    for_each_modifier(name, [&](std::string_view part) {
        if (known) return;                      // the first space is the one that is read or written
        part = part.substr(0, part.find(':'));  // shared::cta
        known = true;
        if (part == "global") {
            found = loads ? Category::LoadGlobal : Category::StoreGlobal;
        } else if (part == "shared") {
            found = loads ? Category::LoadShared : Category::StoreShared;
        } else if (part == "local") {
            found = loads ? Category::LoadLocal : Category::StoreLocal;
        } else if (part == "param" || part == "const") {
            found = loads ? Category::LoadConstant : Category::StoreGeneric;
        } else {
            known = false;
        }
    });
    return found;
}

void count(const Lookup& lookup, std::string_view name, Mix& mix) {
    const std::string_view first = name.substr(0, name.find('.'));
    const Opcode* const opcode = lookup.find(first);
    if (opcode == nullptr) {
        mix.unknown.emplace(first);
        return mix.add(Category::Other);
    }
    if (opcode->counted == Counted::ByType) return mix.add(by_type(name));
    if (opcode->counted == Counted::Load) return mix.add(by_space(name, true));
    if (opcode->counted == Counted::Store) return mix.add(by_space(name, false));
    mix.add(static_cast<Category>(opcode->counted));  // the categories come first
}

}  // namespace

uint32_t Mix::total() const {
    return std::accumulate(counts.begin(), counts.end(), 0u);
}

void count_ptx(std::string_view name, Mix& mix) {
    static const Lookup lookup(ptx_opcodes);
    count(lookup, name, mix);
}

void count_sass(std::string_view name, Mix& mix) {
    static const Lookup lookup(sass_opcodes);
    count(lookup, name, mix);
}

}  // namespace weft::cuda
