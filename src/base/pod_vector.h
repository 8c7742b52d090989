// A vector for plain structs on the hot path. The tree, and any store that is filled and cleared once
// per file, appends by writing the fields in place: std::vector builds each element apart and copies it.
// Elements are never constructed or destroyed; clear() keeps the memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

#include "base/check.h"

namespace weft {

template <class T>
class PodVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    PodVector() = default;
    PodVector(const PodVector& other) { take(other); }
    PodVector(PodVector&& other) noexcept { swap(other); }
    // Into the memory that is there.
    PodVector& operator=(const PodVector& other) {
        if (this != &other) take(other);
        return *this;
    }
    PodVector& operator=(PodVector&& other) noexcept {
        swap(other);
        return *this;
    }
    ~PodVector() { std::free(data_); }

    size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    void clear() { size_ = 0; }
    T* data() { return data_; }
    const T* data() const { return data_; }
    T& operator[](size_t i) { return data_[i]; }
    const T& operator[](size_t i) const { return data_[i]; }
    T& back() { return data_[size_ - 1]; }
    const T& back() const { return data_[size_ - 1]; }
    T* begin() { return data_; }
    T* end() { return data_ + size_; }
    const T* begin() const { return data_; }
    const T* end() const { return data_ + size_; }
    std::span<const T> span() const { return {data_, size_}; }
    operator std::span<const T>() const { return span(); }

    bool operator==(const PodVector& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

    // A new last element whose fields the caller sets.
    [[gnu::always_inline]] T& add() {
        if (size_ == capacity_) [[unlikely]]
            grow(1);
        return data_[size_++];
    }
    void push_back(T value) { add() = value; }
    void pop_back() { --size_; }
    void shrink(size_t size) { size_ = size; }
    // Room for so many elements from the start, to be written in order and then shrunk to what was written.
    T* overwrite(size_t size) {
        reserve(size);
        size_ = size;
        return data_;
    }
    void append(std::span<const T> values) {
        if (capacity_ - size_ < values.size()) [[unlikely]]
            grow(values.size());
        // Lists in a tree are short: a loop beats the call.
        T* to = data_ + size_;
        for (const T& value : values) *to++ = value;
        size_ += values.size();
    }
    void reserve(size_t capacity) {
        if (capacity > capacity_) grow(capacity - size_);
    }

  private:
    [[gnu::cold, gnu::noinline]] void grow(size_t more) {
        const size_t doubled = capacity_ * 2 > 64 ? capacity_ * 2 : 64;
        const size_t wanted = size_ + more > doubled ? size_ + more : doubled;
        void* const grown = std::realloc(static_cast<void*>(data_), wanted * sizeof(T));
        if (grown == nullptr) throw std::bad_alloc();  // as of any other memory
        data_ = static_cast<T*>(grown);
        capacity_ = wanted;
    }
    void take(const PodVector& other) {
        size_ = 0;
        reserve(other.size_);
        if (other.size_ != 0) std::memcpy(static_cast<void*>(data_), other.data_, other.size_ * sizeof(T));
        size_ = other.size_;
    }
    void swap(PodVector& other) {
        std::swap(data_, other.data_);
        std::swap(size_, other.size_);
        std::swap(capacity_, other.capacity_);
    }

    T* data_ = nullptr;
    size_t size_ = 0, capacity_ = 0;
};

}  // namespace weft
