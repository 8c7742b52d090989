// CodeKinds: a set, or Python files -> in what the CPU and the CUDA code of its kernels differ, by category.
// `weft diff --summary` prints it.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "compare/kinds.h"
#include "dataset/formats/reader.h"

namespace weft::dataset {

// Of the kernels of one category.
struct CategoryKinds {
    uint64_t kernels = 0;
    compare::KindCounts lines;                         // of both code columns
    std::array<uint64_t, compare::kind_count> with{};  // kernels that have a line of a kind

    void add(const CategoryKinds& other);
};

struct CodeKindFigures {
    std::map<std::string, CategoryKinds, std::less<>> categories;
    uint64_t one_sided = 0;      // rows without the code of one device
    uint64_t refused = 0;        // kernels that cannot be compiled
    uint64_t refused_files = 0;  // as a whole: nobody knows how many kernels they have

    void add(std::string_view category, const compare::KindCounts& lines);
    void add(const CodeKindFigures& other);
    CategoryKinds total() const;
};

class CodeKinds {
  public:
    // Rows of a set, or files; what it is given must outlive it.
    explicit CodeKinds(const Set& set) : set_(&set) {}
    explicit CodeKinds(std::span<const std::string> files) : files_(files) {}

    size_t units() const { return set_ != nullptr ? set_->units.size() : files_.size(); }
    void work();  // on any number of threads
    void stop() { stop_ = true; }
    uint64_t counted() const { return counted_; }  // rows, or files
    std::optional<Error> failure() const;
    const CodeKindFigures& figures() const { return figures_; }  // after the work

  private:
    Result<CodeKindFigures> of_unit(const Unit& unit);
    Result<CodeKindFigures> of_file(const std::string& file);

    const Set* set_ = nullptr;
    std::span<const std::string> files_;
    CodeKindFigures figures_;
    std::atomic<size_t> next_ = 0;
    std::atomic<uint64_t> counted_ = 0;
    std::atomic<bool> stop_ = false;
    mutable std::mutex mutex_;
    std::optional<Error> failure_;
};

}  // namespace weft::dataset
