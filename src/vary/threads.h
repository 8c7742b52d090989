// Private to vary/
// Threads: the statement of the kernel that asks which thread this is, `i = wp.tid()` or `i, j = wp.tid()`,
// for transforms that change what a thread works on.
#pragma once

#include <optional>
#include <vector>

#include "vary/change.h"

namespace weft::vary {

// Says that it is a thread, not what it works on.
inline bool is_thread_word(std::string_view name) {
    return name == "tid" || name == "thread" || name == "slot" || name == "lane";
}

struct Threads {
    NodeId statement;             // in the kernel's own block
    std::vector<StringId> names;  // by dimension
    Type type;                    // of each
};

// Nothing: the kernel asks elsewhere, several times or not at all.
std::optional<Threads> threads_of(const Draft& draft, const Look& look);
inline std::optional<Threads> threads_of(const Change& change) {
    return threads_of(change.draft, change.look);
}

void insert_behind_threads(Change& change, const Threads& threads, NodeId statement);

}  // namespace weft::vary
