#include "dataset/check/again.h"

#include "base/versions.h"
#include "dataset/row/row_same.h"

namespace weft::dataset {

MadeAgain::MadeAgain(Columns columns, const KnownOptions& known) : columns_(columns), known_(known) {
    recipe_.backward = known.backward;
    if (columns.data() == debug_columns().data()) recipe_.view = View::debug();
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
    if (task != nullptr) recipe_.view = View(*task, find_column(columns_, "messages") != nullptr);
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
    if (const TaskInfo* const task = find_task(row.task); task != nullptr) {
        // A task needs what it asks about; a run without it cannot have made the row.
        if ((task->needs_cpu() && !recipe_.cpu()) || (task->needs_cuda() && !recipe_.cuda()))
            return std::vector<std::string_view>{"task"};
        recipe_.view.apply(made_, prompt_);
        if (known_.own_wordings) {
            made_.prompt = row.prompt;
            if (!row.messages.empty()) made_.messages.front() = row.messages.front();
        }
    }
    if (!known_.splits) made_.split = row.split;
    made_.observed = row.observed;  // by a run, not by the recipe
    return different_columns(columns_, row, made_);
}

}  // namespace weft::dataset
