#include "cli/synth_command.h"

#include <iostream>
#include <memory>

#include "base/files.h"
#include "cli/exit_codes.h"
#include "cli/growth_options.h"
#include "cli/report_file.h"
#include "exemplars/catalogue.h"
#include "exemplars/diversity_report.h"
#include "exemplars/maker.h"
#include "inputs/json.h"
#include "inputs/text.h"
#include "synth/synth.h"

namespace weft::cli {
namespace {

constexpr std::string_view synth_footer =
    R"(Each kernel is a whole Python file; what is known about it stands before it in comments. The same seed, categories
and difficulties give the same kernel for an index, on any machine. --json prints one JSON object per line instead.

Exit code: 0 done, 1 a kernel of --report is refused or has a flaw, 2 wrong usage, 3 the output could not be written.

Examples:
  weft synth -n 5 -c vector -s 1             five kernels about vectors
  weft synth --index 123456 -s 42            one kernel of a large set
  weft synth -n 100 -c loop,matrix:2 --json  matrix kernels twice as often
  weft synth -n 100000 --report -            how much a set repeats itself, and whether every kernel compiles

Categories:
)";

struct SynthArguments {
    uint64_t count = 1, seed = 42, index = 0;
    std::string categories, difficulty, mix = "balanced", report;
    uint32_t max_bytes = 0;
    bool json = false, exemplars = false;
};

class SynthRun {
  public:
    explicit SynthRun(const SynthArguments& arguments) : arguments_(arguments) {}

    int run() {
        Result<synth::Policy> policy = synth::parse_policy(arguments_.mix, arguments_.categories,
                                                           arguments_.difficulty, arguments_.max_bytes);
        if (!policy) return complain("synth", policy.failure());
        if (arguments_.exemplars) return list_exemplars();
        if (!arguments_.report.empty()) return report(policy.value());
        exemplars::Maker maker;
        synth::Grown grown;
        Compiled compiled;
        for (uint64_t i = 0; i < arguments_.count; ++i) {
            const uint64_t index = arguments_.index + i;
            if (auto made = maker.make(arguments_.seed, index, policy.value(), {}, grown, compiled); !made)
                return complain("synth", made.failure().at("kernel " + std::to_string(index)));
            out_.clear();
            if (arguments_.json) {
                write_json(grown, arguments_.index + i);
            } else {
                if (i != 0) out_.append("\n\n");
                write_text(grown, arguments_.index + i);
            }
            if (const int code = print("synth", out_.view()); code != done) return code;
        }
        return done;
    }

  private:
    int list_exemplars() {
        draft::Drafts drafts;
        draft::Draft draft;
        for (const exemplars::File& file : exemplars::files()) {
            if (auto loaded = exemplars::load(file, drafts, draft); !loaded)
                return complain("synth", loaded.failure());
            const exemplars::Entry entry =
                exemplars::entry_of(file.domain, driver::subject(drafts.compiled()));
            std::vector<std::string_view> categories;
            for (uint32_t i = 0; i < synth::category_count; ++i) {
                const auto category = static_cast<synth::Category>(i);
                if ((entry.categories & exemplars::set_of(category)) != 0)
                    categories.push_back(info(category).name);
            }
            out_.clear();
            if (arguments_.json) {
                JsonWriter json(out_, json_report);
                json.begin_object().member("domain", file.domain).member("name", file.name);
                json.member("difficulty", entry.level).key("categories").begin_array();
                for (const std::string_view name : categories) json.value(name);
                json.end_array().member("idea", draft.words.idea).end_object();
            } else {
                out_.append(file.domain);
                out_.append('/');
                out_.append(file.name);
                out_.append(", difficulty ");
                out_.append_uint(entry.level);
                out_.append(": ");
                out_.append(draft.words.idea);
            }
            out_.append('\n');
            if (const int code = print("synth", out_.view()); code != done) return code;
        }
        return done;
    }

    int report(const synth::Policy& policy) const {
        if (const auto free = check_report(arguments_.report, Inputs()); !free)
            return complain("synth", free.failure());
        const exemplars::DiversityReport report =
            exemplars::report_diversity(policy, arguments_.seed, arguments_.index, arguments_.count,
                                        [](const std::string& line) { std::cerr << line << "\n"; });
        const int code = deliver_report("synth", arguments_.report, report.markdown);
        return code == done && !report.clean ? findings : code;
    }

    void write_json(const synth::Grown& grown, uint64_t index) {
        JsonWriter json(out_, json_report);
        json.begin_object().member("seed", arguments_.seed).member("index", index);
        json.member("kernel_name", grown.kernel_name).member("category", info(grown.category).name);
        json.member("difficulty", difficulty_of(grown.counts)).member("honest", grown.honest);
        json.member("idea", grown.idea);
        if (!grown.family.empty()) {
            json.member("family", grown.family).member("transforms", grown.transforms);
            json.member("brief", grown.brief).member("description", grown.description);
        }
        json.key("counts").begin_object().member("statements", grown.counts.statements);
        json.member("branches", grown.counts.branches).member("loops", grown.counts.loops);
        json.member("operations", grown.counts.operations).end_object();
        json.member("python_source", grown.source);
        if (grown.inputs.are_known()) {
            inputs::write(json.key("inputs"), grown.inputs);
        } else {
            json.key("inputs").null();
        }
        json.end_object();
        out_.append('\n');
    }

    void write_text(const synth::Grown& grown, uint64_t index) {
        out_.append("# seed ");
        out_.append_uint(arguments_.seed);
        out_.append(", index ");
        out_.append_uint(index);
        out_.append(": ");
        out_.append(info(grown.category).name);
        out_.append(", difficulty ");
        out_.append_uint(difficulty_of(grown.counts));
        if (!grown.idea.empty()) {
            out_.append(", ");
            out_.append(grown.idea);
        }
        if (!grown.transforms.empty()) {
            out_.append("\n# changed by ");
            out_.append(grown.transforms);
        }
        out_.append(grown.inputs.are_known() ? "\n# launch "
                                             : "\n# no inputs: a program must make its objects and blocks");
        for (unsigned i = 0; i < grown.inputs.dims; ++i) {
            if (i != 0) out_.append(" x ");
            append_size(out_, grown.inputs.launch[i]);
        }
        out_.append('\n');
        for (const inputs::Arg& arg : grown.inputs.args) write_arg(arg);
        out_.append(grown.source);
    }

    void write_arg(const inputs::Arg& arg) {
        out_.append("#   ");
        out_.append(arg.name);
        out_.append(": ");
        out_.append(inputs::text(arg.role));
        out_.append(' ');
        out_.append(arg.dtype);
        for (unsigned i = 0; i < arg.ndim; ++i) {
            out_.append(i == 0 ? "[" : ", ");
            append_size(out_, arg.shape[i]);
        }
        out_.append(arg.ndim == 0 ? " " : "] ");
        out_.append(inputs::text(arg.fill));
        if (inputs::bounds(arg.fill) != inputs::Bounds::Unused) {
            out_.append(' ');
            append_low(out_, arg);
            out_.append(" to ");
            append_high(out_, arg);
        }
        out_.append('\n');
    }

    const SynthArguments& arguments_;
    TextBuffer out_;
};

std::string help_of_categories() {
    std::string text(synth_footer);
    bool in_families = false;
    for (uint32_t i = 0; i < synth::category_count; ++i) {
        const synth::CategoryInfo& row = info(static_cast<synth::Category>(i));
        if (row.is_family() && !in_families) text += "Only by name (-c), made of exemplars:\n";
        in_families = row.is_family();
        std::string line = "  " + std::string(row.name);
        line.resize(line.size() < 16 ? 16 : line.size() + 1, ' ');
        text += line + std::string(row.text) + (i + 1 < synth::category_count ? "\n" : "");
    }
    return text;
}

}  // namespace

void add_synth_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<SynthArguments>();
    CLI::App* command =
        app.add_subcommand("synth", "Print random kernels that Warp accepts, with what is known about them");
    command->add_option("-n,--count", arguments->count, "How many kernels [1]")
        ->check(CLI::Range(uint64_t{1}, uint64_t{1} << 48));
    add_categories_option(*command, arguments->categories,
                          "name[:weight] ..., with commas or blanks between [the default mix]");
    command->add_option("-s,--seed", arguments->seed, "Another seed, other kernels [42]");
    command->add_option("--index", arguments->index, "Index of the first kernel [0]");
    command->add_option("--difficulty", arguments->difficulty, "A or A-B, from 1 to 5 [1-5]");
    command->add_option(
        "--max-bytes", arguments->max_bytes,
        "Bytes of Python text a kernel may have: difficulties that need more are not drawn; kept from 700 on "
        "for difficulty 1, 1200, 1800, 2600, 3800 for 2 to 5 [no limit]");
    add_mix_option(*command, arguments->mix);
    command->add_option(
        "--report", arguments->report,
        "Compile the kernels and write their diversity to this Markdown file (-: standard output)");
    command->add_flag("--exemplars", arguments->exemplars,
                      "List the kernels with a purpose that variants are made of, instead of making some");
    command->add_flag("--json", arguments->json, "One JSON object per kernel and line");
    command->footer(help_of_categories());
    command->callback([arguments, &run] { run = [arguments] { return SynthRun(*arguments).run(); }; });
}

}  // namespace weft::cli
