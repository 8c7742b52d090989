// Bytes of constants, hashes and names, against values recorded from warp-lang 1.19.0.
#include "module/identity.h"

#include "base/hex.h"

#include <gtest/gtest.h>

#include "module/constant_bytes.h"
#include "module/evaluate.h"
#include "module/module_hash.h"
#include "syntax/parse.h"

namespace weft::module {
namespace {

class Identity : public testing::Test {
  protected:
    // What the file's own module holds; fails the test if it is refused.
    std::vector<KernelIdentity> identities(std::string_view text) {
        source = text;
        EXPECT_FALSE(syntax::parse(sources, sources.add("file.py", source), strings, tree));
        EXPECT_FALSE(evaluate(sources, tree, "file", strings, types, program));
        EXPECT_FALSE(state.identify(program, program.modules.at(0), types, strings));
        return state.kernels;
    }
    std::optional<Diag> refusal(std::string_view text) {
        source = text;
        EXPECT_FALSE(syntax::parse(sources, sources.add("file.py", source), strings, tree));
        if (auto diag = evaluate(sources, tree, "file", strings, types, program)) return diag;
        for (const WarpModule& module : program.modules) {
            if (auto diag = state.identify(program, module, types, strings)) return diag;
        }
        return std::nullopt;
    }
    std::string hex_bytes(const Value& value) {
        std::string buffer, hex;
        const std::string_view bytes = constant_bytes(program, types, value, buffer);
        append_hex(hex, std::span(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()));
        return hex;
    }
    Value scalar(types::TypeId type, double value) {
        Value result = float_value(value);
        result.kind = ValueKind::WarpScalar;
        result.type = type;
        return result;
    }
    Value scalar(types::TypeId type, Integer value) {
        Value result = int_value(value);
        result.kind = ValueKind::WarpScalar;
        result.type = type;
        result.raw_is_int = true;
        return result;
    }
    Value composite(types::TypeId type, std::initializer_list<double> elements) {
        Value result = make_value(ValueKind::Composite, {}, static_cast<uint32_t>(program.elements.size()));
        result.type = type;
        for (const double element : elements) program.elements.push_back(float_value(element));
        return result;
    }

    std::string source;
    Sources sources;
    Strings strings;
    types::Types types{strings};
    syntax::Tree tree;
    Program program;
    Identities state;
};

TEST_F(Identity, BytesOfNumbers) {
    EXPECT_EQ(hex_bytes(int_value(3)), "03000000");
    EXPECT_EQ(hex_bytes(int_value(-1)), "ffffffff");
    EXPECT_EQ(hex_bytes(bool_value(true)), "01000000");
    EXPECT_EQ(hex_bytes(int_value((Integer(1) << 40) + 7)), "07000000");
    EXPECT_EQ(hex_bytes(float_value(1.5)), "0000c03f");
    EXPECT_EQ(hex_bytes(float_value(1e300)), "0000807f");
}

TEST_F(Identity, BytesOfWarpScalars) {
    EXPECT_EQ(hex_bytes(scalar(types::float16, 1.1)), "cdcc8c3f");
    EXPECT_EQ(hex_bytes(scalar(types::bfloat16, 1.1)), "cdcc8c3f");
    EXPECT_EQ(hex_bytes(scalar(types::float64, 0.1)), "9a9999999999b93f");
    EXPECT_EQ(hex_bytes(scalar(types::int8, Integer(200))), "c8");
    EXPECT_EQ(hex_bytes(scalar(types::uint64, Integer(1) << 63)), "0000000000000080");
    EXPECT_EQ(hex_bytes(scalar(types::boolean, Integer(1))), "01");
    EXPECT_EQ(hex_bytes(scalar(types::float32, Integer(3))), "00004040");
    EXPECT_EQ(hex_bytes(scalar(types::int32, 2.5)), "") << "ctypes does not take it";
}

TEST_F(Identity, BytesOfComposites) {
    using types::Scalar;
    EXPECT_EQ(hex_bytes(composite(types.vector(3, Scalar::Float32), {1, 2, 3})), "0000803f0000004000004040");
    EXPECT_EQ(hex_bytes(composite(types.vector(2, Scalar::Float16), {1.1, -2.2})), "663c66c0");
    EXPECT_EQ(hex_bytes(composite(types.quaternion(Scalar::Float32), {0, 0, 0, 1})),
              "0000000000000000000000000000803f");
}

TEST_F(Identity, SourceAndArguments) {
    const auto kernels = identities(R"(import warp as wp
@wp.kernel
def k(x: wp.array(dtype=float), n: int, v: wp.vec3):
    x[0] = float(n)
)");
    std::string hash, whole;
    append_hex(hash, kernels.at(0).digest);
    EXPECT_EQ(hash, "ff1946c6ae67a6a7a29fc60b26dac1c0074898b68c6b8deaa4eeea98dd5c619f");
    EXPECT_EQ(kernels.at(0).name, "k_ff1946c6");
    append_hex(whole, module_hash(program.modules.at(0).options, kernels, 1, strings));
    EXPECT_EQ(whole, "00ba5335f0d9200a1d77d764e0887abd3980a333683a30772d3ff64cb55a0aa7");
}

TEST_F(Identity, ConstantsInOrderOfFirstSight) {
    const auto kernels = identities(R"(import warp as wp
A = 1
B = wp.constant(2.5)
class C:
    d = wp.vec2(1.0, 2.0)
n = 7
@wp.kernel(enable_backward=False)
def k(x: wp.array(dtype=float), n: int):
    x[0] = B * C.d.x + float(A)
)");
    std::string hash, whole;
    append_hex(hash, kernels.at(0).digest);
    EXPECT_EQ(hash, "a013c61b285716e36a6f0a825f8edf1b0d2a3925cb380b7452580714858b1f32");
    EXPECT_EQ(kernels.at(0).name, "k_a013c61b");
    append_hex(whole, module_hash(program.modules.at(0).options, kernels, 1, strings));
    EXPECT_EQ(whole, "4b4fe94827b8a5beecf1c92c6152dcb0487d566126b481a96d5b03825ec2bc3a");
}

TEST_F(Identity, FunctionsAndOverloads) {
    const auto kernels = identities(R"(import warp as wp
@wp.func
def g(a: float):
    return a
@wp.func
def f(a: float):
    return g(a)
@wp.func
def f(a: int):
    return f(float(a))
@wp.kernel
def k(x: wp.array(dtype=float)):
    x[0] = f(1)
)");
    std::string hash, whole;
    append_hex(hash, kernels.at(0).digest);
    EXPECT_EQ(hash, "c4404c24f5a38e294ca3a2ea207dc6cbadf34839a9d52519acc2b8e25788f745");
    EXPECT_EQ(kernels.at(0).name, "k_c4404c24");
    append_hex(whole, module_hash(program.modules.at(0).options, kernels, 1, strings));
    EXPECT_EQ(whole, "ee490731f9f627e2143ec16b26eee599a931d601b332400cc766bd5ae2bb3287");
}

TEST_F(Identity, Structs) {
    const auto kernels = identities(R"(import warp as wp
@wp.struct
class S:
    a: float
@wp.func(inline=False)
def make(a: float) -> S:
    s = S()
    s.a = a
    return s
@wp.kernel
def k(x: wp.array(dtype=S), s: S):
    h = make
    x[0] = h(s.a)
)");
    std::string hash, whole;
    append_hex(hash, kernels.at(0).digest);
    EXPECT_EQ(hash, "55ed8d34976658df8529c2d8ea3bab8f08b27d50bde52ef2d4d7ac781f0e9500");
    EXPECT_EQ(kernels.at(0).name, "k_55ed8d34");
    append_hex(whole, module_hash(program.modules.at(0).options, kernels, 1, strings));
    EXPECT_EQ(whole, "2aabedb12cc24613d02de3be4bf5ab9461fc212a9d1f7dfb0912edf858761d0c");
}

TEST_F(Identity, LaunchDimensionsComeFromUnpacking) {
    const auto dims = [&](std::string_view body) {
        return identities("import warp as wp\n@wp.kernel\ndef k(x: wp.array(dtype=float)):\n" +
                          std::string(body))
            .at(0)
            .dims;
    };
    EXPECT_EQ(dims("    pass\n"), 1u);
    EXPECT_EQ(dims("    i = wp.tid()\n"), 1u);
    EXPECT_EQ(dims("    i, j = wp.tid()\n"), 2u);
    EXPECT_EQ(dims("    i, j, k, l = wp.tid()\n"), 4u);
    EXPECT_EQ(dims("    [i, j] = wp.tid()\n"), 1u) << "only a tuple counts";
    EXPECT_EQ(dims("    f = wp.tid\n    g = f\n    i, j = g()\n"), 2u);
    EXPECT_EQ(dims("    i = wp.tid()\n    a, b, c = wp.tid()\n"), 3u);
}

TEST_F(Identity, AnUnknownReferenceIsRefused) {
    const auto diag = refusal(
        "import warp as wp, os\nN = os.getpid()\n@wp.kernel\ndef k(x: wp.array(dtype=int)):\n    x[0] = N\n");
    ASSERT_TRUE(diag);
    EXPECT_EQ(diag->kind, DiagKind::UnevaluatedName);
    EXPECT_EQ(source.substr(diag->place.span.begin, diag->place.span.size()), "N");
}

TEST_F(Identity, AnUnknownNameThatNoKernelUsesDoesNotMatter) {
    EXPECT_FALSE(
        refusal("import warp as wp, os\nN = os.getpid()\n@wp.kernel\ndef k(x: wp.array(dtype=int)):\n    "
                "x[0] = 1\n"));
}

}  // namespace
}  // namespace weft::module
