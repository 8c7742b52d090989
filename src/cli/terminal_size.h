// The terminal: how wide it is, and whether a line on it can be written over.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <optional>

namespace weft::cli {

// Nothing: the stream is no terminal, or one that does not tell.
std::optional<size_t> terminal_columns(int stream = STDOUT_FILENO);

// Standard error is a terminal that is not dumb: it can be told how far a command is.
bool shows_progress();

}  // namespace weft::cli
