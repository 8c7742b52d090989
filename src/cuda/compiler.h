// Compiler: what compile.h asks of NVRTC, wherever it works: in the process itself (nvrtc.h: weft-worker and
// a benchmark), or in workers, of which a bad end costs nothing but one of them (verify/nvrtc_workers.h); or
// of nvcc (verify/nvcc.h).
#pragma once

#include <atomic>
#include <compare>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"

namespace weft::cuda {

struct Version {
    int major = 0, minor = 0;
    auto operator<=>(const Version&) const = default;
    std::string text() const { return std::to_string(major) + "." + std::to_string(minor); }
};

// Which compiler it is.
struct Identity {
    std::string path;
    Version version;
    std::vector<int> architectures;  // 75, 80, ..., ascending
    std::string name = "NVRTC";      // or nvcc
};

struct Job {
    std::string text, name;  // the name is what messages call the text
    std::vector<std::string> options;
    size_t units = 1;  // in the text: it may take longer with many
};

// What one compilation gave.
struct Product {
    bool ok = false;    // false: the text is wrong, and the log says why
    std::string ptx;    // when ok
    std::string cubin;  // when ok and the architecture was a real one (sm_90, not compute_90)
    std::string log;
    double cpu_seconds = 0;  // it took
};

class Compiler {
  public:
    explicit Compiler(Identity identity) : identity_(std::move(identity)) {}
    virtual ~Compiler() = default;
    Compiler(const Compiler&) = delete;
    Compiler& operator=(const Compiler&) = delete;

    std::string called() const { return identity_.name + " " + identity_.version.text(); }
    const std::string& path() const { return identity_.path; }
    Version version() const { return identity_.version; }
    const std::vector<int>& architectures() const { return identity_.architectures; }

    // Those of "80,90" that this compiler knows, or an error of usage that names the others.
    Result<std::vector<int>> chosen_architectures(const std::string& list) const;

    // May be called by several threads at once. An error is a failure of the compiler itself (an option it
    // does not know, no memory, a crash), not of the text. `stop` ends what takes long.
    virtual Result<Product> compile(const Job& job, const std::atomic<bool>& stop) const = 0;

  private:
    Identity identity_;
};

}  // namespace weft::cuda
