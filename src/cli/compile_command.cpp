#include "cli/compile_command.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <iostream>
#include <map>
#include <mutex>

#include "base/disk.h"
#include "base/files.h"
#include "base/json_write.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/exit_codes.h"
#include "cli/explain_command.h"
#include "cli/import_options.h"
#include "cli/inventory_report.h"
#include "cli/json_option.h"
#include "cli/map_report.h"
#include "cli/report.h"
#include "cli/report_file.h"
#include "cli/standard_input.h"
#include "cli/terminal_size.h"
#include "cli/versions.h"
#include "driver/added_calls.h"
#include "driver/compile.h"
#include "driver/ir_text.h"
#include "driver/python_files.h"
#include "emit/target.h"

namespace weft::cli {
namespace {

constexpr std::string_view compile_footer =
    R"(Without -o the text goes to standard output. When it is more than one text (several files, both devices,
several Warp modules), a line `// ==== FILE.cpu.cpp ====` stands before each. With -o DIR the texts go to
DIR/FILE.cpu.cpp and DIR/FILE.cuda.cu, those of further Warp modules of a file to DIR/FILE.MODULE.cpu.cpp and so on.
Files of several folders keep their folders under DIR, from the one that holds them all. Of a folder every *.py below it is
taken; those without kernels are passed over. Standard input is called stdin.py, or as --source-name says.
--json alone prints the report instead of the texts; with -o or --json=FILE you get both.

Exit code: 0 all compiled, 1 something was refused or there are no kernels, 2 wrong usage, 3 a file could not be read or written.

Examples:
  weft compile saxpy.py                          the C++ text for the CPU
  weft compile saxpy.py -d both -o out           out/saxpy.cpu.cpp and out/saxpy.cuda.cu
  weft compile saxpy.py -d cuda -o saxpy.cu      the CUDA text in a file
  weft compile saxpy.py -d cuda --pass backward  the adjoint kernels alone, with what they call
  weft compile saxpy.py -o out --map map.json    which lines of out/saxpy.cpu.cpp each Python line became
  weft compile saxpy.py --emit ir                what weft makes of the kernel before it prints it
  weft compile *.py -d both -o out --json        many files, and a report on each
  weft compile src -d both -o out                every file below src that has kernels
  weft compile rods.py --list                    kernels, functions, structs, factories, what is refused
  weft compile rods.py --call 'make_kernel(4)'   with the kernels that this call makes
  weft compile - --source-name k.py              what comes from standard input
  weft compile pkg/sub/mod.py --paths root       a module of a package, as `import pkg.sub.mod` leaves it)";

struct CompileArguments {
    std::vector<std::string> named;  // files and folders, as they were given
    std::vector<std::string> files;  // those and what is in folders
    std::string device = "cpu";
    std::string folder;
    std::string kernel;
    std::string pass = "module";
    std::string emits = "code";
    std::string paths = "full";
    std::string source_name;
    driver::Imports imports;
    bool list = false;
    std::vector<std::string> calls;
    std::string json;
    std::string map;
    unsigned block_dim = 0;
    unsigned threads = 0;

    std::string text_file;  // in the place of a folder

    bool to_stdout() const { return !to_files() && json != "-"; }
    bool to_files() const { return !folder.empty() || !text_file.empty(); }
    std::string path_of(const std::string& name) const {
        return text_file.empty() ? folder + "/" + name : text_file;
    }
    // -o FILE.cu: a file for the one text there is; -o -: no file, as with other commands.
    void tell_file_from_folder() {
        if (folder == "-") folder.clear();
        const std::string ending = std::filesystem::path(folder).extension().string();
        std::error_code unreadable;
        if (ending != ".cu" && ending != ".cpp" && ending != ".cuh" && ending != ".h" && ending != ".ir")
            return;
        if (!std::filesystem::is_directory(folder, unreadable)) text_file.swap(folder);
    }
    driver::Options options() const {
        driver::Options options;
        options.targets = emit::TargetSet();
        options.kernel = kernel;
        if (list) return options;  // no text
        for (size_t i = 0; i < emit::targets.size(); ++i)
            options.targets.set(i, device == "both" || device == emit::targets[i].name);
        options.output = pass == "forward"    ? driver::Output::Forward
                         : pass == "backward" ? driver::Output::Backward
                                              : driver::Output::Module;
        options.block_dims.fill(block_dim);
        options.module_hashes = !json.empty();
        options.maps = !map.empty();
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
    std::string_view code_name;        // of its first diagnostic
    std::vector<std::string> written;  // files
    bool has_nothing = false;          // no kernel, and it need not have one
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
        names_ = names_of(arguments.files);
        if (reads_standard_input()) names_ = {stem(arguments.source_name)};
        for (const std::string& file : arguments.files) {
            targets_.push_back(target_of(file));
            targets_.back().lists = &lists_;
        }
        batches_ = driver::batches_of(targets_);
    }

    int run() {
        if (const int code = check_usage(); code != done) return code;
        if (!arguments_.folder.empty()) {
            if (const auto made = disk().make_folder(arguments_.folder); !made) return complain(made.error());
        }
        const unsigned threads =
            arguments_.threads != 0 ? arguments_.threads : default_threads(batches_.size());
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
        if (!arguments_.text_file.empty() && (arguments_.files.size() != 1 || arguments_.device == "both")) {
            return cli::complain(
                "compile", Error::usage(arguments_.text_file +
                                        " is one file, and there is more than one text; name a folder"));
        }
        if (arguments_.list && (arguments_.to_files() || !arguments_.map.empty() ||
                                arguments_.pass != "module" || arguments_.emits != "code")) {
            return cli::complain("compile",
                                 Error::usage("--list prints what a file declares in place of its code; "
                                              "-o, --map, --pass and --emit are about the code"));
        }
        if (!arguments_.calls.empty() && arguments_.files.size() != 1)
            return cli::complain("compile", Error::usage("--call is about one file"));
        if (const auto sound = driver::with_calls({}, arguments_.calls); !sound)
            return cli::complain("compile", sound.failure());
        for (const std::string* const output : {&arguments_.json, &arguments_.map}) {
            if (output->empty() || *output == "-") continue;
            if (const auto free = check_report(*output, arguments_.files); !free)
                return cli::complain("compile", free.failure());
        }
        if (!arguments_.json.empty() && is_same_path(arguments_.json, arguments_.map))
            return cli::complain("compile", Error::usage("--json and --map name one file"));
        if (arguments_.folder.empty()) return done;
        std::map<std::string, std::string> stems;
        for (size_t i = 0; i < names_.size(); ++i) {
            const std::string& file = arguments_.files[i];
            const auto [other, is_new] = stems.emplace(names_[i], file);
            if (is_new) continue;
            return cli::complain("compile",
                                 Error::usage(other->second + " and " + file + " would both be written to " +
                                              arguments_.folder + "/" + names_[i] +
                                              ".*; compile them into different folders"));
        }
        return done;
    }

    // The text of a module of a.py called `b` and that of a.b.py would have one name: such files are compiled
    // once more, before anything is written, to see which modules they have.
    int claim_further_modules() {
        if (arguments_.folder.empty()) return done;
        std::map<std::string, std::string> stems;
        for (size_t i = 0; i < names_.size(); ++i) stems.emplace(names_[i], arguments_.files[i]);
        int code = done;
        run_workers(1, [&] {
            Compiled compiled;
            for (const auto& [name, file] : stems) {
                const auto next = stems.lower_bound(name + ".");
                if (next == stems.end() || !next->first.starts_with(name + ".")) continue;
                const Result<std::string> source = read_file(file, driver::max_source_bytes);
                if (!source) continue;  // told of later
                driver::Options options = arguments_.options();
                const std::string module_name = stem(file);
                options.module_name = module_name;
                options.printed_file = options.file_name = file;
                driver::compile_in_project(target_of(file), source.value(), options, compiled);
                for (const CompiledModule& module : compiled.modules()) {
                    const auto other = stems.find(stem_of_module(name, module));
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

    bool reads_standard_input() const {
        return arguments_.files.size() == 1 && arguments_.files[0] == standard_input;
    }

    // A file that was found in a folder need not have kernels.
    bool has_nothing_to_do(const std::string& file, const Compiled& compiled) const {
        const auto& named = arguments_.named;
        return !compiled.diags().empty() && compiled.diags().front().kind == DiagKind::FileNoKernels &&
               std::find(named.begin(), named.end(), file) == named.end();
    }

    static std::string stem_of_module(const std::string& name, const CompiledModule& module) {
        return module.primary ? name : name + "." + as_file_name(module.name);
    }

    // What the texts of each file are called: its stem, behind its folders where they differ.
    static std::vector<std::string> names_of(const std::vector<std::string>& files) {
        std::vector<std::filesystem::path> paths;
        bool one_folder = true;
        for (const std::string& file : files) {
            const Result<std::string> whole = absolute(file);
            paths.push_back(std::filesystem::path(whole ? whole.value() : file).lexically_normal());
            one_folder &= paths.back().parent_path() == paths.front().parent_path();
        }
        std::vector<std::string> names;
        std::filesystem::path common = paths.empty() ? "" : paths.front().parent_path();
        for (const std::filesystem::path& path : paths) {
            while (!is_below(path, common)) common = common.parent_path();
        }
        for (size_t i = 0; i < files.size(); ++i) {
            const std::string folder =
                one_folder ? "" : paths[i].parent_path().lexically_relative(common).string();
            names.push_back(folder.empty() || folder == "." ? stem(files[i]) : folder + "/" + stem(files[i]));
        }
        return names;
    }
    static bool is_below(const std::filesystem::path& path, const std::filesystem::path& folder) {
        if (folder == folder.parent_path()) return true;
        const auto [end, at] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
        return end == folder.end();
    }

    static bool is_same_path(const std::string& one, const std::string& other) {
        const auto plain = [](const std::string& path) {
            const Result<std::string> whole = absolute(path);
            return std::filesystem::path(whole ? whole.value() : path).lexically_normal();
        };
        return plain(one) == plain(other);
    }

    static int complain(const std::string& text) { return cli::complain("compile", Error{text}); }

    void work() {
        Compiled compiled;
        KernelFacts facts;
        while (!stop_) {
            const size_t batch = next_++;
            if (batch >= batches_.size()) return;
            for (const size_t index : batches_[batch]) {
                if (stop_) return;
                Outcome& outcome = outcomes_[index];
                compile_file(compiled, facts, index, outcome);
                const std::lock_guard lock(mutex_);
                outcome.finished = true;
                print_finished();
            }
        }
    }

    driver::Target target_of(const std::string& file) const {
        if (!arguments_.source_name.empty()) return {};
        const driver::Paths paths = arguments_.paths == "base"   ? driver::Paths::Base
                                    : arguments_.paths == "root" ? driver::Paths::Root
                                                                 : driver::Paths::Full;
        return driver::target_of(file, arguments_.imports, paths);
    }

    void compile_file(Compiled& compiled, KernelFacts& facts, size_t index, Outcome& outcome) {
        const std::string& file = arguments_.files[index];
        const Result<std::string> source = reads_standard_input()
                                               ? read_standard_input(driver::max_source_bytes)
                                               : read_file(file, driver::max_source_bytes);
        if (!source) return fail(file, source.error(), outcome);
        const Result<std::string> printed = printed_name(file);
        if (!printed) return fail(file, printed.error(), outcome);
        const std::string module_name = stem(arguments_.source_name.empty() ? file : arguments_.source_name);
        driver::Options options = arguments_.options();
        options.module_name = module_name;
        options.printed_file = printed.value();
        const std::string file_name = printed_in_messages(file);
        options.file_name = file_name;

        const Result<std::string> text = driver::with_calls(source.value(), arguments_.calls);
        if (!text) return fail(file, text.error(), outcome);
        driver::compile_in_project(targets_[index], text.value(), options, compiled);
        if (has_nothing_to_do(file, compiled)) {
            outcome.has_nothing = true;
            if (!arguments_.json.empty())
                JsonWriter(outcome.report, json_report)
                    .begin_object()
                    .member("file", file)
                    .member("status", "no-kernels")
                    .end_object();
            return;
        }
        if (!compiled.ok()) {
            outcome.code = findings;
            outcome.messages += rendered_diags(compiled);
            outcome.code_name = info(compiled.first_diag()->kind).construct;
        }
        if (arguments_.list) return list(compiled, file, outcome);
        std::vector<ModuleOutputs> outputs(compiled.modules().size());
        if (const auto apart = check_names(index, compiled); !apart)
            return fail(file, apart.error(), outcome);
        for (size_t i = 0; i < outputs.size(); ++i) {
            if (compiled.modules()[i].printed) deliver(names_[index], compiled, i, outputs[i], outcome);
        }
        if (!arguments_.map.empty()) {
            JsonWriter map(outcome.map, json_report);
            write_file_map(map, compiled, file, outputs);
        }
        if (arguments_.json.empty()) return;
        JsonWriter json(outcome.report, json_report);
        write_file_report(json, compiled, file, outputs, options, facts);
    }

    void list(const Compiled& compiled, const std::string& file, Outcome& outcome) const {
        if (arguments_.json.empty() || arguments_.json != "-")
            outcome.texts.append(for_terminal(inventory_text(compiled, printed_in_messages(file))));
        if (arguments_.json.empty()) return;
        JsonWriter json(outcome.report, json_report);
        write_inventory(json, compiled, file);
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
        return arguments_.paths == "full" ? absolute(file) : Result<std::string>(base_name(file));
    }

    std::string printed_in_messages(const std::string& file) const {
        if (!arguments_.source_name.empty()) return arguments_.source_name;
        return arguments_.paths == "base" ? base_name(file) : file;
    }

    void deliver(const std::string& own_name, const Compiled& compiled, size_t index, ModuleOutputs& outputs,
                 Outcome& outcome) const {
        const CompiledModule& module = compiled.modules()[index];
        const driver::Options options = arguments_.options();
        const std::string name = stem_of_module(own_name, module) + ".";
        const bool only = compiled.modules().size() == 1;
        if (arguments_.emits == "ir")
            return deliver_text(name + "ir", driver::ir_text(compiled, module), only, outcome);
        const bool alone = arguments_.device != "both" && only;
        for (size_t target = 0; target < emit::targets.size(); ++target) {
            if (!options.targets.has(target)) continue;
            const std::string of_target = name + std::string(emit::targets[target].extension);
            if (arguments_.to_files()) outputs.files[target] = arguments_.path_of(of_target);
            deliver_text(of_target, module.texts[target], alone, outcome);
        }
    }

    // Two modules whose names differ in what no file name may have.
    Result<void> check_names(size_t index, const Compiled& compiled) const {
        const std::string& file = arguments_.files[index];
        if (arguments_.folder.empty()) return {};
        std::map<std::string, std::string_view> names;
        for (const CompiledModule& module : compiled.modules()) {
            if (!module.printed) continue;
            const auto [other, is_new] = names.emplace(stem_of_module(names_[index], module), module.name);
            if (!is_new)
                return Error{"the modules `" + std::string(other->second) + "` and `" + module.name +
                             "` of " + file + " would both be written to " + arguments_.folder + "/" +
                             other->first + ".*"};
        }
        return {};
    }

    // Folders below the one that was named: none of them may be a link that leads elsewhere.
    Result<void> make_folder_of(const std::string& name) const {
        for (size_t slash = name.find('/'); slash != std::string::npos; slash = name.find('/', slash + 1)) {
            if (const auto made = make_real_folder(arguments_.folder + "/" + name.substr(0, slash)); !made)
                return made;
        }
        return {};
    }

    // `alone`: the only text of its file.
    void deliver_text(const std::string& name, std::string_view text, bool alone, Outcome& outcome) const {
        if (arguments_.to_files()) {
            const std::string path = arguments_.path_of(name);
            auto written = inputs_.check_output(path);
            if (written && !arguments_.text_file.empty() && !alone)
                written = Error{"the file has several Warp modules, a text each; name a folder with -o"};
            if (written && !arguments_.folder.empty() && name.find('/') != std::string::npos)
                written = make_folder_of(name);
            if (written) written = write_file(path, text);
            if (!written) {
                outcome.code = world_failed;
                outcome.messages += "weft compile: " + written.error() + "\n";
                return;
            }
            outcome.written.push_back(path);
        } else if (arguments_.to_stdout()) {
            if (!alone || arguments_.files.size() != 1) {
                outcome.texts.append("// ==== ");
                outcome.texts.append(for_terminal(name));
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
                // The text is Warp's to the byte, but for a terminal, which would obey what a source says.
                const auto written = is_terminal_ ? write_stdout(for_terminal(outcome.texts.view()))
                                                  : write_stdout(outcome.texts.view());
                if (!written) give_up(written.error());
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

    // Folders in which there is nothing to compile: a wrong name, most likely.
    void tell_of_nothing() {
        const bool has_nothing = std::all_of(outcomes_.begin(), outcomes_.end(),
                                             [](const Outcome& outcome) { return outcome.has_nothing; });
        if (!has_nothing) return;
        std::string where;
        for (const std::string& name : arguments_.named) where += (where.empty() ? "" : ", ") + name;
        code_ = std::max(code_, cli::complain("compile", Error::finding("there are no kernels in " + where)));
    }

    // Below all messages.
    void mention_first_code() const {
        const auto refused = std::find_if(outcomes_.begin(), outcomes_.end(),
                                          [](const Outcome& outcome) { return !outcome.code_name.empty(); });
        if (refused != outcomes_.end()) mention_explain(refused->code_name);
    }

    int finish() {
        if (!stop_) tell_of_nothing();
        mention_first_code();
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
        if (arguments_.json == "-") {
            if (const auto written = write_stdout(out.view()); !written) give_up(written.error());
        } else {
            write_report(arguments_.json, out);
        }
        return code_;
    }

    // Over no text that was written.
    void write_report(const std::string& path, const TextBuffer& text) {
        Inputs texts;
        for (const Outcome& outcome : outcomes_) {
            for (const std::string& written : outcome.written) texts.add(written);
        }
        auto written = texts.check_output(path)
                           ? write_file(path, text.view())
                           : Error::usage("cannot write " + path + ": it is one of the texts");
        if (written) return;
        stop_ = true;
        code_ = cli::complain("compile", written.failure());
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
        write_report(arguments_.map, out);
    }

    const CompileArguments& arguments_;
    Inputs inputs_;
    std::vector<Outcome> outcomes_;
    std::vector<std::string> names_;  // by file: of its texts
    driver::FolderLists lists_;
    std::vector<driver::Target> targets_;       // by file; without a module: it stands alone
    std::vector<std::vector<size_t>> batches_;  // of files that one worker compiles
    std::atomic<size_t> next_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    size_t printed_ = 0;
    std::array<size_t, 3> counts_{};
    int code_ = done;
    const bool is_terminal_ = isatty(STDOUT_FILENO) != 0;
    bool wants_progress_ = shows_progress();
    bool progress_shown_ = false;
};

}  // namespace

void add_compile_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<CompileArguments>();
    CLI::App* command =
        app.add_subcommand("compile", "Print the C++ and CUDA text Warp generates for Python files");
    command
        ->add_option("PATH", arguments->named,
                     "Python files with Warp kernels, folders that hold some, or - for standard input")
        ->required();
    command->add_option("-d,--device", arguments->device, "cpu, cuda or both [cpu]")
        ->check(CLI::IsMember(names_of_devices()));
    command->add_option("-o,--output", arguments->folder,
                        "Folder for the texts, made if needed; or FILE.cu, FILE.cpp for the only one");
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
    command
        ->add_option(
            "--paths", arguments->paths,
            "File names in comments: full, base, or root: from the folder that holds the package [full]")
        ->check(CLI::IsMember({"full", "base", "root"}));
    add_import_options(*command, arguments->imports);
    command->add_flag("--list", arguments->list,
                      "Kernels, functions, structs and factories of the files in place of their code");
    command
        ->add_option(
            "--call", arguments->calls,
            "Expression that is evaluated at the end of the file, again for more: kernels of factories")
        ->allow_extra_args(false);
    command->add_option("--source-name", arguments->source_name, "File name in comments, for one file");
    command->add_option("--threads", arguments->threads, "Worker threads [as many as pay]")
        ->check(CLI::Range(0u, 1024u));
    command->add_option("--map", arguments->map,
                        "File for a map: which lines of the texts each Python line became");
    add_json_option(*command, arguments->json, "Report on every file and kernel as JSON");
    command->footer(std::string(compile_footer));
    command->callback([arguments, &run] {
        run = [arguments] {
            const auto& named = arguments->named;
            if (named.size() > 1 && std::find(named.begin(), named.end(), standard_input) != named.end())
                return complain("compile", Error::usage("standard input (-) is compiled alone"));
            auto files = driver::python_files(named);
            if (!files) return complain("compile", files.failure());
            arguments->files = std::move(files.value());
            arguments->tell_file_from_folder();
            if (named[0] == standard_input && arguments->source_name.empty())
                arguments->source_name = standard_input_name;
            return CompileRun(*arguments).run();
        };
    });
}

}  // namespace weft::cli
