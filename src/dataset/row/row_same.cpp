#include "dataset/row/row_same.h"

#include <algorithm>

#include "base/json_write.h"
#include "inputs/json.h"

namespace weft::dataset {
namespace {

// By their text: what is not written (bounds of a fill that has none) is not compared.
bool is_same(const inputs::Inputs& a, const inputs::Inputs& b) {
    if (a == b) return true;
    if (a.are_known() != b.are_known()) return false;
    TextBuffer texts[2];
    JsonWriter first(texts[0], json_compact), second(texts[1], json_compact);
    inputs::write(first, a);
    inputs::write(second, b);
    return texts[0].view() == texts[1].view();
}

bool is_same(const Column& column, const Row& a, const Row& b) {
    switch (column.kind) {
        case ColumnKind::Text:
            return a.*column.text == b.*column.text;
        case ColumnKind::Code:
        case ColumnKind::MaybeText:
            return a.*column.code == b.*column.code;
        case ColumnKind::Number:
            return a.*column.number == b.*column.number;
        case ColumnKind::Complexity:
            return std::all_of(complexity_fields().begin(), complexity_fields().end(),
                               [&](const ComplexityField& field) {
                                   return a.complexity.*field.value == b.complexity.*field.value;
                               });
        case ColumnKind::Gradient:
            return a.gradient.kind == b.gradient.kind && a.gradient.reason == b.gradient.reason;
        case ColumnKind::Memory:
            return a.memory.known == b.memory.known && (!a.memory.known || a.memory == b.memory);
        case ColumnKind::Inputs:
            return is_same(a.inputs, b.inputs);
        case ColumnKind::Tokens:
            return a.tokens.known == b.tokens.known && (!a.tokens.known || a.tokens == b.tokens);
        case ColumnKind::Messages:
            return std::equal((a.*column.messages).begin(), (a.*column.messages).end(),
                              (b.*column.messages).begin(), (b.*column.messages).end(),
                              [](const Message& x, const Message& y) {
                                  return x.role == y.role && x.content == y.content;
                              });
        case ColumnKind::Record:
            return std::all_of(column.fields.begin(), column.fields.end(),
                               [&](const Column& field) { return is_same(field, a, b); });
    }
    return false;
}

}  // namespace

std::vector<std::string_view> different_columns(Columns columns, const Row& a, const Row& b) {
    std::vector<std::string_view> names;
    for (const Column& column : columns) {
        if (!is_same(column, a, b)) names.push_back(column.name);
    }
    return names;
}

std::string first_difference(std::string_view a, std::string_view b) {
    size_t line = 1, at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) line += a[at++] == '\n';
    return "line " + std::to_string(line);
}

}  // namespace weft::dataset
