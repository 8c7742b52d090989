// run: cases -> outcomes. Compiles the emitted code with the host compiler in batches, runs each batch in a
// worker process, and survives what a worker does not. `weft verify` calls it; nothing here prints.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "verify/batch.h"

namespace weft::verify {

struct Options {
    std::string compiler = "c++";  // words separated by blanks: "ccache g++"
    std::string native;            // Warp's native/ folder
    std::string folder;            // for what is made; exists
    bool keep_outputs = false;     // write folder/outputs/<number>.bin for tests/verify/against_warp.py
    bool address_sanitizer = false;
    bool gradients = true;
    unsigned batch = 64;
    int timeout_ms = 60000;  // of one kernel
};

class Run {
  public:
    Run(std::vector<Case>& cases, Options options);

    // Takes batches until none is left. Any number of threads.
    void work();
    void stop() { stopped_ = true; }
    size_t done() const { return done_; }

    const std::vector<Outcome>& outcomes() const { return outcomes_; }  // after all work() returned

  private:
    using Batch = std::vector<uint32_t>;  // cases
    struct Libraries {
        std::string plain, wide;  // paths; empty: not made
    };
    void form_batches();
    void build_and_run(const Batch& batch, const std::string& name);
    Result<std::string> build(const Batch& batch, Precision precision, const std::string& name);
    void run_workers(const Batch& batch, const Libraries& libraries, const std::string& name);
    void set(uint32_t item, Problem problem, std::string detail);

    std::vector<Case>& cases_;
    const Options options_;
    std::vector<Outcome> outcomes_;
    std::vector<Batch> batches_;
    std::atomic<size_t> next_ = 0, done_ = 0;
    std::atomic<bool> stopped_ = false;
};

// What a worker sends: when it begins a case and when it has finished it.
struct Message {
    uint32_t position = 0;  // in the batch
    bool finished = false;
    Problem problem = Problem::None;
    Measured measured = Measured::NotAsked;
    double error = 0;
    char detail[160] = {};
};

// The body of a worker: loads the libraries and runs the cases from `first` on.
struct Work {
    std::vector<const Case*> cases;
    std::vector<uint32_t> numbers;  // for file names
    std::string plain, wide;        // wide: may be empty
    std::string outputs;            // folder; may be empty
    uint32_t first = 0;
};
void run_cases(const Work& work, int fd);

}  // namespace weft::verify
