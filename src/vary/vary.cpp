#include "vary/vary.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "vary/change.h"

namespace weft::vary {
namespace {

enum class Signature : uint8_t { Same, Other };
enum class Repeat : uint8_t { Once, Often };
enum class Code : uint8_t { Any, Threads, Tiles };
enum class Sense : uint8_t { Free, Asked };

constexpr TransformInfo transform_infos[] = {
#define WEFT_TRANSFORM(enumerator, name, meaning, signature, repeat, code, sense, weight, text) \
    {name,                                                                                      \
     Meaning::meaning,                                                                          \
     Signature::signature == Signature::Other,                                                  \
     Repeat::repeat == Repeat::Once,                                                            \
     Code::code != Code::Tiles,                                                                 \
     Code::code != Code::Threads,                                                               \
     Sense::sense == Sense::Asked,                                                              \
     weight,                                                                                    \
     text},
#include "vary/transforms.def"
#undef WEFT_TRANSFORM
};

constexpr bool (*changes[])(Change&) = {
#define WEFT_TRANSFORM(enumerator, name, meaning, signature, repeat, code, sense, weight, text) \
    apply_##enumerator,
#include "vary/transforms.def"
#undef WEFT_TRANSFORM
};

// What one does the other would undo, or make untrue.
constexpr std::pair<Transform, Transform> opposites[] = {
    {Transform::GuardToNesting, Transform::NestingToGuard},
    {Transform::SplitTest, Transform::JoinTests},
    {Transform::BranchToChoice, Transform::ChoiceToBranch},
    {Transform::PlainToAugmented, Transform::AugmentedToPlain},
    {Transform::ConstantToParameter, Transform::ParameterToConstant},
    {Transform::ExtractFunction, Transform::InlineFunction},
    {Transform::BuiltinToFormula, Transform::FormulaToBuiltin},
    {Transform::ConstantToLiteral, Transform::LiteralToConstant},
    {Transform::ParameterToConstant, Transform::ConstantToLiteral},
    {Transform::ElementToLocal, Transform::InlineValue},
    // A thread that is not its element reads what belongs to one at a place of another.
    {Transform::IndirectThread, Transform::ParameterPerElement},
    {Transform::IndirectThread, Transform::ParameterPerGroup},
    {Transform::IndirectThread, Transform::WeightOutput},
    // A thread that is none too many reads nothing before it knows.
    {Transform::CountGuard, Transform::ParameterPerElement},
    {Transform::CountGuard, Transform::ParameterPerGroup},
    // One component of a vector in double precision looks like an oversight.
    {Transform::SplitVectors, Transform::ArrayPrecision},
    // What is rounded when it is read is not summed in double precision.
    {Transform::WideSum, Transform::ArrayPrecision},
};

// A kernel has one of each: more would be piled upon each other.
constexpr Transform who_works[] = {Transform::SkipBelow, Transform::ActiveMask, Transform::IndirectThread,
                                   Transform::CountGuard};
constexpr Transform what_is_written[] = {Transform::StoreToAtomic, Transform::AccumulateInOutput,
                                         Transform::BlendOutput,   Transform::LimitOutput,
                                         Transform::WeightOutput,  Transform::OffsetOutput};
constexpr Transform what_is_told[] = {
    Transform::LengthOutput, Transform::TotalOutput, Transform::LargestOutput,   Transform::SquaresOutput,
    Transform::CountOutput,  Transform::FlagOutput,  Transform::DifferenceOutput};
constexpr std::span<const Transform> alternatives[] = {who_works, what_is_written, what_is_told};

bool may_change(Transform transform, const Draft& draft) {
    const TransformInfo& row = info(transform);
    if (row.is_asked && draft.fits_of(static_cast<uint8_t>(transform)).empty()) return false;
    return draft.has_tiles ? row.of_tiles : row.of_threads;
}

bool apply(Transform transform, Draft& draft, const Look& look, Strings& strings, Rng& rng) {
    if (!may_change(transform, draft)) return false;
    Change change(draft, look, strings, rng, transform);
    return changes[static_cast<size_t>(transform)](change);
}

}  // namespace

const TransformInfo& info(Transform transform) {
    return transform_infos[static_cast<size_t>(transform)];
}

std::optional<Transform> transform_named(std::string_view name) {
    for (size_t i = 0; i < transform_count; ++i) {
        if (transform_infos[i].name == name) return static_cast<Transform>(i);
    }
    return std::nullopt;
}

std::string names(std::span<const Transform> transforms) {
    std::string out;
    for (const Transform one : transforms) out.append(out.empty() ? "" : ",").append(info(one).name);
    return out;
}

bool apply(Transform transform, draft::Draft& draft, Strings& strings, Rng& rng) {
    return apply(transform, draft, Look(draft), strings, rng);
}

Amount little(Rng& rng) {
    constexpr uint32_t work_weights[] = {8, 20, 20, 12, 6, 3}, form_weights[] = {10, 20, 25, 20, 12, 8};
    Amount out;
    out.work = weighted(rng, work_weights);
    out.form = weighted(rng, form_weights);
    return out;
}

Amount much(Rng& rng) {
    constexpr uint32_t work_weights[] = {0, 1, 4, 9, 14, 16, 14, 9, 4, 1},
                       form_weights[] = {10, 20, 25, 20, 12, 8, 5};
    Amount out;
    out.work = weighted(rng, work_weights);
    out.form = weighted(rng, form_weights);
    return out;
}

bool vary(draft::Draft& draft, Strings& strings, Rng& rng, Amount amount, std::vector<Transform>& applied,
          const MayStay& may_stay) {
    std::array<uint32_t, transform_count> weights{};
    // What may not change this code has no part in the draw.
    for (size_t i = 0; i < transform_count; ++i)
        weights[i] = may_change(static_cast<Transform>(i), draft) ? transform_infos[i].weight : 0;
    // What was done rules out that it is done again, or undone.
    const auto rule_out = [&](Transform done) {
        if (info(done).only_once) weights[static_cast<size_t>(done)] = 0;
        for (const auto& [one, other] : opposites) {
            if (done == one) weights[static_cast<size_t>(other)] = 0;
            if (done == other) weights[static_cast<size_t>(one)] = 0;
        }
        for (const std::span<const Transform> group : alternatives) {
            if (std::find(group.begin(), group.end(), done) == group.end()) continue;
            for (const Transform other : group) weights[static_cast<size_t>(other)] = 0;
        }
    };
    for (const Transform done : applied) rule_out(done);
    const auto is_work = [](size_t i) {
        return transform_infos[i].meaning == Meaning::Changed || transform_infos[i].changes_signature;
    };
    // One that found no place is not asked again: what others change hardly ever makes one.
    std::array<uint32_t, transform_count> open{};
    const auto open_again = [&] {
        for (size_t i = 0; i < transform_count; ++i)
            open[i] = (is_work(i) ? amount.work : amount.form) != 0 ? weights[i] : 0;
    };
    // Of the draft before the next change, made when one is tried.
    std::optional<Look> look;
    std::optional<Draft> before;
    for (open_again(); std::any_of(open.begin(), open.end(), [](uint32_t weight) { return weight != 0; });) {
        const uint32_t drawn = weighted(rng, open);
        const auto transform = static_cast<Transform>(drawn);
        // Of parameters whose inputs nobody knows no others can be made.
        const bool is_fixed =
            (draft.is_generic || !draft.inputs.are_known()) && info(transform).changes_signature;
        if (!look) {
            look.emplace(draft);
            if (may_stay) before = draft;
        }
        if (is_fixed || !apply(transform, draft, *look, strings, rng)) {
            open[drawn] = weights[drawn] = 0;
            continue;
        }
        if (may_stay && !may_stay(draft)) {
            draft = *before;  // and what was seen of it is true again
            open[drawn] = 0;
            continue;
        }
        look.reset();
        applied.push_back(transform);
        rule_out(transform);
        --(is_work(drawn) ? amount.work : amount.form);
        open_again();
    }
    return amount.work == 0;
}

}  // namespace weft::vary
