// WorkerProcess: a worker that takes orders: its process, the connection, the memory that both see, and what
// it prints. Whatever happens to it, here it is an answer that did not come, with the reason. launcher.h has
// kernels launched by one, nvrtc_workers.h has programs compiled.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "base/random.h"
#include "contain/process.h"
#include "contain/shared_memory.h"
#include "verify/case.h"

namespace weft::verify {

class WorkerProcess {
  public:
    static constexpr size_t kept_output = 64 << 10;  // bytes of what it prints
    struct Failure {
        Problem problem{};
        std::string detail;
    };

    // Its files are set here. `timeout`: see grant_time().
    static Result<WorkerProcess> start(contain::Program program, size_t memory, std::chrono::seconds timeout);
    WorkerProcess(WorkerProcess&& other) noexcept;
    WorkerProcess& operator=(WorkerProcess&&) = delete;
    ~WorkerProcess();

    std::span<char> memory() const { return memory_.bytes(); }
    // From now on, for all that it is asked.
    void grant_time(std::chrono::seconds timeout);

    // Its first answer, which nobody asks for. False: it is gone, now or since before, and failure() says
    // why.
    bool receive(void* answer, size_t size, const std::atomic<bool>& stop);
    // An order, and the answer to it, which repeats its serial.
    template <class Order, class Answer>
    bool exchange(Order order, Answer& answer, const std::atomic<bool>& stop) {
        order.serial = serials_.next();
        return send(&order, sizeof order) && receive(&answer, sizeof answer, stop) &&
               is_asked_for(order.serial, answer.serial);
    }

    const std::optional<Failure>& failure() const { return failure_; }
    std::string printed() const { return output_.text(); }  // as much as is kept
    bool keeps_all_printed() const { return printed().size() < output_.bytes().size(); }

  private:
    WorkerProcess(contain::Process process, int orders, contain::SharedMemory memory,
                  contain::SharedMemory output, contain::SharedMemory errors, std::chrono::seconds timeout);
    bool send(const void* order, size_t size);
    bool is_asked_for(uint64_t sent, uint64_t answered);
    bool fail(Problem problem, std::string detail);  // false

    contain::Process process_;
    int orders_ = -1;
    contain::SharedMemory memory_, output_, errors_;
    std::chrono::seconds timeout_;
    contain::Clock::time_point end_;
    Rng serials_;
    std::optional<Failure> failure_;
};

}  // namespace weft::verify
