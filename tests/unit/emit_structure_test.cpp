// Text of structs and the blank lines around pieces, against text recorded from warp-lang 1.19.0.
#include "emit/structure.h"

#include <gtest/gtest.h>

#include "emit/module.h"

namespace weft::emit {
namespace {

class EmitStructure : public testing::Test {
  protected:
    types::Field field(std::string_view name, types::TypeId type) { return {strings.intern(name), type}; }

    // The struct, `times` times over, behind what `out` holds.
    void print(types::StructId id, Selection selection, unsigned times, TextBuffer& out) {
        lowered.structs.assign(1, id);
        const Unit unit{.program = program,
                        .module = warp_module,
                        .types = types,
                        .strings = strings,
                        .lowered = lowered,
                        .identities = {},
                        .function_sweeps = {},
                        .kernel_sweeps = {}};
        const Lines lines;
        std::vector<Piece> pieces;
        Page page(unit, targets[0], selection, 1, {}, lines, out, pieces, nullptr);
        for (unsigned i = 0; i < times; ++i) print_structure(page, 0, false);
        ASSERT_EQ(pieces.size(), times);
        EXPECT_EQ(pieces.back().end, out.size());
        if (times < 2) return;
        EXPECT_EQ(pieces[0].end, pieces[1].begin) << "pieces leave no gap";
    }
    std::string printed(types::StructId id, Selection selection) {
        TextBuffer out;
        print(id, selection, 1, out);
        return out.str();
    }

    types::StructId inner() {
        const types::Field fields[] = {field("a", types.vector(3, types::Scalar::Float32)),
                                       field("n", types::int32)};
        return types.add_structure(strings.intern("Inner"), fields);
    }

    Strings strings;
    types::Types types{strings};
    module::Program program;
    module::WarpModule warp_module;
    lower::LoweredModule lowered;
};

TEST_F(EmitStructure, EveryKindOfField) {
    const types::StructId inner_id = inner();
    const types::TypeId inner_type = types.structure(inner_id);
    const types::Field fields[] = {field("flag", types::boolean),
                                   field("small", types::int8),
                                   field("inner", inner_type),
                                   field("data", types.array(types::float32, 1)),
                                   field("parts", types.array(inner_type, 1)),
                                   field("weight", types::float64)};
    const types::StructId id = types.add_structure(strings.intern("Outer"), fields);
    EXPECT_EQ(printed(id, Selection::ForwardColumn), R"(struct Outer_818a5a2f
{
    bool flag;
    wp::int8 small;
    Inner_b245ead3 inner;
    wp::array_t<wp::float32> data;
    wp::array_t<Inner_b245ead3> parts;
    wp::float64 weight;


    Outer_818a5a2f() = default;
    CUDA_CALLABLE Outer_818a5a2f(bool const& flag,
    wp::int8 const& small = {},
    Inner_b245ead3 const& inner = {},
    wp::array_t<wp::float32> const& data = {},
    wp::array_t<Inner_b245ead3> const& parts = {},
    wp::float64 const& weight = {})
        : flag{flag}
        , small{small}
        , inner{inner}
        , data{data}
        , parts{parts}
        , weight{weight}

    {
    }

    CUDA_CALLABLE Outer_818a5a2f& operator += (const Outer_818a5a2f& rhs)
    {    inner += rhs.inner;
    weight += rhs.weight;

        return *this;}

};

static CUDA_CALLABLE void adj_Outer_818a5a2f(bool const&,
    wp::int8 const&,
    Inner_b245ead3 const&,
    wp::array_t<wp::float32> const&,
    wp::array_t<Inner_b245ead3> const&,
    wp::float64 const&,
    bool & adj_flag,
    wp::int8 & adj_small,
    Inner_b245ead3 & adj_inner,
    wp::array_t<wp::float32> & adj_data,
    wp::array_t<Inner_b245ead3> & adj_parts,
    wp::float64 & adj_weight,
    Outer_818a5a2f & adj_ret)
{
    adj_flag += adj_ret.flag;
    adj_small += adj_ret.small;
    adj_inner += adj_ret.inner;
    adj_data = adj_ret.data;
    adj_parts = adj_ret.parts;
    adj_weight += adj_ret.weight;
}

// Required when compiling adjoints.
CUDA_CALLABLE Outer_818a5a2f add(const Outer_818a5a2f& a, const Outer_818a5a2f& b)
{
    return Outer_818a5a2f();
}

CUDA_CALLABLE void adj_atomic_add(Outer_818a5a2f* p, Outer_818a5a2f t)
{
    wp::adj_atomic_add(&p->flag, t.flag);
    wp::adj_atomic_add(&p->small, t.small);
    adj_atomic_add(&p->inner, t.inner);
    wp::adj_atomic_add(&p->data, t.data);
    wp::adj_atomic_add(&p->parts, t.parts);
    wp::adj_atomic_add(&p->weight, t.weight);
}
)");
}

TEST_F(EmitStructure, NoFields) {
    const types::StructId id = types.add_structure(strings.intern("Empty"), {});
    EXPECT_EQ(printed(id, Selection::ForwardColumn), R"(struct Empty_c6c094bc
{
    char _dummy_;


    
    CUDA_CALLABLE Empty_c6c094bc()
    
    {
    }

    CUDA_CALLABLE Empty_c6c094bc& operator += (const Empty_c6c094bc& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Empty_c6c094bc(Empty_c6c094bc & adj_ret)
{
}

// Required when compiling adjoints.
CUDA_CALLABLE Empty_c6c094bc add(const Empty_c6c094bc& a, const Empty_c6c094bc& b)
{
    return Empty_c6c094bc();
}

CUDA_CALLABLE void adj_atomic_add(Empty_c6c094bc* p, Empty_c6c094bc t)
{
}
)");
}

TEST_F(EmitStructure, AWholeModuleHasBlankLinesAroundIt) {
    const types::StructId id = inner();
    const std::string column = printed(id, Selection::ForwardColumn), whole = printed(id, Selection::Module);
    EXPECT_EQ(whole, "\n" + column + "\n\n\n");
}

TEST_F(EmitStructure, AColumnJoinsPiecesByOneEmptyLine) {
    const types::StructId id = inner();
    TextBuffer out;
    out.append("what stood there before\n");
    const size_t start = out.size();
    print(id, Selection::ForwardColumn, 2, out);
    const std::string one = printed(id, Selection::ForwardColumn);
    EXPECT_EQ(out.view().substr(start), one + "\n" + one);
}

TEST(EmitTemplates, SlotsAreFilledInOrder) {
    constexpr Template text{"a @name@ b @body@@line@ c", 1, 2};
    TextBuffer out;
    std::string slots;
    text.print(out, [&](Slot slot) {
        slots += slot == Slot::name ? 'n' : slot == Slot::body ? 'b' : 'l';
        out.append('#');
    });
    EXPECT_EQ(out.view(), "a # b ## c");
    EXPECT_EQ(slots, "nbl");
}

}  // namespace
}  // namespace weft::emit
