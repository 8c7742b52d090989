#include "base/disk.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "base/faulty_disk.h"
#include "base/files.h"

namespace weft {
namespace fs = std::filesystem;

Result<int> Disk::create(const std::string& path) {
    return create_file(path);
}

Result<void> Disk::write(int file, std::string_view bytes, const std::string& path) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return system_error("write", path, written == 0 ? ENOSPC : errno);
        bytes.remove_prefix(static_cast<size_t>(written));
    }
    return {};
}

Result<void> Disk::sync(int file, const std::string& path) {
    if (::fsync(file) != 0) return system_error("write", path, errno);
    return {};
}

Result<void> Disk::close(int file, const std::string& path) {
    if (::close(file) != 0 && errno != EINTR) return system_error("write", path, errno);
    return {};
}

Result<void> Disk::rename(const std::string& from, const std::string& to) {
    if (::rename(from.c_str(), to.c_str()) != 0) return system_error("put in place", to, errno);
    return {};
}

Result<void> Disk::make_folder(const std::string& path) {
    return make_folders(path);
}

Result<void> Disk::make_inner_folder(const std::string& path) {
    return make_real_folder(path);
}

Result<void> Disk::sync_folder(const std::string& path) {
    const int folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return system_error("open the folder", path, errno);
    const bool synced = ::fsync(folder) == 0 || errno == EINVAL;  // some file systems cannot
    const int code = errno;
    ::close(folder);
    if (!synced) return system_error("write", path, code);
    return {};
}

Result<void> Disk::sync_all(const std::string& path) {
    const int folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return system_error("open the folder", path, errno);
    const bool synced = ::syncfs(folder) == 0;
    const int code = errno;
    ::close(folder);
    if (!synced) return system_error("write", path, code);
    return {};
}

Result<void> Disk::remove(const std::string& path) {
    std::error_code code;
    fs::remove_all(path, code);
    if (code) return Error{"cannot remove " + path + ": " + code.message()};
    return {};
}

std::optional<uint64_t> Disk::free_space(const std::string& path) {
    std::error_code code;
    fs::path place = fs::absolute(path, code);
    while (!code && !fs::exists(place, code) && place != place.parent_path()) place = place.parent_path();
    struct statvfs about {};
    if (code || ::statvfs(place.c_str(), &about) != 0) return std::nullopt;
    return uint64_t{about.f_bavail} * about.f_frsize;
}

Result<void> Disk::remove_file(const std::string& path) {
    if (::unlink(path.c_str()) != 0 && errno != ENOENT) return system_error("remove", path, errno);
    return {};
}

Result<void> Disk::remove_empty_folder(const std::string& path) {
    if (::rmdir(path.c_str()) != 0 && errno != ENOENT) return system_error("remove", path, errno);
    return {};
}

Disk& disk() {
    static const std::unique_ptr<Disk> the_disk = [] {
        const char* const fault = std::getenv("WEFT_TEST_FAULT");
        return fault == nullptr || *fault == 0 ? std::make_unique<Disk>() : faulty_disk(fault);
    }();
    return *the_disk;
}

// ---- files being written ------------------------------------------------------------------------------

OutFile::~OutFile() {
    if (file_ >= 0) ::close(file_);
    if (exists_) ::unlink(path_.c_str());  // past the seam: a failing disk must not hide the first failure
}

Result<void> OutFile::open() {
    leftover_ = Leftover(path_);
    WEFT_TRY(file_, disk_.create(path_));
    exists_ = true;
    return {};
}

Result<void> OutFile::flush(size_t when_larger_than) {
    if (buffer_.size() <= when_larger_than || buffer_.empty()) return {};
    const auto written = write(buffer_.view());
    buffer_.clear();
    return written;
}

Result<void> OutFile::write(std::string_view bytes) {
    hash_.update(bytes);
    digest_.bytes += bytes.size();
    return disk_.write(file_, bytes, path_);
}

Result<void> OutFile::finish() {
    if (auto flushed = flush(0); !flushed) return flushed;
    if (auto synced = disk_.sync(file_, path_); !synced) return synced;
    const int file = file_;
    file_ = -1;
    digest_.sha256 = hash_.digest();
    return disk_.close(file, path_);
}

Result<void> OutFile::publish(const std::string& final_path) {
    if (auto renamed = disk_.rename(path_, final_path); !renamed) return renamed;
    exists_ = false;
    leftover_.release();
    return {};
}

namespace {

std::string folder_of(const std::string& path) {
    const size_t slash = path.rfind('/');
    return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

}  // namespace

Result<FileDigest> write_whole(Disk& disk, const std::string& path, std::string_view text) {
    OutFile file(disk, aside(path));
    if (auto opened = file.open(); !opened) return opened.failure();
    if (auto written = file.write(text); !written) return written.failure();
    if (auto finished = file.finish(); !finished) return finished.failure();
    if (auto published = file.publish(path); !published) return published.failure();
    if (auto synced = disk.sync_folder(folder_of(path)); !synced) return synced.failure();
    return file.digest();
}

Result<void> rewrite(Disk& disk, const std::string& path, std::string_view text) {
    const std::string part = aside(path);
    const Leftover leftover(part);
    WEFT_TRY(const int file, disk.create(part));
    auto done = disk.write(file, text, part);
    if (const auto closed = disk.close(file, part); done) done = closed;
    if (done) done = disk.rename(part, path);
    if (!done) ::unlink(part.c_str());
    return done;
}

// ---- reading --------------------------------------------------------------------------------------------

bool exists(const std::string& path) {
    struct stat about {};
    return ::stat(path.c_str(), &about) == 0;
}

bool is_folder(const std::string& path) {
    struct stat about {};
    return ::stat(path.c_str(), &about) == 0 && S_ISDIR(about.st_mode);
}

std::optional<uint64_t> file_size(const std::string& path) {
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0 || !S_ISREG(about.st_mode)) return std::nullopt;
    return static_cast<uint64_t>(about.st_size);
}

Result<std::vector<std::string>> names_in(const std::string& folder) {
    std::error_code code;
    std::vector<std::string> names;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
        names.push_back(it->path().filename().string());
    }
    if (code) return Error{"cannot list the folder " + folder + ": " + code.message()};
    std::sort(names.begin(), names.end());
    return names;
}

Result<FileDigest> digest_of(const std::string& path) {
    FileDigest digest;
    Sha256 hash;
    WEFT_TRY(digest.bytes, add_to_hash(path, hash));
    digest.sha256 = hash.digest();
    return digest;
}

Result<uint64_t> add_to_hash(const std::string& path, Sha256& hash) {
    InFile file(path);
    if (auto opened = file.open(); !opened) return opened.failure();
    std::string buffer(1u << 18, 0);
    uint64_t bytes = 0;
    while (true) {
        WEFT_TRY(const size_t got, file.read(buffer.data(), buffer.size()));
        hash.update({buffer.data(), got});
        bytes += got;
        if (got < buffer.size()) return bytes;
    }
}

std::string join(std::string_view folder, std::string_view name) {
    std::string path(folder);
    if (!path.empty() && path.back() != '/') path += '/';
    return path += name;
}

}  // namespace weft
