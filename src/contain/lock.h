// lock: what a process gives up before it does something it is not trusted with: memory and time beyond a
// limit, files but those that are named, system calls but those that computing needs. A step that was taken
// holds until the process ends, also for what it starts. weft-worker takes them; sandbox.h finds out whether
// they hold on this machine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace weft::contain {

struct Limits {
    uint64_t memory = 0;  // bytes of address space; 0: no limit (a sanitizer maps more than any machine has)
    uint64_t cpu_seconds = 60;
    uint64_t file_bytes = 0;  // of each file that is written
};
bool set_limits(const Limits& limits);

// Landlock: from now on nothing but these, and what is beneath them, can be opened. False where the kernel
// has none.
struct Files {
    std::vector<std::string> readable;  // and executable
    std::vector<std::string> writable;
};
bool restrict_files(const Files& files);

// seccomp: from now on only what reading, writing, mapping memory and ending need; everything else fails with
// EPERM. False where the kernel has none.
enum class Calls : uint8_t {
    Computing,
    Files,  // making folders, listing them and removing files, too; where, restrict_files() says
};
bool restrict_calls(Calls calls);

}  // namespace weft::contain
