#include "verify/worker_process.h"

#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <utility>

#include "verify/first_lines.h"

namespace weft::verify {
namespace {

constexpr size_t kept_errors = 16 << 10;
constexpr std::chrono::seconds to_end{1};  // what it has once its orders end

}  // namespace

Result<WorkerProcess> WorkerProcess::start(contain::Program program, size_t size,
                                           std::chrono::seconds timeout) {
    WEFT_TRY(contain::SharedMemory memory, contain::SharedMemory::make(size));
    WEFT_TRY(contain::SharedMemory output, contain::SharedMemory::make(kept_output));
    WEFT_TRY(contain::SharedMemory errors, contain::SharedMemory::make(kept_errors));
    const contain::Ends ends = contain::connected_pair();
    if (ends.ours < 0) return Error{"cannot connect to a worker"};
    program.input = ends.theirs;
    program.output = output.file();
    program.errors = errors.file();
    program.extra = memory.file();
    Result<contain::Process> process = contain::Process::start(program);
    close(ends.theirs);
    if (!process) {
        close(ends.ours);
        return process.failure();
    }
    return WorkerProcess(std::move(process).value(), ends.ours, std::move(memory), std::move(output),
                         std::move(errors), timeout);
}

WorkerProcess::WorkerProcess(contain::Process process, int orders, contain::SharedMemory memory,
                             contain::SharedMemory output, contain::SharedMemory errors,
                             std::chrono::seconds timeout)
    : process_(std::move(process)),
      orders_(orders),
      memory_(std::move(memory)),
      output_(std::move(output)),
      errors_(std::move(errors)),
      timeout_(timeout),
      end_(contain::Clock::now() + timeout),
      serials_(static_cast<uint64_t>(end_.time_since_epoch().count()), static_cast<uint64_t>(getpid())) {}

WorkerProcess::WorkerProcess(WorkerProcess&& other) noexcept
    : process_(std::move(other.process_)),
      orders_(std::exchange(other.orders_, -1)),
      memory_(std::move(other.memory_)),
      output_(std::move(other.output_)),
      errors_(std::move(other.errors_)),
      timeout_(other.timeout_),
      end_(other.end_),
      serials_(other.serials_),
      failure_(std::move(other.failure_)) {}

WorkerProcess::~WorkerProcess() {
    if (orders_ < 0) return;
    close(orders_);
    // It ends when its orders do; what does not is ended.
    const std::atomic<bool> never = false;
    if (!failure_) process_.wait(contain::Clock::now() + to_end, never);
}

void WorkerProcess::grant_time(std::chrono::seconds timeout) {
    timeout_ = timeout;
    end_ = contain::Clock::now() + timeout;
}

bool WorkerProcess::send(const void* order, size_t size) {
    if (failure_) return false;
    if (::send(orders_, order, size, MSG_NOSIGNAL) == static_cast<ssize_t>(size)) return true;
    process_.kill();
    return fail(Problem::Crashed, process_.how_it_ended());
}

bool WorkerProcess::receive(void* answer, size_t size, const std::atomic<bool>& stop) {
    if (failure_) return false;
    switch (contain::wait_to_read(orders_, end_, stop)) {
        case contain::Ready::Yes:
            break;
        case contain::Ready::TooLong:
            process_.kill();
            return fail(Problem::TooSlow, "no answer in " + std::to_string(timeout_.count()) + " s");
        case contain::Ready::Stopped:
            process_.kill();
            return fail(Problem::TooSlow, "it was interrupted");
    }
    if (recv(orders_, answer, size, MSG_DONTWAIT) == static_cast<ssize_t>(size)) return true;
    // Its end was closed, or what came is no answer: either way it is of no more use.
    const bool ended = process_.wait(contain::Clock::now() + to_end, stop) == contain::Process::Waited::Ended;
    if (!ended) process_.kill();
    if (process_.signal() == SIGKILL && ended)
        return fail(Problem::TooSlow,
                    "more than " + std::to_string(timeout_.count()) + " s of the processor's time");
    return fail(Problem::Crashed, (ended ? process_.how_it_ended() : "it closed its connection") + "\n" +
                                      first_lines(errors_.text()));
}

bool WorkerProcess::is_asked_for(uint64_t sent, uint64_t answered) {
    if (sent == answered) return true;
    process_.kill();
    return fail(Problem::Crashed, "it answered what was not asked");
}

bool WorkerProcess::fail(Problem problem, std::string detail) {
    failure_ = Failure{problem, std::move(detail)};
    return false;
}

}  // namespace weft::verify
