// Beginning of a kernel, its names and its scope.
#include "synth/kernel.h"

#include "base/check.h"

namespace weft::synth {
namespace {

// Weights of the difficulties when all are allowed: a fifth of a set is textbook kernels.
constexpr uint32_t any_theme = 5;

}  // namespace

void Kernel::begin(uint64_t seed, uint64_t index, Category category_, uint32_t level_, const Policy& policy) {
    rng = Rng(seed, index);
    arena_.clear();
    body_.clear();
    declarations_.clear();
    definitions_.clear();
    params_.clear();
    locals_.clear();
    taken_.clear();
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
    dynamic_depth_ = 0;
    idea = {};
    category = category_;
    level = level_;
    const uint32_t low = level == 1 ? 8 : highest_points[level - 1] + 4,
                   high = highest_points[level] - 6 - highest_points[level] / 12;
    target = low + rng.below(high - low + 1);
    max_bytes_ = policy.max_bytes;
    honest = rng.chance(88);
    theme_ = &themes()[rng.chance(40) ? 0 : rng.below(any_theme)];
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
    const char* begin = arena_.view().data();
    if (text.data() >= begin && text.data() < begin + arena_.size()) {
        const size_t at = static_cast<size_t>(text.data() - begin);
        arena_.reserve(text.size());
        arena_.append(arena_.view().substr(at, text.size()));
    } else {
        arena_.append(text);
    }
    return word;
}

bool Kernel::is_taken(std::string_view name) const {
    for (const Word word : taken_.span()) {
        if (word.size == name.size() && text(word) == name) return true;
    }
    return false;
}

Word Kernel::fresh(std::string_view wish) {
    if (!is_taken(wish)) {
        const Word word = keep(wish);
        taken_.push_back(word);
        return word;
    }
    for (uint32_t number = 2;; ++number) {
        scratch_.clear();
        scratch_.append(wish);
        if (wish.back() >= '0' && wish.back() <= '9') scratch_.append('_');
        scratch_.append_uint(number);
        if (!is_taken(scratch_.view())) return fresh(scratch_.view());
    }
}

Word Kernel::fresh(Pool pool) {
    const auto list = words(*theme_, pool);
    const uint32_t count = static_cast<uint32_t>(list.size());
    const uint32_t first = rng.below(count);
    for (uint32_t i = 0; i < count; ++i) {
        const std::string_view name = list[(first + i) % count];
        if (!is_taken(name)) return fresh(name);
    }
    return fresh(list[first]);
}

bool Kernel::mentions(std::string_view text, std::string_view part) {
    const auto in_name = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    for (size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        const size_t end = at + part.size();
        // Behind a dot it is something else's (wp.length), before a = without a space an argument's.
        const bool starts = at == 0 || (!in_name(text[at - 1]) && text[at - 1] != '.'),
                   ends = end == text.size() || (!in_name(text[end]) && text[end] != '=');
        if (!starts || !ends) continue;
        const size_t line = text.rfind('\n', at) + 1;  // a comment reads nothing
        if (text.substr(line, at - line).find('#') == std::string_view::npos) return true;
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
        const std::string_view name = text(local.value);
        if (!mentions(body_.view().substr(local.from), name) && !mentions(pending, name)) local.uses = 0;
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
    // Pieces may be texts of other values: their places survive a growing arena, their addresses do not.
    const char* begin = arena_.view().data();
    const size_t used = arena_.size();
    size_t total = 0, places[24], count = 0;
    WEFT_CHECK(pieces.size() <= 24, "too many pieces");
    for (const Piece piece : pieces) {
        total += piece.size();
        const bool inside = piece.data() >= begin && piece.data() < begin + used;
        places[count++] = inside ? static_cast<size_t>(piece.data() - begin) : SIZE_MAX;
    }
    arena_.reserve(total);
    count = 0;
    for (const Piece piece : pieces) {
        const size_t place = places[count++];
        arena_.append(place == SIZE_MAX ? piece
                                        : std::string_view(arena_.view().data() + place, piece.size()));
    }
    Value value;
    value.at = static_cast<uint32_t>(used);
    value.size = static_cast<uint16_t>(total);
    value.type = type;
    value.level = level_;
    return value;
}

}  // namespace weft::synth
