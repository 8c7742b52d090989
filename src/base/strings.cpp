#include "base/strings.h"

#include <cstring>

#include "base/check.h"

namespace weft {
namespace {

uint64_t load64(const char* p) {
    uint64_t value;
    std::memcpy(&value, p, 8);
    return value;
}

uint32_t load32(const char* p) {
    uint32_t value;
    std::memcpy(&value, p, 4);
    return value;
}

__extension__ typedef unsigned __int128 Wide;

uint64_t mix(uint64_t a, uint64_t b) {
    const Wide product = static_cast<Wide>(a) * b;
    return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}

using Words = StringWords;

constexpr uint64_t k0 = 0x9e3779b97f4a7c15, k1 = 0xe7037ed1a0b428db;

// Reads within the string only.
inline Words words_of(const char* p, size_t n) {
    if (n > 8) return {load64(p), load64(p + n - 8) >> (8 * (16 - n))};
    if (n == 8) return {load64(p), 0};
    if (n >= 4) return {load32(p) | static_cast<uint64_t>(load32(p + n - 4)) << (8 * (n - 4)), 0};
    uint64_t low = 0;
    for (size_t i = 0; i < n; ++i) low |= static_cast<uint64_t>(static_cast<unsigned char>(p[i])) << (8 * i);
    return {low, 0};
}

// Which bytes of two words belong to a string of n bytes.
struct Masks {
    Words of[17] = {};
    constexpr Masks() {
        for (unsigned n = 0; n <= 16; ++n) {
            of[n].low = n >= 8 ? ~uint64_t{0} : (uint64_t{1} << (8 * n)) - 1;
            of[n].high = n == 16 ? ~uint64_t{0} : n > 8 ? (uint64_t{1} << (8 * (n - 8))) - 1 : 0;
        }
    }
};
constexpr Masks masks;

// Reads 16 bytes whatever the size: no branch.
inline Words words_of_padded(const char* p, size_t n) {
    return {load64(p) & masks.of[n].low, load64(p + 8) & masks.of[n].high};
}

// Only ids leave this file, so the value of a hash never decides an order and may differ between machines.
// Tables are entered by its lowest bits: those are the highest of the product, on which every letter has an
// effect.
inline uint32_t hash_of(Words words) {
    const uint64_t product = (words.low ^ (words.high << 29 | words.high >> 35)) * k0;
    return static_cast<uint32_t>(__builtin_bswap64(product));
}

uint32_t hash_of_long(std::string_view text) {
    const char* p = text.data();
    const size_t n = text.size();
    uint64_t seed = 0;
    for (size_t i = 0; i + 16 < n; i += 16) seed = mix(load64(p + i) ^ k1, load64(p + i + 8) ^ k0 ^ seed);
    return hash_of({load64(p + n - 16) ^ seed, load64(p + n - 8) ^ n});
}

}  // namespace

Strings::Strings() {
    entries_.reserve(4096);
    slots_.assign(8192, {free_slot, 0});
#define WEFT_NAME(name, text) WEFT_CHECK(intern(text) == names::name, "names.def lists \"" text "\" twice");
#include "base/names.def"
#undef WEFT_NAME
}

// The slot that holds the text, or the free one where it belongs.
template <class Same>
[[gnu::always_inline]] inline size_t Strings::slot_of(uint32_t hash, Same same) const {
    const Slot* slots = slots_.data();
    const size_t mask = slots_.size() - 1;
    size_t slot = hash & mask;
    for (; slots[slot].id != free_slot; slot = (slot + 1) & mask) {
        if (slots[slot].hash == hash && same(entries_[slots[slot].id])) break;
    }
    return slot;
}

[[gnu::always_inline]] inline size_t Strings::short_slot(Words words, uint32_t hash, size_t size) const {
    return slot_of(hash, [=](const Entry& entry) {
        return entry.words.low == words.low && entry.words.high == words.high && entry.size == size;
    });
}

size_t Strings::long_slot(std::string_view text, uint32_t hash) const {
    return slot_of(hash, [=](const Entry& entry) {
        return entry.size == text.size() && std::memcmp(entry.data, text.data(), text.size()) == 0;
    });
}

StringId Strings::intern(PaddedText text) {
    if (text.size > 16) return intern(std::string_view(text.data, text.size));
    const Words words = words_of_padded(text.data, text.size);
    const uint32_t hash = hash_of(words);
    const size_t slot = short_slot(words, hash, text.size);
    if (slots_[slot].id != free_slot) return {slots_[slot].id};
    return insert({text.data, text.size}, words, hash, slot);
}

StringId Strings::intern(std::string_view text) {
    const bool is_short = text.size() <= 16;
    const Words words = is_short ? words_of(text.data(), text.size()) : Words{};
    const uint32_t hash = is_short ? hash_of(words) : hash_of_long(text);
    const size_t slot = is_short ? short_slot(words, hash, text.size()) : long_slot(text, hash);
    if (slots_[slot].id != free_slot) return {slots_[slot].id};
    return insert(text, words, hash, slot);
}

std::optional<StringId> Strings::find(std::string_view text) const {
    const bool is_short = text.size() <= 16;
    const Words words = is_short ? words_of(text.data(), text.size()) : Words{};
    const uint32_t hash = is_short ? hash_of(words) : hash_of_long(text);
    const size_t slot = is_short ? short_slot(words, hash, text.size()) : long_slot(text, hash);
    if (slots_[slot].id == free_slot) return std::nullopt;
    return StringId{slots_[slot].id};
}

StringId Strings::insert(std::string_view text, Words words, uint32_t hash, size_t slot) {
    const uint32_t id = size();
    const char* data = store(text);
    Entry& entry = entries_.add();
    entry.words = words;
    entry.data = data;
    entry.size = static_cast<uint32_t>(text.size());
    entry.hash = hash;
    slots_[slot] = {id, hash};
    if (entries_.size() * 2 > slots_.size()) rebuild_slots(slots_.size() * 2);
    return {id};
}

// Slots are freed newest first. Each string once took the first free slot of its probe path, so
// undoing in that order leaves every older path unbroken and needs no tombstones.
void Strings::rewind(Mark mark) {
    WEFT_CHECK(mark.strings >= names::well_known || size() == mark.strings,
               "well-known names cannot be forgotten");
    const size_t mask = slots_.size() - 1;
    while (size() > mark.strings) {
        const uint32_t id = size() - 1;
        size_t slot = entries_.back().hash & mask;
        while (slots_[slot].id != id) slot = (slot + 1) & mask;
        slots_[slot].id = free_slot;
        entries_.pop_back();
    }
    // The bytes start again right behind the last string that is kept.
    block_ = 0;
    used_ = 0;
    if (entries_.empty()) return;
    const Entry& last = entries_.back();
    while (last.data < blocks_[block_].data.get() ||
           last.data >= blocks_[block_].data.get() + blocks_[block_].capacity) {
        ++block_;
    }
    used_ = static_cast<size_t>(last.data - blocks_[block_].data.get()) + last.size;
}

const char* Strings::store(std::string_view text) {
    const size_t needed = text.size() + padding;
    while (block_ < blocks_.size() && blocks_[block_].capacity - used_ < needed) {
        ++block_;
        used_ = 0;
    }
    if (block_ == blocks_.size()) {
        const size_t capacity = needed > 65536 ? needed : 65536;
        blocks_.push_back({std::make_unique<char[]>(capacity), capacity});
        used_ = 0;
    }
    char* to = blocks_[block_].data.get() + used_;
    if (!text.empty()) std::memcpy(to, text.data(), text.size());
    used_ += text.size();
    return to;
}

void Strings::rebuild_slots(size_t count) {
    slots_.assign(count, {free_slot, 0});
    const size_t mask = count - 1;
    for (uint32_t id = 0; id < size(); ++id) {
        size_t slot = entries_[id].hash & mask;
        while (slots_[slot].id != free_slot) slot = (slot + 1) & mask;
        slots_[slot] = {id, entries_[id].hash};
    }
}

}  // namespace weft
