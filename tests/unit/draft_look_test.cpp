// draft/look.h: what stands where in a file, compared with what its text says and with walks from node to
// node.

#include "draft/look.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "exemplars/exemplars.h"
#include "vary/vary.h"

namespace weft::draft {
namespace {

constexpr std::string_view file = R"(import warp as wp

LIMIT = wp.constant(0.5)


@wp.func
def half(x: float):
    return x * LIMIT


@wp.kernel
def k(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    total = half(x[i])
    total += half(half(x[i]))
    out[i] = total
)";

class LookTest : public testing::Test {
  protected:
    void SetUp() override { ASSERT_TRUE(drafts.load(file, "k", draft).ok()); }

    StringId name(std::string_view text) { return drafts.strings.intern(text); }
    NodeId function() const { return Look(draft).functions().at(0); }

    Drafts drafts;
    Draft draft;
};

TEST_F(LookTest, NamesInADefinitionAndInTheFile) {
    const Look look(draft);
    EXPECT_EQ(look.uses(name("x"), draft.kernel).size(), 2u);
    EXPECT_EQ(look.uses(name("x"), function()).size(), 1u);
    EXPECT_EQ(look.uses(name("x")).size(), 3u);
    EXPECT_EQ(look.uses(name("LIMIT")).size(), 2u);
    EXPECT_EQ(look.uses(name("LIMIT"), draft.kernel).size(), 0u);
    EXPECT_EQ(look.uses(name("x"), NodeId{}).size(), 0u);
    EXPECT_EQ(look.writes(name("total"), draft.kernel), 2u);
    EXPECT_EQ(look.writes(name("x"), draft.kernel), 0u);
}

TEST_F(LookTest, CallsInTheOrderOfTheText) {
    const Look look(draft);
    const auto calls = look.calls(function());
    ASSERT_EQ(calls.size(), 3u);
    EXPECT_TRUE(look.is_before(calls[0], calls[1]));
    EXPECT_TRUE(look.is_inside(calls[2], calls[1]));
    EXPECT_FALSE(look.is_inside(calls[1], calls[2]));
}

TEST_F(LookTest, TakenNamesAreThoseOfMembersAndKeywordsToo) {
    for (const char* const taken : {"x", "LIMIT", "half", "constant", "dtype", "wp"})
        EXPECT_TRUE(draft.is_taken(name(taken))) << taken;
    EXPECT_FALSE(draft.is_taken(name("y")));
}

TEST_F(LookTest, ACopyIsMadeInTheMemoryThatIsThere) {
    PodVector<uint32_t> from, to;
    for (uint32_t i = 0; i < 100; ++i) from.push_back(i);
    to.reserve(200);
    const uint32_t* const memory = to.data();
    to = from;
    EXPECT_EQ(to, from);
    EXPECT_EQ(to.data(), memory);
    from.clear();
    to = from;
    EXPECT_TRUE(to.empty());
}

bool is_below(const Look& look, NodeId id, NodeId outer) {
    while (id.valid() && id != outer) id = look.parent(id);
    return id.valid();
}

// Transforms must not hang one node into a file twice: a look would know one of its places.
void expect_tree(const Draft& draft, std::string_view which) {
    const Look look(draft);
    std::set<uint32_t> seen;
    for (const NodeId id : look.nodes()) EXPECT_TRUE(seen.insert(id.index).second) << which;
    std::vector<NodeId> definitions = look.functions();
    definitions.push_back(draft.kernel);
    for (const NodeId id : look.nodes()) {
        NodeId around;
        for (const NodeId definition : definitions) {
            EXPECT_EQ(look.is_inside(id, definition), is_below(look, id, definition)) << which;
            if (is_below(look, id, definition)) around = definition;
        }
        EXPECT_EQ(look.definition(id), around) << which;
        const auto inside = look.nodes(id);
        ASSERT_FALSE(inside.empty()) << which;
        EXPECT_EQ(inside[0], id) << which;
        EXPECT_TRUE(std::all_of(inside.begin(), inside.end(), [&](NodeId one) {
            return is_below(look, one, id);
        })) << which;
    }
}

TEST(Look, FilesStayTreesWhateverIsChanged) {
    Drafts drafts;
    const auto files = exemplars::files();
    for (size_t i = 0; i < files.size(); i += 7) {
        Draft exemplar;
        ASSERT_TRUE(exemplars::load(files[i], drafts, exemplar).ok());
        for (uint64_t seed = 0; seed < 4; ++seed) {
            Draft draft = exemplar;
            Rng rng(seed, i);
            std::vector<vary::Transform> applied;
            vary::vary(draft, drafts.strings, rng, vary::much(rng), applied);
            expect_tree(draft, std::string(files[i].name) + ": " + vary::names(applied));
        }
    }
}

}  // namespace
}  // namespace weft::draft
