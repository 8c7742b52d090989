// Level 1, which every row goes through: structure, recompilation, and the row made again from itself. Trusts
// nothing in the set: structure is judged by a tokenizer, code by compiling again, and what a row says of
// itself by growing it again.
#pragma once

#include <memory>

#include "dataset/check/again.h"
#include "dataset/check/level.h"
#include "dataset/check/whole.h"

namespace weft::dataset {

struct RowLevelOptions {
    const Set* set = nullptr;  // null: the rows were grown for this
    KnownOptions known;
    WholeOptions whole;
};

// What is known of a set: from its manifest, and from what the user says of rows apart from theirs.
struct Told {
    bool no_backward = false;
    std::optional<Splits> splits;
    bool rows_are_chosen = false;  // by category
};
RowLevelOptions row_level_options(const Set& set, const Told& told);

std::unique_ptr<Level> row_level(const RowLevelOptions& options);

}  // namespace weft::dataset
