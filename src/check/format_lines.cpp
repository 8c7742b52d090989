// FILE:LINE:COL: error: message [rule]
#include "check/each.h"

namespace weft::check {

void write_Lines(const Findings& findings, const Selection& selection, TextBuffer& out) {
    each_shown(findings, selection, [&](const Finding& finding) {
        out.append(finding.file);
        out.append(':');
        out.append_uint(finding.shown.line);
        out.append(':');
        out.append_uint(finding.shown.column);
        out.append(": ");
        out.append(text(finding.severity));
        out.append(": ");
        out.append(finding.message);
        out.append(" [");
        out.append(finding.rule);
        out.append("]\n");
    });
}

}  // namespace weft::check
