// libFuzzer: any bytes through the JSON reader. What it accepts has whole characters and comes back equal
// from its own text; nothing crashes, and nothing nests deeper than the stack.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.h"
#include "base/json_read.h"
#include "base/json_write.h"
#include "base/utf8.h"

namespace {

using namespace weft;
using Kind = JsonValue::Kind;

void check_text(std::string_view text) {
    WEFT_CHECK(first_invalid_utf8(text) == std::string_view::npos, "a string holds whole characters");
}

void write(JsonWriter& json, const JsonDocument& document, const JsonValue& value) {
    switch (value.kind) {
        case Kind::Null:
            json.null();
            break;
        case Kind::False:
        case Kind::True:
            json.value(value.is(Kind::True));
            break;
        case Kind::Number:
            json.raw(value.text);
            break;
        case Kind::String:
            check_text(value.text);
            json.value(value.text);
            break;
        case Kind::Array:
            json.begin_array();
            for (const JsonValue& child : document.children(value)) write(json, document, child);
            json.end_array();
            break;
        case Kind::Object:
            json.begin_object();
            for (const JsonValue& child : document.children(value)) {
                check_text(child.key);
                WEFT_CHECK(&document.member(value, child.key) == &child, "a key occurs once");
                write(json.key(child.key), document, child);
            }
            json.end_object();
            break;
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    static JsonDocument document, again;  // reused, so that what one text leaves behind is found
    static TextBuffer text, same;
    if (!document.parse({reinterpret_cast<const char*>(data), size})) return 0;
    text.clear();
    JsonWriter json(text, json_compact);
    write(json, document, document.root());
    WEFT_CHECK(again.parse(text.view()).ok(), "what was written is accepted");
    same.clear();
    JsonWriter json_again(same, json_pretty);
    write(json_again, again, again.root());
    WEFT_CHECK(document.parse(same.view()).ok(), "what was written is accepted in another style");
    same.clear();
    JsonWriter json_last(same, json_compact);
    write(json_last, document, document.root());
    WEFT_CHECK(same.view() == text.view(), "a value comes back equal");
    return 0;
}
