// Row: one pair of a data set as plain values, and the one list of its columns that every format reads.
// row_source.h makes rows, reader.h reads them back, writers write them; no format knows a column by name.
// All text is views into memory of whoever made the row, and holds until that one makes the next.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "dataset/row/tokens.h"
#include "facts/memory.h"
#include "inputs/inputs.h"

namespace weft::dataset {

// Rises when a column changes its meaning; docs/dataset.md tells what each version means. Sets of every
// version since the oldest are read and validated by their own.
inline constexpr uint64_t schema_version = 3, oldest_schema_version = 1;
inline constexpr uint64_t schema_with_unknown = 2;    // `gradient` may be `unknown`
inline constexpr uint64_t schema_with_structure = 3;  // `structure` is there and decides the split

enum class ColumnKind : uint8_t {
    Text,
    Code,
    MaybeText,
    Number,
    Complexity,
    Gradient,
    Memory,
    Inputs,
    Tokens,
    Messages,
    Record  // of texts and numbers, each in a member of the row
};

// Counts over the compiled kernel, by name; the names are those of facts/.
struct Complexity {
#define WEFT_COMPLEXITY(name, text) uint64_t name = 0;
#include "dataset/row/complexity.def"
#undef WEFT_COMPLEXITY
};

struct Gradient {
    std::string_view kind;    // exact, warp_differs, none, unknown
    std::string_view reason;  // of warp_differs and unknown; else empty
};

struct Message {
    std::string_view role, content;
};

using Code = std::optional<std::string_view>;  // nothing: null

template <ColumnKind kind>
struct ColumnType;
template <>
struct ColumnType<ColumnKind::Text> {
    using Type = std::string_view;
};
template <>
struct ColumnType<ColumnKind::Code> {
    using Type = Code;
};
template <>
struct ColumnType<ColumnKind::MaybeText> {
    using Type = Code;
};
template <>
struct ColumnType<ColumnKind::Number> {
    using Type = uint64_t;
};
template <>
struct ColumnType<ColumnKind::Complexity> {
    using Type = Complexity;
};
template <>
struct ColumnType<ColumnKind::Gradient> {
    using Type = Gradient;
};
template <>
struct ColumnType<ColumnKind::Memory> {
    using Type = facts::Memory;
};
template <>
struct ColumnType<ColumnKind::Inputs> {
    using Type = inputs::Inputs;
};

template <>
struct ColumnType<ColumnKind::Tokens> {
    using Type = Tokens;
};

// What `family` begins with where a grower made the kernel: "grown/physics/spring_force".
inline constexpr std::string_view grown_families = "grown/";

struct Row {
#define WEFT_COLUMN(name, kind, text) ColumnType<ColumnKind::kind>::Type name{};
#include "dataset/row/annotations.def"
#include "dataset/row/columns.def"
#include "dataset/row/debug_columns.def"
#undef WEFT_COLUMN

    // What duplicates and splits are judged by: `structure`, or `canonical` of rows made before there was
    // one.
    std::string_view likeness() const {
        return structure.value_or(canonical);
    }

    // A kernel of a grower, not of an exemplar or of somebody's code.
    bool was_grown() const {
        return !family || family->empty() || family->starts_with(grown_families);
    }

    // Chat views of the same row (views.h); each has some of these.
    std::string_view prompt, completion;
    std::vector<Message> messages, prompt_messages, completion_messages, rejected_messages;
    std::string_view data_source, ability, reward_style;
    // Once more, in the record that reward functions are given.
    std::string_view told_id, told_task, told_kernel_name, told_split;
    uint64_t told_index = 0;

    // Of a chat view, whichever it is.
    std::string_view question() const;
    std::string_view answer() const;
};

// Which member holds the value is told by the kind; records have one member each.
struct Column {
    std::string_view name;
    ColumnKind kind;
    std::string_view about;
    std::string_view Row::*text = nullptr;
    Code Row::*code = nullptr;
    uint64_t Row::*number = nullptr;
    std::vector<Message> Row::*messages = nullptr;
    std::span<const Column> fields{};  // of a record

    bool may_be_null() const {
        return kind == ColumnKind::Code || kind == ColumnKind::Inputs || may_be_missing();
    }
    // A file made before the column was there has null in every row.
    bool may_be_missing() const {
        return kind == ColumnKind::MaybeText || kind == ColumnKind::Memory || kind == ColumnKind::Tokens;
    }
    void set_null(Row& row) const {
        if (code != nullptr) row.*code = std::nullopt;
        if (kind == ColumnKind::Inputs) row.inputs.forget();
        if (kind == ColumnKind::Memory) row.memory.known = false;
        if (kind == ColumnKind::Tokens) row.tokens.known = false;
    }
};
using Columns = std::span<const Column>;

Columns wide_columns();
Columns annotated_columns();  // the same, and after them what `weft validate --annotate` adds
Columns fault_columns();      // what only sets of faults have
Columns debug_columns();      // those, and what the wide row tells of a kernel but its code
Columns earlier_columns();  // what pairs of the scripts before weft have, as far as there is a column for it
const Column* find_column(Columns columns, std::string_view name);

struct ComplexityField {
    std::string_view name, about;
    uint64_t Complexity::*value;
};
std::span<const ComplexityField> complexity_fields();

// Splits: those that have fractions, in their order, and the one of families that are held out whole.
inline constexpr std::string_view split_names[] = {"train", "validation", "test", "test_families"};
inline constexpr size_t split_count = 4, fraction_count = 3;
std::optional<size_t> split_index(std::string_view name);

}  // namespace weft::dataset
