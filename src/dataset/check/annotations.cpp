#include "dataset/check/annotations.h"

#include <unistd.h>

#include <algorithm>

#include "base/json_read.h"
#include "base/json_write.h"

namespace weft::dataset {
namespace {

// Compilers quote what they like.
constexpr JsonStyle repaired{.repairs = true};

std::string piece_text(const RowNote& note) {
    TextBuffer out;
    JsonWriter json(out, repaired);
    json.begin_object()
        .member("failed", note.failed)
        .member("void", note.is_void)
        .key("checks")
        .begin_object();
    for (const auto& [name, outcome] : note.checks) json.member(name, outcome);
    json.end_object().key("columns").begin_object();
    for (const auto& [name, text] : note.columns) json.member(name, text);
    json.end_object().end_object();
    return out.str();
}

std::string checks_text(const std::map<std::string, std::string>& checks) {
    TextBuffer out;
    JsonWriter json(out, json_compact);
    json.begin_object();
    for (const auto& [name, outcome] : checks) json.member(name, outcome);
    json.end_object();
    return out.str();
}

const Column* column_of(std::string_view name) {
    const Column* const column = find_column(annotated_columns(), name);
    return column != nullptr ? column : find_column(fault_columns(), name);
}

}  // namespace

Result<std::unique_ptr<Annotations>> Annotations::open() {
    std::FILE* const file = std::tmpfile();  // has no name, and goes with us
    if (file == nullptr) return Error{"cannot make a temporary file"};
    return std::unique_ptr<Annotations>(new Annotations(file));
}

void Annotations::add(uint64_t unit, uint64_t number, const RowNote& note) {
    const std::string text = piece_text(note);
    const std::lock_guard lock(mutex_);
    if (std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size()) failed_ = true;
    pieces_[{unit, number}].push_back({size_, text.size()});
    size_ += text.size();
}

std::optional<Error> Annotations::failure() const {
    const std::lock_guard lock(mutex_);
    if (std::fflush(file_.get()) == 0 && !failed_) return std::nullopt;
    return Error{"what was found does not fit on the disk of temporary files"};
}

std::string Annotations::read(const Piece& piece) const {
    std::string text(piece.size, '\0');
    const ssize_t got = pread(fileno(file_.get()), text.data(), text.size(), static_cast<off_t>(piece.begin));
    text.resize(static_cast<size_t>(std::max<ssize_t>(got, 0)));
    return text;
}

Result<bool> Annotations::apply(uint64_t unit, uint64_t number, Row& row, std::string& memory) const {
    const auto found = pieces_.find({unit, number});
    if (found == pieces_.end()) return false;
    bool failed = false;
    std::map<std::string, std::string> checks;
    std::map<const Column*, std::string> texts;
    for (const Piece& piece : found->second) {
        JsonDocument document;
        if (auto parsed = document.parse(read(piece)); !parsed)
            return Error{"what was found cannot be read back: " + parsed.error()};
        if (document.member(document.root(), "void").is(JsonValue::Kind::True)) return false;
        failed |= document.member(document.root(), "failed").is(JsonValue::Kind::True);
        for (const JsonValue& check : document.children(document.member(document.root(), "checks")))
            checks.emplace(check.key, check.text);  // the first word on a check counts
        for (const JsonValue& value : document.children(document.member(document.root(), "columns")))
            texts[column_of(value.key)] = value.text;
    }
    texts[column_of("verdict")] = failed ? "failed" : "passed";
    texts[column_of("checks")] = checks_text(checks);

    size_t size = 0;
    for (const auto& [column, text] : texts) size += text.size();
    memory.clear();
    memory.reserve(size);  // nothing moves below
    for (const Column& column : annotated_columns().subspan(wide_columns().size()))
        row.*column.code = std::nullopt;
    for (const auto& [column, text] : texts) {
        const size_t at = memory.size();
        memory += text;
        row.*column->code = std::string_view(memory).substr(at);
    }
    return true;
}

}  // namespace weft::dataset
