// Near: rows whose sources have nearly the same words. Names that are not Python's and not behind a dot count
// as one, numbers as another, and order counts over five words only; two rows are near if eight tenths of
// such runs are in both. That is estimated by MinHash (60 values of 16 bits a row, 12 bands of 5), in the
// order of the rows: one that is near an earlier one that stays is a repetition. About 250 bytes of memory a
// row.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace weft::dataset {

inline constexpr size_t signature_bands = 12, band_values = 5;
inline constexpr double near_enough = 0.8;

using Signature = std::array<uint16_t, signature_bands * band_values>;
// Of a text with fewer than five words all values are 0.
Signature signature_of(std::string_view source);

class NearRows {
  public:
    // Whether it is near one that was added before and is none; else it is added.
    bool is_near(const Signature& signature);

  private:
    static constexpr uint32_t none = UINT32_MAX;
    static constexpr size_t most_tried = 64;  // of one band: what all kernels have tells nothing

    std::vector<Signature> kept_;
    std::array<std::unordered_map<uint64_t, uint32_t>, signature_bands> last_;  // of a band's values
    std::vector<std::array<uint32_t, signature_bands>> before_;                 // by row and band
};

}  // namespace weft::dataset
