// SHA-256: the hashes in Warp's names, from short pieces of text, and those of whole data files, where nearly
// all of its time goes. It uses the processor's own instructions where there are any, chosen once at run
// time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace weft {

class Sha256 {
  public:
    using Digest = std::array<uint8_t, 32>;

    void update(std::string_view bytes);
    Digest digest() const;  // of what was given so far; more may follow

    static Digest of(std::string_view bytes);

    // "sha-ni", "armv8" or "portable": which code runs on this machine.
    static std::string_view implementation();

  private:
    std::array<uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint64_t total_ = 0;
    std::array<uint8_t, 64> block_{};
};

namespace detail {
// Exposed for the test that compares it with the processor's instructions.
void sha256_portable(uint32_t* state, const uint8_t* blocks, size_t count);
}  // namespace detail

}  // namespace weft
