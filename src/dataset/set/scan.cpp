#include "dataset/set/scan.h"
#include "base/files.h"

namespace weft::dataset {

std::vector<std::string> Recount::side_files() const {
    std::vector<std::string> paths;
    for (size_t i = 0; i < set_.units.size(); ++i)
        paths.push_back(join(folder(), "hashes-" + std::to_string(i)));
    return paths;
}

void Recount::work() {
    if (!folder_) return;
    while (!stop_) {
        const size_t unit = next_++;
        if (unit >= set_.units.size()) return;
        if (auto counted = count_unit(unit); !counted) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = counted.failure();
            stop_ = true;
        }
    }
}

std::optional<Error> Recount::failure() const {
    if (!folder_) return folder_.failure();
    const std::lock_guard lock(mutex_);
    return failure_;
}

Result<void> Recount::count_unit(size_t number) {
    const Unit& unit = set_.units[number];
    if (auto checked = check_unit(set_, unit); !checked) return checked;
    WEFT_TRY(const std::unique_ptr<RowReader> reader, open_unit(set_, unit));
    const std::string path = join(folder(), "hashes-" + std::to_string(number));
    OutFile hashes(disk_, path + ".part");
    if (auto opened = hashes.open(); !opened) return opened;
    Tally tally(set_.columns);
    Row row;
    RowPlace place;
    Problems problems;
    while (!stop_) {
        WEFT_TRY(const bool more, reader->next(row, place, problems));
        if (!more) break;
        if (!problems.empty())
            return Error::finding(place.text() + ": " + problems.front() + " (weft validate tells more)");
        tally.add(row);
        append(hashes.buffer(), fingerprint(row));
        if (!signatures_.empty()) signatures_[number].push_back(signature_of(row.python_source));
        if (auto flushed = hashes.flush(); !flushed) return flushed;
        ++rows_;
        rows_without_structure_ += !row.structure;
    }
    if (!stop_) {
        if (auto counted = check_row_count(unit, tally.rows()); !counted) return counted;
    }
    if (auto finished = hashes.finish(); !finished) return finished;
    if (auto moved = hashes.publish(path); !moved) return moved;
    const std::lock_guard lock(mutex_);
    counts_.add(tally.counts());
    return {};
}

Result<Recount::Figures> Recount::finish() {
    Figures figures;
    figures.counts = counts_;
    WEFT_TRY(const Repeats repeats, find_repeats(disk_, side_files(), folder(), nullptr));
    figures.uniqueness = repeats.uniqueness;
    if (!set_.has_sources()) figures.uniqueness.exact_duplicates = 0;
    if (set_.manifest) take_recorded(figures);
    return figures;
}

// What the rows do not show: what was left out, and, without the Python sources, exact duplicates.
void Recount::take_recorded(Figures& figures) const {
    constexpr size_t longest = 16u << 20, most_values = 1'000'000;
    const auto stats = read_file(join(set_.folder, "stats.json"), longest);
    JsonDocument document(most_values);
    if (!stats || !document.parse(stats.value())) return;
    const auto excluded = document.member(document.root(), "excluded").as_uint();
    if (excluded && *excluded != 0) figures.counts.counters["excluded"] = *excluded;
    for (const JsonValue& why : document.children(document.member(document.root(), "left_out")))
        figures.counts.counters["left_out/" + as_part(why.key)] = why.as_uint().value_or(0);
    if (set_.has_sources()) return;
    const JsonValue& uniqueness = document.member(document.root(), "uniqueness");
    figures.uniqueness.exact_duplicates =
        document.member(uniqueness, "exact_duplicates").as_uint().value_or(0);
}

}  // namespace weft::dataset
