#include "standalone/backward.h"

#include <algorithm>

#include "standalone/backward_printer.h"
#include "standalone/launch.h"

namespace weft::standalone {

namespace {

void add_parameter(std::string& to, const std::string& one) {
    to += (to.empty() ? "" : ", ") + one;
}

}  // namespace

const AdjointFunction& adjoint_function(BackwardFile& shared, const lower::LoweredFunction& function) {
    for (const AdjointFunction& one : shared.functions) {
        if (one.function == &function) return one;
    }
    const Body body = Body::of(shared.file.subject, function);
    const Callee& callee = *shared.file.find(function);
    BackwardPrinter printer(shared, body);
    printer.members = callee.members;
    printer.print_back(1);

    AdjointFunction made{&function, "adj_" + callee.name, {}};
    std::string list, adjoints;
    for (size_t i = 0; i < callee.parameters.size(); ++i) {
        const Parameter& one = callee.parameters[i];
        made.has_adjoint.push_back(printer.has_adjoint(i));
        // One that the text does not name has no name.
        const std::string name = plain::mentions(printer.text, one.name) ? " " + one.name : "";
        if (one.is_array()) {
            add_parameter(list, "const " + one.element + "*" + name);
            for (const std::string& size : one.size_names())
                add_parameter(list, plain::mentions(printer.text, size) ? "int " + size : "int");
        } else {
            add_parameter(list, one.element + name);
        }
        if (!printer.has_adjoint(i)) continue;
        add_parameter(adjoints, one.element + (one.is_array() ? "* " : "& ") + printer.adjoint(i).name);
    }
    add_parameter(list, adjoints);
    add_parameter(list, callee.result + " adj_result");
    if (!adjoints.empty()) {
        shared.text += "// Adds to the adjoints of the arguments of " + callee.name + ".\n";
        shared.text +=
            wrapped_list("__device__ void " + made.name + "(", list, ") {\n") + printer.text + "}\n\n";
    }
    shared.functions.push_back(std::move(made));
    return shared.functions.back();
}

void print_backward(FilePrinter& file, unsigned dims, bool is_exact, BackwardProgram& out) {
    const Body body = Body::of_kernel(file.subject);
    BackwardFile shared{file, "", {}, is_exact};
    BackwardPrinter printer(shared, body);
    const FunctionPrinter::Thread thread = printer.find_thread(dims);
    printer.set_thread(thread, "return;");
    printer.print_back(1);
    if (file.refusal) return;

    std::string list;
    bool has_result = false;
    for (size_t i = 0; i < printer.parameters.size(); ++i) {
        const Parameter& one = printer.parameters[i];
        Parameter kept = one;
        kept.sizes = 0;
        kept.is_written = false;
        const bool is_named = plain::mentions(printer.text, one.name);
        if (is_named)
            add_parameter(list, one.is_array() ? "const " + one.element + "* __restrict__ " + one.name
                                               : one.element + " " + one.name);
        for (unsigned k = 0; k < one.ndim; ++k) {
            const std::string size = one.name + std::string(plain::size_suffix(one.ndim, k));
            if (!plain::mentions(printer.text, size)) continue;
            add_parameter(list, "int " + size);
            kept.sizes |= static_cast<plain::SizeSet>(1u << k);
        }
        out.reads.push_back(is_named);
        out.parameters.push_back(std::move(kept));
    }
    for (size_t i = 0; i < printer.parameters.size(); ++i) {
        const Parameter& one = printer.parameters[i];
        out.adjoints.push_back(printer.adjoint(i));
        if (!printer.has_adjoint(i)) continue;
        has_result = has_result || printer.adjoint(i).is_written;
        add_parameter(list, (printer.adjoint(i).is_written ? "" : "const ") + one.element +
                                "* __restrict__ " + printer.adjoint(i).name);
    }
    if (!has_result) {
        file.refuse(std::string(no_derivative), file.subject.tree[body.def()].line);
        return;
    }
    for (const std::string& size : file.out.launch_sizes) add_parameter(list, "int " + size);
    out.kernel_name = file.out.name + "_backward_kernel";
    out.functions = shared.text;
    out.kernel =
        "// The gradient: of what was written, each number times its adjoint, the derivative by what was "
        "read is added to\n"
        "// the adjoints of that.\n";
    out.kernel += wrapped_list("__global__ void " + out.kernel_name + "(", list, ") {\n");
    out.kernel += file.kernel_head({}, thread.names, printer.text);
    out.kernel += (printer.text.starts_with('\n') ? "" : "\n") + printer.text + "}\n";
}

}  // namespace weft::standalone
