#include "emit/kernel.h"

#include <algorithm>

#include "emit/shared_memory.h"

namespace weft::emit {
namespace {

class KernelPrinter {
  public:
    KernelPrinter(Page& page, size_t index, Pass pass, const Body* body = nullptr)
        : page_(page),
          unit_(page.unit),
          lowered_(unit_.lowered.kernels[index]),
          kernel_(unit_.kernel(index)),
          identity_(unit_.identities[index]),
          pass_(pass),
          body_(body),
          out_(page.out) {}

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
                return page_.signature_directive(kernel_);
            case Slot::launch_attributes:
                return launch_attributes();
            case Slot::max_registers:
                return max_registers();
            case Slot::smem_spilling:
                return smem_spilling();
            case Slot::parameters:
                return cuda_parameters();
            case Slot::body:
                return print_body();
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

    const KernelForm& form() const {
        return kernel_.options.grid_stride ? page_.target.grid_stride_kernel : page_.target.kernel;
    }

  private:
    bool backward() const { return pass_ == Pass::Backward; }

    template <class... Texts>
    void append_all(const Texts&... texts) {
        (out_.append(std::string_view(texts)), ...);
    }

    std::span<const module::Parameter> declared() const { return unit_.program.params(kernel_); }
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
        if (page_.block_dim != 1 || identity_.dims != 1 || !lowered_.body.uses_scalar_tid) return false;
        unsigned arrays = 0, flat = 0;
        for (const module::Parameter& parameter : declared()) {
            arrays += type(parameter).kind == types::Kind::Array;
            flat += is_contiguous_candidate(parameter);
        }
        return flat != 0 && (flat == arrays || lowered_.body.has_long_constant_loop || has_tiles());
    }

    bool has_tiles() const {
        const ir::Function& body = lowered_.body;
        return std::any_of(body.numbered.begin(), body.numbered.end(), [&](ir::ValueId id) {
            return types::is_of_block(unit_.types[body.values[id.index].type]);
        });
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
        if (kernel_.options.smem_spilling && SharedMemory(page_.unit).of(lowered_.body, pass_) == 0)
            out_.append("    WP_ENABLE_SMEM_SPILLING();\n");
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
            append_all(",\n    ", adjoint_spelling(unit_.types, parameter.type), " adj_", label(parameter));
        }
    }

    void print_body() {
        Look look = page_.look(kernel_);
        look.indent = page_.target.kernel_indent;
        look.leave = form().leave;
        look.unpacks_arguments = page_.target.unpacks_arguments;
        page_.body(*body_, pass_, look);
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
            page_.block_dim == 1 ? templates::cpu_entry_one_thread : templates::cpu_entry_block;
        text.print(out_, [&](Slot slot) { fill(slot); });
    }

    Page& page_;
    const Unit& unit_;
    const lower::LoweredKernel& lowered_;
    const module::Kernel& kernel_;
    const module::KernelIdentity& identity_;
    Pass pass_;
    const Body* body_;  // of the kernel function alone
    TextBuffer& out_;
};

}  // namespace

void print_argument_struct(Page& page, size_t index) {
    page.open(PieceKind::ArgumentStruct, Pass::Forward, index, 0);
    KernelPrinter(page, index, Pass::Forward).argument_struct();
    page.close(1);
}

void print_kernel(Page& page, size_t index, const Body& body, Pass pass) {
    KernelPrinter printer(page, index, pass, &body);
    page.piece(PieceKind::Kernel, pass, index, printer.form().text, [&](Slot slot) { printer.fill(slot); });
}

void print_entry_point(Page& page, size_t index, Pass pass) {
    const Template& caller = page.block_dim == 1 ? templates::cpu_tasks : templates::cpu_block;
    KernelPrinter printer(page, index, pass);
    const auto fill = [&](Slot slot) { printer.fill(slot); };
    page.piece(PieceKind::EntryPoint, pass, index, caller, fill);
    page.piece(PieceKind::EntryPoint, pass, index, templates::cpu_entry, fill);
}

}  // namespace weft::emit
