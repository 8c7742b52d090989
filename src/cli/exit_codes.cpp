#include "cli/exit_codes.h"

#include <iostream>
#include <string>

#include "base/files.h"
#include "base/utf8.h"
#include "cli/secrets.h"

namespace weft::cli {

int exit_code(Error::Kind kind) {
    switch (kind) {
        case Error::Kind::World:
            return world_failed;
        case Error::Kind::Usage:
            return wrong_usage;
        case Error::Kind::Findings:
            return findings;
        case Error::Kind::Interrupted:
            return interrupted;
    }
    return world_failed;
}

int print(std::string_view command, std::string_view text) {
    const auto written = write_stdout(text);
    if (written) return done;
    return stdout_closed() ? world_failed : complain(command, written.failure());
}

int complain(std::string_view command, const Error& error) {
    std::cerr << "weft" << (command.empty() ? "" : " ") << command << ": "
              << for_terminal(without_secrets(error.text)) << "\n";
    return exit_code(error.kind);
}

}  // namespace weft::cli
