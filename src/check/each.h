// Private to check/: the findings that a form for people shows.
#pragma once

#include "check/formats.h"

namespace weft::check {

template <class Show>
void each_shown(const Findings& findings, const Selection& selection, Show show) {
    for (const FileFindings& file : findings.files) {
        for (const Finding& finding : file.findings) {
            if (finding.severity != Severity::Note || selection.notes) show(finding);
        }
    }
}

}  // namespace weft::check
