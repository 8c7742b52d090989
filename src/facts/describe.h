// describe: a compiled kernel -> one to three sentences about what it does, composed from its IR: which
// operations lead to what it writes, which conditions and loops stand on the way. The words are drawn by
// (seed, index), so equal kernels in different rows read differently and each row always reads the same.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "driver/subject.h"

namespace weft::facts {

// Memory of one worker.
class Describer {
  public:
    // The text holds until the next call.
    std::string_view describe(const driver::Subject& subject, uint64_t seed, uint64_t index);

    // The builtins whose phrases the last text uses; each occurs in the kernel's IR.
    const std::vector<StringId>& named() const { return named_; }

  private:
    struct Write {
        uint32_t inst;
        ir::ValueId array, value;
        StringId atomic;          // invalid: a plain store
        std::string_view member;  // a component or field of the element
    };

    void read(const driver::Subject& subject);
    void add_write(Write write);
    void sentence_of_write(const Write& write, bool first);
    bool sentence_of_branch();
    bool sentence_of_loop();
    void work_of_round(uint32_t begin);
    bool is_one_of_indices(ir::ValueId id) const;
    bool sentence_of_inputs();
    bool sentence_of_tiles(const driver::Subject& subject);
    void begin_sentence(std::string& text);

    // Noun phrases; `room` is how many operations may still be spelled out below.
    void value(ir::ValueId id, int room);
    void operation(const ir::Inst& inst, int room);
    void condition(ir::ValueId id, int room);
    void element(const ir::Inst& address);
    void sources(ir::ValueId id);
    void phrase(std::string_view pattern, std::span<const ir::ValueId> args, int room);
    void list(std::span<const ir::ValueId> args, int room);
    void number(const module::Value& value);
    void quoted(StringId name);
    void collect_sources(ir::ValueId id, uint32_t fuel);
    bool is_thread(ir::ValueId id) const;
    ir::ValueId settled(ir::ValueId id) const;  // without copies and loads of locals
    std::string_view pick(std::initializer_list<std::string_view> options) { return rng_.pick(options); }
    bool is_array_parameter(ir::ValueId id) const;

    const driver::Subject* subject_ = nullptr;
    const ir::Function* function_ = nullptr;
    Rng rng_;
    std::vector<uint32_t> definition_, assignment_;  // by value: instruction + 1
    std::vector<Write> writes_;
    std::vector<uint32_t> branches_, loops_;  // instructions
    std::vector<StringId> sources_, named_;
    std::vector<bool> seen_;
    std::string out_, sentence_;
};

}  // namespace weft::facts
