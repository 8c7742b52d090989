#include "cli/versions.h"

#include <CLI/CLI.hpp>
#include <string>

#include "base/files.h"
#include "base/sha256.h"
#include "cli/exit_codes.h"

#ifndef WEFT_VERSION
#define WEFT_VERSION "unknown"
#endif

namespace weft::cli {

void write_versions(JsonWriter& json) {
    json.member("weft", WEFT_VERSION).member("warp", warp_version);
}

int print_version(bool as_json) {
    TextBuffer out;
    if (as_json) {
        JsonWriter json(out);
        json.begin_object();
        write_versions(json);
        json.key("libraries").begin_object().member("CLI11", CLI11_VERSION).end_object();
        json.member("compiler", __VERSION__).member("sha256", Sha256::implementation());
        json.end_object();
        out.append('\n');
    } else {
        out.append("weft " WEFT_VERSION " (text of warp-lang ");
        out.append(warp_version);
        out.append(")\n");
    }
    return write_stdout(out.view()) ? done : world_failed;
}

}  // namespace weft::cli
