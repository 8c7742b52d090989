// TemporaryFolder: a folder of its own among the temporary files of the system, gone with the object.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "base/leftovers.h"
#include "base/result.h"

namespace weft {

class TemporaryFolder {
  public:
    // "prefix-XXXXXX", readable by the user alone.
    static Result<TemporaryFolder> make(std::string_view prefix);
    TemporaryFolder(TemporaryFolder&& other) noexcept
        : path_(std::exchange(other.path_, {})), leftover_(std::move(other.leftover_)) {}
    TemporaryFolder& operator=(TemporaryFolder&&) = delete;
    ~TemporaryFolder();

    const std::string& path() const { return path_; }

  private:
    explicit TemporaryFolder(std::string path)
        : path_(std::move(path)), leftover_(path_, Leftover::Kind::Folder) {}
    std::string path_;
    Leftover leftover_;
};

}  // namespace weft
