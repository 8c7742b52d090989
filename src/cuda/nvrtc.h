// NVRTC, NVIDIA's compiler as a library: CUDA text -> PTX, machine code and a log. Opened at run time, from a
// toolkit or a Python package; needs no GPU and no driver. compile.h makes batches for it.
#pragma once

#include <compare>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"

namespace weft::cuda {

// The one line that gets NVRTC where no toolkit is.
inline constexpr const char* how_to_get_nvrtc = "pip install nvidia-cuda-nvrtc==13.0.88";

struct Version {
    int major = 0, minor = 0;
    auto operator<=>(const Version&) const = default;
    std::string text() const { return std::to_string(major) + "." + std::to_string(minor); }
};

// Older ones lack what Warp's headers and we need.
inline constexpr Version oldest_nvrtc{12, 3};

// What one compilation gave.
struct Product {
    bool ok = false;    // false: the text is wrong, and the log says why
    std::string ptx;    // when ok
    std::string cubin;  // when ok and the architecture was a real one (sm_90, not compute_90)
    std::string log;
};

class Nvrtc {
  public:
    // `asked` (--nvrtc) is the library or a folder with it; if it is empty, $WEFT_NVRTC says so, or else
    // toolkits
    // ($CUDA_HOME, $CUDA_PATH, /usr/local/cuda*), Python packages (base/environments.h) and the loader are
    // asked. An error says that none was found, or only ones that are too old, and how to get one.
    static Result<Nvrtc> open(const std::string& asked);

    ~Nvrtc();
    Nvrtc(Nvrtc&&) noexcept;
    Nvrtc& operator=(Nvrtc&&) noexcept;

    const std::string& path() const { return path_; }
    Version version() const { return version_; }
    const std::vector<int>& architectures() const { return architectures_; }  // 75, 80, ..., ascending

    // Those of "80,90" that this NVRTC knows, or an error of usage that names the others.
    Result<std::vector<int>> chosen_architectures(const std::string& list) const;

    // May be called by several threads at once. An error is a failure of NVRTC itself (an option it does not
    // know, no memory), not of the text. `name` is what messages call the text.
    Result<Product> compile(const std::string& text, const std::string& name,
                            std::span<const std::string> options) const;

  private:
    struct Functions;  // of the library
    static Result<Nvrtc> load(const std::string& path);
    std::string words_for(int result) const;

    Nvrtc();

    std::unique_ptr<const Functions> functions_;
    std::string path_;
    Version version_;
    std::vector<int> architectures_;
};

}  // namespace weft::cuda
