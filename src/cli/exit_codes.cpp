#include "cli/exit_codes.h"

#include <iostream>
#include <string>

#include "base/files.h"
#include "base/utf8.h"

namespace weft::cli {
namespace {

// "s3://key:secret@bucket/set?options" in any message: what stands before the @ or behind the ? is nobody's
// business. A key may hold a slash, so it is the last @ of the word.
std::string without_secrets(std::string_view text) {
    constexpr std::string_view mark = "://";
    std::string out;
    while (true) {
        const size_t begin = text.find(mark);
        if (begin == std::string_view::npos) return out += text;
        out += text.substr(0, begin + mark.size());
        text.remove_prefix(begin + mark.size());
        const std::string_view word = text.substr(0, text.find_first_of(" \t\n`'\""));
        const std::string_view place = word.substr(0, word.find('?'));
        out += place.substr(place.rfind('@') + 1);  // npos + 1: all of it
        text.remove_prefix(word.size());
        if (word.ends_with(":") && place != word) out += ':';
    }
}

}  // namespace

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
