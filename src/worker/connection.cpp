#include "worker/connection.h"

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>

namespace weft::worker {

bool receive(void* order, size_t size) {
    ssize_t got = 0;
    while ((got = read(orders_file, order, size)) < 0 && errno == EINTR) {
    }
    return got == static_cast<ssize_t>(size);
}

bool send(const void* answer, size_t size) {
    return write(orders_file, answer, size) == static_cast<ssize_t>(size);
}

char* map_memory(size_t& size) {
    struct stat about {};
    if (fstat(memory_file, &about) != 0) return nullptr;
    size = static_cast<size_t>(about.st_size);
    void* const memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, memory_file, 0);
    close(memory_file);
    return memory == MAP_FAILED ? nullptr : static_cast<char*>(memory);
}

uint64_t now_ns() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<uint64_t>(time.tv_sec) * 1000000000u + static_cast<uint64_t>(time.tv_nsec);
}

}  // namespace weft::worker
