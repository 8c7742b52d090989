#include "dataset/check/hardware_note.h"

#include "dataset/check/findings.h"

namespace weft::dataset {

void HardwareNote::add(int architecture, const cuda::Unit& unit, const cuda::UnitResult& result,
                       const cuda::SassFunctions* sass) {
    const bool is_first = is_empty();
    figures_.append(is_first ? "{" : ",");
    append_json_string(figures_, "sm_" + std::to_string(architecture));
    figures_.append(":");
    JsonWriter json(figures_, json_compact);
    json.begin_object();
    for (size_t i = 0; i < unit.entries.size(); ++i) {
        const cuda::EntryPoint& entry = unit.entries[i];
        const cuda::SassFunction* function = nullptr;
        if (sass != nullptr) {
            if (const auto found = sass->find(entry.name); found != sass->end()) function = &found->second;
        }
        json.key(emit::text_of(entry.pass).name).begin_object().member("block_dim", unit.block_dim);
        cuda::write_figures(json, result.entries[i], architecture, unit.block_dim,
                            function == nullptr ? nullptr : &function->mix);
        json.end_object();
        if (!is_first) continue;
        const bool forward = entry.pass == emit::Pass::Forward;
        note_.columns.emplace_back(forward ? "ptx_forward" : "ptx_backward", result.entries[i].ptx);
        if (function != nullptr)
            note_.columns.emplace_back(forward ? "sass_forward" : "sass_backward", function->text);
    }
    json.end_object();
}

RowNote HardwareNote::finish() {
    figures_.append("}");
    note_.checks.emplace_back(info(Check::CompileCuda).name, "passed");
    note_.columns.emplace_back("hardware", figures_.str());
    return std::move(note_);
}

}  // namespace weft::dataset
