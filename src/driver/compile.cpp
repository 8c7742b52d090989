#include "driver/compile.h"

#include <algorithm>

#include "emit/module.h"
#include "module/evaluate.h"
#include "module/module_hash.h"
#include "syntax/check.h"
#include "syntax/parse.h"

namespace weft::driver {
namespace {

// A file name inside the quotes of #line.
void escape_file(std::string_view file, std::string& out) {
    out.clear();
    for (const char c : file) {
        const auto code = static_cast<unsigned char>(c);
        switch (c) {
            case '\\':
                out += '/';
                break;
            case '"':
                out += "\\\"";
                break;
            case '\n':
                out += "\\n";
                break;
            case '\r':
                out += "\\r";
                break;
            case '\t':
                out += "\\t";
                break;
            default:
                if (code >= 32 && code != 127) {
                    out += c;
                } else {
                    out += '\\';
                    for (const int shift : {6, 3, 0}) out += static_cast<char>('0' + ((code >> shift) & 7));
                }
        }
    }
}

void count(const ir::Function& function, Occurrences& to) {
    for (const ir::Inst& inst : function.insts) {
        to.ops[static_cast<size_t>(inst.op)] = true;
        if (inst.op == ir::Op::Call && inst.callee_kind == ir::CalleeKind::Builtin)
            to.rows[inst.callee] = true;
    }
}

}  // namespace

bool FileResult::ok() const {
    return !diag && std::none_of(modules.begin(), modules.end(),
                                 [](const ModuleResult& m) { return m.diag.has_value(); });
}

Workspace::Workspace() : types_(strings_), strings_mark_(strings_.mark()), types_mark_(types_.mark()) {}

void Workspace::reset() {
    program_.clear();
    tree_.clear();
    types_.rewind(types_mark_);
    strings_.rewind(strings_mark_);
    for (TextBuffer& buffer : buffers_) buffer.clear();
    stretches_.clear();
    backward_stretches_.clear();
    result_.diag.reset();
    result_.modules.clear();
    result_.source = {};
}

const FileResult& Workspace::compile(std::string_view source, const Options& options) {
    reset();
    result_.diag = read(source, options);
    result_.source = tree_.source();
    if (!result_.diag) compile_modules(options);
    return result_;
}

std::optional<Diag> Workspace::read(std::string_view source, const Options& options) {
    if (source.size() > max_source_bytes) {
        return Diag{
            DiagKind::SourceTooLarge, {}, {std::to_string(source.size()), std::to_string(max_source_bytes)}};
    }
    if (auto diag = syntax::parse(source, strings_, tree_)) return diag;
    if (auto diag = syntax::check(tree_, strings_)) return diag;
    if (auto diag = module::evaluate(tree_, options.module_name, strings_, types_, program_)) return diag;
    if (!program_.diags.empty()) return program_.diags.front();  // importing the file would fail
    return std::nullopt;
}

// Leaves what Warp would build of a module: no kernel that nothing refers to any more, no generic one without
// an instance.
void Workspace::choose_kernels(module::WarpModule& module, const Options& options) const {
    std::erase_if(module.kernels, [&](module::KernelId id) {
        const module::Kernel& kernel = program_.kernels[id.index];
        if (!kernel.emitted()) return true;
        return !options.kernel.empty() && strings_.text(kernel.name) != options.kernel &&
               strings_.text(kernel.key) != options.kernel;
    });
    if (module.name.empty()) module.name = options.module_name;
}

void Workspace::compile_modules(const Options& options) {
    for (module::WarpModule& module : program_.modules) {
        choose_kernels(module, options);
        if (module.kernels.empty()) continue;
        ModuleResult result;
        result.name = module.name;
        stretches_.emplace_back();
        backward_stretches_.emplace_back();
        result.diag = compile_module(module, options, result);
        if (result.diag) list_kernels(module, result);
        // Two equal kernels with module="unique" share one module.
        const auto known = std::find_if(result_.modules.begin(), result_.modules.end(),
                                        [&](const ModuleResult& other) { return other.name == result.name; });
        if (known != result_.modules.end() && !result.diag) {
            // Of equal templates Warp keeps one, with the overloads of both.
            const bool equal = std::equal(
                known->kernels.begin(), known->kernels.end(), result.kernels.begin(), result.kernels.end(),
                [](const KernelResult& a, const KernelResult& b) { return a.digest == b.digest; });
            stretches_.pop_back();
            backward_stretches_.pop_back();
            if (equal) continue;
            const auto at = static_cast<size_t>(known - result_.modules.begin());
            stretches_[at] = backward_stretches_[at] = {};
            known->diag = shared_template(module);
            continue;
        }
        result_.modules.push_back(std::move(result));
    }
    if (result_.modules.empty()) {
        result_.diag = nothing_to_do(options);
        return;
    }
    for (size_t i = 0; i < result_.modules.size(); ++i) {
        for (size_t device = 0; device < buffers_.size(); ++device) {
            result_.modules[i].texts[device] = stretches_[i][device].in(buffers_[device]);
            result_.modules[i].backward_texts[device] = backward_stretches_[i][device].in(buffers_[device]);
        }
    }
    // The primary module is the file's own if it has kernels, else the first that has.
    const auto primary = std::find_if(result_.modules.begin(), result_.modules.end(),
                                      [&](const ModuleResult& m) { return m.name == options.module_name; });
    if (primary != result_.modules.end()) std::rotate(result_.modules.begin(), primary, primary + 1);
    result_.modules.front().primary = true;
}

Diag Workspace::shared_template(const module::WarpModule& module) const {
    const module::Kernel& kernel = program_.kernels[module.kernels.front().index];
    return {DiagKind::GenericKernel, tree_[kernel.def].span, {std::string(strings_.text(kernel.name))}};
}

Diag Workspace::nothing_to_do(const Options& options) const {
    for (const module::Kernel& kernel : program_.kernels) {
        if (kernel.live && kernel.unsupported) return kernel.unsupported.diag();
    }
    if (options.kernel.empty()) return {DiagKind::FileNoKernels, {}, {}};
    return {DiagKind::FileNoSuchKernel, {}, {std::string(options.kernel), kernel_names()}};
}

std::optional<Diag> Workspace::compile_module(const module::WarpModule& module, const Options& options,
                                              ModuleResult& result) {
    if (module.unsupported) return module.unsupported.diag();
    if (auto diag = identities_.identify(program_, module, types_, strings_)) return diag;
    if (module.unique) result.name = identities_.unique_name;
    if (auto diag = lower_module(module, options)) return diag;

    for (const module::KernelIdentity& identity : identities_.kernels) {
        const module::Kernel& kernel = program_.kernels[identity.id.index];
        result.kernels.push_back(
            {strings_.text(kernel.key), identity.name, identity.digest, kernel.source.first_line, {}});
    }
    print_texts(module, options, result);
    return std::nullopt;
}

std::optional<Diag> Workspace::lower_module(const module::WarpModule& module, const Options& options) {
    order_.clear();
    for (const module::KernelIdentity& identity : identities_.kernels) order_.push_back(identity.id);
    lowered_.clear();
    const lower::Options lower_options{.max_unroll = module.max_unroll};
    if (auto diag = lower::lower(program_, order_, lower_options, types_, strings_, lowered_)) return diag;

    if (auto diag = missing_adjoint()) return diag;

    const bool backward_text = options.output != Output::Forward;
    if (function_sweeps_.size() < lowered_.functions.size())
        function_sweeps_.resize(lowered_.functions.size());
    for (size_t i = 0; i < lowered_.functions.size(); ++i) {
        if (backward_text && lowered_.functions[i].used_by_backward) {
            adjoint::reverse(lowered_.functions[i].body, function_sweeps_[i]);
        }
        if (options.occurrences != nullptr) count(lowered_.functions[i].body, *options.occurrences);
    }
    if (kernel_sweeps_.size() < lowered_.kernels.size()) kernel_sweeps_.resize(lowered_.kernels.size());
    for (size_t i = 0; i < lowered_.kernels.size(); ++i) {
        if (backward_text && program_.kernels[order_[i].index].options.enable_backward) {
            adjoint::reverse(lowered_.kernels[i].body, kernel_sweeps_[i]);
        }
        if (options.occurrences != nullptr) count(lowered_.kernels[i].body, *options.occurrences);
    }
    return std::nullopt;
}

// An update without an adjoint matters only where a backward pass is asked for; Warp decides that last.
std::optional<Diag> Workspace::missing_adjoint() const {
    const auto refused = [](const ir::Function& body) {
        return Diag{DiagKind::SlotAdjoint, body.unsupported_adjoint, {}};
    };
    for (const lower::LoweredFunction& function : lowered_.functions) {
        if (function.used_by_backward && function.body.has_unsupported_adjoint) return refused(function.body);
    }
    for (const lower::LoweredKernel& kernel : lowered_.kernels) {
        const bool backward = program_.kernels[kernel.id.index].options.enable_backward;
        if (backward && kernel.body.has_unsupported_adjoint) return refused(kernel.body);
    }
    return std::nullopt;
}

void Workspace::print_texts(const module::WarpModule& module, const Options& options, ModuleResult& result) {
    if (module.lineinfo || module.debug) escape_file(options.printed_file, directive_file_);
    const emit::Unit unit{.program = program_,
                          .module = module,
                          .types = types_,
                          .strings = strings_,
                          .lowered = lowered_,
                          .identities = identities_.kernels,
                          .function_sweeps = function_sweeps_,
                          .kernel_sweeps = kernel_sweeps_,
                          .file = options.printed_file,
                          .directive_file = directive_file_};
    for (const emit::Target& target : emit::targets) {
        const auto device = static_cast<size_t>(target.device);
        if (target.device == emit::Device::Cpu ? !options.cpu : !options.cuda) continue;
        const unsigned block_dim = emit::resolved_block_dim(module, target, options.block_dim);
        TextBuffer& out = buffers_[device];
        emit::Stretch& text = stretches_.back()[device];
        switch (options.output) {
            case Output::Module:
                text = emit::print_module(unit, target, block_dim, out, sizes_);
                break;
            case Output::Forward:
                text = emit::print_column(unit, target, emit::Pass::Forward, block_dim, out, sizes_);
                break;
            case Output::Backward:
                text = emit::print_column(unit, target, emit::Pass::Backward, block_dim, out, sizes_);
                break;
            case Output::Columns:
                text = emit::print_column(unit, target, emit::Pass::Forward, block_dim, out, sizes_);
                backward_stretches_.back()[device] =
                    emit::print_column(unit, target, emit::Pass::Backward, block_dim, out, sizes_);
                break;
        }
        for (size_t i = 0; i < sizes_.size(); ++i) result.kernels[i].bytes[device] = sizes_[i];
        if (!options.module_hashes) continue;
        result.hashes[device] = module::module_hash(module, identities_.kernels, block_dim, strings_);
    }
}

void Workspace::list_kernels(const module::WarpModule& module, ModuleResult& result) const {
    result.kernels.clear();
    for (const module::KernelId id : module.kernels) {
        const module::Kernel& kernel = program_.kernels[id.index];
        result.kernels.push_back({strings_.text(kernel.key), {}, {}, kernel.source.first_line, {}});
    }
}

std::string Workspace::kernel_names() const {
    std::string text;
    for (const module::Kernel& kernel : program_.kernels) {
        if (!kernel.live) continue;
        if (!text.empty()) text += ", ";
        text += strings_.text(kernel.key);
    }
    return text.empty() ? "none" : text;
}

}  // namespace weft::driver
