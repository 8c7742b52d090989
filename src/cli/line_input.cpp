#include "cli/line_input.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "base/files.h"
#include "cli/standard_input.h"

namespace weft::cli {
namespace {

constexpr size_t piece = 1u << 16;
constexpr size_t longest_line = 64u << 20;

}  // namespace

Result<LineInput> LineInput::open(const std::string& path) {
    if (path == standard_input) return LineInput(STDIN_FILENO, "standard input");
    WEFT_TRY(const int file, open_file(path));
    return LineInput(file, path);
}

LineInput::LineInput(LineInput&& other) noexcept
    : file_(std::exchange(other.file_, -1)),
      name_(std::move(other.name_)),
      buffer_(std::move(other.buffer_)),
      at_(other.at_),
      ended_(other.ended_) {}

LineInput::~LineInput() {
    if (file_ > STDIN_FILENO) ::close(file_);
}

Result<bool> LineInput::fill() {
    if (ended_) return false;
    buffer_.erase(0, std::exchange(at_, 0));
    if (buffer_.size() > longest_line)
        return Error{name_ + ": a line is longer than " + std::to_string(longest_line >> 20) + " MB"};
    const size_t before = buffer_.size();
    buffer_.resize(before + piece);
    ssize_t got = 0;
    do {
        got = ::read(file_, buffer_.data() + before, piece);
    } while (got < 0 && errno == EINTR);
    buffer_.resize(before + static_cast<size_t>(std::max<ssize_t>(got, 0)));
    if (got < 0) return system_error("read", name_, errno);
    ended_ = got == 0;
    return !ended_;
}

Result<bool> LineInput::next(std::string& line) {
    size_t searched = at_;
    for (;;) {
        const size_t end = buffer_.find('\n', searched);
        if (end != std::string::npos) {
            line.assign(buffer_, at_, end - at_);
            at_ = end + 1;
            return true;
        }
        searched = buffer_.size() - at_;  // as fill() moves it
        WEFT_TRY(const bool more, fill());
        if (more) continue;
        line.assign(buffer_, at_);
        at_ = buffer_.size();
        return !line.empty();
    }
}

bool LineInput::would_wait() const {
    if (ended_ || buffer_.find('\n', at_) != std::string::npos) return false;
    pollfd one{file_, POLLIN, 0};
    return ::poll(&one, 1, 0) == 0;
}

}  // namespace weft::cli
