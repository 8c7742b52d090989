// Code that computes nothing, in kernels written for it; and what looks like it but is needed.
#include "facts/void_code.h"

#include <gtest/gtest.h>

#include "exemplars/exemplars.h"
#include "test_kernels.h"

namespace weft::facts {
namespace {

using VoidKinds = std::vector<VoidKind>;

VoidKinds void_kinds(const std::string& source) {
    const CompiledKernelFile compiled(source);
    VoidFinder finder;
    VoidKinds out;
    for (const VoidCode& one : finder.find(compiled.subject())) out.push_back(one.kind);
    return out;
}

VoidKinds in_body(const std::string& lines) {
    return void_kinds(kernel("    i = wp.tid()\n" + lines));
}

TEST(VoidCode, WhatCancels) {
    EXPECT_EQ(in_body("    a = x[i] * 2.0\n    y[i] = a - a + float(n)\n"), VoidKinds{VoidKind::Cancels});
    EXPECT_EQ(in_body("    y[i] = x[i] - x[0] + x[0] * float(n)\n"), VoidKinds{});
    EXPECT_EQ(in_body("    y[i] = x[i] - x[0] + x[0] + float(n)\n"), VoidKinds{VoidKind::Cancels});
    EXPECT_EQ(in_body("    y[i] = float(n) * x[0] - x[0] * float(n)\n"), VoidKinds{VoidKind::Cancels});
    EXPECT_EQ(in_body("    y[i] = float(n) * x[0] * 0.5 / x[0]\n"), VoidKinds{VoidKind::Cancels});
    // Rounded down to a multiple.
    EXPECT_EQ(in_body("    y[i] = x[i // n * n]\n"), VoidKinds{});
}

TEST(VoidCode, WhatRoundingTookIsNotNothing) {
    EXPECT_EQ(in_body(R"(    total = float(0.0)
    lost = float(0.0)
    for k in range(n):
        term = x[k] - lost
        sum = total + term
        lost = (sum - total) - term
        total = sum
    y[i] = total
)"),
              VoidKinds{});
}

TEST(VoidCode, IdentitiesOfBuiltins) {
    EXPECT_EQ(in_body("    a = x[i]\n    y[i] = wp.atan2(a, a) * float(n)\n"), VoidKinds{VoidKind::Alike});
    EXPECT_EQ(in_body("    y[i] = wp.min(x[i], x[i]) * float(n)\n"), VoidKinds{VoidKind::Alike});
    EXPECT_EQ(in_body("    v = wp.vec3(x[i], float(n), 2.0)\n    y[i] = wp.cross(wp.normalize(v), v)[0]\n"),
              VoidKinds{VoidKind::Alike});
    EXPECT_EQ(in_body("    v = wp.vec3(x[i], float(n), 2.0)\n    y[i] = wp.cross(v, v * -x[0])[0]\n"),
              VoidKinds{VoidKind::Alike});
    EXPECT_EQ(in_body("    y[i] = wp.exp(wp.log(x[i])) * float(n)\n"), VoidKinds{VoidKind::Undone});
    EXPECT_EQ(in_body("    y[i] = wp.floor(wp.floor(x[i])) * float(n)\n"), VoidKinds{VoidKind::Undone});
    EXPECT_EQ(in_body("    q = wp.quat(x[i], x[0], float(n), 1.0)\n    y[i] = (wp.quat_inverse(q) * q)[0]\n"),
              VoidKinds{VoidKind::Undone});
    EXPECT_EQ(in_body("    y[i] = x[i] * 0.0 + float(n)\n"), VoidKinds{VoidKind::Absorbed});
    EXPECT_EQ(in_body("    y[i] = 0.0 + x[i] * float(n)\n"), VoidKinds{VoidKind::Neutral});
    EXPECT_EQ(in_body("    y[i] = wp.pow(x[i], 2.0) + float(n)\n"), VoidKinds{});
}

TEST(VoidCode, LimitsThatAValueKeeps) {
    EXPECT_EQ(in_body("    y[i] = wp.max(wp.abs(x[i]), 0.0) * float(n)\n"), VoidKinds{VoidKind::Limit});
    EXPECT_EQ(in_body("    y[i] = wp.clamp(wp.sin(x[i]), -1.0, 1.0) * float(n)\n"),
              VoidKinds{VoidKind::Limit});
    EXPECT_EQ(in_body("    y[i] = wp.clamp(wp.sin(x[i]), 0.0, 1.0) * float(n)\n"), VoidKinds{});
    EXPECT_EQ(in_body("    y[i] = wp.abs(x[i] * x[i]) * float(n)\n"), VoidKinds{VoidKind::Limit});
}

TEST(VoidCode, TestsThatAreDecided) {
    EXPECT_EQ(in_body("    if wp.abs(x[i]) < 0.0:\n        y[i] = float(n)\n"), VoidKinds{VoidKind::Decided});
    EXPECT_EQ(in_body("    if i < 0:\n        y[i] = x[i] * float(n)\n"), VoidKinds{VoidKind::Decided});
    EXPECT_EQ(in_body("    if x[i] > 0.0:\n        if x[i] <= 0.0:\n            y[i] = float(n)\n"),
              VoidKinds{VoidKind::Decided});
    EXPECT_EQ(in_body("    if x[i] > 0.0:\n        return\n    if 0.0 < x[i]:\n        y[i] = float(n)\n"),
              VoidKinds{VoidKind::Decided});
    EXPECT_EQ(
        in_body("    if x[i] > 0.0:\n        y[i] = float(n)\n    if x[i] > 0.0:\n        y[0] = 1.0\n"),
        VoidKinds{});
    // Whether it is a number.
    EXPECT_EQ(in_body("    a = x[i]\n    if a != a:\n        y[i] = float(n)\n"), VoidKinds{});
    EXPECT_EQ(in_body("    a = x[i]\n    y[i] = wp.where(n > 2, a * 2.0, 2.0 * a)\n"),
              VoidKinds{VoidKind::EqualArms});
}

TEST(VoidCode, WhatNobodyReads) {
    EXPECT_EQ(in_body("    a = x[i] * 2.0\n    a = x[0] * 3.0\n    y[i] = a * float(n)\n"),
              VoidKinds{VoidKind::Unread});
    EXPECT_EQ(in_body("    y[i] = x[i]\n    y[i] = float(n)\n"), VoidKinds{VoidKind::Overwritten});
    EXPECT_EQ(in_body("    y[i] = y[i]\n    y[0] = x[n]\n"), VoidKinds{VoidKind::StoredBack});
    EXPECT_EQ(in_body("    y[i] = x[i]\n    y[i] = y[i] * float(n)\n"), VoidKinds{});
}

TEST(VoidCode, RoundsOfALoopAreJudgedTogether) {
    EXPECT_EQ(
        in_body("    s = float(n)\n    for k in range(3):\n        s += float(k) * x[i + k]\n    y[i] = s\n"),
        VoidKinds{});
    EXPECT_EQ(in_body("    s = float(n)\n    for k in range(3):\n        s += x[k] - x[k]\n    y[i] = s\n"),
              VoidKinds{VoidKind::Cancels});
}

TEST(VoidCode, ExemplarsHaveNone) {
    VoidFinder finder;
    draft::Drafts drafts;
    draft::Draft draft;
    for (const exemplars::File& file : exemplars::files()) {
        const auto parsed = exemplars::parse(file.text);
        ASSERT_TRUE(parsed.ok());
        ASSERT_TRUE(drafts.load(parsed.value().source, file.name, draft).ok());
        for (const VoidCode& one : finder.find(driver::subject(drafts.compiled())))
            ADD_FAILURE() << file.domain << "/" << file.name << ": line " << one.line
                          << " (behind the header): " << text(one.kind);
    }
}

}  // namespace
}  // namespace weft::facts
