// IndexRun: a set -> the table of its rows, by one read of those files whose index is not kept from an
// earlier look. Threads take files. A file that cannot be read to its end gives the rows before that, and a
// problem that the page tells.
#pragma once

#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "dataset/formats/reader.h"
#include "view/table.h"

namespace weft::view {

class IndexRun {
  public:
    // `cache`: the folder of kept indexes; nothing: none are read or kept.
    IndexRun(const dataset::Set& set, std::optional<std::string> cache);

    void work();  // on any number of threads
    void stop() { stop_ = true; }
    uint64_t rows() const { return rows_; }

    // After all work() returned.
    Table table();
    std::vector<std::string> problems() const { return problems_; }

  private:
    void index_unit(size_t number);
    Part read_unit(const dataset::Unit& unit, bool& is_whole);
    void check_count(const dataset::Unit& unit, const Part& part);
    void tell(const Error& error);

    const dataset::Set& set_;
    const std::optional<std::string> cache_;
    std::vector<Part> parts_;        // by unit; empty where it is kept
    std::vector<std::string> kept_;  // by unit: its file
    std::atomic<size_t> next_ = 0;
    std::atomic<uint64_t> rows_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    std::vector<std::string> problems_;
};

}  // namespace weft::view
