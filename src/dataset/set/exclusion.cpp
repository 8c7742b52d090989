#include "dataset/set/exclusion.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <vector>

#include "base/hex.h"
#include "facts/hash128.h"

namespace weft::dataset {
namespace {

bool is_word_part(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool parse_run(std::string_view line, unsigned& words, uint64_t& hash) {
    const size_t colon = line.find(':');
    if (colon == std::string_view::npos) return false;
    const auto [end, failed] = std::from_chars(line.data(), line.data() + colon, words);
    std::array<uint8_t, 8> bytes{};
    if (failed != std::errc() || end != line.data() + colon || words < shortest_run || words > longest_run ||
        !parse_hex(line.substr(colon + 1), bytes))
        return false;
    hash = 0;
    for (const uint8_t byte : bytes) hash = hash << 8 | byte;
    return true;
}

}  // namespace

void for_each_run(std::string_view text, unsigned words, const std::function<void(uint64_t hash)>& visit) {
    std::vector<uint64_t> hashes;
    for (size_t at = 0; at < text.size();) {
        const size_t begin = at;
        const char c = text[at++];
        if (c == '#') at = std::min(text.find('\n', at), text.size());
        if (c == '#' || c == ' ' || (c >= '\t' && c <= '\r')) continue;
        if (is_word_part(c)) {
            while (at < text.size() && is_word_part(text[at])) ++at;
        }
        hashes.push_back(facts::hash64(text.substr(begin, at - begin)));
    }
    for (size_t i = 0; i + words <= hashes.size(); ++i)
        visit(facts::hash64({reinterpret_cast<const char*>(hashes.data() + i), words * sizeof(uint64_t)}));
}

std::string run_text(unsigned words, uint64_t hash) {
    std::array<uint8_t, 8> bytes{};
    for (size_t i = 0; i < 8; ++i) bytes[i] = static_cast<uint8_t>(hash >> (56 - 8 * i));
    return std::to_string(words) + ":" + hex(bytes);
}

Result<Exclusion> Exclusion::parse(std::string_view text) {
    Exclusion made;
    size_t number = 0;
    while (!text.empty()) {
        const size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        ++number;
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
        if (line.empty() || line[0] == '#') continue;
        line = line.substr(0, line.find(' '));
        unsigned words = 0;
        uint64_t hash = 0;
        if (parse_run(line, words, hash)) {
            made.runs_[words].insert(hash);
        } else if (line.size() == 32 &&
                   line.find_first_not_of("0123456789abcdef") == std::string_view::npos) {
            made.hashes_.emplace(line);
        } else {
            return Error::usage(
                "line " + std::to_string(number) +
                " is neither the hash of a structure (32 hex digits) nor that of a run of words "
                "(20:, then 16 hex digits)");
        }
    }
    return made;
}

bool Exclusion::holds(const Row& row) const {
    // Rows of earlier sets may be named by `canonical`, which tells fewer kernels to be the same.
    if (!hashes_.empty() &&
        (hashes_.contains(std::string(row.likeness())) || hashes_.contains(std::string(row.canonical))))
        return true;
    bool is_met = false;
    for (const auto& runs : runs_)
        for_each_run(row.python_source, runs.first,
                     [&](uint64_t hash) { is_met |= runs.second.contains(hash); });
    return is_met;
}

}  // namespace weft::dataset
