// AnnotatedCopy: what `weft validate --annotate` writes: a set again, of the rows that were looked at alone,
// with what was found about each.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "dataset/check/findings.h"
#include "dataset/set/rewrite.h"

namespace weft::cli {

class AnnotatedCopy {
  public:
    AnnotatedCopy(const dataset::Set& set, std::string folder);

    // `chosen`: which rows alone, for the manifest; empty: all. An error: the set is not one that can be
    // written again, or the folder holds something else.
    Result<void> prepare(const std::string& chosen, bool force);
    // Where the levels leave what they find.
    dataset::Annotations& annotations() { return *annotations_; }

    using Clock = std::chrono::steady_clock;
    // After the validation that began at `start`. `engines`: what rows were compiled and run with.
    Result<void> write(const dataset::Verdict& verdict, dataset::NamedValues engines, unsigned threads,
                       Clock::time_point start);

  private:
    const dataset::Set& set_;
    const std::string folder_;
    dataset::Rewrite rewrite_;
    std::unique_ptr<dataset::Annotations> annotations_;
};

}  // namespace weft::cli
