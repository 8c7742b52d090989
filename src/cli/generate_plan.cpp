#include "cli/generate_plan.h"

#include <sstream>

#include "base/disk.h"
#include "base/files.h"
#include "base/json_write.h"
#include "base/number_text.h"
#include "cli/secrets.h"
#include "dataset/set/status.h"

namespace weft::cli {

Result<SetPlan> plan(const dataset::Recipe& recipe, const dataset::Place& place) {
    SetPlan out;
    WEFT_TRY(out.expected, dataset::expect(recipe, place));
    if (is_store(place.folder)) return out;
    out.free_bytes = disk().free_space(place.folder);
    if (exists(place.folder) && !is_folder(place.folder))
        return Error::usage(place.folder + " is a file, not a folder");
    if (!exists(dataset::options_path(place.folder))) return out;
    WEFT_TRY(const dataset::Status there, dataset::status_of(place.folder));
    if (const auto different = dataset::differences(there.options, recipe.described()); !different.empty())
        return Error::usage(place.folder + " holds a data set made with other options: " + different.front());
    out.shards_done = there.shards_done;
    return out;
}

std::string plan_text(const SetPlan& plan, const dataset::Recipe& recipe, const dataset::Place& place,
                      const std::string& each) {
    const uint64_t first = recipe.first_index(1), last = recipe.count - recipe.first_index(recipe.shards - 1);
    std::ostringstream out;
    out << with_commas(recipe.count) << " kernels in " << with_commas(recipe.shards)
        << (recipe.shards == 1 ? " shard" : " shards") << " of " << with_commas(first)
        << (first == last ? "" : " to " + with_commas(last)) << ": " << recipe.format->name << " in "
        << shown_place(place.folder) << ", " << (recipe.format->is_json() ? "" : "up to ")
        << with_commas(plan.expected.files) << (plan.expected.files == 1 ? " file" : " files") << ", about "
        << short_bytes(plan.expected.bytes);
    if (plan.free_bytes) out << " (" << short_bytes(*plan.free_bytes) << " are free)";
    out << "\n";
    if (plan.shards_done)
        out << with_commas(*plan.shards_done) << " of " << with_commas(recipe.shards)
            << " shards are made already\n";
    if (!each.empty())
        out << "each shard K: weft generate -o " << shown_place(place.folder) << " --shard K/"
            << recipe.shards << each << "\nat the end:   weft merge " << shown_place(place.folder) << "\n";
    return out.str();
}

std::string plan_json(const SetPlan& plan, const dataset::Recipe& recipe, const dataset::Place& place) {
    TextBuffer out;
    JsonWriter json(out, json_compact);
    json.begin_object().member("folder", shown_place(place.folder)).member("kernels", recipe.count);
    json.member("shards", recipe.shards).key("shards_done");
    plan.shards_done ? json.value(*plan.shards_done) : json.null();
    json.member("format", recipe.format->name).member("rows", plan.expected.rows);
    json.member("files", plan.expected.files).member("bytes", plan.expected.bytes);
    json.key("options").begin_object();
    for (const auto& [name, value] : recipe.described()) json.member(name, value);
    json.end_object().end_object();
    out.append('\n');
    return out.str();
}

}  // namespace weft::cli
