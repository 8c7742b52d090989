#include "check/each.h"

namespace weft::check {

void write_Text(const Findings& findings, const Selection& selection, TextBuffer& out) {
    each_shown(findings, selection, [&](const Finding& finding) { out.append(finding.rendered); });
}

}  // namespace weft::check
