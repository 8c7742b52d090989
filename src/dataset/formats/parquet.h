// Parquet through a library of our own that is loaded when it is first asked for: Arrow is large, and a build
// or a machine without it must still do everything else. parquet_arrow.cpp is that library, the only file
// that knows Arrow.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "dataset/row/row.h"
#include "dataset/row/row_json.h"

namespace weft::dataset {

// Where the bytes of a file go; false: it failed, and the one who gave the sink knows why.
class ByteSink {
  public:
    virtual ~ByteSink() = default;
    virtual bool write(const void* bytes, size_t size) = 0;
};

class ParquetWriter {
  public:
    virtual ~ParquetWriter() = default;
    virtual Result<void> add(const Row& row) = 0;
    virtual Result<void> end() = 0;
};

class ParquetReader {
  public:
    virtual ~ParquetReader() = default;
    // False at the end. Columns that are missing, unknown or of another type are told once, with the first
    // row.
    virtual Result<bool> next(Row& row, Problems& problems) = 0;
};

inline constexpr std::string_view of_list = "[]";

// What the library offers.
class Parquet {
  public:
    virtual ~Parquet() = default;
    virtual std::string version() const = 0;
    virtual Result<std::unique_ptr<ParquetWriter>> open_writer(ByteSink& sink, Columns columns) const = 0;
    virtual Result<std::unique_ptr<ParquetReader>> open_reader(const std::string& path,
                                                               Columns columns) const = 0;
    // Of one row, counted from 0: its row group is read up to it, a column after the other. It has no row
    // where the file has no such row.
    virtual Result<std::unique_ptr<ParquetReader>> open_row(const std::string& path, Columns columns,
                                                            uint64_t row) const = 0;
    virtual Result<uint64_t> row_count(const std::string& path) const = 0;
    // The names of a file's columns; `of_list` behind those that hold lists.
    virtual Result<std::vector<std::string>> column_names(const std::string& path) const = 0;
};

// Loads it; the error says what is missing.
Result<const Parquet*> parquet();

}  // namespace weft::dataset
