#include "dataset/set/generation.h"

#include <algorithm>

#include "base/json_write.h"
#include "dataset/set/card.h"
#include "dataset/set/owned.h"
#include "dataset/views/asking.h"

namespace weft::dataset {
Generation::Generation(const Recipe& recipe, Place place, Disk& disk)
    : recipe_(recipe),
      place_(std::move(place)),
      disk_(disk),
      replacement_(disk, place_.folder),
      done_(recipe.shards) {}

ShardPlace Generation::shard_place(uint64_t shard) const {
    return {disk_,         place_.folder,  shard,        recipe_.shards, recipe_.columns(),
            recipe_.cpu(), recipe_.cuda(), recipe_.count};
}

// "manifest.json", or with --shard "manifest-00003-of-00010.json".
std::string Generation::side_name(std::string_view stem, std::string_view extension) const {
    std::string name(stem);
    if (place_.only_shard) name += "-" + shard_place(*place_.only_shard).name();
    return join(place_.folder, name + std::string(extension));
}

// ---- before --------------------------------------------------------------------------------------------

Started Generation::prepare() {
    if (exists(place_.folder) && !is_folder(place_.folder)) {
        return {Start::Refused, place_.folder + " is a file, not a folder", 0};
    }
    if (Started taken = take_place(); taken.state != Start::Ready) return taken;
    if (auto made = make_folders(); !made) return {Start::Failed, made.error(), 0};
    Started started;
    for (uint64_t shard = first_shard(); shard < end_shard(); ++shard) {
        if (place_.force) break;
        const std::optional<ShardRecord> record = finished(shard);
        if (!record) continue;
        done_[shard] = true;
        for (uint32_t i = 0; i < synth::category_count; ++i) {
            const std::string name(synth::info(static_cast<synth::Category>(i)).name);
            by_category_[i] += counter(record->counts.counters, "category/" + name + "/rows");
        }
        ++started.shards_done;
        rows_done_ += recipe_.first_index(shard + 1) - recipe_.first_index(shard);
    }
    next_ = first_shard();
    return started;
}

// The folder, held by its lock, and what this run does with what lies there. Looked at before the lock is
// taken, as a folder of somebody else's stays as it is; and again under it, as another run may just have
// ended.
Started Generation::take_place() {
    const auto failed = [](const Error& error) {
        return Started{error.kind == Error::Kind::Usage ? Start::Refused : Start::Failed, error.text, 0};
    };
    const bool is_pending = replacement_.is_pending();
    if (is_pending) {
        if (auto locked = replacement_.lock(place_.only_shard, place_.wait); !locked)
            return failed(locked.failure());
    }
    std::vector<std::string> names;
    if (is_folder(place_.folder)) {
        auto listed = names_in(place_.folder);
        if (!listed) return failed(listed.failure());
        names = std::move(listed).value();
    }
    replaces_ = place_.force && !place_.only_shard && !names.empty();
    if (replaces_) {
        if (auto checked = replacement_.check(); !checked) return failed(checked.failure());
    } else if (Started seen = look_around(); seen.state != Start::Ready) {
        return seen;
    }
    if (!is_pending) {
        if (auto locked = replacement_.lock(place_.only_shard, place_.wait); !locked)
            return failed(locked.failure());
        if (!replaces_) {
            if (Started seen = look_around(); seen.state != Start::Ready) return seen;
        }
    }
    if (!replaces_) return {};
    if (auto begun = replacement_.begin(); !begun) return failed(begun.failure());
    place_.folder = replacement_.work_folder();
    return {};
}

Result<void> Generation::put_in_place() {
    if (!replaces_) return {};
    if (auto finished = replacement_.finish(); !finished) return finished;
    place_.folder = replacement_.folder();
    return {};
}

// What is in the folder, and whether this run may go on there.
Started Generation::look_around() {
    if (!is_folder(place_.folder)) return {};
    const auto names = names_in(place_.folder);
    if (!names) return {Start::Failed, names.error(), 0};
    if (names.value().empty()) return {};
    const std::string options = options_path(place_.folder);
    if (!exists(options)) {
        // A run that was killed before it wrote its options left at most empty folders.
        const bool only_state = names.value().size() == 1 && names.value()[0] == state_folder;
        if (only_state) return {};
        return {Start::Refused,
                place_.folder + " holds something else (" + names.value().front() +
                    ", …), which weft did not make; choose another folder",
                0};
    }
    const auto there = read_options(options);
    if (!there) return {Start::Failed, there.error(), 0};
    const std::vector<std::string> different = differences(there.value(), recipe_.described());
    const std::string manifest = side_name("manifest", ".json");
    if (!different.empty()) {
        std::string message = place_.folder + " holds a data set made with other options:";
        for (const std::string& line : different) message += "\n  " + line;
        return {Start::Refused,
                message + "\nchoose another folder" +
                    (place_.only_shard ? ": shards of one set have the same options"
                                       : ", or --force to replace it"),
                0};
    }
    if (place_.force) return {};  // --shard: this shard is made again, the others stay
    if (exists(manifest)) {
        auto read = read_manifest(manifest);
        if (!read) return {Start::Failed, read.error(), 0};
        if (const auto whole = check_whole(read.value()); !whole) {
            if (place_.resume || place_.only_shard) return {};  // what is damaged is made again
            return {Start::Refused,
                    place_.folder + " is not as it was made: " + whole.error() +
                        "\n--resume makes what is missing or damaged again, --force all of it",
                    0};
        }
        std::string message = place_.folder + " is complete: " + std::to_string(read.value().rows) +
                              " rows, made with the same options";
        return {Start::Complete, std::move(message), 0, std::move(read).value()};
    }
    if (!place_.resume && !place_.only_shard) {
        return {Start::Refused,
                place_.folder +
                    " holds an unfinished set with the same options; --resume goes on with "
                    "it, --force begins anew",
                0};
    }
    return {};
}

// That the files are there as the manifest says, and that it says what the shards recorded, where all did.
Result<void> Generation::check_whole(const Manifest& manifest) const {
    for (const WrittenFile& file : manifest.files) {
        if (auto whole = check_file(place_.folder, file); !whole) return whole;
    }
    uint64_t rows = 0;
    for (uint64_t shard = first_shard(); shard < end_shard(); ++shard) {
        const std::string path = record_path(place_.folder, shard_place(shard).name());
        if (!exists(path)) return {};
        const auto record = read_record(path);
        if (!record) return Error::finding(record.error());
        rows += record.value().rows;
    }
    if (rows == manifest.rows) return {};
    return Error::finding(side_name("manifest", ".json") + ": " + std::to_string(manifest.rows) +
                          " rows, its shards recorded " + std::to_string(rows));
}

Result<void> Generation::make_folders() {
    const std::string state = join(place_.folder, state_folder);
    const std::string temporary = shard_place(0).temporary();
    if (auto made = disk_.make_inner_folder(state); !made) return made;
    if (auto removed = remove_leftovers(); !removed) return removed;
    // A run that goes on here found the set damaged: until it is mended it is not complete.
    if (auto removed = disk_.remove_file(side_name("manifest", ".json")); !removed) return removed;
    // The options before anything else, so that a folder with anything in it says what it is.
    if (!exists(options_path(place_.folder))) {
        const auto written =
            write_whole(disk_, options_path(place_.folder), options_json(recipe_.described()));
        if (!written) return written.failure();
    }
    for (const std::string& folder : {temporary, join(state, "shards"), join(state, "hashes")}) {
        if (auto made = disk_.make_inner_folder(folder); !made) return made;
    }
    if (!recipe_.format->is_json() && !recipe_.format->is_none()) {
        if (auto made = disk_.make_inner_folder(join(place_.folder, "data")); !made) return made;
    }
    return disk_.sync_folder(place_.folder);
}

// What a killed run was writing; with --shard only that shard's, as others may be at work.
Result<void> Generation::remove_leftovers() {
    if (!place_.only_shard) {
        if (auto removed = disk_.remove(shard_place(0).temporary()); !removed) return removed;
    }
    const std::string mine = place_.only_shard ? shard_place(*place_.only_shard).name() : "";
    return remove_left_parts(disk_, place_.folder, mine);
}

std::optional<ShardRecord> Generation::finished(uint64_t shard) const {
    const std::string name = shard_place(shard).name();
    if (!exists(record_path(place_.folder, name)) || !exists(hashes_path(place_.folder, name)))
        return std::nullopt;
    auto record = read_record(record_path(place_.folder, name));
    if (!record || !check_belongs(record.value(), shard, recipe_.described()) ||
        !check_shard(place_.folder, name, record.value()))
        return std::nullopt;
    return std::move(record).value();
}

// ---- the rows --------------------------------------------------------------------------------------------

void Generation::work() {
    std::unique_ptr<RowSource> source;
    while (!stop_) {
        const uint64_t shard = next_++;
        if (shard >= end_shard()) return;
        if (done_[shard]) continue;
        if (!source) source = open_row_source(recipe_);
        const auto made = make_shard(shard, *source);
        if (!made) return fail(made.failure());
        if (!made.value()) return;
    }
}

void Generation::fail(Error error) {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = std::move(error);
    stop_ = true;
}

std::optional<Error> Generation::failure() const {
    const std::lock_guard lock(mutex_);
    return failure_;
}

Result<bool> Generation::make_shard(uint64_t shard, RowSource& source) {
    const ShardPlace place = shard_place(shard);
    const std::unique_ptr<ShardWriter> writer = recipe_.format->open(place);
    OutFile hashes(disk_, join(place.temporary(), "hashes-" + place.name()));
    if (!dropping_) {
        if (auto opened = hashes.open(); !opened) return opened.failure();
    }
    Tally tally(recipe_.columns());
    Row row;
    Asking asking(recipe_.view);
    std::vector<uint64_t> dropped;
    uint64_t position = dropping_ ? first_position_[shard] : 0;
    for (uint64_t index = recipe_.first_index(shard); index < recipe_.first_index(shard + 1); ++index) {
        if (stop_) return false;
        if (auto made = source.make(index, row); !made) return made.failure();
        ++rows_done_;
        if (recipe_.excludes(row)) {
            tally.add_excluded();
            continue;
        }
        if (const std::string_view why = asking.ask(row); !why.empty()) {
            tally.add_left_out(why);
            continue;
        }
        if (dropping_ && repeated_[position++]) {
            dropped.push_back(index);
            continue;
        }
        if (!dropping_) {
            ++by_category_[static_cast<size_t>(*synth::find_category(row.category))];
            append(hashes.buffer(), fingerprint(row));
        }
        tally.add(row);
        if (auto added = writer->add(row); !added) return added.failure();
    }
    auto files = writer->finish();
    if (!files) return files.failure();
    if (dropping_) {
        if (auto removed = remove_dropped_pairs(dropped); !removed) return removed.failure();
    } else {
        if (auto finished = hashes.finish(); !finished) return finished.failure();
        if (auto moved = hashes.publish(hashes_path(place_.folder, place.name())); !moved)
            return moved.failure();
    }
    ShardRecord record{shard, tally.rows(), dropping_, std::move(files).value(), tally.counts(), {}};
    if (dropping_) {
        // The fingerprints stay those of all rows: whether a row repeats another is told by them.
        WEFT_TRY(record.fingerprints, digest_of(hashes_path(place_.folder, place.name())));
    } else {
        record.fingerprints = hashes.digest();
    }
    const auto written = write_whole(disk_, record_path(place_.folder, place.name()), record_json(record));
    if (!written) return written.failure();
    return true;
}

// The first phase wrote a file for every row; other formats write their files anew.
Result<void> Generation::remove_dropped_pairs(const std::vector<uint64_t>& indexes) {
    if (!recipe_.format->is_json()) return {};
    for (const uint64_t index : indexes) {
        const std::string stem = join(place_.folder, "pair_" + digits(index, 6));
        for (const char* end : {".json", ".cpu.json", ".cuda.json"}) {
            if (auto removed = disk_.remove_file(stem + end); !removed) return removed;
        }
    }
    return disk_.sync_folder(place_.folder);
}

// Once all shards are made, --dedup makes those again that hold repeats; of the others only the record
// changes.
bool Generation::next_phase() {
    if (!recipe_.dedup || dropping_ || place_.only_shard || stop_) return false;
    std::vector<std::string> side_files;
    for (uint64_t shard = 0; shard < recipe_.shards; ++shard) {
        side_files.push_back(hashes_path(place_.folder, shard_place(shard).name()));
        first_position_.push_back(
            shard == 0 ? 0 : first_position_.back() + file_size(side_files[shard - 1]).value_or(0) / 16);
    }
    const SameBy by = SameBy::Exact;
    auto repeats = find_repeats(disk_, side_files, shard_place(0).temporary(), &by);
    if (!repeats) return fail(repeats.failure()), false;
    repeated_ = std::move(repeats.value().repeated);
    dropping_ = true;
    bool any = false;
    first_position_.push_back(repeated_.size());
    for (uint64_t shard = 0; shard < recipe_.shards; ++shard) {
        const std::string path = record_path(place_.folder, shard_place(shard).name());
        auto record = read_record(path);
        if (!record) return fail(record.failure()), false;
        const auto rows = repeated_.begin();
        const auto begin = rows + static_cast<ptrdiff_t>(first_position_[shard]);
        const auto end = rows + static_cast<ptrdiff_t>(first_position_[shard + 1]);
        if (!record.value().deduplicated && std::find(begin, end, true) == end) {
            record.value().deduplicated = true;
            const auto written = write_whole(disk_, path, record_json(record.value()));
            if (!written) return fail(written.failure()), false;
        }
        done_[shard] = record.value().deduplicated;
        if (done_[shard]) continue;
        any = true;
        rows_done_ -=
            std::min<uint64_t>(rows_done_, recipe_.first_index(shard + 1) - recipe_.first_index(shard));
    }
    next_ = 0;
    return any;
}

Progress Generation::progress() const {
    Progress progress;
    progress.done =
        std::min<uint64_t>(rows_done_, recipe_.first_index(end_shard()) - recipe_.first_index(first_shard()));
    progress.total = recipe_.first_index(end_shard()) - recipe_.first_index(first_shard());
    for (uint32_t i = 0; i < synth::category_count; ++i) {
        if (const uint64_t rows = by_category_[i]) {
            progress.categories.emplace_back(synth::info(static_cast<synth::Category>(i)).name, rows);
        }
    }
    return progress;
}

Result<void> Generation::write_progress(const std::string& json) {
    static Disk plain;  // written by the clock: a test that counts operations must not count these
    return rewrite(plain, side_name("progress", ".json"), json);
}

// ---- after ------------------------------------------------------------------------------------------------

Result<Outcome> Generation::complete(const std::string& run_json) {
    if (place_.only_shard) {
        const ShardPlace place = shard_place(*place_.only_shard);
        WEFT_TRY(ShardRecord record, read_record(record_path(place_.folder, place.name())));
        Outcome outcome;
        outcome.manifest.options = recipe_.described();
        outcome.add(record);
        outcome.uniqueness.rows = record.rows;
        outcome.manifest.shards.push_back(std::move(record));
        if (auto written = rewrite(disk_, side_name("run", ".json"), run_json); !written)
            return written.failure();
        const auto written =
            write_whole(disk_, side_name("manifest", ".json"), manifest_json(outcome.manifest));
        if (!written) return written.failure();
        return outcome;
    }
    Outcome outcome;
    outcome.manifest.options = recipe_.described();
    std::vector<std::string> side_files;
    for (uint64_t shard = 0; shard < recipe_.shards; ++shard) {
        const std::string name = shard_place(shard).name();
        WEFT_TRY(const ShardRecord record, read_record(record_path(place_.folder, name)));
        outcome.add(record);
        side_files.push_back(hashes_path(place_.folder, name));
    }
    WEFT_TRY(const Repeats repeats, find_repeats(disk_, side_files, shard_place(0).temporary(), nullptr));
    Uniqueness& uniqueness = outcome.uniqueness = repeats.uniqueness;
    if (recipe_.dedup) {  // the fingerprints are those of all rows; the repeats are gone
        uniqueness.structural_duplicates -= uniqueness.exact_duplicates;
        uniqueness.rows -= uniqueness.exact_duplicates;
        uniqueness.exact_duplicates = 0;
    }
    WEFT_TRY(Outcome whole,
             write_set_files(disk_, place_.folder, recipe_.columns(), std::move(outcome), run_json));
    if (auto placed = put_in_place(); !placed) return placed.failure();
    return whole;
}

void Outcome::add(const ShardRecord& record) {
    manifest.rows += record.rows;
    for (const WrittenFile& file : record.files) {
        manifest.bytes += file.digest.bytes;
        manifest.files.push_back(file);
    }
    counts.add(record.counts);
}

Result<Outcome> write_set_files(Disk& disk, const std::string& folder, Columns columns, Outcome outcome,
                                const std::string& run_json) {
    const auto side_file = [&](const std::string& name, const std::string& text) -> Result<void> {
        WEFT_TRY(const FileDigest digest, write_whole(disk, join(folder, name), text));
        outcome.manifest.side_files.push_back({name, digest});
        return {};
    };
    if (auto done = side_file("stats.json", stats_json(outcome.counts, outcome.uniqueness)); !done)
        return done.failure();
    const std::string card = data_card(outcome.manifest, columns, outcome.counts, outcome.uniqueness);
    if (auto done = side_file("README.md", card); !done) return done.failure();
    if (auto done = rewrite(disk, join(folder, "run.json"), run_json); !done) return done.failure();
    if (auto done = disk.remove(join(join(folder, state_folder), "tmp")); !done) return done.failure();
    const auto written = write_whole(disk, join(folder, "manifest.json"), manifest_json(outcome.manifest));
    if (!written) return written.failure();
    return outcome;
}

}  // namespace weft::dataset
