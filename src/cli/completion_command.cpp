#include <algorithm>
#include <memory>

#include "cli/command_facts.h"
#include "cli/exit_codes.h"
#include "cli/pages_commands.h"

namespace weft::cli {
namespace {

constexpr std::string_view completion_footer =
    R"(cmake --install puts these scripts where the shells look for them. By hand:

Exit code: 0 done, 2 wrong usage.

Examples:
  weft completion bash > ~/.local/share/bash-completion/completions/weft
  weft completion zsh > ~/.zfunc/_weft                                    with ~/.zfunc in $fpath
  weft completion fish > ~/.config/fish/completions/weft.fish)";

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) text.append(text.empty() ? "" : between).append(word);
    return text;
}

// The first sentence or line of a description, without the value that an option has by itself.
std::string short_text(std::string text) {
    for (const std::string_view end : {"\n", " [", "; ", ": "})
        text.resize(std::min(text.find(end), text.size()));
    return text;
}

// In single quotes, as all three shells read them.
std::string in_quotes(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'') {
            out += "'\\''";
        } else {
            out += c;
        }
    }
    return out + "'";
}

std::vector<std::string> names_of(const std::vector<CommandFacts>& all) {
    std::vector<std::string> names;
    for (const CommandFacts& one : all) {
        if (!one.name.empty()) names.push_back(one.name);
    }
    return names;
}

std::vector<std::string> options_of(const CommandFacts& command) {
    std::vector<std::string> names;
    for (const OptionFacts& option : command.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

// ---- bash
std::string bash_script(const std::vector<CommandFacts>& all) {
    std::string options, values, arguments;
    for (const CommandFacts& one : all) {
        const std::string name = one.name.empty() ? "''" : one.name;
        options += "        " + name + ") options=" + in_quotes(joined(options_of(one), " ")) + " ;;\n";
        std::vector<std::string> free;
        for (const OptionFacts& option : one.options) {
            if (!option.takes_value()) continue;
            std::vector<std::string> keys;
            for (const std::string& key : option.names) keys.push_back(one.name + ":" + key);
            if (option.choices.empty()) {
                free.insert(free.end(), keys.begin(), keys.end());
            } else {
                values += "        " + joined(keys, "|") +
                          ") choices=" + in_quotes(joined(option.choices, " ")) + " ;;\n";
            }
        }
        if (!free.empty()) values += "        " + joined(free, "|") + ") return ;;\n";
        for (const OptionFacts& argument : one.arguments) {
            if (!argument.choices.empty())
                arguments +=
                    "        " + name + ") choices=" + in_quotes(joined(argument.choices, " ")) + " ;;\n";
        }
    }
    return R"(# bash completion for weft, made by `weft completion bash`
_weft() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= options= choices= i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} != -* ]] && { command=${COMP_WORDS[i]}; break; }
    done
    # bash cuts --option=value at the sign
    if [[ $word == '=' ]]; then
        word=
    elif [[ $before == '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
    fi
    if [[ -z $command || $command == help ]]; then
        [[ $word == -* ]] || choices=)" +
           in_quotes(joined(names_of(all), " ") + " help version") + R"(
    fi
    case $command:$before in
)" + values +
           R"(    esac
    if [[ -n $choices ]]; then
        COMPREPLY=($(compgen -W "$choices" -- "$word"))
        return
    fi
    case $command in
)" + options +
           R"(    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
        return
    fi
    case $command in
)" + arguments +
           R"(    esac
    [[ -n $choices ]] && COMPREPLY=($(compgen -W "$choices" -- "$word"))
}
complete -o default -F _weft weft
)";
}

// ---- zsh
std::string zsh_text(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

std::string zsh_option(const OptionFacts& option) {
    std::string action;
    if (option.takes_value()) {
        action = ":" + zsh_text(option.value) + ":" +
                 (option.choices.empty() ? "_files" : "(" + joined(option.choices, " ") + ")");
    }
    std::string lines;
    for (const std::string& name : option.names) {
        const bool is_long = name.starts_with("--");
        const std::string sign = option.takes_value() ? (is_long ? "=" : "+") : "";
        lines += "            " +
                 in_quotes(name + sign + "[" + zsh_text(short_text(option.text)) + "]" + action) + " \\\n";
    }
    return lines;
}

std::string zsh_script(const std::vector<CommandFacts>& all) {
    std::string list, cases;
    for (const CommandFacts& one : all) {
        if (one.name.empty()) continue;
        list += "        " + in_quotes(one.name + ":" + short_text(one.text)) + "\n";
        cases += "        " + one.name + ")\n            _arguments -s \\\n";
        for (const OptionFacts& option : one.options) cases += zsh_option(option);
        const OptionFacts* const last = one.arguments.empty() ? nullptr : &one.arguments.back();
        cases += "            " +
                 in_quotes(last == nullptr ? "*: :_files"
                           : last->choices.empty()
                               ? "*:" + zsh_text(last->value) + ":_files"
                               : "*:" + zsh_text(last->value) + ":(" + joined(last->choices, " ") + ")") +
                 "\n            ;;\n";
    }
    return "#compdef weft\n# zsh completion for weft, made by `weft completion zsh`\n_weft() {\n    local -a "
           "commands\n    commands=(\n" +
           list +
           "    )\n    if (( CURRENT == 2 )); then\n        _describe 'command' commands\n        return\n   "
           " fi\n" +
           "    local command=$words[2]\n    shift words\n    (( CURRENT-- ))\n    case $command in\n" +
           cases + "        help) _describe 'command' commands ;;\n    esac\n}\n_weft \"$@\"\n";
}

// ---- fish
std::string fish_script(const std::vector<CommandFacts>& all) {
    const std::string names = joined(names_of(all), " ");
    std::string out = "# fish completion for weft, made by `weft completion fish`\n";
    for (const CommandFacts& one : all) {
        const std::string when = one.name.empty() ? "'not __fish_seen_subcommand_from " + names + "'"
                                                  : "'__fish_seen_subcommand_from " + one.name + "'";
        if (!one.name.empty()) {
            out += "complete -c weft -f -n 'not __fish_seen_subcommand_from " + names + "' -a " + one.name +
                   " -d " + in_quotes(short_text(one.text)) + "\n";
        }
        for (const OptionFacts& option : one.options) {
            out += "complete -c weft -n " + when;
            for (const std::string& name : option.names)
                out += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            if (option.takes_value())
                out += option.choices.empty() ? " -r" : " -x -a " + in_quotes(joined(option.choices, " "));
            out += " -d " + in_quotes(short_text(option.text)) + "\n";
        }
        for (const OptionFacts& argument : one.arguments) {
            if (!argument.choices.empty())
                out += "complete -c weft -f -n " + when + " -a " + in_quotes(joined(argument.choices, " ")) +
                       "\n";
        }
    }
    return out + "complete -c weft -f -n '__fish_seen_subcommand_from help' -a " + in_quotes(names) + "\n";
}

}  // namespace

void add_completion_command(CLI::App& app, std::function<int()>& run) {
    const auto shell = std::make_shared<std::string>();
    CLI::App* const command =
        app.add_subcommand("completion", "Print what a shell needs to complete weft's words");
    command->add_option("SHELL", *shell, "bash, zsh or fish")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}));
    command->footer(std::string(completion_footer));
    command->callback([shell, &app, &run] {
        run = [shell, &app] {
            const std::vector<CommandFacts> all = command_facts(app);
            return print("completion", *shell == "bash"  ? bash_script(all)
                                       : *shell == "zsh" ? zsh_script(all)
                                                         : fish_script(all));
        };
    });
}

}  // namespace weft::cli
