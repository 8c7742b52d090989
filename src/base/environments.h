// Where Python packages are looked for that weft uses as data or libraries (Warp's headers, NVRTC): in the
// environment that is active and in the one beside weft's own program. Never beside the data or in the
// current folder: whoever hands over a data set must not hand over a library with it.
#pragma once

#include <string>
#include <vector>

namespace weft {

// Existing `site-packages` folders, absolute: of $VIRTUAL_ENV and $CONDA_PREFIX, then of a `.venv` in the
// folder of the program or up to two above it (build/release/weft -> the project's own).
std::vector<std::string> package_folders();

// The `site-packages` of one environment.
std::vector<std::string> package_folders_of(const std::string& environment);

}  // namespace weft
