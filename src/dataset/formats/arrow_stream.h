// ArrowStream: rows for whoever reads Arrow's C stream interface (pyarrow, polars, DuckDB, pandas …), without
// a library of Arrow's. The structs are those of the Arrow C data interface, whose names and members are
// fixed.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "base/result.h"
#include "dataset/row/nested.h"

extern "C" {
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE
struct ArrowSchema {
    const char* format;
    const char* name;
    const char* metadata;
    int64_t flags;
    int64_t n_children;
    struct ArrowSchema** children;
    struct ArrowSchema* dictionary;
    void (*release)(struct ArrowSchema*);
    void* private_data;
};
struct ArrowArray {
    int64_t length;
    int64_t null_count;
    int64_t offset;
    int64_t n_buffers;
    int64_t n_children;
    const void** buffers;
    struct ArrowArray** children;
    struct ArrowArray* dictionary;
    void (*release)(struct ArrowArray*);
    void* private_data;
};
#endif
#ifndef ARROW_C_STREAM_INTERFACE
#define ARROW_C_STREAM_INTERFACE
struct ArrowArrayStream {
    int (*get_schema)(struct ArrowArrayStream*, struct ArrowSchema* out);
    int (*get_next)(struct ArrowArrayStream*, struct ArrowArray* out);
    const char* (*get_last_error)(struct ArrowArrayStream*);
    void (*release)(struct ArrowArrayStream*);
    void* private_data;
};
#endif
}

namespace weft::dataset {

// Rows as columns, until they are handed over.
class ArrowBatch {
  public:
    explicit ArrowBatch(Columns columns);
    ArrowBatch(ArrowBatch&&) noexcept;
    ArrowBatch& operator=(ArrowBatch&&) noexcept;
    ~ArrowBatch();

    void add(const Row& row);
    void move_to(ArrowArray& out);  // and is empty

  private:
    class Node;
    class Sink;
    Columns columns_;
    std::unique_ptr<Node> root_;
};

// What a stream takes its batches from: nothing at the end.
using NextBatch = std::function<Result<std::optional<ArrowBatch>>()>;
// `out` is released by whoever reads it, and `next` with it.
void open_arrow_stream(Columns columns, NextBatch next, ArrowArrayStream& out);

}  // namespace weft::dataset
