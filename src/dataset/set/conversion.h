// Conversion: a set -> what another one shall be: of which format, with which columns, of which rows. The
// command line makes one of its arguments; Rewrite writes the set, row by row, through apply().
#pragma once

#include <string>

#include "dataset/formats/reader.h"
#include "dataset/set/filter.h"
#include "dataset/set/recipe.h"
#include "dataset/set/rewrite.h"
#include "dataset/set/sample.h"
#include "dataset/views/asking.h"

namespace weft::dataset {

class Conversion {
  public:
    struct Wish {
        std::string format;          // empty: that of the set, or jsonl where a chat view cannot have that
        View view;                   // wide: the columns stay as they are
        std::string where;           // filter.h
        Exclusion excluded;          // rows of it are left out
        std::string exclude_digest;  // sha256 of the list, as hex
        uint64_t sample = 0;         // 0: all
    };
    // An error of usage names what the set cannot become.
    static Result<Conversion> make(const Set& set, Wish wish);

    Columns columns() const { return wish_.view.is_wide() ? set_->columns : wish_.view.columns(); }
    NamedValues options() const;  // of the new set
    bool takes(const Row& row) const { return filter_.takes(row) && !wish_.excluded.holds(row); }
    uint64_t sample() const { return wish_.sample; }
    const View& view() const { return wish_.view; }

    // `sample`: null where all are taken; `asking`, of view(), holds what the row points to.
    Rewrite::Fate apply(Row& row, const Sample* sample, Asking& asking) const;

  private:
    const Set* set_ = nullptr;
    Wish wish_;
    Filter filter_;
};

}  // namespace weft::dataset
