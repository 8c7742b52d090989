#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <string>

#include "cuda/nvrtc.h"
#include "worker/connection.h"
#include "worker/modes.h"

namespace weft::worker {
namespace {

cuda::Job job_of(const CompileOrder& order, const char* memory) {
    cuda::Job job;
    job.text.assign(memory, order.text);
    job.name.assign(memory + order.text, order.name);
    const char* option = memory + order.text + order.name;
    for (const char* const end = option + order.options; option < end;
         option += job.options.back().size() + 1)
        job.options.emplace_back(option);
    return job;
}

// Puts texts into the memory, one behind the other.
bool put(std::initializer_list<const std::string*> texts, char* memory, size_t size) {
    for (const std::string* text : texts) {
        if (text->size() > size) return false;
        std::memcpy(memory, text->data(), text->size());
        memory += text->size();
        size -= text->size();
    }
    return true;
}

CompileAnswer answer_to(const CompileOrder& order, const cuda::Compiler& nvrtc, char* memory, size_t size) {
    using Outcome = CompileAnswer::Outcome;
    static const std::atomic<bool> never = false;
    Result<cuda::Product> product = nvrtc.compile(job_of(order, memory), never);
    CompileAnswer answer;
    answer.serial = order.serial;
    cuda::Product made;
    if (product) {
        made = std::move(product).value();
        answer.outcome = made.ok ? Outcome::Compiled : Outcome::WrongText;
    } else {
        made.log = product.error();
    }
    answer.cpu_seconds = made.cpu_seconds;
    if (!put({&made.ptx, &made.cubin, &made.log}, memory, size)) {
        answer.outcome = Outcome::TooLarge;
        return answer;
    }
    answer.ptx = made.ptx.size();
    answer.cubin = made.cubin.size();
    answer.log = made.log.size();
    return answer;
}

}  // namespace

int serve_nvrtc(const char* library) {
    size_t size = 0;
    char* const memory = map_memory(size);
    if (memory == nullptr) return exit_not_loaded;
    const auto nvrtc = cuda::Nvrtc::load(library);
    if (!nvrtc) {
        std::fprintf(stderr, "%s\n", nvrtc.error().c_str());
        return exit_not_loaded;
    }
    NvrtcHello hello;
    hello.major = nvrtc.value()->version().major;
    hello.minor = nvrtc.value()->version().minor;
    const auto& known = nvrtc.value()->architectures();
    hello.count = static_cast<uint32_t>(std::min(known.size(), std::size(hello.architectures)));
    std::copy_n(known.begin(), hello.count, hello.architectures);
    if (!send(hello)) return EXIT_FAILURE;
    CompileOrder order;
    while (receive(order)) {
        if (!send(answer_to(order, *nvrtc.value(), memory, size))) return EXIT_FAILURE;
    }
    std::_Exit(EXIT_SUCCESS);  // what the library would do at its end is of no use
}

}  // namespace weft::worker
