// Workflow commands of GitHub: `::error file=F,line=L::message`, with what would end a part of it escaped.
#include "check/each.h"

namespace weft::check {
namespace {

void append_escaped(TextBuffer& out, std::string_view text, bool is_property) {
    for (const char c : text) {
        if (c == '%') {
            out.append("%25");
        } else if (c == '\n') {
            out.append("%0A");
        } else if (c == '\r') {
            out.append("%0D");
        } else if (is_property && c == ':') {
            out.append("%3A");
        } else if (is_property && c == ',') {
            out.append("%2C");
        } else {
            out.append(c);
        }
    }
}

void append_number(TextBuffer& out, std::string_view name, uint32_t number) {
    out.append(name);
    out.append_uint(number);
}

}  // namespace

void write_Github(const Findings& findings, const Selection& selection, TextBuffer& out) {
    each_shown(findings, selection, [&](const Finding& finding) {
        out.append("::");
        out.append(finding.severity == Severity::Note ? "notice" : text(finding.severity));
        out.append(" file=");
        append_escaped(out, finding.file, true);
        append_number(out, ",line=", finding.shown.line);
        append_number(out, ",endLine=", finding.shown.end_line);
        append_number(out, ",col=", finding.shown.column);
        append_number(out, ",endColumn=", finding.shown.end_column);
        out.append(",title=");
        append_escaped(out, finding.rule, true);
        out.append("::");
        append_escaped(out, finding.message, false);
        if (!finding.help.empty()) {
            out.append("%0A");
            append_escaped(out, finding.help, false);
        }
        out.append('\n');
    });
}

}  // namespace weft::check
