// For tests of transforms: a draft that has nothing against any of them.
#pragma once

#include <string_view>

#include "draft/draft.h"
#include "vary/vary.h"

namespace weft::vary {

// Every transform that is asked for makes sense for every parameter; `word` is how.
inline void fit_all(draft::Draft& draft, Strings& strings, std::string_view word = {}) {
    for (size_t i = 0; i < transform_count; ++i) {
        if (!info(static_cast<Transform>(i)).is_asked) continue;
        for (const draft::NodeId parameter : draft.parameters(draft.kernel))
            draft.fits.push_back({static_cast<uint8_t>(i), draft.tree[parameter].text,
                                  word.empty() ? StringId{} : strings.intern(word)});
    }
}

}  // namespace weft::vary
