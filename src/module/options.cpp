// Options of kernels, of modules, and of wp.config as far as they shape text or hashes.
#include <algorithm>

#include "module/evaluator.h"

namespace weft::module {
namespace {

// Module options that change only how the text is compiled later; the module hash still sees them.
constexpr std::string_view compile_only[] = {
    "enable_mathdx_gemm",
    "enable_mathdx_solver",
    "enable_mathdx_fft",
    "fast_math",
    "fuse_fp",
    "cuda_output",
    "optimization_level",
    "cpu_compiler_flags",
    "compile_time_trace",
    "deterministic_max_records",
};
// Settings of wp.config that change neither text nor hashes.
constexpr std::string_view harmless_config[] = {
    "quiet",
    "verbose",
    "log_level",
    "verbose_warnings",
    "print_launches",
    "verify_cuda",
    "cache_kernels",
    "kernel_cache_dir",
    "ptx_target_arch",
    "cuda_arch_suffix",
    "load_module_max_workers",
    "track_memory",
    "enable_graph_capture_module_load_by_default",
    "enable_mempools_at_init",
    "launch_array_access_mode",
    "legacy_cpu_linker",
    "deterministic_debug",
    "cuda_output",
    "enable_cpu_blocks",
};
// Settings that every module hash reads when it is built.
constexpr std::string_view hashed_config[] = {
    "optimization_level", "cpu_compiler_flags",      "enable_mathdx_gemm", "enable_mathdx_solver",
    "enable_mathdx_fft",  "use_precompiled_headers", "verify_fp",
};

template <class List>
bool listed(const List& list, std::string_view name) {
    return std::find(std::begin(list), std::end(list), name) != std::end(list);
}

}  // namespace

void Evaluator::add_option(std::vector<Option>& options, StringId name, std::string_view value) {
    for (Option& option : options) {
        if (option.name == name) {
            option.text = value;
            return;
        }
    }
    options.push_back({name, std::string(value)});
}

uint32_t Evaluator::new_module(std::string_view name, bool unique) {
    WarpModule module;
    module.name = name;
    module.unique = unique;
    module.max_unroll = config_.max_unroll;
    module.enable_backward = config_.enable_backward;
    module.lineinfo = config_.lineinfo;
    module.options = config_.at_creation;
    program_.modules.push_back(std::move(module));
    return static_cast<uint32_t>(program_.modules.size() - 1);
}

// A file's own module comes into being with its first declaration, with the settings of that moment.
uint32_t Evaluator::own_module(ScopeId of) {
    return module_named(text(program_.files[scope(of).file].name));
}

void Evaluator::declared_in(uint32_t module) {
    program_.modules[module].declared_at = ++program_.clock;
    declared_module_ = module;
}

bool Evaluator::is_identifier(std::string_view name) {
    const auto in_word = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    return !name.empty() && !(name[0] >= '0' && name[0] <= '9') &&
           std::all_of(name.begin(), name.end(), in_word);
}

// Warp takes any text and prints it where a name must stand, as code; weft takes names.
void Evaluator::check_module_name(std::string_view name, Place at) {
    for (std::string_view left = name;;) {
        const size_t dot = left.find('.');
        if (!is_identifier(left.substr(0, dot)))
            refuse(DiagKind::KernelOption, at, "module must be a name, or names joined by dots");
        if (dot == std::string_view::npos) return;
        left.remove_prefix(dot + 1);
    }
}

uint32_t Evaluator::module_named(std::string_view name) {
    const StringId id = strings_.intern(name);
    const auto next = static_cast<uint32_t>(program_.modules.size());
    const auto [known, is_new] = scratch_.warp_modules.emplace(id.index, next);
    return is_new ? new_module(name, false) : known->second;
}

// The module that wp.get_module() gives, made if it is not there.
Value Evaluator::warp_module(StringId name, Place at) {
    bool own = false;
    for (const File& each : program_.files) own |= each.name == name;
    if (!own) check_module_name(text(name), at);
    return warp_module_value(module_named(text(name)));
}

Value Evaluator::warp_module_value(uint32_t index) const {
    Value value = make_value(ValueKind::Module, strings_.intern(program_.modules[index].name),
                             static_cast<uint32_t>(ModuleKind::WarpModule));
    value.integer = index;
    return value;
}

// Its options can be set; what else it has may change it.
Value Evaluator::warp_module_member(const Value& base, StringId name, Place at) {
    const std::string_view spelled = text(name);
    if (base.id == static_cast<uint32_t>(ModuleKind::WarpModule)) {
        const bool unique = program_.modules[static_cast<size_t>(base.integer)].unique;
        if (spelled == "name")
            return unique ? unknown("the name of a unique module") : string_value(base.text);
        if (spelled == "options") {
            Value options = base;
            options.id = static_cast<uint32_t>(ModuleKind::WarpOptions);
            return options;
        }
    }
    // What it holds, and the way to give it more.
    if (spelled.starts_with("register_") || spelled.starts_with("_") || spelled.ends_with("kernels"))
        refuse(DiagKind::ModuleUncertain, at, "`" + std::string(spelled) + "` of a module of Warp");
    doubt_options(base, at);
    return unknown({"`", spelled, "` of a module of Warp"});
}

void Evaluator::doubt_options(const Value& module, Place at) {
    Unsupported& unsupported = program_.modules[static_cast<size_t>(module.integer)].unsupported;
    if (!unsupported) unsupported = {DiagKind::ModuleOptionUnknown, at, "wp.get_module", true};
}

void Evaluator::set_option(WarpModule& module, StringId name, const Value& value, Place at) {
    const std::string_view spelled = text(name);
    const auto unsupported = [&](DiagKind kind) {
        if (!module.unsupported) module.unsupported = {kind, at, std::string(spelled), true};
    };
    if (value.kind == ValueKind::Unknown) return unsupported(DiagKind::ModuleOptionUnknown);
    std::string shown;
    if (!str_of(value, shown)) return unsupported(DiagKind::ModuleOptionUnsupported);
    bool known = false;
    const bool flag = truth(value, known);
    const bool number = value.kind == ValueKind::Int && value.integer >= 0 && value.integer <= INT32_MAX;
    if (spelled == "max_unroll" && number) {
        module.max_unroll = static_cast<uint32_t>(value.integer);
    } else if (spelled == "block_dim" && number && value.integer > 0) {
        module.block_dim = static_cast<uint32_t>(value.integer);
    } else if (spelled == "enable_backward") {
        module.enable_backward = flag;
    } else if (spelled == "lineinfo") {
        module.lineinfo = flag;
    } else if (spelled == "strip_hash") {
        module.strip_hash = flag;
    } else if (spelled == "mode") {
        if (value.kind == ValueKind::None) {
            module.mode_set = false;
            std::erase_if(module.options, [&](const Option& option) { return option.name == name; });
            return;
        }
        if (value.kind != ValueKind::Str) return unsupported(DiagKind::ModuleOptionUnsupported);
        module.debug = shown == "debug";
        module.mode_set = true;
    } else if (spelled == "default_grid_stride") {
        if (value.kind == ValueKind::None) {
            module.grid_stride_set = false;
            return;
        }
        module.default_grid_stride = flag;
        module.grid_stride_set = true;
    } else if (spelled == "deterministic") {
        const bool off = value.kind == ValueKind::EnumMember && value.integer == 0;
        if (!off) return unsupported(DiagKind::ModuleOptionUnsupported);
    } else if (spelled == "deterministic_max_records" ? !number : !listed(compile_only, spelled)) {
        return unsupported(DiagKind::ModuleOptionUnsupported);
    }
    add_option(module.options, name, shown);
}

Value Evaluator::set_module_options(const Args& args, Place at) {
    const Value options = args.get(0, "options"), where = args.get(1, "module");
    if (args.opaque || options.kind != ValueKind::Dict || sequence(options).unknown.valid()) {
        refuse(DiagKind::ModuleOptionUnknown, at, "wp.set_module_options");
    }
    uint32_t index = 0;
    if (where.kind == ValueKind::Missing || where.kind == ValueKind::None) {
        index = own_module(scope_);
    } else if (where.kind == ValueKind::Str) {
        if (where.text != file().name) check_module_name(text(where.text), at);
        index = module_named(text(where.text));
    } else if (is_file(where)) {
        index = module_named(text(where.text));
    } else if (is_warp_module(where)) {
        index = static_cast<uint32_t>(where.integer);
    } else {
        refuse(DiagKind::ModuleOptionUnknown, at, "module");
    }
    declared_in(index);
    const std::vector<Value> items = sequence(options).items;
    for (size_t i = 0; i + 1 < items.size(); i += 2) {
        if (items[i].kind != ValueKind::Str) refuse(DiagKind::ModuleOptionUnknown, at, "a key");
        set_option(program_.modules[index], items[i].text, items[i + 1], at);
    }
    return none_value();
}

// A setting that nobody changed, or to a plain value.
Value Evaluator::config_value(std::string_view name) const {
    if (name == "max_unroll") return int_value(config_.max_unroll);
    if (name == "enable_backward") return bool_value(config_.enable_backward);
    if (name == "lineinfo") return bool_value(config_.lineinfo);
    return {};
}

bool Evaluator::is_harmless_config(std::string_view name) {
    return listed(harmless_config, name) || !is_warp_config(name);
}

void Evaluator::set_config(StringId name, const Value& value, Place at) {
    const std::string_view spelled = text(name);
    if (is_harmless_config(spelled)) return;
    if (value.kind == ValueKind::Unknown)
        refuse(DiagKind::ModuleOptionUnknown, at, "wp.config." + std::string(spelled));
    bool known = false;
    const bool flag = truth(value, known);
    std::string shown;
    if (!str_of(value, shown))
        refuse(DiagKind::ModuleOptionUnsupported, at, "wp.config." + std::string(spelled));
    // Settings that are copied into a module when it is made.
    if (spelled == "max_unroll" && value.kind == ValueKind::Int && value.integer >= 0) {
        config_.max_unroll = static_cast<uint32_t>(value.integer);
        add_option(config_.at_creation, name, shown);
    } else if (spelled == "enable_backward" && value.kind == ValueKind::Bool) {
        config_.enable_backward = flag;
        add_option(config_.at_creation, name, shown);
    } else if (spelled == "lineinfo" && value.kind == ValueKind::Bool) {
        config_.lineinfo = flag;
        add_option(config_.at_creation, name, shown);
    } else if (spelled == "compile_time_trace" || spelled == "deterministic_max_records") {
        add_option(config_.at_creation, name, shown);
    } else if (spelled == "mode" && value.kind == ValueKind::Str) {
        config_.debug = shown == "debug";
        add_option(config_.at_build, name, shown);
    } else if (spelled == "default_grid_stride") {
        config_.default_grid_stride = flag;
        add_option(config_.at_build, name, shown);
    } else if (spelled == "line_directives") {
        config_.line_directives = flag;
        add_option(config_.at_build, name, shown);
    } else if (listed(hashed_config, spelled)) {
        add_option(config_.at_build, name, shown);
    } else {
        const bool off =
            (spelled == "deterministic" && value.kind == ValueKind::EnumMember && value.integer == 0) ||
            (spelled != "deterministic" && value.kind == ValueKind::Bool && value.integer == 0);
        const bool stays = off && spelled != "enable_tiles_in_stack_memory";
        if (!stays) refuse(DiagKind::ModuleOptionUnsupported, at, "wp.config." + std::string(spelled));
    }
}

void Evaluator::kernel_option(Kernel& kernel, StringId name, const Value& value, Place at) {
    const std::string_view spelled = text(name);
    if (value.kind == ValueKind::None) return;
    if (value.kind == ValueKind::Unknown) refuse(DiagKind::ModuleOptionUnknown, at, std::string(spelled));
    bool known = false;
    const bool flag = truth(value, known);
    const bool integer = is_number(value) && value.kind != ValueKind::Float && value.kind != ValueKind::Bool;
    std::string shown;
    if (!str_of(value, shown)) refuse(DiagKind::ModuleOptionUnsupported, at, std::string(spelled));
    if (spelled == "enable_backward" || spelled == "grid_stride") {
        // What is hashed is the text of the value, and the text decides whether it is off.
        if (value.kind != ValueKind::Bool && value.kind != ValueKind::Int)
            refuse(DiagKind::ModuleOptionUnsupported, at, std::string(spelled));
        if (spelled == "grid_stride") shown = flag ? "True" : "False";
    } else if (spelled == "launch_bounds") {
        if (value.kind == ValueKind::Tuple || value.kind == ValueKind::List) {
            const Sequence& parts = sequence(value);
            const bool ok = !parts.items.empty() && parts.items.size() <= 2;
            if (!ok)
                refuse(DiagKind::KernelOption, at,
                       "`launch_bounds` takes one integer, or one or two in a tuple");
            std::string bounds;
            for (const Value& part : parts.items) {
                if (part.kind != ValueKind::Int)
                    refuse(DiagKind::KernelOption, at, "`launch_bounds` takes integers only");
                if (!bounds.empty()) bounds += ", ";
                str_of(part, bounds);
            }
            kernel.options.launch_bounds = bounds;
        } else if (integer) {
            kernel.options.launch_bounds = shown;
        } else {
            refuse(DiagKind::KernelOption, at, "`launch_bounds` takes one integer, or one or two in a tuple");
        }
    } else if (spelled == "cuda_max_registers") {
        if (!integer || value.integer < 1 || value.integer > INT32_MAX) {
            refuse(DiagKind::KernelOption, at, "`cuda_max_registers` takes an integer above zero");
        }
        kernel.options.max_registers = static_cast<int>(value.integer);
    } else if (spelled == "enable_cuda_smem_spilling") {
        if (value.kind != ValueKind::Bool)
            refuse(DiagKind::KernelOption, at, "`enable_cuda_smem_spilling` takes True or False");
        if (!flag) return;
        kernel.options.smem_spilling = true;
    } else if (spelled == "cluster_dim") {
        if (!integer || value.integer < 1 || value.integer > 16) {
            refuse(DiagKind::KernelOption, at, "`cluster_dim` takes an integer from 1 to 16");
        }
        kernel.options.cluster_dim = static_cast<int>(value.integer);
    } else if (spelled == "entry_point_abi") {
        if (shown != "warp" && shown != "external_constant_params") {
            refuse(DiagKind::KernelOption, at,
                   "`entry_point_abi` takes 'warp' or 'external_constant_params'");
        }
        if (shown == "warp") return;
        kernel.unsupported = {DiagKind::EntryPoint, at, std::string(text(kernel.name)), true};
    } else {
        raise(at, "TypeError", "kernel() got an unexpected keyword argument '" + std::string(spelled) + "'");
    }
    kernel.hashed_options.push_back({name, shown});
}

void Evaluator::kernel_options(Kernel& kernel, const DecoratorOptions* given, Place at) {
    Value module, module_options, backward;
    if (given != nullptr) {
        const std::vector<Keyword> keywords = given->keywords;  // a copy: the store may grow
        for (const Keyword& keyword : keywords) {
            const std::string_view spelled = text(keyword.name);
            const Place place = given->place;
            if (spelled == "name") {
                if (keyword.value.kind == ValueKind::None) continue;
                if (keyword.value.kind == ValueKind::Unknown)
                    refuse(DiagKind::ModuleOptionUnknown, place, "name");
                const std::string_view key =
                    keyword.value.kind == ValueKind::Str ? text(keyword.value.text) : "";
                if (!is_identifier(key))
                    refuse(DiagKind::KernelOption, place, "name must be a C++ identifier");
                kernel.key = keyword.value.text;
            } else if (spelled == "module") {
                module = keyword.value;
            } else if (spelled == "module_options") {
                module_options = keyword.value;
            } else {
                if (spelled == "enable_backward") backward = keyword.value;
                kernel_option(kernel, keyword.name, keyword.value, place);
            }
        }
    }
    if (kernel.options.max_registers != 0 && !kernel.options.launch_bounds.empty()) {
        refuse(DiagKind::KernelOption, at, "`cuda_max_registers` and `launch_bounds` exclude each other");
    }
    const bool external = kernel.unsupported && kernel.unsupported.kind == DiagKind::EntryPoint;
    if (external && !(backward.kind == ValueKind::Bool && backward.integer == 0)) {
        refuse(DiagKind::KernelOption, at,
               "a kernel with external parameters has no backward pass: write `enable_backward=False`");
    }
    std::sort(kernel.hashed_options.begin(), kernel.hashed_options.end(),
              [&](const Option& a, const Option& b) { return text(a.name) < text(b.name); });

    const bool unique = module.kind == ValueKind::Str && text(module.text) == "unique";
    if (module.kind == ValueKind::Missing || module.kind == ValueKind::None) {
        kernel.module = own_module(kernel.scope);
    } else if (unique) {
        kernel.module = new_module(text(kernel.key), true);
    } else if (module.kind == ValueKind::Str) {
        if (module.text != program_.file_of(kernel).name) check_module_name(text(module.text), at);
        kernel.module = module_named(text(module.text));
    } else if (is_warp_module(module)) {
        kernel.module = static_cast<uint32_t>(module.integer);
    } else {
        refuse(DiagKind::ModuleOptionUnknown, at, "module");
    }
    const auto name_it = [&] {
        if (!unique) return;
        WarpModule& named = program_.modules[kernel.module];
        named.first_options = resolved_options(named);
        named.first_block_dim = named.block_dim;
    };
    if (module_options.kind == ValueKind::Missing || module_options.kind == ValueKind::None) return name_it();
    if (module_options.kind != ValueKind::Dict || sequence(module_options).unknown.valid()) {
        refuse(DiagKind::ModuleOptionUnknown, at, "module_options");
    }
    if (!unique) refuse(DiagKind::KernelOption, at, "module_options needs module=\"unique\"");
    const std::vector<Value> items = sequence(module_options).items;
    for (size_t i = 0; i + 1 < items.size(); i += 2) {
        if (items[i].kind != ValueKind::Str) refuse(DiagKind::ModuleOptionUnknown, at, "module_options");
        constexpr std::string_view others[] = {
            "max_unroll",          "enable_backward", "lineinfo",           "mode", "block_dim", "strip_hash",
            "extra_build_options", "deterministic",   "default_grid_stride"};
        const std::string_view spelled = text(items[i].text);
        if (!listed(compile_only, spelled) && !listed(others, spelled)) {
            refuse(DiagKind::KernelOption, at, "unknown module option '" + std::string(spelled) + "'");
        }
        set_option(program_.modules[kernel.module], items[i].text, items[i + 1], at);
    }
    name_it();
}

// What the hash of a module sees, if it is made now.
std::vector<Option> Evaluator::resolved_options(const WarpModule& module) {
    std::vector<Option> options = module.options;
    for (const Option& option : config_.at_build) {
        const bool own = std::any_of(module.options.begin(), module.options.end(), [&](const Option& given) {
            return given.name == option.name && given.text != "None";
        });
        if (!own) add_option(options, option.name, option.text);
    }
    std::sort(options.begin(), options.end(),
              [&](const Option& a, const Option& b) { return text(a.name) < text(b.name); });
    return options;
}

// Options hold as they stand when the module is built, at the end of the file.
void Evaluator::resolve_options() {
    for (WarpModule& module : program_.modules) {
        if (!module.grid_stride_set) module.default_grid_stride = config_.default_grid_stride;
        if (!module.mode_set) module.debug = config_.debug;
        module.line_directives = config_.line_directives;
        module.options = resolved_options(module);
    }
    for (WarpModule& module : program_.modules) {
        if (!named_modules_doubted_.source.valid() || module.unique) continue;
        const auto is_own = [&](const File& file) { return text(file.name) == module.name; };
        if (std::any_of(program_.files.begin(), program_.files.end(), is_own) || module.unsupported) continue;
        module.unsupported = {DiagKind::ModuleOptionUnknown, named_modules_doubted_, "wp.get_module", true};
    }
    for (Kernel& kernel : program_.kernels) {
        const WarpModule& module = program_.modules[kernel.module];
        kernel.options.enable_backward = module.enable_backward;
        kernel.options.grid_stride = module.default_grid_stride;
        for (const Option& option : kernel.hashed_options) {
            const std::string_view name = text(option.name);
            const bool off =
                option.text == "False" || option.text == "0" || option.text.empty() || option.text == "0.0";
            if (name == "enable_backward") kernel.options.enable_backward = !off;
            if (name == "grid_stride") kernel.options.grid_stride = !off;
        }
    }
    for (WarpModule& module : program_.modules) {
        if (may_launch_.source.valid()) {
            module.hashed_by = may_launch_;
        } else if (module.hashed_at < module.declared_at) {
            module.hashed_by = {};
        }
    }
}

}  // namespace weft::module
