#include "cli/mistakes.h"

#include <vector>

#include "cli/commands.h"

namespace weft::cli {
namespace {

std::string name_of(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? "weft" : "weft " + chosen.front()->get_name();
}

std::string help_of(const CLI::App& app) {
    return "\n" + name_of(app) + " --help tells what it takes\n";
}

}  // namespace

std::string meant(const Nearest& nearest) {
    return nearest.best().empty() ? std::string() : ": did you mean `" + std::string(nearest.best()) + "`?";
}

std::string unknown_command(const std::string& word) {
    Nearest nearest(word);
    for (const Command& one : commands()) nearest.offer(one.name);
    return "weft: there is no command `" + word + "`" + meant(nearest) + "\nweft --help lists the commands\n";
}

std::string wrong_word(const CLI::ParseError& error, const CLI::App& app) {
    return name_of(app) + ": " + error.what() + help_of(app);
}

std::string unexpected_words(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    const CLI::App& command = chosen.empty() ? app : *chosen.front();
    const std::string name = name_of(app);
    const std::vector<std::string> words = command.remaining();
    const std::string word = words.empty() ? std::string() : words.front();
    if (!word.starts_with('-')) {
        const CLI::Option* const json = command.get_option_no_throw("--json");
        const bool is_report = word.ends_with(".json") && json != nullptr && json->count() != 0;
        return name + ": `" + word + "` is one word too many" +
               (is_report ? "; --json prints: write `--json > " + word + "`" : "") + help_of(app);
    }
    const std::string option = word.substr(0, word.find('='));
    Nearest nearest(option);
    std::vector<std::string> names;
    for (const CLI::Option* const one : command.get_options()) {
        for (const std::string& text : one->get_lnames()) names.push_back("--" + text);
    }
    for (const std::string& text : names) nearest.offer(text);
    return name + ": there is no option `" + option + "`" + meant(nearest) + help_of(app);
}

}  // namespace weft::cli
