#include "base/threads.h"

#include <pthread.h>

#include <algorithm>
#include <thread>
#include <vector>

#include "base/check.h"

namespace weft {
namespace {

constexpr size_t stack_bytes = 64u << 20;  // of address space; what is not touched costs nothing

void* call(void* work) {
    (*static_cast<const std::function<void()>*>(work))();
    return nullptr;
}

}  // namespace

void run_workers(unsigned count, const std::function<void()>& work) {
    pthread_attr_t attributes;
    WEFT_CHECK(pthread_attr_init(&attributes) == 0, "thread attributes");
    WEFT_CHECK(pthread_attr_setstacksize(&attributes, stack_bytes) == 0, "stack size");
    std::vector<pthread_t> threads;
    for (unsigned i = 0; i < count; ++i) {
        pthread_t thread;
        // A machine short of threads still does the work with those it gives.
        if (pthread_create(&thread, &attributes, call, const_cast<std::function<void()>*>(&work)) != 0) break;
        threads.push_back(thread);
    }
    if (threads.empty()) work();
    for (const pthread_t thread : threads) pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
}

unsigned default_threads(size_t jobs) {
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    return static_cast<unsigned>(std::clamp<size_t>(jobs / 4, 1, cores));
}

}  // namespace weft
