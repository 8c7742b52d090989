#include "view/index.h"

#include <malloc.h>

#include "base/disk.h"
#include "view/part_file.h"

namespace weft::view {

IndexRun::IndexRun(const dataset::Set& set, std::optional<std::string> cache)
    : set_(set), cache_(std::move(cache)), parts_(set.units.size()), kept_(set.units.size()) {}

void IndexRun::work() {
    while (!stop_) {
        const size_t unit = next_++;
        if (unit >= set_.units.size()) return;
        index_unit(unit);
    }
}

void IndexRun::index_unit(size_t number) {
    const dataset::Unit& unit = set_.units[number];
    const std::string kept = cache_ ? join(*cache_, part_name(set_, unit)) : "";
    if (cache_) {
        if (auto part = read_part(kept)) {
            rows_ += part->entries.size();
            parts_[number] = std::move(*part);
            return check_count(unit, parts_[number]);
        }
    }
    bool is_whole = false;
    parts_[number] = read_unit(unit, is_whole);
    if (is_whole) check_count(unit, parts_[number]);
    // Where it cannot be kept it is made again the next time: no reason to stop. What is kept waits there:
    // readers of other files need the memory.
    if (!cache_ || !is_whole || !write_part(kept, parts_[number]).ok()) return;
    kept_[number] = kept;
    parts_[number] = {};
}

Table IndexRun::table() {
#if defined(__GLIBC__)
    ::malloc_trim(0);  // what the readers held goes back first: a table is as large as they were
#endif
    for (size_t i = 0; i < parts_.size(); ++i) {
        if (kept_[i].empty()) continue;
        if (auto part = read_part(kept_[i])) {
            parts_[i] = std::move(*part);
        } else {
            bool is_whole = false;
            parts_[i] = read_unit(set_.units[i], is_whole);
        }
    }
    return Table(std::move(parts_));
}

Part IndexRun::read_unit(const dataset::Unit& unit, bool& is_whole) {
    PartMaker maker;
    const auto reader = dataset::open_unit(set_, unit);
    if (!reader) {
        tell(reader.failure());
        return maker.take();
    }
    dataset::Row row;
    dataset::RowPlace place;
    dataset::Problems problems;
    while (!stop_) {
        problems.clear();
        const auto more = reader.value()->next(row, place, problems);
        if (!more) {
            tell(more.failure());
            return maker.take();
        }
        if (!more.value()) break;
        const bool is_pair = unit.kind == dataset::Unit::Kind::Pairs;
        maker.add(row, is_pair ? 1 : place.number, place.offset, place.bytes, !problems.empty());
        if (!problems.empty()) row = {};  // what it holds half is not of the next
        ++rows_;
    }
    is_whole = !stop_;
    return maker.take();
}

// Against what the set says of itself, at every look: an index knows its file alone.
void IndexRun::check_count(const dataset::Unit& unit, const Part& part) {
    if (auto counted = dataset::check_row_count(unit, part.entries.size()); !counted) tell(counted.failure());
}

void IndexRun::tell(const Error& error) {
    const std::lock_guard lock(mutex_);
    problems_.push_back(error.text);
}

}  // namespace weft::view
