// Ctrl-C while a command works: the first asks it to stop in good order, the second ends it.
#pragma once

namespace weft::cli {

void watch_interrupts();  // SIGINT and SIGTERM
bool was_interrupted();

}  // namespace weft::cli
