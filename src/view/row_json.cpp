#include "view/row_json.h"

#include <algorithm>

#include "base/utf8.h"
#include "dataset/row/row_json.h"
#include "syntax/highlight.h"
#include "view/query.h"

namespace weft::view {
namespace {

using dataset::Column;
using dataset::ColumnKind;
using syntax::Language;

constexpr size_t longest_coloured = 2u << 20;  // what is longer is shown plain
constexpr size_t longest_fact = 160;           // what is longer has a page of its own

// What a page counts in: JavaScript's strings have 16 bits a unit.
size_t units_of(std::string_view text) {
    size_t units = 0;
    for (const char c : text)
        units += is_utf8_continuation(c) ? 0 : static_cast<unsigned char>(c) >= 0xF0 ? 2 : 1;
    return units;
}

// Three numbers for each coloured part: how far behind the last one it begins, its length, its tint.
void write_marks(JsonWriter& json, std::string_view text, Language language) {
    json.begin_array();
    const bool is_sound =
        text.size() <= longest_coloured && first_invalid_utf8(text) == std::string_view::npos;
    size_t at = 0;
    for (const syntax::Tinted& part : syntax::highlight(is_sound ? text : "", language)) {
        json.value(uint64_t{units_of(text.substr(at, part.begin - at))});
        json.value(uint64_t{units_of(text.substr(part.begin, part.end - part.begin))});
        json.value(uint64_t{static_cast<uint8_t>(part.tint)});
        at = part.end;
    }
    json.end_array();
}

void write_text(JsonWriter& json, std::string_view title, std::string_view text, Language language,
                const LineLinks* links = nullptr) {
    json.begin_object().member("title", title).member("text", text);
    write_marks(json.key("marks"), text, language);
    if (links != nullptr && !links->empty()) {
        json.key("lines").begin_array();
        for (const uint32_t line : *links) json.value(uint64_t{line});
        json.end_array();
    }
    json.end_object();
}

void begin_pane(JsonWriter& json, std::string_view id, std::string_view title) {
    json.begin_object().member("id", id).member("title", title).key("texts").begin_array();
}
void end_pane(JsonWriter& json) {
    json.end_array().end_object();
}

void write_code_panes(JsonWriter& json, const OpenedRow& opened) {
    const dataset::Row& row = opened.row;
    json.key("panes").begin_array();
    if (!row.python_source.empty()) {
        begin_pane(json, "python", "Python");
        write_text(json, "", row.python_source, Language::Python);
        end_pane(json);
    }
    for (const auto& [target, title] :
         {std::pair(emit::cpu, "C++ for the CPU"), std::pair(emit::cuda, "CUDA")}) {
        const size_t forward = code_column(target, false), backward = code_column(target, true);
        if (!(row.*code_columns[forward]) && !(row.*code_columns[backward])) continue;
        begin_pane(json, emit::targets[target].name, title);
        for (const auto& [column, pass] : {std::pair(forward, "forward"), std::pair(backward, "adjoint")}) {
            const dataset::Code& code = row.*code_columns[column];
            if (code && !code->empty())
                write_text(json, pass, *code, Language::Cpp, &opened.links.lines[column]);
        }
        end_pane(json);
    }
    json.end_array();
    constexpr std::string_view sources[] = {"none", "comments", "map"};
    json.member("links", sources[static_cast<size_t>(opened.links.source)]);
}

// Where a column is shown: between the panes, by a form of its own, as a text, or in the table of facts.
enum class Shown : uint8_t { InPanes, Apart, Text, Fact };

Shown shown_as(const Column& column, const dataset::Row& row) {
    constexpr std::string_view panes[] = {"python_source", "cpp_forward", "cpp_backward", "cuda_forward",
                                          "cuda_backward"};
    constexpr std::string_view apart[] = {"inputs", "expected", "hardware", "checks"};
    constexpr std::string_view texts[] = {"cuda_standalone", "launch_script", "ptx_forward",
                                          "ptx_backward",    "sass_forward",  "sass_backward",
                                          "faulty_source",   "correct_code",  "diff"};
    const auto in = [&](std::span<const std::string_view> names) {
        return std::find(names.begin(), names.end(), column.name) != names.end();
    };
    if (in(panes)) return Shown::InPanes;
    if (in(apart)) return Shown::Apart;
    if (in(texts) || column.kind == ColumnKind::Messages) return Shown::Text;
    std::string_view value;
    if (column.text != nullptr) value = row.*column.text;
    if (column.code != nullptr) value = (row.*column.code).value_or("");
    const bool is_prose = column.name == "description" || column.name == "policy";
    return !is_prose && (value.size() > longest_fact || value.find('\n') != std::string_view::npos)
               ? Shown::Text
               : Shown::Fact;
}

Language language_of(const Column& column, const dataset::Row& row) {
    if (column.name == "launch_script") return Language::Python;
    if (column.name == "faulty_source") return row.language == "python" ? Language::Python : Language::Cpp;
    return column.name == "cuda_standalone" || column.name == "correct_code" ||
                   column.name.starts_with("ptx_")
               ? Language::Cpp
               : Language::Plain;
}

// What belongs together stands on one page: PTX of both passes.
std::string_view page_of(std::string_view column) {
    if (column.starts_with("ptx_")) return "PTX";
    if (column.starts_with("sass_")) return "SASS";
    if (column == "cuda_standalone") return "Standalone CUDA";
    if (column == "launch_script") return "Launch script";
    return column;
}
std::string_view part_of(std::string_view column) {
    if (column.ends_with("_forward")) return "forward";
    return column.ends_with("_backward") ? "adjoint" : "";
}

void write_pages(JsonWriter& json, dataset::Columns columns, const dataset::Row& row) {
    std::string_view open;
    json.key("pages").begin_array();
    for (const Column& column : columns) {
        if (shown_as(column, row) != Shown::Text) continue;
        const bool is_messages = column.kind == ColumnKind::Messages;
        const std::string_view value = column.text != nullptr   ? row.*column.text
                                       : column.code != nullptr ? (row.*column.code).value_or("")
                                                                : std::string_view();
        if (value.empty() && (!is_messages || (row.*column.messages).empty())) continue;
        if (page_of(column.name) != open) {
            if (!open.empty()) end_pane(json);
            open = page_of(column.name);
            begin_pane(json, column.name, open);
        }
        if (is_messages) {
            for (const dataset::Message& message : row.*column.messages)
                write_text(json, message.role, message.content, Language::Plain);
        } else {
            write_text(json, part_of(column.name), value, language_of(column, row));
        }
    }
    if (!open.empty()) end_pane(json);
    json.end_array();
}

void write_facts(JsonWriter& json, dataset::Columns columns, const dataset::Row& row) {
    json.key("facts").begin_array();
    TextBuffer value;
    for (const Column& column : columns) {
        if (shown_as(column, row) != Shown::Fact) continue;
        value.clear();
        dataset::append_column(value, column, row);
        if (value.view() == "null" || value.view() == "\"\"" || value.view() == "[]") continue;
        json.begin_array().value(column.name);
        // Strings and records as they are written in the row; the page lays them out.
        if (column.text != nullptr) {
            json.value(row.*column.text);
        } else if (column.code != nullptr) {
            json.value((row.*column.code).value_or(""));
        } else if (first_invalid_utf8(value.view()) == std::string_view::npos) {
            json.raw(value.view());
        } else {
            json.value(value.view());
        }
        json.value(column.about).end_array();
    }
    json.end_array();
}

void write_strings(JsonWriter& json, std::string_view key, const std::vector<std::string>& all) {
    json.key(key).begin_array();
    for (const std::string& one : all) json.value(one);
    json.end_array();
}

// JSON that a row holds as text goes as text: it comes from a stranger, and the page reads it.
void write_apart(JsonWriter& json, dataset::Columns columns, const dataset::Row& row) {
    for (const Column& column : columns) {
        if (shown_as(column, row) != Shown::Apart) continue;
        if (column.kind == ColumnKind::Inputs) {
            TextBuffer value;
            dataset::append_column(value, column, row);
            json.member("inputs", value.view());
        } else if (const dataset::Code& code = row.*column.code; code) {
            json.member(column.name, *code);
        }
    }
}

// Rows of others may have no seed and index, or share them.
bool is_found_by_seed(const Rows& rows, uint64_t number) {
    if (dataset::find_column(rows.columns(), "seed") == nullptr) return false;
    const Entry& entry = rows.table().at(number).entry;
    return rows.table().find(entry.seed, entry.index) == number;
}

}  // namespace

void write_list_row(JsonWriter& json, const Table& table, uint64_t row) {
    const RowRef ref = table.at(row);
    const Entry& entry = ref.entry;
    json.begin_object().member("row", row).member("name", ref.part.name(entry));
    json.member("brief", ref.part.brief(entry));
    for (size_t i = 0; i < coded_count; ++i) {
        if (entry.codes[i] != 0)
            json.member(coded_names[i], table.text_of(static_cast<Coded>(i), entry.codes[i]));
    }
    json.member("difficulty", uint64_t{entry.difficulty}).member("device", device_text(entry.devices));
    json.member("id", id_text(entry)).member("seed", std::to_string(entry.seed)).member("index", entry.index);
    json.member("python_bytes", uint64_t{entry.python_bytes})
        .member("code_bytes", uint64_t{entry.code_bytes});
    json.member("ir", uint64_t{entry.ir_size});
    if (entry.is_new != 0) json.member("is_new", true);
    if (entry.has_problems != 0) json.member("has_problems", true);
    json.end_object();
}

void write_row(JsonWriter& json, const Rows& rows, uint64_t number, const OpenedRow& opened) {
    json.begin_object().member("row", number);
    write_list_row(json.key("summary"), rows.table(), number);
    if (is_found_by_seed(rows, number)) json.member("is_found_by_seed", true);
    json.member("place", opened.place).member("first_line", uint64_t{opened.first_line});
    write_strings(json, "problems", opened.problems);
    write_strings(json, "diagnostics", opened.diagnostics);
    write_code_panes(json, opened);
    write_pages(json, rows.columns(), opened.row);
    write_facts(json, rows.columns(), opened.row);
    write_apart(json, rows.columns(), opened.row);
    json.end_object();
}

}  // namespace weft::view
