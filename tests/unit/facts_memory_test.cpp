// How accesses move with the thread, in kernels written for it; tests/memory has the judge that runs threads.
#include "facts/memory.h"

#include <gtest/gtest.h>

#include "facts/memory_json.h"
#include "test_kernels.h"

namespace weft::facts {
namespace {

Memory memory_of(const std::string& source) {
    const CompiledKernelFile compiled(source);
    Memory out;
    MemoryFacts().look_at(compiled.subject(), out);
    EXPECT_TRUE(out.known);
    return out;
}

// "x read coalesced 1; y write strided k", with bytes/element where they differ and the loops around.
std::string listed(const Memory& memory) {
    std::string out;
    for (const Access& access : memory.accesses) {
        if (!out.empty()) out += "; ";
        out.append(access.array).append(" ").append(touch_names[static_cast<size_t>(access.touch)]);
        out.append(" ").append(pattern_names[static_cast<size_t>(access.pattern)]);
        if (!access.stride.empty()) out.append(" ").append(access.stride);
        if (access.blur != Blur::None) out.append(" ").append(blur_names[static_cast<size_t>(access.blur)]);
        if (access.bytes != access.element)
            out.append(" ").append(std::to_string(access.bytes) + "/" + std::to_string(access.element));
        for (uint32_t i = 0; i < access.loops; ++i) out += '@';
        if (access.count != 1) out.append(" x").append(std::to_string(access.count));
    }
    return out;
}
std::string listed(const std::string& source) {
    return listed(memory_of(source));
}

const std::string structs = R"(import warp as wp

@wp.struct
class Body:
    at: wp.vec3
    mass: float

@wp.struct
class Fields:
    x: wp.array(dtype=float)
    width: int

)";

TEST(Memory, StructsOfArrays) {
    EXPECT_EQ(listed(structs + R"(@wp.kernel
def k(f: Fields, y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = f.x[i * f.width] + f.x[f.width]
)"),
              "f.x read strided f.width; f.x read broadcast 0; y write coalesced 1");
}

TEST(Memory, ArraysOfStructsMoveWhatIsAskedFor) {
    EXPECT_EQ(listed(structs + R"(@wp.kernel
def k(b: wp.array(dtype=Body), y: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    y[i] = b[i].at
    whole = b[i]
    b[i].mass = whole.mass + 1.0
    y[i][1] = 2.0
)"),
              "b read strided 1 12/16; y write coalesced 1; b read coalesced 1; b write strided 1 4/16; "
              "y write strided 1 4/12");
}

TEST(Memory, StructsOfStructsAreMeasuredOnce) {
    std::string source = "import warp as wp\n\n@wp.struct\nclass S0:\n    a: bool\n    b: wp.float64\n";
    for (int i = 1; i <= 40; ++i) {
        const std::string part = "S" + std::to_string(i - 1) + "\n";
        source += "\n@wp.struct\nclass S" + std::to_string(i) + ":\n    a: " + part + "    b: " + part;
    }
    const auto reads = [&](const std::string& type) {
        return listed(source + "\n@wp.kernel\ndef k(x: wp.array(dtype=" + type +
                      "), y: wp.array(dtype=wp.bool)):\n    i = wp.tid()\n    y[i] = x[i].a" +
                      (type == "S1" ? ".a\n" : "\n"));
    };
    EXPECT_EQ(reads("S0"), "x read strided 1 1/16; y write coalesced 1");
    EXPECT_EQ(reads("S1"), "x read strided 1 1/32; y write coalesced 1");
    EXPECT_EQ(listed(source + "\n@wp.kernel\ndef k(x: wp.array(dtype=S40), y: wp.array(dtype=S39)):\n"
                              "    i = wp.tid()\n    y[i] = x[i].b\n"),
              "x read unknown size; y write unknown size");
}

TEST(Memory, LaunchesOfSeveralDimensions) {
    EXPECT_EQ(listed(R"(import warp as wp

@wp.kernel
def k(m: wp.array2d(dtype=float), c: wp.array3d(dtype=wp.float64)):
    i, j, l = wp.tid()
    m[i, l] = m[l, i] + m[i, j]
    c[i, j, l] = c[l, j, i]
)"),
              "m read strided m.shape[1]; m read broadcast 0; m write coalesced 1; "
              "c read strided c.shape[1]*c.shape[2]; c write coalesced 1");
}

TEST(Memory, FunctionsSeeWhatTheyAreGiven) {
    EXPECT_EQ(listed(R"(import warp as wp

@wp.func
def at(x: wp.array(dtype=float), i: int, by: int):
    s = float(0.0)
    for j in range(by):
        s += x[i * 4 + j]
    return s

@wp.kernel
def k(x: wp.array(dtype=float), y: wp.array(dtype=float), n: int):
    i = wp.tid()
    y[i] = at(x, i, n) + at(x, 3, n)
    for j in range(n):
        y[i] = at(x, j, n)
)"),
              "x read strided 4@; x read broadcast 0@; y write coalesced 1; x read broadcast 0@@; y write "
              "coalesced 1@");
}

TEST(Memory, ArraysOfAThreadAreNoMemory) {
    EXPECT_EQ(listed(kernel(R"(    i = wp.tid()
    own = wp.zeros(shape=(4,), dtype=int)
    own[1] = i
    own[i % 4] = n
    y[own[0]] = x[i]
)")),
              "x read coalesced 1; y write unknown component");
}

TEST(Memory, AtomicsAndWhatTheyReturn) {
    EXPECT_EQ(listed(kernel(R"(    i = wp.tid()
    old = wp.atomic_add(x, 0, 1.0)
    x[i] += 2.0
    y[int(old)] = 1.0
)")),
              "x atomic broadcast 0; x atomic coalesced 1; y write gather");
}

TEST(Memory, DrawnNumbersAreData) {
    EXPECT_EQ(listed(kernel(R"(    i = wp.tid()
    state = wp.rand_init(n, i)
    y[wp.randi(state, 0, n)] = x[wp.randi(wp.rand_init(n), 0, n)]
)")),
              "x read broadcast 0; y write gather");
}

TEST(Memory, BuiltinsGoThroughArraysOnTheirOwn) {
    EXPECT_EQ(listed(kernel("    i = wp.tid()\n    y[wp.lower_bound(x, float(i))] = 1.0\n")),
              "x read unknown builtin; y write gather");
}

TEST(Memory, UnrolledRoundsAreCountedTogether) {
    EXPECT_EQ(listed(kernel("    i = wp.tid()\n    for j in range(5):\n        y[i + j] = x[j]\n")),
              "x read broadcast 0 x5; y write coalesced 1 x5");
}

TEST(Memory, ThreadsThatLeftDoNotCount) {
    // What is behind a `break` holds for those that stayed, what is behind the loop for nobody.
    EXPECT_EQ(listed(kernel(R"(    i = wp.tid()
    j = int(0)
    while j < n:
        if x[i] > 2.0:
            break
        y[j] = 1.0
        j += 1
    y[j] = 2.0
)")),
              "x read coalesced 1@; y write broadcast 0@; y write gather");
}

TEST(Memory, Branches) {
    const Memory memory = memory_of(kernel(R"(    i = wp.tid()
    if i >= n:
        return
    if n > 3 and n < 8:
        y[i] = 1.0
    elif x[i] > 0.0:
        y[i] = 2.0
    else:
        y[i] = 3.0
    for j in range(n):
        while y[j] > x[i]:
            y[j] -= 1.0
)"));
    EXPECT_EQ(memory.branches, (std::array<uint32_t, 4>{2, 1, 2, 0}));
}

TEST(Memory, Traffic) {
    const auto share = [](uint32_t bytes, uint32_t element, int64_t step) {
        const Traffic once = traffic(bytes, element, &step);
        return std::pair(once.useful, once.fetched);
    };
    using Pair = std::pair<uint64_t, uint64_t>;
    EXPECT_EQ(share(4, 4, 4), Pair(128, 128));
    EXPECT_EQ(share(4, 4, -4), Pair(128, 128));
    EXPECT_EQ(share(12, 12, 12), Pair(384, 384));
    EXPECT_EQ(share(4, 4, 0), Pair(32, 32));
    EXPECT_EQ(share(4, 4, 8), Pair(128, 256));
    EXPECT_EQ(share(4, 4, 32), Pair(128, 1024));
    EXPECT_EQ(share(4, 4, 36), Pair(128, 1024));
    EXPECT_EQ(share(4, 16, 16), Pair(128, 512));
    EXPECT_EQ(share(64, 64, 4096), Pair(2048, 2048));
    EXPECT_EQ(traffic(4, 4, nullptr).fetched, 1024u);
    EXPECT_EQ(traffic(12, 12, nullptr).fetched, 2048u);  // it may lie across two sectors
    // The next thread never makes a warp touch less by being further away, up to a sector.
    for (int64_t step = 0; step < 32; ++step)
        EXPECT_LE(share(4, 4, step).second, share(4, 4, step + 1).second);
}

TEST(Memory, TheScoreIsTheShareOfUsedBytes) {
    EXPECT_EQ(memory_of(kernel("    i = wp.tid()\n    y[i] = x[i] + x[0]\n")).score, 1000u);
    // 128 of 128 and 128 of 1024
    EXPECT_EQ(memory_of(kernel("    i = wp.tid()\n    y[i] = x[8 * i]\n")).score, 222u);
    // the second 8 times
    EXPECT_EQ(
        memory_of(
            kernel("    i = wp.tid()\n    for j in range(n):\n        y[8 * i] = 1.0\n    y[i] = x[i]\n"))
            .score,
        152u);
    EXPECT_FALSE(
        memory_of("import warp as wp\n\n@wp.kernel\ndef k(n: int):\n    i = wp.tid()\n    print(n)\n")
            .has_score);
}

TEST(Memory, IsReadBackAsItIsWritten) {
    const Memory memory = memory_of(kernel(R"(    i = wp.tid()
    y[i % 3] = x[2 * i] + x[int(x[i])]
)"));
    TextBuffer text;
    JsonWriter json(text, json_compact);
    write(json, memory);
    JsonDocument document;
    ASSERT_TRUE(document.parse(text.view()).ok());
    Memory again;
    ASSERT_TRUE(read(document, document.root(), again).ok());
    EXPECT_EQ(memory, again);
    for (const char* bad : {"3", "{}", R"({"score":2})"}) {
        ASSERT_TRUE(document.parse(bad).ok());
        EXPECT_FALSE(read(document, document.root(), again).ok()) << bad;
    }
}

}  // namespace
}  // namespace weft::facts
