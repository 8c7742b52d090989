#include "dataset/row/row_json.h"

#include <algorithm>

#include "base/json_write.h"
#include "facts/memory_json.h"
#include "inputs/json.h"

namespace weft::dataset {
namespace {

using Kind = JsonValue::Kind;

void append_complexity(TextBuffer& out, const Complexity& complexity) {
    JsonWriter json(out, json_compact);
    json.begin_object();
    for (const ComplexityField& field : complexity_fields()) json.member(field.name, complexity.*field.value);
    json.end_object();
}

void append_tokens(TextBuffer& out, const Tokens& tokens) {
    JsonWriter json(out, json_compact);
    if (!tokens.known) return void(json.null());
    json.begin_object();
    for (const TokenField& field : token_fields()) json.member(field.name, tokens.*field.value);
    json.end_object();
}

void append_messages(TextBuffer& out, std::span<const Message> messages) {
    JsonWriter json(out, json_compact);
    json.begin_array();
    for (const Message& message : messages) {
        json.begin_object().member("role", message.role).member("content", message.content).end_object();
    }
    json.end_array();
}

bool is_code(const Column& column) {
    return column.kind == ColumnKind::Code;
}
bool is_source(const Column& column) {
    return column.name == "python_source";
}

struct CodeOf {
    Code forward, backward;
};
CodeOf code_of(const Row& row, PairDevice device) {
    if (device == PairDevice::Cpu) return {row.cpp_forward, row.cpp_backward};
    return {row.cuda_forward, row.cuda_backward};
}

}  // namespace

std::string_view text(PairDevice device) {
    return device == PairDevice::Cpu ? "cpu" : "cuda";
}

RowJson::RowJson(Columns columns) {
    for (const Column& column : columns) {
        items_.push_back({&column, (items_.empty() ? "{\"" : ",\"") + std::string(column.name) + "\":"});
    }
}

void RowJson::append(TextBuffer& out, const Row& row) const {
    for (const Item& item : items_) {
        out.append(item.prefix);
        append_column(out, *item.column, row);
    }
    out.append("}\n");
}

void append_column(TextBuffer& out, const Column& column, const Row& row) {
    switch (column.kind) {
        case ColumnKind::Text:
            append_json_string(out, row.*column.text);
            break;
        case ColumnKind::Code:
        case ColumnKind::MaybeText:
            if (const Code& code = row.*column.code) {
                append_json_string(out, *code);
            } else {
                out.append("null");
            }
            break;
        case ColumnKind::Number:
            out.append_uint(row.*column.number);
            break;
        case ColumnKind::Complexity:
            append_complexity(out, row.complexity);
            break;
        case ColumnKind::Gradient: {
            JsonWriter json(out, json_compact);
            json.begin_object()
                .member("kind", row.gradient.kind)
                .member("reason", row.gradient.reason)
                .end_object();
            break;
        }
        case ColumnKind::Memory: {
            JsonWriter json(out, json_compact);
            facts::write(json, row.memory);
            break;
        }
        case ColumnKind::Inputs: {
            JsonWriter json(out, json_compact);
            if (row.inputs.are_known()) {
                inputs::write(json, row.inputs);
            } else {
                json.null();
            }
            break;
        }
        case ColumnKind::Tokens:
            append_tokens(out, row.tokens);
            break;
        case ColumnKind::Messages:
            append_messages(out, row.*column.messages);
            break;
        case ColumnKind::Record:
            for (const Column& field : column.fields) {
                out.append(&field == &column.fields.front() ? "{\"" : ",\"");
                out.append(field.name);
                out.append("\":");
                append_column(out, field, row);
            }
            out.append('}');
            break;
    }
}

void append_pair(TextBuffer& out, Columns columns, const Row& row, PairDevice device) {
    const CodeOf code = code_of(row, device);
    const auto append_code = [&](std::string_view key, const Code& column) {
        out.append(key);
        if (column) {
            append_json_string(out, *column);
        } else {
            out.append("null");
        }
    };
    out.append("{\"python_source\":");
    append_json_string(out, row.python_source);
    append_code(",\"cpp_forward\":", code.forward);
    append_code(",\"cpp_backward\":", code.backward);
    if (device == PairDevice::Cuda) {
        append_code(",\"cuda_forward\":", code.forward);
        append_code(",\"cuda_backward\":", code.backward);
    }
    out.append(",\"metadata\":{");
    bool first = true;
    for (const Column& column : columns) {
        if (is_code(column) || is_source(column)) continue;
        out.append(first ? std::string_view("\"") : std::string_view(",\""));
        first = false;
        out.append(column.name);
        out.append("\":");
        append_column(out, column, row);
        if (column.name != "description") continue;
        out.append(",\"device\":");
        append_json_string(out, text(device));
    }
    out.append("}}\n");
}

// ---- and back ---------------------------------------------------------------------------------------------

namespace {

class RowReading {
  public:
    RowReading(const JsonDocument& document, Row& row, Problems& problems)
        : document_(document), row_(row), problems_(problems) {}

    void column(const Column& column, const JsonValue& value) {
        where_ = column.name;
        switch (column.kind) {
            case ColumnKind::Text:
                text(value, row_.*column.text);
                break;
            case ColumnKind::Code:
            case ColumnKind::MaybeText:
                if (value.is(Kind::Null)) {
                    row_.*column.code = std::nullopt;
                } else {
                    text(value, (row_.*column.code).emplace());
                }
                break;
            case ColumnKind::Number:
                number(value, row_.*column.number);
                break;
            case ColumnKind::Complexity:
                complexity(value);
                break;
            case ColumnKind::Gradient:
                text(field(value, "kind", 2), row_.gradient.kind);
                text(document_.member(value, "reason"), row_.gradient.reason);
                break;
            case ColumnKind::Memory:
                if (auto read = facts::read(document_, value, row_.memory); !read) wrong(read.error());
                break;
            case ColumnKind::Inputs:
                if (value.is(Kind::Null)) {
                    row_.inputs.forget();
                } else if (auto read = inputs::read(document_, value, row_.inputs); !read) {
                    wrong(read.error());
                }
                break;
            case ColumnKind::Tokens:
                tokens(value);
                break;
            case ColumnKind::Messages:
                messages(value, row_.*column.messages);
                break;
            case ColumnKind::Record:
                for (const Column& each : column.fields) {
                    const JsonValue& member = field(value, each.name, column.fields.size());
                    if (each.text != nullptr) text(member, row_.*each.text);
                    if (each.number != nullptr) number(member, row_.*each.number);
                }
                break;
        }
    }

    void missing(std::string_view name) {
        problems_.push_back("column `" + std::string(name) + "` is missing");
    }
    void missing(const Column& column) {
        if (!column.may_be_missing()) return missing(column.name);
        column.set_null(row_);
    }
    void unknown(std::string_view name) {
        problems_.push_back("column `" + std::string(name) + "` is not known");
    }

  private:
    void wrong(std::string_view what) {
        problems_.push_back("column `" + std::string(where_) + "`: " + std::string(what));
    }
    void text(const JsonValue& value, std::string_view& out) {
        out = {};
        if (value.is(Kind::String)) {
            out = value.text;
        } else {
            wrong("not a string");
        }
    }
    void number(const JsonValue& value, uint64_t& out) {
        const std::optional<uint64_t> number = value.as_uint();
        out = number.value_or(0);
        if (!number) wrong("not an integer");
    }
    // A member of a record that has `size` of them.
    const JsonValue& field(const JsonValue& record, std::string_view name, size_t size) {
        if (!record.is(Kind::Object) || record.count != size) wrong("not the record it should be");
        return document_.member(record, name);
    }
    void complexity(const JsonValue& value) {
        const auto fields = complexity_fields();
        for (size_t i = 0; i < fields.size(); ++i) {
            const JsonValue& member = i == 0 ? field(value, fields[i].name, fields.size())
                                             : document_.member(value, fields[i].name);
            number(member, row_.complexity.*fields[i].value);
        }
    }
    void tokens(const JsonValue& value) {
        row_.tokens = {};
        if (value.is(Kind::Null)) return;
        row_.tokens.known = true;
        for (const TokenField& each : token_fields())
            number(field(value, each.name, token_fields().size()), row_.tokens.*each.value);
    }
    void messages(const JsonValue& value, std::vector<Message>& out) {
        out.clear();
        if (!value.is(Kind::Array)) return wrong("not a list");
        for (const JsonValue& child : document_.children(value)) {
            Message& message = out.emplace_back();
            text(field(child, "role", 2), message.role);
            text(document_.member(child, "content"), message.content);
        }
    }

    const JsonDocument& document_;
    Row& row_;
    Problems& problems_;
    std::string_view where_;
};

}  // namespace

void read_row(const JsonDocument& document, Columns columns, Row& row, Problems& problems) {
    RowReading reading(document, row, problems);
    if (!document.root().is(Kind::Object)) return problems.push_back("not an object");
    for (const Column& column : columns) {
        if (!document.has(document.root(), column.name)) {
            reading.missing(column);
            continue;
        }
        reading.column(column, document.member(document.root(), column.name));
    }
    for (const JsonValue& member : document.children(document.root())) {
        if (find_column(columns, member.key) == nullptr) reading.unknown(member.key);
    }
}

namespace {

// `{python_source, cpp_forward, metadata}`, where metadata tells the kernel's name and perhaps more.
void read_earlier_pair(const JsonDocument& document, PairDevice& device, Row& row, Problems& problems) {
    RowReading reading(document, row, problems);
    const JsonValue& root = document.root();
    const JsonValue& metadata = document.member(root, "metadata");
    const std::string_view code = document.member(root, "cpp_forward").text,
                           said = document.member(metadata, "device").text;
    const bool is_cuda = said.empty() ? code.find("_cuda_kernel_") != std::string_view::npos : said == "cuda";
    device = is_cuda ? PairDevice::Cuda : PairDevice::Cpu;
    const auto read = [&](const JsonValue& object, std::string_view key, std::string_view column,
                          bool is_needed) {
        const Column& which = *find_column(earlier_columns(), column);
        if (document.has(object, key)) return reading.column(which, document.member(object, key));
        if (is_needed) return reading.missing(key);
        which.set_null(row);
        if (which.text != nullptr) row.*which.text = {};
    };
    read(root, "python_source", "python_source", true);
    read(root, "cpp_forward", is_cuda ? "cuda_forward" : "cpp_forward", true);
    read(root, "cpp_backward", is_cuda ? "cuda_backward" : "cpp_backward", false);
    read(metadata, "kernel_name", "kernel_name", true);
    read(metadata, "category", "category", false);
    read(metadata, "description", "description", false);
}

}  // namespace

void read_pair(const JsonDocument& document, Columns columns, PairDevice& device, Row& row,
               Problems& problems) {
    if (columns.data() == earlier_columns().data()) return read_earlier_pair(document, device, row, problems);
    RowReading reading(document, row, problems);
    const JsonValue& root = document.root();
    const JsonValue& metadata = document.member(root, "metadata");
    if (!metadata.is(Kind::Object)) return problems.push_back("not a pair: there is no `metadata`");
    const std::string_view device_name = document.member(metadata, "device").text;
    if (device_name != "cpu" && device_name != "cuda")
        problems.push_back("`metadata.device` is neither cpu nor cuda");
    device = device_name == "cuda" ? PairDevice::Cuda : PairDevice::Cpu;

    const auto top = [&](std::string_view key, std::string_view column) {
        if (!document.has(root, key)) return reading.missing(key);
        reading.column(*find_column(columns, column), document.member(root, key));
    };
    top("python_source", "python_source");
    if (device == PairDevice::Cpu) {
        top("cpp_forward", "cpp_forward");
        top("cpp_backward", "cpp_backward");
    } else {
        top("cuda_forward", "cuda_forward");
        top("cuda_backward", "cuda_backward");
        for (const auto& [ours, theirs] :
             {std::pair{"cpp_forward", "cuda_forward"}, {"cpp_backward", "cuda_backward"}}) {
            if (document.member(root, ours).text != document.member(root, theirs).text) {
                problems.push_back(std::string(ours) + " and " + theirs +
                                   " of a cuda pair are not the same text");
            }
        }
    }
    if (root.count != (device == PairDevice::Cpu ? 4u : 6u)) problems.push_back("a pair has other keys");
    for (const Column& column : columns) {
        if (is_code(column) || is_source(column)) continue;
        if (!document.has(metadata, column.name)) {
            reading.missing(column);
        } else {
            reading.column(column, document.member(metadata, column.name));
        }
    }
    for (const JsonValue& member : document.children(metadata)) {
        if (member.key != "device" && find_column(columns, member.key) == nullptr)
            reading.unknown(member.key);
    }
}

}  // namespace weft::dataset
