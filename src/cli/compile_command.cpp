#include "cli/compile_command.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <iostream>
#include <map>
#include <mutex>

#include "base/disk.h"
#include "base/files.h"
#include "base/json_write.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/exit_codes.h"
#include "cli/map_report.h"
#include "cli/report.h"
#include "cli/versions.h"
#include "driver/compile.h"
#include "driver/ir_text.h"
#include "emit/target.h"

namespace weft::cli {
namespace {

constexpr std::string_view compile_footer =
    R"(Without -o the text goes to standard output. When it is more than one text (several files, both devices,
several Warp modules), a line `// ==== FILE.cpu.cpp ====` stands before each. With -o DIR the texts go to
DIR/FILE.cpu.cpp and DIR/FILE.cuda.cu, those of further Warp modules of a file to DIR/FILE.MODULE.cpu.cpp and so on.
--json alone prints the report instead of the texts; with -o or --json=FILE you get both.

Exit code: 0 all compiled, 1 something was refused, 2 wrong usage, 3 a file could not be read or written.

Examples:
  weft compile saxpy.py                          the C++ text for the CPU
  weft compile saxpy.py -d both -o out           out/saxpy.cpu.cpp and out/saxpy.cuda.cu
  weft compile saxpy.py -d cuda --pass backward  the adjoint kernels alone, with what they call
  weft compile saxpy.py -o out --map map.json    which lines of out/saxpy.cpu.cpp each Python line became
  weft compile saxpy.py --emit ir                what weft makes of the kernel before it prints it
  weft compile *.py -d both -o out --json        many files, and a report on each)";

struct CompileArguments {
    std::vector<std::string> files;
    std::string device = "cpu";
    std::string folder;
    std::string kernel;
    std::string pass = "module";
    std::string emits = "code";
    std::string paths = "full";
    std::string source_name;
    std::string json;
    std::string map;
    unsigned block_dim = 0;
    unsigned threads = 0;

    bool to_stdout() const { return folder.empty() && json != "-"; }
    driver::Options options() const {
        driver::Options options;
        options.targets = emit::TargetSet();
        for (size_t i = 0; i < emit::targets.size(); ++i)
            options.targets.set(i, device == "both" || device == emit::targets[i].name);
        options.output = pass == "forward"    ? driver::Output::Forward
                         : pass == "backward" ? driver::Output::Backward
                                              : driver::Output::Module;
        options.block_dim = block_dim;
        options.module_hashes = !json.empty();
        options.maps = !map.empty();
        options.kernel = kernel;
        return options;
    }
};

// What came of one file, until its turn to be printed comes.
struct Outcome {
    bool finished = false;
    int code = done;
    TextBuffer texts;   // for standard output
    TextBuffer report;  // JSON
    TextBuffer map;     // JSON
    std::string messages;
};

std::vector<std::string> names_of_devices() {
    std::vector<std::string> names;
    for (const emit::Target& target : emit::targets) names.emplace_back(target.name);
    names.emplace_back("both");
    return names;
}

class CompileRun {
  public:
    explicit CompileRun(const CompileArguments& arguments)
        : arguments_(arguments), outcomes_(arguments.files.size()) {
        for (const std::string& file : arguments.files) inputs_.add(file);
    }

    int run() {
        if (const int code = check_usage(); code != done) return code;
        if (!arguments_.folder.empty()) {
            if (const auto made = disk().make_folder(arguments_.folder); !made) return complain(made.error());
        }
        const unsigned threads =
            arguments_.threads != 0 ? arguments_.threads : default_threads(arguments_.files.size());
        if (const int code = claim_further_modules(); code != done) return code;
        run_workers(threads, [this] { work(); });
        clear_progress();
        return finish();
    }

  private:
    int check_usage() const {
        if (!arguments_.source_name.empty() && arguments_.files.size() != 1) {
            return cli::complain("compile",
                                 Error::usage("--source-name names one file, but " +
                                              std::to_string(arguments_.files.size()) + " are given"));
        }
        if (arguments_.emits == "ir" &&
            (arguments_.pass != "module" || !arguments_.map.empty() || !arguments_.json.empty())) {
            return cli::complain(
                "compile",
                Error::usage("--pass, --map and --json are about the code, and --emit ir writes none; "
                             "compile twice to have both"));
        }
        for (const std::string* const output : {&arguments_.json, &arguments_.map}) {
            if (output->empty() || *output == "-") continue;
            if (const auto free = inputs_.check_output(*output); !free)
                return cli::complain("compile", free.failure());
        }
        if (!arguments_.json.empty() && arguments_.json == arguments_.map)
            return cli::complain("compile", Error::usage("--json and --map name one file"));
        if (arguments_.folder.empty()) return done;
        std::map<std::string, std::string> stems;
        for (const std::string& file : arguments_.files) {
            const auto [other, is_new] = stems.emplace(stem(file), file);
            if (is_new) continue;
            return cli::complain("compile",
                                 Error::usage(other->second + " and " + file + " would both be written to " +
                                              arguments_.folder + "/" + stem(file) +
                                              ".*; compile them into different folders"));
        }
        return done;
    }

    // The text of a module of a.py called `b` and that of a.b.py would have one name: such files are compiled
    // once more, before anything is written, to see which modules they have.
    int claim_further_modules() {
        if (arguments_.folder.empty()) return done;
        std::map<std::string, std::string> stems;
        for (const std::string& file : arguments_.files) stems.emplace(stem(file), file);
        int code = done;
        run_workers(1, [&] {
            Compiled compiled;
            for (const auto& [name, file] : stems) {
                const auto next = stems.lower_bound(name + ".");
                if (next == stems.end() || !next->first.starts_with(name + ".")) continue;
                const Result<std::string> source = read_file(file, driver::max_source_bytes);
                if (!source) continue;  // told of later
                driver::Options options = arguments_.options();
                options.module_name = name;
                options.printed_file = options.file_name = file;
                driver::compile(source.value(), options, compiled);
                for (const CompiledModule& module : compiled.modules()) {
                    const auto other = stems.find(stem_of_module(file, module));
                    if (module.primary || other == stems.end()) continue;
                    code = cli::complain(
                        "compile",
                        Error::usage("the module `" + module.name + "` of " + file + " and " + other->second +
                                     " would both be written to " + arguments_.folder + "/" + other->first +
                                     ".*; compile them into different folders"));
                }
            }
        });
        return code;
    }

    static std::string stem_of_module(const std::string& file, const CompiledModule& module) {
        return module.primary ? stem(file) : stem(file) + "." + as_file_name(module.name);
    }

    static int complain(const std::string& text) { return cli::complain("compile", Error{text}); }

    void work() {
        Compiled compiled;
        KernelFacts facts;
        while (!stop_) {
            const size_t index = next_++;
            if (index >= outcomes_.size()) return;
            Outcome& outcome = outcomes_[index];
            compile_file(compiled, facts, arguments_.files[index], outcome);
            const std::lock_guard lock(mutex_);
            outcome.finished = true;
            print_finished();
        }
    }

    void compile_file(Compiled& compiled, KernelFacts& facts, const std::string& file, Outcome& outcome) {
        const Result<std::string> source = read_file(file, driver::max_source_bytes);
        if (!source) return fail(file, source.error(), outcome);
        const Result<std::string> printed = printed_name(file);
        if (!printed) return fail(file, printed.error(), outcome);
        const std::string module_name = stem(arguments_.source_name.empty() ? file : arguments_.source_name);
        driver::Options options = arguments_.options();
        options.module_name = module_name;
        options.printed_file = printed.value();
        const std::string file_name = printed_in_messages(file);
        options.file_name = file_name;

        driver::compile(source.value(), options, compiled);
        if (!compiled.ok()) {
            outcome.code = findings;
            outcome.messages += rendered_diags(compiled);
        }
        std::vector<ModuleOutputs> outputs(compiled.modules().size());
        if (const auto apart = check_names(file, compiled); !apart) return fail(file, apart.error(), outcome);
        for (size_t i = 0; i < outputs.size(); ++i) {
            if (compiled.modules()[i].ok()) deliver(file, compiled, i, outputs[i], outcome);
        }
        if (!arguments_.map.empty()) {
            JsonWriter map(outcome.map, json_report);
            write_file_map(map, compiled, file, outputs);
        }
        if (arguments_.json.empty()) return;
        JsonWriter json(outcome.report, json_report);
        write_file_report(json, compiled, file, outputs, options, facts);
    }

    // A file that could not be read or written: the others go on.
    void fail(const std::string& file, const std::string& error, Outcome& outcome) const {
        outcome.code = world_failed;
        outcome.messages += "weft compile: " + error + "\n";
        if (arguments_.json.empty()) return;
        JsonWriter json(outcome.report, json_report);
        json.begin_object()
            .member("file", file)
            .member("status", "failed")
            .member("error", error)
            .end_object();
    }

    Result<std::string> printed_name(const std::string& file) const {
        if (!arguments_.source_name.empty()) return arguments_.source_name;
        return arguments_.paths == "base" ? Result<std::string>(base_name(file)) : absolute(file);
    }

    std::string printed_in_messages(const std::string& file) const {
        if (!arguments_.source_name.empty()) return arguments_.source_name;
        return arguments_.paths == "base" ? base_name(file) : file;
    }

    void deliver(const std::string& file, const Compiled& compiled, size_t index, ModuleOutputs& outputs,
                 Outcome& outcome) const {
        const CompiledModule& module = compiled.modules()[index];
        const driver::Options options = arguments_.options();
        const std::string name = stem_of_module(file, module) + ".";
        const bool only = compiled.modules().size() == 1;
        if (arguments_.emits == "ir")
            return deliver_text(name + "ir", driver::ir_text(compiled, module), only, outcome);
        const bool alone = arguments_.device != "both" && only;
        for (size_t target = 0; target < emit::targets.size(); ++target) {
            if (!options.targets.has(target)) continue;
            const std::string of_target = name + std::string(emit::targets[target].extension);
            if (!arguments_.folder.empty()) outputs.files[target] = arguments_.folder + "/" + of_target;
            deliver_text(of_target, module.texts[target], alone, outcome);
        }
    }

    // Two modules whose names differ in what no file name may have.
    Result<void> check_names(const std::string& file, const Compiled& compiled) const {
        if (arguments_.folder.empty()) return {};
        std::map<std::string, std::string_view> names;
        for (const CompiledModule& module : compiled.modules()) {
            const auto [other, is_new] = names.emplace(stem_of_module(file, module), module.name);
            if (!is_new)
                return Error{"the modules `" + std::string(other->second) + "` and `" + module.name +
                             "` of " + file + " would both be written to " + arguments_.folder + "/" +
                             other->first + ".*"};
        }
        return {};
    }

    // `alone`: the only text of its file.
    void deliver_text(const std::string& name, std::string_view text, bool alone, Outcome& outcome) const {
        if (!arguments_.folder.empty()) {
            const std::string path = arguments_.folder + "/" + name;
            auto written = inputs_.check_output(path);
            if (written) written = write_file(path, text);
            if (!written) {
                outcome.code = world_failed;
                outcome.messages += "weft compile: " + written.error() + "\n";
            }
        } else if (arguments_.to_stdout()) {
            if (!alone || arguments_.files.size() != 1) {
                outcome.texts.append("// ==== ");
                outcome.texts.append(name);
                outcome.texts.append(" ====\n");
            }
            outcome.texts.append(text);
        }
    }

    // Files end in any order; what they print comes in the order they were given.
    void print_finished() {
        for (; printed_ < outcomes_.size() && outcomes_[printed_].finished; ++printed_) {
            Outcome& outcome = outcomes_[printed_];
            code_ = std::max(code_, outcome.code);
            counts_[outcome.code == done ? 0 : outcome.code == findings ? 1 : 2]++;
            if (!outcome.messages.empty()) {
                clear_progress();
                std::cerr << for_terminal(outcome.messages);
            }
            if (!stop_ && !outcome.texts.empty()) {
                if (const auto written = write_stdout(outcome.texts.view()); !written)
                    give_up(written.error());
            }
            outcome.texts = TextBuffer();
            outcome.messages = std::string();
        }
        show_progress();
    }

    void give_up(const std::string& error) {
        stop_ = true;
        code_ = world_failed;
        if (!stdout_closed()) complain(error);
    }

    void show_progress() {
        if (!wants_progress_ || printed_ == outcomes_.size() || printed_ % 64 != 0) return;
        std::cerr << "\r" << printed_ << " of " << outcomes_.size() << " files" << std::flush;
        progress_shown_ = true;
    }
    void clear_progress() {
        if (progress_shown_) std::cerr << "\r\033[K" << std::flush;
        progress_shown_ = false;
    }

    int finish() {
        if (!stop_ && !arguments_.map.empty()) write_map();
        if (arguments_.json.empty() || stop_) return code_;
        TextBuffer out;
        JsonWriter json(out, json_report);
        json.begin_object();
        write_versions(json);
        json.key("summary").begin_object();
        json.member("files", outcomes_.size()).member("ok", counts_[0]).member("refused", counts_[1]);
        json.member("failed", counts_[2]).end_object();
        json.key("files").begin_array();
        for (const Outcome& outcome : outcomes_) {
            out.append('\n');
            json.raw(outcome.report.view());
        }
        json.end_array().end_object();
        out.append('\n');
        const auto written =
            arguments_.json == "-" ? write_stdout(out.view()) : write_file(arguments_.json, out.view());
        if (!written) give_up(written.error());
        return code_;
    }

    void write_map() {
        TextBuffer out;
        JsonWriter json(out, json_report);
        json.begin_object();
        write_versions(json);
        json.key("files").begin_array();
        for (const Outcome& outcome : outcomes_) {
            if (outcome.map.empty()) continue;
            out.append('\n');
            json.raw(outcome.map.view());
        }
        json.end_array().end_object();
        out.append('\n');
        if (const auto written = write_file(arguments_.map, out.view()); !written) give_up(written.error());
    }

    const CompileArguments& arguments_;
    Inputs inputs_;
    std::vector<Outcome> outcomes_;
    std::atomic<size_t> next_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    size_t printed_ = 0;
    std::array<size_t, 3> counts_{};
    int code_ = done;
    bool wants_progress_ = isatty(STDERR_FILENO) != 0;
    bool progress_shown_ = false;
};

}  // namespace

void add_compile_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<CompileArguments>();
    CLI::App* command =
        app.add_subcommand("compile", "Print the C++ and CUDA text Warp generates for Python files");
    command->add_option("FILE", arguments->files, "Python files with Warp kernels")->required();
    command->add_option("-d,--device", arguments->device, "cpu, cuda or both [cpu]")
        ->check(CLI::IsMember(names_of_devices()));
    command->add_option("-o,--output", arguments->folder, "Folder for the texts; it is made if needed");
    command->add_option("--kernel", arguments->kernel, "Only this kernel and what it uses");
    command
        ->add_option("--pass", arguments->pass,
                     "forward, backward: these kernels alone; module: the whole text [module]")
        ->check(CLI::IsMember({"forward", "backward", "module"}));
    command
        ->add_option("--emit", arguments->emits,
                     "code: what Warp generates; ir: weft's own form of functions and kernels [code]")
        ->check(CLI::IsMember({"code", "ir"}));
    command
        ->add_option("--block-dim", arguments->block_dim,
                     "Threads of a block [cpu: 1, cuda: the module's own, 256]")
        ->check(CLI::Range(1u, 1024u));
    command->add_option("--paths", arguments->paths, "File names in comments: full or base [full]")
        ->check(CLI::IsMember({"full", "base"}));
    command->add_option("--source-name", arguments->source_name, "File name in comments, for one file");
    command->add_option("--threads", arguments->threads, "Worker threads [as many as pay]")
        ->check(CLI::Range(0u, 1024u));
    command->add_option("--map", arguments->map,
                        "File for a map: which lines of the texts each Python line became");
    command->add_flag("--json{-}", arguments->json,
                      "Report on every file and kernel, to standard output or --json=FILE");
    command->footer(std::string(compile_footer));
    command->callback([arguments, &run] { run = [arguments] { return CompileRun(*arguments).run(); }; });
}

}  // namespace weft::cli
