// Faults put into kernels written for it: where they fit and where they do not, and that nothing but the
// fault differs from the correct text.
#include "faults/faults.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "source/render.h"

namespace weft::faults {
namespace {

using inputs::Arg;
using inputs::Role;

Arg array(const char* name, Role role, std::initializer_list<inputs::Extent> shape,
          const char* dtype = "float32") {
    Arg arg;
    arg.name = name;
    arg.role = role;
    arg.dtype = dtype;
    arg.ndim = static_cast<uint8_t>(shape.size());
    std::copy(shape.begin(), shape.end(), arg.shape.begin());
    return arg;
}

Arg count(const char* name, double low) {
    Arg arg;
    arg.name = name;
    arg.dtype = "int32";
    arg.fill = inputs::Fill::Index;
    arg.low = low;
    arg.high = low + 4;
    return arg;
}

// A kernel with its inputs.
class Faulty {
  public:
    Faulty(std::string source, std::vector<Arg> args, uint8_t dims = 1) : source_(std::move(source)) {
        inputs_.dims = dims;
        inputs_.launch[0] = inputs::extent_n;
        inputs_.launch[1] = inputs::constant(4);
        inputs_.args = std::move(args);
        driver::Options options;
        options.module_name = "case";
        ask_for_what_faults_need(options);
        driver::compile(source_, options, compiled_);
        if (!compiled_.ok()) ADD_FAILURE() << render(*compiled_.first_diag(), compiled_.sources());
    }

    // Every change that some draw makes of this fault: "written -> fix".
    std::set<std::string> changes(Fault fault, uint64_t draws = 40) {
        std::set<std::string> found;
        for (uint64_t i = 0; i < draws; ++i) {
            Injected made;
            if (!injector_.inject(compiled_, inputs_, fault, key_of(1, i), made)) continue;
            check(fault, made);
            found.insert(made.written + " -> " + made.fix);
        }
        return found;
    }

    std::set<std::string> names() {
        std::set<std::string> found;
        for (size_t i = 0; i < fault_count; ++i) {
            if (!changes(static_cast<Fault>(i), 4).empty()) found.emplace(info(static_cast<Fault>(i)).name);
        }
        return found;
    }

  private:
    void check(Fault fault, const Injected& made) {
        EXPECT_EQ(made.fault, fault);
        EXPECT_NE(made.faulty, source_);
        EXPECT_EQ(made.faulty.substr(made.at, made.written.size()), made.written);
        std::string fixed = made.faulty;
        const bool is_code = info(fault).language != Language::Python;
        EXPECT_EQ(fixed.replace(made.at, made.written.size(), made.fix), is_code ? made.correct : source_);
        EXPECT_EQ(made.explanation.find("{0}"), std::string::npos);
        if (is_code) return;
        Compiled again;
        driver::Options options;
        options.module_name = "case";
        driver::compile(made.faulty, options, again);
        EXPECT_EQ(again.ok(), info(fault).shows != Shows::Refused) << made.faulty;
    }

    std::string source_;
    inputs::Inputs inputs_;
    Compiled compiled_;
    Injector injector_;
};

using inputs::constant;
using inputs::extent_n;
using Changes = std::set<std::string>;

std::string file(std::string_view parameters, std::string_view body) {
    return "import warp as wp\n\n\n@wp.kernel\ndef k(" + std::string(parameters) + "):\n" + std::string(body);
}

const char* const two =
    "a: wp.array(dtype=float), b: wp.array(dtype=float), out: wp.array(dtype=float), c: float";
std::vector<Arg> two_args() {
    Arg c;
    c.name = "c";
    c.dtype = "float32";
    return {array("a", Role::In, {extent_n}), array("b", Role::In, {extent_n}),
            array("out", Role::Out, {extent_n}), c};
}

TEST(Faults, ACopyHasRoomForFewOnly) {
    Faulty kernel(
        file("a: wp.array(dtype=float), out: wp.array(dtype=float)", "    i = wp.tid()\n    out[i] = a[i]\n"),
        {array("a", Role::In, {extent_n}), array("out", Role::Out, {extent_n})});
    EXPECT_EQ(
        kernel.names(),
        (Changes{"added-to-output", "dropped-adjoint", "dropped-store-call", "missing-brace", "missing-load",
                 "missing-prefix", "missing-semicolon", "missing-store", "neighbour-element", "read-past-end",
                 "shared-element", "unbalanced-parenthesis", "undeclared-variable", "undefined-name",
                 "unknown-builtin", "write-past-end", "wrong-indentation"}));
}

TEST(Faults, EveryOneHasAKernel) {
    std::set<std::string> found;
    Faulty rich(R"(import warp as wp


@wp.func
def scaled(v: float):
    return v * 3.0


@wp.kernel
def k(a: wp.array(dtype=float), b: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=float, ndim=2), steps: int,
      bins: wp.array(dtype=float), out: wp.array(dtype=float), out_v: wp.array(dtype=wp.vec3)):
    tid = wp.tid()
    value = a[tid] + a[(tid + 2) % a.shape[0]]
    other = a[wp.min(tid + 3, a.shape[0] - 1)]
    total = float(0.0)
    for step in range(steps):
        total += m[tid, step]
    gathered = float(0.0)
    for step in range(4):
        gathered += m[tid, step] * 0.5
    value -= total
    direction = v[tid]
    if value > other:
        other = value
    bins[tid % 4] += scaled(value)
    out[tid] = -(value - total) * (gathered + 2.0) / (other + 0.5) + wp.float32(tid) * 0.25 + direction.y
    out_v[tid] = wp.vec3(a[tid] * b[tid] - total, total, gathered)
)",
                {array("a", Role::In, {extent_n}), array("b", Role::In, {extent_n}),
                 array("v", Role::In, {extent_n}, "vec3f"), array("m", Role::In, {extent_n, constant(8)}),
                 count("steps", 2), array("bins", Role::InOut, {constant(4)}),
                 array("out", Role::Out, {extent_n}), array("out_v", Role::Out, {extent_n}, "vec3f")});
    found.merge(rich.names());
    Faulty two_dimensions(
        file("a: wp.array(dtype=float, ndim=2), out: wp.array(dtype=float, ndim=2)",
             "    i, j = wp.tid()\n    out[i, j] = a[i, j]\n"),
        {array("a", Role::In, {extent_n, constant(4)}), array("out", Role::Out, {extent_n, constant(4)})}, 2);
    found.merge(two_dimensions.names());
    Faulty sum_of_products(file(two, "    i = wp.tid()\n    out[i] = a[i] * b[i] + c * a[i]\n"), two_args());
    found.merge(sum_of_products.names());
    for (size_t i = 0; i < fault_count; ++i) {
        const std::string name(info(static_cast<Fault>(i)).name);
        EXPECT_TRUE(found.contains(name)) << name;
    }
}

TEST(Faults, OnlyWhatShowsIsChanged) {
    // Behind the smaller of two, in a branch, and in a value that nobody reads again a change may not show.
    Faulty hidden(file(two, R"(    i = wp.tid()
    x = a[i] - b[i]
    y = wp.min(x, 0.5)
    if b[i] > 0.5:
        y = a[i] / b[i]
    out[i] = y
)"),
                  two_args());
    EXPECT_EQ(hidden.changes(Fault::SwappedOperands), Changes{});
    EXPECT_EQ(hidden.changes(Fault::ReadPastEnd), Changes{});
    EXPECT_EQ(hidden.changes(Fault::FlippedComparison), Changes{"< -> >"});
    Faulty shown(file(two, R"(    i = wp.tid()
    x = a[i] - b[i]
    out[i] = wp.sqrt(x) * 2.0
)"),
                 two_args());
    EXPECT_EQ(shown.changes(Fault::SwappedOperands), Changes{"b[i] - a[i] -> a[i] - b[i]"});
    EXPECT_EQ(shown.changes(Fault::WrongConstant), Changes{"20.0 -> 2.0"});
}

TEST(Faults, BehindAWayOutOnlySomeThreadsCome) {
    Faulty kernel(file(two, R"(    i = wp.tid()
    if a[i] > 0.5:
        return
    out[i] = a[i] - b[i]
)"),
                  two_args());
    EXPECT_EQ(kernel.changes(Fault::SwappedOperands), Changes{});
    EXPECT_EQ(kernel.changes(Fault::MissingStore), Changes{});
}

TEST(Faults, OperandsKeepTheirParentheses) {
    Faulty kernel(file(two, "    i = wp.tid()\n    out[i] = (a[i] + 1.5) / (b[i] * 2.0 - c)\n"), two_args());
    EXPECT_EQ(kernel.changes(Fault::SwappedOperands),
              (Changes{"(b[i] * 2.0 - c) / (a[i] + 1.5) -> (a[i] + 1.5) / (b[i] * 2.0 - c)",
                       "c - b[i] * 2.0 -> b[i] * 2.0 - c"}));
    EXPECT_EQ(kernel.changes(Fault::MissingParentheses),
              (Changes{"a[i] + 1.5 / (b[i] * 2.0 - c) -> (a[i] + 1.5) / (b[i] * 2.0 - c)",
                       "(a[i] + 1.5) / b[i] * 2.0 - c -> (a[i] + 1.5) / (b[i] * 2.0 - c)"}));
}

TEST(Faults, AnAccumulatorOfOneStepIsLeftAlone) {
    const std::string body = R"(    i = wp.tid()
    s = float(0.0)
    for j in range(%):
        s += a[i]
    out[i] = s + b[i]
)";
    const auto with = [&](const char* steps) {
        std::string text = body;
        return Faulty(file(two, text.replace(text.find('%'), 1, steps)), two_args())
            .changes(Fault::AccumulatorReset);
    };
    EXPECT_EQ(with("1"), Changes{});
    EXPECT_EQ(with("2").size(), 1u);
}

TEST(Faults, ThreadsMustMeetForARace) {
    const auto with = [&](inputs::Extent extent) {
        return Faulty(file("a: wp.array(dtype=float), out: wp.array(dtype=float)",
                           "    i = wp.tid()\n    wp.atomic_add(out, i % 4, a[i])\n"),
                      {array("a", Role::In, {extent_n}), array("out", Role::InOut, {extent})})
            .changes(Fault::LostAtomic);
    };
    EXPECT_EQ(with(extent_n), Changes{});
    EXPECT_EQ(with(constant(4)),
              Changes{"out[i % 4] = out[i % 4] + (a[i]) -> wp.atomic_add(out, i % 4, a[i])"});
}

TEST(Faults, TheDiffIsOfTheChangedLines) {
    EXPECT_EQ(diff("a\nb\nc\nd\ne\nf\n", "a\nb\nc\nd\nE\nf\n", "k.py"),
              "--- a/k.py\n+++ b/k.py\n@@ -2,5 +2,5 @@\n b\n c\n d\n-e\n+E\n f\n");
    EXPECT_EQ(diff("a\nc\n", "a\nb\nc\n", "k.py"), "--- a/k.py\n+++ b/k.py\n@@ -1,2 +1,3 @@\n a\n+b\n c\n");
}

}  // namespace
}  // namespace weft::faults
