#include "dataset/set/filter.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "base/number_text.h"

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

int order_of(std::string_view value, const std::string& wanted) {
    return value < wanted ? -1 : value == wanted ? 0 : 1;
}

int order_of(uint64_t value, const Filter::Number& wanted) {
    return value < wanted.whole ? -1 : value > wanted.whole ? 1 : wanted.tie;
}

// `=` wants one of them, every other operator all of them.
template <class Value, class Wanted>
bool holds_for_some(FilterOperator operation, const Value& value, const std::vector<Wanted>& all) {
    const auto one = [&](const Wanted& wanted) { return holds_for(operation, order_of(value, wanted)); };
    return operation == FilterOperator::Same ? std::any_of(all.begin(), all.end(), one)
                                             : std::all_of(all.begin(), all.end(), one);
}

std::optional<Filter::Number> wanted_number(std::string_view text) {
    uint64_t whole = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
    if (error == std::errc() && end == text.data() + text.size()) return Filter::Number{whole, 0};
    const std::optional<double> number = read_double(text);
    constexpr double beyond = 18446744073709551616.0;  // 2^64
    if (!number) return std::nullopt;
    if (*number < 0) return Filter::Number{0, 1};
    if (*number >= beyond) return Filter::Number{UINT64_MAX, -1};
    whole = static_cast<uint64_t>(*number);
    return Filter::Number{whole, static_cast<double>(whole) < *number ? -1 : 0};
}

}  // namespace

// Reads a filter from its first byte to its last.
class Filter::Reader {
  public:
    Reader(std::string_view text, Columns columns) : text_(text), columns_(columns) {}

    Result<Filter> all() {
        Filter made;
        if (text_.empty()) return made;
        do {
            begin_ = at_;
            WEFT_TRY(Condition one, next());
            made.conditions_.push_back(std::move(one));
        } while (take(','));
        return made;
    }

  private:
    Result<Condition> next() {
        const size_t at = std::min(text_.find_first_of("<>=!,", at_), text_.size());
        const std::string_view name = text_.substr(at_, at - at_), rest = text_.substr(at);
        const auto found =
            std::find_if(std::begin(operators), std::end(operators),
                         [&](const OperatorInfo& each) { return rest.starts_with(each.symbol); });
        if (found == std::end(operators) || name.empty())
            return wrong(" is no condition; write column=value, or with !=, <, <=, >, >=");
        Condition condition;
        condition.operation = found->operation;
        if (auto named = find(name, columns_, condition); !named) return named.failure();
        at_ = at + found->symbol.size();
        size_t values = 0;
        do {
            if (auto read = value(condition); !read) return read.failure();
            ++values;
        } while (take('|'));
        if (condition.is_null && values != 1) return wrong(": null stands alone");
        return condition;
    }

    Result<void> value(Condition& condition) {
        const char quote = at_ < text_.size() ? text_[at_] : '\0';
        if (quote == '\'' || quote == '"') {
            ++at_;
            WEFT_TRY(std::string text, quoted(quote));
            return add(std::move(text), condition);
        }
        const size_t end = std::min(text_.find_first_of("|,", at_), text_.size());
        std::string text(text_.substr(at_, end - at_));
        at_ = end;
        if (text != "null") return add(std::move(text), condition);
        if (condition.operation != FilterOperator::Same && condition.operation != FilterOperator::Other)
            return wrong(": null is neither less nor more than anything");
        condition.is_null = true;
        return {};
    }

    // Up to the quote behind it; two of them are one.
    Result<std::string> quoted(char quote) {
        std::string text;
        while (at_ < text_.size()) {
            const char c = text_[at_++];
            if (c != quote || take(quote)) {
                text += c;
                continue;
            }
            if (at_ == text_.size() || text_[at_] == ',' || text_[at_] == '|') return text;
            return wrong(": behind the closing quote stands something");
        }
        return wrong(": the quote is never closed");
    }

    Result<void> add(std::string text, Condition& condition) {
        if (!condition.is_number()) {
            condition.texts.push_back(std::move(text));
            return {};
        }
        const std::optional<Number> number = wanted_number(text);
        if (!number) return wrong(": `" + text + "` is no number, as those of this column are");
        condition.numbers.push_back(*number);
        return {};
    }

    bool take(char mark) {
        const bool is_there = at_ < text_.size() && text_[at_] == mark;
        at_ += is_there ? 1 : 0;
        return is_there;
    }

    // Names the condition as far as it was written.
    Error wrong(const std::string& what) const {
        const size_t end = std::min(text_.find(',', std::max(at_, begin_)), text_.size());
        return Error::usage("`" + std::string(text_.substr(begin_, end - begin_)) + "`" + what);
    }

    std::string_view text_;
    Columns columns_;
    size_t at_ = 0, begin_ = 0;  // begin_: of the condition
};

Result<Filter> Filter::parse(std::string_view text, Columns columns) {
    return Reader(text, columns).all();
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

std::vector<Filter::Asked> Filter::asked() const {
    std::vector<Asked> all;
    for (const Condition& condition : conditions_) all.push_back({condition.column, condition.is_null});
    return all;
}

bool Filter::takes(const Row& row) const {
    return std::all_of(conditions_.begin(), conditions_.end(),
                       [&](const Condition& condition) { return condition.holds(row); });
}

}  // namespace weft::dataset
