// SARIF 2.1.0 (OASIS): one run, with the rules that were broken and a result for each finding.
#include <map>

#include "base/json_write.h"
#include "base/versions.h"
#include "check/formats.h"

namespace weft::check {
namespace {

// A path as a URI: relative ones stay relative, to wherever the reader has the code.
std::string uri_of(std::string_view path) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr std::string_view plain = "-._~/";
    std::string uri = path.starts_with('/') ? "file://" : "";
    for (const char c : path) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter || plain.find(c) != std::string_view::npos) {
            uri += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        uri += '%';
        uri += digits[byte >> 4];
        uri += digits[byte & 15];
    }
    return uri;
}

void write_text(JsonWriter& json, std::string_view key, std::string_view text) {
    json.key(key).begin_object().member("text", text).end_object();
}

void write_location(JsonWriter& json, const Finding& finding) {
    json.key("locations").begin_array().begin_object().key("physicalLocation").begin_object();
    json.key("artifactLocation").begin_object().member("uri", uri_of(finding.file)).end_object();
    json.key("region").begin_object();
    json.member("startLine", finding.shown.line).member("startColumn", finding.shown.column);
    json.member("endLine", finding.shown.end_line).member("endColumn", finding.shown.end_column);
    json.end_object().end_object().end_object().end_array();
}

}  // namespace

void write_Sarif(const Findings& findings, const Selection&, TextBuffer& out) {
    std::map<std::string_view, const Finding*> first;  // of each rule
    for (const FileFindings& file : findings.files) {
        for (const Finding& finding : file.findings) first.emplace(finding.rule, &finding);
    }
    JsonWriter json(out, json_report);
    json.begin_object().member("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    json.member("version", "2.1.0").key("runs").begin_array().begin_object();
    json.key("tool").begin_object().key("driver").begin_object();
    json.member("name", "weft").member("version", weft_version()).key("rules").begin_array();
    std::map<std::string_view, size_t> places;
    for (const auto& [rule, example] : first) {
        places.emplace(rule, places.size());
        out.append('\n');
        json.begin_object().member("id", rule);
        json.key("defaultConfiguration").begin_object().member("level", text(example->severity)).end_object();
        json.end_object();
    }
    json.end_array().end_object().end_object();
    json.key("invocations").begin_array().begin_object();
    json.member("executionSuccessful", findings.failed() == 0);
    json.key("toolExecutionNotifications").begin_array();
    for (const FileFindings& file : findings.files) {
        if (file.error.empty()) continue;
        json.begin_object().member("level", "error");
        write_text(json, "message", file.error);
        json.end_object();
    }
    json.end_array().end_object().end_array();
    json.member("columnKind", "unicodeCodePoints").key("results").begin_array();
    for (const FileFindings& file : findings.files) {
        for (const Finding& finding : file.findings) {
            out.append('\n');
            json.begin_object().member("ruleId", finding.rule).member("ruleIndex", places.at(finding.rule));
            json.member("level", text(finding.severity));
            const std::string help = finding.help.empty() ? "" : "\n" + finding.help;
            write_text(json, "message", finding.message + help);
            write_location(json, finding);
            json.end_object();
        }
    }
    json.end_array().end_object().end_array().end_object();
    out.append('\n');
}

}  // namespace weft::check
