#include "dataset/set/filter.h"

#include <algorithm>
#include <charconv>

namespace weft::dataset {
namespace {

struct OperatorInfo {
    FilterOperator operation;
    std::string_view symbol;
};
constexpr OperatorInfo operators[] = {
#define WEFT_FILTER_OPERATOR(enumerator, symbol, holds, text) {FilterOperator::enumerator, symbol},
#include "dataset/set/filter_operators.def"
#undef WEFT_FILTER_OPERATOR
};

bool holds_for(FilterOperator operation, int order) {
    switch (operation) {
#define WEFT_FILTER_OPERATOR(enumerator, symbol, holds, text) \
    case FilterOperator::enumerator:                          \
        return holds;
#include "dataset/set/filter_operators.def"
#undef WEFT_FILTER_OPERATOR
    }
    return false;
}

template <class Value>
int order_of(const Value& value, const Value& wanted) {
    return value < wanted ? -1 : value == wanted ? 0 : 1;
}

// `=` wants one of them, every other operator all of them.
template <class Value, class Wanted>
bool holds_for_some(FilterOperator operation, const Value& value, const std::vector<Wanted>& all) {
    const auto one = [&](const Wanted& wanted) {
        return holds_for(operation, order_of(value, Value(wanted)));
    };
    return operation == FilterOperator::Same ? std::any_of(all.begin(), all.end(), one)
                                             : std::all_of(all.begin(), all.end(), one);
}

// Pieces between `mark`.
std::vector<std::string_view> pieces(std::string_view text, char mark) {
    std::vector<std::string_view> all;
    while (true) {
        const size_t at = text.find(mark);
        all.push_back(text.substr(0, at));
        if (at == std::string_view::npos) return all;
        text.remove_prefix(at + 1);
    }
}

}  // namespace

Result<Filter> Filter::parse(std::string_view text, Columns columns) {
    Filter filter;
    if (text.empty()) return filter;
    for (const std::string_view piece : pieces(text, ',')) {
        WEFT_TRY(Condition condition, parse_condition(piece, columns));
        filter.conditions_.push_back(std::move(condition));
    }
    return filter;
}

Result<Filter::Condition> Filter::parse_condition(std::string_view text, Columns columns) {
    const size_t at = text.find_first_of("<>=!");
    const OperatorInfo* found = nullptr;
    for (const OperatorInfo& each : operators) {
        if (found == nullptr && at != std::string_view::npos && text.substr(at).starts_with(each.symbol))
            found = &each;
    }
    if (found == nullptr || at == 0)
        return Error::usage("`" + std::string(text) +
                            "` is no condition; write column=value, or with !=, <, <=, >, >=");
    Condition condition;
    condition.operation = found->operation;
    if (auto named = find(text.substr(0, at), columns, condition); !named) return named.failure();
    const std::string_view wanted = text.substr(at + found->symbol.size());
    if (wanted == "null") {
        if (condition.operation != FilterOperator::Same && condition.operation != FilterOperator::Other)
            return Error::usage("`" + std::string(text) + "`: null is neither less nor more than anything");
        condition.is_null = true;
        return condition;
    }
    for (const std::string_view value : pieces(wanted, '|')) {
        if (!condition.is_number()) {
            condition.texts.emplace_back(value);
            continue;
        }
        uint64_t number = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (error != std::errc() || end != value.data() + value.size())
            return Error::usage("`" + std::string(text) + "`: `" + std::string(value) +
                                "` is no whole number, as those of this column are");
        condition.numbers.push_back(number);
    }
    return condition;
}

Result<void> Filter::find(std::string_view name, Columns columns, Condition& condition) {
    const size_t dot = name.find('.');
    const std::string_view member = dot == std::string_view::npos ? "" : name.substr(dot + 1);
    condition.column = find_column(columns, name.substr(0, dot));
    const auto unknown = [&] {
        return Error::usage("rows of this set have no column `" + std::string(name) +
                            "` that can be compared");
    };
    if (condition.column == nullptr) return unknown();
    switch (condition.column->kind) {
        case ColumnKind::Text:
        case ColumnKind::Code:
        case ColumnKind::MaybeText:
        case ColumnKind::Number:
            return dot == std::string_view::npos ? Result<void>() : unknown();
        case ColumnKind::Gradient:
            condition.is_reason = member == "reason";
            return member.empty() || member == "kind" || condition.is_reason ? Result<void>() : unknown();
        case ColumnKind::Complexity:
            for (const ComplexityField& field : complexity_fields()) {
                if (field.name == member) condition.count = field.value;
            }
            return condition.count != nullptr ? Result<void>() : unknown();
        case ColumnKind::Tokens:
            for (const TokenField& field : token_fields()) {
                if (field.name == member) condition.tokens = field.value;
            }
            return condition.tokens != nullptr ? Result<void>() : unknown();
        case ColumnKind::Record:
            condition.column = find_column(condition.column->fields, member);
            return condition.column != nullptr ? Result<void>() : unknown();
        case ColumnKind::Memory:
        case ColumnKind::Inputs:
        case ColumnKind::Messages:
            return unknown();
    }
    return unknown();
}

bool Filter::Condition::is_number() const {
    return column->number != nullptr || count != nullptr || tokens != nullptr;
}

std::optional<std::string_view> Filter::Condition::text_of(const Row& row) const {
    if (column->text != nullptr) return row.*column->text;
    if (column->code != nullptr) return row.*column->code;
    return is_reason ? row.gradient.reason : row.gradient.kind;
}

std::optional<uint64_t> Filter::Condition::number_of(const Row& row) const {
    if (column->number != nullptr) return row.*column->number;
    if (count != nullptr) return row.complexity.*count;
    return row.tokens.known ? std::optional(row.tokens.*tokens) : std::nullopt;
}

bool Filter::Condition::holds(const Row& row) const {
    const auto number = is_number() ? number_of(row) : std::nullopt;
    const auto text = is_number() ? std::nullopt : text_of(row);
    if (is_null) return (number || text) == (operation == FilterOperator::Other);
    if (number) return holds_for_some(operation, *number, numbers);
    return text && holds_for_some(operation, *text, texts);
}

bool Filter::takes(const Row& row) const {
    return std::all_of(conditions_.begin(), conditions_.end(),
                       [&](const Condition& condition) { return condition.holds(row); });
}

}  // namespace weft::dataset
