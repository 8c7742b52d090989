#include "cuda/figures.h"

#include "cuda/sweep.h"

namespace weft::cuda {
namespace {

void write_mix(JsonWriter& json, const Mix& mix) {
    json.begin_object().member("total", mix.total());
    for (size_t i = 0; i < category_count; ++i) json.member(category_texts[i].word, mix.counts[i]);
    json.key("unknown").begin_array();
    for (const std::string& name : mix.unknown) json.value(name);
    json.end_array().end_object();
}

}  // namespace

std::optional<Occupancy> occupancy_of(int number, const Usage& usage, unsigned block_dim) {
    const Architecture* const row = architecture(number);
    return row == nullptr ? std::nullopt : occupancy_with(*row, {}, usage, block_dim);
}

void write_usage(JsonWriter& json, const Usage& usage) {
    json.member("registers", usage.registers).member("stack", usage.stack);
    json.member("spill_stores", usage.spill_stores).member("spill_loads", usage.spill_loads);
    json.member("shared", usage.shared).member("barriers", usage.barriers);
    json.member("constants", usage.constants).member("code", usage.code);
}

void write_occupancy(JsonWriter& json, const std::optional<Occupancy>& found) {
    if (!found) {
        json.null();
        return;
    }
    json.begin_object().member("blocks", found->blocks).member("warps", found->warps);
    json.member("warps_at_most", found->warps_at_most).key("share").fixed(found->share(), 4);
    json.member("limit", text(found->limit)).end_object();
}

void write_figures(JsonWriter& json, const EntryResult& entry, int architecture, unsigned block_dim,
                   const Mix* sass) {
    write_usage(json, entry.usage);
    json.key("occupancy");
    write_occupancy(json, occupancy_of(architecture, entry.usage, block_dim));
    write_mix(json.key("ptx"), entry.mix);
    if (sass != nullptr) write_mix(json.key("sass"), *sass);
}

}  // namespace weft::cuda
