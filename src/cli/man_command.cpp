#include <algorithm>
#include <memory>

#include "base/versions.h"
#include "cli/command_facts.h"
#include "cli/exit_codes.h"
#include "cli/mistakes.h"
#include "cli/pages_commands.h"

namespace weft::cli {
namespace {

constexpr std::string_view man_footer =
    R"(The pages say what --help says. cmake --install puts them where man looks: man weft, man weft-generate.

Exit code: 0 done, 2 there is no such command.

Examples:
  weft man generate | man -l -
  weft man > weft.1)";

// Text as roff takes it.
std::string roff(std::string_view text) {
    std::string out;
    bool at_start = true;
    for (const char c : text) {
        if (at_start && (c == '.' || c == '\'')) out += "\\&";
        at_start = c == '\n';
        if (c == '\\') {
            out += "\\e";
        } else if (c == '-') {
            out += "\\-";
        } else {
            out += c;
        }
    }
    return out;
}

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return text;
}

std::string option_line(const OptionFacts& option) {
    std::string text;
    for (const std::string& name : option.names)
        text += (text.empty() ? "" : ", ") + std::string("\\fB") + roff(name) + "\\fR";
    if (option.names.empty()) return "\\fI" + roff(option.value) + "\\fR";
    if (option.value_is_optional) return text + "[=\\fI" + roff(option.value) + "\\fR]";
    return option.value.empty() ? text : text + " \\fI" + roff(option.value) + "\\fR";
}

std::string option_list(const std::vector<OptionFacts>& options, std::string_view heading) {
    std::string out;
    for (const OptionFacts& option : options) {
        if (option.heading != heading) continue;
        out += ".TP\n" + option_line(option) + "\n" + roff(option.text) + "\n";
    }
    return out;
}

// The text below the options: paragraphs; what is indented, and lines that end with a colon, are lists.
std::string body(std::string_view footer) {
    std::string out;
    bool verbatim = false, was_blank = true;
    const auto set = [&](bool wanted) {
        if (wanted != verbatim) out += wanted ? ".PP\n.nf\n" : ".fi\n";
        verbatim = wanted;
    };
    while (!footer.empty()) {
        const size_t end = std::min(footer.find('\n'), footer.size());
        const std::string_view line = footer.substr(0, end);
        footer.remove_prefix(std::min(end + 1, footer.size()));
        if (line.empty()) {
            set(false);
            was_blank = true;
            continue;
        }
        if (line == "Examples:") {
            set(false);
            out += ".SH EXAMPLES\n";
            was_blank = false;
            continue;
        }
        const std::string_view code = "Exit code: ";
        if (line.starts_with(code)) {
            set(false);
            out += ".SH EXIT STATUS\n" + roff(line.substr(code.size())) + "\n";
            was_blank = false;
            continue;
        }
        set(line.starts_with(' '));
        if (!verbatim && was_blank) out += ".PP\n";
        was_blank = false;
        out += roff(line) + "\n";
    }
    set(false);
    return out;
}

std::string page_of(const CommandFacts& command, const std::vector<CommandFacts>& all) {
    const bool is_program = command.name.empty();
    const std::string name = is_program ? "weft" : "weft-" + command.name;
    const std::string version = "weft " + std::string(weft_version());
    std::string out = ".TH " + upper(roff(name)) + " 1 \"\" \"" + roff(version) +
                      "\" \"weft\"\n.nh\n";  // options and paths are not broken
    out += ".SH NAME\n" + roff(name) + " \\- " + roff(command.text) + "\n.SH SYNOPSIS\n.B weft";
    if (!is_program) out += " " + roff(command.name);
    out += "\n[\\fIOPTIONS\\fR]";
    if (is_program) out += " \\fICOMMAND\\fR";
    for (const OptionFacts& argument : command.arguments) out += " \\fI" + roff(argument.value) + "\\fR";
    out += "\n";
    if (!command.arguments.empty()) {
        out += ".SH ARGUMENTS\n";
        for (const OptionFacts& argument : command.arguments)
            out += ".TP\n" + option_line(argument) + "\n" + roff(argument.text) + "\n";
    }
    out += ".SH OPTIONS\n";
    std::vector<std::string> headings;
    for (const OptionFacts& option : command.options) {
        if (std::find(headings.begin(), headings.end(), option.heading) == headings.end())
            headings.push_back(option.heading);
    }
    for (const std::string& heading : headings) {
        if (heading != "Options") out += ".SS " + roff(heading) + "\n";
        out += option_list(command.options, heading);
    }
    if (is_program) {
        std::string group;
        out += ".SH COMMANDS\n";
        for (const CommandFacts& one : all) {
            if (one.name.empty()) continue;
            if (one.heading != group) out += ".SS " + roff(one.heading) + "\n";
            group = one.heading;
            out += ".TP\n\\fB" + roff(one.name) + "\\fR\n" + roff(one.text) + "\n.br\n" + roff(one.example) +
                   "\n";
        }
    }
    out += command.footer.empty() ? "" : ".SH DESCRIPTION\n" + body(command.footer);
    return out + ".SH SEE ALSO\n" + (is_program ? "weft\\-\\fICOMMAND\\fR(1)" : "weft(1)") + "\n";
}

int print_page(const CLI::App& app, const std::string& name) {
    const std::vector<CommandFacts> all = command_facts(app);
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const CommandFacts& one) { return one.name == name; });
    if (found != all.end()) return print("man", page_of(*found, all));
    Nearest nearest(name);
    for (const CommandFacts& one : all) nearest.offer(one.name);
    return complain("man", Error::usage("there is no command `" + name + "`" + meant(nearest)));
}

}  // namespace

void add_man_command(CLI::App& app, std::function<int()>& run) {
    const auto name = std::make_shared<std::string>();
    CLI::App* const command = app.add_subcommand("man", "Print a page for man, of weft or of a command");
    command->add_option("COMMAND", *name, "Whose page [weft's own]");
    command->footer(std::string(man_footer));
    command->callback([name, &app, &run] { run = [name, &app] { return print_page(app, *name); }; });
}

}  // namespace weft::cli
