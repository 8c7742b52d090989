// faults: a compiled kernel -> the same kernel with one fault that people make, where it is, and the fix. The
// data-set writer asks for one by chance, `weft validate` makes the same again and observes what goes wrong
// (verify/). A fault is put in only where it must show: what it changes reaches an output whatever the inputs
// are (sight.h), and weft itself refuses the text, or takes it, as the table says.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/random.h"
#include "driver/compile.h"
#include "driver/compiled.h"
#include "emit/target.h"
#include "inputs/inputs.h"

namespace weft::faults {

// The text that a fault is in: Python, or the code of a pass.
enum class Language : uint8_t { Python, Forward, Backward };
std::string_view text(Language language);  // "python", "cpp"

// How a fault shows.
enum class Shows : uint8_t {
    Refused,         // Warp does not take the Python text
    DoesNotCompile,  // the host compiler does not take the code
    WrongOutput,     // other numbers
    OutsideArray,    // reads or writes beside an array
    OutputRead,      // depends on what an output held before
    Race,            // two threads write one element, and no atomic orders them
    WrongGradient,   // other gradients
    // What nobody means to happen, and what may be seen all the same.
    NotFinite,
    InputChanged,
    Crash,
    NeverEnds,
};
std::string_view text(Shows shows);  // "wrong-output"

enum class Fault : uint8_t {
#define WEFT_FAULT(enumerator, name, language, shows, weight, explanation) enumerator,
#include "faults/faults.def"
#undef WEFT_FAULT
    Count
};
inline constexpr size_t fault_count = static_cast<size_t>(Fault::Count);

struct FaultInfo {
    std::string_view name;
    Language language;
    Shows shows;
    uint32_t weight;
    std::string_view explanation;
};
const FaultInfo& info(Fault fault);
std::optional<Fault> find_fault(std::string_view name);

// Of a row.
constexpr uint64_t key_of(uint64_t seed, uint64_t index) {
    return mix64(mix64(seed) ^ (index * 0xd6e8feb86659fd93));
}

// Where `written` stands in `faulty` there stands `fix` in the correct text; nothing else differs.
struct Injected {
    Fault fault{};
    std::string faulty;             // the whole text, in the fault's language
    uint32_t at = 0;                // of `written`, bytes
    uint32_t line = 0, column = 0;  // the same, from 1; columns in bytes
    std::string written, fix;       // either may be empty
    std::string explanation;
    std::string correct;     // of a fault in code: the code column without it
    uint32_t in_kernel = 0;  // of a fault in code: where it stands in the kernel's function, bytes
};

// The options that a kernel must be compiled with before it is given here; the targets are the caller's.
void ask_for_what_faults_need(driver::Options& options);

// Memory of one thread.
class Injector {
  public:
    Injector();
    ~Injector();
    Injector(const Injector&) = delete;
    Injector& operator=(const Injector&) = delete;

    // The kernel: the only one of its file. The key decides which place it takes; `target`, whose code it is
    // that a fault in code is put into. False: there is no place.
    bool inject(const Compiled& kernel, const inputs::Inputs& inputs, Fault fault, uint64_t key,
                Injected& out, size_t target = emit::cpu);
    // Some fault, drawn by weight: the same as asking for that fault with that key. False: there is a place
    // for none.
    bool inject(const Compiled& kernel, const inputs::Inputs& inputs, uint64_t key, Injected& out);

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

// From a faulty text to the correct one, as a unified diff with three lines around the change.
std::string diff(std::string_view faulty, std::string_view correct, std::string_view file);

}  // namespace weft::faults
