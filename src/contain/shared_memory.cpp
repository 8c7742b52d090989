#include "contain/shared_memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "contain/process.h"

namespace weft::contain {

Result<SharedMemory> SharedMemory::make(size_t size) {
    const int made = memfd_create("weft", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    const int file = away_from_standard(made);
    if (file < 0 || ftruncate(file, static_cast<off_t>(size)) != 0 ||
        fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
        const std::string why = std::strerror(errno);
        if (file >= 0) close(file);
        return Error{"no memory to share with a worker: " + why};
    }
    void* const data = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (data == MAP_FAILED) {
        const std::string why = std::strerror(errno);
        close(file);
        return Error{"no memory to share with a worker: " + why};
    }
    return SharedMemory(file, static_cast<char*>(data), size);
}

SharedMemory::SharedMemory(SharedMemory&& other) noexcept
    : file_(std::exchange(other.file_, -1)),
      data_(std::exchange(other.data_, nullptr)),
      size_(std::exchange(other.size_, 0)) {}

SharedMemory& SharedMemory::operator=(SharedMemory&& other) noexcept {
    std::swap(file_, other.file_);
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    return *this;
}

SharedMemory::~SharedMemory() {
    if (data_ != nullptr) munmap(data_, size_);
    if (file_ >= 0) close(file_);
}

std::string SharedMemory::text() const {
    size_t size = size_;
    while (size != 0 && data_[size - 1] == 0) --size;
    return {data_, size};
}

}  // namespace weft::contain
