#include "exemplars/diversity_report.h"

#include <array>
#include <cstdio>
#include <vector>

#include "base/number_text.h"
#include "driver/compile.h"
#include "exemplars/maker.h"
#include "facts/diversity.h"

namespace weft::exemplars {
namespace {

using facts::Diversity;
using facts::Flaw;
using facts::FlawKind;
using synth::Category;
using synth::category_count;

constexpr uint64_t curve_points[] = {10, 100, 1000, 10'000, 100'000, 1'000'000, 10'000'000};
constexpr uint64_t named_problems = 10;  // of each kind

std::string percent(double share) {
    char text[32];
    std::snprintf(text, sizeof text, share != 0 && share < 0.001 ? "%.3f %%" : "%.2f %%", 100 * share);
    return text;
}

class Report {
  public:
    Report(const synth::Policy& policy, uint64_t seed, uint64_t first, uint64_t count,
           const std::function<void(const std::string&)>& tell)
        : policy_(policy), tell_(tell), seed_(seed), first_(first), count_(count) {}

    void measure() {
        Maker maker;
        synth::Grown grown;
        Compiled compiled;
        driver::Options options;
        options.targets = emit::TargetSet::all();
        for (uint64_t i = 0; i < count_; ++i) {
            const auto made = maker.make(seed_, first_ + i, policy_, options, grown, compiled);
            bytes_ += grown.source.size();
            if (!made) {
                problem(i, refused_, made.error());
            } else {
                diversity_.add(driver::subject(compiled), grown.category, grown.family.empty());
                if (diversity_.last_is_outsider())
                    problem(i, outsiders_, "does not belong to " + std::string(info(grown.category).name));
                if (diversity_.last_difficulty() != grown.level)
                    problem(i, off_level_, "has another difficulty than asked for");
                for (const Flaw& flaw : diversity_.last_flaws())
                    problem(i, flaws_[static_cast<size_t>(flaw.kind)],
                            std::string(text(flaw.kind)) + " in line " + std::to_string(flaw.line));
            }
            for (const uint64_t point : curve_points) {
                if (i + 1 == point || i + 1 == count_) remember(i + 1);
            }
        }
    }

    bool clean() const { return clean_; }

    std::string markdown() {
        out_ = "# Diversity\n\nMade by `weft synth -n " + std::to_string(count_) + " -s " +
               std::to_string(seed_) + " --report`: " + with_commas(count_) + " kernels, " +
               with_commas(bytes_) +
               " bytes of Python; `docs/complexity.md` defines duplicates and difficulty.\n\n";
        out_ += with_commas(refused_) + " refused by weft (both devices, forward and backward), " +
                with_commas(outsiders_) + " outside their category, " + with_commas(off_level_) +
                " of another difficulty than asked for. Nothing is grown and thrown away.\n";
        curve();
        difficulties();
        categories();
        variety();
        repertoires();
        return out_;
    }

  private:
    struct Point {
        uint64_t count;
        Diversity::Tally all, hard;
        size_t bigrams, trigrams, builtins;
    };

    void problem(uint64_t i, uint64_t& count, const std::string& what) {
        clean_ = false;
        if (++count <= named_problems) tell_("index " + std::to_string(first_ + i) + ": " + what);
    }

    void remember(uint64_t count) {
        if (!points_.empty() && points_.back().count == count) return;
        points_.push_back({count, diversity_.total(), diversity_.total(2), diversity_.statement_bigrams(),
                           diversity_.opcode_trigrams(), diversity_.distinct_builtins()});
    }

    void row(std::initializer_list<std::string> cells) {
        out_ += '|';
        for (const std::string& cell : cells) out_ += " " + cell + " |";
        out_ += '\n';
    }

    void curve() {
        out_ += "\n## As the set grows\n\n";
        row({"kernels", "structures", "new since the line above", "exact duplicates", "structural, all",
             "structural, difficulty 2–5", "builtins", "statement bigrams", "opcode trigrams"});
        out_ += "|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n";
        Diversity::Tally before;
        for (const Point& point : points_) {
            const uint64_t structures = point.all.structures(), news = structures - before.structures();
            const double share = Diversity::Tally::share(news, point.all.kernels - before.kernels);
            before = point.all;
            row({with_commas(point.count), with_commas(structures), percent(share),
                 percent(point.all.exact_share()), percent(point.all.structural_share()),
                 percent(point.hard.structural_share()), with_commas(point.builtins),
                 with_commas(point.bigrams), with_commas(point.trigrams)});
        }
    }

    void difficulties() {
        out_ += "\n## By difficulty\n\n";
        row({"difficulty", "kernels", "share", "exact duplicates", "structural duplicates"});
        out_ += "|---:|---:|---:|---:|---:|\n";
        const uint64_t all = diversity_.total().kernels;
        for (uint32_t level = 1; level <= synth::max_difficulty; ++level) {
            const Diversity::Tally tally = diversity_.total(level, level);
            row({std::to_string(level), with_commas(tally.kernels),
                 percent(Diversity::Tally::share(tally.kernels, all)),
                 with_commas(tally.exact) + " (" + percent(tally.exact_share()) + ")",
                 with_commas(tally.structural) + " (" + percent(tally.structural_share()) + ")"});
        }
    }

    void categories() {
        out_ +=
            "\n## By category\n\nA skeleton is the statement kinds of a kernel without their expressions; "
            "its share is of"
            " the category's kernels of difficulty 2–5. Warp's gradient is exact for this share of those "
            "that have one"
            " (`docs/gradients.md`).\n\n";
        row({"category", "kernels", "exact", "structural, difficulty 1", "structural, 2–5", "gradient exact",
             "skeletons", "commonest skeleton"});
        out_ += "|---|---:|---:|---:|---:|---:|---:|---|\n";
        for (uint32_t i = 0; i < category_count; ++i) {
            const auto category = static_cast<Category>(i);
            Diversity::Tally all, hard;
            for (uint32_t level = 1; level <= synth::max_difficulty; ++level) {
                all.add(diversity_.of(category)[level]);
                if (level > 1) hard.add(diversity_.of(category)[level]);
            }
            if (all.kernels == 0) continue;
            const Diversity::Skeleton skeleton = diversity_.commonest_skeleton(category);
            row({std::string(info(category).name), with_commas(all.kernels), percent(all.exact_share()),
                 percent(diversity_.of(category)[1].structural_share()), percent(hard.structural_share()),
                 percent(diversity_.exact_gradients(category)), with_commas(diversity_.skeletons(category)),
                 percent(Diversity::Tally::share(skeleton.kernels, hard.kernels)) + " `" + skeleton.text +
                     "`"});
        }
    }

    void variety() {
        out_ += "\n## What occurs\n\n" + with_commas(diversity_.distinct_builtins()) +
                " distinct builtins in " + with_commas(diversity_.distinct_rows()) +
                " rows of the builtin table, " + with_commas(diversity_.statement_bigrams()) +
                " pairs of statement kinds that follow each other, " +
                with_commas(diversity_.opcode_trigrams()) +
                " triples of IR opcodes (a call counts as its builtin).\n\n";
        row({"flaw", "kernels"});
        out_ += "|---|---:|\n";
        for (uint32_t i = 0; i < static_cast<uint32_t>(FlawKind::Count); ++i) {
            const auto kind = static_cast<FlawKind>(i);
            row({std::string(text(kind)), with_commas(diversity_.flawed(kind))});
        }
    }

    void repertoires() {
        out_ += "\n## Builtins drawn of those a policy names\n\nWithin the first " +
                with_commas(facts::repertoire_sample) +
                " kernels of the category (`src/synth/repertoire.def`).\n\n";
        row({"category", "named", "drawn", "share", "not drawn"});
        out_ += "|---|---:|---:|---:|---|\n";
        const Strings strings;
        for (uint32_t i = 0; i < category_count; ++i) {
            const auto category = static_cast<Category>(i);
            uint64_t named = 0, drawn = 0;
            std::string missing;
            std::string_view rest = repertoire(category);
            while (!rest.empty()) {
                const std::string_view name = rest.substr(0, rest.find(' '));
                rest.remove_prefix(name.size() < rest.size() ? name.size() + 1 : rest.size());
                const auto id = strings.find(name);
                ++named;
                if (id && diversity_.with_builtin(category, *id) != 0) {
                    ++drawn;
                } else {
                    missing += (missing.empty() ? "" : ", ") + std::string(name);
                }
            }
            if (named == 0 || policy_.weights[i] == 0) continue;
            row({std::string(info(category).name), std::to_string(named), std::to_string(drawn),
                 percent(Diversity::Tally::share(drawn, named)), missing.empty() ? "–" : missing});
        }
    }

    const synth::Policy& policy_;
    const std::function<void(const std::string&)>& tell_;
    uint64_t seed_, first_, count_;
    uint64_t bytes_ = 0, refused_ = 0, outsiders_ = 0, off_level_ = 0;
    std::array<uint64_t, static_cast<size_t>(FlawKind::Count)> flaws_{};
    bool clean_ = true;
    Diversity diversity_;
    std::vector<Point> points_;
    std::string out_;
};

}  // namespace

DiversityReport report_diversity(const synth::Policy& policy, uint64_t seed, uint64_t first, uint64_t count,
                                 const std::function<void(const std::string&)>& tell) {
    Report report(policy, seed, first, count, tell);
    report.measure();
    return {report.markdown(), report.clean()};
}

}  // namespace weft::exemplars
