#include "cli/coverage_command.h"

#include <algorithm>
#include <iostream>
#include <set>

#include "base/files.h"
#include "base/json_write.h"
#include "base/threads.h"
#include "builtins/builtins.h"
#include "cli/exit_codes.h"
#include "cli/versions.h"
#include "driver/coverage.h"

namespace weft::cli {
namespace {

constexpr std::string_view coverage_footer =
    R"(With files, each entry also says whether it occurs when these files are compiled (with both passes).
Without --json only the counts are printed.

Examples:
  weft coverage
  weft coverage --json                 every builtin, diagnostic and operation
  weft coverage tests/*.py --json      which of them these files use)";

struct CoverageArguments {
    std::vector<std::string> files;
    bool json = false;
};

class CoverageRun {
  public:
    explicit CoverageRun(const CoverageArguments& arguments)
        : arguments_(arguments), seen_(driver::no_occurrences()) {}

    int run() {
        run_workers(1, [this] { compile_all(); });
        const std::string text = arguments_.json ? json() : counts();
        if (const int code = print("coverage", text); code != done) return code;
        return code_;
    }

  private:
    void compile_all() {
        Compiled compiled;
        for (const std::string& file : arguments_.files) {
            const Result<std::string> source = read_file(file, driver::max_source_bytes);
            if (!source) {
                complain("coverage", source.failure());
                code_ = world_failed;
                continue;
            }
            const std::string name = stem(file);
            driver::Options options;
            options.module_name = name;
            options.printed_file = name;
            options.occurrences = &seen_;
            driver::compile(source.value(), options, compiled);
            for (const Diag& diag : compiled.diags()) kinds_.insert(diag.kind);
            for (const CompiledModule& module : compiled.modules()) {
                for (const Diag& diag : module.diags) kinds_.insert(diag.kind);
            }
        }
    }

    void mark(JsonWriter& json, bool occurs) const {
        if (!arguments_.files.empty()) json.member("occurs", occurs);
        json.end_object();
    }

    std::string json() {
        TextBuffer out;
        Strings strings;
        types::Types types(strings);
        JsonWriter json(out, json_report);
        json.begin_object();
        write_versions(json);
        json.key("builtins").begin_array();
        const auto rows = builtins::rows();
        for (size_t i = 0; i < rows.size(); ++i) {
            out.append('\n');
            json.begin_object().member("name", strings.text(rows[i].name));
            json.member("signature", driver::signature(rows[i], types, strings))
                .member("group", builtins::text(rows[i].group));
            json.member("supported", rows[i].supported);
            mark(json, seen_.rows[i]);
        }
        json.end_array().key("diagnostics").begin_array();
        for (size_t i = 0; i < static_cast<size_t>(DiagKind::Count); ++i) {
            const auto kind = static_cast<DiagKind>(i);
            out.append('\n');
            json.begin_object()
                .member("construct", info(kind).construct)
                .member("message", info(kind).message)
                .member("limit", info(kind).limit);
            mark(json, kinds_.contains(kind));
        }
        json.end_array().key("operations").begin_array();
        for (size_t i = 0; i < ir::op_count; ++i) {
            out.append('\n');
            json.begin_object().member("name", ir::name_of(static_cast<ir::Op>(i)));
            mark(json, seen_.ops[i]);
        }
        json.end_array().end_object();
        out.append('\n');
        return out.str();
    }

    std::string counts() const {
        size_t supported = 0, used = 0;
        const auto rows = builtins::rows();
        for (size_t i = 0; i < rows.size(); ++i) {
            supported += rows[i].supported ? 1 : 0;
            used += rows[i].supported && seen_.rows[i] ? 1 : 0;
        }
        size_t operations = 0;
        for (const bool occurs : seen_.ops) operations += occurs ? 1 : 0;
        const auto line = [&](std::string_view what, size_t of, size_t occur) {
            std::string out = std::string(what) + ": " + std::to_string(of);
            if (!arguments_.files.empty()) out += ", of which the files use " + std::to_string(occur);
            return out + "\n";
        };
        return "builtin rows: " + std::to_string(rows.size()) + "\n" +
               line("supported rows", supported, used) +
               line("diagnostics", static_cast<size_t>(DiagKind::Count), kinds_.size()) +
               line("operations", ir::op_count, operations);
    }

    const CoverageArguments& arguments_;
    driver::Occurrences seen_;
    std::set<DiagKind> kinds_;
    int code_ = done;
};

}  // namespace

void add_coverage_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<CoverageArguments>();
    CLI::App* command = app.add_subcommand(
        "coverage", "List the builtins, diagnostics and operations weft knows, and what files use");
    command->add_option("FILE", arguments->files, "Python files to compile");
    command->add_flag("--json", arguments->json, "The full lists, as JSON");
    command->footer(std::string(coverage_footer));
    command->callback([arguments, &run] { run = [arguments] { return CoverageRun(*arguments).run(); }; });
}

}  // namespace weft::cli
