#include "cli/standard_input.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "base/files.h"

namespace weft::cli {

Result<std::string> read_standard_input(size_t limit) {
    constexpr size_t piece = 1u << 16;
    std::string text;
    while (text.size() <= limit) {
        const size_t before = text.size();
        text.resize(before + std::min(piece, limit + 1 - before));
        const ssize_t got = ::read(STDIN_FILENO, text.data() + before, text.size() - before);
        if (got < 0 && errno != EINTR) return system_error("read", "standard input", errno);
        text.resize(before + static_cast<size_t>(std::max<ssize_t>(got, 0)));
        if (got == 0) break;
    }
    return text;
}

}  // namespace weft::cli
