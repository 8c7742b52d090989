#include "emit/kernel.h"

#include "emit/body.h"
#include "emit/function.h"

namespace weft::emit {
namespace {

class KernelPrinter {
  public:
    KernelPrinter(const KernelRef& ref, Pass pass, TextBuffer& out)
        : unit_(ref.unit),
          target_(ref.target),
          lowered_(ref.unit.lowered.kernels[ref.index]),
          kernel_(ref.unit.program.kernels[lowered_.id.index]),
          identity_(ref.unit.identities[ref.index]),
          ref_(ref),
          pass_(pass),
          out_(out) {}

    void fill(Slot slot) {
        switch (slot) {
            case Slot::name:
                out_.append(identity_.name);
                return;
            case Slot::direction:
                out_.append(text_of(pass_).name);
                return;
            case Slot::dims:
                out_.append_uint(identity_.dims);
                return;
            case Slot::line:
                return print_signature_directive(unit_, target_, kernel_, out_);
            case Slot::launch_attributes:
                return launch_attributes();
            case Slot::max_registers:
                return max_registers();
            case Slot::smem_spilling:
                return smem_spilling();
            case Slot::parameters:
                return cuda_parameters();
            case Slot::body:
                return body();
            case Slot::array_setup:
                return array_setup();
            case Slot::dispatch:
                return dispatch();
            case Slot::entry:
                return entry();
            case Slot::comment:
                out_.append(text_of(pass_).entry_comment);
                return;
            case Slot::task_arguments:
                out_.append(text_of(pass_).task_arguments);
                return;
            case Slot::adj_argument:
                out_.append(text_of(pass_).adj_argument);
                return;
            case Slot::adj_payload:
                out_.append(text_of(pass_).adj_payload);
                return;
            case Slot::adj_parameter:
                if (backward()) append_all(",\n    wp_args_", identity_.name, " *_wp_adj_args");
                return;
            case Slot::adj_field:
                if (backward()) append_all("    wp_args_", identity_.name, "* adj_args;\n");
                return;
            default:
                WEFT_CHECK(false, "a slot that kernels do not have");
        }
    }

    void argument_struct() {
        append_all("struct wp_args_", identity_.name, " {\n");
        for (const module::Parameter& parameter : declared()) {
            append_all("    ", spelling(parameter), " ", label(parameter), ";\n");
        }
        out_.append("};");
    }

    bool has_backward() const { return kernel_.options.enable_backward; }
    const Template& cuda_template() const {
        return kernel_.options.grid_stride ? templates::cuda_grid_stride_kernel
                                           : templates::cuda_plain_kernel;
    }

  private:
    bool backward() const { return pass_ == Pass::Backward; }

    template <class... Texts>
    void append_all(const Texts&... texts) {
        (out_.append(std::string_view(texts)), ...);
    }

    std::span<const module::Parameter> declared() const {
        return {unit_.program.parameters.data() + kernel_.first_param, kernel_.param_count};
    }
    std::string_view spelling(const module::Parameter& parameter) const {
        return variable_spelling(unit_.types, parameter.type);
    }
    std::string_view label(const module::Parameter& parameter) const {
        return unit_.strings.text(parameter.name);
    }

    const types::Type& type(const module::Parameter& parameter) const { return unit_.types[parameter.type]; }
    bool is_contiguous_candidate(const module::Parameter& parameter) const {
        return type(parameter).kind == types::Kind::Array && type(parameter).ndim == 1;
    }

    // Warp compiles a simple one-dimensional kernel a second time for arrays without gaps.
    bool is_specialized() const {
        if (ref_.block_dim != 1 || identity_.dims != 1 || !lowered_.body.uses_scalar_tid) return false;
        unsigned arrays = 0, flat = 0;
        for (const module::Parameter& parameter : declared()) {
            arrays += type(parameter).kind == types::Kind::Array;
            flat += is_contiguous_candidate(parameter);
        }
        return flat != 0 && (flat == arrays || lowered_.body.has_long_constant_loop);
    }

    void launch_attributes() {
        const module::KernelOptions& options = kernel_.options;
        if (!options.launch_bounds.empty()) append_all("__launch_bounds__(", options.launch_bounds, ") ");
        if (options.cluster_dim != 1) {
            out_.append("WP_CLUSTER_DIMS(");
            out_.append_int(options.cluster_dim);
            out_.append(", 1, 1) ");
        }
    }

    void max_registers() {
        if (kernel_.options.max_registers == 0) return;
        out_.append("WP_MAXNREG(");
        out_.append_int(kernel_.options.max_registers);
        out_.append(") ");
    }

    void smem_spilling() {
        if (kernel_.options.smem_spilling) out_.append("    WP_ENABLE_SMEM_SPILLING();\n");
    }

    void cuda_parameters() {
        out_.append("wp::launch_bounds_t<");
        out_.append_uint(identity_.dims);
        out_.append("> dim");
        for (const module::Parameter& parameter : declared()) {
            append_all(",\n    ", spelling(parameter), " var_", label(parameter));
        }
        if (!backward()) return;
        for (const module::Parameter& parameter : declared()) {
            append_all(",\n    ", spelling(parameter), " adj_", label(parameter));
        }
    }

    void body() {
        const BodyContext context{
            .function = lowered_.body,
            .program = unit_.program,
            .callable = kernel_,
            .types = unit_.types,
            .strings = unit_.strings,
            .indent = target_.kernel_indent,
            .argument_section = target_.argument_struct,
            .continue_instead_of_return = !target_.argument_struct && kernel_.options.grid_stride,
            .line_directives = unit_.line_directives() && !kernel_.instance,
            .file = unit_.directive_file};
        if (backward()) {
            backward_body(context, unit_.kernel_sweeps[ref_.index], out_);
        } else {
            forward_body(context, out_);
        }
    }

    void array_setup() {
        if (!is_specialized()) return;
        append_all("    wp_args_", identity_.name, " wp_contiguous_args;\n");
        if (backward()) append_all("    wp_args_", identity_.name, " wp_contiguous_adj_args;\n");
        out_.append(
            "    if constexpr (wp_linear_contiguous)\n    {\n        wp_contiguous_args = *_wp_args;\n");
        if (backward()) out_.append("        wp_contiguous_adj_args = *_wp_adj_args;\n");
        for (const module::Parameter& parameter : declared()) {
            if (!is_contiguous_candidate(parameter)) continue;
            stride_line("wp_contiguous_args.", parameter);
            if (backward()) stride_line("wp_contiguous_adj_args.", parameter);
        }
        out_.append("        _wp_args = &wp_contiguous_args;\n");
        if (backward()) out_.append("        _wp_adj_args = &wp_contiguous_adj_args;\n");
        out_.append("    }");
    }

    void stride_line(std::string_view object, const module::Parameter& parameter) {
        append_all("        ", object, label(parameter), ".strides[0] = sizeof(", element(parameter), ");\n");
    }

    std::string_view element(const module::Parameter& parameter) const {
        return unit_.types.spelling(type(parameter).element);
    }

    void dispatch() {
        if (!is_specialized()) return tasks_call("    ", "false");
        out_.append("    const bool wp_linear_contiguous = dim->coord_mult == 1 && (");
        std::string_view separator;
        for (const module::Parameter& parameter : declared()) {
            if (!is_contiguous_candidate(parameter)) continue;
            stride_test(separator, "_wp_args->", parameter);
            separator = " & ";
            if (backward()) stride_test(separator, "_wp_adj_args->", parameter);
        }
        out_.append(");\n    if (wp_linear_contiguous)\n");
        tasks_call("        ", "true");
        out_.append("\n    else\n");
        tasks_call("        ", "false");
    }

    void stride_test(std::string_view separator, std::string_view object,
                     const module::Parameter& parameter) {
        append_all(separator, "(", object, label(parameter), ".strides[0] == (int)sizeof(",
                   element(parameter), "))");
    }

    void tasks_call(std::string_view indent, std::string_view contiguous) {
        append_all(indent, identity_.name, "_cpu_", text_of(pass_).name, "_tasks<", contiguous,
                   ">(dim, _wp_args", text_of(pass_).adj_argument, ");");
    }

    void entry() {
        const Template& text =
            ref_.block_dim == 1 ? templates::cpu_entry_one_thread : templates::cpu_entry_block;
        text.print(out_, [&](Slot slot) { fill(slot); });
    }

    const Unit& unit_;
    const Target& target_;
    const lower::LoweredKernel& lowered_;
    const module::Kernel& kernel_;
    const module::KernelIdentity& identity_;
    const KernelRef& ref_;
    Pass pass_;
    TextBuffer& out_;
};

}  // namespace

void print_argument_struct(const KernelRef& kernel, Frame& frame) {
    frame.open(0);
    KernelPrinter(kernel, Pass::Forward, frame.out).argument_struct();
    frame.close(1);
}

void print_kernel(const KernelRef& kernel, Pass pass, Frame& frame) {
    KernelPrinter printer(kernel, pass, frame.out);
    const Template& text = kernel.target.argument_struct ? templates::cpu_kernel : printer.cuda_template();
    frame.piece(text, [&](Slot slot) { printer.fill(slot); });
}

void print_entry_points(const KernelRef& kernel, Frame& frame) {
    const Template& caller = kernel.block_dim == 1 ? templates::cpu_tasks : templates::cpu_block;
    for (const Pass pass : {Pass::Forward, Pass::Backward}) {
        KernelPrinter printer(kernel, pass, frame.out);
        if (pass == Pass::Backward && !printer.has_backward()) return;
        frame.piece(caller, [&](Slot slot) { printer.fill(slot); });
        frame.piece(templates::cpu_entry, [&](Slot slot) { printer.fill(slot); });
    }
}

}  // namespace weft::emit
