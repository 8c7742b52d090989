#include "cli/exit_codes.h"

#include <iostream>

#include "base/utf8.h"

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

int complain(std::string_view command, const Error& error) {
    std::cerr << "weft " << command << ": " << for_terminal(error.text) << "\n";
    return exit_code(error.kind);
}

}  // namespace weft::cli
