// Site: a path and parameters -> what is answered. Knows nothing of sockets: server.h asks it for each
// request, export.h for each file that it writes.
#pragma once

#include <string>
#include <string_view>

#include "view/query.h"
#include "view/rows.h"

namespace weft::view {

struct Answer {
    int status = 200;
    std::string_view type = "application/json";
    std::string body;
};

class Site {
  public:
    explicit Site(const Rows& rows) : rows_(rows) {}

    // `path` as it was asked for, decoded. By any thread.
    Answer answer(const std::string& path, const Parameters& parameters);

    std::string about() const;
    Result<std::string> row(uint64_t number) const;
    const Rows& rows() const { return rows_; }

  private:
    Result<std::string> list(const Parameters& parameters);
    Result<std::string> plots(const Parameters& parameters);
    Result<std::string> neighbours(const Parameters& parameters);
    Result<std::string> find(const Parameters& parameters) const;
    Result<std::string> row(const Parameters& parameters) const;
    Result<std::shared_ptr<const Selection>> selection(const Parameters& parameters);

    const Rows& rows_;
    Selections selections_;
};

// The files of the page: "style.css" and the like.
struct Asset {
    std::string_view name, type, text;
};
std::span<const Asset> assets();

}  // namespace weft::view
