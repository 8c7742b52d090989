#include "cli/import_options.h"

namespace weft::cli {

std::array<CLI::Option*, 2> add_import_options(CLI::App& command, driver::Imports& imports) {
    CLI::Option* const folders =
        command
            .add_option("--path", imports.folders,
                        "Folder in which imported modules are looked for, again for more [the one that holds "
                        "the package]")
            ->check(CLI::ExistingDirectory)
            ->allow_extra_args(false);
    CLI::Option* const alone =
        command.add_flag("--alone", imports.alone, "Follow no import: each file by itself")
            ->excludes(folders);
    return {folders, alone};
}

}  // namespace weft::cli
