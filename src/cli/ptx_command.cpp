#include "cli/ptx_command.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "base/disk.h"
#include "base/files.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/exit_codes.h"
#include "cli/import_options.h"
#include "cli/interrupt.h"
#include "cli/json_option.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/ptx_report.h"
#include "cli/report.h"
#include "cli/report_file.h"
#include "cli/versions.h"
#include "cuda/ptx.h"
#include "cuda/sass.h"
#include "driver/compile.h"
#include "driver/warp_headers.h"
#include "verify/nvrtc_workers.h"

namespace weft::cli {
namespace {

constexpr std::string_view ptx_footer =
    R"(The CUDA text of each kernel is compiled by NVRTC against Warp's headers, as Warp compiles it for a launch; neither a GPU
nor a driver is needed. Told are, of the forward and the backward function beside each other, registers, spills, memory, the
mix of PTX instructions and the theoretical occupancy (docs/ptx.md tells how to read them). With -o DIR the folder gets
FILE.sm_90.ptx and FILE.sm_90.cubin, with --sass FILE.sm_90.sass too.
Imports are followed as `weft compile` does (--path, --alone; docs/projects.md).

--sweep compiles each kernel with limits on registers and with launch bounds, shows registers, spilled bytes and occupancy of each,
and names the best: the highest occupancy among those that spill least.

Exit code: 0 all compiled, 1 something was refused or does not compile, 2 wrong usage, 3 NVRTC, Warp's headers or a file is
missing.

Examples:
  weft ptx saxpy.py                          figures of its kernels on sm_90
  weft ptx saxpy.py --arch 80,90,100 -o out  for three architectures, and keep PTX and machine code
  weft ptx saxpy.py --sweep                  which launch bounds or register limits pay
  weft ptx *.py --json                       a report that programs read
  weft ptx saxpy.py --sass -o out            the machine code as text too (needs nvdisasm))";

struct PtxArguments {
    std::vector<std::string> files;
    driver::Imports imports;
    std::string kernel, architectures = "90", folder, warp, nvrtc, json;
    unsigned threads = 0, block_dim = 0;
    bool sass = false, sweep = false;

    // Files and disassemblies are of one module each; else programs hold many.
    bool one_by_one() const { return sass || !folder.empty(); }
};

class PtxRun {
  public:
    explicit PtxRun(const PtxArguments& arguments) : arguments_(arguments) {}

    int run() {
        if (const auto ready = prepare(); !ready) return complain("ptx", ready.failure());
        for (const std::string& file : arguments_.files) read(file);
        if (const auto named = check_names(); !named) return complain("ptx", named.failure());
        compile_all();
        if (was_interrupted()) return complain("ptx", {"interrupted", Error::Kind::Interrupted});
        if (!failure_.text.empty()) return complain("ptx", failure_);
        return tell();
    }

  private:
    struct Job {
        size_t architecture, setting, first, count;
    };

    Result<void> prepare() {
        if (auto apart = check_report(arguments_.json, arguments_.files); !apart) return apart;
        WEFT_TRY(sandbox_, contain::Sandbox::find());
        WEFT_TRY(found_.headers, driver::warp_headers(arguments_.warp));
        WEFT_TRY(nvrtc_, verify::NvrtcWorkers::open(arguments_.nvrtc, {found_.headers}, *sandbox_));
        WEFT_TRY(found_.architectures, nvrtc_->chosen_architectures(arguments_.architectures));
        found_.nvrtc_path = nvrtc_->path();
        found_.nvrtc_version = nvrtc_->version();
        if (arguments_.sass) {
            WEFT_TRY(disassembler_, cuda::find_disassembler());
        }
        for (const int number : found_.architectures) {
            const cuda::Architecture* const row = cuda::architecture(number);
            if (arguments_.sweep && row == nullptr)
                return Error::usage("--sweep computes occupancies, and the limits of architecture " +
                                    std::to_string(number) + " are not known");
            found_.settings.push_back(arguments_.sweep ? cuda::sweep_settings(*row)
                                                       : std::vector<cuda::SweepSetting>(1));
        }
        if (!arguments_.folder.empty()) {
            if (const auto made = disk().make_folder(arguments_.folder); !made) return made.failure();
        }
        return {};
    }

    void read(const std::string& file) {
        const size_t index = found_.files.size();
        found_.files.emplace_back().path = file;
        const Result<std::string> source = read_file(file, driver::max_source_bytes);
        if (!source) return fail(index, "failed", world_failed, "weft ptx: " + source.error() + "\n");
        const Result<std::string> printed = absolute(file);
        if (!printed) return fail(index, "failed", world_failed, "weft ptx: " + printed.error() + "\n");
        const std::string module_name = stem(file);
        driver::Options options;
        options.targets = emit::TargetSet::only(emit::cuda);
        options.block_dims.fill(arguments_.block_dim);
        options.kernel = arguments_.kernel;
        options.module_name = module_name;
        options.printed_file = printed.value();
        options.file_name = file;
        driver::Target target = driver::target_of(file, arguments_.imports, driver::Paths::Full);
        target.lists = &lists_;
        driver::compile_in_project(target, source.value(), options, compiled_);
        if (!compiled_.ok()) fail(index, "refused", findings, rendered_diags(compiled_));
        for (const CompiledModule& module : compiled_.modules()) {
            if (!module.ok()) continue;
            const std::string name =
                module.primary ? module_name : module_name + "." + as_file_name(module.name);
            found_.units.push_back({index, name, cuda::unit_of(module)});
        }
    }

    void fail(size_t file, std::string status, int code, const std::string& message) {
        found_.files[file].status = std::move(status);
        found_.files[file].error = message;
        code_ = std::max(code_, code);
        std::cerr << for_terminal(message);
    }

    Result<void> check_names() const {
        std::map<std::string, size_t> names;
        for (size_t i = 0; i < found_.units.size() && !arguments_.folder.empty(); ++i) {
            const auto [other, is_new] = names.emplace(found_.units[i].name, i);
            if (is_new) continue;
            return Error::usage(found_.files[found_.units[other->second].file].path + " and " +
                                found_.files[found_.units[i].file].path + " would both be written to " +
                                arguments_.folder + "/" + other->first + ".*; use different folders");
        }
        return {};
    }

    void compile_all() {
        const size_t per_job = arguments_.one_by_one() ? 1 : 32;
        std::vector<Job> jobs;
        for (size_t a = 0; a < found_.architectures.size(); ++a) {
            auto& by_setting = found_.outcomes.emplace_back(found_.settings[a].size());
            for (size_t s = 0; s < by_setting.size(); ++s) {
                by_setting[s].resize(found_.units.size());
                for (size_t first = 0; first < found_.units.size(); first += per_job)
                    jobs.push_back({a, s, first, std::min(per_job, found_.units.size() - first)});
            }
        }
        const auto begin = std::chrono::steady_clock::now();
        std::atomic<size_t> next = 0, finished = 0;
        const unsigned threads = arguments_.threads != 0 ? arguments_.threads : default_threads(jobs.size());
        {
            const Pace pace("programs");
            const Monitor monitor(
                {[&] { stop_ = true; }, [&] { return pace.line(finished, jobs.size()); }, {}});
            run_workers(threads, [&] {
                for (size_t i = next++; i < jobs.size() && !stop_; i = next++) {
                    work(jobs[i]);
                    ++finished;
                }
            });
        }
        found_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }

    void work(const Job& job) {
        std::vector<cuda::Unit> units;
        for (size_t i = 0; i < job.count; ++i) units.push_back(found_.units[job.first + i].unit);
        cuda::Settings settings{.architecture = found_.architectures[job.architecture],
                                .headers = found_.headers};
        settings = found_.settings[job.architecture][job.setting].applied_to(settings);
        cuda::Batch batch = cuda::compile(*nvrtc_, units, settings, stop_);
        auto& outcomes = found_.outcomes[job.architecture][job.setting];
        Result<void> kept;
        for (size_t i = 0; i < job.count && kept; ++i) {
            PtxOutcome& outcome = outcomes[job.first + i];
            outcome.result = std::move(batch.units[i]);
            if (job.setting == 0 && outcome.result.ok() && arguments_.one_by_one())
                kept = keep(found_.units[job.first + i], settings, batch.programs[outcome.result.program],
                            outcome);
        }
        const std::lock_guard lock(mutex_);
        found_.cpu_seconds += batch.cpu_seconds;
        if (!kept && failure_.text.empty()) failure_ = kept.failure();
    }

    // Writes and disassembles what became of one unit.
    Result<void> keep(const PtxUnit& unit, const cuda::Settings& settings, const cuda::Program& program,
                      PtxOutcome& outcome) const {
        const std::string name =
            arguments_.folder + "/" + unit.name + ".sm_" + std::to_string(settings.architecture) + ".";
        const auto write = [&](const char* ending, std::string_view text) {
            return arguments_.folder.empty() ? Result<void>() : write_file(name + ending, text);
        };
        WEFT_TRY(const std::vector<cuda::PtxPart> parts, cuda::ptx_parts(program.ptx));
        std::vector<std::string_view> entries;
        for (const cuda::EntryPoint& entry : unit.unit.entries) entries.push_back(entry.name);
        WEFT_TRY(const std::string ptx, cuda::ptx_of_entries(parts, entries));
        if (auto written = write("ptx", ptx); !written) return written;
        if (auto written = write("cubin", program.cubin); !written) return written;
        if (!arguments_.sass) return {};
        WEFT_TRY(const std::string sass, cuda::disassemble(disassembler_, program.cubin));
        outcome.sass = cuda::sass_functions(sass);
        std::string shown;
        for (const cuda::EntryPoint& entry : unit.unit.entries) {
            const auto found = outcome.sass.find(entry.name);
            if (found == outcome.sass.end()) return Error{disassembler_ + " shows nothing of " + entry.name};
            shown += entry.name + ":\n" + found->second.text + "\n";
        }
        return write("sass", shown);
    }

    int tell() {
        for (size_t u = 0; u < found_.units.size(); ++u) {
            for (size_t a = 0; a < found_.architectures.size(); ++a) {
                for (size_t s = 0; s < found_.settings[a].size(); ++s) tell_failure(u, a, s);
            }
        }
        TextBuffer out;
        if (arguments_.json.empty()) {
            out.append(for_terminal(ptx_table(found_, arguments_.sweep)));
        } else {
            JsonWriter json(out, json_report);
            json.begin_object();
            write_versions(json);
            write_ptx_report(json, found_, arguments_.sweep);
            json.end_object();
            out.append('\n');
        }
        const int code = deliver_report("ptx", arguments_.json, out.view());
        return code == done ? code_ : code;
    }

    void tell_failure(size_t u, size_t a, size_t s) {
        const cuda::UnitResult& result = found_.outcomes[a][s][u].result;
        if (result.ok()) return;
        code_ = std::max<int>(code_, result.verdict == cuda::Verdict::WrongText ? findings : world_failed);
        const bool is_left = result.verdict == cuda::Verdict::NeedsLibrary;
        std::cerr << for_terminal("weft ptx: " + found_.files[found_.units[u].file].path + ", sm_" +
                                  std::to_string(found_.architectures[a]) + ", " +
                                  found_.settings[a][s].text() +
                                  (is_left ? ": there is no machine code of this kernel: "
                                           : ": NVRTC does not compile the text of weft compile -d cuda:\n") +
                                  result.message + "\n");
    }

    const PtxArguments& arguments_;
    std::optional<contain::Sandbox> sandbox_;
    std::unique_ptr<cuda::Compiler> nvrtc_;
    std::string disassembler_;
    driver::FolderLists lists_;
    Compiled compiled_;
    PtxFindings found_;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    Error failure_;
    int code_ = done;
};

}  // namespace

void add_ptx_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<PtxArguments>();
    CLI::App* command = app.add_subcommand(
        "ptx", "PTX, registers, spills and occupancy of Python files' kernels, without a GPU");
    command->add_option("FILE", arguments->files, "Python files with Warp kernels")->required();
    command->add_option("--kernel", arguments->kernel, "Only this kernel and what it uses");
    command->add_option("--arch", arguments->architectures, "Architectures, 80,90,100 [90]");
    command->add_option("-o,--output", arguments->folder,
                        "Folder for PTX and machine code; it is made if needed");
    command->add_flag("--sass", arguments->sass,
                      "Disassemble the machine code and count its instructions too");
    command->add_flag("--sweep", arguments->sweep, "Try limits on registers and launch bounds");
    command->add_option("--block-dim", arguments->block_dim, "Threads of a block [the module's own, 256]")
        ->check(CLI::Range(1u, 1024u));
    command->add_option("--warp", arguments->warp, "Folder of Warp's headers [those of the active Python]");
    command->add_option("--nvrtc", arguments->nvrtc, "NVRTC's library [a toolkit's, the active Python's]");
    command->add_option("--threads", arguments->threads, "Worker threads [as many as pay]")
        ->check(CLI::Range(0u, 1024u));
    add_import_options(*command, arguments->imports);
    add_json_option(*command, arguments->json, "Report as JSON");
    command->footer(std::string(ptx_footer));
    command->callback([arguments, &run] { run = [arguments] { return PtxRun(*arguments).run(); }; });
}

}  // namespace weft::cli
