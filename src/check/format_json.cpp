#include "base/json_write.h"
#include "base/versions.h"
#include "check/formats.h"

namespace weft::check {
namespace {

void write_finding(JsonWriter& json, const Finding& finding) {
    json.begin_object().member("severity", text(finding.severity)).member("construct", finding.rule);
    json.member("message", finding.message).member("help", finding.help).member("file", finding.file);
    json.member("line", finding.shown.line).member("column", finding.shown.column);
    json.member("end_line", finding.shown.end_line).member("end_column", finding.shown.end_column);
    json.end_object();
}

}  // namespace

void write_Json(const Findings& findings, const Selection&, TextBuffer& out) {
    JsonWriter json(out, json_report);
    json.begin_object().member("weft", weft_version()).member("warp", warp_version);
    json.key("summary").begin_object().member("files", findings.files.size());
    json.member("failed", findings.failed()).member("kernels", findings.kernels());
    json.member("unchecked", findings.unchecked());
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
        json.member(std::string(text(severity)) + "s", findings.count(severity));
    json.end_object().key("files").begin_array();
    for (const FileFindings& file : findings.files) {
        out.append('\n');
        json.begin_object().member("file", file.file);
        if (!file.error.empty()) json.member("error", file.error);
        json.member("kernels", file.kernels).member("unchecked", file.unchecked);
        json.key("findings").begin_array();
        for (const Finding& finding : file.findings) write_finding(json, finding);
        json.end_array().end_object();
    }
    json.end_array().end_object();
    out.append('\n');
}

}  // namespace weft::check
