#include "score/questions.h"

#include "dataset/check/again.h"
#include "dataset/row/row_copy.h"

namespace weft::score {

using dataset::Row;

Result<void> Questions::load() {
    for (const dataset::Unit& unit : set_.units) {
        if (auto loaded = load_unit(unit); !loaded) return loaded;
        if (stop_ || (wanted_ && found_.size() == wanted_->size())) break;
    }
    return {};
}

Result<void> Questions::load_unit(const dataset::Unit& unit) {
    if (auto checked = dataset::check_unit(set_, unit); !checked) return checked;
    WEFT_TRY(const auto reader, dataset::open_unit(set_, unit));
    uint64_t rows = 0;
    Row row;
    dataset::RowPlace place;
    dataset::Problems problems;
    while (!stop_) {
        problems = {};
        WEFT_TRY(const bool more, reader->next(row, place, problems));
        if (!more) return dataset::check_row_count(unit, rows);
        ++rows;
        ++rows_;
        if (wanted_ && !wanted_->contains(std::string(row.id))) continue;
        if (!problems.empty()) return Error::finding(place.text() + ": " + problems.front());
        add(row);
    }
    return {};
}

// The first of rows with one id: equal ids have equal sources.
void Questions::add(const Row& row) {
    const auto [place, is_new] = found_.try_emplace(std::string(row.id));
    if (!is_new) return;
    place->second = std::make_unique<Question>();
    Question& question = *place->second;
    Row grown;
    const bool has_source = set_.has_sources();
    if (!has_source && !grow(row, grown)) {
        question.problem =
            "the row holds no Python source, and this version of weft does not grow it again; give the set "
            "of wide rows "
            "that it comes from";
    }
    Row part = has_source || !question.problem.empty() ? row : grown;
    for (const dataset::Column& column : dataset::wide_columns()) {
        // Whether a device has code decides what is asked; the code is compiled again.
        if (column.kind == dataset::ColumnKind::Code && part.*column.code)
            part.*column.code = std::string_view();
    }
    part.launch_script = std::nullopt;
    part.prompt = part.completion = {};
    part.messages.clear();
    dataset::keep(part, question.memory, question.row);
}

bool Questions::grow(const Row& row, Row& grown) {
    if (!dataset::MadeAgain::obstacle(row).empty()) return false;
    const dataset::TaskInfo* const task = dataset::find_task(row.task);
    recipe_.standalone = task != nullptr && task->needs_standalone();
    if (!source_ || policy_ != *row.policy || recipe_.seed != row.seed) {
        auto policy = synth::parse_policy_text(*row.policy);
        if (!policy) return false;
        policy_ = *row.policy;
        recipe_.policy = policy.value();
        recipe_.seed = row.seed;
        source_ = dataset::open_row_source(recipe_);
    }
    return source_->make(row.index, grown).ok() && grown.id == row.id;
}

const Question* Questions::find(std::string_view id) const {
    const auto place = found_.find(id);
    return place == found_.end() ? nullptr : place->second.get();
}

}  // namespace weft::score
