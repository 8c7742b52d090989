#include "cli/cuda_report.h"

#include <map>

#include "base/json_write.h"
#include "base/versions.h"

namespace weft::cli {

std::string production_summary(const ProductionOrder& order, const std::vector<WrittenProject>& written,
                               const std::vector<RefusedKernel>& refused,
                               const std::map<std::string, uint64_t>& not_allowed) {
    TextBuffer out;
    JsonWriter json(out, json_pretty);
    json.begin_object().member("weft_version", weft_version()).member("warp_version", warp_version);
    json.member("seed", order.seed).member("samples_per_category", order.count);
    json.member("library", order.library);
    if (order.backward) json.member("backward", true);
    json.member("projects", written.size());
    std::map<std::string, uint64_t> categories;
    std::map<standalone::Variant, uint64_t> variants;
    for (const WrittenProject& one : written) {
        ++variants[one.variant];
        if (!one.category.empty()) ++categories[one.category];
    }
    json.key("categories").begin_object();
    for (const auto& [name, count] : categories) json.member(name, count);
    json.end_object().key("variants").begin_object();
    for (const auto& [variant, count] : variants) json.member(option_name(variant), count);
    json.end_object().key("samples").begin_array();
    for (const WrittenProject& one : written) {
        json.begin_object().member("folder", one.folder).member("kernel", one.name);
        if (!one.no_main.empty()) json.member("no_main", one.no_main);
        json.end_object();
    }
    json.end_array().key("refused").begin_array();
    for (const RefusedKernel& one : refused)
        json.begin_object().member("kernel", one.where).member("why", one.why).end_object();
    json.end_array().key("not_allowed").begin_object();
    for (const auto& [why, count] : not_allowed) json.member(why, count);
    json.end_object().end_object();
    out.append('\n');
    return out.str();
}

std::string check_summary(const standalone::Checked& checked) {
    TextBuffer out;
    JsonWriter json(out, json_report);
    json.begin_object().member("projects", checked.projects).member("compiled", checked.compiled);
    json.member("passed", checked.passed).member("failed", checked.failed);
    json.member("rounding_decides", checked.rounding_decides);
    json.key("not_run");
    checked.not_run.empty() ? json.null() : json.value(checked.not_run);
    json.key("failures").begin_array();
    for (const standalone::ProjectFailure& one : checked.failures)
        json.begin_object().member("folder", one.folder).member("what", one.what).end_object();
    json.end_array().end_object();
    out.append('\n');
    return out.str();
}

}  // namespace weft::cli
