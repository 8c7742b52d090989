// Interned strings: equal text, equal id. A worker owns one Strings and hands it to every stage.
// Well-known names (names.def) come first in a fixed order, so their ids are constants;
// what a file adds is forgotten by rewind(), and the well-known names stay.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "base/pod_vector.h"
#include "base/text.h"

namespace weft {

using StringId = Id<struct StringTag>;

namespace names {

enum class Order : uint32_t {
#define WEFT_NAME(name, text) name,
#include "base/names.def"
#undef WEFT_NAME
    Count
};

#define WEFT_NAME(name, text) inline constexpr StringId name{static_cast<uint32_t>(Order::name)};
#include "base/names.def"
#undef WEFT_NAME

inline constexpr uint32_t well_known = static_cast<uint32_t>(Order::Count);

}  // namespace names

// A string of up to 16 bytes as two words, zeros behind.
struct StringWords {
    uint64_t low, high;
};

class Strings {
  public:
    struct Mark {
        uint32_t strings;
    };

    Strings();
    Strings(const Strings&) = delete;
    Strings& operator=(const Strings&) = delete;

    StringId intern(std::string_view text);
    StringId intern(PaddedText text);  // the same, faster
    std::optional<StringId> find(std::string_view text) const;

    // Stable until the string is rewound. Any bytes may occur: a lone surrogate of a Python
    // string is kept in the three bytes UTF-8 would use if it allowed it.
    std::string_view text(StringId id) const {
        const Entry& entry = entries_[id.index];
        return {entry.data, entry.size};
    }
    PaddedText padded(StringId id) const {
        const Entry& entry = entries_[id.index];
        return {entry.data, entry.size};
    }

    uint32_t size() const { return static_cast<uint32_t>(entries_.size()); }
    Mark mark() const { return {size()}; }
    void rewind(Mark mark);

  private:
    struct Entry {
        StringWords words;  // the text again if it is short: found without another look at memory
        const char* data;
        uint32_t size;
        uint32_t hash;
    };
    static constexpr size_t padding = 16;  // readable bytes behind each string
    static constexpr uint32_t free_slot = UINT32_MAX;
    struct Slot {
        uint32_t id, hash;
    };

    template <class Same>
    size_t slot_of(uint32_t hash, Same same) const;
    size_t short_slot(StringWords words, uint32_t hash, size_t size) const;
    size_t long_slot(std::string_view text, uint32_t hash) const;
    StringId insert(std::string_view text, StringWords words, uint32_t hash, size_t slot);
    const char* store(std::string_view text);
    void rebuild_slots(size_t count);

    struct Block {
        std::unique_ptr<char[]> data;
        size_t capacity;
    };
    PodVector<Entry> entries_;
    std::vector<Slot> slots_;  // open addressing, a power of two, at most half full
    std::vector<Block> blocks_;
    size_t block_ = 0;  // blocks before this one are full
    size_t used_ = 0;   // bytes taken in the current block
};

}  // namespace weft
