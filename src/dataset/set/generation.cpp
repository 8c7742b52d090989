#include "dataset/set/generation.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "base/json_write.h"
#include "dataset/set/card.h"

namespace weft::dataset {
namespace {

bool is_ours(const std::string& name) {
    return name == state_folder || name == "data" || name == "manifest.json" || name == "stats.json" ||
           name == "progress.json" || name == "run.json" || name == "README.md" ||
           name == "validation.json" || name.starts_with("pair_") || name.starts_with("manifest-") ||
           name.starts_with("progress-") || name.starts_with("run-") || name.starts_with(".pair_") ||
           name.ends_with(".part");
}

// Folders that --force must never empty, whatever was meant.
bool is_precious(const std::string& folder) {
    std::error_code code;
    const auto real = std::filesystem::weakly_canonical(folder, code);
    if (code) return true;
    const char* const home = std::getenv("HOME");
    if (home != nullptr && real == std::filesystem::weakly_canonical(home, code)) return true;
    const auto here = std::filesystem::current_path(code);
    for (auto above = here;; above = above.parent_path()) {
        if (real == above) return true;
        if (above == above.parent_path()) break;
    }
    return exists(join(real.string(), ".git"));
}

}  // namespace

Generation::Generation(const Recipe& recipe, Place place, Disk& disk)
    : recipe_(recipe), place_(std::move(place)), disk_(disk), done_(recipe.shards) {}

Generation::~Generation() {
    if (lock_ >= 0) ::close(lock_);
}

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
    if (place_.force && exists(place_.folder)) {
        if (Started cleared = clear_folder(); cleared.state != Start::Ready) return cleared;
    }
    if (is_folder(place_.folder)) {
        if (Started seen = look_around(); seen.state != Start::Ready) return seen;
    }
    if (auto made = make_folders(); !made) return {Start::Failed, made.error(), 0};
    Started started;
    for (uint64_t shard = first_shard(); shard < end_shard(); ++shard) {
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

// What is in the folder, and whether this run may go on there.
Started Generation::look_around() {
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
                    ", …); choose another folder, or --force to replace what is there",
                0};
    }
    const auto there = read_options(options);
    if (!there) return {Start::Failed, there.error(), 0};
    const std::vector<std::string> different = differences(there.value(), recipe_.described());
    const std::string manifest = side_name("manifest", ".json");
    if (!different.empty()) {
        std::string message = place_.folder + " holds a data set made with other options:";
        for (const std::string& line : different) message += "\n  " + line;
        return {Start::Refused, message + "\nchoose another folder, or --force to replace it", 0};
    }
    if (exists(manifest)) {
        auto read = read_manifest(manifest);
        if (!read) return {Start::Failed, read.error(), 0};
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

Started Generation::clear_folder() {
    const auto names = names_in(place_.folder);
    if (!names) return {Start::Failed, names.error(), 0};
    for (const std::string& name : names.value()) {
        if (is_ours(name)) continue;
        if (is_precious(place_.folder)) {
            return {Start::Refused,
                    place_.folder + " holds " + name +
                        ", which weft did not make, and it is not a folder "
                        "to empty; remove it yourself",
                    0};
        }
    }
    // The manifest first: what remains of a set that is being removed is not complete. The options last.
    if (auto removed = disk_.remove(join(place_.folder, "manifest.json")); !removed)
        return {Start::Failed, removed.error(), 0};
    for (const std::string& name : names.value()) {
        if (name == state_folder) continue;
        if (auto removed = disk_.remove(join(place_.folder, name)); !removed)
            return {Start::Failed, removed.error(), 0};
    }
    if (auto removed = disk_.remove(join(place_.folder, state_folder)); !removed)
        return {Start::Failed, removed.error(), 0};
    return {};
}

Result<void> Generation::make_folders() {
    const std::string state = join(place_.folder, state_folder);
    const std::string temporary = shard_place(0).temporary();
    if (auto made = disk_.make_folder(state); !made) return made;
    // One run at a time; runs with --shard may share a folder.
    lock_ = ::open(state.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (lock_ < 0) return Error{"cannot open the folder " + state};
    if (::flock(lock_, (place_.only_shard ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0) {
        return Error{"another run is writing to " + place_.folder};
    }
    if (auto removed = remove_leftovers(); !removed) return removed;
    // The options before anything else, so that a folder with anything in it says what it is.
    if (!exists(options_path(place_.folder))) {
        const auto written =
            write_whole(disk_, options_path(place_.folder), options_json(recipe_.described()));
        if (!written) return written.failure();
    }
    for (const std::string& folder : {temporary, join(state, "shards"), join(state, "hashes")}) {
        if (auto made = disk_.make_folder(folder); !made) return made;
    }
    if (!recipe_.format->is_json() && !recipe_.format->is_none()) {
        if (auto made = disk_.make_folder(join(place_.folder, "data")); !made) return made;
    }
    return disk_.sync_folder(place_.folder);
}

// What a killed run was writing; with --shard only that shard's, as others may be at work.
Result<void> Generation::remove_leftovers() {
    if (!place_.only_shard) {
        if (auto removed = disk_.remove(shard_place(0).temporary()); !removed) return removed;
    }
    const std::string mine = place_.only_shard ? shard_place(*place_.only_shard).name() : "";
    const std::string state = join(place_.folder, state_folder);
    for (const std::string& folder : {place_.folder, state, join(state, "shards")}) {
        if (!is_folder(folder)) continue;
        WEFT_TRY(const std::vector<std::string> names, names_in(folder));
        for (const std::string& name : names) {
            if (!name.ends_with(".part") || name.find(mine) == std::string::npos) continue;
            if (auto removed = disk_.remove(join(folder, name)); !removed) return removed;
        }
    }
    return {};
}

std::optional<ShardRecord> Generation::finished(uint64_t shard) const {
    const std::string name = shard_place(shard).name();
    if (!exists(record_path(place_.folder, name)) || !exists(hashes_path(place_.folder, name)))
        return std::nullopt;
    auto record = read_record(record_path(place_.folder, name));
    if (!record || !files_present(place_.folder, record.value())) return std::nullopt;
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
    TextBuffer prompt;
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
        if (dropping_ && repeated_[position++]) {
            dropped.push_back(index);
            continue;
        }
        if (!dropping_) {
            ++by_category_[static_cast<size_t>(*synth::find_category(row.category))];
            append(hashes.buffer(), fingerprint(row));
        }
        recipe_.view.apply(row, prompt);
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
    const ShardRecord record{shard, tally.rows(), dropping_, std::move(files).value(), tally.counts()};
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
            if (auto removed = disk_.remove(stem + end); !removed) return removed;
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
    return write_set_files(disk_, place_.folder, recipe_.columns(), std::move(outcome), run_json);
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
