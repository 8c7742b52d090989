#include "dataset/set/find_row.h"

#include <charconv>

#include "dataset/row/row_copy.h"

namespace weft::dataset {

Result<RowName> RowName::parse(const std::string& text) {
    constexpr size_t shortest_id = 4, whole_id = 32;
    RowName name;
    if (text.size() < whole_id && !text.empty() &&
        text.find_first_not_of("0123456789") == std::string::npos) {
        uint64_t index = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), index);
        if (error != std::errc()) return Error::usage("no row has the index " + text);
        name.index = index;
        return name;
    }
    const bool is_hex = text.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (!is_hex || text.size() < shortest_id || text.size() > whole_id)
        return Error::usage("`" + text + "` is neither an index nor the id of a row (4 to 32 hex digits)");
    name.id = text;
    return name;
}

Result<void> find_row(const Set& set, const RowName& name, FoundRow& found, Steps& steps) {
    const bool has_index = find_column(set.columns, "index") != nullptr;
    if (!name.id.empty() && find_column(set.columns, "id") == nullptr)
        return Error::usage("rows of " + set.folder + " have no id; name them by number, from 0");
    uint64_t number = 0;
    steps.total = set.manifest ? set.manifest->rows : 0;
    for (const Unit& unit : set.units) {
        if (name.index && has_index && !unit.may_hold(*name.index)) continue;
        WEFT_TRY(const std::unique_ptr<RowReader> reader, open_unit(set, unit));
        Row row;
        Problems problems;
        while (true) {
            problems.clear();
            WEFT_TRY(const bool more, reader->next(row, found.place, problems));
            if (!more) break;
            const bool is_it = !name.id.empty() ? row.id.starts_with(name.id)
                               : name.index     ? (has_index ? row.index : number) == *name.index
                                                : true;
            ++number, ++steps.done;
            if (!is_it) continue;
            found.problems = problems;
            keep(row, found.memory, found.row);
            return {};
        }
    }
    if (!name.id.empty()) return Error::usage(set.folder + " has no row whose id begins with " + name.id);
    if (name.index)
        return Error::usage(set.folder + " has no row with the index " + std::to_string(*name.index));
    return Error::usage(set.folder + " has no rows");
}

}  // namespace weft::dataset
