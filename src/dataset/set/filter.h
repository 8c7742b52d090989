// Filter: which rows are meant: `category=loop,difficulty>=3`. Conditions with commas between must all hold;
// a value may be several with | between, and stands in quotes where it holds such a sign itself. Columns that
// are records are named with a dot: `complexity.loops`, `gradient.reason`; `gradient` alone is its kind. Of a
// null nothing holds but `=null`, as in SQL.
// An operator is a row of filter_operators.def; a kind of column that can be asked for is a case of
// find().
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "dataset/row/row.h"

namespace weft::dataset {

enum class FilterOperator : uint8_t {
#define WEFT_FILTER_OPERATOR(enumerator, symbol, holds, text) enumerator,
#include "dataset/set/filter_operators.def"
#undef WEFT_FILTER_OPERATOR
};

class Filter {
  public:
    // An error of usage names what is no column of the set, no operator, or no number where one is needed.
    static Result<Filter> parse(std::string_view text, Columns columns);

    bool is_empty() const { return conditions_.empty(); }
    bool takes(const Row& row) const;
    // What it asks of a row: columns with the values it compares, or only whether they are null.
    struct Asked {
        const Column* column;
        bool only_null;
    };
    std::vector<Asked> asked() const;

    // That a whole number is compared with: `whole`, or where that is equal less or more than it (`tie`, as
    // the whole number is to it): 2.5 is {2, -1}.
    struct Number {
        uint64_t whole;
        int tie;
    };

  private:
    class Reader;
    struct Condition {
        const Column* column = nullptr;
        uint64_t Complexity::*count = nullptr;  // of a member of a record
        uint64_t Tokens::*tokens = nullptr;
        bool is_reason = false;
        FilterOperator operation{};
        bool is_null = false;  // it is compared with null
        std::vector<std::string> texts;
        std::vector<Number> numbers;

        bool is_number() const;
        std::optional<std::string_view> text_of(const Row& row) const;
        std::optional<uint64_t> number_of(const Row& row) const;
        bool holds(const Row& row) const;
    };
    static Result<void> find(std::string_view name, Columns columns, Condition& condition);

    std::vector<Condition> conditions_;
};

}  // namespace weft::dataset
