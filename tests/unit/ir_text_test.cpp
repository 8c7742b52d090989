// The textual form of the IR: print, parse, print is a fixed point, and what was parsed is the same function.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "base/files.h"
#include "driver/compile.h"
#include "ir/parse.h"
#include "ir/print.h"
#include "ir/verify.h"
#include "module/evaluate.h"
#include "source/sources.h"
#include "syntax/check.h"
#include "syntax/parse.h"

namespace weft {
namespace {

// What is parsed needs interners that may grow: those of a run of the stages by hand.
struct Lowered {
    Strings strings;
    types::Types types{strings};
    const Strings::Mark strings_mark = strings.mark();
    const types::Types::Mark types_mark = types.mark();
    Sources sources;
    syntax::Tree tree;
    module::Program program;
    lower::Memory lowering;
    lower::LoweredModule module;
};

class IrText : public ::testing::Test {
  protected:
    // False: the file has nothing that is lowered.
    bool lower(std::string_view source, const std::string& name) {
        in_.lowering.recycle(in_.module);
        in_.lowering.instances.clear();
        in_.program.clear();
        in_.tree.clear();
        in_.sources.clear();
        in_.types.rewind(in_.types_mark);  // a struct of the same name in the next file is another one
        in_.strings.rewind(in_.strings_mark);
        const SourceId id = in_.sources.add(name, source);
        if (syntax::parse(in_.sources, id, in_.strings, in_.tree)) return false;
        if (syntax::check(in_.tree, in_.strings)) return false;
        if (module::evaluate(in_.sources, in_.tree, name, in_.strings, in_.types, in_.program)) return false;
        std::vector<module::KernelId> kernels;
        for (uint32_t i = 0; i < in_.program.kernels.size(); ++i)
            if (in_.program.kernels[i].emitted() && !in_.program.kernels[i].generic) kernels.push_back({i});
        std::vector<lower::Refusal> refusals;
        lower::lower(in_.program, kernels, {}, in_.types, in_.strings, in_.lowering, in_.module, refusals);
        return refusals.empty();
    }

    void comes_back(const ir::Function& function, const std::string& name) {
        std::string text;
        ir::print(function, "kernel k", in_.types, in_.strings, text);
        const auto parsed = ir::parse(text, in_.types, in_.strings);
        ASSERT_TRUE(parsed) << name << ": " << parsed.error() << "\n" << text;
        ASSERT_EQ(parsed.value().size(), 1u);
        const ir::Function& back = parsed.value()[0].function;
        EXPECT_TRUE(ir::same(function, back, in_.types)) << name << "\n" << text;
        std::string again;
        ir::print(back, parsed.value()[0].title, in_.types, in_.strings, again);
        EXPECT_EQ(again, text) << name;
        const auto finding = ir::verify(
            back,
            {in_.types, in_.strings, static_cast<uint32_t>(in_.module.functions.size()), in_.tree.size()});
        EXPECT_FALSE(finding) << name << ": " << describe(*finding);
        ++functions_;
    }

    Lowered in_;
    size_t functions_ = 0;
};

TEST_F(IrText, EveryGoldenCaseComesBackFromItsText) {
    size_t files = 0;
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(WEFT_SOURCE_DIR "/tests/golden"))
        if (entry.path().extension() == ".py") paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    for (const auto& path : paths) {
        const auto source = read_file(path.string(), driver::max_source_bytes);
        ASSERT_TRUE(source);
        if (!lower(source.value(), path.stem().string())) continue;
        ++files;
        for (const lower::LoweredFunction& function : in_.module.functions)
            comes_back(function.body, path.string());
        for (const lower::LoweredKernel& kernel : in_.module.kernels) comes_back(kernel.body, path.string());
        if (HasFatalFailure()) return;
    }
    EXPECT_GE(files, 500u);
    EXPECT_GE(functions_, 800u);
}

TEST_F(IrText, ASmallDifferenceIsSeen) {
    ASSERT_TRUE(
        lower("import warp as wp\n\n@wp.kernel\ndef k(x: wp.array(dtype=float)):\n"
              "    for i in range(3):\n        x[i] = -0.0 + wp.vec3(1.0, 2.0, 3.0)[i]\n",
              "case"));
    const ir::Function& sound = in_.module.kernels[0].body;
    const auto differs = [&](auto change) {
        ir::Function other = sound;
        change(other);
        return !ir::same(sound, other, in_.types);
    };
    EXPECT_FALSE(differs([](ir::Function&) {}));
    EXPECT_TRUE(differs([](ir::Function& f) { ++f.insts[2].line; }));
    EXPECT_TRUE(differs([](ir::Function& f) { f.insts.pop_back(); }));
    EXPECT_TRUE(differs([](ir::Function& f) { f.values.back().name = names::x; }));
    EXPECT_TRUE(differs([](ir::Function& f) {
        for (value::Value& constant : f.constants)
            if (constant.kind == value::ValueKind::Float && constant.real == 0.0) constant.real = 0.0;
    }));
    EXPECT_TRUE(differs([](ir::Function& f) {
        for (ir::Inst& inst : f.insts)
            if (inst.op == ir::Op::Call && inst.results.count != 0) inst.as<ir::Call>().callee ^= 1;
    }));
}

TEST_F(IrText, StructsThatAreEqualComeBackApart) {
    ASSERT_TRUE(lower(
        "import warp as wp\n\ndef make():\n    @wp.struct\n    class S:\n        x: float\n    return S\n\n"
        "A = make()\nB = make()\n\n"
        "@wp.kernel\ndef k(a: A, x: wp.array(dtype=float)):\n    b = B(a.x)\n    x[0] = b.x\n",
        "case"));
    ASSERT_EQ(in_.types.structure_count(), 2u);
    comes_back(in_.module.kernels[0].body, "case");
}

TEST_F(IrText, AnUpdateWithoutAnAdjointComesBack) {
    ASSERT_TRUE(lower(
        "import warp as wp\n\n@wp.kernel\ndef k(x: wp.array(dtype=wp.vec3)):\n    x[0][1] *= 2.0\n", "case"));
    const ir::Function& body = in_.module.kernels[0].body;
    ASSERT_TRUE(body.unsupported_adjoint.valid());
    EXPECT_EQ(in_.tree[body.unsupported_adjoint].kind, syntax::Kind::AugAssign);
    comes_back(body, "case");
}

TEST_F(IrText, NativeCodeAndLinksComeBack) {
    ir::Function native;
    native.snippet = in_.strings.intern("return a +\n \"b\" \\ \x80;");
    native.adjoint = {3};
    native.replay = {4};
    std::string text;
    ir::print(native, "function f", in_.types, in_.strings, text);
    const auto parsed = ir::parse(text, in_.types, in_.strings);
    ASSERT_TRUE(parsed) << parsed.error();
    EXPECT_TRUE(ir::same(native, parsed.value()[0].function, in_.types)) << text;
    EXPECT_FALSE(ir::same(native, {}, in_.types));
}

TEST_F(IrText, AMistakeIsNamedWithItsLine) {
    const auto error = [&](std::string_view text) {
        const auto parsed = ir::parse(text, in_.types, in_.strings);
        return parsed ? std::string("none") : parsed.error();
    };
    EXPECT_EQ(error("kernel k\n  value 0: int32 line=1\n"), "none");
    EXPECT_TRUE(error("  Comment()\n").starts_with("line 1 of the IR: expected `kernel NAME`"));
    EXPECT_EQ(error("kernel k\n  Comment() source_line=0 ; 1 @0\n"), "none");
    EXPECT_TRUE(error("kernel k\n Comment() source_line=0 ; 1 @0\n")
                    .starts_with("line 2 of the IR: expected two spaces for each block"));
    EXPECT_TRUE(error("kernel k\n  snippet \"\\xG0\"\n").starts_with("line 2 of the IR: expected two hex"));
    EXPECT_TRUE(error("kernel k\n  value 0: int33\n").starts_with("line 2 of the IR: expected a type"));
    for (const std::string_view open : {"(", "tuple(", "array("}) {
        std::string deep = "kernel k\n  value 0: ";
        for (int i = 0; i < 100'000; ++i) deep += open;
        EXPECT_TRUE(error(deep).starts_with("line 2 of the IR: expected a type")) << open;
    }
    EXPECT_TRUE(
        error("kernel k\n  Nothing() ; 1 @2\n").starts_with("line 2 of the IR: expected an operation"));
    EXPECT_TRUE(error("kernel k\n  IfBegin(%0) negated=true ; 1 @2\n")
                    .starts_with("line 2 of the IR: expected a value that is declared"));
    EXPECT_EQ(error("kernel k\n  param x: int32\n  param y: int32 node=3\n"), "none");
    EXPECT_TRUE(error("kernel k\n  param x: int32\n  param x: int32\n")
                    .starts_with("line 3 of the IR: expected another name"));
    for (const char* const name : {"", "1", "a b", "a=b", "(%a,"})
        EXPECT_TRUE(error("kernel k\n  param " + std::string(name) + ": int32\n")
                        .starts_with("line 2 of the IR: expected a name"))
            << name;
    // A parameter has the name it is declared by.
    EXPECT_TRUE(error("kernel k\n  param x: int32 name=y\n")
                    .starts_with("line 2 of the IR: expected the end of the line"));
}

}  // namespace
}  // namespace weft
