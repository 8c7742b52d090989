// Where CUDA toolkits are, and their programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace weft::cuda {

// Roots of toolkits in the order in which they are tried: $CUDA_HOME, $CUDA_PATH, /usr/local/cuda, then
// /usr/local/cuda-13.1 before -13.0. Not all of them need exist.
std::vector<std::string> toolkit_folders();

// A program of CUDA's: in toolkits, Python packages and $PATH, as find_nvrtc() looks for its library.
std::optional<std::string> find_tool(const std::string& name);

}  // namespace weft::cuda
