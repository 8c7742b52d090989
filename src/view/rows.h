// Rows: where what a page shows comes from: a data set (set_rows.cpp) or a tree of source files
// (tree_rows.cpp). The list is in memory; a row is read, or compiled, when somebody opens it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "dataset/formats/reader.h"
#include "view/links.h"
#include "view/table.h"

namespace weft::view {

struct OpenedRow {
    dataset::Row row;
    std::string memory;                    // what the row's views point into
    std::string place;                     // "data/train-00000-of-00001.jsonl:17", "src/solver.py:40"
    std::vector<std::string> problems;     // with the row as data
    std::vector<std::string> diagnostics;  // why a kernel is refused, as weft compile tells it
    Links links;
    uint32_t first_line = 0;  // where the kernel begins in its source; 0: not told
};

class Rows {
  public:
    Rows(std::string title, std::string_view kind, std::vector<std::string> problems, Table table)
        : title_(std::move(title)), kind_(kind), problems_(std::move(problems)), table_(std::move(table)) {}
    virtual ~Rows() = default;

    const std::string& title() const { return title_; }
    std::string_view kind() const { return kind_; }  // "set" or "tree"
    const std::vector<std::string>& problems() const { return problems_; }
    const Table& table() const { return table_; }
    virtual dataset::Columns columns() const = 0;
    // By any thread. `opened` stays where it is: its row points into it.
    virtual Result<void> open(uint64_t row, OpenedRow& opened) const = 0;

  private:
    std::string title_;
    std::string_view kind_;
    std::vector<std::string> problems_;
    Table table_;
};

// `set` outlives it.
std::unique_ptr<Rows> rows_of_set(const dataset::Set& set, std::string title,
                                  std::vector<std::string> problems, Table table);

// The kernels of the Python files at a path: each is compiled once to see what is there. An error where there
// are none.
Result<std::unique_ptr<Rows>> rows_of_tree(const std::string& path, unsigned threads);

}  // namespace weft::view
