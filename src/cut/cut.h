// cut: a Python file -> a file for each of its kernels, with the statements that it needs and nothing else.
// Data sets take rows of real code from it. Each was compiled alone and gives the same code as in the whole
// file, but for places of functions, numbers of lines and of functions; what does not is refused, with the
// reason. What a kernel needs of files that its own imports stands in the file that is cut out, too. Never
// runs anything.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "driver/project.h"

namespace weft::cut {

enum class Reason : uint8_t {
#define WEFT_REFUSAL(enumerator, name, unit, text) enumerator,
#include "cut/refusals.def"
#undef WEFT_REFUSAL
    Count
};
inline constexpr size_t reason_count = static_cast<size_t>(Reason::Count);

enum class Unit : uint8_t { File, Kernel };

struct ReasonInfo {
    std::string_view name;
    Unit unit;
    std::string_view text;
};
const ReasonInfo& info(Reason reason);

struct Cut {
    std::string key;     // the kernel's name in the code: that of its function, but for those in functions
    std::string source;  // saved as <key>.py it loads in Warp, and has this kernel alone
};

struct Refusal {
    Reason reason{};
    std::string kernel;     // empty: the file
    std::string construct;  // which diagnostic says so; empty: none does
};

struct Cuts {
    std::vector<Cut> kernels;  // in the order of their definitions
    std::vector<Refusal> refusals;
    std::vector<std::string> files_read;  // paths of other files, for its imports
};

// What kernels are cut out for. A row of a set is judged and run: there a kernel has to change something, and
// to call no code that was written by hand.
enum class Use : uint8_t { Rows, Projects };

// Memory of one worker.
class Cutter {
  public:
    Cutter();
    ~Cutter();
    Cutter(const Cutter&) = delete;
    Cutter& operator=(const Cutter&) = delete;

    // `name`: of the file, without its ending. As the module that it is, after its import; where it is none,
    // or its import cannot be followed, by itself. `out` is cleared first.
    void cut(const driver::Target& target, std::string_view text, std::string_view name, Cuts& out,
             Use use = Use::Rows);

  private:
    class Work;
    std::unique_ptr<Work> work_;
};

}  // namespace weft::cut
