// Files as the commands need them: whole, checked at every step, with errors that name the file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"

namespace weft {

// "cannot read k.py: No such file or directory"
Error system_error(std::string_view doing, std::string_view path, int code);

// A file to be read. What is no file (a pipe, a device, a folder) is refused without being opened: whoever
// opens it may wait for ever, or read without end.
Result<int> open_file(const std::string& path);

// The same, read from its beginning to its end.
class InFile {
  public:
    InFile() = default;
    explicit InFile(std::string path) : path_(std::move(path)) {}
    InFile(InFile&& other) noexcept;
    InFile& operator=(InFile&& other) noexcept;
    ~InFile();

    Result<void> open();
    bool is_open() const { return file_ >= 0; }
    void close();
    size_t expected_size() const;                // of a regular file, when it was asked
    Result<size_t> read(char* to, size_t size);  // less than `size` only at the end of the file
    Result<size_t> read_at(uint64_t offset, char* to, size_t size);  // the same from anywhere

  private:
    std::string path_;
    int file_ = -1;
};

// At most `limit` + 1 bytes: a longer result means that the file is too large.
inline constexpr size_t no_limit = static_cast<size_t>(-1) / 2;
Result<std::string> read_file(const std::string& path, size_t limit = no_limit);

// A file that was not there, open for writing. What stands under its name (a link, a pipe, an older file) is
// removed, never written to.
Result<int> create_file(const std::string& path);
// Where a file is written until it is whole: ".name.PID.part" beside it.
std::string aside(const std::string& path);
// What stands under the name of an output must be a file, or nothing: nothing is written through a link, nor
// to a pipe or device, and none of them is replaced.
Result<void> check_output_place(const std::string& path);
// Written aside, then put in place: what was there stays until the new is whole, and nothing half-written
// remains.
Result<void> write_file(const std::string& path, std::string_view text);

Result<void> make_folders(const std::string& path);
// A folder that weft makes inside of one that was named: no link that leads elsewhere.
Result<void> make_real_folder(const std::string& path);

// Files that are read, by what they are and not by their names: an output must be none of them.
class Inputs {
  public:
    void add(const std::string& path);
    // "cannot write a.py: it is an input"; or it is no place for an output at all.
    Result<void> check_output(const std::string& path) const;

  private:
    std::set<std::pair<uint64_t, uint64_t>> files_;  // device and number
};

// Standard output. A reader that went away is not worth a message.
Result<void> write_stdout(std::string_view text);
bool stdout_closed();

std::string base_name(std::string_view path);     // "k.py" of "dir/k.py"
std::string stem(std::string_view path);          // "k": the name under which Python would import it
std::string as_file_name(std::string_view name);  // any text; what no file name may have becomes `_`
// As Python sees a file it imports: absolute, but `.`, `..` and links stay.
Result<std::string> absolute(const std::string& path);

}  // namespace weft
