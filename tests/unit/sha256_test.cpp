// base/sha256.h against published digests (FIPS 180-4 examples), in any division into pieces.

#include "base/sha256.h"
#include "base/hex.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace {

using weft::hex, weft::Sha256;

TEST(Sha256, published_digests) {
    EXPECT_EQ(hex(Sha256::of("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hex(Sha256::of("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hex(Sha256::of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hex(Sha256::of(std::string(1000000, 'a'))),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

RC_GTEST_PROP(Sha256, pieces_do_not_matter, (const std::vector<std::string>& pieces)) {
    Sha256 sha;
    std::string all;
    for (const std::string& piece : pieces) {
        sha.update(piece);
        all += piece;
        RC_ASSERT(sha.digest() == Sha256::of(all));  // asking does not end it
    }
}

TEST(Sha256, the_processors_instructions_agree_with_portable_code) {
    std::string block;
    for (int i = 0; i < 64 * 5; ++i) block += static_cast<char>(i * 37 + 11);
    uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    // The padding of a message of five whole blocks, so that `state` ends as its digest.
    std::string padded = block + '\x80' + std::string(61, '\0') + "\x0a" + std::string(1, '\0');
    weft::detail::sha256_portable(state, reinterpret_cast<const uint8_t*>(padded.data()), padded.size() / 64);
    const Sha256::Digest digest = Sha256::of(block);
    for (size_t i = 0; i < 8; ++i) {
        const uint32_t word = uint32_t{digest[4 * i]} << 24 | uint32_t{digest[4 * i + 1]} << 16 |
                              uint32_t{digest[4 * i + 2]} << 8 | uint32_t{digest[4 * i + 3]};
        EXPECT_EQ(state[i], word) << Sha256::implementation();
    }
}

}  // namespace
