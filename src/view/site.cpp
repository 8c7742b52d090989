#include "view/site.h"

#include <algorithm>
#include <charconv>

#include "base/versions.h"
#include "view/plots.h"
#include "view/row_json.h"

namespace weft::view {
namespace {

constexpr uint64_t usual_page = 100, largest_page = 500;

std::string parameter(const Parameters& parameters, const std::string& name) {
    const auto found = parameters.find(name);
    return found == parameters.end() ? "" : found->second;
}

Result<uint64_t> number_in(const Parameters& parameters, const std::string& name, uint64_t usual) {
    const std::string text = parameter(parameters, name);
    if (text.empty()) return usual;
    uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return Error::usage("`" + name + "` is no number: " + text);
    return number;
}

Answer failed(int status, const std::string& why) {
    TextBuffer out;
    JsonWriter(out, page_json).begin_object().member("error", why).end_object();
    return {status, "application/json", out.str()};
}

Answer answered(Result<std::string> body) {
    if (body) return {200, "application/json", std::move(body).value()};
    return failed(body.failure().kind == Error::Kind::Usage ? 400 : 500, body.error());
}

}  // namespace

Answer Site::answer(const std::string& path, const Parameters& parameters) {
    if (path == "/api/about") return {200, "application/json", about()};
    if (path == "/api/rows") return answered(list(parameters));
    if (path == "/api/plots") return answered(plots(parameters));
    if (path == "/api/neighbours") return answered(neighbours(parameters));
    if (path == "/api/find") return answered(find(parameters));
    if (path == "/api/row") return answered(row(parameters));
    std::string_view name = path;
    if (name.starts_with('/')) name.remove_prefix(1);
    if (name.empty()) name = "index.html";
    for (const Asset& asset : assets()) {
        if (asset.name == name) return {200, asset.type, std::string(asset.text)};
    }
    return failed(404, "there is no " + path);
}

std::string Site::about() const {
    TextBuffer out;
    JsonWriter json(out, page_json);
    json.begin_object().member("title", rows_.title()).member("kind", rows_.kind());
    json.member("rows", rows_.table().rows()).member("weft", weft_version());
    json.key("problems").begin_array();
    for (const std::string& problem : rows_.problems()) json.value(problem);
    json.end_array().key("sortings").begin_array();
    for (const Sorting& one : sortings()) json.begin_array().value(one.name).value(one.about).end_array();
    json.end_array().key("facets").begin_array();
    for (size_t facet = 0; facet < facet_count; ++facet) json.value(facet_name(facet));
    json.end_array().key("size_classes").begin_array();
    for (const uint64_t begin : size_classes()) json.value(begin);
    json.end_array().end_object();
    return out.str();
}

Result<std::shared_ptr<const Selection>> Site::selection(const Parameters& parameters) {
    WEFT_TRY(const Query query, Query::parse(parameters, rows_.table(), rows_.columns()));
    return selections_.of(query, rows_.table());
}

Result<std::string> Site::list(const Parameters& parameters) {
    WEFT_TRY(const auto chosen, selection(parameters));
    WEFT_TRY(const uint64_t offset, number_in(parameters, "offset", 0));
    WEFT_TRY(const uint64_t limit, number_in(parameters, "limit", usual_page));
    TextBuffer out;
    JsonWriter json(out, page_json);
    const uint64_t total = chosen->rows.size(), first = std::min(offset, total);
    json.begin_object().member("total", total).member("offset", first);
    json.key("rows").begin_array();
    for (uint64_t i = first; i < std::min(total, first + std::min(limit, largest_page)); ++i)
        write_list_row(json, rows_.table(), chosen->rows[i]);
    json.end_array().key("facets").begin_object();
    for (size_t facet = 0; facet < facet_count; ++facet) {
        json.key(facet_name(facet)).begin_array();
        for (const auto& [value, count] : chosen->facets[facet])
            json.begin_array().value(value).value(count).end_array();
        json.end_array();
    }
    json.end_object().end_object();
    return out.str();
}

Result<std::string> Site::plots(const Parameters& parameters) {
    WEFT_TRY(const auto chosen, selection(parameters));
    TextBuffer out;
    JsonWriter json(out, page_json);
    write_plots(json, rows_.table(), *chosen);
    return out.str();
}

// Of a row in a selection: the ones before and behind it.
Result<std::string> Site::neighbours(const Parameters& parameters) {
    WEFT_TRY(const auto chosen, selection(parameters));
    WEFT_TRY(const uint64_t row, number_in(parameters, "row", 0));
    TextBuffer out;
    JsonWriter json(out, page_json);
    json.begin_object().member("total", uint64_t{chosen->rows.size()});
    if (const auto position = chosen->position(row)) {
        json.member("position", uint64_t{*position});
        if (*position > 0) json.member("before", uint64_t{chosen->rows[*position - 1]});
        if (*position + 1 < chosen->rows.size()) json.member("behind", uint64_t{chosen->rows[*position + 1]});
    }
    json.end_object();
    return out.str();
}

Result<std::string> Site::find(const Parameters& parameters) const {
    const Table& table = rows_.table();
    std::optional<uint64_t> found;
    const std::string id = parameter(parameters, "id");
    if (!id.empty()) {
        found = table.find_id(id);
    } else {
        WEFT_TRY(const uint64_t seed, number_in(parameters, "seed", 0));
        WEFT_TRY(const uint64_t index, number_in(parameters, "index", 0));
        found = table.find(seed, index);
    }
    TextBuffer out;
    JsonWriter json(out, page_json);
    json.begin_object();
    if (found) json.member("row", *found);
    json.end_object();
    return out.str();
}

Result<std::string> Site::row(uint64_t number) const {
    if (number >= rows_.table().rows())
        return Error::usage("there are " + std::to_string(rows_.table().rows()) + " rows; there is no row " +
                            std::to_string(number));
    OpenedRow opened;
    if (auto done = rows_.open(number, opened); !done) return done.failure();
    TextBuffer out;
    JsonWriter json(out, page_json);
    write_row(json, rows_, number, opened);
    return out.str();
}

Result<std::string> Site::row(const Parameters& parameters) const {
    WEFT_TRY(const uint64_t number, number_in(parameters, "row", 0));
    return row(number);
}

}  // namespace weft::view
