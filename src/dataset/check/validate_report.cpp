// What a validation found, as validation.json and as a table.
#include "base/json_write.h"
#include "base/number_text.h"
#include "base/utf8.h"
#include "dataset/check/findings.h"
#include "verify/judge.h"

namespace weft::dataset {
namespace {

void append_gradients(JsonWriter& json, const verify::Gradients& gradients) {
    json.key("gradients").begin_array();
    for (const auto& [key, count] : gradients) {
        json.begin_object().member("said", key.first).member("measured", key.second);
        json.member("rows", count).end_object();
    }
    const verify::Differing some = verify::differing(gradients);
    json.end_array().key("differing").begin_object().member("said", some.said).member("seen", some.seen);
    json.member("verdict", !some.is_judged() ? "too-few" : some.is_enough() ? "enough" : "not-enough");
    json.end_object();
}

std::string gradients_text(const verify::Gradients& gradients) {
    std::string out;
    for (const auto& [key, count] : gradients)
        out += "gradient " + key.first + ", measured " + key.second + ": " + with_commas(count) + "\n";
    const verify::Differing some = verify::differing(gradients);
    if (some.said != 0)
        out += "of " + with_commas(some.said) + " that should differ " + with_commas(some.seen) + " do: " +
               (!some.is_judged()  ? "too few to judge"
                : some.is_enough() ? "enough"
                                   : "fewer than 90 %") +
               "\n";
    return out;
}

void append_faults(JsonWriter& json, const std::map<std::string, FaultCount>& faults) {
    json.key("faults").begin_object();
    for (const auto& [name, count] : faults) {
        json.key(name).begin_object().member("rows", count.rows).member("shown", count.all_shown());
        json.key("how").begin_object();
        for (const auto& [way, rows] : count.shown) json.member(way, rows);
        json.end_object().key("hidden").begin_array();
        for (const std::string& place : count.hidden) json.value(place);
        json.end_array().end_object();
    }
    json.end_object();
}

std::string cell(std::string text, size_t width) {
    return text.size() < width ? text + std::string(width - text.size(), ' ') : text;
}

std::string fault_table(const std::map<std::string, FaultCount>& faults) {
    std::string out =
        "\n" + cell("fault", 26) + cell("rows", 10) + cell("shown", 10) + cell("share", 10) + "how\n";
    for (const auto& [name, count] : faults) {
        const uint64_t shown = count.all_shown(), tenths = shown * 1000 / count.rows;
        out += cell(name, 26) + cell(with_commas(count.rows), 10) + cell(with_commas(shown), 10) +
               cell(std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %", 10);
        std::string how;
        for (const auto& [way, rows] : count.shown)
            how += (how.empty() ? "" : ", ") + way + " " + with_commas(rows);
        out += how + "\n";
    }
    return out;
}

}  // namespace

std::string validation_json(const Verdict& verdict, const std::string& path, const std::string& engines,
                            const PartOf* part) {
    TextBuffer out;
    JsonWriter json(out, json_pretty);
    json.begin_object().member("path", path).member("status", verdict.ok() ? "ok" : "failed");
    if (!engines.empty()) json.member("engines", engines);
    if (part != nullptr) {
        json.member("part", part->part).member("set", part->set).key("failed_later").begin_object();
        for (const auto& [category, count] : verdict.failed_later) json.member(category, count);
        json.end_object();
    }
    json.member("rows", verdict.rows).member("failed_rows", verdict.failed_rows);
    json.key("schema_versions").begin_object();
    for (const auto& [schema, count] : verdict.schemas) json.member(std::to_string(schema), count);
    json.end_object();
    json.member("not_runnable", verdict.not_runnable);
    json.member("made_again", verdict.made_again).key("not_made_again").begin_object();
    for (const auto& [reason, count] : verdict.not_made_again) json.member(reason, count);
    json.end_object();
    json.key("checks").begin_object();
    for (size_t i = 0; i < check_count; ++i) {
        const CheckInfo& about = info(static_cast<Check>(i));
        json.key(about.name).begin_object().member("checked", verdict.checks[i].checked);
        json.member("failed", verdict.checks[i].failed).end_object();
    }
    json.end_object().key("categories").begin_object();
    for (const auto& [name, count] : verdict.categories) {
        json.key(name)
            .begin_object()
            .member("rows", count.checked)
            .member("failed", count.failed)
            .end_object();
    }
    json.end_object();
    if (!verdict.gradients.empty()) append_gradients(json, verdict.gradients);
    if (!verdict.faults.empty()) append_faults(json, verdict.faults);
    json.key("findings").begin_array();
    for (const Finding& finding : verdict.findings) {
        json.begin_object().member("check", info(finding.check).name).member("place", finding.place.text);
        json.member("category", finding.category).member("message", finding.message);
        if (part != nullptr) json.member("unit", finding.place.unit).member("number", finding.place.number);
        json.end_object();
    }
    json.end_array().member("findings_left_out", verdict.findings_left_out).end_object();
    out.append('\n');
    return out.str();
}

std::string validation_table(const Verdict& verdict) {
    std::string out = cell("check", 14) + cell("checked", 14) + cell("failed", 14) + "what\n";
    for (size_t i = 0; i < check_count; ++i) {
        const CheckInfo& about = info(static_cast<Check>(i));
        if (verdict.checks[i].checked == 0 && verdict.checks[i].failed == 0) continue;
        out += cell(std::string(about.name), 14) + cell(with_commas(verdict.checks[i].checked), 14) +
               cell(with_commas(verdict.checks[i].failed), 14) + std::string(about.about) + "\n";
    }
    out += "\n" + cell("category", 20) + cell("rows", 14) + "failed\n";
    for (const auto& [name, count] : verdict.categories) {
        out += cell(name.empty() ? "(none)" : on_one_line(name), 20) + cell(with_commas(count.checked), 14) +
               with_commas(count.failed) + "\n";
    }
    if (!verdict.gradients.empty()) out += "\n" + gradients_text(verdict.gradients);
    if (!verdict.faults.empty()) out += fault_table(verdict.faults);
    return out;
}

}  // namespace weft::dataset
