#include <algorithm>
#include <iostream>
#include <thread>

#include "base/json_write.h"
#include "base/utf8.h"
#include "cli/exit_codes.h"
#include "cli/set_commands.h"
#include "dataset/code/harvest.h"

namespace weft::cli {
namespace {

constexpr std::string_view hash_footer =
    R"(Prints a line for each kernel of the files: the hash of its structure, as in the column `structure`, and where it stands.
Kernels that differ in names, numbers, layout, spelling and order only have one hash. `weft generate --exclude` and `weft
convert --exclude` take such a list: no row of a set has then the structure of one of these kernels, a benchmark's, say.
What cannot be cut out of its file or compiled has no hash; how many and why is told on standard error.

Exit code: 0 every kernel has a hash, 1 some have none, or there is none, 3 a file cannot be read.

Examples:
  weft hash benchmark/ > unwanted.txt
  weft generate -n 10000 -o data/clean --exclude unwanted.txt
  weft convert data/large -o data/clean --exclude unwanted.txt)";

struct HashArguments {
    std::vector<std::string> paths;
    unsigned threads = 0;
    bool json = false;
};

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
    const unsigned threads =
        arguments.threads != 0 ? arguments.threads : std::max(1u, std::thread::hardware_concurrency());
    const auto harvest = dataset::harvest({.paths = arguments.paths, .threads = threads});
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
    command->add_option("--threads", arguments->threads, "Worker threads [all cores]")
        ->check(CLI::Range(0u, 1024u));
    command->add_flag("--json", arguments->json, "As JSON, with what has no hash");
    command->footer(std::string(hash_footer));
    command->callback([arguments, &run] { run = [arguments] { return hash(*arguments); }; });
}

}  // namespace weft::cli
