// Parts: the dear levels of a validation, done in K pieces on other machines. `weft validate --part i/K`
// looks at its rows and writes a report; `--join` reads all of them and says of the whole set what they
// found, beside the cheap level, which looks at all rows anyway, as only the whole shows some of it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dataset/check/level.h"

namespace weft::dataset {

struct Part {
    uint64_t number = 0, of = 1;
    static std::optional<Part> parse(std::string_view text);  // "3/8"
    std::string text() const;
};

// What tells sets apart: the hash of manifest.json; empty: it has none.
std::string identity(const Set& set);

struct JoinedParts {
    uint64_t rows = 0;                // that the parts looked at
    std::string engines;              // what they were compiled and run with
    Verdict verdict;                  // of the dear levels alone
    std::vector<std::string> paths;   // of the reports
    std::vector<std::string> failed;  // those that say that something failed
};
// Reports of all parts of one set, or folders of them, in any order; an error names what is missing, doubled
// or of another set.
Result<JoinedParts> join_parts(const std::vector<std::string>& reports, const std::string& set_identity);

// Says what they found; `parts` must outlive it.
std::unique_ptr<Level> joined_level(JoinedParts& parts);

}  // namespace weft::dataset
