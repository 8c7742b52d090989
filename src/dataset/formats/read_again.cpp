#include "dataset/formats/read_again.h"

#include "base/disk.h"
#include "base/files.h"
#include "dataset/formats/parquet.h"
#include "dataset/formats/row_access.h"
#include "dataset/row/row_copy.h"

namespace weft::dataset {
namespace {

Error changed(const std::string& path) {
    return Error{path + " is another than it was when it was read first"};
}

Result<void> read_line(const std::string& path, const RowPlace& place, Columns columns, Row& row,
                       std::string& memory, Problems& problems) {
    InFile file(path);
    if (auto opened = file.open(); !opened) return opened;
    if (place.offset + place.bytes > file.expected_size()) return changed(path);
    std::string line(place.bytes, '\0');
    WEFT_TRY(const size_t got, file.read_at(place.offset, line.data(), line.size()));
    if (got != line.size()) return changed(path);
    JsonDocument document;
    if (auto parsed = document.parse(line); !parsed) {
        problems.push_back("not JSON: " + parsed.error());
        return {};
    }
    Row read;
    read_row(document, columns, read, problems);
    keep(read, memory, row);
    return {};
}

Result<void> read_in_order(const Set& set, const Unit& unit, uint64_t before, Row& row, std::string& memory,
                           Problems& problems) {
    WEFT_TRY(const std::unique_ptr<RowReader> reader, open_unit(set, unit));
    Row read;
    RowPlace place;
    for (uint64_t i = 0; i <= before; ++i) {
        problems.clear();
        WEFT_TRY(const bool more, reader->next(read, place, problems));
        if (!more) return changed(unit.path);
    }
    keep(read, memory, row);
    return {};
}

}  // namespace

Result<void> read_again(const Set& set, const Unit& unit, const RowPlace& place, Row& row,
                        std::string& memory, Problems& problems) {
    const std::string path = join(set.folder, unit.path);
    const uint64_t before = place.number - 1;
    switch (unit.kind) {
        case Unit::Kind::Jsonl:
            return read_line(path, place, set.columns, row, memory, problems);
        case Unit::Kind::Zst: {
            auto access = RowAccess::open(path, set.columns);
            if (!access) return read_in_order(set, unit, before, row, memory, problems);
            if (before >= access.value().rows()) return changed(path);
            Row read;
            if (auto done = access.value().read(before, read, problems); !done) return done;
            keep(read, memory, row);
            return {};
        }
        case Unit::Kind::Parquet: {
            WEFT_TRY(const Parquet* library, parquet());
            WEFT_TRY(const auto reader, library->open_row(path, set.columns, before));
            Row read;
            WEFT_TRY(const bool more, reader->next(read, problems));
            if (!more) return changed(path);
            keep(read, memory, row);
            return {};
        }
        case Unit::Kind::Pairs: {
            Unit pair = unit;
            pair.names.clear();
            for (size_t i = place.offset; i < unit.names.size() && i <= place.offset + 1; ++i)
                pair.names.push_back(unit.names[i]);
            return read_in_order(set, pair, 0, row, memory, problems);
        }
    }
    return changed(path);
}

}  // namespace weft::dataset
