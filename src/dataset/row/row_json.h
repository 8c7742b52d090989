// A row as JSON: one object with a key per column (jsonl), or the older layout with a file per pair and
// device (json); and back. The columns come from the list in row.h; no key of a column is spelled here but
// those of the older layout.
#pragma once

#include <string>
#include <vector>

#include "base/json_read.h"
#include "base/text.h"
#include "dataset/row/row.h"

namespace weft::dataset {

enum class PairDevice : uint8_t { Cpu, Cuda };
std::string_view text(PairDevice device);

class RowJson {
  public:
    explicit RowJson(Columns columns);
    void append(TextBuffer& out, const Row& row) const;  // one line, with its end

  private:
    struct Item {
        const Column* column;
        std::string prefix;  // `,"name":`
    };
    std::vector<Item> items_;
};

void append_column(TextBuffer& out, const Column& column, const Row& row);  // the value
void append_pair(TextBuffer& out, Columns columns, const Row& row, PairDevice device);

// What is wrong with a row as data, one sentence each: missing and unknown columns, wrong types.
using Problems = std::vector<std::string>;

// Fills `row` as far as the values allow; views point into the document.
void read_row(const JsonDocument& document, Columns columns, Row& row, Problems& problems);
// The row of a pair's file, also of the earlier scripts (earlier_columns()); the code columns of the other
// device stay as they are in `row`.
void read_pair(const JsonDocument& document, Columns columns, PairDevice& device, Row& row,
               Problems& problems);

}  // namespace weft::dataset
