// Level: one way to judge rows, from cheap to dear. `weft validate` runs the levels it is asked for, one
// after the other, over batches of rows: every thread opens a judge of each level and hands it what the
// levels before found sound. A new level is a class, a row in the command's table, and rows in checks.def.
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

class Judge {
  public:
    virtual ~Judge() = default;
    // Up to a batch of sound rows; marks those that fail. Called by the thread that opened the judge.
    virtual void judge(std::span<Item* const> items, Findings& findings) = 0;

  protected:
    static void found(Findings& findings, Check check, Item& item, std::string message) {
        item.failed = true;
        findings.found(check, item.place, item.row.category, std::move(message));
    }
};

class Level {
  public:
    virtual ~Level() = default;
    virtual std::unique_ptr<Judge> open() = 0;  // by any thread
    virtual void stop() {}                      // whatever takes long ends soon; from another thread
    // What only the whole shows; once, after every judge is gone.
    virtual void finish(Findings&) {}
};

}  // namespace weft::dataset
