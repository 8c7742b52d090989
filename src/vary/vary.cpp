#include "vary/vary.h"

#include <array>
#include <optional>
#include <utility>

#include "vary/change.h"

namespace weft::vary {
namespace {

enum class Signature : uint8_t { Same, Other };
enum class Repeat : uint8_t { Once, Often };

constexpr TransformInfo transform_infos[] = {
#define WEFT_TRANSFORM(enumerator, name, meaning, signature, repeat, weight, text) \
    {                                                                              \
        name,                                                                      \
        Meaning::meaning,                                                          \
        Signature::signature == Signature::Other,                                  \
        Repeat::repeat == Repeat::Once,                                            \
        weight,                                                                    \
        text},
#include "vary/transforms.def"
#undef WEFT_TRANSFORM
};

constexpr bool (*changes[])(Change&) = {
#define WEFT_TRANSFORM(enumerator, name, meaning, signature, repeat, weight, text) apply_##enumerator,
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

bool apply(Transform transform, Draft& draft, const Look& look, Strings& strings, Rng& rng) {
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

void vary(draft::Draft& draft, Strings& strings, Rng& rng, unsigned count, std::vector<Transform>& applied) {
    std::array<uint32_t, transform_count> weights{};
    for (size_t i = 0; i < transform_count; ++i) weights[i] = transform_infos[i].weight;
    // One that found no place is not asked again before something has changed.
    std::array<uint32_t, transform_count> open = weights;
    std::optional<Look> look;
    for (unsigned made = 0; made < count;) {
        uint32_t sum = 0;
        for (const uint32_t weight : open) sum += weight;
        if (sum == 0) return;
        const uint32_t drawn = weighted(rng, open);
        const auto transform = static_cast<Transform>(drawn);
        const bool is_fixed = draft.is_generic && info(transform).changes_signature;
        if (!look) look.emplace(draft);
        if (is_fixed || !apply(transform, draft, *look, strings, rng)) {
            open[drawn] = 0;
            continue;
        }
        look.reset();
        applied.push_back(transform);
        if (info(transform).only_once) weights[drawn] = 0;
        for (const auto& [one, other] : opposites) {
            if (transform == one) weights[static_cast<size_t>(other)] = 0;
            if (transform == other) weights[static_cast<size_t>(one)] = 0;
        }
        open = weights;
        ++made;
    }
}

}  // namespace weft::vary
