// KernelFacts: what a data set's row says about a kernel, for the kernels of a user's file: difficulty,
// complexity, gradient, memory, description; with the skill that it takes, and the inputs that are inferred
// for it. The report of `weft compile --json` writes them.
#pragma once

#include "base/json_write.h"
#include "driver/subject.h"
#include "facts/describe.h"
#include "facts/memory.h"
#include "facts/skill.h"
#include "gradient/judge.h"

namespace weft::cli {

class KernelFacts {
  public:
    // Members of the JSON object of one kernel.
    void write(JsonWriter& json, const driver::Subject& subject);

  private:
    facts::Describer describer_;
    gradient::Judge judge_;
    facts::SkillFacts skill_facts_;
    facts::MemoryFacts memory_facts_;
    facts::Memory memory_;
};

}  // namespace weft::cli
