// lower: the functions and kernels of a Program, one Warp module at a time -> ir.
// Called by driver/ with the kernels in emission order (sorted by hash); emit/ prints the result.
// Building a kernel builds the functions it calls, callees first, which is the order of the emitted text.
#pragma once

#include <deque>
#include <memory>
#include <span>
#include <vector>

#include "ir/ir.h"
#include "lower/node_facts.h"
#include "module/late_statics.h"
#include "module/program.h"
#include "source/diag.h"

namespace weft::lower {

struct BoundFunction {
    StringId parameter;
    module::Value function;  // the user's, or a builtin
    bool operator==(const BoundFunction& other) const {
        if (parameter != other.parameter || function.kind != other.function.kind) return false;
        return function.kind == value::ValueKind::Function ? function.id == other.function.id
                                                           : function.text == other.function.text;
    }
};

// A function made of a template for the types of a call, or of one with wp.Function parameters for the
// functions that it is handed. It has no place in the Program: lower() makes it.
struct Instance {
    module::Function function;
    std::vector<module::Parameter> params;  // the template's, with other types
    module::FunctionSetId set;              // the template's
    std::vector<BoundFunction> functions =
        {};  // what its wp.Function parameters stand for; no parameters any more
};

// Instances of all modules of a file so far: Warp keeps them with their templates, so a later module finds
// what an earlier one made.
struct Instances {
    std::deque<Instance> made;       // an instance's FunctionId counts on from the functions of the Program
    std::vector<uint32_t> in_order;  // places in `made`, as calls try them; one may have lost its place
    struct Special {
        module::FunctionId of;  // what it was made of
        uint32_t place;         // in `made`
    };
    std::vector<Special> special;  // those with bound functions
    uint32_t insts = 0;            // of these modules
    bool has_gradients = false;    // functions with gradients were built once, as their decorators do

    struct Mark {
        size_t made = 0, special = 0;
        std::vector<uint32_t> in_order;
        uint32_t insts = 0;
        bool has_gradients = false;
    };
    Mark mark() const { return {made.size(), special.size(), in_order, insts, has_gradients}; }
    void back_to(const Mark& mark) {
        made.resize(mark.made);
        special.resize(mark.special);
        in_order = mark.in_order;
        insts = mark.insts;
        has_gradients = mark.has_gradients;
    }
    void clear() { back_to({}); }
};

struct Options {
    uint32_t max_unroll = 16;
    uint32_t max_insts = 400000;             // unrolling budget: beyond it a kernel is refused
    uint32_t max_file_insts = 600000;        // of all modules of a file
    uint32_t max_instances = 4000;           // of generic functions, in a file
    bool node_facts = false;                 // fill LoweredFunction::nodes and LoweredKernel::nodes
    module::LateStatics* statics = nullptr;  // null: late ones are refused
    bool built_before = false;               // Warp walks all of it a second time
    builtins::Machine machine;
};

struct LoweredFunction {
    module::FunctionId id;  // of the Program, or beyond them: an instance
    ir::FunctionId place;   // its own in LoweredModule::functions
    ir::Function body;
    bool used_by_backward = false;  // some backward-enabled kernel of the module reaches it
    NodeFacts nodes;
};

struct LoweredKernel {
    module::KernelId id;
    ir::Function body;
    NodeFacts nodes;
};

struct LoweredModule {
    std::deque<LoweredFunction> functions;  // emission order (a function follows its callees): ir::FunctionId
    std::deque<LoweredKernel> kernels;      // as given
    std::vector<types::StructId> structs;   // emission order, dependencies first, each once
    const Instances* instances = nullptr;   // of the file: in the Memory that lower() was given
    std::vector<builtins::LibrarySymbol> symbols;  // of libraries for the device, sorted by their names
    bool asked_machine = false;                    // on another Machine it may be another one
    std::vector<module::LateStatic> late_statics;  // of what the Program declares, as they were evaluated

    // How a function of the Program or an instance was declared.
    const module::Function& declaration(const module::Program& program, module::FunctionId id) const;
    std::span<const module::Parameter> params(const module::Program& program, module::FunctionId id) const;
    // What its wp.Function parameters stand for.
    std::span<const BoundFunction> bound_functions(const module::Program& program,
                                                   module::FunctionId id) const;
};

struct WalkMemory;

// What lowering keeps: the instances of a file, for its next module, and memory, for the next file.
class Memory {
  public:
    Memory();
    ~Memory();

    Instances instances;
    void recycle(LoweredModule& module);  // empties it

  private:
    friend class ModuleLowering;
    ir::Function fresh_body();
    std::unique_ptr<WalkMemory> take_walk();
    void give_back(std::unique_ptr<WalkMemory> walk);

    std::vector<ir::Function> bodies_;  // cleared
    std::vector<std::unique_ptr<WalkMemory>> walks_;
};

struct Refusal {
    module::KernelId kernel;
    Diag diag;
};

// Lowers `kernels` in order into `out`. Warp compiles a module as one: where `refusals` is not empty then,
// `out` is of no use. The other kernels are read all the same, so that every kernel that is refused is in it.
void lower(const module::Program& program, std::span<const module::KernelId> kernels, const Options& options,
           types::Types& types, Strings& strings, Memory& memory, LoweredModule& out,
           std::vector<Refusal>& refusals);

}  // namespace weft::lower
