#include "cli/versions.h"

#include <CLI/CLI.hpp>
#include <string>

#include "base/files.h"
#include "base/json_read.h"
#include "base/sha256.h"
#include "base/versions.h"
#include "cli/exit_codes.h"
#include "dataset/formats/writer.h"
#include "facts/hash128.h"

namespace weft::cli {
namespace {

// From "name version".
void write_library(JsonWriter& json, const std::string& library) {
    const size_t space = library.rfind(' ');
    if (space != std::string::npos) json.member(library.substr(0, space), library.substr(space + 1));
}

void write_commit(JsonWriter& json) {
    json.key("commit");
    commit().empty() ? json.null() : json.value(commit());
}

}  // namespace

void write_versions(JsonWriter& json) {
    json.member("weft", weft_version()).member("warp", warp_version);
}

int print_version(bool as_json) {
    TextBuffer out;
    if (as_json) {
        JsonWriter json(out, json_report);
        json.begin_object();
        write_versions(json);
        write_commit(json);
        json.key("libraries").begin_object().member("CLI11", CLI11_VERSION);
        write_library(json, json_library());
        write_library(json, facts::hash_library());
        for (const dataset::Format& format : dataset::formats()) write_library(json, format.library());
        json.end_object().member("compiler", __VERSION__).member("sha256", Sha256::implementation());
        json.end_object();
        out.append('\n');
    } else {
        out.append("weft ");
        out.append(weft_version());
        out.append(" (text of warp-lang ");
        out.append(warp_version);
        out.append(")\n");
    }
    return print("--version", out.view());
}

}  // namespace weft::cli
