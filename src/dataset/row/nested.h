// nested: a row as formats with types see it: a record of texts, counts, records and lists, and its values
// told in that order. Parquet and Arrow streams are made from it; neither knows a column by name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dataset/row/row.h"

namespace weft::dataset {

struct Field {
    enum class Kind : uint8_t { Text, Count, Real, Record, List };
    std::string name;
    Kind kind = Kind::Text;
    std::vector<Field> parts{};  // of a record: its members; of a list: what it holds
};

Field field_of(const Column& column);
Field record_of(Columns columns);  // a row

// Hears the values of a row. A record tells each of its members, a list as many values as it has; null stands
// for any of them.
class FieldSink {
  public:
    virtual ~FieldSink() = default;
    virtual void null() = 0;
    virtual void text(std::string_view value) = 0;
    virtual void count(uint64_t value) = 0;
    virtual void real(double value) = 0;
    virtual void begin_record() = 0;
    virtual void end_record() = 0;
    virtual void begin_list() = 0;
    virtual void end_list() = 0;
};

void tell(Columns columns, const Row& row, FieldSink& sink);

}  // namespace weft::dataset
