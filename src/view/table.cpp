#include "view/table.h"

#include <algorithm>
#include <charconv>
#include <unordered_map>

#include "base/ascii.h"
#include "base/builtin_names.h"
#include "base/hex.h"
#include "base/utf8.h"
#include "emit/target.h"

namespace weft::view {
namespace {

constexpr size_t longest_name = 200, longest_brief = 48;

constexpr std::string_view builtin_texts[] = {
#define WEFT_NAME(name, text) text,
#include "base/builtin_names.def"
#undef WEFT_NAME
};
static_assert(std::size(builtin_texts) == names::builtin_count);

const std::unordered_map<std::string_view, uint16_t>& builtin_numbers() {
    static const auto numbers = [] {
        std::unordered_map<std::string_view, uint16_t> made;
        for (size_t i = 0; i < std::size(builtin_texts); ++i)
            made.emplace(builtin_texts[i], static_cast<uint16_t>(i));
        made.erase("array");
        return made;
    }();
    return numbers;
}

// The builtins that a source calls by `wp.NAME(`, each once; not `array`, which parameters are declared with.
void find_builtins(std::string_view source, std::vector<uint16_t>& out) {
    const size_t first = out.size();
    constexpr std::string_view module = "wp.";
    for (size_t at = source.find(module); at != std::string_view::npos; at = source.find(module, at + 1)) {
        if (at > 0 && (is_in_name(source[at - 1]) || source[at - 1] == '.')) continue;
        const size_t begin = at + module.size();
        size_t end = begin;
        while (end < source.size() && is_in_name(source[end])) ++end;
        if (end == source.size() || source[end] != '(') continue;
        const auto found = builtin_numbers().find(source.substr(begin, end - begin));
        if (found == builtin_numbers().end()) continue;
        if (std::find(out.begin() + static_cast<ptrdiff_t>(first), out.end(), found->second) == out.end())
            out.push_back(found->second);
    }
}

uint64_t first_digits(std::string_view text) {
    uint64_t number = 0;
    std::from_chars(text.data(), text.data() + std::min<size_t>(text.size(), 16), number, 16);
    return number;
}

// At most so many bytes, cut between characters, with a mark where it is cut; zeros end texts of a part.
void append_text(std::string& out, std::string_view text, size_t most) {
    text = text.substr(0, text.find('\0'));
    const bool is_cut = text.size() > most;
    while (is_cut && most > 0 && is_utf8_continuation(text[most])) --most;
    out.append(text.substr(0, most)).append(is_cut ? "…" : "").push_back('\0');
}

std::string_view origin_of(const dataset::Row& row) {
    if (row.origin_package) return *row.origin_package;
    if (row.origin) return "files";
    return row.was_grown() ? "grown" : "exemplar";
}

uint32_t small(uint64_t number) {
    return static_cast<uint32_t>(std::min<uint64_t>(number, UINT32_MAX));
}

}  // namespace

std::string_view builtin_name(uint16_t number) {
    return number < std::size(builtin_texts) ? builtin_texts[number] : "";
}

std::string id_text(const Entry& entry) {
    std::string text;
    for (const uint64_t half : entry.id) {
        for (int shift = 60; shift >= 0; shift -= 4) text += hex_digits[half >> shift & 15];
    }
    return text;
}

PartMaker::PartMaker() {
    for (Dictionary& dictionary : part_.dictionaries) dictionary.assign(1, "");
}

uint16_t PartMaker::code(Coded which, std::optional<std::string_view> text) {
    if (!text) return 0;
    auto& codes = codes_[static_cast<size_t>(which)];
    if (const auto found = codes.find(*text); found != codes.end()) return found->second;
    Dictionary& dictionary = part_.dictionaries[static_cast<size_t>(which)];
    if (dictionary.size() == most_codes) {
        dictionary.emplace_back("…");
        return most_codes;
    }
    if (dictionary.size() > most_codes) return most_codes;
    const auto made = static_cast<uint16_t>(dictionary.size());
    dictionary.emplace_back(*text);
    codes.emplace(*text, made);
    return made;
}

void PartMaker::add(const dataset::Row& row, uint64_t number, uint64_t offset, uint64_t bytes,
                    bool has_problems) {
    Entry entry;
    entry.id[0] = first_digits(row.id);
    entry.id[1] = first_digits(row.id.substr(std::min<size_t>(16, row.id.size())));
    entry.seed = row.seed;
    entry.index = row.index;
    entry.offset = offset;
    entry.line_bytes = small(bytes);
    entry.number = small(number);
    entry.text = small(part_.texts.size());
    append_text(part_.texts, row.kernel_name, longest_name);
    append_text(part_.texts, row.brief.value_or(row.description), longest_brief);
    entry.builtins = small(part_.builtins.size());
    part_.builtins.push_back(0);
    find_builtins(row.python_source, part_.builtins);
    part_.builtins[entry.builtins] = static_cast<uint16_t>(part_.builtins.size() - entry.builtins - 1);
    entry.python_bytes = small(row.python_source.size());
    uint64_t code_bytes = 0;
    for (const dataset::Code* code :
         {&row.cpp_forward, &row.cpp_backward, &row.cuda_forward, &row.cuda_backward})
        code_bytes += code->value_or("").size();
    entry.code_bytes = small(code_bytes);
    entry.ir_size = small(row.complexity.ir_size);
    const auto set = [&](Coded which, std::optional<std::string_view> text) {
        entry.codes[static_cast<size_t>(which)] = code(which, text);
    };
    const auto told = [](std::string_view text) { return text.empty() ? std::nullopt : std::optional(text); };
    set(Coded::Category, told(row.category));
    set(Coded::Split, told(row.split));
    set(Coded::Verdict, row.verdict);
    set(Coded::Gradient, told(row.gradient.kind));
    set(Coded::Reason, told(row.gradient.reason));
    set(Coded::Origin, origin_of(row));
    set(Coded::Package, row.origin_package);
    set(Coded::File, row.origin);
    set(Coded::Family, row.family);
    entry.difficulty = static_cast<uint8_t>(std::min<uint64_t>(row.difficulty, UINT8_MAX));
    entry.devices = (row.cpp_forward ? 1u << emit::cpu : 0u) | (row.cuda_forward ? 1u << emit::cuda : 0u);
    entry.has_problems = has_problems;
    part_.entries.push_back(entry);
    part_.structures.push_back(first_digits(row.likeness()));
}

Part PartMaker::take() {
    part_.entries.shrink_to_fit();
    part_.texts.shrink_to_fit();
    return std::move(part_);
}

Table::Table(std::vector<Part> parts) : parts_(std::move(parts)) {
    for (Part& part : parts_) {
        part.first = rows_;
        rows_ += part.entries.size();
    }
    share_dictionaries();
    find_new_structures();
}

// Codes of parts become codes of the table.
void Table::share_dictionaries() {
    for (size_t which = 0; which < coded_count; ++which) {
        std::unordered_map<std::string, uint16_t> known;
        dictionaries_[which].assign(1, "");
        for (Part& part : parts_) {
            std::vector<uint16_t> becomes(1, 0);
            for (size_t i = 1; i < part.dictionaries[which].size(); ++i) {
                std::string& text = part.dictionaries[which][i];
                const auto next =
                    static_cast<uint16_t>(std::min<size_t>(dictionaries_[which].size(), most_codes));
                const auto [at, is_new] = known.emplace(std::move(text), next);
                if (is_new && dictionaries_[which].size() <= most_codes)
                    dictionaries_[which].push_back(next == most_codes ? "…" : at->first);
                becomes.push_back(at->second);
            }
            part.dictionaries[which] = {};
            for (Entry& entry : part.entries) entry.codes[which] = becomes[entry.codes[which]];
        }
    }
}

void Table::find_new_structures() {
    // Sorted: a hash table of a million takes three times the memory.
    std::vector<std::pair<uint64_t, uint32_t>> all;
    all.reserve(rows_);
    uint32_t row = 0;
    for (Part& part : parts_) {
        for (const uint64_t structure : part.structures) all.emplace_back(structure, row++);
        part.structures = {};
    }
    std::sort(all.begin(), all.end());
    std::vector<bool> is_new(rows_);
    for (size_t i = 0; i < all.size(); ++i)
        is_new[all[i].second] = i == 0 || all[i].first != all[i - 1].first;
    for (Part& part : parts_) {
        for (size_t i = 0; i < part.entries.size(); ++i) part.entries[i].is_new = is_new[part.first + i];
    }
}

RowRef Table::at(uint64_t row) const {
    WEFT_CHECK(row < rows_, "no such row");
    const auto after =
        std::upper_bound(parts_.begin(), parts_.end(), row,
                         [](uint64_t wanted, const Part& part) { return wanted < part.first; });
    const auto number = static_cast<size_t>(after - parts_.begin()) - 1;
    const Part& part = parts_[number];
    return {part, part.entries[row - part.first], static_cast<uint32_t>(number)};
}

std::string_view Table::text_of(Coded which, uint16_t code) const {
    return dictionaries_[static_cast<size_t>(which)][code];
}

std::optional<uint64_t> Table::find(uint64_t seed, uint64_t index) const {
    for (const Part& part : parts_) {
        for (const Entry& entry : part.entries) {
            if (entry.index == index && entry.seed == seed)
                return part.first + static_cast<uint64_t>(&entry - part.entries.data());
        }
    }
    return std::nullopt;
}

std::optional<uint64_t> Table::find_id(std::string_view digits) const {
    constexpr size_t shortest = 4, half = 16, whole = 32;
    if (digits.size() < shortest || digits.size() > whole ||
        digits.find_first_not_of("0123456789abcdef") != std::string_view::npos)
        return std::nullopt;
    const auto padded = [](std::string_view text) {
        uint64_t number = 0;
        for (size_t i = 0; i < half; ++i) {
            const uint64_t digit = i < text.size() ? first_digits(text.substr(i, 1)) : 0;
            number = number << 4 | digit;
        }
        return number;
    };
    const auto mask = [](size_t count) { return count == 0 ? 0 : ~uint64_t{0} << (4 * (half - count)); };
    const size_t in_first = std::min(digits.size(), half);
    const uint64_t first = padded(digits.substr(0, in_first)), second = padded(digits.substr(in_first));
    const uint64_t first_mask = mask(in_first), second_mask = mask(digits.size() - in_first);
    for (const Part& part : parts_) {
        for (const Entry& entry : part.entries) {
            if ((entry.id[0] & first_mask) == first && (entry.id[1] & second_mask) == second)
                return part.first + static_cast<uint64_t>(&entry - part.entries.data());
        }
    }
    return std::nullopt;
}

void Table::fill(const RowRef& ref, dataset::Row& row) const {
    const Entry& entry = ref.entry;
    const auto coded = [&](Coded which) -> dataset::Code {
        const uint16_t code = entry.codes[static_cast<size_t>(which)];
        return code == 0 ? dataset::Code() : dataset::Code(text_of(which, code));
    };
    row.kernel_name = ref.part.name(entry);
    row.category = coded(Coded::Category).value_or("");
    row.split = coded(Coded::Split).value_or("");
    row.verdict = coded(Coded::Verdict);
    row.gradient = {coded(Coded::Gradient).value_or(""), coded(Coded::Reason).value_or("")};
    row.origin_package = coded(Coded::Package);
    row.origin = coded(Coded::File);
    row.family = coded(Coded::Family);
    row.difficulty = entry.difficulty;
    row.seed = entry.seed;
    row.index = entry.index;
    row.complexity.ir_size = entry.ir_size;
    const auto there = [&](size_t target) {
        return (entry.devices >> target & 1) != 0 ? dataset::Code("") : dataset::Code();
    };
    row.cpp_forward = row.cpp_backward = there(emit::cpu);
    row.cuda_forward = row.cuda_backward = there(emit::cuda);
}

}  // namespace weft::view
