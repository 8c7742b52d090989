#include "verify/host_compiler.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <sstream>

#include "base/disk.h"
#include "base/files.h"
#include "verify/first_lines.h"
#include "verify/run_compiler.h"

namespace weft::verify {
namespace {

constexpr unsigned usual_seconds = 10, seconds_per_kernel = 2;  // of the processor
constexpr unsigned many_uses = 2;
// A precompiled header, and what is made of a batch.
constexpr uint64_t enough_space = uint64_t{256} << 20;

// What a compiler says, or dies of, where nothing more can be written. A kernel can make it say anything, so
// the disk is asked, too.
std::optional<Error> full_disk(const std::string& folder, const contain::Finished& finished) {
    const std::optional<uint64_t> free = disk().free_space(folder);
    if (!free || *free > enough_space) return std::nullopt;
    for (const char* words : {std::strerror(ENOSPC), std::strerror(EDQUOT), ::strsignal(SIGBUS)}) {
        if ((finished.errors + finished.ended).find(words) != std::string::npos)
            return system_error("write to", folder, ENOSPC);
    }
    return std::nullopt;
}

}  // namespace

HostCompiler::HostCompiler(Options options, const contain::Sandbox& sandbox, const std::atomic<bool>& stop)
    : options_(std::move(options)), sandbox_(sandbox), stop_(stop) {}

std::string name(const HostCompilerOptions& options) {
    return options.command + " -O" + std::to_string(options.optimization);
}

HostCompiler::Words HostCompiler::flags(const Case& item, Precision precision) const {
    Words words;
    std::istringstream command(options_.command);
    for (std::string word; command >> word;) words.push_back(word);
    // Warp contracts nothing and calls the library's functions: the results are its own only with these.
    for (const char* flag : {"-std=c++17", "-ffp-contract=off", "-fno-builtin", "-fPIC", "-DNDEBUG", "-w"})
        words.emplace_back(flag);
    // Optimizing costs four times as much and changes no bit but those of powers: the prelude sees a constant
    // exponent only where calls are inlined, all of them, however many there are. Difference quotients ask
    // for no particular last bit.
    const bool inlines = options_.runs && item.has_powers && precision == Precision::AsWritten;
    words.push_back("-O" + std::to_string(std::max(options_.optimization, inlines ? 2u : 0u)));
    if (inlines) {
        for (const char* limit :
             {"max-inline-insns-single=1000", "inline-unit-growth=100000", "large-function-growth=100000",
              "large-unit-insns=10000000", "large-function-insns=1000000", "large-stack-frame-growth=100000"})
            words.emplace_back(std::string("--param=") + limit);
    }
    if (options_.address_sanitizer && precision == Precision::AsWritten) {
        for (const char* flag :
             {"-fsanitize=address,undefined", "-fno-sanitize=vptr", "-fno-sanitize-recover=all"})
            words.emplace_back(flag);
    }
    words.push_back("-I" + options_.native);
    return words;
}

std::optional<Error> HostCompiler::failure() const {
    const std::lock_guard lock(mutex_);
    return failure_;
}

Result<std::string> HostCompiler::build(std::span<const Case* const> cases, Precision precision,
                                        const std::string& name) {
    if (const auto failed = failure()) return *failed;
    Result<std::string> made = try_to_build(cases, precision, name);
    if (made || made.failure().kind != Error::Kind::World) return made;
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = made.failure();
    return made;
}

Result<std::string> HostCompiler::try_to_build(std::span<const Case* const> cases, Precision precision,
                                               const std::string& name) {
    Words words = flags(*cases.front(), precision);
    const std::string common = common_text(*cases.front(), precision), own = batch_text(cases, precision);
    const std::string stem = options_.folder + "/" + name;
    WEFT_TRY(const std::string header, precompiled(common, words));
    if (!header.empty()) words.insert(words.end(), {"-include", header});
    if (auto written = write_file(stem + ".cpp", header.empty() ? common + own : own); !written)
        return written.failure();
    for (const char* flag : {"-shared", "-Wl,-Bsymbolic"}) words.emplace_back(flag);
    words.push_back(stem + ".cpp");
    if (auto made = compile(words, stem + ".so", cases.size(), name); !made) return made.failure();
    return stem + ".so";
}

// g++ and clang both take HEADER.gch where HEADER is included.
Result<std::string> HostCompiler::precompiled(const std::string& text, const Words& flags) {
    std::string key = text;
    for (const std::string& flag : flags) key += "\n" + flag;
    std::unique_lock lock(mutex_);
    const std::string number = std::to_string(headers_.size());
    const auto [place, is_new] = headers_.try_emplace(key);
    Header& header = place->second;
    if (is_new) header.path = options_.folder + "/common_" + number + ".h";
    if (++header.uses < many_uses) return std::string();
    lock.unlock();
    std::call_once(header.once, [&] {
        const std::string path = header.path.value();
        if (auto written = write_file(path, text); !written) {
            header.path = written.failure();
            return;
        }
        Words words = flags;
        words.insert(words.end(), {"-x", "c++-header", path});
        if (auto made = compile(words, path + ".gch", 1, "the precompiled header"); !made)
            header.path = made.failure();
    });
    return header.path;
}

Result<void> HostCompiler::compile(Words words, const std::string& output, size_t kernels,
                                   const std::string& name) {
    // Made anew: a compiler writes through a link that lies there.
    if (auto removed = disk().remove_file(output); !removed) return removed;
    words.insert(words.end(), {"-o", output});
    const std::string who = name + ": the compiler";
    const uint64_t seconds = usual_seconds + options_.timeout + seconds_per_kernel * kernels;
    WEFT_TRY(const contain::Finished finished,
             run_compiler({words, {options_.native}, options_.folder, seconds}, who, sandbox_, stop_));
    if (finished.well()) return {};
    if (const auto full = full_disk(options_.folder, finished)) return *full;
    const std::string said = first_lines(finished.errors);
    return Error::finding(said.empty() ? who + " ended with " + finished.ended : said);
}

}  // namespace weft::verify
