#include <gtest/gtest.h>

#include "dataset/check/code_tokens.h"
#include "dataset/views/answer_text.h"
#include "driver/compile.h"
#include "synth/synth.h"

namespace weft::dataset {
namespace {

std::vector<std::string> texts(std::string_view code) {
    std::vector<CodeToken> tokens;
    EXPECT_FALSE(tokenize(code, tokens));
    std::vector<std::string> all;
    for (const CodeToken& token : tokens) all.emplace_back(token.text);
    return all;
}

TEST(AnswerText, CommentsGoAndNothingElse) {
    const std::pair<std::string_view, std::string_view> cases[] = {
        {"// first\nint x; // behind\n\n// alone\n    // and another\n\tint y;\n", "int x;\n\n\tint y;\n"},
        {"a /* in */ b/**/c\n", "a  b c\n"},
        {"/* over\n two */ a;\n", " a;\n"},
        {"s = \"// no /* comment */\"; // one\n", "s = \"// no /* comment */\";\n"},
        {"c = '\"'; // \"\n", "c = '\"';\n"},
        {"{\n    //---------\n    // primal vars\n    int v;\n}\n// end\n", "{\n    int v;\n}\n"},
        {"a\n\n\nb\n", "a\n\n\nb\n"},
        {"// nothing else\n", ""},
        {"", ""},
    };
    for (const auto& [code, wanted] : cases) EXPECT_EQ(without_comments(code), wanted) << code;
    EXPECT_FALSE(without_comments("\"open"));
    EXPECT_FALSE(without_comments("/* open"));
}

constexpr std::string_view code =
    "struct Body_0123abcd\n{\n};\nvoid adj_Body_0123abcd();\nstruct wp_args_scale_deadbeef {\n};\n"
    "void scale_deadbeef_cpu_kernel_forward(wp_args_scale_deadbeef* a, int var_0123abcd, int "
    "var_deadbeef);\n";

TEST(AnswerText, NamesOfTheRowLoseTheirHashes) {
    const std::vector<HashedName> names = hashed_names(code);
    EXPECT_EQ(names, (std::vector<HashedName>{{"Body", "0123abcd"}, {"scale", "deadbeef"}}));
    EXPECT_EQ(with_placeholder(code, names),
              "struct Body_HASH\n{\n};\nvoid adj_Body_HASH();\nstruct wp_args_scale_HASH {\n};\n"
              "void scale_HASH_cpu_kernel_forward(wp_args_scale_HASH* a, int var_0123abcd, int "
              "var_deadbeef);\n");
    EXPECT_EQ(with_hashes(with_placeholder(code, names), names), code);
    EXPECT_EQ(with_hashes("Body_HASH2 my_Body_HASH Other_HASH", names), "Body_HASH2 my_Body_HASH Other_HASH");
}

TEST(AnswerText, GrownKernelsComeBack) {
    synth::Synthesizer synthesizer;
    synth::Grown grown;
    Compiled compiled;
    const auto policy = synth::parse_policy("struct,function,physics", "1-5");
    ASSERT_TRUE(policy);
    size_t hashed = 0;
    for (uint64_t index = 0; index < 60; ++index) {
        synthesizer.grow(7, index, policy.value(), grown);
        driver::Options options;
        options.targets.set(emit::cuda, true);
        options.module_name = grown.kernel_name;
        options.output = driver::Output::Columns;
        driver::compile(grown.source, options, compiled);
        ASSERT_TRUE(compiled.ok());
        const CompiledModule& module = compiled.modules().front();
        for (const std::string_view text : {module.texts[emit::cpu], module.backward_texts[emit::cpu],
                                            module.texts[emit::cuda], module.backward_texts[emit::cuda]}) {
            if (text.empty()) continue;
            const std::vector<HashedName> names = hashed_names(text);
            hashed += names.size();
            const std::string shown = with_placeholder(text, names);
            EXPECT_TRUE(hashed_names(shown).empty());
            EXPECT_EQ(with_hashes(shown, names), text);
            const auto bare = without_comments(text);
            ASSERT_TRUE(bare);
            EXPECT_EQ(bare->find("//"), std::string::npos);
            EXPECT_EQ(texts(*bare), texts(text));
        }
    }
    EXPECT_GT(hashed, 240u);  // a kernel each, and structs
}

}  // namespace
}  // namespace weft::dataset
