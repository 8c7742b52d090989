// What to say of a command line that was not understood: the word, and what it may have been meant to be.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "base/nearest.h"

namespace weft::cli {

// ": did you mean `generate`?"; empty: nothing is like it.
std::string meant(const Nearest& nearest);

// "there is no command `genrate`: did you mean `generate`?"
std::string unknown_command(const std::string& word);

// "weft generate: --count: ..." for a word that cannot be what an option wants.
std::string wrong_word(const CLI::ParseError& error, const CLI::App& app);

// Of words that no option and no argument took; the first one is told of.
std::string unexpected_words(const CLI::App& app);

}  // namespace weft::cli
