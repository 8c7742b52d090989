// Private to faults/
// CodeScene: the code of a kernel's function, forward or backward, as finders of faults in code look at it:
// its lines with the instructions they come from (emit's map), and what the scene knows of those.
#pragma once

#include <string_view>
#include <vector>

#include "faults/scene.h"
#include "gradient/absence.h"

namespace weft::faults {

class CodeScene {
  public:
    struct Line {
        Span at;        // of the column, without the line end
        uint32_t inst;  // in the kernel's instructions; emit::no_inst: a declaration
    };

    // Compiles the kernel of the scene again. False: it has no such pass.
    bool look(const Scene& scene, emit::Pass pass, size_t target);

    const Scene& scene() const { return *scene_; }
    std::string_view text() const { return text_; }  // the code column
    std::string_view text(Span span) const { return text_.substr(span.begin, span.size()); }
    uint32_t begin() const { return begin_; }  // of the kernel's function in it
    const std::vector<Line>& lines() const { return lines_; }
    std::vector<Span> closing_braces() const;  // lines of the function with nothing else, with their ends
    const ir::Inst& inst(const Line& line) const { return body().insts[line.inst]; }
    const ir::Function& body() const;
    // A statement whose line computes what the scene says shows for every thread.
    bool shows(const Line& line) const;

    // Of the backward pass: whether the gradient is another one, on every way through the kernel, where the
    // adjoint of this instruction is missing, or those of its first two arguments are exchanged.
    bool is_missed(uint32_t inst) const { return is_differentiable_ && absence_.shows(inst); }
    bool is_exchange_seen(uint32_t inst) const { return is_differentiable_ && absence_.exchange_shows(inst); }
    // The only instruction that makes the value, if nothing but `user` reads it; no_inst: there is none.
    uint32_t only_maker(ir::ValueId value, uint32_t user) const;

  private:
    const Scene* scene_ = nullptr;
    Compiled compiled_;
    mutable gradient::Absence absence_;  // remembers nothing but its memory
    bool is_differentiable_ = false;
    std::string_view text_;
    uint32_t begin_ = 0, end_ = 0;
    std::vector<Line> lines_;
};

using CodeFinder = void (*)(const CodeScene& code, Offers& offers);
#define WEFT_FIND_Python(enumerator)
#define WEFT_FIND_Forward(enumerator) void find_##enumerator(const CodeScene& code, Offers& offers);
#define WEFT_FIND_Backward(enumerator) WEFT_FIND_Forward(enumerator)
#define WEFT_FAULT(enumerator, name, language, shows, weight, explanation) WEFT_FIND_##language(enumerator)
#include "faults/faults.def"
#undef WEFT_FAULT
#undef WEFT_FIND_Python
#undef WEFT_FIND_Forward
#undef WEFT_FIND_Backward

}  // namespace weft::faults
