#include "cli/annotated_copy.h"

#include "base/disk.h"
#include "base/threads.h"
#include "base/versions.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/run_report.h"

namespace weft::cli {

// Sets of faults have a column for what was seen already.
AnnotatedCopy::AnnotatedCopy(const dataset::Set& set, std::string folder)
    : set_(set),
      folder_(std::move(folder)),
      rewrite_(set_, folder_, set_.is_wide() ? dataset::annotated_columns() : set_.columns, disk()) {}

Result<void> AnnotatedCopy::prepare(const std::string& chosen, bool force) {
    if (!set_.is_wide() && !set_.is_debug())
        return Error::usage("--annotate: a chat view has no room for what is found about its rows");
    dataset::NamedValues options = set_.manifest ? set_.manifest->options : dataset::NamedValues();
    if (!chosen.empty()) options.emplace_back("chosen", chosen);
    if (auto ready = rewrite_.prepare(std::move(options),
                                      force ? dataset::Rewrite::Begin::Anew : dataset::Rewrite::Begin::Empty);
        !ready)
        return ready;
    WEFT_TRY(annotations_, dataset::Annotations::open());
    return {};
}

Result<void> AnnotatedCopy::write(const dataset::Verdict& verdict, dataset::NamedValues engines,
                                  unsigned threads, Clock::time_point start) {
    if (auto failure = annotations_->failure()) return *failure;
    {
        const Pace pace;
        const Monitor monitor(
            {[&] { rewrite_.stop(); }, [&] { return pace.line(rewrite_.rows(), set_.manifest->rows); }, {}});
        run_workers(threads, [&] {
            std::string memory;
            rewrite_.work(
                [&](size_t unit, uint64_t number, dataset::Row& row) -> Result<dataset::Rewrite::Fate> {
                    WEFT_TRY(const bool is_kept, annotations_->apply(unit + 1, number + 1, row, memory));
                    return dataset::Rewrite::Fate(is_kept);
                });
        });
    }
    if (was_interrupted())
        return Error{"interrupted; " + folder_ + " is not complete, --force begins anew",
                     Error::Kind::Interrupted};
    if (auto failure = rewrite_.failure()) return *failure;
    dataset::NamedValues found = {{"weft", std::string(weft_version())}};
    for (auto& value : engines) found.push_back(std::move(value));
    for (size_t i = 0; i < dataset::check_count; ++i) {
        const dataset::CheckCount& count = verdict.checks[i];
        if (count.checked != 0)
            found.emplace_back(
                dataset::info(static_cast<dataset::Check>(i)).name,
                std::to_string(count.checked) + " checked, " + std::to_string(count.failed) + " failed");
    }
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    auto written = rewrite_.complete(run_json(seconds, verdict.rows, threads), std::move(found));
    return written ? Result<void>() : Result<void>(written.failure());
}

}  // namespace weft::cli
