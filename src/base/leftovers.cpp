#include "base/leftovers.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <utility>

namespace weft {
namespace {

// A handler may interrupt whoever fills a slot, so a slot is owned by the one who changes its state: Free to
// Busy, to be filled; Held to Busy, to be emptied or to be removed.
enum State : int { Free, Busy, Held };

struct Slot {
    std::atomic<int> state = Free;
    Leftover::Kind kind = Leftover::Kind::File;
    std::array<char, 1024> path{};
    pid_t group = 0;
};

// More than there are threads; whoever finds none free, or has a longer path, is not looked after.
constexpr int slot_count = 2048;
std::array<Slot, slot_count> slots;

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
    if (path.size() >= slots[0].path.size()) return;
    slot_ = hold([&](Slot& slot) {
        std::memcpy(slot.path.data(), path.c_str(), path.size() + 1);
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
    if (take(slot, Held)) slot.state = Free;
}

void remove_simple_leftovers() {
    for (Slot& slot : slots) {
        if (slot.state != Held || slot.kind == Leftover::Kind::Folder || !take(slot, Held)) continue;
        if (slot.kind == Leftover::Kind::File)
            ::unlink(slot.path.data());
        else
            ::kill(-slot.group, SIGKILL);
    }
}

void remove_leftovers() {
    remove_simple_leftovers();  // programs first: they write into folders
    for (Slot& slot : slots) {
        if (slot.state != Held || !take(slot, Held)) continue;
        std::error_code ignored;
        std::filesystem::remove_all(slot.path.data(), ignored);
    }
}

}  // namespace weft
