#include "view/export.h"

#include <algorithm>

#include "base/disk.h"
#include "base/files.h"
#include "view/row_json.h"

namespace weft::view {
namespace {

// A script that hands a value to the page: weft_data("row/7", {…});
std::string script_of(const std::string& name, std::string_view json) {
    std::string text = "weft_data(\"" + name + "\", ";
    text.append(json);
    return text + ");\n";
}

std::string index_of(const Site& site, const std::vector<uint64_t>& rows) {
    const Table& table = site.rows().table();
    TextBuffer out;
    JsonWriter json(out, page_json);
    json.begin_object().key("about").raw(site.about());
    json.member("of", table.rows()).key("rows").begin_array();
    for (const uint64_t row : rows) {
        const RowRef ref = table.at(row);
        json.begin_object();
        write_list_row(json.key("summary"), table, row);
        json.key("builtins").begin_array();
        for (const uint16_t number : ref.part.builtins_of(ref.entry)) json.value(builtin_name(number));
        json.end_array().end_object();
    }
    json.end_array().end_object();
    return out.str();
}

Result<void> check_folder(const std::string& folder) {
    if (!exists(folder)) return {};
    if (!is_folder(folder)) return Error::usage(folder + " is there already, and is no folder");
    WEFT_TRY(const std::vector<std::string> names, names_in(folder));
    if (names.empty()) return {};
    return Error::usage(folder + " is there already, and is not empty");
}

}  // namespace

std::vector<uint64_t> sample_of(const Table& table, uint64_t size) {
    std::vector<uint64_t> rows;
    const uint64_t count = std::min(size, table.rows());
    for (uint64_t i = 0; i < count; ++i)
        rows.push_back(i * table.rows() / count);  // a table has less than 2^32 rows
    return rows;
}

Result<void> export_site(const Site& site, const std::vector<uint64_t>& rows, const std::string& folder,
                         Steps& steps, const std::atomic<bool>& stop) {
    if (auto free = check_folder(folder); !free) return free;
    if (auto made = disk().make_folder(join(folder, "row")); !made) return made;
    steps.total = rows.size();
    for (const uint64_t row : rows) {
        if (stop) return Error{"interrupted", Error::Kind::Interrupted};
        WEFT_TRY(const std::string text, site.row(row));
        const std::string name = "row/" + std::to_string(row);
        if (auto written = write_file(join(folder, name + ".js"), script_of(name, text)); !written)
            return written;
        ++steps.done;
    }
    if (auto written = write_file(join(folder, "rows.js"), script_of("rows", index_of(site, rows))); !written)
        return written;
    for (const Asset& asset : assets()) {
        std::string text(asset.text);
        // The one thing in which a page of files differs: where it takes its data from.
        constexpr std::string_view served = "data-source=\"server\"", as_files = "data-source=\"files\"";
        if (const size_t at = text.find(served); at != std::string::npos)
            text.replace(at, served.size(), as_files);
        if (auto written = write_file(join(folder, asset.name), text); !written) return written;
    }
    return {};
}

}  // namespace weft::view
