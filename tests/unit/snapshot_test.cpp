// Snapshots of live objects: what they become, and that none of them is believed.
#include "module/snapshot.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "driver/compile.h"

namespace weft {
namespace {

// Two kernels of one module: `scale` with 2.5 in its closure, and one whose closure could not be described.
const std::string snapshot = R"json({
"types": [["python", "float"], ["array", 1, 0]],
"codes": ["f4", "a1f4"],
"functions": [{"name": "moved", "key": "moved", "source": "@wp.func\ndef moved(x: float):\n    return x + step\n",
  "line": 3, "file": "live.py", "module": "live", "names": {"wp": ["package"], "float": ["python", "float"],
  "step": ["float", 4607182418800017408]}, "params": [["x", 0]], "result": null, "statics": [], "static_texts": [], "symbols": [],
  "native_name": "moved_7", "generic": false, "from_template": false, "inline": "", "snippets": [null, null, null],
  "role": "called", "primal": 0, "gradient": null, "replay": null}],
"sets": [[0, [0]]],
"scopes": [["module", "other", {"pi": ["float", 4614256656552045848]}]],
"warp": {},
"module": {"name": "live", "options": [["fast_math", "False"]], "max_unroll": 16, "block_dim": 256,
  "enable_backward": true, "default_grid_stride": true, "strip_hash": false, "lineinfo": false, "debug": false,
  "line_directives": true, "refused": null, "kernels": [
  {"name": "scale", "key": "scale",
   "source": "@wp.kernel\ndef scale(x: wp.array(dtype=float)):\n    x[wp.tid()] = moved(factor) * other.pi\n",
   "line": 12, "file": "live.py", "module": "live", "names": {"wp": ["package"], "float": ["python", "float"],
   "factor": ["float", 4612811918334230528], "moved": ["function", 0], "other": ["scope", 0]},
   "params": [["x", 1]], "result": null, "statics": [], "static_texts": [], "symbols": [], "options": [], "shape":
   {"enable_backward": true, "grid_stride": true, "launch_bounds": "", "cluster_dim": 1, "max_registers": 0,
    "smem_spilling": false, "external": false}}]}
})json";

Result<void> compile(const std::string& text, Compiled& out) {
    const Result<void> read = driver::read_live(text, out);
    if (!read) return read;
    driver::Options options;
    options.targets = emit::TargetSet::all();
    options.module_hashes = true;
    driver::compile_again(options, out);
    return {};
}

std::string with(std::string text, const std::string& from, const std::string& to) {
    const size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(Snapshot, NamesLinesAndValuesAreThoseOfTheLiveObjects) {
    Compiled compiled;
    ASSERT_TRUE(compile(snapshot, compiled).ok());
    ASSERT_TRUE(compiled.ok());
    const CompiledModule& module = compiled.modules().front();
    EXPECT_EQ(module.name, "live");
    ASSERT_EQ(module.kernels.size(), 1u);
    EXPECT_EQ(module.kernels[0].line, 12u);
    EXPECT_EQ(module.digests, std::vector{module.kernels[0].digest});
    const std::string_view text = module.texts[emit::cpu];
    for (const std::string_view expected : {"2.5", "moved_7(", "// live.py:3", "<L 14>", "3.14159"})
        EXPECT_NE(text.find(expected), std::string_view::npos) << expected;
}

TEST(Snapshot, WhatIsUnknownMattersWhereItIsUsed) {
    Compiled compiled;
    ASSERT_TRUE(
        compile(with(snapshot, R"(["float", 4612811918334230528])", R"(["unknown", "it raises"])"), compiled)
            .ok());
    ASSERT_NE(compiled.first_diag(), nullptr);
    EXPECT_EQ(compiled.first_diag()->kind, DiagKind::UnevaluatedName);
}

TEST(Snapshot, ATypeThatWarpWritesOtherwiseIsNotTaken) {
    Compiled compiled;
    ASSERT_TRUE(compile(with(snapshot, R"("a1f4")", R"("a1f8")"), compiled).ok());
    ASSERT_NE(compiled.first_diag(), nullptr);
    EXPECT_EQ(compiled.first_diag()->kind, DiagKind::AnnotationUnknown);
}

TEST(Snapshot, ASourceThatDoesNotParseRefusesItsKernel) {
    Compiled compiled;
    ASSERT_TRUE(compile(with(snapshot, "moved(factor) *", "moved(factor) * *"), compiled).ok());
    ASSERT_NE(compiled.first_diag(), nullptr);
    EXPECT_EQ(compiled.first_diag()->kind, DiagKind::UnsupportedFeature);
}

TEST(Snapshot, OneThatIsNoneIsAnError) {
    const std::pair<const char*, const char*> damages[] = {
        {R"("codes": ["f4", "a1f4"])", R"("codes": ["f4"])"},
        {R"(["array", 1, 0])", R"(["array", 1, 7])"},
        {R"(["array", 1, 0])", R"(["array"])"},
        {R"(["array", 1, 0])", R"(["ring", 1])"},
        {R"(["function", 0])", R"(["function", 3])"},
        {R"(["scope", 0])", R"(["scope", 1])"},
        {R"("sets": [[0, [0]]])", R"("sets": [[0, [4]]])"},
        {R"("sets": [[0, [0]]])", R"("sets": [[0, []]])"},
        {R"("params": [["x", 1]])", R"("params": [["x", 9]])"},
        {R"("warp": {})", R"("warp": [])"},
        {R"("strip_hash": false)", R"("strip_hash": 0)"},
        {R"("line": 12)", R"("line": -12)"},
        {R"("line": 12,)", ""},
        {R"("float": ["python", "float"])", R"("float": [])"},
    };
    Compiled compiled;
    for (const auto& [from, to] : damages)
        EXPECT_FALSE(compile(with(snapshot, from, to), compiled).ok()) << to;
    EXPECT_FALSE(compile("", compiled).ok());
    EXPECT_FALSE(compile("[]", compiled).ok());
    EXPECT_TRUE(compile(snapshot, compiled).ok());  // and the next one is not the worse for it
    EXPECT_TRUE(compiled.ok());
}

}  // namespace
}  // namespace weft
