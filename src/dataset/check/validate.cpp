#include "dataset/check/validate.h"

#include "base/disk.h"

namespace weft::dataset {
namespace {

// What is wrong with a set as a whole, before any row is looked at.
void check_files(const Set& set, Findings& findings) {
    findings.begin(Check::Manifest);
    for (const std::string& problem : set.all_problems()) findings.found(Check::Manifest, {}, {}, problem);
    if (!set.manifest) return;
    for (const SideFile& file : set.manifest->side_files) {
        findings.begin(Check::Manifest);
        const std::string path = join(set.folder, file.path);
        // One of another size is not read: it may be one without end.
        if (const auto size = file_size(path); size && *size != file.digest.bytes) {
            findings.found(Check::Manifest, {0, 0, file.path}, {}, "the sha256 is not the recorded one");
            continue;
        }
        const auto digest = digest_of(path);
        if (digest && digest.value().sha256 == file.digest.sha256) continue;
        findings.found(Check::Manifest, {0, 0, file.path}, {},
                       digest ? "the sha256 is not the recorded one" : digest.error());
    }
}

}  // namespace

Validation::Validation(Batches& batches, std::vector<std::unique_ptr<Level>> levels, bool fail_fast,
                       Annotations* annotations)
    : batches_(batches), levels_(std::move(levels)), fail_fast_(fail_fast), annotations_(annotations) {}

void Validation::stop() {
    batches_.stop();
    for (const auto& level : levels_) level->stop();
}

std::optional<Error> Validation::failure() const {
    for (const auto& level : levels_) {
        if (auto failed = level->failure()) return failed;
    }
    return std::nullopt;
}

void Validation::work() {
    Findings findings(annotations_);
    {
        std::vector<std::unique_ptr<Judge>> judges;
        for (const auto& level : levels_) judges.push_back(level->open());
        Batch batch;
        while (batches_.next(batch, findings)) {
            judge(batch, judges, findings);
            if ((fail_fast_ && !findings.verdict().ok()) || failure()) stop();
        }
        for (const auto& judge : judges) judge->finish(findings);
    }
    const std::lock_guard lock(mutex_);
    verdict_.add(std::move(findings.verdict()));
}

void Validation::judge(Batch& batch, std::span<const std::unique_ptr<Judge>> judges, Findings& findings) {
    std::vector<Item*> items;
    for (const auto& judge : judges) {
        items.clear();
        for (size_t i = 0; i < batch.count; ++i) {
            if (batch.items[i].sound) items.push_back(&batch.items[i]);
        }
        if (!items.empty()) judge->judge(items, findings);
    }
    Verdict& verdict = findings.verdict();
    for (size_t i = 0; i < batch.count; ++i) {
        const Item& item = batch.items[i];
        const bool is_read = item.problems.empty();
        CheckCount& count = verdict.categories[is_read ? std::string(item.row.category) : ""];
        ++count.checked;
        count.failed += item.failed;
        ++verdict.rows;
        verdict.failed_rows += item.failed;
        if (is_read && !item.failed && findings.are_kept())
            findings.note(item.place, {false, false, {{"rows", "passed"}}, {}});
    }
}

Result<Verdict> Validation::finish(const Set* set) {
    Findings findings;
    if (set != nullptr) check_files(*set, findings);
    if (verdict_.rows == 0) findings.found(Check::Readable, {}, {}, "there are no rows to check");
    if (!fail_fast_ || verdict_.ok()) {
        for (const auto& level : levels_) level->finish(findings);
    }
    if (const auto failed = failure()) return *failed;
    for (const auto& [name, count] : verdict_.faults) {
        if (!count.is_enough())
            findings.found(Check::Observed, {}, {},
                           "of " + std::to_string(count.rows) + " rows with " + name + " only " +
                               std::to_string(count.all_shown()) + " show it; 95 % must");
    }
    verdict_.add(std::move(findings.verdict()));
    verdict_.sort();
    return std::move(verdict_);
}

Result<Verdict> Validation::finish_part() {
    Findings of_whole;
    for (const auto& level : levels_) level->finish(of_whole);
    if (const auto failed = failure()) return *failed;
    verdict_.gradients = std::move(of_whole.verdict().gradients);
    verdict_.sort();
    return std::move(verdict_);
}

}  // namespace weft::dataset
