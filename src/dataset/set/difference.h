// Difference: two sets -> the rows that came, that went, and that are others than they were, by column. Of
// each row a record goes to a file for a while (who it is, and a hash of every column), so that memory does
// not grow with the sets; afterwards the records are compared, those of rows that begin alike at a time.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/disk.h"
#include "base/temporary_folder.h"
#include "dataset/formats/reader.h"

namespace weft::dataset {

class Difference {
  public:
    // Which rows of the two sets are one row: of equal source (and task, of two chat views), or of equal seed
    // and index. Where several are, the first is that of the first, and so on.
    enum class By : uint8_t { Id, Index };
    enum class Fate : uint8_t { Came, Went, Changed };

    struct Found {
        Fate fate{};
        std::string id;
        uint64_t index = 0;                     // in the newer set; of one that went in the older
        std::vector<std::string_view> columns;  // that changed
    };
    struct Figures {
        uint64_t before = 0, after = 0, same = 0, changed = 0, came = 0, went = 0;
        std::vector<std::pair<std::string_view, uint64_t>>
            columns;  // changed in so many rows; none that is 0
        bool are_equal() const { return changed + came + went == 0; }
    };

    // An error of usage: rows of one of them cannot be told apart so. The sets must outlive it.
    static Result<std::unique_ptr<Difference>> open(const Set& before, const Set& after, By by, Disk& disk);
    ~Difference();

    // Columns that one of them has alone: they are not compared.
    std::vector<std::string_view> only_before() const { return lacking(before_, after_); }
    std::vector<std::string_view> only_after() const { return lacking(after_, before_); }

    void work();  // on any number of threads: reads the sets
    void stop() { stop_ = true; }
    uint64_t rows() const { return rows_; }
    std::optional<Error> failure() const;

    // After it. What is found comes in the order of ids (or in one that is the same in every run).
    Result<Figures> compare(const std::function<Result<void>(const Found&)>& tell);

  private:
    static constexpr size_t parts = 64;
    struct Record;
    class Side;

    Difference(const Set& before, const Set& after, By by, Disk& disk, TemporaryFolder folder);
    static std::vector<std::string_view> lacking(const Set& some, const Set& others);
    Result<void> read_unit(const Set& set, size_t unit, Side& side);

    const Set &before_, &after_;
    const By by_;
    const TemporaryFolder folder_;
    std::vector<std::pair<const Column*, const Column*>> columns_;  // in both: of the older, of the newer
    bool has_tasks_ = false;
    std::unique_ptr<Side> sides_[2];
    std::atomic<size_t> next_ = 0;
    std::atomic<uint64_t> rows_ = 0;
    std::atomic<bool> stop_ = false;
    mutable std::mutex mutex_;
    std::optional<Error> failure_;
};

}  // namespace weft::dataset
