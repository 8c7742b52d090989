#include "dataset/row/nested.h"

#include <initializer_list>

#include "base/text.h"
#include "facts/memory.h"
#include "inputs/text.h"

namespace weft::dataset {
namespace {

using FieldKind = Field::Kind;

Field text_field(std::string_view name) {
    return {std::string(name), FieldKind::Text};
}
Field count_field(std::string_view name) {
    return {std::string(name), FieldKind::Count};
}
Field record_field(std::string_view name, std::vector<Field> members) {
    return {std::string(name), FieldKind::Record, std::move(members)};
}
Field list_field(std::string_view name, Field of) {
    of.name = "element";
    return {std::string(name), FieldKind::List, {std::move(of)}};
}
Field texts_record(std::string_view name, std::initializer_list<std::string_view> members) {
    Field out = record_field(name, {});
    for (const std::string_view member : members) out.parts.push_back(text_field(member));
    return out;
}

Field memory_field(std::string_view name) {
    Field out = record_field(name, {{"score", FieldKind::Real}});
    for (const std::string_view pattern : facts::pattern_names) out.parts.push_back(count_field(pattern));
    Field branches = record_field("branches", {});
    for (const std::string_view parting : facts::parting_names)
        branches.parts.push_back(count_field(parting));
    out.parts.push_back(std::move(branches));
    Field access = texts_record("", {"array", "access", "pattern", "stride", "reason"});
    for (const std::string_view number : {"bytes", "element", "loops", "count"})
        access.parts.push_back(count_field(number));
    out.parts.push_back(list_field("accesses", std::move(access)));
    return out;
}

Field inputs_field(std::string_view name) {
    Field arg = texts_record("", {"name", "role", "dtype"});
    arg.parts.push_back(list_field("shape", text_field("")));
    for (const std::string_view member : {"fill", "low", "high"}) arg.parts.push_back(text_field(member));
    return record_field(name, {list_field("launch", text_field("")), list_field("args", std::move(arg))});
}

class Teller {
  public:
    explicit Teller(FieldSink& sink) : sink_(sink) {}

    void record(Columns columns, const Row& row) {
        sink_.begin_record();
        for (const Column& one : columns) column(one, row);
        sink_.end_record();
    }

  private:
    void column(const Column& column, const Row& row) {
        switch (column.kind) {
            case ColumnKind::Text:
                return sink_.text(row.*column.text);
            case ColumnKind::Code:
            case ColumnKind::MaybeText:
                return row.*column.code ? sink_.text(*(row.*column.code)) : sink_.null();
            case ColumnKind::Number:
                return sink_.count(row.*column.number);
            case ColumnKind::Complexity:
                sink_.begin_record();
                for (const ComplexityField& field : complexity_fields())
                    sink_.count(row.complexity.*field.value);
                return sink_.end_record();
            case ColumnKind::Gradient:
                return texts({row.gradient.kind, row.gradient.reason});
            case ColumnKind::Memory:
                return row.memory.known ? memory(row.memory) : sink_.null();
            case ColumnKind::Inputs:
                return row.inputs.are_known() ? inputs(row.inputs) : sink_.null();
            case ColumnKind::Tokens:
                return row.tokens.known ? tokens(row.tokens) : sink_.null();
            case ColumnKind::Messages:
                sink_.begin_list();
                for (const Message& message : row.*column.messages) texts({message.role, message.content});
                return sink_.end_list();
            case ColumnKind::Record:
                return record(column.fields, row);
        }
    }
    void texts(std::initializer_list<std::string_view> values) {
        sink_.begin_record();
        for (const std::string_view value : values) sink_.text(value);
        sink_.end_record();
    }
    template <class Append, class T>
    void spelled(Append append, const T& what) {
        spelled_.clear();
        append(spelled_, what);
        sink_.text(spelled_.view());
    }
    void sizes(std::span<const inputs::Size> values) {
        sink_.begin_list();
        for (const inputs::Size& value : values) spelled(inputs::append_size, value);
        sink_.end_list();
    }
    void memory(const facts::Memory& value) {
        sink_.begin_record();
        value.has_score ? sink_.real(value.score / 1000.0) : sink_.null();
        for (const uint32_t count : value.patterns) sink_.count(count);
        sink_.begin_record();
        for (const uint32_t count : value.branches) sink_.count(count);
        sink_.end_record();
        sink_.begin_list();
        for (const facts::Access& access : value.accesses) {
            sink_.begin_record();
            sink_.text(access.array);
            sink_.text(facts::touch_names[static_cast<size_t>(access.touch)]);
            sink_.text(facts::pattern_names[static_cast<size_t>(access.pattern)]);
            sink_.text(access.stride);
            sink_.text(facts::blur_names[static_cast<size_t>(access.blur)]);
            for (const uint32_t count : {access.bytes, access.element, access.loops, access.count})
                sink_.count(count);
            sink_.end_record();
        }
        sink_.end_list();
        sink_.end_record();
    }
    void inputs(const inputs::Inputs& value) {
        sink_.begin_record();
        sink_.begin_list();
        for (const inputs::Size& size : value.extents()) spelled(inputs::append_size, size);
        if (value.block != 0) spelled(inputs::append_block, value.block);
        sink_.end_list();
        sink_.begin_list();
        for (const inputs::Arg& arg : value.args) {
            sink_.begin_record();
            sink_.text(arg.name);
            sink_.text(inputs::text(arg.role));
            sink_.text(arg.dtype);
            sizes(arg.extents());
            sink_.text(inputs::text(arg.fill));
            spelled(inputs::append_low, arg);
            spelled(inputs::append_high, arg);
            sink_.end_record();
        }
        sink_.end_list();
        sink_.end_record();
    }
    void tokens(const Tokens& counts) {
        sink_.begin_record();
        for (const TokenField& field : token_fields()) sink_.count(counts.*field.value);
        sink_.end_record();
    }

    FieldSink& sink_;
    TextBuffer spelled_;
};

}  // namespace

Field field_of(const Column& column) {
    switch (column.kind) {
        case ColumnKind::Text:
        case ColumnKind::Code:
        case ColumnKind::MaybeText:
            return text_field(column.name);
        case ColumnKind::Number:
            return count_field(column.name);
        case ColumnKind::Complexity: {
            Field out = record_field(column.name, {});
            for (const ComplexityField& field : complexity_fields())
                out.parts.push_back(count_field(field.name));
            return out;
        }
        case ColumnKind::Gradient:
            return texts_record(column.name, {"kind", "reason"});
        case ColumnKind::Memory:
            return memory_field(column.name);
        case ColumnKind::Inputs:
            return inputs_field(column.name);
        case ColumnKind::Tokens: {
            Field out = record_field(column.name, {});
            for (const TokenField& field : token_fields()) out.parts.push_back(count_field(field.name));
            return out;
        }
        case ColumnKind::Messages:
            return list_field(column.name, texts_record("", {"role", "content"}));
        case ColumnKind::Record: {
            Field out = record_field(column.name, {});
            for (const Column& field : column.fields) out.parts.push_back(field_of(field));
            return out;
        }
    }
    return {};
}

Field record_of(Columns columns) {
    Field out = record_field("", {});
    for (const Column& column : columns) out.parts.push_back(field_of(column));
    return out;
}

void tell(Columns columns, const Row& row, FieldSink& sink) {
    Teller(sink).record(columns, row);
}

}  // namespace weft::dataset
