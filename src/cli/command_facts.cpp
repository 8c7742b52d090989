#include "cli/command_facts.h"

#include <algorithm>
#include <utility>

#include "cli/commands.h"
#include "cli/explain_command.h"

namespace weft::cli {
namespace {

// Of "TEXT:{cpu,cuda,both}" what stands in braces.
std::vector<std::string> choices_of(const std::string& type) {
    const size_t open = type.find('{'), close = type.find('}', open);
    if (open == std::string::npos || close == std::string::npos) return {};
    std::vector<std::string> choices;
    std::string word;
    for (const char c : type.substr(open + 1, close - open - 1) + ",") {
        if (c != ',') {
            word += c;
        } else if (!word.empty()) {
            choices.push_back(std::exchange(word, {}));
        }
    }
    return choices;
}

OptionFacts facts_of(const CLI::Option& option) {
    OptionFacts facts;
    for (const std::string& name : option.get_snames()) facts.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) facts.names.push_back("--" + name);
    facts.text = option.get_description();
    facts.heading = option.get_group();
    std::string type = option.get_type_name();
    facts.choices = choices_of(type);
    type.resize(std::min(type.find(':'), type.size()));
    if (option.get_positional()) {
        facts.value = option.get_name(true);
    } else if (option.get_type_size() != 0) {
        facts.value = type == "UINT" || type == "INT" ? "N" : type;
    } else if (!facts.names.empty() && option.get_flag_value(facts.names.back().substr(2), "") == "-") {
        facts.value = "FILE";
        facts.value_is_optional = true;
    }
    return facts;
}

CommandFacts facts_of(const CLI::App& command) {
    CommandFacts facts;
    facts.name = command.get_name();
    facts.text = command.get_description();
    facts.footer = command.get_footer();
    facts.heading = command.get_group();
    for (const CLI::Option* const option : command.get_options()) {
        (option->get_positional() ? facts.arguments : facts.options).push_back(facts_of(*option));
    }
    return facts;
}

}  // namespace

std::vector<CommandFacts> command_facts(const CLI::App& app) {
    std::vector<CommandFacts> all{facts_of(app)};
    all.front().name.clear();
    for (const Command& one : commands()) {
        if (*one.group == '\0') continue;  // an older word
        all.push_back(facts_of(*app.get_subcommand(one.name)));
        all.back().example = one.example;
    }
    // What `weft explain` is about is a list, too.
    for (CommandFacts& one : all) {
        if (one.name != "explain") continue;
        one.arguments.front().choices = explained_codes();
    }
    return all;
}

}  // namespace weft::cli
