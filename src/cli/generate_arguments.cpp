#include "cli/generate_arguments.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <memory>
#include <sstream>
#include <thread>

#include "base/files.h"
#include "base/hex.h"
#include "base/utf8.h"
#include "cli/growth_options.h"
#include "cli/hand_over.h"
#include "cli/import_options.h"
#include "cli/json_option.h"
#include "cli/report_file.h"
#include "cli/secrets.h"
#include "cli/watched_harvest.h"
#include "dataset/set/owned.h"

namespace weft::cli {
namespace {

std::string names_of_formats() {
    std::string text;
    for (const dataset::Format& format : dataset::formats())
        text += (text.empty() ? "" : ", ") + std::string(format.name);
    return text;
}

bool given(const CLI::App& command, const std::string& option) {
    return command.get_option(option)->count() != 0;
}

Result<void> choose_debug(const CLI::App& command, dataset::Recipe& recipe) {
    for (const char* const option : {"--view", "--template", "--system", "--keep-comments", "--max-tokens"}) {
        if (given(command, option))
            return Error::usage("the task debug has columns of its own: no " + std::string(option));
    }
    if (recipe.device != dataset::Device::Cpu || !recipe.backward || recipe.standalone)
        return Error::usage(
            "the task debug is about Python and the CPU's code: no --device, no --no-backward, no "
            "--standalone");
    recipe.view = dataset::View::debug();
    return {};
}

Result<void> choose_view(const CLI::App& command, const GenerateArguments& arguments,
                         dataset::Recipe& recipe) {
    if (arguments.chat.tasks == dataset::debug_task) return choose_debug(command, recipe);
    if (arguments.chat.tasks.empty() && given(command, "--view")) return Error::usage("--view needs --task");
    WEFT_TRY(dataset::View view, arguments.chat.view());
    return dataset::ask_for(recipe, std::move(view), given(command, "--device") || arguments.device != "cpu");
}

// The kernels of --from. What shapes grown kernels has no meaning for them.
Result<void> take_code(const CLI::App& command, const GenerateArguments& arguments, dataset::Recipe& recipe) {
    if (arguments.from.empty()) {
        for (const char* const option : {"--variants", "--path", "--alone"}) {
            if (given(command, option)) return Error::usage(std::string(option) + " needs --from");
        }
        return {};
    }
    for (const char* const option : {"--count", "--categories", "--mix", "--difficulty", "--max-bytes"}) {
        if (given(command, option))
            return Error::usage(std::string(option) +
                                " is about kernels that are grown; the files of --from decide what there is");
    }
    if (arguments.chat.tasks == dataset::debug_task)
        return Error::usage("the task debug puts faults into grown kernels: no --from");
    WEFT_TRY(dataset::Harvest found, watched_harvest({.paths = arguments.from,
                                                      .imports = arguments.imports,
                                                      .seed = arguments.seed,
                                                      .variants = arguments.variants,
                                                      .threads = arguments.worker_threads()},
                                                     arguments.quiet));
    if (found.kernels.empty())
        return Error::finding("no row can be made of these files\n" + dataset::refusal_table(found));
    recipe.variants = arguments.variants;
    recipe.count = found.kernels.size();
    recipe.license.clear();
    recipe.code = std::make_shared<const dataset::Harvest>(std::move(found));
    return {};
}

Result<void> choose_format(const GenerateArguments& arguments, dataset::Recipe& recipe) {
    std::string name = arguments.format;
    if (name.empty())
        name = recipe.count <= 1000 && recipe.view.is_wide() && !arguments.to_stdout() ? "json" : "jsonl";
    recipe.format = dataset::find_format(name);
    if (recipe.format == nullptr)
        return Error::usage("no format `" + name + "`; there are " + names_of_formats());
    if (arguments.to_stdout() && name != "jsonl") return Error::usage("-o - streams jsonl, not " + name);
    if (!recipe.view.is_wide() && recipe.format->is_json()) {
        return Error::usage(
            "the format json has the older layout; use jsonl, jsonl.zst or parquet with --task");
    }
    if (auto able = recipe.format->check(); !able)
        return Error{"the format " + name + " cannot be written: " + able.error()};
    return {};
}

std::optional<std::pair<uint64_t, uint64_t>> parse_shard(const std::string& text) {
    uint64_t shard = 0, shards = 0;
    const size_t slash = text.find('/');
    if (slash == std::string::npos) return std::nullopt;
    const char* const middle = text.data() + slash;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), middle, shard);
    const auto second = std::from_chars(middle + 1, end, shards);
    if (first.ec != std::errc() || first.ptr != middle || second.ec != std::errc() || second.ptr != end)
        return std::nullopt;
    if (shards == 0 || shards > dataset::most_shards || shard >= shards) return std::nullopt;
    return std::pair{shard, shards};
}

}  // namespace

Result<std::string> text_file(const std::string& path, size_t limit) {
    WEFT_TRY(std::string text, read_file(path, limit));
    if (text.size() > limit) return Error{path + " is too large"};
    return text;
}

void declare(CLI::App& command, GenerateArguments& a) {
    constexpr uint64_t most = uint64_t{1} << 48;
    command.add_option("-n,--count", a.count, "How many kernels [100]")->check(CLI::Range(uint64_t{1}, most));
    command.add_option(
        "-o,--output", a.output,
        "Folder of the set; - streams jsonl to standard output; s3://... and gs://... are object "
        "stores (docs/clusters.md) [data/samples]");
    command.add_option("-s,--seed", a.seed, "Another seed, other kernels [42]")
        ->check(CLI::Range(uint64_t{0}, static_cast<uint64_t>(std::numeric_limits<int64_t>::max())));
    add_categories_option(
        command, a.categories,
        "Names with weights, as in arithmetic,vector:2 or arithmetic vector:2 [all, balanced]");
    command.add_option("-d,--device", a.device, "cpu, cuda or both [cpu]")
        ->check(CLI::IsMember({"cpu", "cuda", "both"}));
    command.add_flag("--no-backward", a.no_backward, "Leave the backward columns empty");
    command.add_flag("--standalone", a.standalone,
                     "Fill cuda_standalone: the kernel as a plain CUDA program (docs/standalone.md)");
    add_mix_option(command, a.mix);
    command.add_option("--difficulty", a.difficulty, "A level or a range of levels, as in 1-3 [1-5]");
    command
        .add_option("--max-bytes", a.max_bytes,
                    "Grow no Python source longer than this: difficulties that need more are not drawn (see "
                    "weft synth --help)")
        ->check(CLI::Range(uint64_t{1}, uint64_t{UINT32_MAX}));
    command
        .add_option("--from", a.from,
                    "Take kernels from these Python files and folders instead of growing them")
        ->expected(1, 1 << 20);
    command
        .add_option("--variants", a.variants,
                    "With --from: so many changed kernels beside each, of other structures [0]")
        ->check(CLI::Range(0u, 1000u));
    add_import_options(command, a.imports);
    command.add_option("--format", a.format, names_of_formats() + " [json up to 1,000 kernels, else jsonl]");
    declare(command, a.chat,
            "; " + std::string(dataset::debug_task) + ": faulty kernels with the fix (docs/debug.md)");
    command.add_option("--splits", a.splits, "Fractions of train, validation and test [0.9,0.05,0.05]");
    command.add_option("--test-families", a.test_families,
                       "Share of the families that are held out whole, as split test_families [0.05; 0 with "
                       "--splits 1,0,0]");
    command
        .add_option("--shards", a.shards,
                    "Into how many shards [one per 10,000 kernels; 4 above 1,000, else 1]")
        ->check(CLI::Range(uint64_t{1}, dataset::most_shards));
    command.add_option("--shard", a.shard,
                       "Make shard i of K alone, i/K with i from 0; weft merge joins them");
    command
        .add_option("--engine", a.engine,
                    "Hand the shards out: ray, to the workers of a Ray cluster; local, one after the other "
                    "(docs/clusters.md) [all of them here]")
        ->check(CLI::IsMember(std::vector<std::string>(engine_names.begin(), engine_names.end())));
    command.add_flag("--dry-run", a.dry_run, "Print the plan: shards, rows, files, bytes; nothing is made");
    command.add_flag("--wait", a.wait,
                     "With --shard: where another run makes it, wait for that instead of ending");
    command.add_option(
        "--exclude", a.exclude,
        "Leave out rows whose structure, or a run of whose words, stands in this list of weft hash");
    command.add_option("--license", a.license, "Value of the column license [apache-2.0]");
    command.add_flag("--dedup", a.dedup, "Take out exact duplicates at the end; fewer rows remain");
    command.add_option("--threads", a.threads, "Worker threads [all cores]")->check(CLI::Range(0u, 1024u));
    command.add_flag("--resume", a.resume, "Go on with an unfinished set");
    command.add_flag("--force", a.force,
                     "Replace the set that the folder holds (with --shard: that shard alone)");
    command.add_flag("--no-space-check", a.no_space_check,
                     "Begin even if the disk seems too small for the set");
    command.add_option("--config", a.config, "Take options that are not given from this file: name = value")
        ->configurable(false);
    command.add_flag("--quiet", a.quiet, "No progress, no summary");
    add_json_option(command, a.json, "Summary as JSON");
}

Result<void> read_config(CLI::App& command, const std::string& path) {
    if (path.empty()) return {};
    constexpr size_t limit = 1u << 20;
    WEFT_TRY(const std::string text, read_file(path, limit));
    if (text.size() > limit) return Error::usage(path + " is too large for a file of options");
    if (first_invalid_utf8(text) != std::string::npos) return Error::usage(path + " is not UTF-8");
    const auto formatter = std::make_shared<CLI::ConfigTOML>();
    try {
        std::istringstream stream(text);
        for (const CLI::ConfigItem& item : formatter->from_config(stream)) {
            if (item.name == "++" || item.name == "--") continue;  // the begin and end of a section
            CLI::Option* const option =
                item.parents.empty() ? command.get_option_no_throw("--" + item.name) : nullptr;
            if (option == nullptr || !option->get_configurable())
                return Error::usage(path + ": there is no option `" + item.fullname() + "`");
            const bool is_nested = std::any_of(item.inputs.begin(), item.inputs.end(), [](const auto& text) {
                return text.starts_with("[") || text.starts_with("{");
            });
            if (item.inputs.empty() || is_nested)
                return Error::usage(path + ": `" + item.fullname() + "` has no value that an option takes");
            if (option->count() != 0) continue;  // the command line wins
            if (option->get_expected_max() == 0) {
                option->add_result(option->get_flag_value(item.name, formatter->to_flag(item)));
            } else {
                option->add_result(item.inputs);
            }
            option->run_callback();
        }
    } catch (const CLI::Error& error) {
        return Error::usage(path + ": " + error.what());
    }
    return {};
}

bool GenerateArguments::hands_over() const {
    return !engine.empty() || is_store(output);
}

unsigned GenerateArguments::worker_threads() const {
    return threads != 0 ? threads : std::max(1u, std::thread::hardware_concurrency());
}

Result<dataset::Recipe> recipe(const CLI::App& command, const GenerateArguments& a) {
    const dataset::Wishes wishes{.count = a.count,
                                 .seed = a.seed,
                                 .max_bytes = a.max_bytes,
                                 .categories = a.categories,
                                 .difficulty = a.difficulty,
                                 .mix = a.mix,
                                 .device = a.device,
                                 .backward = !a.no_backward,
                                 .standalone = a.standalone,
                                 .fractions = a.splits,
                                 .test_families = a.test_families,
                                 .license = a.license};
    WEFT_TRY(dataset::Recipe out, dataset::recipe_of(wishes));
    if (auto taken = take_code(command, a, out); !taken) return taken.failure();
    if (given(command, "--license")) out.license = a.license;
    out.dedup = a.dedup;
    if (auto chosen = choose_view(command, a, out); !chosen) return chosen.failure();
    if (auto chosen = choose_format(a, out); !chosen) return chosen.failure();
    if (!a.exclude.empty()) {
        WEFT_TRY(const std::string text, text_file(a.exclude, longest_exclusion));
        auto hashes = dataset::Exclusion::parse(text);
        if (!hashes) return Error::usage(a.exclude + ": " + hashes.error());
        out.excluded = std::move(hashes).value();
        out.exclude_digest = hex(Sha256::of(text));
    }
    out.shards = a.shards != 0 ? a.shards : dataset::default_shards(out.count);
    if (!a.shard.empty()) {
        const auto shard = parse_shard(a.shard);
        if (!shard)
            return Error::usage("--shard is i/K with i from 0 to K - 1 and K up to 99999, not \"" + a.shard +
                                "\"");
        if (a.shards != 0 && a.shards != shard->second) return Error::usage("--shards and --shard disagree");
        if (a.dedup) return Error::usage("--dedup needs all shards; merge them first, then weft dedup");
        out.shards = shard->second;
    }
    if (out.shards > out.count) return Error::usage("more shards than kernels");
    return out;
}

Result<void> check_engine(const GenerateArguments& a) {
    if (a.hands_over()) {
        for (const auto& [is_given, name] : {std::pair{!a.shard.empty(), "--shard"},
                                             {a.dedup, "--dedup"},
                                             {a.force, "--force"},
                                             {!a.json.empty() && a.json != "-", "--json=FILE"}}) {
            if (is_given)
                return Error::usage(std::string(name) +
                                    " does not go with an engine or an object store: they make all shards, "
                                    "go on where they stopped, and replace nothing");
        }
        if (a.to_stdout()) return Error::usage("an engine writes a set, and nothing to standard output");
    }
    if (a.dry_run && a.to_stdout()) return Error::usage("--dry-run is about a set: it needs a folder");
    return {};
}

Result<dataset::Place> place(const GenerateArguments& a) {
    if (auto checked = check_engine(a); !checked) return checked.failure();
    if (a.to_stdout() && (a.dedup || a.resume || a.force || !a.json.empty()))
        return Error::usage("-o - streams the rows: --dedup, --resume, --force and --json need a folder");
    dataset::Place out;
    out.folder = a.output;
    while (out.folder.size() > 1 && out.folder.back() == '/') out.folder.pop_back();
    if (out.folder.empty()) return Error::usage("--output is empty");
    if (!a.shard.empty()) out.only_shard = parse_shard(a.shard)->first;
    if (a.wait && a.shard.empty()) return Error::usage("--wait needs --shard");
    out.wait = a.wait;
    out.resume = a.resume;
    out.force = a.force;
    if (!a.json.empty() && a.json != "-") {
        std::vector<std::string> read = a.from;
        read.insert(read.end(), {a.exclude, a.config, a.chat.template_file});
        if (auto free = check_report(a.json, read); !free) return free.failure();
        if (auto apart = dataset::check_apart(out.folder, a.json); !apart) return apart.failure();
    }
    return out;
}

}  // namespace weft::cli
