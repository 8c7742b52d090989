// skill: a compiled kernel -> what it takes to write it: data structures, indirection, nesting,
// synchronization, numerics, functions; as counts, points and a level from 1 to 5. Of any file, grown or a
// user's; the rows of skill.def say what counts how much.
#pragma once

#include <cstdint>
#include <vector>

#include "driver/subject.h"

namespace weft::facts {

struct SkillCounts {
#define WEFT_SKILL(name, weight, most, text) uint32_t name = 0;
#include "facts/skill.def"
#undef WEFT_SKILL
};

uint32_t skill_points(const SkillCounts& counts);
uint32_t skill_level(uint32_t points);  // 1 to 5

// Memory of one worker.
class SkillFacts {
  public:
    SkillCounts counts(const driver::Subject& subject);

  private:
    std::vector<uint8_t> loads_;  // by value: how many loads stand behind each other in it
};

}  // namespace weft::facts
