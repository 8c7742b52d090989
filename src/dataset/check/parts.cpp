#include "dataset/check/parts.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <map>

#include "base/disk.h"
#include "base/files.h"
#include "base/hex.h"
#include "base/json_read.h"
#include "dataset/check/run_level.h"

namespace weft::dataset {
namespace {

// A report as it was read. What every report has must be there, as it may come from anywhere: a check that is
// not told of did not pass. Other members that are wrong or missing count as nothing, so that sums do not fit
// and are refused.
class Report {
  public:
    Result<void> open(const std::string& path) {
        constexpr size_t longest = 1u << 28;
        WEFT_TRY(const std::string text, read_file(path, longest));
        if (text.size() > longest) return Error{path + " is too large for a report"};
        if (auto parsed = document_.parse(text); !parsed) return Error{path + ": " + parsed.error()};
        return {};
    }
    const JsonValue& member(std::string_view key) const { return document_.member(document_.root(), key); }
    const JsonValue& member(const JsonValue& of, std::string_view key) const {
        return document_.member(of, key);
    }
    uint64_t number(const JsonValue& of, std::string_view key) const {
        return member(of, key).as_uint().value_or(0);
    }
    std::string text(const JsonValue& of, std::string_view key) const {
        return std::string(member(of, key).text);
    }
    auto children(const JsonValue& of) const { return document_.children(of); }
    const JsonValue& root() const { return document_.root(); }
    // Empty, or the member that is missing or wrong.
    std::string missing() const {
        const std::string status = text(root(), "status");
        if (status != "ok" && status != "failed") return "status";
        for (const char* name : {"rows", "failed_rows", "not_runnable", "findings_left_out"}) {
            if (!member(name).as_uint()) return name;
        }
        for (const char* name : {"failed_later", "checks"}) {
            if (!member(name).is(JsonValue::Kind::Object)) return name;
        }
        if (!member("findings").is(JsonValue::Kind::Array)) return "findings";
        for (size_t i = static_cast<size_t>(first_dear_check); i < check_count; ++i) {
            const std::string name(info(static_cast<Check>(i)).name);
            const JsonValue& check = member(member("checks"), name);
            if (!member(check, "checked").as_uint() || !member(check, "failed").as_uint()) return name;
        }
        return {};
    }

  private:
    JsonDocument document_{10'000'000};
};

std::optional<Check> dear_check(std::string_view name) {
    for (size_t i = static_cast<size_t>(first_dear_check); i < check_count; ++i) {
        if (info(static_cast<Check>(i)).name == name) return static_cast<Check>(i);
    }
    return std::nullopt;
}

void add_faults(const Report& report, Verdict& verdict) {
    for (const JsonValue& fault : report.children(report.member("faults"))) {
        FaultCount& count = verdict.faults[std::string(fault.key)];
        count.rows += report.number(fault, "rows");
        for (const JsonValue& way : report.children(report.member(fault, "how")))
            count.shown[std::string(way.key)] += way.as_uint().value_or(0);
        for (const JsonValue& place : report.children(report.member(fault, "hidden"))) {
            if (count.hidden.size() < FaultCount::most_hidden) count.hidden.emplace_back(place.text);
        }
    }
}

void add_report(const Report& report, JoinedParts& all) {
    Verdict& verdict = all.verdict;
    all.rows += report.number(report.root(), "rows");
    verdict.not_runnable += report.number(report.root(), "not_runnable");
    verdict.findings_left_out += report.number(report.root(), "findings_left_out");
    for (const JsonValue& check : report.children(report.member("checks"))) {
        const auto found = dear_check(check.key);
        if (!found) continue;
        CheckCount& count = verdict.checks[static_cast<size_t>(*found)];
        count.checked += report.number(check, "checked");
        count.failed += report.number(check, "failed");
    }
    for (const JsonValue& category : report.children(report.member("failed_later"))) {
        const uint64_t rows = category.as_uint().value_or(0);
        verdict.failed_rows += rows;
        verdict.categories[std::string(category.key)].failed += rows;
    }
    for (const JsonValue& pair : report.children(report.member("gradients")))
        verdict.gradients[{report.text(pair, "said"), report.text(pair, "measured")}] +=
            report.number(pair, "rows");
    add_faults(report, verdict);
    for (const JsonValue& finding : report.children(report.member("findings"))) {
        const auto check = dear_check(report.text(finding, "check"));
        if (!check) continue;
        verdict.findings.push_back({*check,
                                    {report.number(finding, "unit"), report.number(finding, "number"),
                                     report.text(finding, "place")},
                                    report.text(finding, "category"),
                                    report.text(finding, "message")});
    }
    const std::string engines = report.text(report.root(), "engines");
    if (all.engines.find(engines) == std::string::npos)
        all.engines += (all.engines.empty() ? "" : "; ") + engines;
}

// Folders stand for the reports in them.
Result<std::vector<std::string>> files_among(const std::vector<std::string>& reports) {
    std::vector<std::string> paths;
    for (const std::string& path : reports) {
        if (!is_folder(path)) {
            paths.push_back(path);
            continue;
        }
        WEFT_TRY(const std::vector<std::string> names, names_in(path));
        for (const std::string& name : names) {
            if (name.ends_with(".json")) paths.push_back(join(path, name));
        }
    }
    return paths;
}

class JoinedLevel : public Level {
  public:
    explicit JoinedLevel(JoinedParts& parts) : parts_(parts), gradients_(std::move(parts.verdict.gradients)) {
        parts.verdict.gradients.clear();
    }
    std::unique_ptr<Judge> open() override { return std::make_unique<JoinedJudge>(*this); }
    void finish(Findings& findings) override {
        if (!gradients_.empty()) judge_gradients(std::move(gradients_), findings);
    }

  private:
    // Rows were judged elsewhere; whoever ends first brings that in.
    class JoinedJudge : public Judge {
      public:
        explicit JoinedJudge(JoinedLevel& level) : level_(level) {}
        void judge(std::span<Item* const>, Findings&) override {}
        void finish(Findings& findings) override {
            if (!level_.is_told_.exchange(true)) findings.verdict().add(std::move(level_.parts_.verdict));
        }

      private:
        JoinedLevel& level_;
    };

    JoinedParts& parts_;
    verify::Gradients gradients_;
    std::atomic<bool> is_told_ = false;
};

}  // namespace

std::optional<Part> Part::parse(std::string_view text) {
    Part part;
    const size_t slash = text.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const char* const middle = text.data() + slash;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), middle, part.number);
    const auto second = std::from_chars(middle + 1, end, part.of);
    constexpr uint64_t most = 99'999;
    if (first.ec != std::errc() || first.ptr != middle || second.ec != std::errc() || second.ptr != end ||
        part.of > most || part.number >= part.of)
        return std::nullopt;
    return part;
}

std::string Part::text() const {
    return std::to_string(number) + "/" + std::to_string(of);
}

std::string identity(const Set& set) {
    if (!set.manifest) return {};
    const auto digest = digest_of(join(set.folder, "manifest.json"));
    return digest ? hex(digest.value().sha256) : std::string();
}

Result<JoinedParts> join_parts(const std::vector<std::string>& reports, const std::string& set_identity) {
    JoinedParts all;
    uint64_t parts = 0;
    std::map<uint64_t, std::string> seen;  // paths by number
    WEFT_TRY(all.paths, files_among(reports));
    for (const std::string& path : all.paths) {
        Report report;
        if (auto opened = report.open(path); !opened) return opened.failure();
        const auto part = Part::parse(report.text(report.root(), "part"));
        if (!part) return Error::usage(path + " is no report of weft validate --part");
        if (report.text(report.root(), "set") != set_identity)
            return Error::finding(path + " is of another set: its manifest.json is not this one");
        if (const std::string name = report.missing(); !name.empty())
            return Error{path + " is damaged: `" + name + "` is missing or wrong"};
        if (parts == 0) parts = part->of;
        if (part->of != parts)
            return Error::finding(path + " is part " + part->text() + ", " + all.paths.front() + " one of " +
                                  std::to_string(parts));
        const auto [at, is_new] = seen.emplace(part->number, path);
        if (!is_new)
            return Error::finding("doubled: " + at->second + " and " + path + " are both part " +
                                  part->text());
        if (report.text(report.root(), "status") != "ok") all.failed.push_back(path);
        add_report(report, all);
    }
    if (parts == 0) return Error::usage("there are no reports of parts to join");
    constexpr uint64_t most_told = 10;
    const uint64_t missing = parts - seen.size();
    std::string told;
    for (uint64_t number = 0, count = 0; number < parts && count < std::min(missing, most_told); ++number) {
        if (seen.contains(number)) continue;
        told += (count++ == 0 ? "" : ", ") + Part{number, parts}.text();
    }
    if (missing == 0) return all;
    return Error::finding(
        "missing: the report of part " + told +
        (missing > most_told ? " and " + std::to_string(missing - most_told) + " more" : ""));
}

std::unique_ptr<Level> joined_level(JoinedParts& parts) {
    return std::make_unique<JoinedLevel>(parts);
}

}  // namespace weft::dataset
