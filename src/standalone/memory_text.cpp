#include "standalone/memory_text.h"

namespace weft::standalone {

const std::string_view device_array = R"(
// An array on the GPU, filled from one of the host.
template <class T>
class DeviceArray {
  public:
    DeviceArray(const T* host, size_t count) : count_(count) {
        CUDA_CHECK(cudaMalloc(&data_, count * sizeof(T)));
        CUDA_CHECK(cudaMemcpy(data_, host, count * sizeof(T), cudaMemcpyHostToDevice));
    }
    ~DeviceArray() { cudaFree(data_); }
    DeviceArray(const DeviceArray&) = delete;
    DeviceArray& operator=(const DeviceArray&) = delete;

    T* data() { return data_; }
    void copy_to(T* host) const {
        CUDA_CHECK(cudaMemcpy(host, data_, count_ * sizeof(T), cudaMemcpyDeviceToHost));
    }

  private:
    T* data_ = nullptr;
    size_t count_;
};
)";

const std::string_view streamed_array = R"(
// An array on the GPU with a pinned copy on the host: pieces of it move on streams, beside kernels.
template <class T>
class StreamedArray {
  public:
    StreamedArray(const T* host, size_t count) : count_(count) {
        CUDA_CHECK(cudaMalloc(&data_, count * sizeof(T)));
        CUDA_CHECK(cudaMallocHost(&pinned_, count * sizeof(T)));
        std::copy(host, host + count, pinned_);
    }
    ~StreamedArray() {
        cudaFree(data_);
        cudaFreeHost(pinned_);
    }
    StreamedArray(const StreamedArray&) = delete;
    StreamedArray& operator=(const StreamedArray&) = delete;

    T* data() { return data_; }
    void upload(size_t first, size_t count, cudaStream_t stream) {
        CUDA_CHECK(cudaMemcpyAsync(data_ + first, pinned_ + first, bytes(first, count),
                                   cudaMemcpyHostToDevice, stream));
    }
    void download(size_t first, size_t count, cudaStream_t stream) {
        CUDA_CHECK(cudaMemcpyAsync(pinned_ + first, data_ + first, bytes(first, count),
                                   cudaMemcpyDeviceToHost, stream));
    }
    // Once the streams are done.
    void copy_to(T* host) const { std::copy(pinned_, pinned_ + count_, host); }

  private:
    // Of what the array has of a piece: it may be shorter than the launch.
    size_t bytes(size_t first, size_t count) const {
        return first < count_ ? std::min(count, count_ - first) * sizeof(T) : 0;
    }

    T* data_ = nullptr;
    T* pinned_ = nullptr;
    size_t count_;
};
)";

const std::string_view managed_array = R"(
// How much may be moved to the GPU before a kernel asks for it: a tenth of its free memory, nothing where
// host and GPU cannot share pages.
size_t prefetch_room(int device) {
    int shares_pages = 0;
    CUDA_CHECK(cudaDeviceGetAttribute(&shares_pages, cudaDevAttrConcurrentManagedAccess, device));
    size_t free_bytes = 0, total_bytes = 0;
    CUDA_CHECK(cudaMemGetInfo(&free_bytes, &total_bytes));
    return shares_pages != 0 ? free_bytes / 10 : 0;
}

// An array in unified memory, which host and GPU both see.
template <class T>
class ManagedArray {
  public:
    ManagedArray(const T* host, size_t count) : count_(count) {
        CUDA_CHECK(cudaMallocManaged(&data_, std::max<size_t>(count, 1) * sizeof(T)));
        std::copy(host, host + count, data_);
    }
    ~ManagedArray() { cudaFree(data_); }
    ManagedArray(const ManagedArray&) = delete;
    ManagedArray& operator=(const ManagedArray&) = delete;

    T* data() { return data_; }
    // Moves its pages to the GPU if there is room for them; else they move when they are touched.
    void prefetch(int device, size_t& room) {
        const size_t bytes = count_ * sizeof(T);
        if (bytes == 0 || bytes > room) return;
        room -= bytes;
#if CUDART_VERSION >= 13000
        const cudaMemLocation location{cudaMemLocationTypeDevice, device};
        CUDA_CHECK(cudaMemPrefetchAsync(data_, bytes, location, 0));
#else
        CUDA_CHECK(cudaMemPrefetchAsync(data_, bytes, device));
#endif
    }
    // Once the kernel is done.
    void copy_to(T* host) const { std::copy(data_, data_ + count_, host); }

  private:
    T* data_ = nullptr;
    size_t count_;
};
)";

const std::string_view piecewise_array = R"(
// Room for an array on the current GPU, of which any part is copied.
template <class T>
class DeviceArray {
  public:
    explicit DeviceArray(size_t count) : count_(count) {
        CUDA_CHECK(cudaMalloc(&data_, count * sizeof(T)));
    }
    ~DeviceArray() { cudaFree(data_); }
    DeviceArray(const DeviceArray&) = delete;
    DeviceArray& operator=(const DeviceArray&) = delete;

    T* data() { return data_; }
    void copy_from(const T* host, size_t first, size_t count) {
        CUDA_CHECK(cudaMemcpy(data_ + first, host + first, bytes(first, count), cudaMemcpyHostToDevice));
    }
    void copy_to(T* host, size_t first, size_t count) const {
        CUDA_CHECK(cudaMemcpy(host + first, data_ + first, bytes(first, count), cudaMemcpyDeviceToHost));
    }

  private:
    // Of what the array has of a piece: it may be shorter than the launch.
    size_t bytes(size_t first, size_t count) const {
        return first < count_ ? std::min(count, count_ - first) * sizeof(T) : 0;
    }

    T* data_ = nullptr;
    size_t count_;
};
)";

}  // namespace weft::standalone
