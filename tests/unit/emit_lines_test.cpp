// Lines of any length, in fresh memory each, so that writing beyond what was asked for is seen by the
// sanitizers. That the text is Warp's is shown by the golden case functions/long_lines.
#include <gtest/gtest.h>

#include "driver/compile.h"

namespace weft {
namespace {

// The CUDA module of a file, both passes.
std::string compiled_text(const std::string& source) {
    Compiled compiled;
    driver::Options options;
    options.targets = emit::TargetSet::only(emit::cuda);
    options.module_name = "lines";
    driver::compile(source, options, compiled);
    EXPECT_TRUE(compiled.ok()) << source;
    return compiled.ok() ? std::string(compiled.modules().front().texts[emit::cuda]) : std::string();
}

std::string repeated(size_t count, auto&& text) {
    std::string all;
    for (size_t i = 0; i < count; ++i) all += text(i);
    return all;
}

TEST(EmitLines, CallsOfManyNames) {
    for (size_t count = 1; count <= 120; count += count < 40 ? 1 : 7) {
        const auto name = [](size_t i) { return "name_of_letter" + std::to_string(10 + i); };
        const std::string parameters = repeated(count, [&](size_t i) { return name(i) + ": float, "; });
        const std::string names = repeated(count, [&](size_t i) { return name(i) + ", "; });
        const std::string text =
            compiled_text("import warp as wp\n\n@wp.func\ndef f(" + parameters + "):\n    return " + name(0) +
                          "\n\n@wp.kernel\ndef k(" + parameters +
                          "out: wp.array(dtype=float)):\n    out[0] = f(" + names + ")\n");
        const auto list = [&](const std::string& prefix) {
            std::string all = repeated(count, [&](size_t i) { return prefix + name(i) + ", "; });
            all.resize(all.size() - 2);
            return all;
        };
        EXPECT_NE(text.find(" = f_0(" + list("var_") + ");\n"), std::string::npos) << count;
        EXPECT_NE(text.find(" adj_f_0(" + list("var_") + ", " + list("adj_") + ", "), std::string::npos)
            << count;
    }
}

TEST(EmitLines, MembersOfMembers) {
    for (size_t depth = 1; depth <= 60; ++depth) {
        std::string source = "import warp as wp\n\n@wp.struct\nclass S0:\n    x: float\n";
        for (size_t i = 1; i < depth; ++i) {
            source += "\n@wp.struct\nclass S" + std::to_string(i) + ":\n    member_" +
                      std::to_string(10 + i) + ": S" + std::to_string(i - 1) + "\n";
        }
        std::string path =
            repeated(depth - 1, [&](size_t i) { return ".member_" + std::to_string(10 + depth - 1 - i); });
        path += ".x";
        source += "\n@wp.func\ndef f(s: S" + std::to_string(depth - 1) + ", v: float):\n    s" + path +
                  " = v\n    return v\n\n@wp.kernel\ndef k(s: S" + std::to_string(depth - 1) +
                  ", out: wp.array(dtype=float)):\n    out[0] = f(s, 1.0)\n";
        EXPECT_NE(compiled_text(source).find("    var_s" + path + " = var_v;\n"), std::string::npos) << depth;
    }
}

}  // namespace
}  // namespace weft
