// What a careful reader would strike out, in kernels written for it; and what looks like it but is needed.
#include "facts/flaws.h"

#include <gtest/gtest.h>

#include "facts/diversity.h"
#include "test_kernels.h"

namespace weft::facts {
namespace {

std::vector<FlawKind> kinds(const std::string& source) {
    const CompiledKernelFile compiled(source);
    std::vector<Flaw> found;
    flaws(compiled.subject(), found);
    std::vector<FlawKind> out;
    for (const Flaw& flaw : found) out.push_back(flaw.kind);
    return out;
}

using Kinds = std::vector<FlawKind>;

TEST(Flaws, DeadStores) {
    EXPECT_EQ(kinds(kernel("    i = wp.tid()\n    a = x[i]\n    y[i] = x[i] * float(n)\n")),
              Kinds{FlawKind::DeadStore});
    // Both arms give a value that the line behind them replaces.
    EXPECT_EQ(kinds(kernel(R"(    i = wp.tid()
    if n > 2:
        a = x[i]
    else:
        a = 2.0
    a = 3.0 * x[i]
    y[i] = a
)")),
              (Kinds{FlawKind::DeadStore, FlawKind::DeadStore}));
}

TEST(Flaws, WhatALoopCarriesIsRead) {
    EXPECT_EQ(kinds(kernel(R"(    i = wp.tid()
    s = float(0.0)
    last = float(1.0)
    for j in range(n):
        if x[j] > 2.0:
            break
        s += last * x[j]
        last = x[j]
    y[i] = s
)")),
              Kinds{});
}

TEST(Flaws, ComponentsAreParts) {
    EXPECT_EQ(kinds(kernel(R"(    i = wp.tid()
    v = wp.vec2()
    v[0] = x[i]
    v[1] = float(n)
    y[i] = v[0] + v[1]
)")),
              Kinds{});
    EXPECT_EQ(kinds(kernel(R"(    i = wp.tid()
    v = wp.vec2()
    y[i] = x[i] + float(n) + v[0]
    v[1] = float(n)
)")),
              Kinds{FlawKind::DeadStore});
}

TEST(Flaws, UnusedParameter) {
    EXPECT_EQ(kinds(kernel("    i = wp.tid()\n    y[i] = x[i] + 1.0\n")), Kinds{FlawKind::UnusedParameter});
}

TEST(Flaws, WhatOnlyLooksNeutral) {
    EXPECT_EQ(kinds(kernel("    i = wp.tid()\n    y[i] = (x[i] ** x[i]) * float(n)\n")), Kinds{});
    EXPECT_EQ(kinds(R"(import warp as wp


@wp.func
def min(a: float, b: float):
    return a * b + 1.0


@wp.kernel
def k(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = min(x[i], x[i])
)"),
              Kinds{})
        << "a function of the file";
}

TEST(Flaws, NeutralOperations) {
    for (const char* expression :
         {"x[i] * 1.0", "x[i] + 0.0", "x[i] / 1.0", "x[i] - x[i]", "wp.min(x[i], x[i])"}) {
        const std::string body =
            "    i = wp.tid()\n    y[i] = (" + std::string(expression) + ") * float(n)\n";
        EXPECT_EQ(kinds(kernel(body)), Kinds{FlawKind::NeutralOperation}) << expression;
    }
    EXPECT_EQ(kinds(kernel("    i = wp.tid()\n    y[i] = (1.0 - x[i]) * x[i] * float(n)\n")), Kinds{});
}

TEST(Flaws, TestsAndArms) {
    EXPECT_EQ(kinds(kernel("    i = wp.tid()\n    y[i] = x[i] if n > 1 else x[i]\n")),
              Kinds{FlawKind::EqualArms});
    EXPECT_EQ(kinds(kernel("    i = wp.tid()\n    if n > 1 or n > 1:\n        y[i] = x[i]\n")),
              Kinds{FlawKind::RepeatedTest});
    EXPECT_EQ(kinds(kernel("    i = wp.tid()\n    if n > 1:\n        if n > 1:\n            y[i] = x[i]\n")),
              Kinds{FlawKind::NestedTest});
}

TEST(Diversity, CountsDuplicatesOfEveryKind) {
    const CompiledKernelFile one(kernel("    i = wp.tid()\n    y[i] = x[i] + float(n)\n"));
    const CompiledKernelFile renamed(kernel("    tid = wp.tid()\n    y[tid] = x[tid] + float(n)\n"));
    const CompiledKernelFile other(kernel("    i = wp.tid()\n    y[i] = x[i] * float(n)\n"));
    Diversity diversity;
    for (const CompiledKernelFile* compiled : {&one, &one, &renamed, &other})
        diversity.add(compiled->subject(), synth::Category::Arithmetic, true);
    const Diversity::Tally all = diversity.total();
    EXPECT_EQ(all.kernels, 4u);
    EXPECT_EQ(all.exact, 1u);
    EXPECT_EQ(all.structural, 2u);
    EXPECT_EQ(diversity.total(2).kernels, 0u);
    EXPECT_EQ(diversity.statement_bigrams(), 2u);
}

}  // namespace
}  // namespace weft::facts
