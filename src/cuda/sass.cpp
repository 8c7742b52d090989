#include "cuda/sass.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <vector>

#include "base/environments.h"
#include "base/files.h"
#include "cuda/toolkits.h"

namespace weft::cuda {
namespace fs = std::filesystem;
namespace {

bool is_program(const fs::path& path) {
    return path.is_absolute() && access(path.c_str(), X_OK) == 0;
}

// A folder for one cubin and one text, gone with the object.
class SassFolder {
  public:
    SassFolder() {
        std::error_code error;
        path_ = (fs::temp_directory_path(error) / "weft-sass-XXXXXX").string();
        if (mkdtemp(path_.data()) == nullptr) path_.clear();
    }
    ~SassFolder() {
        std::error_code error;
        if (!path_.empty()) fs::remove_all(path_, error);
    }
    SassFolder(const SassFolder&) = delete;
    SassFolder& operator=(const SassFolder&) = delete;
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

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

}  // namespace

Result<std::string> find_disassembler() {
    std::vector<fs::path> places;
    for (const std::string& root : toolkit_folders()) places.push_back(fs::path(root) / "bin/nvdisasm");
    for (const std::string& packages : package_folders())
        places.push_back(fs::path(packages) / "nvidia/cu13/bin/nvdisasm");
    if (const char* const path = std::getenv("PATH"); path != nullptr) {
        const std::string list = path;
        for (size_t begin = 0; begin <= list.size();) {
            const size_t end = std::min(list.find(':', begin), list.size());
            places.push_back(fs::path(list.substr(begin, end - begin)) / "nvdisasm");
            begin = end + 1;
        }
    }
    const auto found = std::find_if(places.begin(), places.end(), is_program);
    if (found != places.end()) return found->string();
    return Error{std::string("nvdisasm, the disassembler for machine code, is not found; get it with: ") +
                 how_to_get_nvdisasm + " (in an environment that is active)"};
}

Result<std::string> disassemble(const std::string& disassembler, std::string_view cubin) {
    const SassFolder folder;
    if (folder.path().empty()) return Error{"cannot make a folder for temporary files"};
    const std::string input = folder.path() + "/code.cubin", output = folder.path() + "/code.sass";
    if (const auto written = write_file(input, cubin); !written) return written.failure();
    if (const auto run = run_disassembler(disassembler, input, output); !run) return run.failure();
    return read_file(output);
}

std::map<std::string, Mix, std::less<>> sass_mixes(std::string_view text) {
    std::map<std::string, Mix, std::less<>> mixes;
    Mix* current = nullptr;
    for (size_t begin = 0; begin < text.size();) {
        const size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        begin = end + 1;
        if (line.starts_with(".text.") && line.ends_with(':')) {
            line.remove_prefix(std::string_view(".text.").size());
            current = &mixes[std::string(line.substr(0, line.size() - 1))];
            continue;
        }
        // "        /*00e0*/               @P0 EXIT ;"
        const size_t address = line.find("/*"), after = line.find("*/");
        if (current == nullptr || address == std::string_view::npos || after == std::string_view::npos ||
            line.find_first_not_of(" \t") != address)
            continue;
        line.remove_prefix(after + 2);
        const auto next_word = [&line] {
            line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
            const std::string_view word = line.substr(0, line.find_first_of(" \t;"));
            line.remove_prefix(word.size());
            return word;
        };
        std::string_view word = next_word();
        if (word.starts_with('@')) word = next_word();
        if (!word.empty() && std::isupper(static_cast<unsigned char>(word.front())) != 0)
            count_sass(word, *current);
    }
    return mixes;
}

}  // namespace weft::cuda
