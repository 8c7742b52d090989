// Whole: what only all rows together show. Rows that were grown by one policy from one seed are a run: they
// must agree on what a run has one of, their splits must not overlap, and their categories must occur as the
// policy says. Every thread counts its own rows; finish() looks at the sums.
#pragma once

#include <array>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "dataset/check/level.h"
#include "synth/synth.h"

namespace weft::dataset {

struct WholeOptions {
    bool splits_are_known = false;  // then every row is judged by itself
    bool compare_shares = true;     // false: rows were chosen, or taken out, by what they are
    bool may_clump = false;         // part of a set: rows of one structure are there or not together
};

class Whole {
  public:
    explicit Whole(const WholeOptions& options) : options_(options) {}

    void add(const Item& item);
    void add(Whole&& other);
    void finish(Findings& findings) const;

  private:
    // What rows of one run have in common.
    enum Trait : size_t { WeftVersion, WarpVersion, License, Schema, Code, trait_count };
    struct Seen {
        uint64_t rows = 0;
        std::vector<FindingPlace> places;  // the first
        void add(const FindingPlace& place);
        void add(Seen&& other);
    };
    using Values = std::map<std::string, Seen, std::less<>>;
    struct Ends {  // of a split: by what structure begins with
        uint64_t low = UINT64_MAX, high = 0, rows = 0;
        FindingPlace at_low, at_high;
        void add(const Ends& other);
    };
    struct Family {  // rows that are held out with it, and others
        Seen held_out, others;
    };
    struct Run {
        std::array<Values, trait_count> traits;
        std::array<Ends, fraction_count> splits;
        std::map<std::string, Family, std::less<>> families;
    };
    struct Shares {
        std::array<uint64_t, synth::category_count> rows{};
        std::unordered_map<uint64_t, uint32_t> structures;  // rows by structure, where they may clump
    };

    static void add_to(Values& values, std::string_view value, const FindingPlace& place);
    void add_shares(const Row& row);
    static void agree(std::string_view trait, const Values& values, Findings& findings);
    void finish_splits(const Run& run, Findings& findings) const;
    static void finish_families(const Run& run, Findings& findings);
    void finish_shares(Findings& findings) const;

    WholeOptions options_;
    std::map<std::pair<std::string, uint64_t>, Run, std::less<>> runs_;  // by policy and seed
    // By file and seed: indexes rise within a file, so it holds rows of one run.
    std::map<std::pair<uint64_t, uint64_t>, Values> policies_;
    std::map<std::string, Shares, std::less<>> shares_;  // by policy
};

}  // namespace weft::dataset
