#include "base/json_write.h"
#include "base/number_text.h"
#include "base/utf8.h"
#include "cli/exit_codes.h"
#include "cli/pace.h"
#include "cli/set_commands.h"
#include "dataset/set/status.h"

namespace weft::cli {
namespace {

constexpr std::string_view status_footer =
    R"(DIR is a folder that `weft generate`, `dedup`, `convert` or `validate --annotate` writes to, at any time. Only its records are
read: how many shards are finished, which are missing, whether a run is at work and how long it will take.

Exit code: 0 the set is complete, 1 it is not, or files of it are missing, 2 the folder is no set, 3 a file cannot be read.

Examples:
  weft status data/set
  weft status data/set --json
  until weft status data/set > /dev/null; do sleep 60; done)";

struct StatusArguments {
    std::string folder;
    bool json = false;
};

std::string what_remains(const dataset::Status& status) {
    switch (status.state) {
        case dataset::SetState::Complete:
            return status.is_being_replaced ? "a run with --force makes a new set in its place\n" : "";
        case dataset::SetState::Running:
            return "";
        case dataset::SetState::Stopped:
            return "nobody is at work; the same command again (weft generate: with --resume) goes on\n";
        case dataset::SetState::Shards:
            return "weft merge joins shards that were made apart; of one run, the same command with "
                   "--resume\n";
    }
    return "";
}

std::string status_text(const dataset::Status& status, const std::string& folder) {
    std::string out = folder + ": " + std::string(dataset::text(status.state)) + "\n";
    const uint64_t rows = status.rows_done ? *status.rows_done : status.rows;
    if (status.state == dataset::SetState::Complete) {
        out += with_commas(status.rows) + " rows\n";
    } else {
        out += pace_line(rows, status.count, status.rate, status.seconds_left) + "\n" +
               with_commas(status.shards_done) + " of " + with_commas(status.shards) + " shards finished";
        constexpr size_t shown = 20;
        for (size_t i = 0; i < status.missing.size() && i < shown; ++i)
            out += (i == 0 ? "; missing: " : ", ") + std::to_string(status.missing[i]);
        out += status.missing.size() > shown ? " …\n" : "\n";
    }
    for (const char* const name : {"task", "device", "format", "seed"}) {
        if (const std::string value = dataset::value_of(status.options, name); !value.empty())
            out += std::string(name) + " " + value + (std::string_view(name) == "seed" ? "" : ", ");
    }
    return out + "\n" + what_remains(status);
}

std::string status_json(const dataset::Status& status, const std::string& folder) {
    TextBuffer out;
    JsonWriter json(out, json_report);
    json.begin_object().member("folder", folder).member("state", dataset::text(status.state));
    json.member("rows", status.rows_done ? *status.rows_done : status.rows).member("count", status.count);
    json.member("shards", status.shards)
        .member("shards_done", status.shards_done)
        .key("missing")
        .begin_array();
    for (const uint64_t shard : status.missing) json.value(shard);
    json.end_array().key("rows_per_second");
    status.rate ? json.fixed(*status.rate, 1) : json.null();
    json.key("seconds_left");
    status.seconds_left ? json.fixed(*status.seconds_left, 1) : json.null();
    json.member("is_being_replaced", status.is_being_replaced).key("options").begin_object();
    for (const auto& [name, value] : status.options) json.member(name, value);
    json.end_object().key("problems").begin_array();
    for (const std::string& problem : status.problems) json.value(problem);
    json.end_array().end_object();
    out.append('\n');
    return out.str();
}

int status(const StatusArguments& arguments) {
    const auto status = dataset::status_of(arguments.folder);
    if (!status) return complain("status", status.failure());
    const std::string text = arguments.json ? status_json(status.value(), arguments.folder)
                                            : for_terminal(status_text(status.value(), arguments.folder));
    if (const int code = print("status", text); code != done) return code;
    for (const std::string& problem : status.value().problems) complain("status", Error::finding(problem));
    const bool is_whole =
        status.value().state == dataset::SetState::Complete && status.value().problems.empty();
    return is_whole ? done : findings;
}

}  // namespace

void add_status_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<StatusArguments>();
    CLI::App* const command = app.add_subcommand("status", "How far the set in a folder is");
    command->add_option("DIR", arguments->folder, "Folder of a set")->required();
    command->add_flag("--json", arguments->json, "As JSON");
    command->footer(std::string(status_footer));
    command->callback([arguments, &run] { run = [arguments] { return status(*arguments); }; });
}

}  // namespace weft::cli
