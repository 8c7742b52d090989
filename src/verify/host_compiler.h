// HostCompiler: a batch of kernels -> a shared library, by a compiler of this machine that is held in a
// sandbox: it reads itself, Warp's headers and the folder of the run, and has limits of time and memory. What
// batches share is precompiled once.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "contain/sandbox.h"
#include "verify/batch.h"

namespace weft::verify {

struct HostCompilerOptions {
    std::string command = "c++";  // words separated by blanks: "ccache g++"
    std::string native;           // Warp's native/ folder
    std::string folder;           // for what is made; exists
    bool address_sanitizer = false;
    unsigned optimization = 0;  // -O0 to -O3: for times, or for a comparison; results are the same without
    unsigned timeout = 60;      // seconds that one kernel may take
    bool runs = true;           // what is built; else it need not give Warp's last bit
};
std::string name(const HostCompilerOptions& options);  // "clang++ -O3"

class HostCompiler {
  public:
    using Options = HostCompilerOptions;
    HostCompiler(Options options, const contain::Sandbox& sandbox, const std::atomic<bool>& stop);

    std::string name() const { return verify::name(options_); }
    // The path of the library. `name`: of the files in the folder.
    Result<std::string> build(std::span<const Case* const> cases, Precision precision,
                              const std::string& name);
    // What is no kernel's fault: a full disk, say. From then on nothing is built, and what was said of
    // kernels since is worth nothing.
    std::optional<Error> failure() const;

  private:
    using Words = std::vector<std::string>;
    struct Header {
        unsigned uses = 0;
        std::once_flag once;
        Result<std::string> path = std::string();  // or why it could not be made
    };
    Result<std::string> try_to_build(std::span<const Case* const> cases, Precision precision,
                                     const std::string& name);
    Words flags(const Case& item, Precision precision) const;
    // Empty for the first batches that ask: a header is worth precompiling when many read it.
    Result<std::string> precompiled(const std::string& text, const Words& flags);
    Result<void> compile(Words words, const std::string& output, size_t kernels, const std::string& name);

    const Options options_;
    const contain::Sandbox& sandbox_;
    const std::atomic<bool>& stop_;
    mutable std::mutex mutex_;
    std::optional<Error> failure_;
    std::map<std::string, Header> headers_;  // by text and flags
};

}  // namespace weft::verify
