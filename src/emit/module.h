// emit: a lowered Warp module -> its texts. Called by driver/; its results are what the user gets.
// The lines of all bodies are made once, then stamped into every text that is asked for.
// Total: a module that was lowered can be printed, so there is no error path.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "emit/body.h"
#include "emit/page.h"

namespace weft::emit {

class Emitter {
  public:
    // Makes the lines of a module. `backward`: those of adjoints too.
    void load(const Unit& unit, bool backward);

    // One text of the module that was loaded, appended to `out`; its pieces are appended to `pieces`.
    // A backward column of a module without a backward pass is empty.
    Text print(const Unit& unit, const Target& target, Selection selection, unsigned block_dim,
               TextBuffer& out, std::vector<Piece>& pieces);

  private:
    void module(Page& page, Text& text);
    void column(Page& page, Pass pass);
    bool lines_mention_bfloat16();

    Lines lines_;
    std::optional<bool> lines_mention_bfloat16_;  // once a module asked
    BodyMemory memory_;
    std::vector<Body> functions_, kernels_;     // of LoweredModule
    std::vector<std::string> directive_files_;  // by file, escaped
    std::vector<uint32_t> in_source_order_;     // kernels of a column
};

// The threads of a block: what was asked for, or (0) what a launch on the target uses.
unsigned resolved_block_dim(const module::WarpModule& module, const Target& target, unsigned asked);

}  // namespace weft::emit
