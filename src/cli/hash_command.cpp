#include <algorithm>
#include <iostream>
#include <thread>
#include <unordered_set>

#include "base/json_write.h"
#include "base/utf8.h"
#include "cli/exit_codes.h"
#include "cli/generate_arguments.h"
#include "cli/import_options.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/set_commands.h"
#include "cli/watched_harvest.h"
#include "dataset/code/harvest.h"
#include "dataset/set/exclusion.h"
#include "driver/python_files.h"

namespace weft::cli {
namespace {

constexpr size_t longest_file = 256u << 20;

constexpr std::string_view hash_footer =
    R"(Prints a line for each kernel of the files: the hash of its structure, as in the column `structure`, and where it stands.
Kernels that differ in names, numbers, layout, spelling and order only have one hash. `weft generate --exclude` and `weft
convert --exclude` take such a list: no row of a set has then the structure of one of these kernels, a benchmark's, say.
What cannot be cut out of its file or compiled has no hash; how many and why is told on standard error.

--ngrams N prints a line for each run of N words of the files in its place (files that are named may be of any kind; of folders
*.py). A row with one of these runs in its source is left out, too: text that was copied is found where weft does not
compile the file, or where somebody went on writing. Names count as they are written, comments and layout do not.

Exit code: 0 every kernel has a hash, 1 some have none, or there is none, 3 a file cannot be read.

Examples:
  weft hash benchmark/ > unwanted.txt
  weft hash benchmark/ notes.md --ngrams 20 >> unwanted.txt
  weft generate -n 10000 -o data/clean --exclude unwanted.txt
  weft convert data/large -o data/clean --exclude unwanted.txt)";

struct HashArguments {
    std::vector<std::string> paths;
    driver::Imports imports;
    unsigned threads = 0, words = 0;
    bool json = false;
};

// Each run once, in the order of the files.
Result<std::string> run_lines(const HashArguments& arguments) {
    WEFT_TRY(const std::vector<std::string> files, driver::python_files(arguments.paths));
    std::unordered_set<uint64_t> seen;
    std::string lines;
    TextBuffer listed;
    JsonWriter json(listed, json_report);
    json.begin_object().member("words", arguments.words).key("runs").begin_array();
    Steps steps;
    steps.total = files.size();
    const Pace pace("files");
    const Monitor monitor({{}, [&] { return pace.line(steps.done, steps.total); }, {}});
    for (const std::string& file : files) {
        WEFT_TRY(const std::string text, text_file(file, longest_file));
        dataset::for_each_run(text, arguments.words, [&](uint64_t hash) {
            if (!seen.insert(hash).second) return;
            const std::string run = dataset::run_text(arguments.words, hash);
            if (arguments.json) {
                json.value(run);
            } else {
                lines += run + "  " + on_one_line(file) + "\n";
            }
        });
        ++steps.done;
    }
    json.end_array().end_object();
    listed.append('\n');
    return arguments.json ? listed.str() : lines;
}

std::string hash_lines(const dataset::Harvest& harvest) {
    std::string out;
    for (const dataset::HarvestedKernel& kernel : harvest.kernels)
        out += kernel.split_key + "  " + on_one_line(kernel.family) + "\n";
    return out;
}

std::string hash_json(const dataset::Harvest& harvest) {
    TextBuffer out;
    JsonWriter json(out, json_report);
    json.begin_object().key("kernels").begin_array();
    for (const dataset::HarvestedKernel& kernel : harvest.kernels) {
        json.begin_object().member("structure", kernel.split_key).member("kernel", kernel.name);
        json.member("file", harvest.files[kernel.file].path).end_object();
    }
    json.end_array();
    dataset::write_refusals(json, harvest);
    json.end_object();
    out.append('\n');
    return out.str();
}

int hash(const HashArguments& arguments) {
    if (arguments.words != 0) {
        const auto lines = run_lines(arguments);
        if (!lines) return complain("hash", lines.failure());
        const int code = print("hash", lines.value());
        return code == done && lines.value().empty() ? int{findings} : code;
    }
    const unsigned threads =
        arguments.threads != 0 ? arguments.threads : std::max(1u, std::thread::hardware_concurrency());
    const auto harvest =
        watched_harvest({.paths = arguments.paths, .imports = arguments.imports, .threads = threads});
    if (!harvest) return complain("hash", harvest.failure());
    const dataset::Harvest& found = harvest.value();
    if (const int code = print("hash", arguments.json ? hash_json(found) : hash_lines(found)); code != done)
        return code;
    uint64_t without = 0;
    for (size_t i = 0; i < found.refused.size(); ++i) {
        // A file in which nobody wrote a kernel lacks nothing.
        if (static_cast<cut::Reason>(i) != cut::Reason::NoKernel) without += found.refused[i];
    }
    if (without == 0 && !found.kernels.empty()) return done;
    std::cerr << for_terminal(dataset::refusal_table(found));
    return findings;
}

}  // namespace

void add_hash_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<HashArguments>();
    CLI::App* const command =
        app.add_subcommand("hash", "Hashes of the kernels of Python files, for --exclude");
    command->add_option("PATH", arguments->paths, "Python files, or folders of them")->required();
    add_import_options(*command, arguments->imports);
    command->add_option("--threads", arguments->threads, "Worker threads [all cores]")
        ->check(CLI::Range(0u, 1024u));
    command
        ->add_option("--ngrams", arguments->words,
                     "Runs of so many words of the files, in the place of structures")
        ->check(CLI::Range(dataset::shortest_run, dataset::longest_run));
    command->add_flag("--json", arguments->json, "As JSON, with what has no hash");
    command->footer(std::string(hash_footer));
    command->callback([arguments, &run] { run = [arguments] { return hash(*arguments); }; });
}

}  // namespace weft::cli
