// Recipe: everything that decides the bytes of a data set, and nothing else (not threads, not where it is
// written). The command line fills it; its list of names and values stands in the manifest, and a resumed run
// must have the same.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "dataset/code/harvest.h"
#include "dataset/formats/writer.h"
#include "dataset/row/row.h"
#include "dataset/set/exclusion.h"
#include "dataset/views/views.h"
#include "synth/synth.h"

namespace weft::dataset {

// The option `license` of sets of real code whose rows have the licences of their packages.
inline constexpr std::string_view license_as_found = "as found";
// The column of such a row whose package names none.
inline constexpr std::string_view license_unknown = "unknown";

enum class Device : uint8_t { Cpu, Cuda, Both };

// Where the splits end, as fractions of 2^64 of what `structure` begins with (of older rows: `canonical`).
class Splits {
  public:
    static Result<Splits> parse(std::string_view fractions);  // "0.9,0.05,0.05"
    // The share of the families that is held out whole: "0.05". Those of growers never are: they are few, and
    // each is most of its category.
    Result<void> hold_out(std::string_view share);
    // If nobody says: some, unless all rows are for training.
    std::string_view usual_share() const { return empty_[1] && empty_[2] ? "0" : "0.05"; }
    std::string_view of(const Row& row) const;
    bool holds_out(const Row& row) const;

  private:
    std::array<uint64_t, fraction_count> ends_{};  // the last one is not looked at
    std::array<bool, fraction_count> empty_{};
    uint64_t families_end_ = 0;  // by what the hash of a family's name begins with
};

struct Recipe {
    uint64_t count = 100;
    uint64_t seed = 42;
    std::string categories, difficulty;  // as given; `policy` is what they mean
    synth::Policy policy;
    Device device = Device::Cpu;
    bool backward = true;
    bool standalone = false;  // plain CUDA beside Warp's
    const Format* format = nullptr;
    uint64_t shards = 1;
    std::string fractions = "0.9,0.05,0.05", test_families = "0.05";
    Splits splits;
    uint64_t max_bytes = 0;
    std::string license = "apache-2.0";  // empty: as found with real code
    std::string exclude_digest;          // sha256 of the file, as hex; empty: none
    Exclusion excluded;
    View view;  // which columns; the wide row, or a chat view
    bool dedup = false;
    std::shared_ptr<const Harvest> code;  // rows of real code; null: kernels are grown
    unsigned variants = 0;                // of each kernel of real code

    bool excludes(const Row& row) const { return excluded.holds(row); }
    bool cpu() const { return device != Device::Cuda; }
    bool cuda() const { return device != Device::Cpu; }
    Columns columns() const { return view.columns(); }

    uint64_t first_index(uint64_t shard) const;  // of shard k: k·n/K; first_index(K) is n
    uint64_t shard_of(uint64_t index) const;     // the one that covers it
    std::vector<std::pair<std::string, std::string>> described() const;
};

// The part of it that people say in words, on a command line or in Python.
struct Wishes {
    uint64_t count = 100, seed = 42, max_bytes = 0;
    std::string categories, difficulty, mix = "balanced", device = "cpu";
    bool backward = true, standalone = false;
    std::string fractions = "0.9,0.05,0.05", test_families, license = "apache-2.0";
};
Result<Recipe> recipe_of(const Wishes& wishes);
// The rows become questions and answers, with the code that its tasks need: for more devices than the recipe
// says, unless these are fixed.
Result<void> ask_for(Recipe& recipe, View view, bool devices_are_fixed);

std::string_view text(Device device);
std::optional<Device> parse_device(std::string_view text);
// The policy that a manifest's options mean, as its text; nothing: they mean none.
std::optional<std::string> policy_of(const std::vector<std::pair<std::string, std::string>>& options);
uint64_t default_shards(uint64_t count);

// "option: there X, here Y" for every option that is not the same.
std::vector<std::string> differences(const std::vector<std::pair<std::string, std::string>>& there,
                                     const std::vector<std::pair<std::string, std::string>>& here);

}  // namespace weft::dataset
