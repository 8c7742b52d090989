#include "cli/cuda_command.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <set>

#include "base/files.h"
#include "base/utf8.h"
#include "base/versions.h"
#include "cli/cuda_report.h"
#include "cli/exit_codes.h"
#include "cli/growth_options.h"
#include "cli/import_options.h"
#include "cli/interrupt.h"
#include "cli/project_folders.h"
#include "cut/cut.h"
#include "exemplars/maker.h"
#include "facts/describe.h"
#include "standalone/check.h"
#include "standalone/project.h"

namespace weft::cli {
namespace {

constexpr std::string_view cuda_footer =
    R"(Each kernel becomes a folder with the Python file, one .cu file, Makefile, CMakeLists.txt and metadata.json; nothing but nvcc is
needed to build it, and the program checks itself: it fills the inputs, runs the kernel, runs its sequential form on the CPU, and
prints PASS or FAIL. Kernels without inputs that are known to be safe, and all with --library, become a header and a source to
drop into a C++ project. docs/standalone.md tells how a kernel is translated and what is refused.
Imports are followed as `weft compile` does (--path, --alone; docs/projects.md): the Python file of a project holds what the kernel
needs of other files.

--variant writes a kernel in other forms, as far as it allows them; of several each stands in a folder named after it. `all` tries every one.

Without files -n kernels of every category are made, as sample_0000_arithmetic and so on; the same seed gives the same bytes.
--verify compiles every project of a folder (the one just written, or one that is named) with nvcc, without warnings, and runs it where there is
a GPU; verification.json and the PTX are put beside each. One that fails is built again without fused multiply-adds, as a CPU computes: where
it passes then, the last bit of a float decides (`rounding_decides`), which is no fault.

Exit code: 0 done, 1 a kernel was refused or a project failed, 2 wrong usage, 3 a file or a tool failed, 130 interrupted.

Examples:
  weft cuda saxpy.py -o out                             out/saxpy/saxpy.cu and what builds it
  weft cuda -n 5 -o data/cuda_production --verify       five projects of every category, compiled
  weft cuda -n 20 -c reduction matrix -s 7 -o data/two  of two categories
  weft cuda kernels.py --library -o src/kernels         to call from C++
  weft cuda saxpy.py --backward -o out                  with the gradient kernel beside it
  weft cuda kernels.py --variant shuffle,coop -o out    sums joined within warps, within blocks
  weft cuda -n 5 --variant all -o data/variants         every form that each kernel allows
  weft cuda --verify data/cuda_production               check what is there)";

struct CudaArguments {
    std::vector<std::string> files;
    driver::Imports imports;
    std::string output = "data/cuda_production", categories, difficulty, kernel, verify, nvcc, arch = "sm_75";
    uint64_t count = 0, seed = 42;
    unsigned threads = 0;
    std::vector<std::string> variants;
    bool grid_stride = false, backward = false, library = false, force = false, json = false, quiet = false;

    bool verifies() const { return !verify.empty(); }
    bool only_verifies() const { return verify != "-" && verifies(); }
};

class CudaRun {
  public:
    explicit CudaRun(const CudaArguments& arguments)
        : arguments_(arguments), folders_(arguments.output, arguments.force) {
        for (const std::string& path : arguments.files) folders_.add_input(path);
    }

    int run() {
        if (auto chosen = choose_variants(); !chosen) return complain(chosen.failure());
        if (arguments_.only_verifies()) {
            if (!arguments_.files.empty() || arguments_.count != 0)
                return complain(
                    Error::usage("--verify DIR checks what is there; without DIR it checks what is made"));
            return verify(arguments_.verify);
        }
        if (arguments_.files.empty() && arguments_.count == 0)
            return complain(Error::usage("name Python files, or ask for kernels with -n"));
        if (!arguments_.files.empty() && arguments_.count != 0)
            return complain(Error::usage("either Python files or -n"));
        if (arguments_.backward && variants_ != std::vector{standalone::Variant::Basic})
            return complain(
                Error::usage("--backward goes with the basic variant, not with --variant or --grid-stride"));
        const auto made = arguments_.files.empty() ? make_samples() : make_of_files();
        if (!made) return complain(made.failure());
        if (const auto told = write_summary(); !told) return complain(told.failure());
        if (const int told = tell(); told != done) return told;
        const bool is_short = arguments_.files.empty() ? !too_few_.empty() : !refusals_.empty();
        const int code = is_short ? findings : done;
        if (!arguments_.verifies()) return code;
        const int verified = verify(arguments_.output);
        return verified != done ? verified : code;
    }

  private:
    static int complain(const Error& error) { return cli::complain("cuda", error); }

    Result<void> choose_variants() {
        std::string list;
        for (const std::string& one : arguments_.variants) list += (list.empty() ? "" : ",") + one;
        if (arguments_.grid_stride) list += list.empty() ? "grid-stride" : ",grid-stride";
        WEFT_TRY(variants_, standalone::parse_variants(list.empty() ? "basic" : list));
        return {};
    }

    standalone::Request request() const {
        standalone::Request out;
        out.backward = arguments_.backward;
        out.library = arguments_.library;
        return out;
    }

    // ---- of a user's files

    struct CutFile {
        std::string path;
        cut::Cuts cuts;
    };

    Result<std::vector<CutFile>> cut_files() const {
        cut::Cutter cutter;
        driver::FolderLists lists;
        std::vector<CutFile> out;
        for (const std::string& path : arguments_.files) {
            WEFT_TRY(const std::string text, read_file(path, driver::max_source_bytes));
            out.push_back({path, {}});
            driver::Target target = driver::target_of(path, arguments_.imports, driver::Paths::Base);
            target.lists = &lists;
            cutter.cut(target, text, stem(path), out.back().cuts, cut::Use::Projects);
        }
        return out;
    }

    bool is_wanted(const cut::Cut& one) const {
        return arguments_.kernel.empty() || one.key == arguments_.kernel;
    }

    // Kernels of two files with one name are told before anything is written.
    Result<void> check_names(const std::vector<CutFile>& files) const {
        std::map<std::string, std::string> paths;
        for (const CutFile& file : files) {
            for (const cut::Cut& one : file.cuts.kernels) {
                if (!is_wanted(one)) continue;
                const auto [other, is_new] = paths.emplace(as_file_name(one.key), file.path);
                if (!is_new && other->second != file.path)
                    return Error::usage("`" + one.key + "` of " + other->second + " and of " + file.path +
                                        " would both be written to " + arguments_.output + "/" +
                                        other->first);
            }
        }
        return {};
    }

    Result<void> make_of_files() {
        WEFT_TRY(const std::vector<CutFile> files, cut_files());
        if (auto checked = check_names(files); !checked) return checked;
        for (const auto& [path, cuts] : files) {
            for (const cut::Refusal& one : cuts.refusals) {
                const std::string what =
                    one.construct.empty() ? std::string(info(one.reason).text) : one.construct;
                refuse(path + (one.kernel.empty() ? "" : ": " + one.kernel), what);
            }
            for (const cut::Cut& one : cuts.kernels) {
                if (!is_wanted(one)) continue;
                standalone::Request wanted = request();
                wanted.source = one.source;
                wanted.name = one.key;
                auto made = standalone::make_projects(wanted, variants_);
                if (!made) {
                    refuse(path + ": " + one.key, made.error());
                    continue;
                }
                const size_t refused = refusals_.size();
                WEFT_TRY(const bool is_written, write_all(made.value(), path + ": " + one.key, "", ""));
                if (!is_written && refusals_.size() == refused)
                    refuse(path + ": " + one.key,
                           "no form that was asked for: " + made.value().front().why_not);
            }
        }
        if (!arguments_.kernel.empty() && written_.empty() && refusals_.empty())
            return Error::usage("there is no kernel `" + arguments_.kernel + "`");
        return {};
    }

    // Instances of one generic kernel have one name.
    std::string free_name(const std::string& wish) {
        std::string name = wish;
        unsigned& number = numbers_.try_emplace(wish, 1).first->second;
        while (taken_.contains(name)) name = wish + "_" + std::to_string(++number);
        return name;
    }

    // ---- of every category

    Result<void> make_samples() {
        WEFT_TRY(const synth::Policy asked,
                 synth::parse_policy(arguments_.categories, arguments_.difficulty));
        uint64_t number = 0;
        for (uint32_t i = 0; i < synth::category_count; ++i) {
            if (asked.weights[i] == 0) continue;
            synth::Policy policy = asked;
            policy.weights.fill(0);
            policy.weights[i] = 1;
            const std::string category(info(static_cast<synth::Category>(i)).name);
            if (auto made = make_of(category, policy, number); !made) return made;
        }
        return {};
    }

    // The first kernels of the category that have a plain form; which have none is counted.
    Result<void> make_of(const std::string& category, const synth::Policy& policy, uint64_t& number) {
        constexpr uint64_t patience = 20;
        uint64_t made = 0;
        for (uint64_t index = 0; made < arguments_.count; ++index) {
            if (was_interrupted()) return Error{"interrupted", Error::Kind::Interrupted};
            if (index >= patience * arguments_.count) {
                too_few_.push_back(category);
                return {};
            }
            if (auto grown = maker_.make(arguments_.seed, index, policy, {}, grown_, compiled_); !grown)
                return grown.failure().at(category + " " + std::to_string(index));
            standalone::Request wanted = request();
            wanted.source = grown_.source;
            wanted.name = grown_.kernel_name;
            wanted.inputs = grown_.inputs;
            wanted.seed = arguments_.seed;
            wanted.index = index;
            wanted.category = category;
            wanted.brief = grown_.brief.empty() ? std::string(grown_.idea) : grown_.brief;
            wanted.description =
                grown_.description.empty()
                    ? std::string(describer_.describe(driver::subject(compiled_), arguments_.seed, index))
                    : grown_.description;
            wanted.difficulty = difficulty_of(grown_.counts);
            wanted.policy = synth::text(policy);
            const std::string where = category + " " + std::to_string(index);
            auto projects = standalone::make_projects(wanted, variants_);
            if (!projects) {
                refuse(where, projects.error());
                continue;
            }
            std::string digits = std::to_string(number);
            digits.insert(0, digits.size() < 4 ? 4 - digits.size() : 0, '0');
            WEFT_TRY(const bool is_written,
                     write_all(projects.value(), where, "sample_" + digits + "_" + category, category));
            if (!is_written) continue;
            ++number;
            ++made;
        }
        return {};
    }

    // ---- what comes of it

    void refuse(const std::string& where, const std::string& why) {
        refusals_.push_back({where, why});
        if (!arguments_.quiet && !arguments_.files.empty())
            std::cerr << "refused: " << for_terminal(where) << ": " << for_terminal(why) << "\n";
    }

    // Every variant that there is; whether there is one. Of several each is named by its folder.
    Result<bool> write_all(const std::vector<standalone::Written>& all, const std::string& where,
                           const std::string& folder, const std::string& category) {
        bool is_written = false;
        for (const standalone::Written& one : all) {
            if (!one.project) {
                const bool is_choice = one.variant != standalone::Variant::Basic && variants_.size() > 1;
                if (!is_choice) {
                    refuse(where, one.why_not);
                    return false;  // what has no basic form has none
                }
                ++not_allowed_[one.reason];
                continue;
            }
            std::string name = folder.empty() ? as_file_name(one.project->name) : folder;
            if (variants_.size() > 1) {
                name += "_" + std::string(option_name(one.variant));
                std::replace(name.begin(), name.end(), '-', '_');
            }
            if (folder.empty()) name = free_name(name);
            if (auto written = write(name, *one.project, category, one.variant); !written)
                return written.failure();
            is_written = true;
        }
        return is_written;
    }

    Result<void> write(const std::string& folder, const standalone::Project& project,
                       const std::string& category, standalone::Variant variant) {
        if (auto written = folders_.write(folder, project.files); !written) return written;
        written_.push_back({folder, project.name, category, project.no_main, variant});
        taken_.insert(folder);
        return {};
    }

    Result<void> write_summary() const {
        return folders_.write_summary(
            production_summary({arguments_.seed, arguments_.count, arguments_.library, arguments_.backward},
                               written_, refusals_, not_allowed_));
    }

    int tell() const {
        if (arguments_.json || arguments_.quiet) return done;
        std::string text = std::to_string(written_.size()) +
                           (written_.size() == 1 ? " project" : " projects") + " in " + arguments_.output;
        if (!refusals_.empty())
            text += ", " + std::to_string(refusals_.size()) + " kernels have no plain CUDA form";
        text += "\n";
        for (const std::string& category : too_few_)
            text += "too few kernels of " + category + " have a plain CUDA form\n";
        return print("cuda", for_terminal(text));
    }

    int verify(const std::string& folder) const {
        standalone::CheckOptions options;
        options.folder = folder;
        options.nvcc = arguments_.nvcc;
        options.architecture = arguments_.arch;
        options.threads = arguments_.threads;
        options.interrupted = was_interrupted;
        if (!arguments_.quiet && !arguments_.json) {
            options.tell = [](const std::string& line) { std::cerr << for_terminal(line) << "\n"; };
        }
        auto checked = standalone::check_projects(options);
        if (!checked) return complain(checked.failure());
        const standalone::Checked& result = checked.value();
        std::string text;
        if (arguments_.json) {
            text = check_summary(result);
        } else if (!arguments_.quiet) {
            text = std::to_string(result.projects) + " projects, " + std::to_string(result.compiled) +
                   " compiled, " + std::to_string(result.passed) + " passed" +
                   (result.rounding_decides == 0 ? ""
                                                 : " (" + std::to_string(result.rounding_decides) +
                                                       " only without fused multiply-adds)") +
                   ", " + std::to_string(result.failed) + " failed" +
                   (result.not_run.empty() ? "" : "; not run: " + result.not_run) + "\n";
            text = for_terminal(text);
        }
        if (const int code = print("cuda", text); code != done) return code;
        return result.failed == 0 && result.compiled == result.projects ? done : findings;
    }

    const CudaArguments& arguments_;
    ProjectFolders folders_;
    exemplars::Maker maker_;
    synth::Grown grown_;
    Compiled compiled_;
    facts::Describer describer_;
    std::vector<standalone::Variant> variants_;
    std::vector<WrittenProject> written_;
    std::set<std::string> taken_;                  // folders of these
    std::map<std::string, unsigned> numbers_;      // by name: the last that was tried behind it
    std::map<std::string, uint64_t> not_allowed_;  // variants that kernels do not allow, by the reason
    std::vector<RefusedKernel> refusals_;
    std::vector<std::string> too_few_;  // categories
};

}  // namespace

void add_cuda_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<CudaArguments>();
    CLI::App* command =
        app.add_subcommand("cuda", "Write kernels as plain CUDA projects that need nothing but nvcc");
    command->add_option("files", arguments->files, "Python files with kernels");
    command->add_option("-n,--count", arguments->count, "Without files: so many kernels of every category")
        ->check(CLI::Range(1, 1000000));
    command->add_option("-o,--output", arguments->output, "Folder of the projects [data/cuda_production]");
    command->add_option("-s,--seed", arguments->seed, "Another seed, other kernels [42]")
        ->check(CLI::Range(uint64_t{0}, uint64_t{INT64_MAX}));
    add_categories_option(*command, arguments->categories, "With -n: these categories alone [all]");
    command->add_option("--difficulty", arguments->difficulty,
                        "With -n: a level or a range of levels, as in 1-3 [1-5]");
    command->add_option("--kernel", arguments->kernel, "With files: only this one");
    add_import_options(*command, arguments->imports);
    std::string variants;
    for (const standalone::Variant one : standalone::all_variants())
        variants += std::string(standalone::option_name(one)) + ", ";
    command->add_option("--variant", arguments->variants,
                        "Forms of the kernel, as far as it allows them: " + variants + "all [basic]");
    command->add_flag("--grid-stride", arguments->grid_stride, "The same as --variant grid-stride");
    command->add_flag("--backward", arguments->backward,
                      "The gradient kernel beside it, checked by central differences");
    command->add_flag("--library", arguments->library,
                      "A header and a source without main, to be part of a program");
    command
        ->add_option("--verify", arguments->verify,
                     "Compile every project with nvcc and run it where there is a GPU")
        ->expected(0, 1)
        ->default_str("-");
    command->add_option("--arch", arguments->arch, "With --verify: for this architecture [sm_75]");
    command->add_option("--nvcc", arguments->nvcc, "With --verify: this nvcc [found in toolkits and PATH]");
    command->add_option("--threads", arguments->threads, "With --verify: so many at once [all cores]");
    command->add_flag("--force", arguments->force, "Replace projects that are there");
    command->add_flag("--json", arguments->json, "With --verify: print the result as JSON");
    command->add_flag("--quiet", arguments->quiet, "Say nothing");
    command->footer(std::string(cuda_footer));
    command->callback([arguments, &run] { run = [arguments] { return CudaRun(*arguments).run(); }; });
}

}  // namespace weft::cli
