// weft: arguments in, library calls, exit code out.
#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <exception>
#include <functional>
#include <iostream>
#include <new>
#include <sstream>

#include <CLI/CLI.hpp>

#include "base/leftovers.h"
#include "base/utf8.h"
#include "cli/check_command.h"
#include "cli/compile_command.h"
#include "cli/coverage_command.h"
#include "cli/cuda_command.h"
#include "cli/exit_codes.h"
#include "cli/generate_command.h"
#include "cli/gpu_test_command.h"
#include "cli/interrupt.h"
#include "cli/ptx_command.h"
#include "cli/run_command.h"
#include "cli/set_commands.h"
#include "cli/synth_command.h"
#include "cli/versions.h"

namespace {

constexpr const char* footer = R"(Examples:
  weft compile saxpy.py -d both -o out
  weft check src --gradients
  weft generate -n 1000 -o data/set

Each command explains itself: weft compile --help)";

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

int run(int argc, char** argv) {
    fill_closed_streams();
    // A reader that went away and a file that may not grow are reported by write(), not by a signal.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    weft::cli::watch_interrupts();

    std::function<int()> command;
    bool version = false, json = false;
    CLI::App app(
        "Native compiler and data factory for NVIDIA Warp kernels: the C++ and CUDA text of warp-lang, "
        "without "
        "Python, and data sets of random kernels with it",
        "weft");
    app.add_flag("--version", version, "Print the version");
    app.add_flag("--json", json, "With --version: as JSON");
    app.footer(footer);
    app.require_subcommand(0, 1);
    weft::cli::add_compile_command(app, command);
    weft::cli::add_check_command(app, command);
    weft::cli::add_coverage_command(app, command);
    weft::cli::add_run_command(app, command);
    weft::cli::add_cuda_command(app, command);
    weft::cli::add_ptx_command(app, command);
    weft::cli::add_synth_command(app, command);
    weft::cli::add_generate_command(app, command);
    weft::cli::add_validate_command(app, command);
    weft::cli::add_verify_command(app, command);
    weft::cli::add_gpu_test_command(app, command);
    weft::cli::add_show_command(app, command);
    weft::cli::add_stats_command(app, command);
    weft::cli::add_status_command(app, command);
    weft::cli::add_convert_command(app, command);
    weft::cli::add_diff_command(app, command);
    weft::cli::add_dedup_command(app, command);
    weft::cli::add_merge_command(app, command);
    weft::cli::add_hash_command(app, command);
    weft::cli::add_score_command(app, command);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // CLI11 has codes of its own; 0 is a call for help.
        std::ostringstream help, complaint;  // which quotes what was typed
        const int code = app.exit(error, help, complaint);
        std::cerr << weft::for_terminal(complaint.str());
        return code == 0 ? weft::cli::print("", weft::for_terminal(help.str())) : weft::cli::wrong_usage;
    }
    if (version) return weft::cli::print_version(json);
    if (command) return command();
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
