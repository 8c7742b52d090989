#include "cli/watched_harvest.h"

#include "cli/monitor.h"
#include "cli/pace.h"

namespace weft::cli {

Result<dataset::Harvest> watched_harvest(dataset::HarvestOptions options, bool quiet) {
    Steps steps;
    options.steps = &steps;
    const Pace pace("files");
    std::function<std::string()> line;
    if (!quiet) line = [&] { return "reading: " + pace.line(steps.done, steps.total); };
    const Monitor monitor({{}, std::move(line), {}});
    return dataset::harvest(options);
}

}  // namespace weft::cli
