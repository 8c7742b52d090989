#include "cli/hand_over.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "base/json_write.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"

namespace weft::cli {
namespace {

// Nothing is imported from the current folder: whoever hands over data must not hand over code with it.
constexpr const char* start = R"(import sys
sys.path = [folder for folder in sys.path if folder]
try:
    from weft._engine import main
except ImportError as error:
    print(f"weft: engines and object stores need the Python package, which {sys.executable} does not have ({error}); "
          "install it (docs/python.md), or name another Python in WEFT_PYTHON", file=sys.stderr)
    sys.exit(3)
main(sys.argv[1])
)";

}  // namespace

std::string order_json(const HandedOver& work) {
    TextBuffer out;
    JsonWriter json(out, json_compact);
    json.begin_object().member("command", work.command).member("engine", work.engine);
    json.member("place", work.place).member("pieces", work.pieces).member("rows", work.rows);
    json.member("threads", work.threads).member("quiet", work.quiet).member("json", work.json);
    json.member("needs_gpu", work.needs_gpu);
    for (const auto& [name, words] : {std::pair{"words", &work.words}, {"joining", &work.joining}}) {
        json.key(name).begin_array();
        for (const std::string& word : *words) json.value(word);
        json.end_array();
    }
    json.end_object();
    return out.str();
}

std::vector<std::string> words_given(const CLI::App& command,
                                     std::initializer_list<std::string_view> except) {
    std::vector<std::string> words;
    for (const CLI::Option* const option : command.get_options()) {
        const std::string name = option->get_name();
        if (std::find(except.begin(), except.end(), name) != except.end()) continue;
        for (const std::string& value : option->results()) {
            if (name.starts_with("--")) {
                words.push_back(name + "=" + value);
            } else {
                words.insert(words.end(), {name, value});
            }
        }
    }
    return words;
}

int hand_over(const HandedOver& work) {
    const char* const named = std::getenv("WEFT_PYTHON");
    std::string python = named != nullptr && *named != '\0' ? named : "python3";
    std::string begin = start, what = order_json(work), flag = "-c";
    char* const words[] = {python.data(), flag.data(), begin.data(), what.data(), nullptr};
    unwatch_interrupts();  // what is held back here would be held back there, and by all it starts
    ::execvp(python.c_str(), words);
    return complain(work.command, Error{"cannot start " + python + " for the engine " + work.engine + ": " +
                                        std::strerror(errno)});
}

}  // namespace weft::cli
