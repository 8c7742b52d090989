#include "contain/finished.h"

#include "contain/shared_memory.h"

namespace weft::contain {

Result<Finished> run_to_end(Program program, Clock::duration patience, const std::atomic<bool>& stop,
                            size_t kept) {
    WEFT_TRY(const SharedMemory output, SharedMemory::make(kept));
    WEFT_TRY(const SharedMemory errors, SharedMemory::make(kept));
    program.output = output.file();
    program.errors = errors.file();
    WEFT_TRY(Process process, Process::start(program));
    Finished finished;
    finished.in_time = process.wait(Clock::now() + patience, stop) == Process::Waited::Ended;
    if (!finished.in_time) process.kill();
    finished.ended = process.how_it_ended();
    finished.output = output.text();
    finished.errors = errors.text();
    return finished;
}

}  // namespace weft::contain
