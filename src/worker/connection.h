// A worker's side of what it has in common with weft: orders, answers, the memory, the time.
#pragma once

#include <cstddef>
#include <cstdint>

#include "worker/protocol.h"

namespace weft::worker {

bool receive(void* order, size_t size);  // false: there are no more
template <class T>
bool receive(T& order) {
    return receive(&order, sizeof order);
}
bool send(const void* answer, size_t size);
template <class T>
bool send(const T& answer) {
    return send(&answer, sizeof answer);
}

// Null: there is none.
char* map_memory(size_t& size);

uint64_t now_ns();

}  // namespace weft::worker
