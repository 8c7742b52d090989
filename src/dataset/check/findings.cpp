#include "dataset/check/findings.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace weft::dataset {
namespace {

constexpr CheckInfo check_infos[] = {
#define WEFT_CHECK_ROW(enumerator, name, text) {name, text},
#include "dataset/check/checks.def"
#undef WEFT_CHECK_ROW
};
constexpr size_t most_findings = 10'000;  // of a thread; a set that is all wrong need not fill the memory

}  // namespace

const CheckInfo& info(Check check) {
    return check_infos[static_cast<size_t>(check)];
}

uint64_t FaultCount::all_shown() const {
    uint64_t all = 0;
    for (const auto& [way, count] : shown) all += count;
    return all;
}

// Counts that were joined may come without the findings behind them.
bool Verdict::ok() const {
    return failed_rows == 0 && findings.empty() && findings_left_out == 0 &&
           std::all_of(checks.begin(), checks.end(),
                       [](const CheckCount& count) { return count.failed == 0; });
}

void Verdict::add(Verdict&& other) {
    rows += other.rows;
    failed_rows += other.failed_rows;
    made_again += other.made_again;
    not_runnable += other.not_runnable;
    findings_left_out += other.findings_left_out;
    for (size_t i = 0; i < check_count; ++i) {
        checks[i].checked += other.checks[i].checked;
        checks[i].failed += other.checks[i].failed;
    }
    for (const auto& [name, count] : other.categories) {
        categories[name].checked += count.checked;
        categories[name].failed += count.failed;
    }
    for (const auto& [schema, count] : other.schemas) schemas[schema] += count;
    for (const auto& [name, count] : other.failed_later) failed_later[name] += count;
    for (const auto& [reason, count] : other.not_made_again) not_made_again[reason] += count;
    for (const auto& [key, count] : other.gradients) gradients[key] += count;
    for (const auto& [name, count] : other.faults) {
        faults[name].rows += count.rows;
        for (const auto& [way, rows_so] : count.shown) faults[name].shown[way] += rows_so;
        std::vector<std::string>& hidden = faults[name].hidden;
        hidden.insert(hidden.end(), count.hidden.begin(), count.hidden.end());
    }
    findings.insert(findings.end(), std::make_move_iterator(other.findings.begin()),
                    std::make_move_iterator(other.findings.end()));
}

void Verdict::sort() {
    for (auto& [name, count] : faults) std::sort(count.hidden.begin(), count.hidden.end());
    const auto key = [](const Finding& finding) {
        return std::tie(finding.place.unit, finding.place.number, finding.check, finding.message);
    };
    std::sort(findings.begin(), findings.end(),
              [&](const Finding& a, const Finding& b) { return key(a) < key(b); });
}

void Findings::found(Check check, const FindingPlace& place, std::string_view category, std::string message) {
    ++verdict_.checks[static_cast<size_t>(check)].failed;
    if (are_kept()) note(place, {true, false, {{info(check).name, "failed: " + message}}, {}});
    if (verdict_.findings.size() == most_findings) {
        ++verdict_.findings_left_out;
        return;
    }
    verdict_.findings.push_back({check, place, std::string(category), std::move(message)});
}

}  // namespace weft::dataset
