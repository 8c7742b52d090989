// Findings: what is found wrong, by check, by row and by category. Every thread of a validation has its own;
// they are added up at the end, and come out the same for any number of threads.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dataset/check/annotations.h"

namespace weft::dataset {

enum class Check : uint8_t {
#define WEFT_CHECK_ROW(enumerator, name, text) enumerator,
#include "dataset/check/checks.def"
#undef WEFT_CHECK_ROW
    Count
};
inline constexpr size_t check_count = static_cast<size_t>(Check::Count);
inline constexpr Check first_dear_check = Check::CompileCpu;  // of levels that are asked for
struct CheckInfo {
    std::string_view name, about;
};
const CheckInfo& info(Check check);

// Where a finding belongs, in the order of the report: what is said of the whole set comes first.
struct FindingPlace {
    uint64_t unit = 0, number = 0;  // 1 and up: of the set's units, of the rows in it; 0: of the whole
    std::string text;               // "data/train-00000-of-00001.jsonl:17"
};

struct Finding {
    Check check{};
    FindingPlace place;
    std::string category, message;
};

struct CheckCount {
    uint64_t checked = 0, failed = 0;
};

// How rows with one fault went.
struct FaultCount {
    static constexpr uint64_t enough_to_judge = 100;
    static constexpr size_t most_hidden = 20;
    uint64_t rows = 0;
    std::map<std::string, uint64_t> shown;  // by how it showed
    std::vector<std::string> hidden;        // places of rows where it shows nowhere, the first of them

    uint64_t all_shown() const;
    bool is_enough() const { return rows < enough_to_judge || all_shown() * 100 >= rows * 95; }
};

struct Verdict {
    uint64_t rows = 0, failed_rows = 0;
    std::array<CheckCount, check_count> checks{};
    std::map<std::string, CheckCount> categories;                       // rows
    std::map<uint64_t, uint64_t> schemas;                               // rows by schema_version
    uint64_t made_again = 0;                                            // rows
    std::map<std::string, uint64_t> not_made_again;                     // rows by reason
    uint64_t not_runnable = 0;                                          // rows that have no inputs
    std::map<std::pair<std::string, std::string>, uint64_t> gradients;  // verify::Gradients of those that ran
    std::map<std::string, FaultCount> faults;                           // by name, where they were tried
    std::vector<Finding> findings;                                      // the first of them
    uint64_t findings_left_out = 0;
    std::map<std::string, uint64_t>
        failed_later;  // rows by category: sound for the cheap level, not for others

    bool ok() const;
    void add(Verdict&& other);
    void sort();  // findings by place
};

// Where the checks of one thread write.
class Findings {
  public:
    explicit Findings(Annotations* annotations = nullptr) : annotations_(annotations) {}

    void begin(Check check) { ++verdict_.checks[static_cast<size_t>(check)].checked; }
    // About the row (or the file) that stands at `place`.
    void found(Check check, const FindingPlace& place, std::string_view category, std::string message);

    // A row that was counted as sound with its batch, and fails later; once, however often it is said.
    void fail(const FindingPlace& place, const std::string& category) {
        if (!failed_later_.emplace(place.unit, place.number).second) return;
        ++verdict_.failed_rows;
        ++verdict_.categories[category].failed;
        ++verdict_.failed_later[category];
    }

    // For the set that is written again with what was found; nobody keeps a note where none is, and one that
    // is dear to make need not be made.
    bool are_kept() const { return annotations_ != nullptr; }
    void note(const FindingPlace& place, const RowNote& note) {
        if (are_kept() && place.number != 0) annotations_->add(place.unit, place.number, note);
    }

    Verdict& verdict() { return verdict_; }

  private:
    Annotations* annotations_;
    Verdict verdict_;
    std::set<std::pair<uint64_t, uint64_t>> failed_later_;  // unit and number
};

// Of a part of a set (parts.h): which one, and of which set.
struct PartOf {
    std::string part, set;
};
// `engines`: what rows were compiled and run with; empty: they were not.
std::string validation_json(const Verdict& verdict, const std::string& path, const std::string& engines,
                            const PartOf* part = nullptr);
std::string validation_table(const Verdict& verdict);

}  // namespace weft::dataset
