#include "verify/run_compiler.h"

namespace weft::verify {
namespace {

constexpr uint64_t memory_bytes = uint64_t{4} << 30, file_bytes = uint64_t{1} << 30;
constexpr unsigned patience = 4;  // a busy machine gives a process a part of its time
constexpr size_t kept_log = 1 << 20;

}  // namespace

Result<contain::Finished> run_compiler(CompilerCall call, const std::string& who,
                                       const contain::Sandbox& sandbox, const std::atomic<bool>& stop) {
    contain::Sandbox::Job job;
    job.words = std::move(call.words);
    job.readable = std::move(call.readable);
    job.limits = {memory_bytes, call.seconds, file_bytes};
    const std::chrono::seconds most(patience * call.seconds);
    WEFT_TRY(contain::Finished finished,
             contain::run_to_end(sandbox.compiler(job, call.folder), most, stop, kept_log));
    if (!finished.in_time)
        return Error::finding(who + " was ended after " + std::to_string(most.count()) + " s");
    return finished;
}

}  // namespace weft::verify
