// memory: a compiled kernel -> how its threads move through arrays and how its branches part them, as far as
// the code alone tells: of each access whether neighbouring threads touch neighbouring elements, and of each
// branch whether threads may part there. docs/memory.md defines every word and figure.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace weft::driver {
struct Subject;
}

namespace weft::facts {

enum class Touch : uint8_t { Read, Write, Atomic };
inline constexpr std::array<std::string_view, 3> touch_names{"read", "write", "atomic"};

// From one thread to the next of a warp, an access goes to
enum class Pattern : uint8_t {
    Coalesced,  // the next bytes
    Strided,    // bytes that are a fixed step away
    Broadcast,  // the same bytes
    Gather,     // wherever an index that was loaded or drawn says
    Unknown,    // bytes of which nothing is claimed
};
inline constexpr std::array<std::string_view, 5> pattern_names{"coalesced", "strided", "broadcast", "gather",
                                                               "unknown"};

// Why nothing is claimed.
enum class Blur : uint8_t {
    None,
    Nonlinear,  // the index is no linear function of the thread: a division, a remainder, a product of two
    Branch,     // it was chosen by a branch or a loop on which threads part
    Component,  // a component of a vector or matrix is chosen by the thread
    Array,      // which array it is, is not known
    Builtin,    // a builtin goes through the array
    Size,       // elements of a size that is not known
};
inline constexpr std::array<std::string_view, 7> blur_names{"",      "nonlinear", "branch", "component",
                                                            "array", "builtin",   "size"};

// What the threads of a warp part on.
enum class Parting : uint8_t {
    Uniform,  // they do not: all go the same way
    Thread,   // on their number
    Data,     // on what they loaded or drew
    Unknown,
};
inline constexpr std::array<std::string_view, 4> parting_names{"uniform", "thread", "data", "unknown"};

// Accesses that are alike in everything below, counted together.
struct Access {
    std::string array;   // the parameter, `s.x` for an array in a struct; empty: not known
    std::string stride;  // in elements: "1", "-3", "k", "2*m.shape[1]"; empty: there is none
    Touch touch{};
    Pattern pattern{};
    Blur blur{};
    uint32_t bytes = 0;    // moved by a thread; 0: not known
    uint32_t element = 0;  // bytes from one element to the next; 0: not known
    uint32_t loops = 0;    // around it, those of callers included
    uint32_t count = 0;
    bool operator==(const Access&) const = default;
};

struct Memory {
    bool known = false;  // false: nothing was looked at
    bool has_score = false;
    uint32_t score = 0;                  // in thousandths
    std::array<uint32_t, 5> patterns{};  // accesses by Pattern
    std::array<uint32_t, 4> branches{};  // by Parting
    std::vector<Access> accesses;        // in the order of the code
    bool operator==(const Memory&) const = default;
};

// Sectors of memory that a warp touches, and the bytes of them that it uses, in one access.
struct Traffic {
    uint64_t useful = 0, fetched = 0;
};
inline constexpr uint64_t warp_lanes = 32, sector_bytes = 32;
inline constexpr uint64_t rounds_of_a_loop = 8;  // for the score: what is in a loop counts so many times

// `step`: bytes from one thread to the next; nothing: as far as it may be.
Traffic traffic(uint32_t bytes, uint32_t element, const int64_t* step);

class LaneWalk;
struct Seen;

// Memory of one worker.
class MemoryFacts {
  public:
    MemoryFacts();
    ~MemoryFacts();
    // Into memory that is used again. Not known: the kernel is too long to be followed, or calls
    // C++ of its own.
    void look_at(const driver::Subject& subject, Memory& out);

  private:
    void list(const Seen& one, Access& out) const;
    void rate(Memory& out) const;

    std::unique_ptr<LaneWalk> walk_;
    std::vector<uint32_t> firsts_;  // by access that is listed: the first that is like it
};

}  // namespace weft::facts
