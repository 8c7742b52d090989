// Skill: what each part of a kernel adds, and that more of it never makes a kernel easier.
#include "facts/skill.h"

#include <gtest/gtest.h>

#include "test_kernels.h"

namespace weft::facts {
namespace {

SkillCounts skill_of(const std::string& source) {
    const CompiledKernelFile compiled(source);
    SkillFacts facts;
    return facts.counts(compiled.subject());
}

SkillCounts skill_in(const std::string& body) {
    return skill_of(kernel("    i = wp.tid()\n" + body));
}

TEST(Skill, PointsNeverFall) {
#define WEFT_SKILL(name, weight, most, text)                              \
    for (uint32_t count = 0; count < 12; ++count) {                       \
        SkillCounts less, more;                                           \
        less.name = count;                                                \
        more.name = count + 1;                                            \
        EXPECT_LE(skill_points(less), skill_points(more)) << #name;       \
        EXPECT_EQ(skill_points(more) > skill_points(less), count < most); \
    }
#include "facts/skill.def"
#undef WEFT_SKILL
    for (uint32_t points = 0; points < 200; ++points) EXPECT_LE(skill_level(points), skill_level(points + 1));
    EXPECT_EQ(skill_level(0), 1u);
    EXPECT_EQ(skill_level(200), 5u);
}

TEST(Skill, ATextbookKernelIsOfLevelOne) {
    EXPECT_EQ(skill_level(skill_points(skill_in("    y[i] = x[i] + float(n)\n"))), 1u);
}

TEST(Skill, ControlIsCounted) {
    const SkillCounts counts = skill_in(R"(    if i >= n:
        return
    s = float(0.0)
    for k in range(n):
        if x[k] < 0.0:
            continue
        s += x[k]
    while s > 1.0:
        s = s * 0.5
    y[i] = s
)");
    EXPECT_EQ(counts.nesting, 2u);
    EXPECT_EQ(counts.loops, 2u);
    EXPECT_EQ(counts.open_loops, 1u);
    EXPECT_EQ(counts.branches, 2u);
    EXPECT_EQ(counts.exits, 2u);
    EXPECT_EQ(counts.length, 1u);
}

TEST(Skill, IndexesThatAreLoadedAreIndirections) {
    EXPECT_EQ(skill_in("    y[i] = x[i]\n").indirection, 0u);
    EXPECT_EQ(skill_in("    y[i] = x[int(x[i])]\n").indirection, 1u);
    EXPECT_EQ(skill_in("    y[i] = x[int(x[int(x[i])])]\n").indirection, 2u);
    EXPECT_EQ(skill_in("    y[int(x[i])] = float(n)\n").scatters, 1u);
    EXPECT_EQ(skill_in("    y[i] = float(n)\n").scatters, 0u);
    EXPECT_EQ(
        skill_in("    s = float(0.0)\n    for k in range(int(x[i]), n):\n        s += x[k]\n    y[i] = s\n")
            .open_loops,
        1u);
}

TEST(Skill, AtomicsAndMathematicsAreCounted) {
    const SkillCounts counts =
        skill_in("    wp.atomic_add(y, n, wp.sin(x[i]) + wp.sin(x[0]) * wp.exp(x[i]))\n");
    EXPECT_EQ(counts.atomics, 1u);
    EXPECT_EQ(counts.mathematics, 2u);
    EXPECT_EQ(skill_in("    y[i] += x[i]\n").atomics, 1u);
}

TEST(Skill, TypesFunctionsAndDimensionsAreCounted) {
    const SkillCounts counts = skill_of(R"(import warp as wp

@wp.struct
class Body:
    pose: wp.transform
    mass: float

@wp.func
def inner(q: wp.quat, v: wp.vec3):
    return wp.quat_rotate(q, v)

@wp.func
def outer(b: Body, v: wp.vec3):
    return inner(wp.transform_get_rotation(b.pose), v) * b.mass

@wp.kernel
def k(bodies: wp.array(dtype=Body), v: wp.array2d(dtype=wp.vec3), w: wp.array2d(dtype=wp.vec3)):
    i, j = wp.tid()
    w[i, j] = outer(bodies[i], v[i, j])
)");
    EXPECT_EQ(counts.structs, 1u);
    EXPECT_EQ(counts.rotations, 2u);
    EXPECT_EQ(counts.vectors, 1u);
    EXPECT_EQ(counts.functions, 2u);
    EXPECT_EQ(counts.layers, 1u);
    EXPECT_EQ(counts.dimensions, 1u);
    EXPECT_EQ(counts.arrays, 1u);
}

}  // namespace
}  // namespace weft::facts
