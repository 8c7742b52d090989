#include "cli/check_command.h"

#include <algorithm>
#include <iostream>
#include <memory>

#include "base/utf8.h"
#include "check/check.h"
#include "check/formats.h"
#include "cli/exit_codes.h"
#include "cli/explain_command.h"
#include "cli/import_options.h"
#include "cli/standard_input.h"
#include "driver/compile.h"
#include "driver/python_files.h"

namespace weft::cli {
namespace {

constexpr std::string_view check_footer =
    R"(Of a folder every *.py below it is checked; files without kernels are fine. An `error` is what Python or Warp
refuses, Warp often only when the kernel is launched. A `warning` (--gradients) is a place where the gradient that Warp
computes is not the derivative. A `note` (--strict) is what weft does not follow and so did not check.

Exit code: 0 nothing found, 1 something was, 2 wrong usage, 3 a file could not be read.

Examples:
  weft check .                              everything below this folder
  weft check src --gradients                and where Warp's gradients are wrong, with the form that works
  weft check src --format github            lines that GitHub shows beside the code
  weft check src --sarif > weft.sarif       for code scanning
  weft check src --json                     for programs
  git show :solver.py | weft check -        what is about to be committed)";

struct CheckArguments {
    check::Request request;
    std::vector<std::string> paths;
    std::string format = "text";
    bool strict = false;
    bool json = false, sarif = false;
};

std::vector<std::string> names_of_forms() {
    std::vector<std::string> names;
    for (const check::FormatInfo& each : check::formats()) names.emplace_back(each.name);
    return names;
}

std::string explained_forms() {
    std::string text = "Form of the findings [text]";
    for (const check::FormatInfo& each : check::formats())
        text += "\n" + std::string(each.name) + ": " + std::string(each.what);
    return text;
}

check::Format format_named(std::string_view name) {
    const auto all = check::formats();
    return std::find_if(all.begin(), all.end(),
                        [&](const check::FormatInfo& each) { return each.name == name; })
        ->format;
}

std::string counted(size_t count, std::string_view what) {
    return std::to_string(count) + " " + std::string(what) + (count == 1 ? "" : "s");
}

void sum_up(const check::Findings& findings, bool strict) {
    std::string text = counted(findings.files.size(), "file") + ", " + counted(findings.kernels(), "kernel") +
                       " checked: " + counted(findings.count(check::Severity::Error), "error") + ", " +
                       counted(findings.count(check::Severity::Warning), "warning");
    if (const size_t notes = findings.count(check::Severity::Note); notes != 0)
        text +=
            ", " + counted(notes, "note") + (strict ? "" : " on what was not checked (--strict shows them)");
    std::cerr << text << "\n";
    for (const check::FileFindings& file : findings.files) {
        for (const check::Finding& finding : file.findings) {
            if (finding.severity == check::Severity::Error) return mention_explain(finding.rule);
        }
    }
}

Result<void> name_files(CheckArguments& arguments) {
    check::Request& request = arguments.request;
    const auto& paths = arguments.paths;
    if (std::find(paths.begin(), paths.end(), standard_input) == paths.end()) {
        WEFT_TRY(request.files, driver::python_files(paths));
        return {};
    }
    if (paths.size() != 1) return Error::usage("standard input (-) is checked alone");
    WEFT_TRY(request.text, read_standard_input(driver::max_source_bytes));
    request.files = {std::string(standard_input_name)};
    request.imports.alone = true;  // it stands in no folder
    return {};
}

int run_check(CheckArguments arguments) {
    if (auto named = name_files(arguments); !named) return complain("check", named.failure());
    const check::Findings findings = check::check(arguments.request);

    const check::Format format = format_named(arguments.json    ? "json"
                                              : arguments.sarif ? "sarif"
                                                                : std::string_view(arguments.format));
    const bool for_programs = format == check::Format::Json || format == check::Format::Sarif;
    TextBuffer out;
    check::write(format, findings, {.notes = arguments.strict}, out);
    int code = print("check", for_programs ? out.str() : for_terminal(out.view()));
    for (const check::FileFindings& file : findings.files) {
        if (!file.error.empty()) code = std::max(code, complain("check", Error{file.error}));
    }
    if (format == check::Format::Text) sum_up(findings, arguments.strict);
    const size_t counted = findings.count(check::Severity::Error) + findings.count(check::Severity::Warning) +
                           (arguments.strict ? findings.count(check::Severity::Note) : 0);
    return std::max(code, counted == 0 ? int{done} : int{cli::findings});
}

}  // namespace

void add_check_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<CheckArguments>();
    CLI::App* command = app.add_subcommand(
        "check", "Say what Warp would refuse in Python files, and where its gradients are wrong");
    command->add_option("PATH", arguments->paths, "Python files and folders, or - for standard input")
        ->required();
    command->add_flag("--gradients", arguments->request.gradients,
                      "Also where Warp's gradient is not the derivative");
    command->add_flag("--strict", arguments->strict, "What cannot be checked is a finding, too");
    command->add_option("--format", arguments->format, explained_forms())
        ->check(CLI::IsMember(names_of_forms()));
    CLI::Option* json = command->add_flag("--json", arguments->json, "The same as --format json");
    command->add_flag("--sarif", arguments->sarif, "The same as --format sarif")->excludes(json);
    add_import_options(*command, arguments->request.imports);
    command->add_option("--threads", arguments->request.threads, "Worker threads [as many as pay]")
        ->check(CLI::Range(0u, 1024u));
    command->footer(std::string(check_footer));
    command->callback([arguments, &run] { run = [arguments] { return run_check(*arguments); }; });
}

}  // namespace weft::cli
