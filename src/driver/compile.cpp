#include "driver/compile.h"

#include <algorithm>
#include <unordered_map>

#include "driver/contents.h"
#include "driver/subject.h"
#include "emit/module.h"
#include "emit/shared_memory.h"
#include "module/evaluate.h"
#include "module/module_hash.h"
#include "module/snapshot.h"
#include "syntax/check.h"
#include "syntax/parse.h"

namespace weft::driver {
namespace {

void count(const ir::Function& function, Occurrences& to) {
    for (const ir::Inst& inst : function.insts) {
        to.ops[static_cast<size_t>(inst.op)] = true;
        if (inst.builtin() != nullptr) to.rows[inst.as<ir::Call>().callee] = true;
    }
}

// One call of compile(): the stages in their order, over the memory of a Compiled.
class Compilation {
  public:
    Compilation(const Options& options, Contents& contents)
        : options_(options),
          sources_(contents.sources),
          strings_(contents.strings),
          types_(contents.types),
          program_(contents.program),
          modules_(contents.modules),
          memory_(contents),
          late_statics_(sources_, strings_, types_, program_) {}

    // Each says why there is nothing to compile, in the diagnostics of the file.
    bool read(std::string_view source);
    bool import(const Target& target);
    void compile_modules();

  private:
    std::optional<Diag> why_unread(std::string_view source);
    std::optional<Diag> why_not_imported(const Target& target);
    module::Budget budget() const;
    bool is_written_here(const module::Kernel& kernel) const;
    bool is_chosen(module::KernelId id) const;
    module::WarpModule& chosen(const module::WarpModule& declared) const;
    Diag nothing_to_do() const;
    Diag shared_template(const module::WarpModule& module) const;
    void compile_module(module::WarpModule& module, CompiledModule& result);
    bool identify(module::WarpModule& module, CompiledModule& result);
    bool evaluate_late_statics(module::WarpModule& module, CompiledModule& result);
    void check_late_statics(const module::WarpModule& module, const lower::LoweredModule& lowered,
                            std::vector<lower::Refusal>& out) const;
    void take_out(module::WarpModule& module, std::span<const lower::Refusal> refusals,
                  CompiledModule& result) const;
    bool lower_module(module::WarpModule& module, CompiledModule& result);
    builtins::Machine machine_for(const module::WarpModule& module, size_t target) const;
    std::vector<builtins::Machine> machines_for(const module::WarpModule& module) const;
    void lower_once(const module::WarpModule& module, const builtins::Machine& machine,
                    lower::LoweredModule& lowered, std::vector<lower::Refusal>& refusals);
    void missing_adjoints(const lower::LoweredModule& lowered, std::vector<lower::Refusal>& out) const;
    void refuse(module::KernelId id, const Diag& diag, CompiledModule& result) const;
    void refuse_all(module::WarpModule& module, const Diag& diag, CompiledModule& result) const;
    static void sort_refusals(CompiledModule& result);
    void reverse(const lower::LoweredModule& lowered);
    CompilerFlags compiler_flags(const module::WarpModule& module) const;
    void print_texts(const module::WarpModule& module, lower::LoweredModule& lowered, CompiledModule& result);
    std::string kernel_names() const;

    const Options& options_;
    StringId wanted_;  // Options::kernel; none: no name of the file
    Sources& sources_;
    Strings& strings_;
    types::Types& types_;
    module::Program& program_;
    std::vector<CompiledModule>& modules_;
    Contents& memory_;
    // Instances before the module at hand was lowered. What refused kernels make of generic functions is not
    // there for the others, and what a lowering for another machine makes is not there for this one.
    lower::Instances::Mark before_;
    module::LateStatics late_statics_;
    builtins::Machine machine_;  // what the module was lowered for last
};

bool Compilation::read(std::string_view source) {
    if (auto diag = why_unread(source)) memory_.diags.push_back(std::move(*diag));
    return memory_.diags.empty();
}

bool Compilation::import(const Target& target) {
    if (auto diag = why_not_imported(target)) memory_.diags.push_back(std::move(*diag));
    return memory_.diags.empty();
}

module::Budget Compilation::budget() const {
    module::Budget budget;
    if (options_.module_steps != 0) budget.steps = options_.module_steps;
    return budget;
}

std::optional<Diag> Compilation::why_not_imported(const Target& target) {
    if (const Diag* failed = memory_.project->failure(target.module)) return *failed;
    // What one import leaves may be what another one leaves, too.
    const bool again = program_.diags.empty() && module::retarget(program_, target.module);
    if (!again) {
        if (auto diag = module::evaluate(sources_, *memory_.project, target.module, strings_, types_,
                                         program_, budget())) {
            if (!diag->place.source.valid()) diag->place = {sources_.add(target.file, ""), {}};
            if (!program_.imported && !program_.entries.empty())
                memory_.project->fails(strings_.text(program_.entries.back()), *diag);
            return diag;
        }
    }
    const module::File& file = program_.files[program_.target];
    memory_.target = file.tree;
    return file.refused;
}

std::optional<Diag> Compilation::why_unread(std::string_view source) {
    const bool too_large = source.size() > max_source_bytes;
    const std::string_view name = options_.file_name.empty() ? options_.printed_file : options_.file_name;
    const SourceId id = sources_.add(name, too_large ? std::string_view() : source);
    if (too_large) {
        return Diag{DiagKind::SourceTooLarge,
                    {id, {}},
                    {std::to_string(source.size()), std::to_string(max_source_bytes)}};
    }
    syntax::Tree& tree = memory_.tree;
    if (auto diag = syntax::parse(sources_, id, strings_, tree)) return diag;
    if (auto diag = syntax::check(tree, strings_)) return diag;
    if (auto diag =
            module::evaluate(sources_, tree, options_.module_name, strings_, types_, program_, budget()))
        return diag;
    memory_.printed = options_.printed_file;
    program_.files[0].printed = memory_.printed;
    return std::nullopt;
}

// Of a kernel that nothing refers to any more Warp builds nothing, nor of a generic one without an instance.
bool Compilation::is_chosen(module::KernelId id) const {
    const module::Kernel& kernel = program_.kernels[id.index];
    return kernel.emitted() && (options_.kernel.empty() || kernel.name == wanted_ || kernel.key == wanted_);
}

// The module with what Warp would build of it.
module::WarpModule& Compilation::chosen(const module::WarpModule& declared) const {
    module::WarpModule& module = memory_.module;
    module = declared;
    std::erase_if(module.kernels, [&](module::KernelId id) { return !is_chosen(id); });
    return module;
}

void Compilation::compile_modules() {
    std::vector<const module::WarpModule*>& declarations = memory_.declarations;
    declarations.clear();
    if (!options_.kernel.empty()) wanted_ = strings_.find(options_.kernel).value_or(StringId{});
    std::unordered_map<std::string, size_t> by_name;
    for (const module::WarpModule& declared : program_.modules) {
        const auto is_asked_for = [&](module::KernelId id) {
            return is_chosen(id) && is_written_here(program_.kernels[id.index]);
        };
        if (std::none_of(declared.kernels.begin(), declared.kernels.end(), is_asked_for)) continue;
        module::WarpModule& module = chosen(declared);
        CompiledModule result;
        result.name = module.name;
        memory_.texts.emplace_back();
        compile_module(module, result);
        const auto spent = std::find_if(result.diags.begin(), result.diags.end(),
                                        [](const Diag& diag) { return diag.kind == DiagKind::FileBudget; });
        if (spent != result.diags.end()) {
            memory_.diags.push_back(std::move(*spent));
            memory_.texts.clear();
            modules_.clear();
            return;
        }
        sort_refusals(result);
        // Two equal kernels with module="unique" share one module.
        const auto place = by_name.find(result.name);
        const auto known = place == by_name.end() ? modules_.end()
                                                  : modules_.begin() + static_cast<ptrdiff_t>(place->second);
        if (known != modules_.end() && result.ok()) {
            // Of equal templates Warp keeps one, with the overloads of both.
            const bool equal = std::equal(
                known->kernels.begin(), known->kernels.end(), result.kernels.begin(), result.kernels.end(),
                [](const CompiledKernel& a, const CompiledKernel& b) { return a.digest == b.digest; });
            memory_.texts.pop_back();
            if (equal) continue;
            const auto at = static_cast<size_t>(known - modules_.begin());
            const Diag shared = shared_template(module);
            memory_.texts[at] = {};
            known->hashes = {};
            known->printed = false;
            known->kernels.clear();
            refuse_all(chosen(*declarations[at]), shared, *known);
            continue;
        }
        by_name.emplace(result.name, modules_.size());
        modules_.push_back(std::move(result));
        declarations.push_back(&declared);
    }
    if (modules_.empty()) {
        memory_.diags.push_back(nothing_to_do());
        return;
    }
    for (size_t i = 0; i < modules_.size(); ++i) {
        ModuleTexts& made = memory_.texts[i];
        for (size_t target = 0; target < emit::targets.size(); ++target) {
            const TextBuffer& buffer = memory_.buffers[target];
            modules_[i].texts[target] = made.text[target].in(buffer);
            modules_[i].backward_texts[target] = made.backward[target].in(buffer);
            modules_[i].pieces[target] = memory_.pieces_of(made.text[target]);
            modules_[i].maps[target] = std::move(made.text[target].map);
        }
    }
    // The primary module is the file's own if it has kernels, else the first that has.
    const auto primary = std::find_if(modules_.begin(), modules_.end(), [&](const CompiledModule& m) {
        return m.name == strings_.text(program_.files[program_.target].name);
    });
    if (primary != modules_.end()) std::rotate(modules_.begin(), primary, primary + 1);
    modules_.front().primary = true;
}

Diag Compilation::shared_template(const module::WarpModule& module) const {
    const module::Kernel& kernel = program_.kernels[module.kernels.front().index];
    return {DiagKind::GenericKernel, kernel.place(), {std::string(strings_.text(kernel.name))}};
}

Diag Compilation::nothing_to_do() const {
    for (const module::Kernel& kernel : program_.kernels) {
        if (is_written_here(kernel) && kernel.live && kernel.unsupported) return kernel.unsupported.diag();
    }
    if (options_.kernel.empty()) return {DiagKind::FileNoKernels, memory_.target->place(Span{}), {}};
    return {DiagKind::FileNoSuchKernel,
            memory_.target->place(Span{}),
            {std::string(options_.kernel), kernel_names()}};
}

void Compilation::compile_module(module::WarpModule& module, CompiledModule& result) {
    if (module.unsupported) return refuse_all(module, module.unsupported.diag(), result);
    program_.late_statics.clear();
    if (!identify(module, result)) return;
    if (module.has_late_statics && !evaluate_late_statics(module, result)) return;
    if (program_.live) result.digests = memory_.identities.digests;
    if (!lower_module(module, result)) return;
    for (const module::KernelIdentity& identity : memory_.identities.kernels) {
        const module::Kernel& kernel = program_.kernels[identity.id.index];
        result.kernels.push_back({strings_.text(kernel.key),
                                  identity.name,
                                  identity.digest,
                                  kernel.source.first_line,
                                  identity.dims,
                                  {}});
    }
    // The whole text is that of all kernels, columns are those of each.
    if (!result.ok() && options_.output == Output::Module) return;
    lower::LoweredModule& lowered = memory_.lowered[result.lowered];
    reverse(lowered);
    print_texts(module, lowered, result);
}

// Leaves the kernels that have a hash in the module; false: there is none.
bool Compilation::identify(module::WarpModule& module, CompiledModule& result) {
    const auto hash = [&] { return memory_.identities.identify(program_, module, types_, strings_); };
    if (hash()) {
        std::vector<module::KernelId> each;
        each.swap(module.kernels);
        std::vector<module::KernelId> left;
        for (const module::KernelId id : each) {
            module.kernels = {id};
            if (const auto reason = hash()) {
                refuse(id, *reason, result);
            } else {
                left.push_back(id);
            }
        }
        module.kernels = std::move(left);
        // Each has one, and together they have none.
        if (const auto together = hash()) refuse_all(module, *together, result);
    }
    if (module.unique) result.name = memory_.identities.unique_name;
    return !module.kernels.empty();
}

// Warp builds such a module once, in the order of the hashes so far: what its late statics give then belongs
// to the hashes. Instances of templates stay. False: no kernel is left.
bool Compilation::evaluate_late_statics(module::WarpModule& module, CompiledModule& result) {
    const lower::Instances::Mark before = memory_.lowering.instances.mark();
    lower::LoweredModule built;
    std::vector<lower::Refusal> refusals;
    while (true) {
        refusals.clear();
        lower_once(module, machine_for(module, 0), built, refusals);
        if (refusals.empty()) break;
        take_out(module, refusals, result);
        memory_.lowering.recycle(built);
        memory_.lowering.instances.back_to(before);
        if (module.kernels.empty() || !identify(module, result)) return false;
    }
    program_.late_statics.swap(built.late_statics);
    memory_.lowering.recycle(built);
    return identify(module, result);
}

// Warp hashes a module="unique" when its kernel is declared, after a build if the kernel has late statics of
// its own: what they name must not have changed when it is built again. And functions of another module keep
// what a build of any module left in them.
void Compilation::check_late_statics(const module::WarpModule& module, const lower::LoweredModule& lowered,
                                     std::vector<lower::Refusal>& out) const {
    if (lowered.late_statics.empty() && !module.has_late_statics) return;
    const auto modules = std::count_if(program_.modules.begin(), program_.modules.end(),
                                       [](const module::WarpModule& each) { return !each.kernels.empty(); });
    std::optional<Diag> found;
    const auto refused = [&](const module::Callable& callable, const char* why) {
        if (!found) found = Diag{DiagKind::StaticExpression, callable.place(), {why}};
    };
    for (const module::LateStatic& late : lowered.late_statics) {
        const module::Callable* owner = &program_.kernels[late.is_kernel ? late.callable : 0];
        if (!late.is_kernel) {
            const module::Function& function = program_.functions[late.callable];
            owner = &function;
            const bool is_here = function.module < program_.modules.size() &&
                                 program_.modules[function.module].name == module.name;
            if (!is_here && modules > 1)
                refused(function, "one that is evaluated late, in a function of another module");
        }
        if (module.unique && module.has_late_statics &&
            module::late_statics_may_have_changed(program_, *owner))
            refused(*owner, "what it names may have changed since the kernel was declared");
    }
    for (const lower::LoweredFunction& function : lowered.functions) {
        const module::Function& declared = lowered.declaration(program_, function.id);
        if (module.unique && module.has_late_statics && declared.instance && declared.static_count != 0)
            refused(declared, "an instance of a template that was made when the kernel was declared");
    }
    if (!found) return;
    for (const lower::LoweredKernel& kernel : lowered.kernels) out.push_back({kernel.id, *found});
}

void Compilation::take_out(module::WarpModule& module, std::span<const lower::Refusal> refusals,
                           CompiledModule& result) const {
    std::vector<module::KernelId> refused;
    for (const lower::Refusal& refusal : refusals) {
        refuse(refusal.kernel, refusal.diag, result);
        refused.push_back(refusal.kernel);
    }
    std::sort(refused.begin(), refused.end());
    const auto is_refused = [&](module::KernelId id) {
        return std::binary_search(refused.begin(), refused.end(), id);
    };
    std::erase_if(module.kernels, is_refused);
    std::erase_if(memory_.identities.kernels,
                  [&](const module::KernelIdentity& each) { return is_refused(each.id); });
}

// Lowers the kernels of the module and takes out those that are refused; false: there are no others.
bool Compilation::lower_module(module::WarpModule& module, CompiledModule& result) {
    result.lowered = memory_.lowered_count++;
    if (memory_.lowered.size() < memory_.lowered_count) memory_.lowered.emplace_back();
    before_ = memory_.lowering.instances.mark();
    std::vector<module::KernelIdentity>& identities = memory_.identities.kernels;
    std::vector<lower::Refusal> refusals;
    while (true) {
        refusals.clear();
        lower::LoweredModule& lowered = memory_.lowered[result.lowered];
        for (const builtins::Machine& machine : machines_for(module)) {
            memory_.lowering.instances.back_to(before_);
            lower_once(module, machine, lowered, refusals);
            if (!refusals.empty() || !lowered.asked_machine) break;
        }
        if (refusals.empty()) return true;
        take_out(module, refusals, result);
        const bool spent = std::any_of(refusals.begin(), refusals.end(), [](const lower::Refusal& refusal) {
            return refusal.diag.kind == DiagKind::FileBudget;
        });
        if (spent || identities.empty()) return false;
    }
}

builtins::Machine Compilation::machine_for(const module::WarpModule& module, size_t target) const {
    const emit::Target& row = emit::targets[target];
    const auto is_on = [&](std::string_view option) {
        return std::none_of(module.options.begin(), module.options.end(), [&](const module::Option& each) {
            return strings_.text(each.name) == option && each.text == "False";
        });
    };
    builtins::Machine machine;
    machine.block_dim = emit::resolved_block_dim(module, row, options_.block_dims[target]);
    machine.has_gemm = row.has_libraries && is_on("enable_mathdx_gemm");
    machine.has_solver = row.has_libraries && is_on("enable_mathdx_solver");
    machine.backward = module.enable_backward;
    return machine;
}

// One for each target that is asked for; the first target's where none is.
std::vector<builtins::Machine> Compilation::machines_for(const module::WarpModule& module) const {
    std::vector<builtins::Machine> machines;
    for (size_t i = 0; i < emit::targets.size(); ++i) {
        if (options_.targets.has(i)) machines.push_back(machine_for(module, i));
    }
    if (machines.empty()) machines.push_back(machine_for(module, 0));
    return machines;
}

void Compilation::lower_once(const module::WarpModule& module, const builtins::Machine& machine,
                             lower::LoweredModule& lowered, std::vector<lower::Refusal>& refusals) {
    machine_ = machine;
    std::vector<module::KernelId>& order = memory_.order;
    order.clear();
    for (const module::KernelIdentity& identity : memory_.identities.kernels) order.push_back(identity.id);
    memory_.lowering.recycle(lowered);
    lower::Options limits{.max_unroll = module.max_unroll,
                          .node_facts = options_.node_facts,
                          .statics = program_.live ? nullptr : &late_statics_,
                          .built_before = module.has_late_statics,
                          .machine = machine};
    if (options_.max_insts != 0) limits.max_insts = options_.max_insts;
    lower::lower(program_, order, limits, types_, strings_, memory_.lowering, lowered, refusals);
    if (refusals.empty()) missing_adjoints(lowered, refusals);
    if (refusals.empty()) check_late_statics(module, lowered, refusals);
}

// An update without an adjoint matters only where a backward pass is asked for; Warp decides that last.
void Compilation::missing_adjoints(const lower::LoweredModule& lowered,
                                   std::vector<lower::Refusal>& out) const {
    const auto lacks_one = [](const auto& lowered_one) {
        return lowered_one.body.unsupported_adjoint.valid();
    };
    if (std::none_of(lowered.functions.begin(), lowered.functions.end(), lacks_one) &&
        std::none_of(lowered.kernels.begin(), lowered.kernels.end(), lacks_one))
        return;  // nearly always
    for (const lower::LoweredKernel& lowered_kernel : lowered.kernels) {
        const module::Kernel& kernel = program_.kernels[lowered_kernel.id.index];
        if (!kernel.options.enable_backward) continue;
        const auto look_at = [&](const ir::Function& body, const module::Callable& declared) {
            const syntax::NodeId update = body.unsupported_adjoint;
            if (update.valid())
                out.push_back({lowered_kernel.id, {DiagKind::SlotAdjoint, declared.tree->place(update), {}}});
        };
        for (const lower::LoweredFunction& function : reached(lowered, lowered_kernel.body))
            look_at(function.body, lowered.declaration(program_, function.id));
        look_at(lowered_kernel.body, kernel);
    }
}

void Compilation::refuse(module::KernelId id, const Diag& diag, CompiledModule& result) const {
    const module::Kernel& kernel = program_.kernels[id.index];
    result.refused.push_back({strings_.text(kernel.key), kernel.source.first_line, diag});
    // Kernels that call the same refused function are refused for one reason.
    if (std::find(result.diags.begin(), result.diags.end(), diag) == result.diags.end())
        result.diags.push_back(diag);
}

void Compilation::refuse_all(module::WarpModule& module, const Diag& diag, CompiledModule& result) const {
    for (const module::KernelId id : module.kernels) refuse(id, diag, result);
    module.kernels.clear();
}

void Compilation::sort_refusals(CompiledModule& result) {
    std::stable_sort(result.diags.begin(), result.diags.end(), [](const Diag& a, const Diag& b) {
        return std::pair(a.place.source, a.place.span.begin) < std::pair(b.place.source, b.place.span.begin);
    });
    std::stable_sort(result.refused.begin(), result.refused.end(),
                     [](const KernelRefusal& a, const KernelRefusal& b) { return a.line < b.line; });
}

void Compilation::reverse(const lower::LoweredModule& lowered) {
    const bool backward_text = options_.output != Output::Forward;
    const auto sweep = [&](const ir::Function& body, bool backward, adjoint::Sweep& out) {
        if (backward_text && backward) adjoint::reverse(body, lowered, types_, out);
        if (options_.occurrences != nullptr) count(body, *options_.occurrences);
    };
    auto& [functions, kernels] = memory_.sweeps;
    if (functions.size() < lowered.functions.size()) functions.resize(lowered.functions.size());
    for (size_t i = 0; i < lowered.functions.size(); ++i)
        sweep(lowered.functions[i].body, lowered.functions[i].used_by_backward, functions[i]);
    if (kernels.size() < lowered.kernels.size()) kernels.resize(lowered.kernels.size());
    for (size_t i = 0; i < lowered.kernels.size(); ++i)
        sweep(lowered.kernels[i].body, program_.kernels[memory_.order[i].index].options.enable_backward,
              kernels[i]);
}

CompilerFlags Compilation::compiler_flags(const module::WarpModule& module) const {
    CompilerFlags flags{.debug = module.debug, .lineinfo = module.lineinfo};
    for (const module::Option& option : module.options) {
        const std::string_view name = strings_.text(option.name);
        if (name == "fast_math") flags.fast_math = option.text == "True";
        if (name == "fuse_fp") flags.fuse_fp = option.text == "True";
    }
    return flags;
}

void Compilation::print_texts(const module::WarpModule& module, lower::LoweredModule& lowered,
                              CompiledModule& result) {
    if (options_.targets.empty()) return;
    result.printed = true;
    result.flags = compiler_flags(module);
    const emit::Unit unit{.program = program_,
                          .module = module,
                          .types = types_,
                          .strings = strings_,
                          .lowered = lowered,
                          .identities = memory_.identities.kernels,
                          .function_sweeps = memory_.sweeps.functions,
                          .kernel_sweeps = memory_.sweeps.kernels,
                          .line_comments = options_.line_comments,
                          .maps = options_.maps};
    memory_.emitter.load(unit, options_.output != Output::Forward);
    for (size_t i = 0; i < emit::targets.size(); ++i) {
        if (!options_.targets.has(i)) continue;
        const emit::Target& target = emit::targets[i];
        if (lowered.asked_machine && machine_for(module, i) != machine_) {
            std::vector<lower::Refusal> none;  // lower_module() has taken out what is refused
            memory_.lowering.instances.back_to(before_);
            lower_once(module, machine_for(module, i), lowered, none);
            reverse(lowered);
            memory_.emitter.load(unit, options_.output != Output::Forward);
        }
        const unsigned block_dim = emit::resolved_block_dim(module, target, options_.block_dims[i]);
        result.block_dims[i] = block_dim;
        result.needs_library[i] = !lowered.symbols.empty();
        const auto print = [&](emit::Selection selection) {
            return memory_.emitter.print(unit, target, selection, block_dim, memory_.buffers[i],
                                         memory_.pieces);
        };
        ModuleTexts& texts = memory_.texts.back();
        switch (options_.output) {
            case Output::Module:
                texts.text[i] = print(emit::Selection::Module);
                break;
            case Output::Forward:
                texts.text[i] = print(emit::Selection::ForwardColumn);
                break;
            case Output::Backward:
                texts.text[i] = print(emit::Selection::BackwardColumn);
                break;
            case Output::Columns:
                texts.text[i] = print(emit::Selection::ForwardColumn);
                texts.backward[i] = print(emit::Selection::BackwardColumn);
                break;
        }
        emit::SharedMemory shared(unit);
        for (size_t k = 0; k < result.kernels.size() && options_.output == Output::Module; ++k) {
            for (const emit::Pass pass : {emit::Pass::Forward, emit::Pass::Backward})
                result.kernels[k].shared[i][static_cast<size_t>(pass)] =
                    shared.of(lowered.kernels[k].body, pass);
        }
        for (const emit::Piece& piece : memory_.pieces_of(texts.text[i])) {
            if (emit::belongs_to_kernel(piece.kind))
                result.kernels[piece.subject].bytes[i] += piece.end - piece.begin;
        }
        if (!options_.module_hashes) continue;
        result.hashes[i] =
            module::module_hash(module.options, memory_.identities.kernels, block_dim, strings_);
    }
}

// A Warp module belongs to the file if one of its kernels was written there.
bool Compilation::is_written_here(const module::Kernel& kernel) const {
    return program_.live || program_.scopes[kernel.scope.index].file == program_.target;
}

std::string Compilation::kernel_names() const {
    std::string text;
    for (const module::Kernel& kernel : program_.kernels) {
        // Overloads have the name of their template.
        if (!is_written_here(kernel) || !kernel.live || kernel.overload_of.valid()) continue;
        if (!text.empty()) text += ", ";
        text += strings_.text(kernel.key);
    }
    return text.empty() ? "none" : text;
}

}  // namespace

void compile(std::string_view source, const Options& options, Compiled& out) {
    out.contents_->reset();
    Compilation compilation(options, *out.contents_);
    if (compilation.read(source)) compilation.compile_modules();
}

void read(std::string_view source, const Options& options, Compiled& out) {
    out.contents_->reset();
    Compilation(options, *out.contents_).read(source);
}

void compile_again(const Options& options, Compiled& out) {
    out.contents_->forget_texts();
    Compilation(options, *out.contents_).compile_modules();
}

Result<void> read_live(std::string_view snapshot, Compiled& out) {
    Contents& contents = *out.contents_;
    contents.reset();
    module::Program& program = contents.program;
    if (const auto declared =
            module::declare(snapshot, contents.sources, contents.strings, contents.types, program);
        !declared)
        return declared;
    contents.target = program.files[program.target].tree;
    return {};
}

namespace {

bool import(const Target& target, const Options& options, Contents& contents) {
    if (contents.project != nullptr && contents.project->holds(target)) {
        contents.forget_texts();
    } else {
        contents.reset();
        contents.project = std::make_unique<Project>(target, contents.sources, contents.strings);
    }
    return Compilation(options, contents).import(target);
}

}  // namespace

void read(const Target& target, const Options& options, Compiled& out) {
    import(target, options, *out.contents_);
}

void compile(const Target& target, const Options& options, Compiled& out) {
    if (import(target, options, *out.contents_)) Compilation(options, *out.contents_).compile_modules();
}

void compile_in_project(const Target& target, std::string_view source, const Options& options,
                        Compiled& out) {
    if (target.module.empty()) return compile(source, options, out);
    Target with_text = target;
    with_text.text = source;
    compile(with_text, options, out);
}

}  // namespace weft::driver
