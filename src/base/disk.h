// Disk: the one seam between data sets and the file system. Everything that a data set writes goes through
// it, so a test can let any single operation fail, stop half way, or end the process there (FaultyDisk).
// Errors name the operation, the path and what the system said.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/leftovers.h"
#include "base/result.h"
#include "base/sha256.h"
#include "base/text.h"

namespace weft {

class Disk {
  public:
    virtual ~Disk() = default;

    virtual Result<int> create(const std::string& path);  // a new empty file, open for writing
    // All of it; a write that the system cuts short is continued.
    virtual Result<void> write(int file, std::string_view bytes, const std::string& path);
    virtual Result<void> sync(int file, const std::string& path);
    virtual Result<void> close(int file, const std::string& path);
    virtual Result<void> rename(const std::string& from, const std::string& to);
    virtual Result<void> make_folder(const std::string& path);  // with those above it; there already: fine
    virtual Result<void> make_inner_folder(const std::string& path);  // the same; no link, nothing above it
    virtual Result<void> sync_folder(const std::string& path);        // its list of names
    virtual Result<void> sync_all(const std::string& folder);         // every file of its file system
    virtual Result<void> remove(const std::string& path);             // with all below; not there: fine
    virtual Result<void> remove_file(const std::string& path);        // or a link, itself; not there: fine
    virtual Result<void> remove_empty_folder(const std::string& path);
    // Bytes that may be written where this path is or will be; nothing: the system does not tell.
    virtual std::optional<uint64_t> free_space(const std::string& path);
};

// The disk, or, where WEFT_TEST_FAULT is set, one that fails: "KIND@N", the N-th operation (from 1) of those
// that change something. Kinds: enospc, eio, erofs: that error; short: half of a write, then ENOSPC; kill:
// the process is killed before the operation; torn: half of a write, then it is killed; free: nothing fails,
// and N bytes are said to be free; count: nothing fails,
// and the number of operations is written to the file named by WEFT_TEST_FAULT_COUNT.
Disk& disk();

struct FileDigest {
    uint64_t bytes = 0;
    Sha256::Digest sha256{};
    bool operator==(const FileDigest&) const = default;
};

// A file that is being written under a temporary name, with its hash. Dropped (and the file removed) unless
// renamed.
class OutFile {
  public:
    OutFile(Disk& disk, std::string path) : disk_(disk), path_(std::move(path)) {}
    OutFile(const OutFile&) = delete;
    OutFile& operator=(const OutFile&) = delete;
    ~OutFile();

    Result<void> open();
    // Where to append; flush() writes it out once it is large, but not larger than what the processor holds
    // near: it is read twice then, to be hashed and to be copied by the system.
    TextBuffer& buffer() { return buffer_; }
    Result<void> flush(size_t when_larger_than = 1u << 16);
    Result<void> write(std::string_view bytes);  // past the buffer
    Result<void> finish();                       // flush, sync, close
    Result<void> publish(const std::string& final_path);
    const FileDigest& digest() const { return digest_; }

  private:
    Disk& disk_;
    std::string path_;
    int file_ = -1;
    bool exists_ = false;
    Leftover leftover_;
    TextBuffer buffer_;
    Sha256 hash_;
    FileDigest digest_;
};

// A small file that is whole or not there: written aside, synced, renamed, its folder synced.
Result<FileDigest> write_whole(Disk& disk, const std::string& path, std::string_view text);
// The same without the syncs, for files that only tell how far a run is.
Result<void> rewrite(Disk& disk, const std::string& path, std::string_view text);

// ---- reading; nothing is changed, so nothing fails on purpose
bool exists(const std::string& path);
bool is_folder(const std::string& path);
std::optional<uint64_t> file_size(const std::string& path);
Result<std::vector<std::string>> names_in(const std::string& folder);  // sorted
Result<FileDigest> digest_of(const std::string& path);
Result<uint64_t> add_to_hash(const std::string& path, Sha256& hash);  // its bytes
std::string join(std::string_view folder, std::string_view name);

}  // namespace weft
