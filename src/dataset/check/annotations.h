// Annotations: what the levels of a validation found about each row, kept until the set is written again with
// it. Levels tell in any order and on any thread; texts wait in a file, since PTX of a million rows is large.
#pragma once

#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "dataset/row/row.h"

namespace weft::dataset {

// What one level found about one row.
struct RowNote {
    bool failed = false;
    bool is_void = false;  // the row shows nothing and is left out: a fault that nobody sees
    std::vector<std::pair<std::string_view, std::string>>
        checks;  // by name: `passed`, `failed: …`, `unknown: …`
    std::vector<std::pair<std::string_view, std::string>> columns;  // of annotations.def, and `observed`
};

class Annotations {
  public:
    static Result<std::unique_ptr<Annotations>> open();

    // About row `number` of unit `unit`, both from 1 (FindingPlace).
    void add(uint64_t unit, uint64_t number, const RowNote& note);
    // What could not be kept, if anything; asked once all have been added.
    std::optional<Error> failure() const;

    // The columns of a row from all that was said about it; `memory` holds their text. False: nothing was, or
    // it is void.
    Result<bool> apply(uint64_t unit, uint64_t number, Row& row, std::string& memory) const;

  private:
    struct Piece {
        uint64_t begin = 0, size = 0;  // in the file
    };
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    explicit Annotations(std::FILE* file) : file_(file) {}
    std::string read(const Piece& piece) const;  // short where the file is

    mutable std::mutex mutex_;
    std::unique_ptr<std::FILE, Close> file_;
    uint64_t size_ = 0;
    bool failed_ = false;
    std::map<std::pair<uint64_t, uint64_t>, std::vector<Piece>> pieces_;  // by unit and number
};

}  // namespace weft::dataset
