#include "score/tally.h"

#include <cstdio>

#include "dataset/views/views.h"

namespace weft::score {
namespace {

struct LevelInfo {
    std::string_view name;
    std::optional<bool> Verdict::*value;
};
constexpr LevelInfo level_infos[] = {
#define WEFT_SCORE_LEVEL(enumerator, name, text) {#name, &Verdict::name},
#include "score/levels.def"
#undef WEFT_SCORE_LEVEL
};

void count(LevelCount& to, const std::optional<bool>& value) {
    ++(!value ? to.not_judged : *value ? to.passed : to.failed);
}

std::string share(double value) {
    char text[16];
    std::snprintf(text, sizeof text, "%.4f", value);
    return text;
}

}  // namespace

void Tally::add(const Answer& answer, const Verdict& verdict) {
    ++answers_;
    levels_.resize(std::size(level_infos));
    for (size_t i = 0; i < levels_.size(); ++i) count(levels_[i], verdict.*level_infos[i].value);
    const std::optional<bool> right = verdict.is_right();
    count(score_, right);
    if (dataset::find_task(answer.task) != nullptr) count(tasks_[answer.task], right);
    if (!right) return;
    Group& group = groups_[{answer.id, answer.task}];
    ++group.judged;
    group.right += *right ? 1 : 0;
}

// 1 - C(wrong, k) / C(judged, k), as a product that never grows large.
Tally::PassAt Tally::pass_at(uint64_t k) const {
    double sum = 0;
    PassAt passed;
    for (const auto& [key, group] : groups_) {
        if (group.judged < k) continue;
        ++passed.questions;
        double none = 1;
        for (uint64_t i = 0; i < k; ++i) {
            const uint64_t wrong = group.judged - group.right;
            none *= wrong <= i ? 0.0 : static_cast<double>(wrong - i) / static_cast<double>(group.judged - i);
        }
        sum += 1 - none;
    }
    if (passed.questions != 0) passed.share = sum / static_cast<double>(passed.questions);
    return passed;
}

std::string Tally::text(std::span<const uint64_t> ks) const {
    std::string out;
    const auto row = [&](std::string_view name, const LevelCount& count) {
        char line[160];
        std::snprintf(line, sizeof line, "%-18.*s %10llu %10llu %11llu\n", static_cast<int>(name.size()),
                      name.data(), static_cast<unsigned long long>(count.passed),
                      static_cast<unsigned long long>(count.failed),
                      static_cast<unsigned long long>(count.not_judged));
        out += line;
    };
    out += "                       passed     failed  not judged\n";
    for (size_t i = 0; i < levels_.size(); ++i) row(level_infos[i].name, levels_[i]);
    row("score", score_);
    for (const auto& [task, count] : tasks_) row("  " + task, count);
    for (const uint64_t k : ks) {
        const PassAt passed = pass_at(k);
        out += "pass@" + std::to_string(k) + ": ";
        if (!passed.share) {
            out += "no question has so many answers that were judged\n";
            continue;
        }
        out += share(*passed.share);
        if (passed.questions != groups_.size())
            out += ", of the " + std::to_string(passed.questions) + " of " + std::to_string(groups_.size()) +
                   " questions that have so many answers";
        out += "\n";
    }
    if (unreadable_ != 0) out += std::to_string(unreadable_) + " lines are no answers\n";
    return out;
}

void Tally::write(JsonWriter& json, std::span<const uint64_t> ks) const {
    const auto counts = [&](std::string_view name, const LevelCount& count) {
        json.key(name).begin_object().member("passed", count.passed).member("failed", count.failed);
        json.member("not_judged", count.not_judged).end_object();
    };
    json.begin_object().member("answers", answers_).member("unreadable", unreadable_);
    json.key("levels").begin_object();
    for (size_t i = 0; i < levels_.size(); ++i) counts(level_infos[i].name, levels_[i]);
    json.end_object();
    counts("score", score_);
    json.key("tasks").begin_object();
    for (const auto& [task, count] : tasks_) counts(task, count);
    json.end_object().key("pass_at").begin_object();
    for (const uint64_t k : ks) {
        json.key(std::to_string(k));
        const std::optional<double> value = pass_at(k).share;
        value ? json.fixed(*value, 6) : json.null();
    }
    json.end_object().key("pass_at_questions").begin_object();
    for (const uint64_t k : ks) json.member(std::to_string(k), pass_at(k).questions);
    json.end_object().end_object();
}

}  // namespace weft::score
