#include "dataset/check/again.h"

#include "base/versions.h"
#include "dataset/row/row_same.h"

namespace weft::dataset {

MadeAgain::MadeAgain(Columns columns, const KnownOptions& known) : columns_(columns), known_(known) {
    recipe_.backward = known.backward;
    if (columns.data() == debug_columns().data()) recipe_.view = View::debug();
    for (size_t i = 0; i < static_cast<size_t>(Shape::Count); ++i) {
        const auto shape = static_cast<Shape>(i);
        if (View(tasks().front(), shape).columns().data() == columns.data()) shape_ = shape;
    }
    if (known.splits) recipe_.splits = *known.splits;
}

std::string_view MadeAgain::obstacle(const Row& row) {
    if (row.weft_version != weft_version()) return "made by another version of weft";
    if (row.schema_version != schema_version) return "of another schema";
    if (!row.policy) return "without a policy";
    return {};
}

// Which code the run made: of a wide row it shows, of a chat view it decides which pass is asked about.
std::vector<Device> MadeAgain::devices(const Row& row) const {
    if (recipe_.view.is_debug()) return {Device::Cpu};
    if (columns_.data() == wide_columns().data()) {
        if (row.cpp_forward && row.cuda_forward) return {Device::Both};
        return {row.cuda_forward ? Device::Cuda : Device::Cpu};
    }
    if (known_.device) return {*known_.device};
    return {Device::Both, Device::Cpu, Device::Cuda};
}

Result<std::vector<std::string_view>> MadeAgain::differences(const Row& row) {
    if (!source_ || policy_text_ != *row.policy) {
        auto policy = synth::parse_policy_text(*row.policy);
        if (!policy) return Error{"policy is none: " + policy.error()};
        recipe_.policy = policy.value();
        policy_text_ = *row.policy;
    }
    recipe_.seed = row.seed;
    const TaskInfo* const task = find_task(row.task);
    if (task != nullptr) recipe_.view = View(*task, shape_);
    recipe_.standalone =
        row.cuda_standalone || known_.standalone || (task != nullptr && task->needs_standalone());
    recipe_.license = known_.license.value_or(std::string(row.license));
    if (!source_) source_ = open_row_source(recipe_);
    Result<std::vector<std::string_view>> found = std::vector<std::string_view>{};
    for (const Device device : devices(row)) {
        found = differences_of(row, device);
        if (found && found.value().empty()) break;
    }
    return found;
}

Result<std::vector<std::string_view>> MadeAgain::differences_of(const Row& row, Device device) {
    recipe_.device = device;
    if (auto made = source_->make(row.index, made_); !made) return made.failure();
    if (!known_.splits) made_.split = row.split;
    made_.observed = row.observed;  // by a run, not by the recipe
    const TaskInfo* const task = find_task(row.task);
    return task == nullptr ? different_columns(columns_, row, made_) : differences_of_chat(row, *task);
}

Result<std::vector<std::string_view>> MadeAgain::differences_of_chat(const Row& row, const TaskInfo& task) {
    // A task needs what it asks about; a run without it cannot have made the row.
    if ((task.needs_cpu() && !recipe_.cpu()) || (task.needs_cuda() && !recipe_.cuda()))
        return std::vector<std::string_view>{"task"};
    std::vector<std::string_view> found;
    for (const bool keeps : {known_.keeps_comments.value_or(false), known_.keeps_comments.value_or(true)}) {
        recipe_.view.keep_comments(keeps);
        if (!asking_.ask(made_).empty()) return std::vector<std::string_view>{"task"};
        take_unknown(row);
        found = different_columns(columns_, row, made_);
        if (found.empty() || known_.keeps_comments) break;
    }
    return found;
}

// Of the question what was worded by somebody else, as the row has it.
void MadeAgain::take_unknown(const Row& row) {
    const auto take = [&](std::vector<Message> Row::*list) {
        std::vector<Message>& made = made_.*list;
        if (!(row.*list).empty() && (row.*list).front().role == "system" &&
            (!known_.system || *known_.system == digest_of_system((row.*list).front().content)))
            made.insert(made.begin(), (row.*list).front());
        if (!known_.own_wordings || made.size() != (row.*list).size()) return;
        for (size_t i = 0; i < made.size(); ++i) {
            if (made[i].role == "user" && (row.*list)[i].role == "user") made[i] = (row.*list)[i];
        }
    };
    take(&Row::messages);
    take(&Row::prompt_messages);
    if (known_.own_wordings) made_.prompt = row.prompt;
}

}  // namespace weft::dataset
