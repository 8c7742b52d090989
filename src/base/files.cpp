#include "base/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

namespace weft {
namespace {

Error failure(std::string_view doing, const std::string& path) {
    return Error{"cannot " + std::string(doing) + " " + path + ": " + std::strerror(errno)};
}

class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    int number() const { return number_; }
    // What the disk has to say may come as late as here.
    bool close() {
        const int number = number_;
        number_ = -1;
        return ::close(number) == 0;
    }

  private:
    int number_;
};

bool write_all(int to, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(to, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<size_t>(written));
    }
    return true;
}

bool pipe_closed = false;

}  // namespace

Result<std::string> read_file(const std::string& path, size_t limit) {
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.number() < 0) return failure("read", path);
    struct stat about {};
    if (::fstat(file.number(), &about) != 0) return failure("read", path);
    if (S_ISDIR(about.st_mode)) return Error{"cannot read " + path + ": it is a directory"};
    std::string text;
    const size_t expected = S_ISREG(about.st_mode) ? static_cast<size_t>(about.st_size) : 65536;
    text.resize(std::min(expected, limit) + 1);
    size_t size = 0;
    while (size <= limit) {
        if (size == text.size()) text.resize(std::min(text.size() * 2, limit + 1));
        const ssize_t got = ::read(file.number(), text.data() + size, text.size() - size);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failure("read", path);
        if (got == 0) break;
        size += static_cast<size_t>(got);
    }
    text.resize(size);
    return text;
}

Result<void> write_file(const std::string& path, std::string_view text) {
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
    if (file.number() < 0) return failure("write", path);
    if (!write_all(file.number(), text) || !file.close()) {
        const Error error = failure("write", path);
        struct stat about {};
        if (::stat(path.c_str(), &about) == 0 && S_ISREG(about.st_mode)) ::unlink(path.c_str());
        return error;
    }
    return {};
}

Result<void> make_folders(const std::string& path) {
    std::error_code code;
    std::filesystem::create_directories(path, code);
    if (code) return Error{"cannot create the folder " + path + ": " + code.message()};
    if (!std::filesystem::is_directory(path, code)) return Error{path + " is not a folder"};
    return {};
}

Result<void> write_stdout(std::string_view text) {
    if (write_all(STDOUT_FILENO, text)) return {};
    if (errno == EPIPE) pipe_closed = true;
    return Error{std::string("cannot write to standard output: ") + std::strerror(errno)};
}

bool stdout_closed() {
    return pipe_closed;
}

std::string base_name(std::string_view path) {
    const size_t slash = path.rfind('/');
    return std::string(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

std::string stem(std::string_view path) {
    const std::string name = base_name(path);
    const size_t start = name.find_first_not_of('.');  // leading dots belong to the name
    const size_t dot = name.rfind('.');
    return dot == std::string::npos || start == std::string::npos || dot < start ? name : name.substr(0, dot);
}

Result<std::string> absolute(const std::string& path) {
    if (!path.empty() && path[0] == '/') return path;
    std::error_code code;
    const std::filesystem::path here = std::filesystem::current_path(code);
    if (code) return Error{"cannot tell the current folder: " + code.message()};
    return here.string() + (here.string() == "/" ? "" : "/") + path;
}

}  // namespace weft
