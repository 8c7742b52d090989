// ProjectFolders: where weft cuda puts its projects. Each has a folder of its own below the one that was
// named; nothing goes through a link, over an input, or over what weft did not make.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "base/files.h"
#include "base/result.h"
#include "standalone/project.h"

namespace weft::cli {

class ProjectFolders {
  public:
    // `force`: projects that are there already are replaced, by what their metadata.json lists.
    ProjectFolders(std::string output, bool force) : output_(std::move(output)), force_(force) {}

    void add_input(const std::string& path) { inputs_.add(path); }
    // Two projects of one run never share a folder: the second is an error, whatever --force says.
    Result<void> write(const std::string& folder, const std::vector<standalone::ProjectFile>& files);
    Result<void> write_summary(std::string_view text) const;

  private:
    Result<void> make_output() const;
    Result<void> write_new(const std::string& at, const std::vector<standalone::ProjectFile>& files) const;
    static Result<void> write_files(const std::string& at, const std::vector<standalone::ProjectFile>& files);
    Result<void> make_room(const std::string& at, const std::vector<standalone::ProjectFile>& files) const;

    const std::string output_;
    const bool force_;
    Inputs inputs_;
    std::set<std::string> written_;
};

}  // namespace weft::cli
