// CompiledRow: a row -> what follows from its python_source, compared with what the row says. Memory of one
// thread.
#pragma once

#include <string>
#include <vector>

#include "dataset/check/findings.h"
#include "dataset/row/row.h"
#include "driver/compile.h"
#include "facts/canonical.h"
#include "facts/describe.h"
#include "facts/memory.h"
#include "facts/structure.h"
#include "facts/void_code.h"
#include "gradient/judge.h"

namespace weft::dataset {

class CompiledRow {
  public:
    struct Said {
        Check check;
        std::string message;
    };
    // Compares every column that is a function of python_source. Which checks were made, and what they found.
    // False: the row has no code that anybody may compile or run.
    bool compare(const Row& row, bool wants_backward, std::vector<Check>& made, std::vector<Said>& said);
    // The same of a pair of the earlier scripts: its code is the kernel's function alone, cut out of Warp's
    // text, and its source may lack the import.
    void compare_earlier(const Row& row, std::vector<Check>& made, std::vector<Said>& said);

  private:
    void compile(const Row& row, std::string_view source);
    bool is_refused(std::vector<Check>& made, std::vector<Said>& said) const;
    void compare_plain_cuda(const Row& row, const driver::Subject& subject, std::vector<Check>& made,
                            std::vector<Said>& said) const;
    void compare_code(const Row& row, bool wants_backward, std::vector<Said>& said) const;
    void compare_facts(const Row& row, const driver::Subject& subject, std::vector<Said>& said);

    Compiled compiled_;
    facts::Canonicalizer canonicalizer_;
    facts::StructureHasher structure_;
    facts::Describer describer_;
    gradient::Judge judge_;
    facts::MemoryFacts memory_facts_;
    facts::VoidFinder void_finder_;
    facts::Memory memory_;
    std::string file_, source_;
};

}  // namespace weft::dataset
