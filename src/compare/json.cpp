#include "compare/report.h"

namespace weft::compare {

void write_kinds(JsonWriter& json, const KindCounts& counts) {
    json.begin_object();
    for (size_t i = 0; i < kind_count; ++i) {
        if (counts.lines[i] != 0) json.member(kind_infos[i].name, counts.lines[i]);
    }
    json.end_object();
}

void write(JsonWriter& json, const Compared& compared) {
    const KindCounts& counts = compared.comparison.counts;
    json.begin_object().member("name", compared.name).member("left", compared.left);
    json.member("right", compared.right).member("equal", counts.equal).member("differing", counts.differing);
    if (compared.has_kinds) write_kinds(json.key("kinds"), counts);
    json.key("parts").begin_array();
    for (const Part& part : compared.comparison.parts) {
        json.begin_object().member("title", part.title).key("lines").begin_array();
        for (const LinePair& pair : part.lines) {
            json.begin_object();
            if (pair.left_line != 0) json.member("left", pair.left_line).member("left_text", pair.left);
            if (pair.right_line != 0) json.member("right", pair.right_line);
            // What is said once need not be said twice.
            if (pair.right_line != 0 && (pair.left_line == 0 || !pair.is_equal()))
                json.member("right_text", pair.right);
            if (compared.has_kinds && !pair.is_equal()) {
                json.key("kinds").begin_array();
                for (size_t i = 0; i < kind_count; ++i) {
                    if (pair.kinds.has(static_cast<Kind>(i))) json.value(kind_infos[i].name);
                }
                json.end_array();
            }
            json.end_object();
        }
        json.end_array().end_object();
    }
    json.end_array().end_object();
}

void write(JsonWriter& json, const Linked& linked) {
    json.begin_object().member("name", linked.name).member("device", linked.device);
    json.key("lines").begin_array();
    for (const LinkedLine& line : linked.lines) {
        json.begin_object().member("python", line.python_line).member("text", line.python);
        json.key("code").begin_array();
        for (const LinkedLine::Code& code : line.code) {
            json.begin_object().member("line", code.line);
            json.member("pass", emit::text_of(code.pass).name).member("text", code.text).end_object();
        }
        json.end_array().end_object();
    }
    json.end_array().end_object();
}

}  // namespace weft::compare
