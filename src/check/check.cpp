#include "check/check.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <set>
#include <tuple>
#include <utility>

#include "base/files.h"
#include "base/threads.h"
#include "check/suggest.h"
#include "driver/compile.h"
#include "driver/subject.h"
#include "gradient/judge.h"

namespace weft::check {
namespace {

// Whoever declares a kernel writes this word; a file without it has nothing to check and is not even parsed.
constexpr std::string_view word_of_kernels = "kernel";

std::string joined_help(std::string help, const std::string& more) {
    if (help.empty() || more.empty()) return help + more;
    return std::move(help) + "; " + more;
}

// The memory of one worker.
class Checker {
  public:
    Checker(const Request& request, std::span<const driver::Target> targets)
        : request_(request), targets_(targets) {}

    void check(size_t index, FileFindings& out) {
        out.file = request_.files[index];
        const Result<std::string> source =
            request_.text ? *request_.text : read_file(out.file, driver::max_source_bytes);
        if (!source) {
            out.error = source.error();
            return;
        }
        const bool is_whole = source.value().size() <= driver::max_source_bytes;
        if (is_whole && source.value().find(word_of_kernels) == std::string::npos) return;
        compile(index, source.value());
        for (const Diag& diag : compiled_.diags()) {
            if (diag.kind != DiagKind::FileNoKernels) add(diag, out);
        }
        for (const CompiledModule& module : compiled_.modules()) {
            for (const Diag& diag : module.diags) add(diag, out);
            for (const KernelRefusal& kernel : module.refused)
                out.unchecked += info(kernel.diag.kind).limit ? 1 : 0;
            out.kernels += module.kernels.size();
            if (request_.gradients) add_gradients(module, out);
        }
        std::stable_sort(out.findings.begin(), out.findings.end(), [](const Finding& a, const Finding& b) {
            return std::tie(a.file, a.shown.line, a.shown.column) <
                   std::tie(b.file, b.shown.line, b.shown.column);
        });
    }

  private:
    // No text is printed: the kernels are read, typed and lowered.
    void compile(size_t index, const std::string& source) {
        driver::Options options;
        options.targets = emit::TargetSet();
        options.output = driver::Output::Forward;
        const std::string module_name = stem(request_.files[index]);
        options.module_name = module_name;
        options.printed_file = options.file_name = request_.files[index];
        driver::compile_in_project(targets_[index], source, options, compiled_);
    }

    void add(Severity severity, const Message& message, FileFindings& out) const {
        const Place place = compiled_.sources().in_file(message.place);
        Finding finding{.severity = severity,
                        .rule = std::string(message.construct),
                        .message = message.text,
                        .help = message.help,
                        .file = out.file,
                        .shown = shown_at(message.place, compiled_.sources()),
                        .rendered = render(message, compiled_.sources())};
        if (place.source.valid()) finding.file = compiled_.sources()[place.source].name();
        out.findings.push_back(std::move(finding));
    }

    void add(const Diag& diag, FileFindings& out) const {
        const Severity severity = info(diag.kind).limit ? Severity::Note : Severity::Error;
        const std::string way_out = joined_help(help(diag), suggestion(diag, compiled_));
        add(severity,
            {text(severity), info(diag.kind).construct, message(diag), way_out, diag.place, diag.imports},
            out);
    }

    void add_gradients(const CompiledModule& module, FileFindings& out) {
        for (size_t i = 0; i < module.kernels.size(); ++i) {
            const driver::Subject subject = driver::subject(compiled_, module, i);
            if (&subject.tree != &compiled_.tree()) continue;  // told with its own file
            if (judge_.judge(subject).verdict != gradient::Verdict::WarpDiffers) continue;
            std::set<std::pair<gradient::Reason, uint32_t>> told;  // by line
            for (const gradient::Difference& difference : judge_.differences()) {
                const uint32_t line = difference.at.valid() ? subject.tree[difference.at].line : 0;
                if (told.emplace(difference.reason, line).second) add(difference, subject, out);
            }
        }
    }

    void add(const gradient::Difference& difference, const driver::Subject& subject,
             FileFindings& out) const {
        const syntax::Tree& tree = subject.tree;
        const module::Kernel& kernel = subject.declaration();
        const Place place = difference.at.valid() ? tree.place(difference.at) : kernel.place();
        std::string why = "Warp's gradient of `" + std::string(compiled_.strings().text(kernel.name)) +
                          "` is not the derivative: " + std::string(explain(difference.reason));
        if (difference.cause.valid() &&
            tree[difference.cause].line != shown_at(place, compiled_.sources()).line)
            why += " (line " + std::to_string(tree[difference.cause].line) + ")";
        const std::string rule = "gradient." + std::string(name(difference.reason));
        add(Severity::Warning,
            {text(Severity::Warning), rule, why, std::string(way_out(difference.reason)), place}, out);
    }

    const Request& request_;
    std::span<const driver::Target> targets_;
    Compiled compiled_;
    gradient::Judge judge_;
};

// Files that several others import are told of once.
void tell_once(Findings& findings) {
    std::set<std::tuple<std::string, uint32_t, uint32_t, std::string, std::string>> told;
    for (FileFindings& file : findings.files) {
        std::erase_if(file.findings, [&](const Finding& finding) {
            const Result<std::string> whole = absolute(finding.file);
            std::string path = whole ? whole.value() : finding.file;
            path = std::filesystem::path(path).lexically_normal().string();
            return !told.emplace(std::move(path), finding.shown.line, finding.shown.column, finding.rule,
                                 finding.message)
                        .second;
        });
    }
}

template <class Count>
size_t sum(const Findings& findings, Count count) {
    size_t all = 0;
    for (const FileFindings& file : findings.files) all += count(file);
    return all;
}

}  // namespace

std::string_view text(Severity severity) {
    switch (severity) {
        case Severity::Error:
            return "error";
        case Severity::Warning:
            return "warning";
        case Severity::Note:
            return "note";
    }
    return {};
}

size_t Findings::count(Severity severity) const {
    return sum(*this, [&](const FileFindings& file) {
        return static_cast<size_t>(
            std::count_if(file.findings.begin(), file.findings.end(),
                          [&](const Finding& finding) { return finding.severity == severity; }));
    });
}
size_t Findings::kernels() const {
    return sum(*this, [](const FileFindings& file) { return file.kernels; });
}
size_t Findings::unchecked() const {
    return sum(*this, [](const FileFindings& file) { return file.unchecked; });
}
size_t Findings::failed() const {
    return sum(*this, [](const FileFindings& file) { return size_t{file.error.empty() ? 0u : 1u}; });
}

Findings check(const Request& request) {
    driver::FolderLists lists;
    std::vector<driver::Target> targets;
    for (const std::string& file : request.files) {
        targets.push_back(driver::target_of(file, request.imports, driver::Paths::Full));
        targets.back().lists = &lists;
    }
    const std::vector<std::vector<size_t>> batches = driver::batches_of(targets);
    Findings findings;
    findings.files.resize(request.files.size());
    std::atomic<size_t> next = 0;
    const unsigned threads = request.threads != 0 ? request.threads : default_threads(batches.size());
    run_workers(threads, [&] {
        Checker checker(request, targets);
        for (size_t batch = next++; batch < batches.size(); batch = next++) {
            for (const size_t index : batches[batch]) checker.check(index, findings.files[index]);
        }
    });
    tell_once(findings);
    return findings;
}

}  // namespace weft::check
