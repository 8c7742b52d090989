// check(): findings as dicts.
#include "check/check.h"

#include "bindings.h"
#include "driver/python_files.h"

namespace weft::python {
namespace {

nb::dict finding_of(const check::Finding& finding) {
    nb::dict out;
    out["code"] = text(finding.rule);
    out["severity"] = text(check::text(finding.severity));
    out["message"] = text(finding.message);
    out["hint"] = text(finding.help);
    out["file"] = text(finding.file);
    out["line"] = finding.shown.line;
    out["column"] = finding.shown.column;
    out["end_line"] = finding.shown.end_line;
    out["end_column"] = finding.shown.end_column;
    out["rendered"] = text(finding.rendered);
    return out;
}

nb::list findings_of(const check::Request& request) {
    check::Findings findings;
    {
        const nb::gil_scoped_release release;
        findings = check::check(request);
    }
    nb::list out;
    for (const check::FileFindings& file : findings.files) {
        if (!file.error.empty()) raise(Error{file.error});
        for (const check::Finding& finding : file.findings) out.append(finding_of(finding));
    }
    return out;
}

}  // namespace

void add_check(nb::module_& module) {
    module.def(
        "check_text",
        [](std::string text, std::string file, bool gradients) {
            check::Request request;
            request.files = {std::move(file)};
            request.text = std::move(text);
            request.imports.alone = true;
            request.gradients = gradients;
            return findings_of(request);
        },
        nb::kw_only(), nb::arg("text"), nb::arg("file"), nb::arg("gradients"),
        nb::sig("def check_text(*, text: str, file: str, gradients: bool) -> list[dict[str, typing.Any]]"));
    module.def(
        "check_files",
        [](const std::vector<std::string>& paths, std::vector<std::string> folders, bool alone,
           bool gradients) {
            check::Request request;
            request.files = value_of(driver::python_files(paths));
            request.imports.folders = std::move(folders);
            request.imports.alone = alone;
            request.gradients = gradients;
            return findings_of(request);
        },
        nb::kw_only(), nb::arg("paths"), nb::arg("folders"), nb::arg("alone"), nb::arg("gradients"),
        nb::sig("def check_files(*, paths: collections.abc.Sequence[str], folders: "
                "collections.abc.Sequence[str], "
                "alone: bool, gradients: bool) -> list[dict[str, typing.Any]]"));
}

}  // namespace weft::python
