// Ordered: blocks of work that threads make in any order, handed out in theirs. Only a few are made ahead of
// whoever takes them, so memory does not grow with their number.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "base/result.h"
#include "base/threads.h"

namespace weft {

template <class Block>
class Ordered {
  public:
    using Make = std::function<Result<Block>(uint64_t number)>;

    // Every thread calls `open` once: what it returns is used by that thread alone.
    Ordered(uint64_t blocks, unsigned threads, std::function<Make()> open)
        : blocks_(blocks), ahead_(2ull * threads), open_(std::move(open)) {
        owner_ = std::thread([this, threads] {
            try {
                run_workers(threads, [this] { work(); });
            } catch (const std::exception& thrown) {  // no threads to have
                fail(thrown.what());
            }
        });
    }
    Ordered(const Ordered&) = delete;
    ~Ordered() {
        stop();
        owner_.join();
    }

    // The next block; nothing: that was the last one. What a thread could not make is the error of its turn,
    // and ends the work. While it waits it asks `give_up` ten times a second.
    Result<std::optional<Block>> next(const std::function<bool()>& give_up) {
        std::unique_lock lock(mutex_);
        if (taken_ == blocks_) return std::optional<Block>();
        while (made_.count(taken_) == 0) {
            if (failure_) return *failure_;
            if (changed_.wait_for(lock, std::chrono::milliseconds(100)) == std::cv_status::no_timeout)
                continue;
            lock.unlock();
            const bool gives_up = give_up();
            lock.lock();
            if (gives_up) return Error{"interrupted", Error::Kind::Interrupted};
        }
        auto block = made_.extract(taken_);
        if (!block.mapped()) {
            blocks_ = taken_;
            return block.mapped().failure();
        }
        ++taken_;
        changed_.notify_all();
        return std::optional<Block>(std::move(block.mapped()).value());
    }

  private:
    void work() {
        std::optional<Make> make;
        for (;;) {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return stopped_ || begun_ >= blocks_ || begun_ < taken_ + ahead_; });
            if (stopped_ || begun_ >= blocks_) return;
            const uint64_t number = begun_++;
            lock.unlock();
            Result<Block> block = made(make, number);
            lock.lock();
            made_.emplace(number, std::move(block));
            changed_.notify_all();
        }
    }
    Result<Block> made(std::optional<Make>& make, uint64_t number) {
        try {
            if (!make) make = open_();
            return (*make)(number);
        } catch (const std::exception& thrown) {
            return Error{thrown.what()};
        }
    }
    void fail(const char* why) {
        const std::lock_guard lock(mutex_);
        failure_ = Error{why};
        changed_.notify_all();
    }
    void stop() {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        changed_.notify_all();
    }

    uint64_t blocks_;
    const uint64_t ahead_;
    const std::function<Make()> open_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::map<uint64_t, Result<Block>> made_;
    uint64_t begun_ = 0, taken_ = 0;
    bool stopped_ = false;
    std::optional<Error> failure_;
    std::thread owner_;  // of the threads
};

}  // namespace weft
