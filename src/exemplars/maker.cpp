#include "exemplars/maker.h"

#include <algorithm>
#include <iterator>

#include "exemplars/catalogue.h"
#include "exemplars/cell.h"
#include "facts/category.h"
#include "facts/complexity.h"
#include "facts/source_counts.h"
#include "source/render.h"
#include "vary/dress.h"

namespace weft::exemplars {
namespace {

syntax::Layout layout(Rng& rng) {
    syntax::Layout out;
    out.indent = rng.chance(10) ? 2 : 4;
    out.width = rng.pick<uint8_t>({79, 88, 88, 100, 100, 120});
    out.signature = rng.pick({syntax::Layout::Signature::OnePerLine, syntax::Layout::Signature::OnePerLine,
                              syntax::Layout::Signature::OnePerLine, syntax::Layout::Signature::Aligned,
                              syntax::Layout::Signature::Indented});
    out.most_on_a_line = rng.pick<uint8_t>({1, 2, 3, 4, 20});
    out.single_quotes = rng.chance(15);
    return out;
}

// The values of constants that a description names and does not give: " `EPS` is 1e-6 and `TAPS` is 9."
std::string values_of_constants(const draft::Draft& draft, const Strings& strings,
                                std::string_view description) {
    const syntax::Tree& tree = draft.tree;
    std::string out;
    for (const draft::NodeId id : tree.field(tree.root(), draft::field::Module::body)) {
        if (tree[id].kind != draft::Kind::Assign) continue;
        const auto targets = tree.field(id, draft::field::Assign::targets);
        if (targets.size() != 1 || tree[targets[0]].kind != draft::Kind::Name) continue;
        const std::string name = "`" + std::string(strings.text(tree[targets[0]].text)) + "`";
        const bool is_named = description.find(name) != std::string_view::npos;
        if (!is_named || description.find(name + " is ") != std::string_view::npos) continue;
        const draft::NodeId value =
            draft.constant_value(tree.child(id, draft::field::Assign::value), strings);
        out += (out.empty() ? " " : ", ") + name + " is " + syntax::print(tree, strings, value);
    }
    return out.empty() ? out : out + ".";
}

// A difficulty of a category is drawn by its full weight if there are four exemplars with many variants, or
// more with few.
constexpr uint32_t enough = 4 * full_variety;
constexpr uint32_t most_drawn = 64;
constexpr unsigned most_attempts = 24;
// So many draws must find all the work that they ask for; then what fits is enough.
constexpr unsigned full_attempts = 2;
// Changes beyond those asked for, of a variant that is still too easy.
constexpr unsigned most_added = 12;

struct Room {
    synth::Category category;
    uint32_t level, percent;
};
constexpr Room rooms[] = {
#define WEFT_ROOM(category, level, percent) {synth::Category::category, level, percent},
#include "exemplars/room.def"
#undef WEFT_ROOM
};
static_assert(std::all_of(std::begin(rooms), std::end(rooms), [](const Room& one) {
    return one.level < first_with_purpose && one.percent != 0 && one.percent < 100;
}));

// How much of its default weight a difficulty has that is grown, in parts of `enough`.
uint32_t grown_room(synth::Category category, uint32_t level) {
    for (const Room& one : rooms) {
        if (one.category == category && one.level == level) return enough * one.percent / 100;
    }
    return enough;
}

Result<void> compile(driver::Options options, const synth::Grown& grown, Compiled& compiled) {
    const std::string file_name = grown.kernel_name + ".py";
    options.module_name = grown.kernel_name;
    options.printed_file = file_name;
    driver::compile(grown.source, options, compiled);
    if (compiled.ok()) return {};
    const std::string changed = grown.transforms.empty() ? "" : " (changed by " + grown.transforms + ")";
    return Error::finding(grown.kernel_name + changed + " does not compile, which is a fault of weft:\n" +
                          render(*compiled.first_diag(), compiled.sources()));
}

}  // namespace

synth::LevelWeights level_weights(synth::Category category) {
    synth::LevelWeights out = synth::default_level_weights;
    const uint32_t first = info(category).is_family() ? 1 : first_with_purpose;
    for (uint32_t level = 1; level <= synth::max_difficulty; ++level) {
        const Pool& pool = pool_of(category, level);
        out[level - 1] *= level < first      ? grown_room(category, level)
                          : pool.own.empty() ? 0
                                             : std::min(pool.sum, enough);
    }
    return out;
}

Result<void> Maker::make(uint64_t seed, uint64_t index, const synth::Policy& policy, driver::Options options,
                         synth::Grown& out, Compiled& compiled) {
    for (uint32_t attempt = 0; attempt < most_drawn; ++attempt) {
        if (auto made = draw(seed, index, attempt, policy, options, out, compiled); !made) return made;
        const driver::Subject subject = driver::subject(compiled);
        // What was grown may, once in a hundred thousand, turn out harder than it was meant to be.
        const bool is_as_hard = !out.family.empty() || facts::complexity(subject).difficulty == out.level;
        if (is_as_hard && void_finder_.find(subject).empty()) return {};
    }
    return Error::finding(
        "every kernel that was drawn has void code or another difficulty, which is a fault of weft");
}

Result<void> Maker::draw(uint64_t seed, uint64_t index, uint32_t attempt, const synth::Policy& policy,
                         const driver::Options& options, synth::Grown& out, Compiled& compiled) {
    Rng rng(seed, index + (uint64_t{attempt} << synth::attempt_shift));
    if (policy.mix == synth::Mix::Real) {
        const size_t file = weighted(rng, weights_of_real_code());
        if (const auto drawn = draw_variant(file, vary::little(rng), rng); !drawn) return drawn.failure();
        return print_variant(file, rng, options, out, compiled);
    }
    const synth::Category category = synth::category_at(seed, index, policy);
    if (info(category).is_family())
        return make_of_family(rng, seed, index, category, policy, options, out, compiled);
    const synth::LevelWeights weights = level_weights(category);
    const uint32_t level = synth::level_at(seed, index, policy, weights);
    if (level >= first_with_purpose) {
        WEFT_TRY(const bool made, make_balanced(rng, category, level, policy, options, out, compiled));
        if (made) return {};
    }
    synthesizer_.grow(seed, index, policy, level, out, attempt);
    out.family = {};
    out.brief.clear();
    out.description.clear();
    out.transforms.clear();
    return compile(options, out, compiled);
}

// False: no exemplar is of that kind, or none is so short.
Result<bool> Maker::make_balanced(Rng& rng, synth::Category category, uint32_t level,
                                  const synth::Policy& policy, const driver::Options& options,
                                  synth::Grown& out, Compiled& compiled) {
    const Pool& pool = pool_of(category, level);
    if (pool.own.empty()) return false;
    for (unsigned attempt = 1; attempt <= most_attempts; ++attempt) {
        size_t file = pool.files[weighted(rng, pool.weights)];
        if (attempt == most_attempts) {  // an exemplar that does what it did; of a family, as it is
            file = rng.pick(std::span<const uint16_t>(pool.own));
            const vary::Amount amount{0, info(category).is_family() ? 0u : 4u};
            if (const auto drawn = draw_variant(file, amount, rng); !drawn) return drawn.failure();
            if (amount.form != 0 && applied_.empty()) continue;
        } else if (info(category).is_family()) {
            if (const auto drawn = draw_variant(file, vary::little(rng), rng); !drawn) return drawn.failure();
        } else {
            WEFT_TRY(const bool is_new, draw_in_cell(file, category, level, attempt <= full_attempts, rng));
            if (!is_new) continue;
        }
        if (auto made = print_variant(file, rng, options, out, compiled); !made) return made.failure();
        const bool is_short = policy.max_bytes == 0 || out.source.size() <= policy.max_bytes;
        if (!is_short || out.level != level) continue;
        // What its domain serves, it serves still.
        if (!facts::belongs_to(facts::traits(driver::subject(compiled)), category)) continue;
        out.category = category;
        return true;
    }
    return false;
}

// Nobody grows such kernels: what no exemplar is, there is not.
Result<void> Maker::make_of_family(Rng& rng, uint64_t seed, uint64_t index, synth::Category category,
                                   const synth::Policy& policy, const driver::Options& options,
                                   synth::Grown& out, Compiled& compiled) {
    const synth::LevelWeights weights = level_weights(category);
    const uint32_t level = synth::level_at(seed, index, policy, weights);
    if (weights[level - 1] != 0) {
        WEFT_TRY(const bool made, make_balanced(rng, category, level, policy, options, out, compiled));
        if (made) return {};
    }
    std::string levels;
    for (uint32_t one = 1; one <= synth::max_difficulty; ++one) {
        if (weights[one - 1] != 0) levels.append(levels.empty() ? "" : ", ").append(std::to_string(one));
    }
    return Error::usage(
        "the category `" + std::string(info(category).name) + "` has no kernel of difficulty " +
        std::to_string(level) +
        (policy.max_bytes == 0 || weights[level - 1] == 0 ? std::string() : " that is so short") +
        ": it is made of exemplars, which are of difficulty " + levels);
}

Result<const draft::Draft*> Maker::draft_of(size_t file) {
    loaded_.resize(files().size());
    if (loaded_[file] == nullptr) {
        auto fresh = std::make_unique<draft::Draft>();
        if (auto loaded = load(files()[file], drafts_, *fresh); !loaded) return loaded.failure();
        loaded_[file] = std::move(fresh);
        names_of_files_ = drafts_.strings.mark();
    }
    return loaded_[file].get();
}

Result<bool> Maker::draw_variant(size_t file, vary::Amount amount, Rng& rng) {
    drafts_.strings.rewind(names_of_files_);
    WEFT_TRY(const draft::Draft* const exemplar, draft_of(file));
    draft_ = *exemplar;
    applied_.clear();
    return vary::vary(draft_, drafts_.strings, rng, amount, applied_);
}

Result<bool> Maker::draw_in_cell(size_t file, synth::Category category, uint32_t level, bool in_full,
                                 Rng& rng) {
    drafts_.strings.rewind(names_of_files_);
    WEFT_TRY(const draft::Draft* const exemplar, draft_of(file));
    draft_ = *exemplar;
    applied_.clear();
    Cell cell(category, level, *exemplar);
    const auto may_stay = [&](const draft::Draft& variant) { return cell.admits(variant); };
    const bool is_full = vary::vary(draft_, drafts_.strings, rng, vary::much(rng), applied_, may_stay);
    if (applied_.empty() || (in_full && !is_full)) return false;
    for (unsigned added = 0; cell.is_too_easy(); ++added) {
        if (added == most_added || !vary::vary(draft_, drafts_.strings, rng, {1, 0}, applied_, may_stay))
            return false;
    }
    return true;
}

Result<void> Maker::print_variant(size_t file, Rng& rng, const driver::Options& options, synth::Grown& out,
                                  Compiled& compiled) {
    vary::dress(draft_, drafts_.strings, rng);
    drafts_.print(draft_, layout(rng), out.source);
    out.kernel_name = drafts_.strings.text(draft_.tree[draft_.kernel].text);
    std::swap(out.inputs, draft_.inputs);
    out.honest = false;  // nothing is promised of its gradient
    out.idea = draft_.words.idea;
    out.family = files()[file].name;
    out.brief = draft_.words.brief;
    out.description = draft_.words.description(drafts_.strings);
    out.description += values_of_constants(draft_, drafts_.strings, out.description);
    out.transforms = vary::names(applied_);
    return compile_variant(options, out, compiled);
}

Result<void> compile_variant(driver::Options options, synth::Grown& grown, Compiled& compiled) {
    if (auto done = compile(options, grown, compiled); !done) return done;
    const driver::Subject subject = driver::subject(compiled);
    const synth::TraitSet traits = facts::traits(subject);
    grown.category = facts::most_telling(traits);
    // Meshes, volumes and the like are objects of a program that runs: no list of numbers is an input of
    // these.
    if ((traits & set_of(synth::Trait::Query)) != 0) grown.inputs.forget();
    grown.counts = facts::source_counts(subject).counts;
    grown.level = facts::complexity(subject).difficulty;
    return {};
}

}  // namespace weft::exemplars
