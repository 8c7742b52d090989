#include "view/plots.h"

#include <algorithm>

namespace weft::view {
namespace {

// Where classes of sizes begin, in bytes: half steps between powers of two.
constexpr uint64_t size_classes[] = {0,     256,   384,   512,    768,    1024,   1536,   2048,
                                     3072,  4096,  6144,  8192,   12288,  16384,  24576,  32768,
                                     49152, 65536, 98304, 131072, 196608, 262144, 524288, 1048576};
constexpr size_t class_count = std::size(size_classes), curve_points = 120;

size_t class_of(uint64_t bytes) {
    const auto after = std::upper_bound(std::begin(size_classes), std::end(size_classes), bytes);
    return static_cast<size_t>(after - std::begin(size_classes)) - 1;
}

using Classes = std::array<uint64_t, class_count>;

// From the first class that has rows to the last.
void write_classes(JsonWriter& json, std::string_view name, const Classes& counts) {
    size_t first = 0, last = class_count;
    while (first < last && counts[first] == 0) ++first;
    while (last > first && counts[last - 1] == 0) --last;
    json.key(name).begin_array();
    for (size_t i = first; i < last; ++i) {
        json.begin_object().member("low", size_classes[i]);
        if (i + 1 < class_count) json.member("high", size_classes[i + 1]);
        json.member("rows", counts[i]).end_object();
    }
    json.end_array();
}

}  // namespace

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
