#include "dataset/set/distribution.h"

#include <algorithm>

namespace weft::dataset {

void Distribution::add(const Distribution& other) {
    std::vector<Item> all;
    all.reserve(items_.size() + other.items_.size());
    std::merge(items_.begin(), items_.end(), other.items_.begin(), other.items_.end(),
               std::back_inserter(all), [](const Item& a, const Item& b) { return a.value < b.value; });
    items_.clear();
    for (const Item& item : all) {
        if (!items_.empty() && items_.back().value == item.value) {
            items_.back().count += item.count;
        } else {
            items_.push_back(item);
        }
    }
}

void Distribution::settle() {
    if (recent_.empty()) return;
    std::sort(recent_.begin(), recent_.end());
    Distribution counted;
    for (const uint64_t value : recent_) {
        if (counted.items_.empty() || counted.items_.back().value != value)
            counted.items_.push_back({value, 0});
        ++counted.items_.back().count;
    }
    recent_.clear();
    add(counted);
}

uint64_t Distribution::count() const {
    uint64_t sum = 0;
    for (const Item& item : items_) sum += item.count;
    return sum;
}

uint64_t Distribution::total() const {
    uint64_t sum = 0;
    for (const Item& item : items_) sum += item.value * item.count;
    return sum;
}

uint64_t Distribution::percentile(uint64_t percent) const {
    const uint64_t wanted = (count() * percent + 99) / 100;
    uint64_t seen = 0;
    for (const Item& item : items_) {
        seen += item.count;
        if (seen >= wanted) return item.value;
    }
    return 0;
}

void Distribution::write(JsonWriter& json) const {
    json.begin_array();
    for (const Item& item : items_) json.value(item.value).value(item.count);
    json.end_array();
}

std::optional<Distribution> Distribution::read(const JsonDocument& document, const JsonValue& list) {
    const auto numbers = document.children(list);
    if (!list.is(JsonValue::Kind::Array) || numbers.size() % 2 != 0) return std::nullopt;
    Distribution out;
    for (size_t i = 0; i < numbers.size(); i += 2) {
        const auto value = numbers[i].as_uint(), count = numbers[i + 1].as_uint();
        if (!value || !count || (i != 0 && *value <= out.items_.back().value)) return std::nullopt;
        out.items_.push_back({*value, *count});
    }
    return out;
}

}  // namespace weft::dataset
