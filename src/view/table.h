// Table: what the list of a page knows of every row: where the row lies, and the small values that are
// filtered, sorted and drawn. index.h fills it from one read of a set, tree_rows.cpp from source files;
// nothing of a row's code is in it. A million rows take some 170 MB.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dataset/row/row.h"

namespace weft::view {

// Values that occur again and again, kept as codes: 0 is null.
enum class Coded : uint8_t {
#define WEFT_CODED(enumerator, name, text) enumerator,
#include "view/coded.def"
#undef WEFT_CODED
};
inline constexpr std::string_view coded_names[] = {
// in queries and facets
#define WEFT_CODED(enumerator, name, text) name,
#include "view/coded.def"
#undef WEFT_CODED
};
inline constexpr size_t coded_count = std::size(coded_names);
inline constexpr uint16_t most_codes = UINT16_MAX;  // further values count as one: "…"

// Plain bytes: parts are written to files and read back as they are (part_file.h).
struct Entry {
    uint64_t id[2] = {};  // the 32 digits as numbers
    uint64_t seed = 0, index = 0;
    uint64_t offset = 0;      // dataset::RowPlace
    uint32_t line_bytes = 0;  // the same
    uint32_t number = 0;      // the same
    uint32_t text = 0;        // in Part::texts: the name, a zero, the beginning of what it does, a zero
    uint32_t builtins = 0;    // in Part::builtins: how many, then their numbers
    uint32_t python_bytes = 0, code_bytes = 0, ir_size = 0;
    uint16_t codes[coded_count] = {};
    uint8_t difficulty = 0;
    uint8_t devices : 6 = 0;        // bits of emit::targets
    bool has_problems : 1 = false;  // the row as data
    bool is_new : 1 = false;        // no row before it has its structure; known once the table is whole
};
static_assert(sizeof(Entry) == 88, "of a million rows every byte is a megabyte");

using Dictionary = std::vector<std::string>;  // by code; [0] is null

// The rows of one file.
struct Part {
    std::vector<Entry> entries;
    std::vector<uint64_t>
        structures;  // by entry: the first half of it, or of `canonical`; a table forgets them
    std::string texts;
    std::vector<uint16_t> builtins;  // numbers of builtin_names.def
    std::array<Dictionary, coded_count> dictionaries;
    uint64_t first = 0;  // row of entries[0] in the table

    std::string_view name(const Entry& entry) const { return texts.c_str() + entry.text; }
    std::string_view brief(const Entry& entry) const {
        return texts.c_str() + entry.text + name(entry).size() + 1;
    }
    std::span<const uint16_t> builtins_of(const Entry& entry) const {
        return {builtins.data() + entry.builtins + 1, builtins[entry.builtins]};
    }
};

// Fills a part, a row at a time, in their order.
class PartMaker {
  public:
    PartMaker();
    void add(const dataset::Row& row, uint64_t number, uint64_t offset, uint64_t bytes, bool has_problems);
    Part take();  // once, at the end

  private:
    uint16_t code(Coded which, std::optional<std::string_view> text);

    Part part_;
    std::array<std::map<std::string, uint16_t, std::less<>>, coded_count> codes_;
};

struct RowRef {
    const Part& part;
    const Entry& entry;
    uint32_t part_number;
};

class Table {
  public:
    // Parts in the order of the rows.
    explicit Table(std::vector<Part> parts);

    uint64_t rows() const { return rows_; }
    const std::vector<Part>& parts() const { return parts_; }
    RowRef at(uint64_t row) const;
    std::string_view text_of(Coded which, uint16_t code) const;
    const Dictionary& dictionary(Coded which) const { return dictionaries_[static_cast<size_t>(which)]; }
    // By (seed, index), or by the beginning of an id.
    std::optional<uint64_t> find(uint64_t seed, uint64_t index) const;
    std::optional<uint64_t> find_id(std::string_view digits) const;

    // What a filter may ask: the columns that entries know. `row` keeps views into this table.
    void fill(const RowRef& ref, dataset::Row& row) const;

  private:
    void share_dictionaries();
    void find_new_structures();

    std::vector<Part> parts_;
    std::array<Dictionary, coded_count> dictionaries_;
    uint64_t rows_ = 0;
};

std::string id_text(const Entry& entry);
std::string_view builtin_name(uint16_t number);

}  // namespace weft::view
