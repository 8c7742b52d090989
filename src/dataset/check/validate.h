// Validation: rows -> what is wrong with them. Threads take batches; every row goes through the levels in
// turn, as long as it is sound. The command line says which rows and which levels.
#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "dataset/check/batches.h"
#include "dataset/check/findings.h"
#include "dataset/check/level.h"

namespace weft::dataset {

class Validation {
  public:
    // `annotations`: where what is found about each row is kept, or null.
    Validation(Batches& batches, std::vector<std::unique_ptr<Level>> levels, bool fail_fast,
               Annotations* annotations);

    void work();  // on any number of threads
    void stop();
    // After all work() returned. `set` is null for grown kernels. An error: a level could not go on.
    Result<Verdict> finish(const Set* set);
    // The same of a part of a set: what only the whole shows is left to whoever joins the parts.
    Result<Verdict> finish_part();

  private:
    std::optional<Error> failure() const;  // of the levels
    void judge(Batch& batch, std::span<const std::unique_ptr<Judge>> judges, Findings& findings);

    Batches& batches_;
    const std::vector<std::unique_ptr<Level>> levels_;
    const bool fail_fast_;
    Annotations* const annotations_;
    std::mutex mutex_;
    Verdict verdict_;
};

}  // namespace weft::dataset
