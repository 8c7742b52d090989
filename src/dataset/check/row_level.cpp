#include "dataset/check/row_level.h"

#include <mutex>

#include "base/hex.h"
#include "base/sha256.h"
#include "base/versions.h"
#include "dataset/check/code_structure.h"
#include "dataset/check/compiled_row.h"
#include "dataset/check/faulty_row.h"

namespace weft::dataset {
namespace {

bool is_name(std::string_view text) {
    if (text.empty() || (text[0] >= '0' && text[0] <= '9')) return false;
    for (const char c : text) {
        const bool fine =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        if (!fine) return false;
    }
    return true;
}

bool is_hash(std::string_view text) {
    return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// The split that a data file's own name tells: "data/train-00000-of-00001.jsonl".
std::optional<size_t> split_of_file(std::string_view file) {
    const std::string_view name = file.substr(file.rfind('/') + 1);
    const size_t dash = name.find('-');
    if (dash == std::string_view::npos || name.substr(dash + 6, 4) != "-of-") return std::nullopt;
    return split_index(name.substr(0, dash));
}

class RowLevel : public Level {
  public:
    explicit RowLevel(const RowLevelOptions& options) : options_(options), whole_(options.whole) {}
    std::unique_ptr<Judge> open() override;
    void finish(Findings& findings) override { whole_.finish(findings); }

    const RowLevelOptions& options() const { return options_; }
    void add(Whole&& part) {
        const std::lock_guard lock(mutex_);
        whole_.add(std::move(part));
    }

  private:
    const RowLevelOptions options_;
    std::mutex mutex_;
    Whole whole_;
};

class RowJudge : public Judge {
  public:
    explicit RowJudge(RowLevel& level)
        : level_(level),
          options_(level.options()),
          is_wide_(options_.set == nullptr || options_.set->is_wide()),
          is_debug_(options_.set != nullptr && options_.set->is_debug()),
          is_earlier_(options_.set != nullptr && options_.set->is_earlier()),
          whole_(options_.whole),
          again_(is_wide_ ? wide_columns() : options_.set->columns, options_.known) {}
    ~RowJudge() override { level_.add(std::move(whole_)); }

    void judge(std::span<Item* const> items, Findings& findings) override {
        findings_ = &findings;
        for (Item* const item : items) {
            item_ = item;
            check_row(item->row);
        }
    }

  private:
    void begin(Check check) { findings_->begin(check); }
    void found(Check check, std::string message) {
        Judge::found(*findings_, check, *item_, std::move(message));
    }
    const Manifest* manifest() const {
        return options_.set != nullptr && options_.set->manifest ? &*options_.set->manifest : nullptr;
    }
    const Unit* unit() const {
        return options_.set == nullptr ? nullptr : &options_.set->units[item_->place.unit - 1];
    }

    void check_row(const Row& row) {
        begin(Check::Schema);
        for (const std::string& problem : item_->problems) found(Check::Schema, problem);
        item_->sound = item_->problems.empty();
        if (!item_->sound) return;
        if (is_earlier_) return check_earlier(row);
        check_values(row);
        item_->sound = !item_->failed;
        check_order(row);
        check_split(row);
        if (is_wide_ || is_debug_) check_source(row);
        if (is_debug_) check_fault(row);
        check_again(row);
        whole_.add(*item_);
    }

    void check_values(const Row& row) {
        ++findings_->verdict().schemas[row.schema_version];
        const auto expect = [&](bool holds, std::string message) {
            if (!holds) found(Check::Schema, std::move(message));
        };
        expect(row.schema_version >= oldest_schema_version && row.schema_version <= schema_version,
               "no schema_version is " + std::to_string(row.schema_version));
        expect(row.warp_version == warp_version,
               "warp_version is not " + std::string(warp_version) + ", whose code this weft knows");
        expect(is_hash(row.canonical), "canonical is not 32 hex digits");
        expect(row.structure ? is_hash(*row.structure) : row.schema_version < schema_with_structure,
               "structure is not 32 hex digits");
        expect(!row.split_key || is_hash(*row.split_key), "split_key is not 32 hex digits");
        if (row.split_key && row.transforms && row.transforms->empty())
            expect(*row.split_key == row.likeness(),
                   "split_key is not that of a kernel that was not changed");
        expect(is_name(row.kernel_name), "kernel_name is not a name");
        expect(row.difficulty >= 1 && row.difficulty <= 5, "difficulty is not within 1 to 5");
        expect(split_index(row.split).has_value(), "split is not train, validation, test or test_families");
        expect(synth::find_category(row.category).has_value(),
               "no category is called `" + std::string(row.category) + "`");
        expect(!row.description.empty(), "description is empty");
        if (row.policy) {
            const auto policy = synth::parse_policy_text(*row.policy);
            expect(policy.ok(), "policy is none" + (policy ? "" : ": " + policy.error()));
        }
        if (!is_wide_) return;
        check_gradient(row);
        expect(row.cpp_forward || row.cuda_forward, "there is no code");
        expect(row.cpp_forward.has_value() == row.cpp_backward.has_value() &&
                   row.cuda_forward.has_value() == row.cuda_backward.has_value(),
               "one pass of a device is null and the other is not");
        check_options(row);
    }

    // A pair of the earlier scripts has no more than its source, its code and a name. Nobody else runs it:
    // the code is a function without what stands before it.
    void check_earlier(const Row& row) {
        item_->sound = false;
        ++findings_->verdict().not_made_again["of the earlier scripts"];
        if (!is_name(row.kernel_name)) return found(Check::Schema, "kernel_name is not a name");
        compare_source(row);
    }

    void check_gradient(const Row& row) {
        const std::string_view kind = row.gradient.kind;
        const bool is_unknown = kind == "unknown" && row.schema_version >= schema_with_unknown;
        if (kind != "exact" && kind != "none" && kind != "warp_differs" && !is_unknown)
            found(Check::Schema, "gradient.kind is no kind of schema " + std::to_string(row.schema_version));
        if ((kind == "warp_differs" || is_unknown) == row.gradient.reason.empty())
            found(Check::Schema, "gradient.reason stands with warp_differs and unknown, and only there");
    }

    // What the manifest says about all rows.
    void check_options(const Row& row) {
        if (manifest() == nullptr) return;
        const NamedValues& options = manifest()->options;
        const std::string device = value_of(options, "device");
        if (row.cpp_forward.has_value() != (device != "cuda") ||
            row.cuda_forward.has_value() != (device != "cpu")) {
            found(Check::Schema, "the code is not that of the recorded device " + device);
        }
        if (std::to_string(row.seed) != value_of(options, "seed"))
            found(Check::Schema, "the seed is not the recorded one");
        if (std::to_string(row.schema_version) != value_of(options, "schema"))
            found(Check::Schema, "the schema_version is not the recorded one");
        const std::string license = value_of(options, "license");
        if (license == license_as_found ? row.license != row.origin_license.value_or(license_unknown)
                                        : row.license != license)
            found(Check::Schema, "the license is not the recorded one");
        if (row.weft_version != value_of(options, "weft") || row.warp_version != value_of(options, "warp"))
            found(Check::Schema, "the versions are not the recorded ones");
        if (row.policy && options_.known.policy && *row.policy != *options_.known.policy)
            found(Check::Schema, "the policy is not the recorded one");
    }

    void check_order(const Row& row) {
        begin(Check::Order);
        const std::string at = "index " + std::to_string(row.index);
        if (item_->previous_index && row.index <= *item_->previous_index)
            return found(Check::Order, at + " follows " + std::to_string(*item_->previous_index));
        if (unit() == nullptr) return;
        if (unit()->kind == Unit::Kind::Pairs) {
            const std::string name = item_->file.substr(item_->file.rfind('/') + 1);
            if (name.substr(0, name.find('.')) != "pair_" + digits(row.index, 6))
                found(Check::Order, at + " in " + item_->file);
        } else if (!unit()->may_hold(row.index)) {
            found(Check::Order, at + " belongs to another shard");
        }
    }

    void check_split(const Row& row) {
        begin(Check::Split);
        const auto& splits = options_.known.splits;
        if (row.split == split_names[fraction_count] && row.was_grown())
            return found(Check::Split, "families of growers are never held out");
        if (splits && splits->of(row) != row.split) {
            const bool by_family = splits->holds_out(row) || row.split == split_names[fraction_count];
            found(Check::Split, std::string(by_family       ? "family"
                                            : row.split_key ? "split_key"
                                                            : "structure") +
                                    " means another split");
        }
        if (unit() == nullptr || unit()->kind == Unit::Kind::Pairs) return;
        const auto of_file = split_of_file(item_->file);
        if (of_file && split_names[*of_file] != row.split)
            found(Check::Split, "the row is in a file of " + std::string(split_names[*of_file]));
    }

    void check_source(const Row& row) {
        begin(Check::Id);
        if (row.id != hex(Sha256::of(row.python_source)).substr(0, 32))
            found(Check::Id, "id is not the hash of python_source");
        if (is_wide_) check_structure(row);
        compare_source(row);
    }

    void compare_source(const Row& row) {
        made_.clear();
        said_.clear();
        if (is_earlier_) {
            compiled_.compare_earlier(row, made_, said_);
        } else if (!compiled_.compare(row, options_.known.backward, made_, said_)) {
            item_->sound = false;
        }
        for (const Check check : made_) begin(check);
        for (CompiledRow::Said& one : said_) found(one.check, std::move(one.message));
    }

    void check_fault(const Row& row) {
        begin(Check::Fault);
        if (const std::string wrong = faulty_.problem(row); !wrong.empty()) {
            item_->sound = false;
            found(Check::Fault, wrong);
        }
    }

    void check_structure(const Row& row) {
        KernelFunction functions[4];
        const struct {
            const Code& code;
            bool is_cpu;
            CodePass pass;
        } columns[] = {{row.cpp_forward, true, CodePass::Forward},
                       {row.cpp_backward, true, CodePass::Backward},
                       {row.cuda_forward, false, CodePass::Forward},
                       {row.cuda_backward, false, CodePass::Backward}};
        for (size_t i = 0; i < 4; ++i) {
            const auto& [code, is_cpu, pass] = columns[i];
            if (!code || code->empty()) continue;  // whether it may be: by compiling
            const Check check = is_cpu ? Check::Cpu : Check::Cuda;
            begin(check);
            const auto wrong = is_cpu ? structure_.check_cpu(*code, pass, functions[i])
                                      : structure_.check_cuda(*code, pass, functions[i]);
            if (wrong) found(check, (pass == CodePass::Forward ? "forward: " : "backward: ") + *wrong);
        }
        begin(Check::Names);
        std::string_view name;
        for (const KernelFunction& function : functions) {
            if (function.name.empty()) continue;
            if (name.empty()) name = function.name;
            if (function.name != name) {
                return found(Check::Names, "one column has `" + std::string(name) + "`, another `" +
                                               std::string(function.name) + "`");
            }
        }
        const auto parts = key_and_hash(name);
        if (parts && parts->first != row.kernel_name)
            found(Check::Names, "the code is that of `" + std::string(parts->first) + "`");
    }

    void check_again(const Row& row) {
        if (const std::string_view obstacle = MadeAgain::obstacle(row); !obstacle.empty()) {
            ++findings_->verdict().not_made_again[std::string(obstacle)];
            return;
        }
        begin(Check::Again);
        ++findings_->verdict().made_again;
        const auto different = again_.differences(row);
        if (!different) return found(Check::Again, different.error());
        if (different.value().empty()) return;
        std::string names;
        for (const std::string_view name : different.value())
            names += (names.empty() ? "" : ", ") + std::string(name);
        found(Check::Again, "not what policy, seed and index make: " + names);
    }

    RowLevel& level_;
    const RowLevelOptions& options_;
    const bool is_wide_, is_debug_, is_earlier_;
    Whole whole_;
    MadeAgain again_;
    CodeStructure structure_;
    CompiledRow compiled_;
    FaultyRow faulty_;
    Findings* findings_ = nullptr;
    Item* item_ = nullptr;
    std::vector<Check> made_;
    std::vector<CompiledRow::Said> said_;
};

std::unique_ptr<Judge> RowLevel::open() {
    return std::make_unique<RowJudge>(*this);
}

}  // namespace

RowLevelOptions row_level_options(const Set& set, const Told& told) {
    RowLevelOptions options;
    options.set = &set;
    options.known.splits = told.splits;
    options.known.backward = !told.no_backward;
    options.known.own_wordings = !set.manifest;
    options.whole.compare_shares = !told.rows_are_chosen;
    options.whole.may_clump = !set.manifest;
    if (set.manifest) {
        const NamedValues& said = set.manifest->options;
        if (auto splits = Splits::parse(value_of(said, "splits"))) {
            // Sets made before families were held out hold out none.
            const std::string share = value_of(said, "test-families");
            if (share.empty() || splits.value().hold_out(share)) options.known.splits = splits.value();
        }
        options.known.license = value_of(said, "license");
        options.known.device = parse_device(value_of(said, "device"));
        options.known.policy = policy_of(said);
        if (value_of(said, "backward") == "no") options.known.backward = false;
        options.known.standalone = value_of(said, "standalone") == "yes";
        options.known.own_wordings = value_of(said, "task").find(" template ") != std::string::npos;
        options.known.keeps_comments = value_of(said, "comments") == "kept";
        options.known.system = value_of(said, "system");
        // Rows that were taken out were chosen by what they are.
        if (value_of(said, "dedup") != "no" || value_of(said, "exclude") != "none" ||
            !value_of(said, "chosen").empty())
            options.whole.compare_shares = false;
    }
    options.whole.splits_are_known = options.known.splits.has_value();
    return options;
}

std::unique_ptr<Level> row_level(const RowLevelOptions& options) {
    return std::make_unique<RowLevel>(options);
}

}  // namespace weft::dataset
