// Level: one way to judge rows, from cheap to dear. `weft validate` runs the levels it is asked for, one
// after the other, over batches of rows: every thread opens a judge of each level and hands it what the
// levels before found sound. A new level is a class, a line of the command, and rows in checks.def.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "dataset/check/findings.h"
#include "dataset/formats/reader.h"
#include "dataset/row/row.h"

namespace weft::dataset {

// A row under judgement.
struct Item {
    Row row;
    std::string memory;  // what the row's views point into
    FindingPlace place;
    std::string file;                        // in which it stands
    Problems problems;                       // as data
    std::optional<uint64_t> previous_index;  // of the row before it in its file
    bool failed = false;
    bool sound = true;  // later levels may look at it: it was read, compiles, and its texts stay texts
};

// What remains of a row for a judge that gathers rows of several batches before it looks at them.
struct Gathered {
    explicit Gathered(const Item& item)
        : place(item.place), category(item.row.category), failed(item.failed) {}
    FindingPlace place;
    std::string category;
    bool failed;
};

class Judge {
  public:
    virtual ~Judge() = default;
    // Up to a batch of sound rows; marks those that fail. Called by the thread that opened the judge.
    virtual void judge(std::span<Item* const> items, Findings& findings) = 0;
    // There are no more; what was gathered is judged now.
    virtual void finish(Findings&) {}

  protected:
    static void found(Findings& findings, Check check, Item& item, std::string message) {
        item.failed = true;
        findings.found(check, item.place, item.row.category, std::move(message));
    }
    // Of a row that was counted with its batch.
    static void found(Findings& findings, Check check, Gathered& row, std::string message) {
        findings.found(check, row.place, row.category, std::move(message));
        if (!row.failed) findings.fail(row.place, row.category);
    }
};

class Level {
  public:
    virtual ~Level() = default;
    virtual std::unique_ptr<Judge> open() = 0;  // by any thread
    virtual void stop() {}                      // whatever takes long ends soon; from another thread
    // What is no row's fault, a full disk, say: what was found since is worth nothing. From any thread.
    virtual std::optional<Error> failure() const { return std::nullopt; }
    // What only the whole shows; once, after every judge is gone.
    virtual void finish(Findings&) {}
};

}  // namespace weft::dataset
