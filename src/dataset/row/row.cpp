#include "dataset/row/row.h"

namespace weft::dataset {
namespace {

constexpr Column describe(std::string_view name, ColumnKind kind, std::string_view about,
                          std::string_view Row::*member) {
    return {name, kind, about, member};
}
constexpr Column describe(std::string_view name, ColumnKind kind, std::string_view about, Code Row::*member) {
    return {name, kind, about, nullptr, member};
}
constexpr Column describe(std::string_view name, ColumnKind kind, std::string_view about,
                          uint64_t Row::*member) {
    return {name, kind, about, nullptr, nullptr, member};
}
template <class Record>
constexpr Column describe(std::string_view name, ColumnKind kind, std::string_view about, Record Row::*) {
    return {name, kind, about};
}

constexpr Column columns[] = {
#define WEFT_COLUMN(name, kind, text) describe(#name, ColumnKind::kind, text, &Row::name),
#include "dataset/row/columns.def"
// Behind them, so that the wide ones are the first.
#include "dataset/row/annotations.def"
#undef WEFT_COLUMN
};
constexpr size_t wide_count = 0
#define WEFT_COLUMN(name, kind, text) +1
#include "dataset/row/columns.def"
#undef WEFT_COLUMN
    ;

constexpr Column of_faults[] = {
#define WEFT_COLUMN(name, kind, text) describe(#name, ColumnKind::kind, text, &Row::name),
#include "dataset/row/debug_columns.def"
#undef WEFT_COLUMN
};

constexpr ComplexityField fields[] = {
#define WEFT_COMPLEXITY(name, text) {#name, text, &Complexity::name},
#include "dataset/row/complexity.def"
#undef WEFT_COMPLEXITY
};

std::string_view content(std::span<const Message> messages, std::string_view role) {
    for (const Message& message : messages) {
        if (message.role == role) return message.content;
    }
    return {};
}

}  // namespace

std::string_view Row::question() const {
    if (!messages.empty()) return content(messages, "user");
    return prompt_messages.empty() ? prompt : content(prompt_messages, "user");
}

std::string_view Row::answer() const {
    if (!messages.empty()) return content(messages, "assistant");
    return completion_messages.empty() ? completion : content(completion_messages, "assistant");
}

Columns wide_columns() {
    return Columns(columns).first(wide_count);
}
Columns annotated_columns() {
    return columns;
}

Columns fault_columns() {
    return of_faults;
}

Columns debug_columns() {
    static const std::vector<Column> all = [] {
        std::vector<Column> made = {*find_column(columns, "id")};
        made.insert(made.end(), std::begin(of_faults), std::end(of_faults));
        for (const Column& column : wide_columns()) {
            if (column.kind != ColumnKind::Code && column.name != "id") made.push_back(column);
        }
        return made;
    }();
    return all;
}

Columns earlier_columns() {
    static const std::vector<Column> all = [] {
        std::vector<Column> made;
        for (const std::string_view name : {"python_source", "cpp_forward", "cpp_backward", "cuda_forward",
                                            "cuda_backward", "kernel_name", "category", "description"})
            made.push_back(*find_column(columns, name));
        return made;
    }();
    return all;
}

const Column* find_column(Columns among, std::string_view name) {
    for (const Column& column : among) {
        if (column.name == name) return &column;
    }
    return nullptr;
}

std::span<const ComplexityField> complexity_fields() {
    return fields;
}

std::optional<size_t> split_index(std::string_view name) {
    for (size_t i = 0; i < split_count; ++i) {
        if (split_names[i] == name) return i;
    }
    return std::nullopt;
}

}  // namespace weft::dataset
