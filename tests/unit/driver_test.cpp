// What a Compiled says of a file, beside its texts.
#include <gtest/gtest.h>

#include <string>

#include "driver/compile.h"

namespace weft {
namespace {

Compiled compiled(std::string_view source) {
    driver::Options options;
    options.module_name = "case";
    options.printed_file = "case.py";
    Compiled out;
    driver::compile(source, options, out);
    return out;
}

// The second of two equal templates refuses the module of the first, which has been compiled by then.
TEST(Driver, AModuleThatIsRefusedLateKeepsKeysAndLinesOnly) {
    const Compiled file = compiled(
        "from typing import Any\n\nimport warp as wp\n\n"
        "def make():\n    @wp.kernel(module='unique')\n    def shared(x: wp.array(dtype=Any)):\n"
        "        x[0] = x[1]\n    return shared\n\n"
        "first = make()\nsecond = make()\n"
        "wp.overload(first, [wp.array(dtype=float)])\nwp.overload(second, [wp.array(dtype=int)])\n");
    ASSERT_EQ(file.modules().size(), 1u);
    const CompiledModule& module = file.modules()[0];
    EXPECT_FALSE(module.ok());
    EXPECT_TRUE(module.kernels.empty());
    EXPECT_FALSE(module.printed);
    ASSERT_FALSE(module.refused.empty());
    for (const KernelRefusal& kernel : module.refused) {
        EXPECT_EQ(kernel.key, "make__locals__shared");
        EXPECT_EQ(kernel.line, 6u);
        EXPECT_EQ(kernel.diag.kind, DiagKind::GenericKernel);
    }
    EXPECT_EQ(module.hashes, emit::PerTarget<Sha256::Digest>{});
}

// What a refused kernel made of a function with wp.Function parameters is gone with it.
TEST(Driver, KernelsAreCompiledAsIfRefusedOnesWereNotThere) {
    const auto code_of_second = [](const std::string& in_first) {
        driver::Options options;
        options.printed_file = "case.py";
        options.output = driver::Output::Columns;
        Compiled file;
        driver::compile(
            "import warp as wp\n\n@wp.func\ndef square(x: float):\n    return x * x\n\n"
            "@wp.func\ndef half(x: float):\n    return x * 0.5\n\n"
            "@wp.func\ndef apply(f: wp.Function, x: float):\n    return f(x) + 1.0\n\n" +
                in_first +
                "@wp.kernel\ndef second(a: wp.array(dtype=float)):\n    i = wp.tid()\n"
                "    a[i] = apply(half, a[i])\n    a[i] = apply(square, a[i])\n",
            options, file);
        const CompiledModule& module = file.modules().front();
        EXPECT_EQ(module.kernels.size(), 1u);
        EXPECT_TRUE(module.printed);
        return std::string(module.texts[0]) + std::string(module.backward_texts[0]);
    };
    const std::string alone = code_of_second("\n\n\n\n\n");
    EXPECT_NE(alone.find("apply"), std::string::npos);
    EXPECT_EQ(code_of_second("@wp.kernel\ndef first(a: wp.array(dtype=float)):\n    i = wp.tid()\n"
                             "    a[i] = apply(square, a[i])\n    a[i] = nothing(a[i])\n"),
              alone);
}

// Each struct holds the one before it twice: paths to the innermost double with every level.
TEST(Driver, AStructIsFollowedOnceHoweverManyHoldIt) {
    constexpr int levels = 60;
    std::string source = "import warp as wp\n\n@wp.struct\nclass S0:\n    x: float\n";
    for (int i = 1; i <= levels; ++i) {
        const std::string inner = "S" + std::to_string(i - 1);
        source +=
            "\n@wp.struct\nclass S" + std::to_string(i) + ":\n    a: " + inner + "\n    b: " + inner + "\n";
    }
    source += "\n@wp.kernel\ndef k(s: S" + std::to_string(levels) + "):\n    pass\n";
    const Compiled file = compiled(source);
    ASSERT_TRUE(file.ok());
    const auto& structs = file.lowered(file.modules()[0]).structs;
    ASSERT_EQ(structs.size(), levels + 1u);
    for (uint32_t i = 0; i < structs.size(); ++i)
        EXPECT_EQ(file.strings().text(file.types()[structs[i]].key), "S" + std::to_string(i));
}

}  // namespace
}  // namespace weft
