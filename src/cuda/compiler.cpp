#include "cuda/compiler.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>

namespace weft::cuda {

Result<std::vector<int>> Compiler::chosen_architectures(const std::string& list) const {
    const std::string who = called();
    std::vector<int> chosen;
    std::string known;
    for (const int architecture : architectures())
        known += (known.empty() ? "" : ", ") + std::to_string(architecture);
    for (size_t begin = 0; begin <= list.size();) {
        const size_t end = std::min(list.find(',', begin), list.size());
        std::string_view word = std::string_view(list).substr(begin, end - begin);
        if (word.starts_with("sm_")) word.remove_prefix(3);
        int number = 0;
        const auto [stop, failed] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (failed != std::errc{} || stop != word.data() + word.size())
            return Error::usage("an architecture is a number such as 90, not '" + std::string(word) + "'; " +
                                who + " knows " + known);
        if (!std::binary_search(architectures().begin(), architectures().end(), number))
            return Error::usage(who + " (" + path() + ") does not know architecture " +
                                std::to_string(number) + "; it knows " + known);
        if (std::find(chosen.begin(), chosen.end(), number) == chosen.end()) chosen.push_back(number);
        begin = end + 1;
    }
    return chosen;
}

}  // namespace weft::cuda
