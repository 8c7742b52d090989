// Owned: what weft made in the folder of a set, told by the set's own records. --force removes this and
// nothing else; a folder with anything else in it is not replaced at all.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/disk.h"
#include "base/result.h"

namespace weft::dataset {

struct Owned {
    std::vector<std::string> files;    // below the folder
    std::vector<std::string> folders;  // those that hold them, the inner ones first
};

// Names in the state folder (.weft) that only replacement.h knows of.
inline constexpr std::string_view lock_name = "lock";
inline constexpr std::string_view new_name = "new";                // a set that is being made
inline constexpr std::string_view ready_name = "ready";            // a whole one, on its way into the folder
inline constexpr std::string_view old_manifest = "replaced.json";  // manifest.json of what is being removed

// An error of usage where something lies there that weft did not make, with its name.
Result<Owned> owned_in(const std::string& folder);

// ".manifest.json.4711.part": a small file that a killed run was writing.
bool is_left_part(std::string_view name);
// Removes those of a set, under its lock; `mine`: only where the name has that in it.
Result<void> remove_left_parts(Disk& disk, const std::string& folder, std::string_view mine = {});

// An error of usage for a folder that holds the home of the user or the current folder: whatever was meant,
// such a one is not emptied.
Result<void> check_not_precious(const std::string& folder);

// An error of usage where one lies in the other, or both are one.
Result<void> check_apart(const std::string& input, const std::string& output);

}  // namespace weft::dataset
