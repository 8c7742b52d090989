// structure: a compiled kernel -> a hash of its dependence graph; duplicates and splits are judged by it.
// Equal for kernels that differ in names, numbers, spelling, the order of parameters, of statements that do
// not depend on each other and of the operands of a sum; a loop over a constant range is its rounds.
// docs/complexity.md tells what counts. Kernels whose text is the same but for names and numbers have one
// structure; the other way round it is coarser, never finer.
#pragma once

#include <cstdint>
#include <vector>

#include "driver/subject.h"
#include "facts/dependence.h"
#include "facts/hash128.h"

namespace weft::facts {

// Memory of one worker.
class StructureHasher {
  public:
    Hash128 structure(const driver::Subject& subject);

  private:
    struct Block {
        uint64_t context = 0;                       // what it depends on that the block is entered
        uint64_t left_loop = 0, left_function = 0;  // what it depends on that it is left
        bool is_loop = false;
    };
    struct Sum {  // of hashes, in any order
        uint64_t low = 0, high = 0;
        void add(uint64_t hash);
    };

    Sum of_function(const ir::Function& function, const types::Types& types, bool functions_write);
    void add_by_hand(const driver::Subject& subject, const ir::Function& function, Sum& sum);
    void look_back();     // colours of nodes and slots from what they depend on
    void look_forward();  // and then from what depends on them
    uint64_t colour(const DependenceNode& node) const;
    void change_context(const DependenceNode& node, uint64_t hash);
    void close();

    DependenceReader reader_;
    Dependence graph_;
    std::vector<uint64_t> first_, states_, uses_;  // colours by slot
    std::vector<uint64_t> additions_;              // by slot: to its state, in any order
    std::vector<uint64_t> part_uses_;              // by slot: of its fields
    std::vector<uint64_t> hashes_;                 // by node
    std::vector<Block> blocks_;
    std::vector<uint64_t> inside_;  // of the blocks around a node: what is in them behind it
};

}  // namespace weft::facts
