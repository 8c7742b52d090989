#include "standalone/program.h"

#include <algorithm>

#include "builtins/implicit.h"
#include "gradient/judge.h"
#include "standalone/backward.h"
#include "standalone/launch.h"
#include "standalone/printer.h"
#include "syntax/print.h"

namespace weft::standalone {

std::vector<std::string> Parameter::size_names() const {
    std::vector<std::string> out;
    for (const unsigned dimension : plain::dimensions(sizes))
        out.push_back(name + std::string(plain::size_suffix(ndim, dimension)));
    return out;
}

FilePrinter::FilePrinter(const driver::Subject& all, const Comments& notes, plain::Support& plain,
                         Program& program)
    : subject(all), comments(notes), support(plain), names(all.tree, all.strings), out(program) {
    for (const std::string& name : names.taken()) support.take(name);
}

void FilePrinter::refuse(std::string what, uint32_t line) {
    if (!refusal) refusal = typed::Refusal{std::move(what), line};
}

std::string FilePrinter::type(types::TypeId id, uint32_t line) {
    const types::Type& known = subject.types[id];
    if (known.kind == types::Kind::Struct) return structure(known.structure, line).name;
    auto made = support.type(id);
    if (made.ok()) return made.value();
    refuse(made.error(), line);
    return "int";
}

// C++ keeps names that begin with an underscore to itself where everybody sees them.
std::string FilePrinter::global_name(StringId python) {
    std::string_view name = subject.strings.text(python);
    const size_t letter = name.find_first_not_of('_');
    const bool is_plain = letter != std::string_view::npos && (name[letter] < '0' || name[letter] > '9');
    if (letter == 0 || !is_plain) return plain::identifier(name, plain::Scope::Global);
    const std::string bare = plain::identifier(name.substr(letter), plain::Scope::Global);
    const bool is_taken = names.taken().count(bare) != 0;
    return is_taken ? plain::identifier(name, plain::Scope::Global) : bare;
}

const Callee* FilePrinter::find(const lower::LoweredFunction& function) const {
    for (const Callee& one : callees) {
        if (one.function == &function) return &one;
    }
    return nullptr;
}

std::string FilePrinter::constant(StringId python, std::string_view type_text, const std::string& value) {
    for (const Named& one : constants_) {
        if (one.python == python && one.value == value) return one.name;
    }
    // Another value under the same name, in another function: the number itself.
    const auto is_called = [&](const Named& one) { return one.python == python; };
    if (std::any_of(constants_.begin(), constants_.end(), is_called)) return value;
    const std::string name = plain::identifier(subject.strings.text(python), plain::Scope::Global);
    out.constants += "constexpr " + std::string(type_text) + " " + name + " = " + value + ";\n";
    constants_.push_back({python, name, value});
    return name;
}

Parameter FilePrinter::parameter(StringId python, types::TypeId id, uint32_t line) {
    Parameter made;
    made.python = python;
    made.name = plain::identifier(subject.strings.text(python));
    made.type = id;
    const types::Type& known = subject.types[id];
    if (known.kind == types::Kind::Array) {
        made.ndim = known.ndim;
        made.element = type(known.element, line);
        if (types::is_array(subject.types[known.element])) refuse("an array of arrays", line);
    } else if (known.kind == types::Kind::Scalar || types::is_composite(known) ||
               known.kind == types::Kind::Struct) {
        made.element = type(id, line);
    } else {
        refuse("a parameter of type " + subject.types.display(id), line);
    }
    return made;
}

Struct& FilePrinter::structure(types::StructId id, uint32_t line) {
    for (Struct& one : out.used_structs) {
        if (one.id == id) return one;
    }
    const types::Structure& known = subject.types[id];
    Struct made;
    made.id = id;
    made.name = plain::identifier(subject.strings.text(known.key), plain::Scope::Global);
    for (const Struct& one : out.used_structs) {
        if (one.name == made.name) refuse("two structs of one name", line);
    }
    for (const types::Field& one : known.fields) {
        made.fields.push_back(parameter(one.name, one.type, line));
        made.fields.back().sizes = plain::all_sizes(made.fields.back().ndim);
    }
    out.used_structs.push_back(std::move(made));  // behind those that it holds
    return out.used_structs.back();
}

void FilePrinter::print_structs() {
    for (const Struct& one : out.used_structs) {
        out.structs += "struct " + one.name + " {\n";
        for (const Parameter& member : one.fields) {
            out.structs += "    " + member.element + (member.is_array() ? "* " : " ") + member.name + ";\n";
            for (const std::string& size : member.size_names()) out.structs += "    int " + size + ";\n";
        }
        out.structs += "};\n\n";
    }
}

std::string FilePrinter::signature(std::span<const Parameter> parameters, bool is_kernel) const {
    std::string list;
    const auto add = [&](const std::string& one) { list += (list.empty() ? "" : ", ") + one; };
    for (const Parameter& one : parameters) {
        if (!one.is_array()) {
            add(one.element + " " + one.name);
            continue;
        }
        add((one.is_written ? "" : "const ") + one.element + (is_kernel ? "* __restrict__ " : "* ") +
            one.name);
        for (const std::string& size : one.size_names()) add("int " + size);
    }
    return list;
}

namespace {

// A docstring as comments.
std::string remarks(std::string_view docstring) {
    std::vector<std::string_view> lines = syntax::docstring_lines(docstring);
    const auto is_blank = [](std::string_view line) { return line.find_first_not_of(' ') == line.npos; };
    while (!lines.empty() && is_blank(lines.back())) lines.pop_back();
    if (!lines.empty()) lines[0].remove_prefix(std::min(lines[0].find_first_not_of(' '), lines[0].size()));
    std::string out;
    for (const std::string_view line : lines) {
        if (line.empty() && out.empty()) continue;  // its words begin below the quotes
        out += line.empty() ? "//\n" : "// " + std::string(without_splice(line)) + "\n";
    }
    return out;
}

}  // namespace

void FilePrinter::print_function(const lower::LoweredFunction& function) {
    const Body body = Body::of(subject, function);
    const uint32_t line = subject.tree[body.def()].line;
    FunctionPrinter printer(*this, body);
    printer.print(1);
    Callee made;
    made.function = &function;
    made.name = global_name(body.callable().name);
    made.parameters = printer.parameters;
    made.members = printer.members;
    made.result = "void";
    if (body.results().size() == 1) made.result = type(body.results()[0], line);
    const std::string list = signature(made.parameters, false);
    for (const Callee& one : callees) {
        // Instances of a generic function are overloads; two that differ in no parameter need two names.
        if (one.name == made.name && signature(one.parameters, false) == list)
            made.name = names.fresh({made.name + "_2"});
    }
    if (body.results().size() > 1) {
        made.result = names.fresh({made.name + "_result"});
        out.functions += "struct " + made.result + " {\n";
        for (size_t i = 0; i < made.members.size(); ++i)
            out.functions += "    " + type(body.results()[i], line) + " " + made.members[i] + ";\n";
        out.functions += "};\n\n";
    }
    if (const StringId words = body.docstring(); words.valid()) out.functions += remarks(body.text(words));
    out.functions += wrapped_list("__device__ " + made.result + " " + made.name + "(", list, ") {\n");
    out.functions += printer.text + "}\n\n";
    callees.push_back(std::move(made));
}

FunctionPrinter::Thread FunctionPrinter::find_thread(unsigned dims) {
    Thread out;
    const syntax::Tree& tree = body_.tree();
    for (const NodeId id : body_.statements()) {
        if (tree[id].kind != Kind::Assign) continue;
        const NodeId value = tree.child(id, field::Assign::value);
        if (tree[value].kind != Kind::Call) continue;
        const builtins::Row* row = body_.builtin(value);
        if (row == nullptr || row->effect() != builtins::Effect::Thread) continue;
        const NodeId target = tree.child(id, field::Assign::targets);
        std::vector<NodeId> targets{target};
        if (tree[target].kind == Kind::Tuple) {
            const auto all = tree.field(target, field::Tuple::elts);
            targets.assign(all.begin(), all.end());
        }
        bool are_mine = targets.size() == dims;
        for (const NodeId one : targets)
            are_mine = are_mine && variables_.declares(one) && variables_.writes(tree[one].text) == 1;
        if (!are_mine) break;
        for (const NodeId one : targets) {
            out.names.push_back(name_of(tree[one].text));
            counts_.push_back(tree[one].text);
        }
        out.statement = id;
        return out;
    }
    if (dims == 1) {
        out.names.push_back(file_.names.fresh({"tid", "thread"}));
        return out;
    }
    static constexpr std::string_view letters[] = {"i", "j", "k", "l"};
    for (unsigned d = 0; d < dims; ++d)
        out.names.push_back(file_.names.fresh({letters[d], "thread_" + std::string(letters[d])}));
    return out;
}

const builtins::Row* FunctionPrinter::atomic_row(syntax::Operator op) const {
    switch (op) {
        case syntax::Operator::Add:
        case syntax::Operator::Sub:
        case syntax::Operator::BitAnd:
        case syntax::Operator::BitOr:
        case syntax::Operator::BitXor:
            break;
        default:
            return nullptr;
    }
    const StringId name = builtins::builtin_that(builtins::Effect::Atomic, builtins::operation_of(op));
    return name.valid() ? &builtins::rows_of(name)[0] : nullptr;
}

namespace {

std::string thread_index(char axis) {
    const std::string a(1, axis);
    return "blockIdx." + a + " * blockDim." + a + " + threadIdx." + a;
}

}  // namespace

// The lines that find out which thread this is, and end one that is too many.
std::string thread_text(FilePrinter& file, const FunctionPrinter::Thread& thread, const Form& form) {
    const std::vector<std::string>& sizes = file.out.launch_sizes;
    const auto dims = static_cast<unsigned>(sizes.size());
    const bool is_flat = dims == 4 || form.grid_stride;
    std::string text;
    std::string total;
    for (const std::string& size : sizes) total += (total.empty() ? "" : " * ") + size;
    const std::string flat = dims == 1 ? thread.names[0]
                             : is_flat ? file.names.fresh({"index", "thread"})
                                       : "";
    const std::string pad(form.grid_stride ? 8 : 4, ' ');
    if (form.grid_stride) {
        const std::string stride = file.names.fresh({"stride", "grid_stride"});
        text += "    const int " + stride + " = blockDim.x * gridDim.x;\n";
        text += "    for (int " + flat + " = " + thread_index('x') + "; " + flat + " < " + total + "; " +
                flat + " += " + stride + ") {\n";
    } else if (is_flat || dims == 1) {
        text += "    const int " + flat + " = " + thread_index('x') + ";\n";
        text += "    if (" + flat + " >= " + total + ") return;\n";
    } else {
        static constexpr char axes[] = {'x', 'y', 'z'};
        std::string outside;
        for (unsigned d = 0; d < dims; ++d) {
            text += "    const int " + thread.names[d] + " = " + thread_index(axes[dims - 1 - d]) + ";\n";
            outside += (d == 0 ? "" : " || ") + thread.names[d] + " >= " + sizes[d];
        }
        text += "    if (" + outside + ") return;\n";
    }
    if (is_flat && dims > 1) {
        std::string rest = flat;
        for (unsigned d = dims; d-- > 0;) {
            const std::string& size = sizes[d];
            text +=
                pad + "const int " + thread.names[d] + " = " + rest + (d == 0 ? "" : " % " + size) + ";\n";
            rest += " / " + size;
        }
    }
    return text;
}

void FilePrinter::print_kernel(unsigned dims, const Form& form) {
    const Body body = Body::of_kernel(subject);
    FunctionPrinter printer(*this, body);
    out.dims = dims;
    out.name = global_name(body.callable().name);
    out.kernel_name = out.name.ends_with("_kernel") ? out.name : out.name + "_kernel";
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
    const FunctionPrinter::Thread thread = printer.find_thread(dims);
    const bool is_flat = dims == 4 || form.grid_stride;
    out.is_flat = is_flat;
    out.is_grid_stride = form.grid_stride;
    printer.set_thread(thread, form.grid_stride ? "continue;" : "return;");
    printer.print(form.grid_stride ? 2 : 1);
    if (form.grid_stride && printer.leaves_a_loop())
        refuse("a return out of a loop, which a grid-stride loop cannot leave",
               subject.tree[body.def()].line);
    out.parameters = printer.parameters;

    std::string list = signature(out.parameters, true);
    for (const std::string& size : out.launch_sizes) list += (list.empty() ? "int " : ", int ") + size;
    if (const StringId words = body.docstring(); words.valid()) out.kernel += remarks(body.text(words));
    out.kernel += wrapped_list("__global__ void " + out.kernel_name + "(", list, ") {\n");

    out.kernel += thread_text(*this, thread, form);
    out.kernel += (printer.text.starts_with('\n') ? "" : "\n") + printer.text;
    if (form.grid_stride) out.kernel += "    }\n";
    out.kernel += "}\n";
}

std::optional<typed::Refusal> print(const driver::Subject& subject, const Comments& comments, unsigned dims,
                                    const Form& form, plain::Support& support, Program& out) {
    FilePrinter printer(subject, comments, support, out);
    out.names = printer.names;
    if (form.backward) {  // the adjoint of a variable `length` is adj_length
        for (const std::string& name : printer.names.taken()) support.take("adj_" + name);
    }
    for (const lower::LoweredFunction& function : subject.functions) printer.print_function(function);
    printer.print_kernel(dims, form);
    if (form.backward && !printer.refusal) {
        gradient::Judge judge;
        const gradient::Verdict verdict = judge.judge(subject).verdict;
        if (verdict == gradient::Verdict::None)
            printer.refuse(std::string(no_derivative), subject.tree[Body::of_kernel(subject).def()].line);
        else
            print_backward(printer, dims, verdict == gradient::Verdict::Exact, out.backward.emplace());
    }
    printer.print_structs();
    return printer.refusal;
}

}  // namespace weft::standalone
