#include "cli/terminal_size.h"

#include <sys/ioctl.h>

#include <cstdlib>
#include <string_view>

namespace weft::cli {

std::optional<size_t> terminal_columns(int stream) {
    winsize size{};
    if (::isatty(stream) == 0 || ::ioctl(stream, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return std::nullopt;
    return size.ws_col;
}

bool shows_progress() {
    const char* const terminal = std::getenv("TERM");
    return ::isatty(STDERR_FILENO) != 0 && terminal != nullptr && std::string_view(terminal) != "dumb";
}

}  // namespace weft::cli
