// Validation: a set -> what is wrong with it, row by row. Threads take units; every row goes through all
// checks of checks.def that apply. Trusts nothing in the set: structure is judged by a tokenizer, code by
// compiling again.
#pragma once

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "dataset/formats/reader.h"
#include "dataset/set/recipe.h"

namespace weft::dataset {

enum class Check : uint8_t {
#define WEFT_CHECK_ROW(enumerator, name, text) enumerator,
#include "dataset/check/checks.def"
#undef WEFT_CHECK_ROW
    Count
};
inline constexpr size_t check_count = static_cast<size_t>(Check::Count);
struct CheckInfo {
    std::string_view name, about;
};
const CheckInfo& info(Check check);

struct Finding {
    Check check{};
    std::string place, category, message;
};

struct CheckCount {
    uint64_t checked = 0, failed = 0;
};

struct Verdict {
    uint64_t rows = 0, failed_rows = 0;
    std::array<CheckCount, check_count> checks{};
    std::map<std::string, CheckCount> categories;  // rows
    std::map<uint64_t, uint64_t> schemas;          // rows by schema_version
    std::vector<Finding> findings;                 // of every unit the first 1,000
    uint64_t findings_left_out = 0;

    bool ok() const { return failed_rows == 0 && findings.empty(); }
};

class Validation {
  public:
    // sample: about so many rows; 0: all. without_backward: empty adjoints are meant, also where no manifest
    // says so.
    explicit Validation(const Set& set, uint64_t sample = 0, bool without_backward = false);
    ~Validation();

    void work();
    void stop() { stop_ = true; }
    uint64_t rows() const { return rows_; }
    Verdict finish();

  private:
    class Worker;
    const Set& set_;
    const bool without_backward_;
    uint64_t every_ = 1;  // rows looked at: one of so many
    std::optional<Splits> splits_;
    std::vector<Verdict> verdicts_;  // by unit
    std::atomic<size_t> next_ = 0;
    std::atomic<uint64_t> rows_ = 0;
    std::atomic<bool> stop_ = false;
};

std::string validation_json(const Verdict& verdict, const std::string& path);
std::string validation_table(const Verdict& verdict);

}  // namespace weft::dataset
