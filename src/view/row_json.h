// A row as the page shows it, and its line in the list, as JSON. Texts go with their colours and with the
// Python line that each of their lines came from; the page makes no sense of them, it only shows them.
#pragma once

#include "base/json_write.h"
#include "view/rows.h"

namespace weft::view {

// Texts of strangers: bytes that are no UTF-8 are mended.
inline constexpr JsonStyle page_json{.repairs = true};

void write_list_row(JsonWriter& json, const Table& table, uint64_t row);
void write_row(JsonWriter& json, const Rows& rows, uint64_t number, const OpenedRow& opened);

}  // namespace weft::view
