#include "dataset/set/rewrite.h"

#include <algorithm>
#include <map>

#include "base/hex.h"
#include "dataset/set/owned.h"
#include "dataset/set/shard_rows.h"

namespace weft::dataset {

Rewrite::Rewrite(const Set& set, std::string folder, Columns columns, Disk& disk)
    : set_(set), folder_(std::move(folder)), columns_(columns), disk_(disk), replacement_(disk, folder_) {}

Result<void> Rewrite::prepare(NamedValues options, Begin begin) {
    options_ = std::move(options);
    if (auto listed = list_items(); !listed) return listed;
    if (auto taken = take_place(begin); !taken) return taken;
    if (is_complete_) return {};
    if (auto made = disk_.make_inner_folder(join(folder_, state_folder)); !made) return made;
    // The options before anything else, so that a folder with anything in it says what it is.
    WEFT_TRY(const NamedValues state, state_options());
    const auto written = write_whole(disk_, options_path(folder_), options_json(state));
    if (!written) return written.failure();
    if (auto removed = disk_.remove(place(0).temporary()); !removed) return removed;
    for (const char* name : {"tmp", "hashes", "shards"}) {
        if (auto made = disk_.make_inner_folder(join(join(folder_, state_folder), name)); !made) return made;
    }
    if (!format_->is_json()) {
        if (auto made = disk_.make_inner_folder(join(folder_, "data")); !made) return made;
    }
    return begin == Begin::GoOn ? find_finished() : Result<void>();
}

// Beside the options of the new set, which set it is made of: who goes on must have the same.
Result<NamedValues> Rewrite::state_options() const {
    NamedValues state = options_;
    WEFT_TRY(const FileDigest digest, digest_of(join(set_.folder, "manifest.json")));
    state.emplace_back("made of", "sha256:" + hex(digest.sha256));
    return state;
}

// A record that is whole and whose files are as it says; what is not is made again.
Result<void> Rewrite::find_finished() {
    if (auto removed = remove_left_parts(disk_, folder_); !removed) return removed;
    for (Item& item : items_) {
        const std::string name = place(item.shard).name();
        if (!exists(record_path(folder_, name))) continue;
        const auto record = read_record(record_path(folder_, name));
        item.is_done = record && check_belongs(record.value(), item.shard, options_) &&
                       check_shard(folder_, name, record.value());
        if (!item.is_done) continue;
        for (const size_t unit : item.units) rows_ += set_.units[unit].recorded->rows;
    }
    return {};
}

uint64_t Rewrite::shards_done() const {
    return static_cast<uint64_t>(
        std::count_if(items_.begin(), items_.end(), [](const Item& item) { return item.is_done; }));
}

Result<void> Rewrite::list_items() {
    if (!set_.manifest)
        return Error::usage(set_.folder + " has no manifest.json: only a finished set can be written again");
    if (!set_.problems.empty()) return Error::finding(set_.folder + ": " + set_.problems.front());
    format_ = find_format(value_of(options_, "format"));
    shards_ = number_of(options_, "shards");
    if (format_ == nullptr || format_->is_none() || shards_ == 0)
        return Error::usage(set_.folder + " holds no rows");
    if (auto able = format_->check(); !able) return able;
    Recipe range;
    range.count = number_of(options_, "count");
    range.shards = shards_;
    std::map<uint64_t, size_t> by_shard;  // a manifest may list the files of shards in turn
    for (size_t i = 0; i < set_.units.size(); ++i) {
        const Unit& unit = set_.units[i];
        const auto shard = unit.kind == Unit::Kind::Pairs
                               ? std::optional(range.shard_of(pair_number(unit.names.front())))
                               : shard_of(unit.path);
        if (!shard) return Error::usage(unit.path + " is not named as a shard");
        const auto [at, is_new] = by_shard.emplace(*shard, items_.size());
        if (is_new) items_.push_back({{}, *shard});
        items_[at->second].units.push_back(i);
    }
    std::sort(items_.begin(), items_.end(), [](const Item& a, const Item& b) { return a.shard < b.shard; });
    return {};
}

// Nothing that weft did not make is removed, nothing that it made without a word, and the set that is read
// least of all.
Result<void> Rewrite::take_place(Begin begin) {
    if (auto apart = check_apart(set_.folder, folder_); !apart) return apart;
    bool replaces = false;
    if (exists(folder_)) {
        if (!is_folder(folder_)) return Error::usage(folder_ + " is a file, not a folder");
        WEFT_TRY(const std::vector<std::string> names, names_in(folder_));
        if (begin == Begin::GoOn) {
            if (auto fits = check_left(names); !fits) return fits;
            is_complete_ = exists(join(folder_, "manifest.json"));
            if (is_complete_) return {};
        } else if (!names.empty()) {
            if (begin != Begin::Anew)
                return Error::usage(
                    folder_ + " is not empty; choose another folder, or --force to replace a set there");
            if (auto checked = replacement_.check(); !checked) return checked;
            replaces = true;
        }
    }
    if (auto locked = replacement_.lock(std::nullopt); !locked) return locked;
    if (!replaces) return {};
    if (auto begun = replacement_.begin(); !begun) return begun;
    replaces_ = true;
    folder_ = replacement_.work_folder();
    return {};
}

// What lies there was left by the same call, or is nothing.
Result<void> Rewrite::check_left(const std::vector<std::string>& names) const {
    const bool only_state = names.empty() || (names.size() == 1 && names.front() == state_folder);
    if (!exists(options_path(folder_)))
        return only_state ? Result<void>()
                          : Error::usage(folder_ + " holds something else; choose another folder");
    WEFT_TRY(const NamedValues there, read_options(options_path(folder_)));
    WEFT_TRY(const NamedValues here, state_options());
    const std::vector<std::string> different = differences(there, here);
    if (!different.empty())
        return Error::usage(folder_ +
                            " was begun with other options or of another set: " + different.front());
    return {};
}

ShardPlace Rewrite::place(uint64_t shard) const {
    const std::string device = value_of(options_, "device");
    return {disk_,    folder_,          shard,           shards_,
            columns_, device != "cuda", device != "cpu", number_of(options_, "count")};
}

void Rewrite::work(const Change& change) {
    while (!stop_) {
        const size_t item = next_++;
        if (item >= items_.size()) return;
        if (items_[item].is_done) continue;
        if (auto written = write(item, change); !written) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = written.failure();
            stop_ = true;
        }
    }
}

std::optional<Error> Rewrite::failure() const {
    const std::lock_guard lock(mutex_);
    return failure_;
}

Result<void> Rewrite::write(size_t number_of_item, const Change& change) {
    const Item& item = items_[number_of_item];
    const ShardPlace place = this->place(item.shard);
    const std::unique_ptr<ShardWriter> writer = format_->open(place);
    OutFile hashes(disk_, join(place.temporary(), "hashes-" + place.name()));
    if (auto opened = hashes.open(); !opened) return opened;
    // A row that is missing or another is an error, and not one row less.
    for (const size_t unit : item.units) {
        if (auto checked = check_unit(set_, set_.units[unit]); !checked) return checked;
    }
    std::map<size_t, uint64_t> read;  // rows, by unit
    Tally tally(columns_);
    ShardRows rows(set_, item.units);
    while (true) {
        if (stop_) return Error{"interrupted", Error::Kind::Interrupted};
        WEFT_TRY(ShardRows::Entry* const entry, rows.next());
        if (entry == nullptr) break;
        ++rows_;
        ++read[entry->unit];
        WEFT_TRY(const Fate fate, change(entry->unit, entry->number, entry->row));
        if (!fate.why.empty()) tally.add_left_out(fate.why);
        if (!fate.is_kept) continue;
        if (!entry->problems.empty())
            return Error::finding(entry->place.text() + ": " + entry->problems.front());
        tally.add(entry->row);
        append(hashes.buffer(), fingerprint(entry->row));
        if (auto flushed = hashes.flush(); !flushed) return flushed;
        if (auto added = writer->add(entry->row); !added) return added;
    }
    for (const size_t unit : item.units) {
        if (auto counted = check_row_count(set_.units[unit], read[unit]); !counted) return counted;
    }
    WEFT_TRY(std::vector<WrittenFile> files, writer->finish());
    if (auto finished = hashes.finish(); !finished) return finished;
    if (auto moved = hashes.publish(hashes_path(folder_, place.name())); !moved) return moved;
    const ShardRecord record{item.shard,       tally.rows(),   true,
                             std::move(files), tally.counts(), hashes.digest()};
    const auto written = write_whole(disk_, record_path(folder_, place.name()), record_json(record));
    return written ? Result<void>() : Result<void>(written.failure());
}

Result<Outcome> Rewrite::complete(const std::string& run_json, NamedValues found) {
    Outcome outcome;
    outcome.manifest.options = options_;
    outcome.manifest.found = std::move(found);
    std::vector<std::string> side_files;
    for (const Item& item : items_) {
        const std::string name = place(item.shard).name();
        WEFT_TRY(const ShardRecord record, read_record(record_path(folder_, name)));
        outcome.add(record);
        side_files.push_back(hashes_path(folder_, name));
    }
    WEFT_TRY(const Repeats repeats, find_repeats(disk_, side_files, place(0).temporary(), nullptr));
    outcome.uniqueness = repeats.uniqueness;
    WEFT_TRY(Outcome whole, write_set_files(disk_, folder_, columns_, std::move(outcome), run_json));
    if (replaces_) {
        if (auto placed = replacement_.finish(); !placed) return placed.failure();
    }
    return whole;
}

}  // namespace weft::dataset
