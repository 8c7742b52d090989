// Private to cli/. What `weft ptx` tells: a table for people, or JSON.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/json_write.h"
#include "cuda/compile.h"
#include "cuda/compiler.h"
#include "cuda/occupancy.h"
#include "cuda/sass.h"
#include "cuda/sweep.h"

namespace weft::cli {

// One Warp module of a file.
struct PtxUnit {
    size_t file = 0;
    std::string name;  // of the files written for it, without their endings
    cuda::Unit unit;
};

// What came of a unit for one architecture and one setting of a sweep.
struct PtxOutcome {
    cuda::UnitResult result;
    cuda::SassFunctions sass;  // empty: not asked for
};

struct PtxFile {
    std::string path, status = "ok", error;  // ok, refused, failed
};

struct PtxFindings {
    std::vector<PtxFile> files;
    std::vector<PtxUnit> units;
    std::vector<int> architectures;
    std::vector<std::vector<cuda::SweepSetting>> settings;       // by architecture; the first is as written
    std::vector<std::vector<std::vector<PtxOutcome>>> outcomes;  // by architecture, setting, unit
    std::string nvrtc_path, headers;
    cuda::Version nvrtc_version;
    double seconds = 0, cpu_seconds = 0;  // of compiling

    const cuda::UnitResult& result(size_t architecture, size_t unit) const {
        return outcomes[architecture].front()[unit].result;
    }
};

std::string ptx_table(const PtxFindings& findings, bool with_sweep);
void write_ptx_report(JsonWriter& json, const PtxFindings& findings, bool with_sweep);

}  // namespace weft::cli
