#include "module/evaluate.h"

#include <algorithm>
#include <utility>

#include "base/utf8.h"
#include "module/evaluator.h"
#include "module/warp_namespace.h"

namespace weft::module {

namespace {

template <class Run>
std::optional<Diag> evaluated(Program& program, Strings& strings, Run run) {
    program.clear();
    program.strings = &strings;
    try {
        run();
    } catch (const Refused& refused) {
        program.diags.push_back(refused.diag);
    } catch (const Stop& stop) {
        program.diags.push_back(stop.diag);
    } catch (const PythonError& error) {
        program.diags.push_back(error.diag);
    }
    if (program.diags.empty()) return std::nullopt;
    return program.diags.front();
}

}  // namespace

std::optional<Diag> evaluate(Sources& sources, const syntax::Tree& tree, std::string_view module_name,
                             Strings& strings, types::Types& types, Program& program, const Budget& budget) {
    return evaluated(program, strings, [&] {
        Evaluator evaluator(sources, nullptr, strings, types, program, budget);
        try {
            evaluator.run(tree, module_name);
        } catch (const Vague& vague) {
            const std::string reason(strings.text(vague.reason));
            refuse(DiagKind::ModuleConditional, tree.place(Span{}), "the rest of the file", reason);
        }
        evaluator.finish();
    });
}

std::optional<Diag> evaluate(Sources& sources, Finder& finder, std::string_view dotted, Strings& strings,
                             types::Types& types, Program& program, const Budget& budget) {
    return evaluated(program, strings, [&] {
        Evaluator evaluator(sources, &finder, strings, types, program, budget);
        evaluator.run(dotted);
        evaluator.finish();
    });
}

void NameIndex::clear() {
    if (used_ == 0) return;
    slots_.assign(slots_.size(), {});
    used_ = 0;
}

void NameIndex::add(StringId name, uint32_t place) {
    if (2 * (used_ + 1) > slots_.size()) {
        std::vector<Slot> before(std::max<size_t>(64, 2 * slots_.size()));
        before.swap(slots_);
        used_ = 0;
        for (const Slot& each : before) {
            if (each.place != 0) add(each.name, each.place);
        }
    }
    size_t slot = home(name);
    while (slots_[slot].place != 0) slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = {name, place};
    ++used_;
}

Program::Program() : scratch(std::make_unique<Scratch>()) {
    for (const WarpMember& member : warp_members())
        enum_members.push_back({{}, {}, int_value(member.value), member.kind == WarpMember::Kind::IntEnum});
}
Program::~Program() = default;
Program::Program(Program&&) noexcept = default;
Program& Program::operator=(Program&&) noexcept = default;

void Program::clear() {
    scratch->clear();
    functions.clear();
    function_sets.clear();
    set_heads.clear();
    set_changed_at.clear();
    kernels.clear();
    modules.clear();
    files.clear();
    entries.clear();
    imported = live = false;
    warp_names = {};
    target = 0;
    parameters.clear();
    statics.clear();
    statics_by_call.clear();
    symbols.clear();
    source_lines.clear();
    elements.clear();
    enum_members.erase(enum_members.begin() + static_cast<ptrdiff_t>(warp_members().size()),
                       enum_members.end());
    diags.clear();
    clock = components_set_at = changes = steps = 0;
    late_statics.clear();
    function_infos.clear();
    py_functions.clear();
    methods.clear();
    type_objects.clear();
    type_object_args.clear();
    defaults.clear();
    annotations.clear();
    texts.clear();
    trees.clear();
    scope_count = 0;
    sequence_count = 0;
}

const StaticValue* Program::static_of(const Callable& callable, syntax::NodeId call) const {
    const auto known = statics_of(callable);
    const auto begin = statics_by_call.begin() + callable.first_static, end = begin + callable.static_count;
    const auto at = std::lower_bound(begin, end, call.index, [&](uint32_t place, uint32_t wanted) {
        return known[place].call.index < wanted;
    });
    return at != end && known[*at].call == call ? &known[*at] : nullptr;
}

void Program::set_statics(Callable& callable, std::span<const StaticValue> found) {
    callable.first_static = static_cast<uint32_t>(statics.size());
    callable.static_count = static_cast<uint32_t>(found.size());
    statics.insert(statics.end(), found.begin(), found.end());
    for (uint32_t place = 0; place < found.size(); ++place) statics_by_call.push_back(place);
    std::sort(statics_by_call.begin() + callable.first_static, statics_by_call.end(),
              [&](uint32_t a, uint32_t b) { return found[a].call.index < found[b].call.index; });
}

const Binding* Scope::find_one_by_one(StringId wanted) const {
    const auto found = std::find_if(bindings.begin(), bindings.end(),
                                    [&](const Binding& binding) { return binding.name == wanted; });
    return found == bindings.end() ? nullptr : &*found;
}

void Scope::add(const Binding& binding) {
    const bool was_indexed = is_indexed();
    bindings.push_back(binding);
    if (!is_indexed()) return;
    for (size_t i = was_indexed ? bindings.size() - 1 : 0; i < bindings.size(); ++i)
        index.add(bindings[i].name, static_cast<uint32_t>(i + 1));
}

void Evaluator::run(const syntax::Tree& tree, std::string_view module_name) {
    program_.files.push_back({.name = strings_.intern(module_name), .tree = &tree});
    program_.entries.push_back(program_.files[0].name);
    scope_ = program_.files[0].scope = new_scope(ScopeKind::Module, {});
    run_file(0);
    program_.files[0].state = File::State::Loaded;
}

void Evaluator::step(NodeId at) {
    here_ = place_of(at);
    if (++program_.steps > budget_.steps)
        refuse(DiagKind::ModuleBudget, here_, std::to_string(budget_.steps) + " steps");
}

// Searches count too: 16 items are a step.
void Evaluator::work(size_t items) {
    program_.steps += static_cast<uint32_t>(items / 16);
    if (program_.steps > budget_.steps)
        refuse(DiagKind::ModuleBudget, here_.source.valid() ? here_ : tree_->place(Span{}),
               std::to_string(budget_.steps) + " steps");
}

void Evaluator::work_of_many(size_t items) {
    searched_ += items + 1;
    if (searched_ >= 16) work(std::exchange(searched_, 0));
}

void Evaluator::charge(size_t bytes, Place at) {
    bytes_ += bytes;
    if (bytes_ <= budget_.bytes) return;
    refuse(DiagKind::ModuleBudget, at.source.valid() ? at : tree_->place(Span{}),
           std::to_string(budget_.bytes) + " bytes");
}

StringId Evaluator::joined(std::initializer_list<std::string_view> parts) const {
    std::string whole;
    for (const std::string_view part : parts) whole += part;
    return strings_.intern(whole);
}

// Why something is not known. A reason may quote another one: it stays a sentence.
StringId Evaluator::reason(std::initializer_list<std::string_view> parts) const {
    constexpr size_t longest = 400;
    std::string whole;
    for (const std::string_view part : parts) {
        if (whole.size() + part.size() <= longest) {
            whole += part;
            continue;
        }
        size_t end = longest - std::min(whole.size(), longest);
        while (end > 0 && end < part.size() && is_utf8_continuation(part[end])) --end;
        whole += part.substr(0, end);
        whole += "…";
        break;
    }
    return strings_.intern(whole);
}

Value Evaluator::unknown(std::initializer_list<std::string_view> parts) const {
    ++vague_count_;
    return make_value(ValueKind::Unknown, reason(parts));
}

void Evaluator::raise(Place at, std::string_view type, std::string_view what) const {
    throw PythonError{Diag{DiagKind::ModulePythonError, at, {std::string(type) + ": " + std::string(what)}},
                      strings_.intern(type)};
}

Value Evaluator::Args::first_unknown() const {
    for (size_t i = 0; i < count; ++i) {
        if (const Value value = (*this)[i]; value.kind == ValueKind::Unknown) return value;
    }
    for (size_t i = 0; i < keyword_count; ++i) {
        if (const Value value = keyword(i).value; value.kind == ValueKind::Unknown) return value;
    }
    if (opaque) return owner_.unknown("starred arguments that are not known");
    return {};
}

// What Warp decides when it builds the modules: which kernels are still there, and which options hold.
void Evaluator::finish() {
    program_.changes = changes_;
    find_live_kernels();
    for (Kernel& kernel : program_.kernels) {
        if (!kernel.launched || kernel.unsupported) continue;
        kernel.unsupported = {DiagKind::GenericKernel, kernel.place(), std::string(text(kernel.name)), true};
    }
    resolve_options();
}

// Warp keeps kernels by weak reference: one that was rebound or never stored is not built, except the latest
// under each key of its module.
void Evaluator::find_live_kernels() {
    if (program_.kernels.size() < 2 && !live_matters_) return;
    std::vector<bool> live(program_.kernels.size(), false);
    std::vector<uint32_t> order;
    for (uint32_t i = 0; i < program_.kernels.size(); ++i) {
        if (!program_.kernels[i].overload_of.valid()) order.push_back(i);
    }
    const auto owner = [&](uint32_t i) {
        return std::pair(program_.kernels[i].module, program_.kernels[i].key);
    };
    std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) { return owner(a) < owner(b); });
    bool candidates = false;
    for (size_t i = 0; i < order.size(); ++i) {
        const bool latest = i + 1 == order.size() || owner(order[i]) != owner(order[i + 1]);
        live[order[i]] = latest;
        candidates |= !latest;
    }
    if (!candidates) return;

    std::vector<Value> pending;
    std::vector<bool> seen_scope(program_.scope_count), seen_sequence(program_.sequence_count),
        seen_function(program_.py_functions.size());
    bool vague = escaped_;
    const auto visit_scope = [&](ScopeId id) {
        if (!id.valid() || seen_scope[id.index]) return;
        seen_scope[id.index] = true;
        for (const Binding& binding : scope(id).bindings) pending.push_back(binding.value);
    };
    // A closure holds the cells of the names it uses, and nothing else of the functions around it.
    const auto visit_cells = [&](const FunctionInfo& info, ScopeId around) {
        for (const StringId name : info.free) {
            for (ScopeId id = around; id.valid() && scope(id).kind == ScopeKind::Call;
                 id = scope(id).parent) {
                const std::vector<StringId>& locals = program_.function_infos[scope(id).function_info].locals;
                if (!std::binary_search(locals.begin(), locals.end(), name)) continue;
                pending.push_back(value_in(id, name));
                break;
            }
        }
    };
    const auto visit_closure = [&](ScopeId id) {
        if (scope(id).kind != ScopeKind::Closure || seen_scope[id.index]) return;
        seen_scope[id.index] = true;
        visit_cells(program_.function_infos[scope(id).function_info], scope(id).parent);
    };
    for (const File& each : program_.files) visit_scope(each.scope);
    for (const Function& function : program_.functions) visit_closure(function.scope);
    size_t marked = 0;
    do {
        while (!pending.empty()) {
            const Value value = pending.back();
            pending.pop_back();
            switch (value.kind) {
                case ValueKind::Kernel:
                    live[value.id] = true;
                    break;
                case ValueKind::Tuple:
                case ValueKind::List:
                case ValueKind::Dict:
                case ValueKind::Set:
                    if (seen_sequence[value.id]) break;
                    seen_sequence[value.id] = true;
                    vague |= program_.sequences[value.id].unknown.valid();
                    pending.insert(pending.end(), program_.sequences[value.id].items.begin(),
                                   program_.sequences[value.id].items.end());
                    break;
                case ValueKind::Class:
                case ValueKind::EnumClass:
                    for (const ScopeId each : scope(ScopeId{value.id}).mro) visit_scope(each);
                    visit_scope(ScopeId{value.id});
                    break;
                case ValueKind::PyFunction: {
                    if (seen_function[value.id]) break;
                    seen_function[value.id] = true;
                    const PyFunction function = program_.py_functions[value.id];
                    visit_cells(program_.function_infos[info_of(*function.tree, function.def)],
                                function.parent);
                    for (const auto& [arguments, result] : function.cache) {
                        pending.push_back(result);
                        pending.push_back(make_value(ValueKind::Tuple, {}, arguments));
                    }
                    const InTree inside(*this, function.tree);
                    const size_t defaults =
                        function.default_count +
                        list(child(function.def, 0), field::Arguments::kw_defaults).size();
                    for (size_t i = 0; i < defaults; ++i)
                        pending.push_back(program_.defaults[function.first_default + i]);
                    for (uint32_t i = 0; i < function.annotation_count; ++i)
                        pending.push_back(program_.annotations[function.first_annotation + i].value);
                    break;
                }
                case ValueKind::Method:
                    pending.push_back(program_.methods[value.id].self);
                    pending.push_back(program_.methods[value.id].function);
                    break;
                default:
                    break;
            }
        }
        // A live kernel keeps the cells of its closure.
        size_t now = 0;
        for (size_t i = 0; i < live.size(); ++i) {
            if (!live[i]) continue;
            ++now;
            visit_closure(program_.kernels[i].scope);
        }
        if (now == marked && pending.empty()) break;
        marked = now;
    } while (true);
    // A template and its overloads live together.
    for (size_t i = 0; i < live.size(); ++i) {
        if (const KernelId base = program_.kernels[i].overload_of; base.valid() && live[i])
            live[base.index] = true;
    }
    const std::vector<bool> cycles = kernels_in_cycles(seen_scope);
    for (size_t i = 0; i < live.size(); ++i) {
        Kernel& kernel = program_.kernels[i];
        const bool instance = kernel.overload_of.valid();
        if (instance) live[i] = live[kernel.overload_of.index];
        if (!live[i] && (vague || instance || cycles[i])) {
            const std::string name(text(kernel.name));
            if (finder_ == nullptr) refuse(DiagKind::KernelReference, kernel.place(), name);
            // Only those who ask for its module need to know.
            Unsupported& unsupported = program_.modules[kernel.module].unsupported;
            if (!unsupported) unsupported = {DiagKind::KernelReference, kernel.place(), name, true};
            live[i] = true;
        }
        kernel.live = live[i];
    }
}

// Kernels that nothing refers to but objects that refer to themselves: a class that was replaced, a closure
// that calls itself. They live until Python looks for such objects, which is any time.
std::vector<bool> Evaluator::kernels_in_cycles(const std::vector<bool>& seen_scope) {
    std::vector<bool> found(program_.kernels.size(), false);
    const auto mark = [&](const Value& value) {
        if (value.kind == ValueKind::Kernel) found[value.id] = true;
        const bool sequence_kind = value.kind == ValueKind::Tuple || value.kind == ValueKind::List ||
                                   value.kind == ValueKind::Dict || value.kind == ValueKind::Set;
        if (!sequence_kind) return;
        for (const Value& item : sequence(value).items) {
            if (item.kind == ValueKind::Kernel) found[item.id] = true;
        }
    };
    for (uint32_t i = 0; i < program_.scope_count; ++i) {
        const Scope& each = program_.scopes[i];
        if (each.kind == ScopeKind::Class && !seen_scope[i]) {
            for (const Binding& binding : each.bindings) mark(binding.value);
        }
        if (each.kind != ScopeKind::Call) continue;
        // A function that the call left in its own frame, and that another function of the frame may call.
        bool recursive = false;
        for (const Binding& binding : each.bindings) {
            if (binding.value.kind != ValueKind::PyFunction) continue;
            const PyFunction& function = program_.py_functions[binding.value.id];
            const FunctionInfo& info = program_.function_infos[info_of(*function.tree, function.def)];
            recursive |= function.parent.index == i &&
                         std::binary_search(info.free.begin(), info.free.end(), binding.name);
        }
        if (!recursive) continue;
        for (const Binding& binding : each.bindings) mark(binding.value);
    }
    return found;
}

}  // namespace weft::module
