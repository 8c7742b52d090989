#include "dataset/set/difference.h"

#include <algorithm>
#include <cstring>
#include <tuple>

#include "base/files.h"
#include "base/hex.h"
#include "facts/hash128.h"

namespace weft::dataset {
namespace {

using Bytes16 = std::array<uint8_t, 16>;

uint64_t short_hash(std::string_view text) {
    const facts::Hash128 hash = facts::hash128(text);
    uint64_t value = 0;
    std::memcpy(&value, hash.data(), sizeof value);
    return value;
}

}  // namespace

// As it lies in a file; the hashes of its columns behind it.
struct Difference::Record {
    Bytes16 key{};       // what makes it one row with another
    uint64_t task = 0;   // hash of it
    uint64_t order = 0;  // in its set
    uint64_t index = 0;
    Bytes16 id{};

    auto name() const { return std::tie(key, task); }
    auto place() const { return std::tie(key, task, order); }
};

// The records of one set, those whose key begins alike in one file.
class Difference::Side {
  public:
    Side(Disk& disk, const std::string& folder, std::string_view name) {
        for (size_t i = 0; i < parts; ++i) {
            paths_[i] = join(folder, std::string(name) + "-" + std::to_string(i));
            files_[i] = std::make_unique<OutFile>(disk, paths_[i]);
        }
    }
    Result<void> open() {
        for (const auto& file : files_) {
            if (auto opened = file->open(); !opened) return opened;
        }
        return {};
    }
    Result<void> add(const Record& record, const std::vector<uint64_t>& hashes) {
        const size_t part = record.key[0] * parts / 256;  // in their order
        const std::lock_guard lock(locks_[part]);
        TextBuffer& buffer = files_[part]->buffer();
        buffer.append(std::string_view(reinterpret_cast<const char*>(&record), sizeof record));
        buffer.append(
            std::string_view(reinterpret_cast<const char*>(hashes.data()), hashes.size() * sizeof(uint64_t)));
        ++rows_;
        return files_[part]->flush();
    }
    uint64_t rows() const { return rows_; }
    Result<std::string> take(size_t part) {
        if (auto flushed = files_[part]->flush(0); !flushed) return flushed.failure();
        auto bytes = read_file(paths_[part]);
        files_[part].reset();
        return bytes;
    }

  private:
    std::array<std::string, parts> paths_;
    std::array<std::unique_ptr<OutFile>, parts> files_;
    std::array<std::mutex, parts> locks_;
    std::atomic<uint64_t> rows_ = 0;
};

Difference::Difference(const Set& before, const Set& after, By by, Disk& disk, TemporaryFolder folder)
    : before_(before), after_(after), by_(by), folder_(std::move(folder)) {
    for (const Column& column : before.columns) {
        if (const Column* other = find_column(after.columns, column.name))
            columns_.emplace_back(&column, other);
    }
    has_tasks_ =
        find_column(before.columns, "task") != nullptr && find_column(after.columns, "task") != nullptr;
    sides_[0] = std::make_unique<Side>(disk, folder_.path(), "before");
    sides_[1] = std::make_unique<Side>(disk, folder_.path(), "after");
}

Difference::~Difference() = default;

Result<std::unique_ptr<Difference>> Difference::open(const Set& before, const Set& after, By by, Disk& disk) {
    for (const Set* set : {&before, &after}) {
        if (const auto problems = set->all_problems(); !problems.empty())
            return Error::finding(set->folder + ": " + problems.front());
        for (const std::string_view column : by == By::Id ? std::vector<std::string_view>{"id"}
                                                          : std::vector<std::string_view>{"seed", "index"}) {
            if (find_column(set->columns, column) == nullptr)
                return Error::usage(set->folder + " has no column `" + std::string(column) +
                                    "`, by which its rows could be told apart");
        }
    }
    WEFT_TRY(TemporaryFolder folder, TemporaryFolder::make("weft-diff"));
    std::unique_ptr<Difference> made(new Difference(before, after, by, disk, std::move(folder)));
    for (const auto& side : made->sides_) {
        if (auto opened = side->open(); !opened) return opened.failure();
    }
    return made;
}

std::vector<std::string_view> Difference::lacking(const Set& some, const Set& others) {
    std::vector<std::string_view> names;
    for (const Column& column : some.columns) {
        if (find_column(others.columns, column.name) == nullptr) names.push_back(column.name);
    }
    return names;
}

void Difference::work() {
    while (!stop_) {
        const size_t unit = next_++;
        const bool is_before = unit < before_.units.size();
        const size_t number = is_before ? unit : unit - before_.units.size();
        const Set& set = is_before ? before_ : after_;
        if (number >= set.units.size()) return;
        if (auto read = read_unit(set, number, *sides_[is_before ? 0 : 1]); !read) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = read.failure();
            stop_ = true;
        }
    }
}

std::optional<Error> Difference::failure() const {
    const std::lock_guard lock(mutex_);
    return failure_;
}

Result<void> Difference::read_unit(const Set& set, size_t unit, Side& side) {
    if (auto checked = check_unit(set, set.units[unit]); !checked) return checked;
    WEFT_TRY(const auto reader, open_unit(set, set.units[unit]));
    const bool is_before = &side == sides_[0].get();
    Row row;
    RowPlace place;
    Problems problems;
    TextBuffer text;
    std::vector<uint64_t> hashes(columns_.size());
    for (uint64_t number = 0; !stop_; ++number) {
        problems.clear();
        WEFT_TRY(const bool more, reader->next(row, place, problems));
        if (!more) return check_row_count(set.units[unit], number);
        if (!problems.empty()) return Error::finding(place.text() + ": " + problems.front());
        Record record;
        if (!parse_hex(row.id, record.id)) record.id = facts::hash128(row.id);
        record.key = record.id;
        if (by_ == By::Index) {
            const uint64_t slot[] = {row.seed, row.index};
            record.key = facts::hash128({reinterpret_cast<const char*>(slot), sizeof slot});
        }
        if (has_tasks_) record.task = short_hash(row.task);
        record.order = (static_cast<uint64_t>(unit) << 32) | number;
        record.index = row.index;
        for (size_t i = 0; i < columns_.size(); ++i) {
            text.clear();
            append_column(text, is_before ? *columns_[i].first : *columns_[i].second, row);
            hashes[i] = short_hash(text.view());
        }
        if (auto added = side.add(record, hashes); !added) return added;
        ++rows_;
    }
    return {};
}

Result<Difference::Figures> Difference::compare(const std::function<Result<void>(const Found&)>& tell) {
    Figures figures;
    figures.before = sides_[0]->rows();
    figures.after = sides_[1]->rows();
    std::vector<uint64_t> changes(columns_.size());
    const size_t size = sizeof(Record) + columns_.size() * sizeof(uint64_t);
    struct Entry {
        Record record;
        const char* hashes;
    };
    const auto entries_of = [&](const std::string& bytes) {
        std::vector<Entry> entries(bytes.size() / size);
        for (size_t i = 0; i < entries.size(); ++i) {
            std::memcpy(&entries[i].record, bytes.data() + i * size, sizeof(Record));
            entries[i].hashes = bytes.data() + i * size + sizeof(Record);
        }
        std::sort(entries.begin(), entries.end(),
                  [](const Entry& a, const Entry& b) { return a.record.place() < b.record.place(); });
        return entries;
    };
    const auto say = [&](Fate fate, const Entry& entry, std::vector<std::string_view> columns) {
        return tell({fate, hex(entry.record.id), entry.record.index, std::move(columns)});
    };
    for (size_t part = 0; part < parts && !stop_; ++part) {
        WEFT_TRY(const std::string old_bytes, sides_[0]->take(part));
        WEFT_TRY(const std::string new_bytes, sides_[1]->take(part));
        const std::vector<Entry> olds = entries_of(old_bytes), news = entries_of(new_bytes);
        for (size_t a = 0, b = 0; a < olds.size() || b < news.size();) {
            Result<void> told;
            if (b == news.size() || (a < olds.size() && olds[a].record.name() < news[b].record.name())) {
                ++figures.went;
                told = say(Fate::Went, olds[a++], {});
            } else if (a == olds.size() || news[b].record.name() < olds[a].record.name()) {
                ++figures.came;
                told = say(Fate::Came, news[b++], {});
            } else if (std::memcmp(olds[a].hashes, news[b].hashes, size - sizeof(Record)) == 0) {
                ++figures.same, ++a, ++b;
            } else {
                std::vector<std::string_view> columns;
                for (size_t i = 0; i < columns_.size(); ++i) {
                    if (std::memcmp(olds[a].hashes + i * 8, news[b].hashes + i * 8, 8) == 0) continue;
                    columns.push_back(columns_[i].first->name);
                    ++changes[i];
                }
                ++figures.changed;
                told = say(Fate::Changed, news[b], std::move(columns));
                ++a, ++b;
            }
            if (!told) return told.failure();
        }
    }
    for (size_t i = 0; i < columns_.size(); ++i) {
        if (changes[i] != 0) figures.columns.emplace_back(columns_[i].first->name, changes[i]);
    }
    return figures;
}

}  // namespace weft::dataset
