// Private to lower/.
// What is shared while the kernels of one Warp module are lowered: functions built so far, structs met so
// far. Made by lower(); each FunctionLowering asks it to build the functions it calls.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "builtins/implicit.h"
#include "lower/lower.h"

namespace weft::lower {

class ModuleLowering {
  public:
    ModuleLowering(const module::Program& the_program, const Options& the_options, types::Types& the_types,
                   Strings& the_strings, Memory& memory, LoweredModule& out)
        : program(the_program),
          options(the_options),
          types(the_types),
          strings(the_strings),
          memory_(memory),
          out_(out) {}

    void build_kernel(module::KernelId id);
    // Builds the function unless it was built; the result types of its body follow from it.
    ir::FunctionId build_function(module::FunctionId id, Place call_site);
    const module::Function& declaration(module::FunctionId id) const { return out_.declaration(program, id); }
    std::span<const module::Parameter> params(module::FunctionId id) const {
        return out_.params(program, id);
    }
    std::span<const BoundFunction> bound_functions(module::FunctionId id) const {
        return out_.bound_functions(program, id);
    }
    Instances& instances() { return memory_.instances; }
    // What a call of it yields: the annotated type, or what its returns carry.
    std::span<const types::TypeId> result_types(ir::FunctionId id) const;
    // The same for one that a builtin applies to elements, which Warp walks twice where nobody called it
    // before.
    ir::FunctionId build_operator(module::FunctionId id, Place call_site);
    void use_struct(types::StructId id);
    void note_machine(const builtins::Resolution& call);
    void forget_calls() { building_.clear(); }  // after a refusal in the middle of them
    std::unique_ptr<WalkMemory> take_memory();
    void give_back(std::unique_ptr<WalkMemory> walk);
    void build_companions();  // gradients and replays of what was built: after all kernels
    void check_gradient(const module::Function& function, const ir::Function& body) const;
    // Calls in reach of a backward pass that have no adjoint because they hand out references.
    void check_references(std::vector<Refusal>& refusals) const;
    void check_second_walk(std::vector<Refusal>& refusals) const;
    void note_late(const module::LateStatic& made) { out_.late_statics.push_back(made); }
    void mark_backward();  // floods used_by_backward from the backward-enabled kernels

    const module::Program& program;
    const Options& options;
    types::Types& types;
    Strings& strings;
    const builtins::RowId load_row{static_cast<uint32_t>(
        builtins::rows_of(builtins::builtin_that(builtins::Effect::Load)).data() - builtins::rows().data())};
    uint32_t insts_made = 0;  // over the whole module, against options.max_insts
    // What is searched or copied one by one counts too, beyond what is usual.
    void spend(size_t items) { insts_made += static_cast<uint32_t>(items / 64); }
    uint32_t insts_before() const { return memory_.instances.insts; }  // of other modules of the file

  private:
    void put_native_code(const module::Function& function, ir::Function& body) const;
    void use_argument_structs(std::span<const module::Parameter> params);
    bool follow(types::StructId id);
    std::optional<Diag> find_lost_reference(const ir::Function& body, const syntax::Tree& tree,
                                            std::vector<bool>& seen) const;
    void check_kernel_returns(const module::Kernel& kernel) const;

    Memory& memory_;
    LoweredModule& out_;
    struct Companion {
        ir::FunctionId owner;
        module::FunctionId function;
        bool is_gradient;
    };
    std::vector<Companion> companions_;         // of the functions that were built
    std::vector<module::FunctionId> building_;  // call stack, to see recursion
    std::vector<bool> followed_;                // structs whose fields were looked at, by id
};

}  // namespace weft::lower
