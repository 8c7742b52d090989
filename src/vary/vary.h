// vary: a draft and random numbers -> the same kernel in another form, or a kernel that does a little more or
// less. Transforms are rows of transforms.def; each looks for places where it fits, draws one and changes the
// draft. exemplars/ calls it for kernels of its own files, and whoever has a user's kernel as a draft can.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "draft/draft.h"

namespace weft::vary {

enum class Transform : uint8_t {
#define WEFT_TRANSFORM(enumerator, name, meaning, signature, repeat, code, sense, weight, text) enumerator,
#include "vary/transforms.def"
#undef WEFT_TRANSFORM
    Count
};
inline constexpr size_t transform_count = static_cast<size_t>(Transform::Count);

enum class Meaning : uint8_t { Kept, Changed };

struct TransformInfo {
    std::string_view name;
    Meaning meaning;
    bool changes_signature, only_once;
    bool of_threads, of_tiles;  // where it may be applied
    bool is_asked;              // only where the draft says that it makes sense
    uint32_t weight;
    std::string_view text;
};
const TransformInfo& info(Transform transform);
std::optional<Transform> transform_named(std::string_view name);
std::string names(std::span<const Transform> transforms);  // with commas between

// One change of this kind at a place that fits; false: there is none, and the draft is as it was.
bool apply(Transform transform, draft::Draft& draft, Strings& strings, Rng& rng);

// How much becomes other than it was.
struct Amount {
    unsigned work = 0;  // what the kernel is given and does: transforms with another meaning or signature
    unsigned form = 0;  // how the same is written
};
// A few changes, so that a kernel is still much like the one that somebody wrote.
Amount little(Rng& rng);
// So many that two variants of a kernel are hardly ever one.
Amount much(Rng& rng);

// Whether a change may stay, asked of the draft that has it. Empty: all may.
using MayStay = std::function<bool(const draft::Draft&)>;

// Up to so many changes, drawn by weight; those that may not stay are undone, and others drawn. `applied`
// holds what was done to the draft before and gets the changes that were made, in order. False: there was not
// as much work to change as was asked for.
bool vary(draft::Draft& draft, Strings& strings, Rng& rng, Amount amount, std::vector<Transform>& applied,
          const MayStay& may_stay = {});

}  // namespace weft::vary
