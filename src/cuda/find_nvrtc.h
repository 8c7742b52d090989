// Where NVRTC is on this machine: what the user names, a toolkit, a Python package, the loader's folders.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "cuda/compiler.h"

namespace weft::cuda {

// The one line that gets NVRTC where no toolkit is.
inline constexpr const char* how_to_get_nvrtc = "pip install nvidia-cuda-nvrtc==13.0.88";

// Older ones lack what Warp's headers and we need.
inline constexpr Version oldest_nvrtc{12, 3};

// Opens one library, by path or by the name under which the loader finds it.
using LoadNvrtc = std::function<Result<std::unique_ptr<Compiler>>(const std::string& path)>;

// `asked` (--nvrtc) is the library or a folder with it; if it is empty, $WEFT_NVRTC says so, or else toolkits
// ($CUDA_HOME, $CUDA_PATH, /usr/local/cuda*), Python packages (base/environments.h), $LD_LIBRARY_PATH and the
// loader are asked. An error says that none was found, or only ones that are too old, and how to get one.
Result<std::unique_ptr<Compiler>> find_nvrtc(const std::string& asked, const LoadNvrtc& load);

}  // namespace weft::cuda
