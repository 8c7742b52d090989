#include "cuda/sass.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <vector>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "cuda/toolkits.h"

namespace weft::cuda {
namespace {

// Runs nvdisasm with no environment; its output goes to a file.
Result<void> run_disassembler(const std::string& program, const std::string& input,
                              const std::string& output) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, (output + ".log").c_str(),
                                     O_WRONLY | O_CREAT | O_TRUNC, 0600);
    std::vector<std::string> words{program, "--print-code", input};
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    char* const environment[] = {nullptr};
    pid_t child = 0;
    const int failed = posix_spawn(&child, program.c_str(), &actions, nullptr, arguments.data(), environment);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) return system_error("start", program, failed);
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) return system_error("wait for", program, errno);
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
    const Result<std::string> log = read_file(output + ".log", 4000);
    return Error{program + " failed" + (log.ok() && !log.value().empty() ? ": " + log.value() : "")};
}

// The name of the instruction of a line, "EXIT" of "        /*00e0*/               @P0 EXIT ;"; empty: it has
// none.
std::string_view sass_instruction(std::string_view line) {
    const size_t address = line.find("/*"), after = line.find("*/");
    if (address == std::string_view::npos || after == std::string_view::npos ||
        line.find_first_not_of(" \t") != address)
        return {};
    line.remove_prefix(after + 2);
    const auto next_word = [&line] {
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        const std::string_view word = line.substr(0, line.find_first_of(" \t;"));
        line.remove_prefix(word.size());
        return word;
    };
    std::string_view word = next_word();
    if (word.starts_with('@')) word = next_word();
    const bool is_name = !word.empty() && std::isupper(static_cast<unsigned char>(word.front())) != 0;
    return is_name ? word : std::string_view();
}

// Numbers of labels (.L_x_34) and of helper functions ($__internal_3_...), anew for each entry point.
class SassNumbers {
  public:
    std::string apply(std::string_view line) {
        std::string out;
        while (!line.empty()) {
            const size_t label = line.find(".L_x_"), helper = line.find("$__internal_");
            const bool is_label = label < helper;
            const size_t at = std::min(label, helper);
            if (at == std::string_view::npos) break;
            const size_t digits = at + std::string_view(is_label ? ".L_x_" : "$__internal_").size();
            const size_t end = std::min(line.find_first_not_of("0123456789", digits), line.size());
            auto& numbers = is_label ? labels_ : helpers_;
            const size_t number =
                numbers.emplace(line.substr(digits, end - digits), numbers.size()).first->second;
            out += line.substr(0, digits);
            out += std::to_string(number);
            line.remove_prefix(end);
        }
        return out += line;
    }

  private:
    std::map<std::string, size_t, std::less<>> labels_, helpers_;
};

}  // namespace

Result<std::string> find_disassembler() {
    if (auto found = find_tool("nvdisasm")) return *std::move(found);
    return Error{std::string("nvdisasm, the disassembler for machine code, is not found; get it with: ") +
                 how_to_get_nvdisasm + " (in an environment that is active)"};
}

Result<std::string> disassemble(const std::string& disassembler, std::string_view cubin) {
    WEFT_TRY(const TemporaryFolder folder, TemporaryFolder::make("weft-sass"));
    const std::string input = folder.path() + "/code.cubin", output = folder.path() + "/code.sass";
    if (const auto written = write_file(input, cubin); !written) return written.failure();
    if (const auto run = run_disassembler(disassembler, input, output); !run) return run.failure();
    return read_file(output);
}

SassFunctions sass_functions(std::string_view text) {
    SassFunctions functions;
    SassFunction* current = nullptr;
    SassNumbers numbers;
    for (size_t begin = 0; begin < text.size();) {
        const size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        begin = end + 1;
        if (line.starts_with("//---")) current = nullptr;  // another section
        if (line.starts_with(".text.") && line.ends_with(':')) {
            line.remove_prefix(std::string_view(".text.").size());
            current = &functions[std::string(line.substr(0, line.size() - 1))];
            numbers = {};
            continue;
        }
        if (current == nullptr || line.empty()) continue;
        const std::string_view name = sass_instruction(line);
        if (!name.empty()) count_sass(name, current->mix);
        const bool label = line.front() != ' ' && line.front() != '\t' && line.ends_with(':');
        if (!name.empty() || label) current->text += numbers.apply(line) + "\n";
    }
    return functions;
}

}  // namespace weft::cuda
