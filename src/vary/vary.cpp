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

constexpr TransformInfo transform_infos[] = {
#define WEFT_TRANSFORM(enumerator, name, meaning, signature, repeat, code, weight, text) \
    {name,                                                                               \
     Meaning::meaning,                                                                   \
     Signature::signature == Signature::Other,                                           \
     Repeat::repeat == Repeat::Once,                                                     \
     Code::code != Code::Tiles,                                                          \
     Code::code != Code::Threads,                                                        \
     weight,                                                                             \
     text},
#include "vary/transforms.def"
#undef WEFT_TRANSFORM
};

constexpr bool (*changes[])(Change&) = {
#define WEFT_TRANSFORM(enumerator, name, meaning, signature, repeat, code, weight, text) apply_##enumerator,
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
};

bool may_change(Transform transform, const Draft& draft) {
    return draft.has_tiles ? info(transform).of_tiles : info(transform).of_threads;
}

bool apply(Transform transform, Draft& draft, const Look& look, Strings& strings, Rng& rng) {
    if (!may_change(transform, draft)) return false;
    Change change(draft, look, strings, rng);
    return changes[static_cast<size_t>(transform)](change);
}

}  // namespace

const TransformInfo& info(Transform transform) {
    return transform_infos[static_cast<size_t>(transform)];
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
    constexpr uint32_t work_weights[] = {0, 0, 1, 4, 9, 16, 22, 20, 14, 8, 4},
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
    };
    for (const Transform done : applied) rule_out(done);
    const auto is_work = [](size_t i) {
        return transform_infos[i].meaning == Meaning::Changed || transform_infos[i].changes_signature;
    };
    // One that found no place is not asked again before something has changed.
    std::array<uint32_t, transform_count> open{};
    const auto open_again = [&] {
        for (size_t i = 0; i < transform_count; ++i)
            open[i] = (is_work(i) ? amount.work : amount.form) != 0 ? weights[i] : 0;
    };
    std::optional<Look> look;
    std::optional<Draft> before;  // the last change
    if (may_stay) before = draft;
    for (open_again(); std::any_of(open.begin(), open.end(), [](uint32_t weight) { return weight != 0; });) {
        const uint32_t drawn = weighted(rng, open);
        const auto transform = static_cast<Transform>(drawn);
        // Of parameters whose inputs nobody knows no others can be made.
        const bool is_fixed =
            (draft.is_generic || !draft.inputs.are_known()) && info(transform).changes_signature;
        if (!look) look.emplace(draft);
        if (is_fixed || !apply(transform, draft, *look, strings, rng)) {
            open[drawn] = 0;
            continue;
        }
        if (may_stay) {
            if (!may_stay(draft)) {
                draft = *before;  // and what was seen of it is true again
                open[drawn] = 0;
                continue;
            }
            before = draft;
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
