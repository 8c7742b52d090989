#include "dataset/code/variants.h"

#include <algorithm>

#include "base/hex.h"
#include "base/sha256.h"
#include "infer/infer.h"

namespace weft::dataset {
namespace {

// One that came out as another one before is no variant; after so many in a row there are no more.
constexpr unsigned most_fruitless_tries = 16;

}  // namespace

std::string Variants::structure(std::string_view source, std::string_view name) {
    driver::Options options;
    options.targets = emit::TargetSet();
    options.module_name = name;
    options.printed_file = name;
    driver::compile(source, options, compiled_);
    if (!compiled_.ok() || compiled_.modules().size() != 1 || compiled_.modules()[0].kernels.size() != 1)
        return {};
    std::string out;
    append_hex(out, hasher_.structure(driver::subject(compiled_)));
    return out;
}

void Variants::make(std::string_view source, std::string_view name, uint64_t seed, unsigned wanted,
                    std::vector<Variant>& out) {
    out.clear();
    const Strings::Mark mark = drafts_.strings.mark();
    const Sha256::Digest digest = Sha256::of(source);
    uint64_t text_key = 0;
    for (size_t i = 0; i < sizeof text_key; ++i) text_key = text_key << 8 | digest[i];
    if (drafts_.load(source, name, original_)) {
        // What can be done to a kernel is asked of its inputs; those of the row are proved when it is made.
        auto inputs = infer::unproved(driver::subject(drafts_.compiled()));
        if (inputs) {
            original_.inputs = std::move(inputs.value());
            std::vector<std::string> known = {structure(source, name)};
            unsigned failed = 0;
            for (uint64_t i = 0; out.size() < wanted && failed < most_fruitless_tries; ++i, ++failed) {
                Rng rng(seed, text_key + i);
                Variant one;
                if (!vary(rng, original_, one)) continue;
                std::string found = structure(one.source, one.name);
                if (found.empty() || std::find(known.begin(), known.end(), found) != known.end()) continue;
                known.push_back(std::move(found));
                one.name = key();
                out.push_back(std::move(one));
                failed = 0;
            }
        }
    }
    drafts_.strings.rewind(mark);
}

bool Variants::vary(Rng& rng, const draft::Draft& original, Variant& out) {
    draft_ = original;
    applied_.clear();
    vary::vary(draft_, drafts_.strings, rng, vary::little(rng), applied_);
    if (applied_.empty()) return false;
    drafts_.print(draft_, syntax::Layout(), out.source);
    out.name = drafts_.strings.text(draft_.tree[draft_.kernel].text);
    out.transforms = vary::names(applied_);
    return true;
}

}  // namespace weft::dataset
