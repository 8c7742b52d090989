// weft: arguments in, library calls, exit code out.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <exception>
#include <functional>
#include <iostream>
#include <memory>
#include <new>
#include <sstream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/leftovers.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/exit_codes.h"
#include "cli/help_text.h"
#include "cli/interrupt.h"
#include "cli/json_option.h"
#include "cli/mistakes.h"
#include "cli/numbers.h"
#include "cli/option_groups.h"
#include "cli/versions.h"

namespace {

constexpr const char* description =
    "Compiler and data factory for NVIDIA Warp kernels: the C++ and CUDA text of warp-lang without running "
    "Python, plain CUDA projects, and data sets of kernels with their code";
constexpr const char* footer = "Each command explains itself: weft help compile";

// The last net: what nobody expected ends as an error and not as an abort, and nothing temporary stays.
int explain(const std::exception& error) {
    const bool is_memory = dynamic_cast<const std::bad_alloc*>(&error) != nullptr;
    const std::string text = is_memory ? "out of memory" : std::string("something failed: ") + error.what();
    return weft::cli::complain("", weft::Error{text});
}

[[noreturn]] void end_badly() {
    weft::remove_leftovers();
    constexpr std::string_view text = "weft: something failed that cannot be told; nothing was finished\n";
    (void)!::write(STDERR_FILENO, text.data(), text.size());
    ::_exit(weft::cli::world_failed);
}

// Where a standard stream was closed, the next file that is opened would get its number, and messages would
// go into it. Writing to what stands there now fails, as it should.
void fill_closed_streams() {
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(number, F_GETFD) < 0) (void)::open("/dev/null", O_RDONLY);
    }
}

// `weft help X` and `weft version` are spelled as options.
std::vector<std::string> words_of(int argc, char** argv) {
    std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    if (words.empty()) return words;
    if (words[0] == "version") words[0] = "--version";
    if (words[0] == "help") {
        words.erase(words.begin());
        words.push_back("--help");
    }
    return words;
}

int run(int argc, char** argv) {
    fill_closed_streams();
    // A reader that went away and a file that may not grow are reported by write(), not by a signal.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    weft::cli::watch_interrupts();

    std::function<int()> command;
    bool version = false, json = false;
    CLI::App app(description, "weft");
    app.formatter(std::make_shared<weft::cli::HelpText>());
    app.add_flag("-V,--version", version, "Print the version");
    app.add_flag("--json", json, "With --version: as JSON");
    app.footer(footer);
    app.require_subcommand(0, 1);
    for (const weft::cli::Command& one : weft::cli::commands()) {
        one.add(app, command);
        CLI::App* const added = app.get_subcommand(one.name);
        added->group(one.group);
        weft::cli::group_options(*added);
        weft::cli::read_numbers_in_words(*added);
    }
    std::vector<std::string> words = words_of(argc, argv);
    if (!words.empty() && !words[0].starts_with('-') && !weft::cli::is_command(words[0])) {
        std::cerr << weft::for_terminal(weft::cli::unknown_command(words[0]));
        return weft::cli::wrong_usage;
    }
    if (!words.empty() && weft::cli::is_command(words[0]))
        weft::cli::join_report_file(words, *app.get_subcommand(words[0]));
    try {
        std::reverse(words.begin(), words.end());  // as the library wants them
        app.parse(words);
    } catch (const CLI::ExtrasError&) {
        std::cerr << weft::for_terminal(weft::cli::unexpected_words(app));
        return weft::cli::wrong_usage;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0) {
            std::cerr << weft::for_terminal(weft::cli::wrong_word(error, app));
            return weft::cli::wrong_usage;
        }
        std::ostringstream help;
        app.exit(error, help);
        return weft::cli::print("", weft::for_terminal(help.str()));
    }
    if (version) return weft::cli::print_version(json);
    if (command) {
        if (weft::has_usual_stack()) return weft::cli::unless_interrupted(command());
        int code = weft::cli::world_failed;
        weft::run_workers(1, [&] { code = command(); });  // on a stack that is large enough for all stages
        return weft::cli::unless_interrupted(code);
    }
    std::cerr << app.help();
    return weft::cli::wrong_usage;
}

}  // namespace

int main(int argc, char** argv) {
    std::set_terminate(end_badly);
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        return explain(error);
    }
}
