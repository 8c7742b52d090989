// Beginning of a kernel, its names and its scope.
#include "synth/kernel.h"

#include <bit>
#include <cstring>

#include "base/check.h"

namespace weft::synth {
namespace {

// What all values of a kernel need by far: the arena never moves, so views into it hold.
constexpr size_t arena_bytes = size_t{1} << 20;

// Few names have the same mark.
uint64_t mark_of(std::string_view name) {
    const auto first = static_cast<uint8_t>(name.front()), last = static_cast<uint8_t>(name.back());
    return uint64_t{1} << ((first + 5 * last + 11 * name.size()) & 63);
}

static_assert(std::endian::native == std::endian::little, "the first of eight bytes is the lowest");
using Bytes = uint8_t __attribute__((vector_size(16)));
Bytes bytes_at(const char* from) {
    Bytes out;
    std::memcpy(&out, from, sizeof out);
    return out;
}
bool is_in_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// Whether the name stands here as a whole and is read. Behind a dot it is something else's (wp.length),
// before a = without a space an argument's; a comment reads nothing.
bool is_mention(std::string_view text, size_t at, std::string_view name, bool has_comments) {
    if (at != 0 && (is_in_name(text[at - 1]) || text[at - 1] == '.')) return false;
    const size_t end = at + name.size();
    if (end != text.size() && (is_in_name(text[end]) || text[end] == '=')) return false;
    if (text.substr(at, name.size()) != name) return false;
    for (; has_comments && at != 0 && text[at - 1] != '\n'; --at) {
        if (text[at - 1] == '#') return false;
    }
    return true;
}

}  // namespace

void Kernel::begin(uint64_t seed, uint64_t index, Category category_, uint32_t level_, const Policy& policy) {
    rng = Rng(seed, index);
    arena_.clear();
    arena_.reserve(arena_bytes);
    body_.clear();
    declarations_.clear();
    definitions_.clear();
    params_.clear();
    locals_.clear();
    taken_.clear();
    taken_marks_ = 0;
    blocks_.clear();
    aliases_.clear();
    structs_.clear();
    fields_.clear();
    helper_params_.clear();
    first_param_ = 0;
    in_function_ = false;
    counts_ = {};
    launch_ = {};
    dims_ = 0;
    depth_ = 1;
    idea = {};
    category = category_;
    level = level_;
    const uint32_t low = level == 1 ? 8 : highest_points[level - 1] + 4,
                   high = highest_points[level] - 6 - highest_points[level] / 12;
    target = low + rng.below(high - low + 1);
    max_bytes_ = policy.max_bytes;
    honest = rng.chance(88);
    // The first theme is for all fields.
    theme_ = &themes()[rng.chance(40) ? 0 : rng.below(static_cast<uint32_t>(themes().size()))];
    draw_style();
}

// Imports and the line of the kernel's name, then what a parameter's type takes beside its name.
size_t Kernel::bytes() const {
    constexpr size_t frame = 110, annotation = 36;
    size_t sum = frame + declarations_.size() + definitions_.size() + body_.size();
    for (const Parameter& param : params_.span()) sum += param.name.size + annotation;
    return sum;
}

void Kernel::draw_style() {
    style.short_import = !rng.chance(8);
    style.annotation = static_cast<uint8_t>(weighted(rng, std::initializer_list<int>{60, 25, 15}));
    style.python_scalars = rng.chance(70);
    style.suffixed_vectors = rng.chance(20);
    style.quoted = rng.chance(3);
    style.many_lines = rng.chance(30);
    style.trailing_comma = rng.chance(70);
    style.augmented = rng.chance(90);
    style.loads_first = rng.chance(45);
    style.comments = rng.chance(30);
    style.blank_lines = rng.chance(45);
    style.return_none = rng.chance(4);
    if (max_bytes_ != 0) style.comments = style.many_lines = style.quoted = false;
    for (size_t i = 0; i < features_.size(); ++i) features_[i] = rng.chance(65);
    for (size_t i = 0; i < groups_.size(); ++i) groups_[i] = rng.chance(55);
    for (size_t i = 0; i < ops_.size(); ++i) ops_[i] = rng.chance(70);
    // Something must be left to choose from.
    const auto trig = static_cast<size_t>(Unary::Sin);
    if (rng.chance(50)) groups_[static_cast<size_t>(OpGroup::Trig)] = true;
    if (groups_.none()) groups_[static_cast<size_t>(OpGroup::Trig)] = true;
    ops_[trig] = ops_[trig] || groups_.count() < 3;
    ops_[static_cast<size_t>(Unary::Abs)] = true;
}

// ---- names

Word Kernel::keep(std::string_view text) {
    const Word word{static_cast<uint32_t>(arena_.size()), static_cast<uint16_t>(text.size())};
    arena_.append(text);
    return word;
}

Word Kernel::take(std::string_view name) {
    const Word word = keep(name);
    taken_.push_back(word);
    taken_marks_ |= mark_of(name);
    return word;
}

bool Kernel::is_taken(std::string_view name) const {
    if ((taken_marks_ & mark_of(name)) == 0) return false;
    for (const Word word : taken_.span()) {
        if (word.size == name.size() && text(word) == name) return true;
    }
    return false;
}

Word Kernel::fresh(std::string_view wish) {
    if (!is_taken(wish)) return take(wish);
    for (uint32_t number = 2;; ++number) {
        scratch_.clear();
        scratch_.append(wish);
        if (wish.back() >= '0' && wish.back() <= '9') scratch_.append('_');
        scratch_.append_uint(number);
        if (!is_taken(scratch_.view())) return take(scratch_.view());
    }
}

Word Kernel::fresh(Pool pool) {
    const auto list = words(*theme_, pool);
    const uint32_t count = static_cast<uint32_t>(list.size());
    const uint32_t first = rng.below(count);
    for (uint32_t i = 0; i < count; ++i) {
        const std::string_view name = list[(first + i) % count];
        if (!is_taken(name)) return take(name);
    }
    return fresh(list[first]);
}

// Sixteen places at a time are compared with the first and the last character of the name.
bool Kernel::mentions(std::string_view text, std::string_view part, bool has_comments) {
    if (text.size() < part.size()) return false;
    const size_t to_last = part.size() - 1, places = text.size() - to_last;
    const Bytes first = Bytes{} + static_cast<uint8_t>(part.front()),
                last = Bytes{} + static_cast<uint8_t>(part.back());
    size_t at = 0;
    for (; at + sizeof(Bytes) <= places; at += sizeof(Bytes)) {
        const char* here = text.data() + at;
        const auto fits = (bytes_at(here) == first) & (bytes_at(here + to_last) == last);
        uint64_t halves[2];
        std::memcpy(halves, &fits, sizeof halves);
        for (size_t half = 0; half < 2; ++half) {
            for (uint64_t left = halves[half]; left != 0;) {
                const auto i = static_cast<unsigned>(std::countr_zero(left)) / 8;
                if (is_mention(text, at + 8 * half + i, part, has_comments)) return true;
                left &= ~(uint64_t{0xff} << (8 * i));
            }
        }
    }
    for (; at < places; ++at) {
        if (text[at] == part.front() && is_mention(text, at, part, has_comments)) return true;
    }
    return false;
}

// ---- scope

void Kernel::show(Value value, bool used) {
    locals_.push_back(
        {value, static_cast<uint16_t>(blocks_.size()), static_cast<uint16_t>(used ? 1 : 0), 0, 0, false});
}

void Kernel::show_local(Value name, bool used) {
    show(name, used);
    locals_.back().from = static_cast<uint32_t>(body_.size());
}

void Kernel::find_unread(size_t first_local, std::string_view pending) {
    for (size_t i = first_local; i < locals_.size(); ++i) {
        Local& local = locals_[i];
        if (local.from == 0 || local.uses == 0 || local.hidden) continue;
        if (local.read) continue;
        const std::string_view name = text(local.value);
        local.read = body_mentions(name, local.from);
        if (!local.read && !mentions(pending, name)) local.uses = 0;
    }
}

Value Kernel::use(size_t local) {
    ++locals_[local].uses;
    return locals_[local].value;
}

size_t Kernel::unused(Type type) const {
    for (size_t i = locals_.size(); i-- > 0;) {
        if (locals_[i].uses == 0 && locals_[i].value.type == type) return i;
    }
    return npos;
}

// ---- text of values

Value Kernel::make(Type type, Level level_, std::initializer_list<Piece> pieces) {
    const size_t at = arena_.size();
    for (const Piece piece : pieces) arena_.append(piece);
    return spelled(type, level_, at);
}

Value Kernel::spelled(Type type, Level level_, size_t at) const {
    const size_t size = arena_.size() - at;
    WEFT_CHECK(size <= UINT16_MAX && arena_.size() + UINT16_MAX < arena_bytes, "a kernel of too much text");
    Value value;
    value.at = static_cast<uint32_t>(at);
    value.size = static_cast<uint16_t>(size);
    value.type = type;
    value.level = level_;
    return value;
}

Value Kernel::spelled(Type type, Word name) const {
    Value value;
    value.at = name.at;
    value.size = name.size;
    value.type = type;
    value.name = true;
    return value;
}

}  // namespace weft::synth
