// The figures as stats.json and as a table.
#include <algorithm>

#include "base/number_text.h"

#include "dataset/set/stats.h"

namespace weft::dataset {
namespace {

// Code of this kind has about 3 bytes per token of the usual byte-pair vocabularies: an estimate to plan
// with.
constexpr uint64_t bytes_per_token = 3;

uint64_t percentile(const Counters& counters, const std::string& prefix, uint64_t percent) {
    const uint64_t count = counter(counters, prefix + "/count");
    const uint64_t wanted = (count * percent + 99) / 100;
    uint64_t seen = 0;
    for (size_t i = 0; i < Sizes::bucket_count; ++i) {
        seen += counter(counters, prefix + "/bucket/" + std::to_string(i));
        if (seen >= wanted) return std::min(Sizes::bucket_end(i), counter(counters, prefix + "/max"));
    }
    return 0;
}

void write_sizes(JsonWriter& json, const Counters& counters, const std::string& prefix, bool tokens) {
    const uint64_t count = counter(counters, prefix + "/count"), total = counter(counters, prefix + "/total");
    json.begin_object().member("count", count).member("total", total);
    json.member("mean", count == 0 ? 0 : total / count);
    json.member("min", counter(counters, prefix + "/min")).member("max", counter(counters, prefix + "/max"));
    for (const uint64_t p : {50, 90, 99})
        json.member("p" + std::to_string(p), percentile(counters, prefix, p));
    if (tokens) json.member("tokens_estimate", total / bytes_per_token);
    json.end_object();
}

void write_counts(JsonWriter& json, const Counters& counters, const std::string& prefix) {
    json.begin_object();
    for (const std::string& name : names_under(counters, prefix))
        json.member(name, counter(counters, prefix + "/" + name));
    json.end_object();
}

uint64_t total_bytes(const Counters& counters) {
    uint64_t total = 0;
    for (const std::string& column : names_under(counters, "size"))
        total += counter(counters, "size/" + column + "/total");
    return total;
}

// ---- the table
std::string padded(std::string text, size_t width, bool right) {
    const size_t fill = text.size() < width ? width - text.size() : 0;
    return right ? std::string(fill, ' ') + text : text + std::string(fill, ' ');
}
std::string percent(uint64_t part, uint64_t all) {
    if (all == 0) return "-";
    const uint64_t tenths = (part * 1000 + all / 2) / all;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

// Rows of chat views do not tell.
std::string exact_gradients(const Counters& counters, const std::string& prefix, uint64_t rows) {
    if (names_under(counters, prefix + "gradient").empty()) return "-";
    return percent(counter(counters, prefix + "gradient/exact"), rows);
}

// "gradient  exact 12  none 3"; nothing where nothing was counted.
std::string line_of(const Counters& counters, const std::string& prefix, std::string_view title) {
    const auto names = names_under(counters, prefix);
    if (names.empty()) return {};
    std::string out = padded(std::string(title), 16, false);
    for (const std::string& name : names)
        out += "  " + name + " " + with_commas(counter(counters, prefix + "/" + name));
    return out + "\n";
}

}  // namespace

std::string stats_json(const Counters& counters, const Uniqueness& uniqueness) {
    TextBuffer out;
    JsonWriter json(out, json_pretty);
    json.begin_object()
        .member("rows", counter(counters, "rows"))
        .member("excluded", counter(counters, "excluded"));
    json.key("splits");
    write_counts(json, counters, "split");
    json.key("categories").begin_object();
    for (const std::string& name : names_under(counters, "category")) {
        const std::string prefix = "category/" + name;
        json.key(name).begin_object().member("rows", counter(counters, prefix + "/rows"));
        json.member("bytes", counter(counters, prefix + "/bytes")).key("difficulty");
        write_counts(json, counters, prefix + "/difficulty");
        json.key("gradient");
        write_counts(json, counters, prefix + "/gradient");
        json.end_object();
    }
    json.end_object().key("difficulty");
    write_counts(json, counters, "difficulty");
    json.key("gradient");
    write_counts(json, counters, "gradient");
    json.key("gradient_reasons");
    write_counts(json, counters, "reason");
    for (const auto& [name, key] :
         {std::pair{"fault", "faults"}, {"access", "accesses"}, {"branch", "branches"}}) {
        if (names_under(counters, name).empty()) continue;
        json.key(key);
        write_counts(json, counters, name);
    }
    json.key("bytes").begin_object();
    for (const std::string& column : names_under(counters, "size")) {
        json.key(column);
        write_sizes(json, counters, "size/" + column, true);
    }
    json.end_object().key("complexity").begin_object();
    for (const std::string& field : names_under(counters, "complexity")) {
        json.key(field);
        write_sizes(json, counters, "complexity/" + field, false);
    }
    json.end_object().member("text_bytes", total_bytes(counters));
    json.member("tokens_estimate", total_bytes(counters) / bytes_per_token);
    json.key("uniqueness").begin_object().member("rows", uniqueness.rows);
    json.member("exact_duplicates", uniqueness.exact_duplicates);
    json.member("structural_duplicates", uniqueness.structural_duplicates).end_object();
    json.end_object();
    out.append('\n');
    return out.str();
}

std::string stats_table(const Counters& counters, const Uniqueness& uniqueness) {
    const uint64_t rows = counter(counters, "rows");
    const bool has_gradients = !names_under(counters, "gradient").empty();  // chat views say nothing of them
    std::string out = padded("category", 16, false) + padded("rows", 12, true) + padded("share", 10, true);
    for (int level = 1; level <= 5; ++level) out += padded("d" + std::to_string(level), 10, true);
    out += (has_gradients ? padded("exact grad.", 14, true) : "") + "\n";
    for (const std::string& name : names_under(counters, "category")) {
        const std::string prefix = "category/" + name;
        const uint64_t own = counter(counters, prefix + "/rows");
        out += padded(name, 16, false) + padded(with_commas(own), 12, true) +
               padded(percent(own, rows), 10, true);
        for (int level = 1; level <= 5; ++level) {
            out += padded(with_commas(counter(counters, prefix + "/difficulty/" + std::to_string(level))), 10,
                          true);
        }
        out += (has_gradients ? padded(exact_gradients(counters, prefix + "/", own), 14, true) : "") + "\n";
    }
    out += padded("all", 16, false) + padded(with_commas(rows), 12, true) + padded("", 10, true);
    for (int level = 1; level <= 5; ++level) {
        out += padded(with_commas(counter(counters, "difficulty/" + std::to_string(level))), 10, true);
    }
    out += (has_gradients ? padded(exact_gradients(counters, "", rows), 14, true) : "") + "\n\n";
    const std::string counts = line_of(counters, "gradient", "gradient") +
                               line_of(counters, "access", "accesses") +
                               line_of(counters, "branch", "branches");
    if (!counts.empty()) out += counts + "\n";

    out += padded("column", 16, false) + padded("rows", 12, true) + padded("bytes", 18, true) +
           padded("mean", 10, true) + padded("p50", 10, true) + padded("p99", 10, true) +
           padded("max", 12, true) + padded("~tokens", 16, true) + "\n";
    for (const std::string& column : names_under(counters, "size")) {
        const std::string prefix = "size/" + column;
        const uint64_t count = counter(counters, prefix + "/count"),
                       total = counter(counters, prefix + "/total");
        out += padded(column, 16, false) + padded(with_commas(count), 12, true) +
               padded(with_commas(total), 18, true);
        out += padded(with_commas(count == 0 ? 0 : total / count), 10, true);
        out += padded(with_commas(percentile(counters, prefix, 50)), 10, true);
        out += padded(with_commas(percentile(counters, prefix, 99)), 10, true);
        out += padded(with_commas(counter(counters, prefix + "/max")), 12, true);
        out += padded(with_commas(total / bytes_per_token), 16, true) + "\n";
    }
    out += "\nsplits:";
    for (const std::string& name : names_under(counters, "split"))
        out += " " + name + " " + with_commas(counter(counters, "split/" + name));
    out += "\nduplicates: " + with_commas(uniqueness.exact_duplicates) + " exact (" +
           percent(uniqueness.exact_duplicates, rows) + "), " +
           with_commas(uniqueness.structural_duplicates) + " structural (" +
           percent(uniqueness.structural_duplicates, rows) + ")\n";
    if (counter(counters, "excluded") != 0)
        out += "left out by --exclude: " + with_commas(counter(counters, "excluded")) + "\n";
    return out;
}

}  // namespace weft::dataset
