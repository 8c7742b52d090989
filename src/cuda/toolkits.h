// Private to cuda/. Where CUDA toolkits are.
#pragma once

#include <string>
#include <vector>

namespace weft::cuda {

// Roots of toolkits in the order in which they are tried: $CUDA_HOME, $CUDA_PATH, /usr/local/cuda, then
// /usr/local/cuda-13.1 before -13.0. Not all of them need exist.
std::vector<std::string> toolkit_folders();

}  // namespace weft::cuda
