#include "cli/help_text.h"

#include <algorithm>
#include <string>

#include "cli/commands.h"
#include "cli/terminal_size.h"

namespace weft::cli {
namespace {

constexpr size_t widest = 120, narrowest = 30;
constexpr size_t beside_options = 30, beside_commands = 14, below = 6;  // where what they mean begins

// Of the terminal that reads it; lines longer than a page are hard to read also where there is room.
size_t width_of_page() {
    return std::clamp<size_t>(terminal_columns().value_or(widest), narrowest, widest);
}

// Lines that belong together as one; what is indented is a list and stays as it is.
std::string paragraphs(std::string_view text) {
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
        const bool joins = text[i] == '\n' && i > 0 && text[i - 1] != '\n' && i + 1 < text.size() &&
                           text[i + 1] != '\n' && text[i + 1] != ' ' && !out.ends_with(':');
        out += joins && text[text.rfind('\n', i - 1) + 1] != ' ' ? ' ' : text[i];
    }
    return out;
}

}  // namespace

std::string wrapped(std::string_view text, size_t width) {
    std::string out;
    for (bool is_last = false; !is_last;) {
        std::string_view line = text.substr(0, text.find('\n'));
        is_last = line.size() == text.size();
        text.remove_prefix(is_last ? text.size() : line.size() + 1);
        const std::string indent(std::min(line.find_first_not_of(' '), line.size()), ' ');
        line.remove_prefix(indent.size());
        const size_t room = width > indent.size() ? width - indent.size() : 1;
        while (line.size() > room) {
            size_t end = line.rfind(' ', room);
            if (end == std::string_view::npos) end = line.find(' ');  // a long word
            if (end == std::string_view::npos) break;
            out.append(indent).append(line.substr(0, end)).append("\n");
            line.remove_prefix(std::min(line.find_first_not_of(' ', end), line.size()));
        }
        if (!line.empty()) out.append(indent).append(line);
        if (!is_last) out += '\n';
    }
    return out;
}

HelpText::HelpText() : width_(width_of_page()) {
    column_width(beside_options);
}

std::string HelpText::entry(const std::string& name, const std::string& meaning, size_t column) const {
    const size_t indent = width_ < 2 * column ? below : column;
    const std::string head = "  " + name;
    std::string text = wrapped(std::string(indent, ' ') + meaning, width_) + "\n";
    if (head.size() + 2 > indent) return head + "\n" + text;
    return text.replace(0, head.size(), head);
}

std::string HelpText::make_option(const CLI::Option* option, bool is_positional) const {
    const std::string type = is_positional ? std::string() : make_option_opts(option);
    return entry(make_option_name(option, is_positional) + type, make_option_desc(option), beside_options);
}

// A flag that may have a value has its usual one in braces.
std::string HelpText::make_option_name(const CLI::Option* option, bool is_positional) const {
    std::string name = CLI::Formatter::make_option_name(option, is_positional);
    const size_t open = name.find('{'), close = name.find('}');
    if (open == std::string::npos || close == std::string::npos) return name;
    const bool is_file = name.substr(open, close + 1 - open) == "{-}";
    name.replace(open, close + 1 - open, is_file ? "[=FILE]" : "");
    return name;
}

// What is allowed stands in the descriptions, in words.
std::string HelpText::make_option_opts(const CLI::Option* option) const {
    if (option->get_type_size() == 0) return {};
    std::string type = option->get_type_name();
    type.resize(std::min(type.find(':'), type.size()));
    if (type == "UINT" || type == "INT") type = "N";
    const bool is_list = option->get_expected_max() > 1;
    return " " + type + (is_list ? " ..." : "");
}

std::string HelpText::make_subcommand(const CLI::App* command) const {
    std::string text = entry(command->get_name(), command->get_description(), beside_commands);
    for (const Command& one : commands()) {
        if (command->get_name() == one.name) text += entry("", one.example, beside_commands);
    }
    return text;
}

std::string HelpText::make_description(const CLI::App* command) const {
    return wrapped(CLI::Formatter::make_description(command), width_);
}

std::string HelpText::make_footer(const CLI::App* command) const {
    return wrapped(paragraphs(CLI::Formatter::make_footer(command)), width_);
}

}  // namespace weft::cli
