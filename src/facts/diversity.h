// diversity: compiled kernels, one after the other -> how much they repeat each other. Counts only: hashes of
// texts, structures and skeletons, the builtins, the pairs of statements and the triples of instructions that
// occurred. `weft synth --report` fills it and writes docs/diversity.md from it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "driver/subject.h"
#include "facts/canonical.h"
#include "facts/flaws.h"
#include "facts/structure.h"
#include "gradient/judge.h"
#include "synth/synth.h"

namespace weft::facts {

// A category must draw its builtins within this many of its kernels.
inline constexpr uint64_t repertoire_sample = 20000;

class Diversity {
  public:
    struct Tally {
        uint64_t kernels = 0, exact = 0, structural = 0;  // duplicates of an earlier kernel of the set
        double exact_share() const { return share(exact, kernels); }
        uint64_t structures() const { return kernels - structural; }  // distinct ones
        double structural_share() const { return share(structural, kernels); }
        static double share(uint64_t part, uint64_t whole) {
            return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
        }
        void add(const Tally& other) {
            kernels += other.kernels;
            exact += other.exact;
            structural += other.structural;
        }
    };
    struct Skeleton {
        uint64_t kernels = 0;
        std::string text;  // a letter for each statement, blocks in parentheses
    };
    using ByDifficulty = std::array<Tally, synth::max_difficulty + 1>;  // [0] is not used

    // `subject` is a kernel of this category. Flaws are those of grown kernels: what a person wrote may look
    // like one, a value for the ways that lead nowhere, say.
    void add(const driver::Subject& subject, synth::Category category, bool is_grown);

    Tally total(uint32_t lowest = 1, uint32_t highest = synth::max_difficulty) const;
    const ByDifficulty& of(synth::Category category) const { return categories_[at(category)].tallies; }
    size_t skeletons(synth::Category category) const { return categories_[at(category)].skeletons.size(); }
    Skeleton commonest_skeleton(synth::Category category) const;  // at difficulty 2 and more
    uint64_t with_builtin(synth::Category category,
                          StringId builtin) const;           // of the first repertoire_sample
    double exact_gradients(synth::Category category) const;  // share of the kernels that have gradients
    uint64_t outsiders(synth::Category category) const { return categories_[at(category)].outsiders; }
    uint64_t flawed(FlawKind kind) const { return flawed_[static_cast<size_t>(kind)]; }
    const std::vector<Flaw>& last_flaws() const { return flaws_; }
    uint32_t last_difficulty() const { return last_difficulty_; }
    bool last_is_outsider() const { return last_is_outsider_; }

    size_t distinct_builtins() const;
    size_t distinct_rows() const;  // of the builtin table: one per overload
    size_t statement_bigrams() const { return bigrams_.size(); }
    size_t opcode_trigrams() const { return trigrams_.size(); }

  private:
    struct HashOfHash {
        size_t operator()(const Hash128& hash) const;
    };
    struct OfCategory {
        ByDifficulty tallies{};
        std::unordered_map<std::string, uint64_t> skeletons;
        std::vector<uint64_t> builtins;  // kernels that call it, by distance from the first builtin
        uint64_t outsiders = 0;          // kernels that the category's own predicate does not admit
        uint64_t sampled = 0;
        std::array<uint64_t, gradient::verdict_count> verdicts{};  // by Verdict
    };
    static size_t at(synth::Category category) { return static_cast<size_t>(category); }
    void read_statements(const driver::Subject& subject);
    void block(const syntax::Tree& tree, std::span<const syntax::NodeId> statements, uint8_t before);
    uint8_t statement_kind(const syntax::Tree& tree, syntax::NodeId node);
    void read_instructions(const ir::Function& function, OfCategory& category);

    std::array<OfCategory, synth::category_count> categories_;
    std::unordered_set<Hash128, HashOfHash> texts_, structures_;
    std::unordered_set<uint32_t> bigrams_;
    std::unordered_set<uint64_t> trigrams_;
    std::vector<bool> rows_;
    std::array<uint64_t, static_cast<size_t>(FlawKind::Count)> flawed_{};
    std::vector<Flaw> flaws_;
    uint32_t last_difficulty_ = 0;
    bool last_is_outsider_ = false;
    Canonicalizer canonicalizer_;
    StructureHasher hasher_;
    gradient::Judge judge_;
    std::string skeleton_;
    std::vector<StringId> parameters_;
    std::vector<syntax::NodeId> definitions_;
    std::vector<uint8_t> seen_;
};

}  // namespace weft::facts
