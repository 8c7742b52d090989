#include "dataset/set/near.h"

#include <algorithm>
#include <tuple>

#include "base/random.h"
#include "facts/hash128.h"
#include "syntax/token.h"

namespace weft::dataset {
namespace {

constexpr unsigned words_of_run = 5;

bool is_decimal(char c) {
    return c >= '0' && c <= '9';
}
bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

std::vector<uint64_t> words_of(std::string_view text) {
    std::vector<uint64_t> words;
    char before = 0;
    for (size_t at = 0; at < text.size();) {
        const size_t begin = at;
        const char c = text[at++];
        if (c == '#') at = std::min(text.find('\n', at), text.size());
        if (c == '#' || c == ' ' || (c >= '\t' && c <= '\r')) continue;
        if (is_decimal(c)) {
            while (at < text.size() && (is_letter(text[at]) || is_decimal(text[at]) || text[at] == '.')) ++at;
            words.push_back(0);
        } else if (is_letter(c)) {
            while (at < text.size() && (is_letter(text[at]) || is_decimal(text[at]))) ++at;
            const std::string_view word = text.substr(begin, at - begin);
            const bool stays = before == '.' || syntax::is_keyword(word);
            words.push_back(stays ? facts::hash64(word) : 1);
        } else {
            words.push_back(facts::hash64(text.substr(begin, 1)));
        }
        before = c;
    }
    return words;
}

}  // namespace

Signature signature_of(std::string_view source) {
    const std::vector<uint64_t> words = words_of(source);
    std::array<uint64_t, std::tuple_size_v<Signature>> least;
    least.fill(UINT64_MAX);
    for (size_t i = 0; i + words_of_run <= words.size(); ++i) {
        uint64_t run = 0;
        for (size_t k = 0; k < words_of_run; ++k) run = mix64(run ^ words[i + k]);
        for (size_t k = 0; k < least.size(); ++k) least[k] = std::min(least[k], mix64(run + k * 0x9e37'79b9));
    }
    Signature signature{};
    if (words.size() < words_of_run) return signature;
    for (size_t k = 0; k < least.size(); ++k) signature[k] = static_cast<uint16_t>(least[k]);
    return signature;
}

bool NearRows::is_near(const Signature& signature) {
    std::array<uint64_t, signature_bands> bands{};
    for (size_t band = 0; band < signature_bands; ++band) {
        for (size_t i = 0; i < band_values; ++i)
            bands[band] = mix64(bands[band] ^ signature[band * band_values + i]);
        const auto found = last_[band].find(bands[band]);
        uint32_t row = found == last_[band].end() ? none : found->second;
        for (size_t tried = 0; row != none && tried < most_tried; ++tried, row = before_[row][band]) {
            size_t equal = 0;
            for (size_t i = 0; i < signature.size(); ++i) equal += kept_[row][i] == signature[i] ? 1 : 0;
            if (static_cast<double>(equal) >= near_enough * static_cast<double>(signature.size()))
                return true;
        }
    }
    const auto number = static_cast<uint32_t>(kept_.size());
    kept_.push_back(signature);
    auto& before = before_.emplace_back();
    for (size_t band = 0; band < signature_bands; ++band) {
        const auto [place, is_new] = last_[band].try_emplace(bands[band], number);
        before[band] = is_new ? none : place->second;
        place->second = number;
    }
    return false;
}

}  // namespace weft::dataset
