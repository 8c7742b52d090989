// How a task shows generated code. Its comments quote most of the Python behind it and would give answers
// away: they are taken out. The hashes in its names cannot be known by anybody who only reads the question: a
// placeholder stands for them. Both directions are here, because who judges answers needs the way back.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft::dataset {

// C++ or CUDA without comments and without the lines that held nothing else; every other byte stays. Nothing:
// the text is no C++ (code_tokens.h).
std::optional<std::string> without_comments(std::string_view code);

// What stands for eight hex digits: `scale_HASH_cuda_kernel_forward`, `wp_args_scale_HASH`, `Body_HASH`.
inline constexpr std::string_view hash_placeholder = "HASH";

// A name of the row's own that has a hash behind it in generated code: its kernel, or a struct.
struct HashedName {
    std::string name, hash;
    bool operator==(const HashedName&) const = default;
};
// Of the code of one kernel, each name once.
std::vector<HashedName> hashed_names(std::string_view code);
std::string with_placeholder(std::string_view text, const std::vector<HashedName>& names);
std::string with_hashes(std::string_view text, const std::vector<HashedName>& names);  // the way back

}  // namespace weft::dataset
