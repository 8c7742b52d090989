#include "standalone/check.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <mutex>

#include "base/files.h"
#include "base/json_read.h"
#include "base/json_write.h"
#include "base/temporary_folder.h"
#include "base/threads.h"
#include "contain/finished.h"
#include "cuda/driver_api.h"
#include "cuda/toolkits.h"
#include "standalone/bank_conflicts.h"
#include "standalone/variant.h"

namespace weft::standalone {
namespace {

namespace fs = std::filesystem;
using std::chrono::seconds;

constexpr size_t kept_output = 1 << 16;

// What one project came to.
struct Verdict {
    bool compiled = false, ran = false, passed = false;
    bool rounding_decides = false;  // it passed only without fused multiply-adds
    std::string what;               // why not; of a run its last line
    std::string figures;            // what the assembler said of registers and memory
    std::string variant, architecture;
    std::vector<SharedAccess> shared;  // as the metadata has them
};

// The largest number before these words of the assembler, as in "Used 24 registers", of all kernels of the
// program; 0: it does not say.
uint64_t largest_before(const std::string& figures, std::string_view words) {
    uint64_t largest = 0;
    for (size_t end = figures.find(words); end != std::string::npos; end = figures.find(words, end + 1)) {
        size_t begin = end;
        while (begin > 0 && figures[begin - 1] >= '0' && figures[begin - 1] <= '9') --begin;
        largest = std::max<uint64_t>(largest, std::strtoull(figures.c_str() + begin, nullptr, 10));
    }
    return largest;
}

class Checker {
  public:
    Checker(const CheckOptions& options, std::string nvcc) : options_(options), nvcc_(std::move(nvcc)) {
        auto driver = cuda::Driver::open();
        if (!driver.ok()) no_gpu_ = driver.error();
    }

    Result<Checked> run() {
        std::error_code failed;
        for (const auto& entry : fs::directory_iterator(options_.folder, failed)) {
            if (fs::exists(entry.path() / "metadata.json")) projects_.push_back(entry.path());
        }
        if (failed) return system_error("read", options_.folder, failed.value());
        if (projects_.empty()) return Error::usage("no projects in " + options_.folder);
        std::sort(projects_.begin(), projects_.end());
        WEFT_TRY(compiler_, version());
        out_.projects = projects_.size();
        out_.not_run = no_gpu_;
        const unsigned threads = options_.threads != 0 ? options_.threads : default_threads(projects_.size());
        run_workers(threads, [&] { work(); });
        if (stop_) return Error{"interrupted", Error::Kind::Interrupted};
        if (!failure_.text.empty()) return failure_;
        std::sort(out_.failures.begin(), out_.failures.end(),
                  [](const ProjectFailure& a, const ProjectFailure& b) { return a.folder < b.folder; });
        return std::move(out_);
    }

  private:
    Result<contain::Finished> start(std::vector<std::string> words, seconds patience) {
        contain::Program program;
        program.words = std::move(words);
        // nvcc finds its own tools beside itself, and the host compiler in PATH.
        for (const char* name : {"PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "CUDA_VISIBLE_DEVICES"}) {
            if (const char* value = std::getenv(name))
                program.environment.push_back(std::string(name) + "=" + value);
        }
        return contain::run_to_end(std::move(program), patience, stop_, kept_output);
    }

    Result<std::string> version() {
        WEFT_TRY(const contain::Finished finished, start({nvcc_, "--version"}, seconds(60)));
        if (!finished.well()) return Error{nvcc_ + " does not start: " + finished.ended};
        const size_t at = finished.output.find("release ");
        const size_t end = finished.output.find('\n', at);
        return at == std::string::npos ? std::string("nvcc") : "nvcc " + finished.output.substr(at, end - at);
    }

    void work() {
        while (!stop_) {
            const size_t at = next_++;
            if (at >= projects_.size()) return;
            if (options_.interrupted != nullptr && options_.interrupted()) {
                stop_ = true;
                return;
            }
            auto verdict = check(projects_[at]);
            const std::lock_guard lock(mutex_);
            if (!verdict.ok()) {
                failure_ = verdict.failure();
                stop_ = failure_.kind == Error::Kind::Interrupted;
                return;
            }
            const Verdict& one = verdict.value();
            out_.compiled += one.compiled;
            out_.passed += one.passed;
            out_.rounding_decides += one.rounding_decides;
            if (!one.compiled || (one.ran && !one.passed)) {
                ++out_.failed;
                out_.failures.push_back({projects_[at].filename().string(), one.what});
            }
            if (options_.tell)
                options_.tell(projects_[at].filename().string() + ": " +
                              (one.compiled ? (one.ran ? one.what : "compiled") : one.what));
        }
    }

    Result<Verdict> check(const fs::path& folder) {
        WEFT_TRY(const std::string metadata, read_file((folder / "metadata.json").string(), 1 << 22));
        JsonDocument document;
        if (const auto read = document.parse(metadata); !read)
            return Error::finding((folder / "metadata.json").string() + ": " + read.error());
        const std::string name(document.member(document.root(), "name").text);
        if (name.empty()) return Error::finding((folder / "metadata.json").string() + ": no name");
        const fs::path source = folder / (name + ".cu");
        if (name.find('/') != std::string::npos || !fs::is_regular_file(source))
            return Error::finding(source.string() + " is not there");
        const bool is_library = fs::exists(folder / (name + ".h"));

        Verdict out;
        out.variant = document.member(document.root(), "variant").text;
        for (const JsonValue& one : document.children(document.member(document.root(), "shared_accesses")))
            out.shared.push_back(
                {std::string(document.member(one, "access").text),
                 static_cast<unsigned>(document.member(one, "bank_conflict_ways").as_uint().value_or(0))});
        const std::optional<Variant> variant = find_variant(out.variant);
        out.architecture = newer_architecture(variant ? facts(*variant).oldest_architecture : 0);
        WEFT_TRY(const TemporaryFolder folder_of_build, TemporaryFolder::make("weft-cuda"));
        const fs::path build = folder_of_build.path();
        const fs::path program = build / (is_library ? name + ".o" : name);
        // --keep leaves the PTX beside the program, and the assembler tells what it needs: one compilation.
        std::vector<std::string> more{"-Xptxas", "-v", "--keep", "--keep-dir", build.string()};
        if (is_library) more.emplace_back("-c");
        WEFT_TRY(const contain::Finished built, compile(source, program, out.architecture, more));
        std::string said;
        split(built.errors + built.output, said, out.figures);
        out.compiled = built.well() && said.empty();
        if (!out.compiled) out.what = said.empty() ? built.ended : said.substr(0, 2000);
        if (out.compiled) {
            WEFT_TRY(const std::string ptx, read_file((build / (name + ".ptx")).string()));
            if (auto written = write_file((folder / (name + ".ptx")).string(), ptx); !written)
                return written.failure();
        }
        if (out.compiled && no_gpu_.empty() && !is_library) {
            // Two pieces, also where there is one GPU.
            const bool is_parted = variant && facts(*variant).arrays == Arrays::PerDevice;
            WEFT_TRY(const contain::Finished ran, run_program(program, is_parted));
            out.ran = true;
            out.passed = ran.well();
            out.what = ran.output.empty() ? ran.errors + ran.ended : ran.output;
            // A GPU rounds a * b + c once, a CPU twice: x * y - y * x is not 0 then, and its sign may decide.
            // What is wrong in a kernel is wrong without fused multiply-adds as well.
            if (!out.passed) {
                const fs::path exact = build / (name + "_exact");
                WEFT_TRY(const contain::Finished again,
                         compile(source, exact, out.architecture,
                                 {"-fmad=false", "-Xcompiler", "-ffp-contract=off"}));
                if (again.well()) {
                    WEFT_TRY(const contain::Finished exactly, run_program(exact, is_parted));
                    out.passed = out.rounding_decides = exactly.well();
                    if (out.rounding_decides) out.what += "without fused multiply-adds: " + exactly.output;
                }
            }
            while (out.what.ends_with('\n')) out.what.pop_back();
        }
        if (auto written = write_file((folder / verification_name).string(), report(out)); !written)
            return written.failure();
        return out;
    }

    Result<contain::Finished> compile(const fs::path& source, const fs::path& program,
                                      const std::string& architecture, const std::vector<std::string>& more) {
        std::vector<std::string> words{nvcc_,
                                       "-O3",
                                       "-std=c++17",
                                       "-Xcompiler",
                                       "-Wall,-Wextra,-fwrapv,-pthread",
                                       "-arch=" + architecture,
                                       "-o",
                                       program.string(),
                                       source.string()};
        words.insert(words.end(), more.begin(), more.end());
        return start(std::move(words), seconds(300));
    }

    Result<contain::Finished> run_program(const fs::path& program, bool is_parted) {
        std::vector<std::string> words{program.string()};
        if (is_parted) words.insert(words.end(), {"--devices", "0,0"});
        return start(std::move(words), seconds(120));
    }

    // The one that was asked for, or what the variant needs at least.
    std::string newer_architecture(unsigned least) const {
        const size_t digit = options_.architecture.find_first_of("0123456789");
        const bool is_old = digit != std::string::npos &&
                            std::strtoul(options_.architecture.c_str() + digit, nullptr, 10) < least;
        return is_old ? "sm_" + std::to_string(least) : options_.architecture;
    }

    // What the assembler tells about registers and memory is no warning.
    static void split(const std::string& lines, std::string& said, std::string& figures) {
        size_t from = 0;
        bool is_figure = false;
        while (from < lines.size()) {
            const size_t end = std::min(lines.find('\n', from), lines.size());
            const std::string one = lines.substr(from, end - from);
            const bool goes_on = is_figure && one.starts_with("    ");
            is_figure = one.starts_with("ptxas info") || goes_on;
            (is_figure ? figures : said) += one + "\n";
            from = end + 1;
        }
    }

    std::string report(const Verdict& verdict) const {
        TextBuffer out;
        JsonWriter json(out, json_pretty);
        json.begin_object().member("compiler", compiler_).member("architecture", verdict.architecture);
        json.member("variant", verdict.variant);
        json.member("compiled", verdict.compiled);
        json.key("passed");
        verdict.ran ? json.value(verdict.passed) : json.null();
        json.key("rounding_decides");
        verdict.ran ? json.value(verdict.rounding_decides) : json.null();
        json.member("said", verdict.what);
        json.key("not_run");
        verdict.ran || no_gpu_.empty() ? json.null() : json.value(no_gpu_);
        json.member("registers", largest_before(verdict.figures, " registers"));
        json.member("shared_bytes", largest_before(verdict.figures, " bytes smem"));
        json.key("shared_accesses").begin_array();
        for (const SharedAccess& one : verdict.shared)
            json.begin_object()
                .member("access", one.text)
                .member("bank_conflict_ways", one.ways)
                .end_object();
        json.end_array();
        json.member("assembler", verdict.figures).end_object();
        out.append('\n');
        return out.str();
    }

    const CheckOptions& options_;
    const std::string nvcc_;
    std::string compiler_, no_gpu_;
    std::vector<fs::path> projects_;
    std::atomic<size_t> next_{0};
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    Error failure_;
    Checked out_;
};

}  // namespace

Result<Checked> check_projects(const CheckOptions& options) {
    std::string nvcc = options.nvcc;
    if (nvcc.empty()) {
        const auto found = cuda::find_tool("nvcc");
        if (!found) return Error{"nvcc was not found: set CUDA_HOME or --nvcc; nothing was verified"};
        nvcc = *found;
    }
    return Checker(options, std::move(nvcc)).run();
}

}  // namespace weft::standalone
