// weft: arguments in, library calls, exit code out.
#include <csignal>
#include <functional>
#include <iostream>
#include <sstream>

#include <CLI/CLI.hpp>

#include "base/utf8.h"
#include "cli/compile_command.h"
#include "cli/coverage_command.h"
#include "cli/exit_codes.h"
#include "cli/generate_command.h"
#include "cli/gpu_test_command.h"
#include "cli/ptx_command.h"
#include "cli/run_command.h"
#include "cli/set_commands.h"
#include "cli/synth_command.h"
#include "cli/versions.h"

namespace {

constexpr const char* footer = R"(Examples:
  weft compile saxpy.py -d both -o out
  weft generate -n 1000 -o data/set

Each command explains itself: weft compile --help)";

}  // namespace

int main(int argc, char** argv) {
    // A reader that went away and a file that may not grow are reported by write(), not by a signal.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);

    std::function<int()> run;
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
    weft::cli::add_compile_command(app, run);
    weft::cli::add_coverage_command(app, run);
    weft::cli::add_run_command(app, run);
    weft::cli::add_ptx_command(app, run);
    weft::cli::add_synth_command(app, run);
    weft::cli::add_generate_command(app, run);
    weft::cli::add_validate_command(app, run);
    weft::cli::add_verify_command(app, run);
    weft::cli::add_gpu_test_command(app, run);
    weft::cli::add_stats_command(app, run);
    weft::cli::add_dedup_command(app, run);
    weft::cli::add_merge_command(app, run);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // CLI11 has codes of its own; 0 is a call for help.
        std::ostringstream help, complaint;  // which quotes what was typed
        const int code = app.exit(error, help, complaint);
        std::cout << weft::for_terminal(help.str());
        std::cerr << weft::for_terminal(complaint.str());
        return code == 0 ? weft::cli::done : weft::cli::wrong_usage;
    }
    if (version) return weft::cli::print_version(json);
    if (run) return run();
    std::cerr << app.help();
    return weft::cli::wrong_usage;
}
