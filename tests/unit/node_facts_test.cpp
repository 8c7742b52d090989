// What lowering leaves behind about the nodes of a tree: types, callees, constants.
#include "lower/node_facts.h"

#include <gtest/gtest.h>

#include "builtins/builtins.h"
#include "driver/compile.h"
#include "driver/subject.h"

namespace weft {
namespace {

constexpr std::string_view file_with_kernel = R"(import warp as wp

SCALE = 3.0


@wp.func
def twice(v: float):
    return v * 2.0


@wp.kernel
def k(x: wp.array(dtype=wp.vec3), y: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.length(x[i]) * SCALE
    for j in range(3):
        a = a + float(j)
    y[i] = twice(a)
)";

class NodeFactsTest : public testing::Test {
  protected:
    void compile(bool node_facts) {
        driver::Options options;
        options.module_name = "case";
        options.printed_file = "case.py";
        options.node_facts = node_facts;
        driver::compile(file_with_kernel, options, compiled_);
        ASSERT_TRUE(compiled_.ok());
    }
    // Of the first expression that is written so.
    const lower::NodeFact& fact(std::string_view text) const {
        const syntax::Tree& tree = compiled_.tree();
        for (uint32_t i = 0; i < tree.size(); ++i) {
            const Span span = tree[syntax::NodeId{i}].span;
            const lower::NodeFact& found = driver::subject(compiled_).kernel.nodes[syntax::NodeId{i}];
            if (found.is_evaluated && file_with_kernel.substr(span.begin, span.size()) == text) return found;
        }
        ADD_FAILURE() << "nothing is known of " << text;
        static constexpr lower::NodeFact none;
        return none;
    }
    std::string_view callee(const lower::NodeFact& fact) const {
        return fact.is_called && fact.kind == ir::CalleeKind::Builtin
                   ? compiled_.strings().text(builtins::row({fact.callee}).name)
                   : std::string_view();
    }

    Compiled compiled_;
};

TEST_F(NodeFactsTest, TypesAndCallees) {
    compile(true);
    EXPECT_EQ(fact("wp.tid()").type, types::int32);
    EXPECT_EQ(callee(fact("wp.tid()")), "tid");
    EXPECT_EQ(fact("i").type, types::int32);
    EXPECT_EQ(fact("wp.length(x[i])").type, types::float32);
    EXPECT_EQ(callee(fact("wp.length(x[i])")), "length");
    EXPECT_EQ(callee(fact("wp.length(x[i]) * SCALE")), "mul");
    EXPECT_EQ(fact("twice(a)").type, types::float32);
    EXPECT_TRUE(fact("twice(a)").is_called);
    EXPECT_EQ(fact("twice(a)").kind, ir::CalleeKind::Function);
}

TEST_F(NodeFactsTest, ConstantsAndWhatVaries) {
    compile(true);
    const ir::Function& body = driver::subject(compiled_).kernel.body;
    const lower::NodeFact& scale = fact("SCALE");
    ASSERT_TRUE(scale.constant.valid());
    EXPECT_EQ(body.constants[scale.constant.index].real, 3.0);
    EXPECT_FALSE(scale.varies);
    EXPECT_FALSE(fact("wp.length(x[i])").constant.valid());
    // The loop is unrolled: 0, 1, 2.
    EXPECT_TRUE(fact("j").varies);
    EXPECT_FALSE(fact("j").constant.valid());
}

TEST_F(NodeFactsTest, NothingIsKeptUnlessAsked) {
    compile(false);
    EXPECT_TRUE(driver::subject(compiled_).kernel.nodes.empty());
}

}  // namespace
}  // namespace weft
