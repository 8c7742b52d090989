#include "dataset/set/shard_rows.h"

namespace weft::dataset {

ShardRows::ShardRows(const Set& set, const std::vector<size_t>& units) : set_(set) {
    for (const size_t unit : units) {
        const bool follows = set.units[unit].kind == Unit::Kind::Pairs && !lanes_.empty();
        if (!follows) lanes_.emplace_back();
        lanes_.back().units.push_back(unit);
    }
}

Result<void> ShardRows::advance(Lane& lane) const {
    while (lane.at < lane.units.size()) {
        Entry& entry = lane.entry;
        if (!lane.reader) {
            entry.unit = lane.units[lane.at];
            entry.number = 0;
            WEFT_TRY(lane.reader, open_unit(set_, set_.units[entry.unit]));
        } else {
            ++entry.number;
        }
        entry.problems.clear();
        WEFT_TRY(lane.is_ready, lane.reader->next(entry.row, entry.place, entry.problems));
        if (lane.is_ready) return {};
        lane.reader.reset();
        ++lane.at;
    }
    return {};
}

Result<ShardRows::Entry*> ShardRows::next() {
    Lane* first = nullptr;
    for (Lane& lane : lanes_) {
        if (!lane.is_ready) {
            if (auto moved = advance(lane); !moved) return moved.failure();
        }
        if (lane.is_ready && (first == nullptr || lane.entry.row.index < first->entry.row.index))
            first = &lane;
    }
    if (first == nullptr) return static_cast<Entry*>(nullptr);
    first->is_ready = false;
    return &first->entry;
}

}  // namespace weft::dataset
