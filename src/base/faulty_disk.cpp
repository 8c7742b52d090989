#include "base/faulty_disk.h"

#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>

#include "base/check.h"
#include "base/files.h"

namespace weft {
namespace {

enum class Fault { Count, NoSpace, Io, ReadOnly, Short, Kill, Torn, Free };

struct FaultName {
    std::string_view name;
    Fault fault;
};
constexpr FaultName fault_names[] = {
    {"count", Fault::Count}, {"enospc", Fault::NoSpace}, {"eio", Fault::Io},    {"erofs", Fault::ReadOnly},
    {"short", Fault::Short}, {"kill", Fault::Kill},      {"torn", Fault::Torn}, {"free", Fault::Free}};

class FaultyDisk : public Disk {
  public:
    FaultyDisk(Fault fault, uint64_t at) : fault_(fault), at_(at) {}
    ~FaultyDisk() override {
        const char* const path = std::getenv("WEFT_TEST_FAULT_COUNT");
        if (path == nullptr) return;
        const std::string text = std::to_string(done_.load());
        if (const auto file = Disk::create(path); file) {
            (void)Disk::write(file.value(), text, path);
            (void)Disk::close(file.value(), path);
        }
    }

    Result<int> create(const std::string& path) override {
        if (const int code = turn()) return system_error("create", path, code);
        return Disk::create(path);
    }
    Result<void> write(int file, std::string_view bytes, const std::string& path) override {
        const bool is_it = ++done_ == at_;
        if (!is_it)
            return broken_ ? Result<void>(system_error("write", path, error()))
                           : Disk::write(file, bytes, path);
        if (fault_ == Fault::Kill) die();
        if (fault_ == Fault::Short || fault_ == Fault::Torn)
            (void)Disk::write(file, bytes.substr(0, bytes.size() / 2), path);
        if (fault_ == Fault::Torn) die();
        if (never_fails()) return Disk::write(file, bytes, path);
        broken_ = true;
        return system_error("write", path, error());
    }
    Result<void> sync(int file, const std::string& path) override {
        if (const int code = turn()) return system_error("write", path, code);
        return Disk::sync(file, path);
    }
    Result<void> rename(const std::string& from, const std::string& to) override {
        if (const int code = turn()) return system_error("put in place", to, code);
        return Disk::rename(from, to);
    }
    Result<void> make_folder(const std::string& path) override {
        if (const int code = turn()) return system_error("create the folder", path, code);
        return Disk::make_folder(path);
    }
    Result<void> make_inner_folder(const std::string& path) override {
        if (const int code = turn()) return system_error("create the folder", path, code);
        return Disk::make_inner_folder(path);
    }
    Result<void> sync_folder(const std::string& path) override {
        if (const int code = turn()) return system_error("write", path, code);
        return Disk::sync_folder(path);
    }
    Result<void> sync_all(const std::string& folder) override {
        if (const int code = turn()) return system_error("write", folder, code);
        return Disk::sync_all(folder);
    }
    std::optional<uint64_t> free_space(const std::string& path) override {
        return fault_ == Fault::Free ? at_ : Disk::free_space(path);
    }
    Result<void> remove_file(const std::string& path) override {
        if (const int code = turn()) return system_error("remove", path, code);
        return Disk::remove_file(path);
    }
    Result<void> remove_empty_folder(const std::string& path) override {
        if (const int code = turn()) return system_error("remove", path, code);
        return Disk::remove_empty_folder(path);
    }

  private:
    bool never_fails() const { return fault_ == Fault::Count || fault_ == Fault::Free; }
    [[noreturn]] static void die() {
        ::kill(::getpid(), SIGKILL);
        while (true) ::pause();
    }
    int error() const { return fault_ == Fault::Io ? EIO : fault_ == Fault::ReadOnly ? EROFS : ENOSPC; }
    // A disk that failed once goes on failing: a full one does not empty itself.
    int turn() {
        if (broken_) return error();
        if (++done_ != at_ || never_fails()) return 0;
        if (fault_ == Fault::Kill || fault_ == Fault::Torn) die();
        broken_ = true;
        return error();
    }

    Fault fault_;
    uint64_t at_;
    std::atomic<uint64_t> done_ = 0;
    std::atomic<bool> broken_ = false;
};

}  // namespace

std::unique_ptr<Disk> faulty_disk(std::string_view fault) {
    const size_t sign = fault.find('@');
    uint64_t at = 0;
    if (sign != std::string_view::npos)
        std::from_chars(fault.data() + sign + 1, fault.data() + fault.size(), at);
    for (const FaultName& known : fault_names) {
        if (known.name == fault.substr(0, sign)) return std::make_unique<FaultyDisk>(known.fault, at);
    }
    WEFT_CHECK(false, "WEFT_TEST_FAULT names no fault");
    return nullptr;
}

}  // namespace weft
