#include "dataset/formats/reader.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <unordered_set>

#include "base/files.h"
#include "base/utf8.h"
#include "dataset/formats/parquet.h"
#include "dataset/formats/zst.h"
#include "dataset/set/recipe.h"
#include "dataset/views/views.h"
#include "inputs/resolve.h"

namespace weft::dataset {
namespace {

constexpr size_t pairs_per_unit = 1000;
constexpr size_t longest_line = 64u << 20;
constexpr size_t most_values = 1u << 20;  // in a row
// Rows shrink to a tenth or a thirtieth. What is packed a thousand times is made to fill memory.
constexpr uint64_t most_unpacked = 256u << 20, most_times = 1000;
constexpr uint64_t most_unreadable = 1000;  // lines one after the other, before the rest is given up
// A row has some thousand bytes. Where so many lines are so short, they are none.
constexpr uint64_t many_lines = 100'000, least_mean = 100;

// ---- lines, plain or compressed

class Lines {
  public:
    Lines(const std::string& path, bool compressed) : path_(path), file_(path) {
        if (compressed) zst_ = std::make_unique<ZstStream>();
    }
    Result<void> open() { return file_.open(); }
    // Without its end; the view holds until the next call.
    Result<bool> next(std::string_view& line, bool& ended) {
        size_t searched = at_;
        while (true) {
            const size_t end = text_.find('\n', searched);
            if (end != std::string::npos) {
                line = std::string_view(text_).substr(at_, end - at_);
                offset_ = dropped_ + at_;
                at_ = end + 1;
                ended = true;
                return true;
            }
            text_.erase(0, at_);
            dropped_ += at_;
            at_ = 0;
            searched = text_.size();
            if (text_.size() > longest_line) return Error{path_ + ": a line is too long"};
            WEFT_TRY(const bool more, fill());
            if (more) continue;
            line = text_;
            offset_ = dropped_;
            at_ = text_.size();
            ended = false;
            return !line.empty();
        }
    }

    uint64_t offset() const { return offset_; }  // of the last line, in what the file unpacks to

  private:
    static constexpr size_t piece = 1u << 20;

    Result<bool> read_piece(std::string& to) {
        const size_t before = to.size();
        to.resize(before + piece);
        WEFT_TRY(const size_t got, file_.read(to.data() + before, piece));
        to.resize(before + got);
        return got != 0;
    }
    Result<bool> fill() {
        if (!zst_) return read_piece(text_);
        const size_t before = text_.size();
        while (text_.size() == before) {
            if (left_.empty()) {
                packed_.clear();
                WEFT_TRY(const bool more, read_piece(packed_));
                left_ = packed_;
                if (!more)
                    return zst_->whole() ? Result<bool>(false)
                                         : Result<bool>(Error{path_ + ": the file ends early"});
            }
            if (auto done = zst_->decompress(left_, text_, piece); !done)
                return Error{path_ + ": " + done.error()};
            unpacked_ += text_.size() - before;
            if (unpacked_ > most_unpacked && unpacked_ / most_times > file_.expected_size())
                return Error{path_ + ": it unpacks to more than " + std::to_string(most_times) +
                             " times its size"};
        }
        return true;
    }

    std::string path_, text_, packed_;
    std::string_view left_;  // of packed_
    size_t at_ = 0;
    uint64_t unpacked_ = 0;
    uint64_t dropped_ = 0, offset_ = 0;  // dropped_: bytes before text_
    InFile file_;
    std::unique_ptr<ZstStream> zst_;
};

class LinesReader : public RowReader {
  public:
    LinesReader(const Set& set, const Unit& unit)
        : columns_(set.columns),
          name_(unit.path),
          lines_(join(set.folder, unit.path), unit.kind == Unit::Kind::Zst) {}
    Result<void> open() { return lines_.open(); }

    Result<bool> next(Row& row, RowPlace& place, Problems& problems) override {
        std::string_view line;
        bool ended = true;
        WEFT_TRY(const bool more, lines_.next(line, ended));
        if (!more) return false;
        place = {name_, ++number_, lines_.offset(), line.size()};
        if (!ended) problems.push_back("the last line does not end");
        if (auto parsed = document_.parse(line); !parsed) {
            problems.push_back("not JSON: " + parsed.error());
            if (++unreadable_ == most_unreadable)
                return Error{place.text() + ": " + std::to_string(most_unreadable) +
                             " lines one after the other are not JSON; the rest is not read"};
        } else {
            unreadable_ = 0;
            read_row(document_, columns_, row, problems);
        }
        return true;
    }

  private:
    Columns columns_;
    std::string name_;
    Lines lines_;
    JsonDocument document_{most_values};
    uint64_t number_ = 0, unreadable_ = 0;
};

// ---- pairs
// -----------------------------------------------------------------------------------------------------

class PairsReader : public RowReader {
  public:
    PairsReader(const Set& set, const Unit& unit) : columns_(set.columns), folder_(set.folder), unit_(unit) {}

    Result<bool> next(Row& row, RowPlace& place, Problems& problems) override {
        if (at_ == unit_.names.size()) return false;
        const std::string& name = unit_.names[at_];
        place = {name, 1, at_++};
        row.cpp_forward = row.cpp_backward = row.cuda_forward = row.cuda_backward = std::nullopt;
        if (auto done = read(name, 0, row, problems); !done) return done.failure();
        const std::string stem = name.substr(0, name.find('.'));
        if (at_ == unit_.names.size() || unit_.names[at_] != stem + ".cuda.json") {
            if (name == stem + ".cpu.json") problems.push_back("the pair for cuda is missing");
            return true;
        }
        shared(row, first_);
        const size_t known = problems.size();
        if (auto done = read(unit_.names[at_++], 1, row, problems); !done) return done.failure();
        shared(row, second_);
        if (known == problems.size() && first_.view() != second_.view()) {
            problems.push_back("the pairs for cpu and cuda differ in more than their code");
        }
        return true;
    }

  private:
    Result<void> read(const std::string& name, size_t which, Row& row, Problems& problems) {
        WEFT_TRY(texts_[which], read_file(join(folder_, name), longest_line));
        if (texts_[which].size() > longest_line) return Error{join(folder_, name) + ": the file is too long"};
        if (auto parsed = documents_[which].parse(texts_[which]); !parsed) {
            problems.push_back("not JSON: " + parsed.error());
            return {};
        }
        PairDevice device{};
        read_pair(documents_[which], columns_, device, row, problems);
        const bool says_cpu = name.ends_with(".cpu.json"), says_cuda = name.ends_with(".cuda.json");
        if ((says_cpu && device != PairDevice::Cpu) || (says_cuda && device != PairDevice::Cuda)) {
            problems.push_back("`metadata.device` is not the device in the file's name");
        }
        return {};
    }
    void shared(const Row& row, TextBuffer& out) const {
        out.clear();
        for (const Column& column : columns_) {
            if (column.kind != ColumnKind::Code) append_column(out, column, row);
        }
    }

    Columns columns_;
    std::string folder_;
    const Unit& unit_;
    size_t at_ = 0;
    std::string texts_[2];
    JsonDocument documents_[2] = {JsonDocument(most_values), JsonDocument(most_values)};
    TextBuffer first_, second_;
};

bool is_utf8(const Column& column, const Row& row) {
    const auto valid = [](std::string_view text) {
        return first_invalid_utf8(text) == std::string_view::npos;
    };
    switch (column.kind) {
        case ColumnKind::Text:
            return valid(row.*column.text);
        case ColumnKind::Code:
        case ColumnKind::MaybeText:
            return !(row.*column.code) || valid(*(row.*column.code));
        case ColumnKind::Gradient:
            return valid(row.gradient.kind) && valid(row.gradient.reason);
        case ColumnKind::Memory:
            return std::all_of(
                row.memory.accesses.begin(), row.memory.accesses.end(),
                [&](const facts::Access& access) { return valid(access.array) && valid(access.stride); });
        case ColumnKind::Inputs:
            return std::all_of(row.inputs.args.begin(), row.inputs.args.end(),
                               [&](const inputs::Arg& arg) { return valid(arg.name) && valid(arg.dtype); });
        case ColumnKind::Messages:
            return std::all_of(
                (row.*column.messages).begin(), (row.*column.messages).end(),
                [&](const Message& message) { return valid(message.role) && valid(message.content); });
        case ColumnKind::Record:
            return std::all_of(column.fields.begin(), column.fields.end(),
                               [&](const Column& field) { return is_utf8(field, row); });
        case ColumnKind::Number:
        case ColumnKind::Complexity:
        case ColumnKind::Tokens:
            return true;
    }
    return true;
}

class ParquetUnitReader : public RowReader {
  public:
    ParquetUnitReader(std::string name, Columns columns, std::unique_ptr<ParquetReader> reader)
        : name_(std::move(name)), columns_(columns), reader_(std::move(reader)) {}
    Result<bool> next(Row& row, RowPlace& place, Problems& problems) override {
        place = {name_, ++number_};
        const auto more = reader_->next(row, problems);
        if (!more) return more.failure().at(name_);
        // The library of Parquet reads what is written; whether it means something is told here.
        if (more.value() && problems.empty()) {
            for (const Column& column : columns_) {
                if (!is_utf8(column, row))
                    problems.push_back("column `" + std::string(column.name) + "` is not UTF-8");
            }
            const bool has_inputs = find_column(columns_, "inputs") != nullptr && row.inputs.are_known();
            if (const auto fits = has_inputs ? inputs::check(row.inputs) : Result<void>(); !fits)
                problems.push_back("column `inputs`: " + fits.error());
        }
        return more.value();
    }

  private:
    std::string name_;
    Columns columns_;
    std::unique_ptr<ParquetReader> reader_;
    uint64_t number_ = 0;
};

// The library opens by itself what it is told to: whether that is a file is seen before.
Result<const Parquet*> parquet_for(const std::string& path) {
    InFile file(path);
    if (auto opened = file.open(); !opened) return opened.failure();
    return parquet();
}

// ---- what belongs to a set
// ----------------------------------------------------------------------------------------

std::optional<Unit::Kind> kind_of(std::string_view name) {
    if (name.ends_with(".jsonl")) return Unit::Kind::Jsonl;
    if (name.ends_with(".jsonl.zst")) return Unit::Kind::Zst;
    if (name.ends_with(".parquet")) return Unit::Kind::Parquet;
    if (name.starts_with("pair_") && name.ends_with(".json")) return Unit::Kind::Pairs;
    return std::nullopt;
}

void add_pairs(Set& set, std::vector<std::string> names) {
    for (size_t i = 0; i < names.size();) {
        size_t end = std::min(names.size(), i + pairs_per_unit);
        // both files of a pair stay together
        while (end < names.size() && names[end].substr(0, names[end].find('.')) ==
                                         names[end - 1].substr(0, names[end - 1].find('.')))
            ++end;
        Unit unit{Unit::Kind::Pairs, names[i], {}, std::nullopt};
        unit.names.assign(names.begin() + static_cast<ptrdiff_t>(i),
                          names.begin() + static_cast<ptrdiff_t>(end));
        set.units.push_back(std::move(unit));
        i = end;
    }
}

// "data/train-00003-of-00010.jsonl" of a manifest that says how many rows and shards there are: indexes.
void set_indexes(Unit& unit, const NamedValues& options) {
    Recipe range;
    range.count = number_of(options, "count");
    range.shards = number_of(options, "shards");
    const auto shard = shard_of(unit.path);
    if (unit.kind == Unit::Kind::Pairs || !shard || range.shards == 0) return;
    unit.first_index = range.first_index(*shard);
    unit.end_index = range.first_index(*shard + 1);
}

Result<void> list_recorded(Set& set) {
    for (const WrittenFile& file : set.manifest->files) {
        WEFT_TRY(Unit unit, unit_of(set.folder, file));
        set_indexes(unit, set.manifest->options);
        if (unit.kind == Unit::Kind::Pairs) {
            if (unit.names.size() != file.files) {
                set.problems.push_back(file.path + " … " + file.last + ": " +
                                       std::to_string(unit.names.size()) + " of " +
                                       std::to_string(file.files) + " files are there");
            }
            if (unit.names.empty()) continue;
        } else if (!exists(join(set.folder, file.path))) {
            set.problems.push_back(file.path + " is missing");
            continue;
        }
        set.units.push_back(std::move(unit));
    }
    return {};
}

// Data files below data/ that the manifest does not name.
Result<void> find_strangers(Set& set) {
    const std::string data = join(set.folder, "data");
    if (!is_folder(data)) return {};
    WEFT_TRY(const std::vector<std::string> names, names_in(data));
    std::unordered_set<std::string_view> known;
    for (const WrittenFile& file : set.manifest->files) known.insert(file.path);
    for (const std::string& name : names) {
        if (!known.contains("data/" + name))
            set.problems.push_back("data/" + name + " is not in manifest.json");
    }
    return {};
}

Result<void> list_found(Set& set) {
    std::vector<std::string> pairs;
    for (const char* below : {"", "data/"}) {
        const std::string folder = join(set.folder, below);
        if (!is_folder(folder)) continue;
        WEFT_TRY(const std::vector<std::string> names, names_in(folder));
        for (const std::string& name : names) {
            const auto kind = kind_of(name);
            if (!kind) continue;
            if (*kind == Unit::Kind::Pairs) {
                pairs.push_back(below + name);
            } else {
                set.units.push_back({*kind, below + name, {}, std::nullopt});
            }
        }
    }
    add_pairs(set, std::move(pairs));
    return {};
}

using Names = std::vector<std::string>;
Names keys_of(const JsonDocument& document, const JsonValue& object) {
    Names names;
    for (const JsonValue& member : document.children(object)) {
        names.emplace_back(member.key);
        if (member.is(JsonValue::Kind::Array)) names.back() += of_list;
    }
    return names;
}

// Of the first row's columns; none where they cannot be read, which is told by whoever reads the rows.
Result<Names> first_names(const Set& set) {
    if (set.units.empty()) return Names();
    const Unit& unit = set.units.front();
    const std::string path =
        join(set.folder, unit.kind == Unit::Kind::Pairs ? unit.names.front() : unit.path);
    JsonDocument document(most_values);
    switch (unit.kind) {
        case Unit::Kind::Parquet: {
            WEFT_TRY(const Parquet* library, parquet_for(path));
            auto read = library->column_names(path);
            return read ? std::move(read).value() : Names();
        }
        case Unit::Kind::Pairs: {
            const auto text = read_file(path, longest_line);
            if (!text || text.value().size() > longest_line || !document.parse(text.value())) return Names();
            return keys_of(document, document.member(document.root(), "metadata"));
        }
        case Unit::Kind::Jsonl:
        case Unit::Kind::Zst: {
            Lines lines(path, unit.kind == Unit::Kind::Zst);
            if (auto opened = lines.open(); !opened) return opened.failure();
            std::string_view line;
            bool ended = true;
            const auto more = lines.next(line, ended);
            if (!more || !more.value() || !document.parse(line)) return Names();
            return keys_of(document, document.root());
        }
    }
    return Names();
}

// Chat views and annotated sets have other columns; the first row tells.
Result<Columns> columns_of(const Set& set) {
    WEFT_TRY(const Names names, first_names(set));
    const auto has = [&](std::string_view name) {
        return std::any_of(names.begin(), names.end(), [&](const std::string& known) {
            return known == name || known == std::string(name) + std::string(of_list);
        });
    };
    if (has("fault")) return debug_columns();
    const bool is_pair = !set.units.empty() && set.units.front().kind == Unit::Kind::Pairs;
    if (is_pair && has("kernel_name") && !has("id") && !has("canonical") && !has("weft_version"))
        return earlier_columns();
    // Of the chat views each has a column that no other has, or has of another type.
    const auto chat = [](Shape shape) { return View(tasks().front(), shape).columns(); };
    if (has("messages")) return chat(Shape::Messages);
    if (has("reward_model")) return chat(Shape::Verl);
    if (has("rejected")) return chat(Shape::Preference);
    if (has("answer")) return chat(Shape::Verifiers);
    if (has("completion" + std::string(of_list))) return chat(Shape::PromptMessages);
    if (has("completion")) return chat(Shape::Prompt);
    return has(annotated_columns()[wide_columns().size()].name) ? annotated_columns() : wide_columns();
}

}  // namespace

std::vector<std::string> Set::all_problems() const {
    std::vector<std::string> all;
    if (is_unfinished)
        all.emplace_back(
            "the set is not finished: a run began it, and there is no manifest.json; the same command with "
            "--resume goes on with it (weft merge joins shards made one by one)");
    all.insert(all.end(), problems.begin(), problems.end());
    return all;
}

Result<Set> open_set(const std::string& path) {
    Set set;
    set.folder = path;
    while (set.folder.size() > 1 && set.folder.back() == '/') set.folder.pop_back();
    if (!exists(set.folder)) return Error{"there is no file or folder `" + set.folder + "`"};
    if (!is_folder(set.folder)) {
        const size_t slash = set.folder.rfind('/');
        const std::string name = set.folder.substr(slash == std::string::npos ? 0 : slash + 1);
        const auto kind = kind_of(name);
        if (!kind)
            return Error{set.folder + " is of no known format (pair_*.json, .jsonl, .jsonl.zst, .parquet)"};
        set.folder = slash == std::string::npos ? "." : set.folder.substr(0, slash);
        set.units.push_back({*kind, name, {name}, std::nullopt});
    } else if (exists(join(set.folder, "manifest.json"))) {
        WEFT_TRY(set.manifest, read_manifest(join(set.folder, "manifest.json")));
        if (auto listed = list_recorded(set); !listed) return listed.failure();
        if (auto found = find_strangers(set); !found) return found.failure();
    } else {
        if (auto listed = list_found(set); !listed) return listed.failure();
        set.is_unfinished = exists(options_path(set.folder)) || exists(join(set.folder, "progress.json"));
        if (set.units.empty())
            return Error{set.folder + (set.is_unfinished ? " is not finished and holds no data files yet"
                                                         : " holds no data files")};
    }
    WEFT_TRY(set.columns, columns_of(set));
    return set;
}

Inputs inputs_of(const Set& set) {
    Inputs inputs;
    for (const Unit& unit : set.units) {
        inputs.add(join(set.folder, unit.path));
        for (const std::string& name : unit.names) inputs.add(join(set.folder, name));
    }
    if (!set.manifest) return inputs;
    for (const std::string_view name : names_beside_data) {
        if (name != "validation.json") inputs.add(join(set.folder, name));  // each validation writes its own
    }
    for (const SideFile& file : set.manifest->side_files) inputs.add(join(set.folder, file.path));
    std::error_code code;
    const std::string records = join(set.folder, state_folder);
    for (std::filesystem::recursive_directory_iterator each(records, code), end; !code && each != end;
         each.increment(code))
        inputs.add(each->path().string());
    return inputs;
}

Result<Unit> unit_of(const std::string& folder, const WrittenFile& file) {
    const auto kind = kind_of(file.path.substr(file.path.rfind('/') + 1));
    if (!kind) return Error{"manifest.json names " + file.path + ", which is of no known format"};
    Unit unit{*kind, file.path, {}, file};
    if (*kind == Unit::Kind::Pairs) {
        for (std::string& name : pair_names(file)) {
            if (exists(join(folder, name))) unit.names.push_back(std::move(name));
        }
    }
    return unit;
}

Result<void> check_unit(const Set& set, const Unit& unit) {
    return unit.recorded ? check_file(set.folder, *unit.recorded) : Result<void>();
}

Result<void> check_row_count(const Unit& unit, uint64_t rows) {
    if (!unit.recorded || unit.recorded->rows == rows) return {};
    return Error::finding(unit.path + ": " + std::to_string(rows) + " rows, recorded are " +
                          std::to_string(unit.recorded->rows));
}

Result<uint64_t> count_rows(const Set& set, const Unit& unit) {
    const std::string path = join(set.folder, unit.path);
    uint64_t rows = 0;
    switch (unit.kind) {
        case Unit::Kind::Jsonl:
        case Unit::Kind::Zst: {
            Lines lines(path, unit.kind == Unit::Kind::Zst);
            if (auto opened = lines.open(); !opened) return opened.failure();
            std::string_view line;
            uint64_t bytes = 0;
            for (bool ended = true;; ++rows) {
                WEFT_TRY(const bool more, lines.next(line, ended));
                if (!more) return rows;
                bytes += line.size();
                if (rows >= many_lines && bytes / rows < least_mean)
                    return Error{path + ": its lines are too short to be rows"};
            }
        }
        case Unit::Kind::Parquet: {
            WEFT_TRY(const Parquet* library, parquet_for(path));
            return library->row_count(path);
        }
        case Unit::Kind::Pairs:
            for (const std::string& name : unit.names) rows += !name.ends_with(".cuda.json");
            return rows;
    }
    return rows;
}

Result<std::unique_ptr<RowReader>> open_unit(const Set& set, const Unit& unit) {
    switch (unit.kind) {
        case Unit::Kind::Jsonl:
        case Unit::Kind::Zst: {
            auto reader = std::make_unique<LinesReader>(set, unit);
            if (auto opened = reader->open(); !opened) return opened.failure();
            return std::unique_ptr<RowReader>(std::move(reader));
        }
        case Unit::Kind::Parquet: {
            const std::string path = join(set.folder, unit.path);
            WEFT_TRY(const Parquet* library, parquet_for(path));
            WEFT_TRY(auto reader, library->open_reader(path, set.columns));
            return std::unique_ptr<RowReader>(
                std::make_unique<ParquetUnitReader>(unit.path, set.columns, std::move(reader)));
        }
        case Unit::Kind::Pairs:
            return std::unique_ptr<RowReader>(std::make_unique<PairsReader>(set, unit));
    }
    return Error{"no such unit"};
}

}  // namespace weft::dataset
