#include "base/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "base/disk.h"
#include "base/leftovers.h"
#include "base/utf8.h"

namespace weft {
namespace {

Error failure(std::string_view doing, const std::string& path) {
    return system_error(doing, path, errno);
}

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

std::string_view kind_of(const struct stat& about) {
    if (S_ISDIR(about.st_mode)) return "a directory";
    if (S_ISLNK(about.st_mode)) return "a link";
    if (S_ISFIFO(about.st_mode)) return "a pipe";
    if (S_ISSOCK(about.st_mode)) return "a socket";
    return "a device";
}

Error not_a_file(std::string_view doing, const std::string& path, const struct stat& about) {
    return Error{"cannot " + std::string(doing) + " " + path + ": it is " + std::string(kind_of(about)) +
                 ", not a file"};
}

}  // namespace

Error system_error(std::string_view doing, std::string_view path, int code) {
    return Error{"cannot " + std::string(doing) + " " + std::string(path) + ": " + std::strerror(code)};
}

InFile::InFile(InFile&& other) noexcept
    : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)) {}

InFile& InFile::operator=(InFile&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    return *this;
}

InFile::~InFile() {
    close();
}

Result<int> open_file(const std::string& path) {
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0) return failure("read", path);
    if (!S_ISREG(about.st_mode)) return not_a_file("read", path, about);
    // Who changes it for a pipe meanwhile must not make us wait.
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) return failure("read", path);
    const bool is_known = ::fstat(file, &about) == 0;
    if (is_known && S_ISREG(about.st_mode)) return file;
    const Error error = is_known ? not_a_file("read", path, about) : failure("read", path);
    ::close(file);
    return error;
}

Result<void> InFile::open() {
    WEFT_TRY(file_, open_file(path_));
    return {};
}

void InFile::close() {
    if (file_ >= 0) ::close(std::exchange(file_, -1));
}

size_t InFile::expected_size() const {
    struct stat about {};
    return ::fstat(file_, &about) == 0 ? static_cast<size_t>(about.st_size) : 65536;
}

Result<size_t> InFile::read(char* to, size_t size) {
    size_t done = 0;
    while (done < size) {
        const ssize_t got = ::read(file_, to + done, size - done);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failure("read", path_);
        if (got == 0) break;
        done += static_cast<size_t>(got);
    }
    return done;
}

Result<size_t> InFile::read_at(uint64_t offset, char* to, size_t size) {
    if (::lseek(file_, static_cast<off_t>(offset), SEEK_SET) < 0) return failure("read", path_);
    return read(to, size);
}

Result<std::string> read_file(const std::string& path, size_t limit) {
    InFile file(path);
    if (auto opened = file.open(); !opened) return opened.failure();
    std::string text;
    size_t size = 0;
    for (size_t room = std::min(file.expected_size(), limit) + 1; size <= limit;
         room = std::min(2 * size, limit + 1)) {
        text.resize(room);
        WEFT_TRY(const size_t got, file.read(text.data() + size, room - size));
        size += got;
        if (size < room) break;  // the end
    }
    text.resize(size);
    return text;
}

Result<int> create_file(const std::string& path) {
    constexpr int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
    const Making making;
    int file = ::open(path.c_str(), flags, 0666);
    if (file < 0 && errno == EEXIST && ::unlink(path.c_str()) == 0) file = ::open(path.c_str(), flags, 0666);
    if (file < 0) return failure("create", path);
    return file;
}

std::string aside(const std::string& path) {
    const size_t slash = path.rfind('/');
    const size_t start = slash == std::string::npos ? 0 : slash + 1;
    std::string name = path.substr(start);
    // A name may be as long as there can be names at all.
    constexpr size_t longest = 200;
    static std::atomic<uint64_t> cut = 0;
    if (name.size() > longest) name = name.substr(0, longest) + "~" + std::to_string(++cut);
    return path.substr(0, start) + "." + name + "." + std::to_string(::getpid()) + ".part";
}

Result<void> check_output_place(const std::string& path) {
    struct stat about {};
    if (::lstat(path.c_str(), &about) == 0 && !S_ISREG(about.st_mode))
        return not_a_file("write", path, about);
    return {};
}

Result<void> write_file(const std::string& path, std::string_view text) {
    if (auto free = check_output_place(path); !free) return free;
    const std::string part = aside(path);
    const Leftover leftover(part);
    Disk& to = disk();
    WEFT_TRY(const int file, to.create(part));
    auto done = to.write(file, text, path);
    if (const auto closed = to.close(file, path); done) done = closed;
    if (done) done = to.rename(part, path);
    if (!done) ::unlink(part.c_str());
    return done;
}

Result<void> make_folders(const std::string& path) {
    std::error_code code;
    std::filesystem::create_directories(path, code);
    if (code) return Error{"cannot create the folder " + path + ": " + code.message()};
    if (!std::filesystem::is_directory(path, code)) return Error{path + " is not a folder"};
    return {};
}

Result<void> make_real_folder(const std::string& path) {
    struct stat about {};
    const Making making;
    if (::mkdir(path.c_str(), 0777) == 0) return {};
    if (errno != EEXIST || ::lstat(path.c_str(), &about) != 0) return failure("create the folder", path);
    if (S_ISDIR(about.st_mode)) return {};
    return Error{"cannot write to " + path + ": it is " +
                 std::string(S_ISREG(about.st_mode) ? "a file" : kind_of(about)) + ", not a folder"};
}

void Inputs::add(const std::string& path) {
    struct stat about {};
    if (::stat(path.c_str(), &about) == 0) files_.emplace(about.st_dev, about.st_ino);
}

Result<void> Inputs::check_output(const std::string& path) const {
    struct stat about {};
    if (::stat(path.c_str(), &about) == 0 && files_.contains({about.st_dev, about.st_ino}))
        return Error::usage("cannot write " + path + ": it is an input");
    return check_output_place(path);
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

std::string as_file_name(std::string_view name) {
    std::string text = with_valid_utf8(name), out;
    for (size_t i = 0; i < text.size();) {
        const auto [c, size] = decode_utf8(text.data() + i);
        if (c == '/' || is_unprintable(c)) {
            out += '_';
        } else {
            out.append(text, i, size);
        }
        i += size;
    }
    return out;
}

Result<std::string> absolute(const std::string& path) {
    if (!path.empty() && path[0] == '/') return path;
    std::error_code code;
    const std::filesystem::path here = std::filesystem::current_path(code);
    if (code) return Error{"cannot tell the current folder: " + code.message()};
    return here.string() + (here.string() == "/" ? "" : "/") + path;
}

}  // namespace weft
