#include "base/threads.h"

#include <sys/resource.h>

#include <pthread.h>

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "base/check.h"

namespace weft {
namespace {

constexpr size_t stack_bytes = 64u << 20;  // of address space; what is not touched costs nothing
constexpr size_t small_stack_bytes = 1u << 20;

struct Job {
    const std::function<void()>& work;
    std::mutex mutex;
    std::exception_ptr thrown;  // the first
};

void* call(void* pointer) {
    Job& job = *static_cast<Job*>(pointer);
    try {
        job.work();
    } catch (...) {
        const std::lock_guard lock(job.mutex);
        if (!job.thrown) job.thrown = std::current_exception();
    }
    return nullptr;
}

class Attributes {
  public:
    explicit Attributes(size_t stack) {
        WEFT_CHECK(pthread_attr_init(&attributes_) == 0, "thread attributes");
        WEFT_CHECK(pthread_attr_setstacksize(&attributes_, stack) == 0, "stack size");
    }
    Attributes(const Attributes&) = delete;
    Attributes& operator=(const Attributes&) = delete;
    ~Attributes() { pthread_attr_destroy(&attributes_); }
    pthread_attr_t* get() { return &attributes_; }

  private:
    pthread_attr_t attributes_;
};

}  // namespace

void run_workers(unsigned count, const std::function<void()>& work) {
    Attributes attributes(stack_bytes);
    Job job{work, {}, {}};
    std::vector<pthread_t> threads;
    threads.reserve(count);
    for (unsigned i = 0; i < count; ++i) {
        pthread_t thread;
        // A machine short of threads still does the work with those it gives.
        if (pthread_create(&thread, attributes.get(), call, &job) != 0) break;
        threads.push_back(thread);
    }
    if (threads.empty()) call(&job);
    for (const pthread_t thread : threads) pthread_join(thread, nullptr);
    if (job.thrown) std::rethrow_exception(job.thrown);
}

bool start_thread(void (*work)()) {
    Attributes attributes(small_stack_bytes);
    pthread_t thread;
    const auto run = [](void* pointer) -> void* {
        reinterpret_cast<void (*)()>(pointer)();
        return nullptr;
    };
    if (pthread_create(&thread, attributes.get(), run, reinterpret_cast<void*>(work)) != 0) return false;
    pthread_detach(thread);
    return true;
}

unsigned default_threads(size_t jobs) {
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    return static_cast<unsigned>(std::clamp<size_t>(jobs / 4, 1, cores));
}

bool has_usual_stack() {
    constexpr rlim_t usual = 8 << 20;
    rlimit limit{};
    return ::getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur >= usual;
}

}  // namespace weft
