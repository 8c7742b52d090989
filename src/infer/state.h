// What is known of all values of a function at one place of a walk. Every branch and every round of a loop
// begins with a copy of it and changes little: copies share what neither changed, and joining two looks only
// at what differs.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "infer/value.h"

namespace weft::infer {

class Values {
  public:
    Values() = default;
    explicit Values(size_t size)
        : size_(size), chunks_((size + chunk_size - 1) / chunk_size, std::make_shared<Chunk>()) {}

    size_t size() const { return size_; }
    const Value& operator[](size_t i) const { return (*chunks_[i / chunk_size])[i % chunk_size]; }
    // To be changed: good until the next copy.
    Value& edit(size_t i) {
        std::shared_ptr<Chunk>& chunk = chunks_[i / chunk_size];
        if (chunk.use_count() > 1) chunk = std::make_shared<Chunk>(*chunk);
        return (*chunk)[i % chunk_size];
    }
    // Calls with every place where the two may differ.
    template <class Call>
    void where_different(const Values& other, Call&& call) const {
        for (size_t c = 0; c < chunks_.size(); ++c) {
            if (chunks_[c] == other.chunks_[c]) continue;
            const size_t end = std::min(size_, (c + 1) * chunk_size);
            for (size_t i = c * chunk_size; i < end; ++i) call(i);
        }
    }

  private:
    static constexpr size_t chunk_size = 16;
    using Chunk = std::array<Value, chunk_size>;
    size_t size_ = 0;
    std::vector<std::shared_ptr<Chunk>> chunks_;
};

struct State {
    bool live = true;
    Values values;
};

}  // namespace weft::infer
