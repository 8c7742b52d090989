#include "dataset/set/sample.h"

namespace weft::dataset {

void Sample::work() {
    while (!stop_) {
        const size_t unit = next_++;
        if (unit >= set_.units.size()) return;
        if (auto looked = look_at(set_.units[unit]); !looked) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = looked.failure();
            stop_ = true;
        }
    }
}

Result<void> Sample::look_at(const Unit& unit) {
    WEFT_TRY(const std::unique_ptr<RowReader> reader, open_unit(set_, unit));
    Row row;
    RowPlace place;
    Problems problems;
    while (!stop_) {
        problems.clear();
        WEFT_TRY(const bool more, reader->next(row, place, problems));
        if (!more) return {};
        ++rows_;
        if (!problems.empty()) return Error::finding(place.text() + ": " + problems.front());
        if (!takes_(row)) continue;
        const std::lock_guard lock(mutex_);
        if (kept_.size() == size_ && std::pair(row.id, row.index) >=
                                         std::pair(std::string_view(kept_.top().first), kept_.top().second))
            continue;
        if (kept_.size() == size_) kept_.pop();
        kept_.emplace(std::string(row.id), row.index);
    }
    return {};
}

std::optional<Error> Sample::failure() const {
    const std::lock_guard lock(mutex_);
    return failure_;
}

bool Sample::takes(const Row& row) const {
    return !kept_.empty() &&
           std::pair(row.id, row.index) <= std::pair(std::string_view(kept_.top().first), kept_.top().second);
}

}  // namespace weft::dataset
