// Rewrite: a finished set -> another one with the same shards in the same order, row by row: some rows are
// left out, columns are others, or the format is. In bounded memory, the same bytes for any number of
// threads; files keep their names but for what tells the format, and no file is made for a split whose rows
// are all gone.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "dataset/formats/reader.h"
#include "dataset/set/generation.h"
#include "dataset/set/replacement.h"

namespace weft::dataset {

class Rewrite {
  public:
    // What becomes of a row: it is kept, or left out, with the word that this is counted under (none: it is
    // not).
    struct Fate {
        Fate(bool kept) : is_kept(kept) {}
        Fate(bool kept, std::string_view reason) : is_kept(kept), why(reason) {}
        bool is_kept;
        std::string_view why;
    };
    // Of row `number` (from 0) of a unit. What it lets the row point to holds until the thread's next call.
    using Change = std::function<Result<Fate>(size_t unit, uint64_t number, Row& row)>;

    Rewrite(const Set& set, std::string folder, Columns columns, Disk& disk);

    enum class Begin : uint8_t {
        Empty,  // the folder must be
        Anew,   // a set there is replaced
        GoOn,   // what an interrupted call with the same options left there is kept
    };
    // `options`: of the new set. Fails where the folder holds something else, or the set is none.
    Result<void> prepare(NamedValues options, Begin begin);
    uint64_t shards_done() const;                      // that were found finished
    bool is_complete() const { return is_complete_; }  // GoOn: there is nothing left to do
    void work(const Change& change);                   // on any number of threads
    void stop() { stop_ = true; }
    std::optional<Error> failure() const;
    uint64_t rows() const { return rows_; }  // that were read
    // `found`: what was found out about the rows, for the manifest and the card.
    Result<Outcome> complete(const std::string& run_json, NamedValues found = {});

  private:
    struct Item {
        std::vector<size_t> units;
        uint64_t shard = 0;
        bool is_done = false;
    };
    Result<void> list_items();
    Result<void> take_place(Begin begin);
    Result<void> check_left(const std::vector<std::string>& names) const;
    Result<void> find_finished();
    Result<NamedValues> state_options() const;
    Result<void> write(size_t item, const Change& change);
    ShardPlace place(uint64_t shard) const;

    const Set& set_;
    std::string folder_;  // where it is written: with --force at first aside (replacement.h)
    const Columns columns_;
    Disk& disk_;
    Replacement replacement_;
    bool replaces_ = false, is_complete_ = false;
    NamedValues options_;
    const Format* format_ = nullptr;
    uint64_t shards_ = 1;
    std::vector<Item> items_;
    std::atomic<size_t> next_ = 0;
    std::atomic<uint64_t> rows_ = 0;
    std::atomic<bool> stop_ = false;
    mutable std::mutex mutex_;
    std::optional<Error> failure_;
};

}  // namespace weft::dataset
