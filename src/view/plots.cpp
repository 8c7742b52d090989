#include "view/plots.h"

#include <algorithm>

namespace weft::view {
namespace {

// As people say them: about half steps between powers of ten.
constexpr uint64_t class_begins[] = {0,     200,   300,    400,    600,    800,    1000,   1500,   2000,
                                     3000,  4000,  6000,   8000,   10000,  15000,  20000,  30000,  40000,
                                     60000, 80000, 100000, 150000, 200000, 300000, 400000, 600000, 1000000};
constexpr size_t class_count = std::size(class_begins), curve_points = 120;

size_t class_of(uint64_t bytes) {
    const auto after = std::upper_bound(std::begin(class_begins), std::end(class_begins), bytes);
    return static_cast<size_t>(after - std::begin(class_begins)) - 1;
}

using Classes = std::array<uint64_t, class_count>;

// From the first class that has rows to the last.
void write_classes(JsonWriter& json, std::string_view name, const Classes& counts) {
    size_t first = 0, last = class_count;
    while (first < last && counts[first] == 0) ++first;
    while (last > first && counts[last - 1] == 0) --last;
    json.key(name).begin_array();
    for (size_t i = first; i < last; ++i) {
        json.begin_object().member("low", class_begins[i]);
        if (i + 1 < class_count) json.member("high", class_begins[i + 1]);
        json.member("rows", counts[i]).end_object();
    }
    json.end_array();
}

}  // namespace

std::span<const uint64_t> size_classes() {
    return class_begins;
}

void write_plots(JsonWriter& json, const Table& table, const Selection& selection) {
    Classes python{}, code{};
    std::vector<uint64_t> builtins;
    while (!builtin_name(static_cast<uint16_t>(builtins.size())).empty()) builtins.push_back(0);
    std::vector<std::pair<uint64_t, uint64_t>> curve;
    const size_t step = std::max<size_t>(1, selection.rows.size() / curve_points);
    uint64_t structures = 0;
    std::vector<uint32_t> in_order(selection.rows);
    std::sort(in_order.begin(), in_order.end());
    for (size_t i = 0; i < in_order.size(); ++i) {
        const RowRef ref = table.at(in_order[i]);
        ++python[class_of(ref.entry.python_bytes)];
        if (ref.entry.code_bytes != 0) ++code[class_of(ref.entry.code_bytes)];
        for (const uint16_t number : ref.part.builtins_of(ref.entry)) {
            if (number < builtins.size()) ++builtins[number];
        }
        structures += ref.entry.is_new;
        if (i % step == step - 1 || i + 1 == in_order.size()) curve.emplace_back(i + 1, structures);
    }
    json.begin_object().member("total", uint64_t{in_order.size()});
    write_classes(json, "python_bytes", python);
    write_classes(json, "code_bytes", code);
    std::vector<std::pair<uint64_t, uint16_t>> often;
    for (size_t i = 0; i < builtins.size(); ++i) {
        if (builtins[i] != 0) often.emplace_back(builtins[i], static_cast<uint16_t>(i));
    }
    std::sort(often.begin(), often.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    json.key("builtins").begin_array();
    for (const auto& [count, number] : often)
        json.begin_array().value(builtin_name(number)).value(count).end_array();
    json.end_array().key("curve").begin_array();
    for (const auto& [rows, found] : curve) json.begin_array().value(rows).value(found).end_array();
    json.end_array().end_object();
}

}  // namespace weft::view
