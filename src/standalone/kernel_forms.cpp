// The kernel itself: how its threads get to their places, in each variant, around the statements that
// FunctionPrinter prints.
#include <algorithm>

#include "standalone/launch.h"
#include "standalone/parameters.h"
#include "standalone/printer.h"

namespace weft::standalone {
namespace {

std::string thread_index(char axis) {
    const std::string a(1, axis);
    return "blockIdx." + a + " * blockDim." + a + " + threadIdx." + a;
}

using LaunchSizes = std::span<const std::optional<uint32_t>>;

// Whether one index is taken apart into the coordinates of a thread. The last dimension lies along x: where
// it stays as it is while others grow, a part of each warp would have nothing to do, and along y CUDA has
// 65,535 blocks.
bool is_flat_launch(const Plan& plan, unsigned dims, LaunchSizes sizes) {
    if (plan.product || plan.loop || plan.turned || !plan.halos.empty()) return false;
    if (dims == 4 || facts(plan.variant).loops()) return true;
    return !sizes.empty() && sizes.back() &&
           !std::all_of(sizes.begin(), sizes.end(), [](const auto& size) { return size.has_value(); });
}

// Threads of a block along x, y, z: along y and z no more than a launch that is known to be short has places
// there.
std::vector<unsigned> block_of(const Plan& plan, unsigned dims, bool is_flat, LaunchSizes sizes) {
    if (plan.turned) return {32, 32};
    if (plan.product) return {32};
    if (plan.loop && dims == 2) return {16, 16};
    if (is_flat || dims == 1) return {256};
    const auto is_short = [&](unsigned d, uint32_t least) {
        return plan.halos.empty() && d < sizes.size() && sizes[d] && *sizes[d] < least;
    };
    if (dims == 2) return is_short(0, 8) ? std::vector{256u, 1u} : std::vector{32u, 8u};
    if (is_short(0, 4) && is_short(1, 8)) return {256, 1, 1};
    return is_short(0, 4) ? std::vector{32u, 8u, 1u} : std::vector{32u, 4u, 2u};
}

// What the compiler is told about blocks: of a turned tile that 1024 threads must find registers, of loops
// that they may take those of half a multiprocessor. Left alone it keeps loops to few registers for the sake
// of more threads, which wait for memory all the same. A loop with a known number of rounds is unrolled
// instead, and with registers to spare all its loads would come first (docs/standalone.md, Measured).
std::string launch_bounds(const Plan& plan, std::span<const unsigned> block, bool has_open_loops) {
    if (plan.turned) return "__launch_bounds__(1024) ";
    unsigned threads = 1;
    for (const unsigned size : block) threads *= size;
    return has_open_loops && !plan.loop && plan.halos.empty() && !plan.product && threads == 256
               ? "__launch_bounds__(256, 2) "
               : "";
}

}  // namespace

// Threads beyond the end stay until the tiles are filled.
std::string FilePrinter::shared_head(const Plan& plan, FunctionPrinter& printer,
                                     const std::vector<std::string>& thread) {
    static constexpr char axes[] = {'x', 'y'};
    std::string text, outside, within;
    for (unsigned d = 0; d < out.dims; ++d) {
        outside += (d == 0 ? "" : " || ") + thread[d] + " >= " + out.launch_sizes[d];
        within += (d == 0 ? "" : " && ") + thread[d] + " < " + out.launch_sizes[d];
        text += "    const int " + thread[d] + " = " + thread_index(axes[out.dims - 1 - d]) + ";\n";
    }
    if (plan.turned)
        return "    __shared__ " + type(plan.turned->element, 0) + " " +
               printer.tile_name(plan.turned->array) +
               "[32][33];  // a column more: going down one, threads ask for different banks\n" + text +
               "    if (" + within + ") {\n";
    return printer.halo_head() + text + "    if (" + outside + ") return;\n";
}

// Beyond the end a thread does the last one's work again, as far as nothing is written.
std::string FilePrinter::clamped_coordinates(const std::vector<std::string>& thread,
                                             const FunctionPrinter& printer) {
    const std::vector<std::string> raw = printer.raw_coordinates();
    std::string text;
    for (unsigned d = 0; d < out.dims; ++d) {
        if (!plain::mentions(printer.text, thread[d])) continue;
        text += "    const int " + thread[d] + " = min(" + raw[d] + ", " + out.launch_sizes[d] + " - 1);\n";
    }
    return text.empty() ? ""
                        : "    // beyond the end: the last place again, until the tiles are done\n" + text;
}

void FilePrinter::name_launch(unsigned dims) {
    if (dims == 1) {
        out.launch_sizes = {names.fresh({"n", "count", "num_threads"})};
    } else if (dims == 2) {
        out.launch_sizes = {names.fresh({"height", "launch_rows"}), names.fresh({"width", "launch_cols"})};
    } else if (dims == 3) {
        out.launch_sizes = {names.fresh({"depth", "launch_depth"}), names.fresh({"height", "launch_rows"}),
                            names.fresh({"width", "launch_cols"})};
    } else {
        for (unsigned d = 0; d < dims; ++d)
            out.launch_sizes.push_back(names.fresh({"size" + std::to_string(d), "launch_size"}));
    }
}

std::string FilePrinter::kernel_head(const Plan& plan, const std::vector<std::string>& thread,
                                     std::string_view body) {
    const unsigned dims = out.dims;
    const bool loops = facts(plan.variant).loops(), pieces = !out.begin.empty();
    const std::string from = pieces ? out.begin + " + " : "";
    std::vector<std::string> sizes = out.launch_sizes;
    if (pieces)
        sizes[0] = dims == 1 ? out.end : out.is_flat ? "(" + out.end + " - " + out.begin + ")" : out.end;
    std::string total, text;
    for (const std::string& size : sizes) total += (total.empty() ? "" : " * ") + size;
    const std::string flat = dims == 1 ? thread[0] : out.is_flat ? names.fresh({"index", "thread"}) : "";
    if (loops) {
        const std::string stride = names.fresh({"stride", "grid_stride"});
        text += "    const int " + stride + " = blockDim.x * gridDim.x;\n";
        text += "    for (int " + flat + " = " + thread_index('x') + "; " + flat + " < " + total + "; " +
                flat + " += " + stride + ") {\n";
    } else if (out.is_flat || dims == 1) {
        text += "    const int " + flat + " = " + (dims == 1 ? from : "") + thread_index('x') + ";\n";
        text += "    if (" + flat + " >= " + total + ") return;\n";
    } else {
        static constexpr char axes[] = {'x', 'y', 'z'};
        std::string outside;
        for (unsigned d = 0; d < dims; ++d) {
            text += "    const int " + thread[d] + " = " + (d == 0 ? from : "") +
                    thread_index(axes[dims - 1 - d]) + ";\n";
            outside += (d == 0 ? "" : " || ") + thread[d] + " >= " + sizes[d];
        }
        text += "    if (" + outside + ") return;\n";
    }
    if (out.is_flat && dims > 1) {
        std::string rest = flat, coordinates;
        for (unsigned d = dims; d-- > 0;) {
            if (plain::mentions(body, thread[d]))
                coordinates.insert(0, std::string(loops ? 8 : 4, ' ') + "const int " + thread[d] + " = " +
                                          (d == 0 ? from : "") + rest + (d == 0 ? "" : " % " + sizes[d]) +
                                          ";\n");
            rest += " / " + sizes[d];
        }
        text += coordinates;
    }
    return text;
}

// What one GPU writes no other may need: rows of its own piece alone.
void FilePrinter::check_pieces(uint32_t line) {
    for (const Parameter& one : out.parameters) {
        const Struct* record = structure_of(one, out, subject.types);
        if (record != nullptr && holds_arrays(*record, out, subject.types))
            refuse("multi-gpu: arrays in a struct", line);
        const bool is_own = std::find(out.own.begin(), out.own.end(), one.python) != out.own.end();
        if (one.is_written && !is_own)
            refuse("multi-gpu: `" + std::string(subject.strings.text(one.python)) +
                       "` is written at other places than the thread's own",
                   line);
    }
}

void FilePrinter::print_kernel(unsigned dims, const Plan& plan, LaunchSizes launch) {
    const Body body = Body::of_kernel(subject);
    const uint32_t line = subject.tree[body.def()].line;
    FunctionPrinter printer(*this, body);
    out.dims = dims;
    out.variant = plan.variant;
    out.own = plan.own;
    out.name = global_name(body.callable().name);
    out.kernel_name = out.name.ends_with("_kernel") ? out.name : out.name + "_kernel";
    name_launch(dims);
    const FunctionPrinter::Thread thread = printer.find_thread(dims);
    const bool loops = facts(plan.variant).loops();
    out.is_flat = is_flat_launch(plan, dims, launch);
    out.is_bounded_grid = !plan.reductions.empty();
    if (facts(plan.variant).launch == LaunchForm::Pieces) {
        out.begin = names.fresh({"begin", "piece_begin"});
        out.end = names.fresh({"end", "piece_end"});
    }
    if (plan.variant == Variant::Coop) {
        out.headers = {"<cooperative_groups.h>", "<cooperative_groups/reduce.h>"};
        out.aliases = "namespace cg = cooperative_groups;\n";
        if (names.taken().count("cg") != 0) refuse("coop: something else is called `cg`", line);
    }
    out.block = block_of(plan, dims, out.is_flat, launch);
    if (plan.variant == Variant::AsyncCopy) out.headers = {"<cuda_pipeline.h>"};
    printer.set_plan(plan);
    printer.set_thread(thread, loops ? "continue;" : "return;");
    printer.keep_parts(plan.reductions);
    const std::string loop_head = plan.loop ? printer.loop_head() : "";
    printer.print(loops || plan.turned ? 2 : 1);
    if (loops && printer.leaves_a_loop())
        refuse("a return out of a loop, which a grid-stride loop cannot leave", line);
    std::string head, tail;
    if (plan.product) {
        head = printer.product_head(thread.names);
        out.headers = {"<mma.h>"};
        out.aliases = "namespace wmma = nvcuda::wmma;\n";
        out.least_tolerance = 2e-3;
        if (names.taken().count("wmma") != 0) refuse("wmma: something else is called `wmma`", line);
    } else if (plan.loop) {
        head = loop_head + clamped_coordinates(thread.names, printer);
    } else if (!plan.halos.empty() || plan.turned) {
        head = shared_head(plan, printer, thread.names);
        if (plan.turned) tail = printer.turned_tail();
    } else {
        head = kernel_head(plan, thread.names, printer.text);
    }
    out.parameters = printer.parameters;
    if (plan.variant == Variant::MultiGpu) check_pieces(line);

    std::string list = signature(out.parameters, true);
    const auto add = [&](const std::string& size) { list += (list.empty() ? "int " : ", int ") + size; };
    if (!out.begin.empty()) add(out.begin);
    for (const std::string& size : out.launch_sizes)
        add(!out.begin.empty() && &size == &out.launch_sizes[0] ? out.end : size);
    if (const StringId words = body.docstring(); words.valid()) out.kernel += remarks(body.text(words));
    const std::string bounds = launch_bounds(plan, out.block, printer.has_open_loops());
    out.kernel += wrapped_list("__global__ void " + bounds + out.kernel_name + "(", list, ") {\n");
    for (const FunctionPrinter::Part& part : printer.parts())
        out.kernel += "    " + part.type + " " + part.name + " = " + neutral(*part.reduction) + ";\n";
    out.kernel += head;
    const bool is_set_off = printer.text.starts_with('\n') || head.ends_with("{\n");
    out.kernel += (is_set_off ? "" : "\n") + printer.text;
    if (loops || plan.turned) out.kernel += "    }\n";
    out.kernel += tail;
    out.kernel += printer.join_parts(plan);
    out.kernel += "}\n";
}

}  // namespace weft::standalone
