// A short list that lives on the stack until it grows beyond N. For the lists of arguments, indices and
// results that every call makes: nearly all of them fit, so the hot path allocates nothing.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace weft {

template <class T, size_t N>
class SmallVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    SmallVector() = default;
    SmallVector(std::initializer_list<T> items) { append({items.begin(), items.size()}); }
    SmallVector(const SmallVector&) = delete;
    SmallVector& operator=(const SmallVector&) = delete;

    size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T* data() { return data_; }
    const T* data() const { return data_; }
    T* begin() { return data_; }
    T* end() { return data_ + size_; }
    const T* begin() const { return data_; }
    const T* end() const { return data_ + size_; }
    T& operator[](size_t i) { return data_[i]; }
    const T& operator[](size_t i) const { return data_[i]; }
    T& back() { return data_[size_ - 1]; }
    operator std::span<const T>() const { return {data_, size_}; }

    void clear() { size_ = 0; }
    void pop_back() { --size_; }
    void push_back(const T& item) {
        if (size_ == capacity_) [[unlikely]] {
            const T copy = item;  // may lie in this list
            grow();
            new (data_ + size_++) T(copy);
            return;
        }
        new (data_ + size_++) T(item);
    }
    T& emplace_back() {
        if (size_ == capacity_) [[unlikely]]
            grow();
        return *new (data_ + size_++) T();
    }
    void append(std::span<const T> items) {
        for (const T& item : items) push_back(item);
    }

  private:
    void grow() {
        auto larger =
            std::unique_ptr<Slot[]>(new Slot[capacity_ * 2]);  // libc++ 14 has no make_unique_for_overwrite
        std::uninitialized_copy(data_, data_ + size_, reinterpret_cast<T*>(larger.get()));
        heap_ = std::move(larger);
        data_ = reinterpret_cast<T*>(heap_.get());
        capacity_ *= 2;
    }

    // Room for an item; what is not used is never written.
    struct alignas(T) Slot {
        std::byte bytes[sizeof(T)];
    };
    Slot inline_[N];
    std::unique_ptr<Slot[]> heap_;
    T* data_ = reinterpret_cast<T*>(inline_);
    size_t size_ = 0;
    size_t capacity_ = N;
};

}  // namespace weft
