#include "lower/lower.h"

#include <algorithm>

#ifdef WEFT_VERIFY_IR
#include "ir/verify.h"
#endif
#include "lower/function_lowering.h"

namespace weft::lower {

using syntax::Kind;
namespace field = syntax::field;

void Memory::recycle(LoweredModule& module) {
    const auto keep = [&](ir::Function& body) {
        body.clear();
        bodies_.push_back(std::move(body));
    };
    for (LoweredFunction& function : module.functions) keep(function.body);
    for (LoweredKernel& kernel : module.kernels) keep(kernel.body);
    module.functions.clear();
    module.kernels.clear();
    module.structs.clear();
    module.symbols.clear();
    module.late_statics.clear();
    module.asked_machine = false;
    module.instances = nullptr;
}

const module::Function& LoweredModule::declaration(const module::Program& program,
                                                   module::FunctionId id) const {
    const size_t declared = program.functions.size();
    return id.index < declared ? program.functions[id.index] : instances->made[id.index - declared].function;
}

std::span<const module::Parameter> LoweredModule::params(const module::Program& program,
                                                         module::FunctionId id) const {
    const size_t declared = program.functions.size();
    if (id.index < declared) return program.params(program.functions[id.index]);
    return instances->made[id.index - declared].params;
}

std::span<const BoundFunction> LoweredModule::bound_functions(const module::Program& program,
                                                              module::FunctionId id) const {
    const size_t declared = program.functions.size();
    if (id.index < declared) return {};
    return instances->made[id.index - declared].functions;
}

Memory::Memory() = default;
Memory::~Memory() = default;

ir::Function Memory::fresh_body() {
    if (bodies_.empty()) return {};
    ir::Function body = std::move(bodies_.back());
    bodies_.pop_back();
    return body;
}

std::unique_ptr<WalkMemory> Memory::take_walk() {
    if (walks_.empty()) return std::make_unique<WalkMemory>();
    std::unique_ptr<WalkMemory> walk = std::move(walks_.back());
    walks_.pop_back();
    return walk;
}

void Memory::give_back(std::unique_ptr<WalkMemory> walk) {
    walk->clear();
    walks_.push_back(std::move(walk));
}

std::unique_ptr<WalkMemory> ModuleLowering::take_memory() {
    return memory_.take_walk();
}
void ModuleLowering::give_back(std::unique_ptr<WalkMemory> walk) {
    memory_.give_back(std::move(walk));
}

// True the first time.
bool ModuleLowering::follow(types::StructId id) {
    if (followed_.size() <= id.index) followed_.resize(types.structure_count());
    if (followed_[id.index]) return false;
    followed_[id.index] = true;
    return true;
}

// Structs are listed before those that hold them, in the order of the fields; of those with one hash, the
// first.
void ModuleLowering::use_struct(types::StructId id) {
    struct Visit {
        types::StructId structure;
        size_t next_field;
    };
    if (!follow(id)) return;
    SmallVector<Visit, 8> path{{id, 0}};
    while (!path.empty()) {
        Visit& visit = path.back();
        const types::Structure& structure = types[visit.structure];
        if (visit.next_field < structure.fields.size()) {
            const types::Type& field_type = types[structure.fields[visit.next_field++].type];
            const types::Type& held =
                types::is_any_array(field_type) ? types[field_type.element] : field_type;
            if (held.kind == types::Kind::Struct && follow(held.structure))
                path.push_back({held.structure, 0});
            continue;
        }
        const auto same = [&](types::StructId known) { return types[known].hash == structure.hash; };
        if (std::none_of(out_.structs.begin(), out_.structs.end(), same))
            out_.structs.push_back(visit.structure);
        path.pop_back();
    }
}

void ModuleLowering::use_argument_structs(std::span<const module::Parameter> params) {
    for (const module::Parameter& param : params) {
        const types::Type& type = types[param.type];
        if (type.kind == types::Kind::Struct) {
            use_struct(type.structure);
        } else if (type.kind == types::Kind::Array && types[type.element].kind == types::Kind::Struct) {
            use_struct(types[type.element].structure);
        }
    }
}

ir::FunctionId ModuleLowering::build_function(module::FunctionId id, Place call_site) {
    spend(out_.functions.size());
    for (uint32_t i = 0; i < out_.functions.size(); ++i)
        if (out_.functions[i].id == id) return {i};
    const module::Function& function = declaration(id);
    if (function.unsupported) throw Refused{function.unsupported.diag()};
    if (std::find(building_.begin(), building_.end(), id) != building_.end())
        refuse(DiagKind::Recursion, call_site, strings.text(function.name));
    if (building_.size() > 200) refuse(DiagKind::NestingTooDeep, call_site);

    building_.push_back(id);
    LoweredFunction built{id, {}, memory_.fresh_body(), false, {}};
    {
        FunctionLowering walk(*this, function, params(id), false, built.body, built.nodes);
        walk.bind_functions(bound_functions(id));
        if (id.index < program.functions.size()) walk.belongs_to(false, id.index);
        walk.run();
    }
    if (function.is_native()) put_native_code(function, built.body);
    if (function.gradient.valid()) {
        if (function.has_late_statics)
            refuse(DiagKind::StaticExpression, function.place(),
                   "one that is evaluated late, in a function with a gradient of its own");
        for (const module::Parameter& parameter : params(id)) {
            if (types::is_of_block(types[parameter.type]))
                refuse(DiagKind::UnsupportedFeature, function.place(),
                       "a gradient by hand of a function of tiles");
        }
        check_gradient(function, built.body);
    }
    if (function.role == module::Role::Gradient && built.body.returns)
        refuse(DiagKind::UnsupportedFeature, function.place(), "a gradient that returns a value");
    use_argument_structs(params(id));
    building_.pop_back();
    built.place = {static_cast<uint32_t>(out_.functions.size())};
    if (function.gradient.valid()) companions_.push_back({built.place, function.gradient, true});
    if (function.replay.valid()) companions_.push_back({built.place, function.replay, false});
    return out_.functions.emplace_back(std::move(built)).place;
}

void ModuleLowering::note_machine(const builtins::Resolution& call) {
    out_.asked_machine = out_.asked_machine || call.asked_machine;
    for (const builtins::LibrarySymbol& symbol : call.symbols) {
        if (std::find(out_.symbols.begin(), out_.symbols.end(), symbol) == out_.symbols.end())
            out_.symbols.push_back(symbol);
    }
}

// They may call functions that have some of their own.
void ModuleLowering::build_companions() {
    for (size_t i = 0; i < companions_.size(); ++i) {
        const Companion one = companions_[i];
        const ir::FunctionId built = build_function(one.function, declaration(one.function).place());
        ir::Function& owner = out_.functions[one.owner.index].body;
        (one.is_gradient ? owner.adjoint : owner.replay) = built;
    }
}

void ModuleLowering::check_gradient(const module::Function& function, const ir::Function& body) const {
    const module::Function& gradient = declaration(function.gradient);
    const auto given = params(function.gradient).subspan(function.param_count);
    const bool fits = std::equal(given.begin(), given.end(), body.results.begin(), body.results.end(),
                                 [&](const module::Parameter& adjoint, types::TypeId result) {
                                     return types.canonical(adjoint.type) == types.canonical(result);
                                 });
    if (!fits) refuse(DiagKind::GradientSignature, gradient.place(), strings.text(function.name));
}

// Warp builds the Python body of a native function, and with it what it calls, and prints the C++ instead.
void ModuleLowering::put_native_code(const module::Function& function, ir::Function& body) const {
    const module::NativeCode& code = function.native;
    ir::Function read = std::move(body);
    body = {};
    body.values.append(std::span(read.values.data(), read.parameters.size()));
    body.parameters = std::move(read.parameters);
    body.results = std::move(read.results);
    body.returns = read.returns;
    body.by_reference = read.by_reference;
    body.callees = std::move(read.callees);
    body.snippet = code.forward;
    body.adjoint_snippet = code.adjoint;
    body.replay_snippet = code.replay;
    if (!code.has_annotated_result || !function.result.valid()) return;
    const types::Type& type = types[function.result];
    const bool is_value =
        types::is_array(type) || types::is_composite(type) || type.kind == types::Kind::Scalar;
    if (!is_value) refuse(DiagKind::NativeResult, function.place(), types.display(function.result));
    body.results.assign(1, function.result);
    body.returns = true;
}

std::span<const types::TypeId> ModuleLowering::result_types(ir::FunctionId id) const {
    const LoweredFunction& function = out_.functions[id.index];
    const module::Function& declared = declaration(function.id);
    if (!declared.result.valid()) return function.body.results;
    if (types[declared.result].kind != types::Kind::Tuple) return {&declared.result, 1};
    return types.elements(declared.result);
}

// `return value` anywhere in a kernel is refused before its body is looked at. Only compound statements hold
// statements; functions and classes inside a kernel have returns of their own.
void ModuleLowering::check_kernel_returns(const module::Kernel& kernel) const {
    const syntax::Tree& tree = *kernel.tree;
    SmallVector<syntax::NodeId, 32> stack;
    stack.append(tree.field(kernel.def, field::FunctionDef::body));
    while (!stack.empty()) {
        const syntax::NodeId node = stack.back();
        stack.pop_back();
        switch (tree[node].kind) {
            case Kind::Return:
                if (tree.child(node, field::Return::value).valid())
                    refuse(DiagKind::KernelReturnsValue, tree.place(node), strings.text(kernel.name));
                break;
            case Kind::If:
            case Kind::For:
            case Kind::AsyncFor:
            case Kind::While:
            case Kind::With:
            case Kind::AsyncWith:
            case Kind::Try:
            case Kind::TryStar:
            case Kind::ExceptHandler:
            case Kind::Match:
            case Kind::MatchCase:
                for (const syntax::NodeId child : tree.children(node))
                    if (child.valid()) stack.push_back(child);
                break;
            default:
                break;
        }
    }
}

void ModuleLowering::build_kernel(module::KernelId id) {
    const module::Kernel& kernel = program.kernels[id.index];
    if (kernel.unsupported) throw Refused{kernel.unsupported.diag()};
    check_kernel_returns(kernel);
    LoweredKernel& built = out_.kernels.emplace_back(LoweredKernel{id, memory_.fresh_body(), {}});
    FunctionLowering walk(*this, kernel, program.params(kernel), true, built.body, built.nodes);
    walk.belongs_to(true, id.index);
    walk.run();
    if (built.body.returns) refuse(DiagKind::KernelReturnsValue, kernel.place(), strings.text(kernel.name));
    use_argument_structs(program.params(kernel));
}

void ModuleLowering::mark_backward() {
    if (out_.functions.empty()) return;
    std::vector<const ir::Function*> pending;
    for (const LoweredKernel& kernel : out_.kernels)
        if (program.kernels[kernel.id.index].options.enable_backward) pending.push_back(&kernel.body);
    while (!pending.empty()) {
        const ir::Function* body = pending.back();
        pending.pop_back();
        for (const ir::FunctionId callee : body->callees) {
            LoweredFunction& function = out_.functions[callee.index];
            if (function.used_by_backward) continue;
            function.used_by_backward = true;
            pending.push_back(&function.body);
        }
    }
}

// A call that hands out references has no adjoint unless somebody wrote one. One is enough to refuse a
// kernel.
std::optional<Diag> ModuleLowering::find_lost_reference(const ir::Function& body, const syntax::Tree& tree,
                                                        std::vector<bool>& seen) const {
    for (const ir::Inst& inst : body.insts) {
        if (inst.op != ir::Op::Call || inst.as<ir::Call>().kind != ir::CalleeKind::Function) continue;
        const LoweredFunction& callee = out_.functions[inst.as<ir::Call>().callee];
        if (!callee.body.by_reference) continue;
        const module::Function& declared = declaration(callee.id);
        if (declared.gradient.valid() || declared.native.adjoint.valid()) continue;
        return Diag{
            DiagKind::RefWithoutAdjoint, tree.place(inst.node), {std::string(strings.text(declared.name))}};
    }
    for (const ir::FunctionId callee : body.callees) {
        if (seen[callee.index]) continue;
        seen[callee.index] = true;
        const LoweredFunction& function = out_.functions[callee.index];
        if (auto found = find_lost_reference(function.body, *declaration(function.id).tree, seen))
            return found;
    }
    return std::nullopt;
}

void ModuleLowering::check_references(std::vector<Refusal>& refusals) const {
    const bool any = std::any_of(out_.functions.begin(), out_.functions.end(),
                                 [](const auto& function) { return function.body.by_reference; });
    if (!any) return;
    for (const LoweredKernel& kernel : out_.kernels) {
        const module::Kernel& declared = program.kernels[kernel.id.index];
        if (!declared.options.enable_backward) continue;
        std::vector<bool> seen(out_.functions.size());
        if (auto found = find_lost_reference(kernel.body, *declared.tree, seen))
            refusals.push_back({kernel.id, std::move(*found)});
    }
}

#ifdef WEFT_VERIFY_IR
namespace {

void verify(const LoweredModule& module, const module::Program& program, const types::Types& types,
            const Strings& strings) {
    const auto sound = [&](const ir::Function& body, const syntax::Tree& tree) {
        const ir::Surroundings around{types, strings, static_cast<uint32_t>(module.functions.size()),
                                      static_cast<uint32_t>(tree.size())};
        const auto finding = ir::verify(body, around);
        WEFT_CHECK(!finding, ir::describe(*finding).c_str());
    };
    for (const LoweredFunction& function : module.functions)
        sound(function.body, *module.declaration(program, function.id).tree);
    for (const LoweredKernel& kernel : module.kernels)
        sound(kernel.body, *program.kernels[kernel.id.index].tree);
}

}  // namespace
#endif

namespace {

// The lines of a function that Warp walks a second time have no comments if all of it stands on one line.
bool stands_on_one_line(const module::Callable& callable) {
    return callable.source.first_line + callable.source.line_count == (*callable.tree)[callable.def].line + 1;
}

}  // namespace

ir::FunctionId ModuleLowering::build_operator(module::FunctionId id, Place call_site) {
    const size_t before = out_.functions.size();
    const ir::FunctionId built = build_function(id, call_site);
    for (size_t i = before; i < out_.functions.size(); ++i) {
        if (stands_on_one_line(declaration(out_.functions[i].id)))
            refuse(DiagKind::UnsupportedFeature, call_site, "a function on one line, handed to a builtin");
    }
    return built;
}

namespace {

// Warp builds a function when it is given a gradient, with all that it calls, to know what it returns: what
// it cannot build stops the import, and instances of templates are made then.
void build_functions_with_gradients(const module::Program& program, const Options& options,
                                    types::Types& types, Strings& strings, Memory& memory,
                                    std::span<const module::KernelId> kernels,
                                    std::vector<Refusal>& refusals) {
    if (program.live) return;  // their decorators have run
    if (std::exchange(memory.instances.has_gradients, true)) return;
    Options early = options;
    early.statics = nullptr;  // names may have had other values then
    for (uint32_t i = 0; i < program.functions.size(); ++i) {
        const module::Function& function = program.functions[i];
        if (!function.gradient.valid() || function.unsupported) continue;
        LoweredModule built;
        built.instances = &memory.instances;
        ModuleLowering lowering(program, early, types, strings, memory, built);
        try {
            lowering.build_function(module::FunctionId{i}, function.place());
            for (const LoweredFunction& one : built.functions) {
                const module::Function& declared = lowering.declaration(one.id);
                if (stands_on_one_line(declared))
                    refuse(DiagKind::UnsupportedFeature, declared.place(),
                           "a function on one line that has a gradient, or is called by one that has");
            }
        } catch (Refused& refused) {
            for (const module::KernelId id : kernels) refusals.push_back({id, refused.diag});
        }
        memory.recycle(built);
    }
}

}  // namespace

// In a second walk the parameters that are tiles are those of the first, and what stands on one line has no
// comments.
void ModuleLowering::check_second_walk(std::vector<Refusal>& refusals) const {
    const auto why = [&](const module::Callable& callable,
                         std::span<const module::Parameter> parameters) -> std::string_view {
        if (stands_on_one_line(callable)) return "one that is evaluated late, beside code on one line";
        for (const module::Parameter& parameter : parameters) {
            if (types::is_of_block(types[parameter.type]))
                return "one that is evaluated late, beside a function of tiles";
        }
        return {};
    };
    std::optional<Diag> found;
    const auto look_at = [&](const module::Callable& callable, std::string_view reason) {
        if (!reason.empty() && !found)
            found = Diag{DiagKind::StaticExpression, callable.place(), {std::string(reason)}};
    };
    for (const LoweredFunction& function : out_.functions)
        look_at(declaration(function.id), why(declaration(function.id), params(function.id)));
    for (const LoweredKernel& kernel : out_.kernels)
        look_at(program.kernels[kernel.id.index], why(program.kernels[kernel.id.index], {}));
    if (!found) return;
    for (const LoweredKernel& kernel : out_.kernels) refusals.push_back({kernel.id, *found});
}

void lower(const module::Program& program, std::span<const module::KernelId> kernels, const Options& options,
           types::Types& types, Strings& strings, Memory& memory, LoweredModule& out,
           std::vector<Refusal>& refusals) {
    out.instances = &memory.instances;
    // Storage of annotated tiles is found anew each time.
    const auto is_annotated_tile = [&](types::TypeId type) {
        return type.valid() && types::is_tile(types[type]);
    };
    for (const module::Parameter& parameter : program.parameters) {
        if (is_annotated_tile(parameter.type))
            types.set_storage(parameter.type, types::Tile::Storage::Register);
    }
    for (const module::Function& function : program.functions) {
        if (is_annotated_tile(function.result))
            types.set_storage(function.result, types::Tile::Storage::Register);
    }
    build_functions_with_gradients(program, options, types, strings, memory, kernels, refusals);
    ModuleLowering lowering(program, options, types, strings, memory, out);
    for (const module::KernelId id : kernels) {
        try {
            lowering.build_kernel(id);
        } catch (Refused& refused) {
            refusals.push_back({id, std::move(refused.diag)});
            lowering.forget_calls();
        }
    }
    constexpr uint32_t of_a_module = 40;  // what it takes beside its code
    memory.instances.insts += lowering.insts_made + of_a_module;
    if (!refusals.empty()) return;
    try {
        lowering.build_companions();
    } catch (Refused& refused) {
        for (const module::KernelId id : kernels) refusals.push_back({id, refused.diag});
        return;
    }
    // The next module of the file would find them where this one put them.
    const auto forced =
        std::find_if(program.parameters.begin(), program.parameters.end(), [&](const auto& parameter) {
            return is_annotated_tile(parameter.type) && types.tile(parameter.type).is_shared();
        });
    const auto modules =
        std::count_if(program.modules.begin(), program.modules.end(),
                      [](const module::WarpModule& module) { return !module.kernels.empty(); });
    if (forced != program.parameters.end() && modules > 1) {
        const Diag diag{DiagKind::UnsupportedFeature,
                        forced->place,
                        {"a tile parameter that is moved to shared memory, in a file of several modules"}};
        for (const module::KernelId id : kernels) refusals.push_back({id, diag});
        return;
    }
    lowering.mark_backward();
    if (options.built_before) lowering.check_second_walk(refusals);
    lowering.check_references(refusals);
    std::sort(out.symbols.begin(), out.symbols.end(),
              [&](const auto& a, const auto& b) { return strings.text(a.name) < strings.text(b.name); });
#ifdef WEFT_VERIFY_IR
    verify(out, program, types, strings);
#endif
}

}  // namespace weft::lower
