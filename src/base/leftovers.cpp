#include "base/leftovers.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <memory>
#include <thread>
#include <utility>

namespace weft {
namespace {

// A handler may interrupt whoever fills a slot, so a slot is owned by the one who changes its state: Free to
// Busy, to be filled; Held to Busy, to be emptied or to be removed.
enum State : int { Free, Busy, Held };

struct Slot {
    std::atomic<int> state = Free;
    Leftover::Kind kind = Leftover::Kind::File;
    char* path = nullptr;  // File, Folder; its own, as no handler may copy one
    pid_t group = 0;
};

// More than 1,024 threads hold at a time; whoever finds none free is not looked after.
constexpr int slot_count = 8192;
std::array<Slot, slot_count> slots;

std::atomic<bool> has_ended = false;
std::atomic<int> makers = 0;
// A disk that does not answer must not keep the process, nor a program that writes while it is being killed.
constexpr std::chrono::milliseconds patience(200), glance(1);

template <class Done>
void wait_until(Done done) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!done() && std::chrono::steady_clock::now() < end) std::this_thread::sleep_for(glance);
}

bool take(Slot& slot, int from) {
    return slot.state.compare_exchange_strong(from, Busy);
}

// The number of a slot that was free and is filled now; -1: there is none.
template <class Fill>
int hold(Fill fill) {
    for (int i = 0; i < slot_count; ++i) {
        Slot& slot = slots[static_cast<size_t>(i)];
        if (!take(slot, Free)) continue;
        fill(slot);
        slot.state = Held;
        return i;
    }
    return -1;
}

}  // namespace

Leftover::Leftover(const std::string& path, Kind kind) {
    auto copy = std::make_unique<char[]>(path.size() + 1);
    std::memcpy(copy.get(), path.c_str(), path.size() + 1);
    slot_ = hold([&](Slot& slot) {
        slot.path = copy.release();
        slot.kind = kind;
    });
}

Leftover::Leftover(pid_t group) {
    slot_ = hold([&](Slot& slot) {
        slot.kind = Kind::Programs;
        slot.group = group;
    });
}

Leftover::Leftover(Leftover&& other) noexcept : slot_(std::exchange(other.slot_, -1)) {}

Leftover& Leftover::operator=(Leftover&& other) noexcept {
    std::swap(slot_, other.slot_);
    return *this;
}

void Leftover::release() {
    const int at = std::exchange(slot_, -1);
    if (at < 0) return;
    Slot& slot = slots[static_cast<size_t>(at)];
    if (!take(slot, Held)) return;
    delete[] std::exchange(slot.path, nullptr);
    slot.state = Free;
}

Making::Making() {
    ++makers;
    if (!has_ended) return;
    --makers;
    while (true) ::pause();
}

Making::~Making() {
    --makers;
}

void remove_simple_leftovers() {
    has_ended = true;
    for (Slot& slot : slots) {
        if (slot.state != Held || slot.kind == Leftover::Kind::Folder || !take(slot, Held)) continue;
        if (slot.kind == Leftover::Kind::File)
            ::unlink(slot.path);
        else
            ::kill(-slot.group, SIGKILL);
    }
}

void remove_leftovers() {
    has_ended = true;
    wait_until([] { return makers == 0; });
    remove_simple_leftovers();  // programs first: they write into folders
    for (Slot& slot : slots) {
        if (slot.state != Held || !take(slot, Held)) continue;
        wait_until([&] {
            std::error_code failed;
            std::filesystem::remove_all(slot.path, failed);
            return !failed;
        });
    }
}

}  // namespace weft
