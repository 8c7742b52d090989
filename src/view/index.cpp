#include "view/index.h"

#include "base/disk.h"
#include "view/part_file.h"

namespace weft::view {

IndexRun::IndexRun(const dataset::Set& set, std::optional<std::string> cache)
    : set_(set), cache_(std::move(cache)), parts_(set.units.size()) {}

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
            return;
        }
    }
    bool is_whole = false;
    parts_[number] = read_unit(unit, is_whole);
    ++files_read_;
    // Where it cannot be kept it is made again the next time: no reason to stop.
    if (cache_ && is_whole && !stop_) (void)write_part(kept, parts_[number]).ok();
}

Part IndexRun::read_unit(const dataset::Unit& unit, bool& is_whole) {
    PartMaker maker;
    const auto tell = [&](const Error& error) {
        const std::lock_guard lock(mutex_);
        problems_.push_back(error.text);
    };
    const auto reader = dataset::open_unit(set_, unit);
    if (!reader) {
        tell(reader.failure());
        return maker.take();
    }
    dataset::Row row;
    dataset::RowPlace place;
    dataset::Problems problems;
    uint64_t number = 0;
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
        ++number, ++rows_;
    }
    if (auto counted = dataset::check_row_count(unit, number); !counted && !stop_) tell(counted.failure());
    is_whole = true;
    return maker.take();
}

}  // namespace weft::view
