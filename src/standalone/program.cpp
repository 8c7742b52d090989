#include "standalone/program.h"

#include <algorithm>

#include "builtins/implicit.h"
#include "facts/precision.h"
#include "gradient/judge.h"
#include "standalone/backward.h"
#include "standalone/coordinates.h"
#include "standalone/launch.h"
#include "standalone/native_code.h"
#include "standalone/printer.h"

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

void FilePrinter::print_function(const lower::LoweredFunction& function) {
    const Body body = Body::of(subject, function);
    const uint32_t line = subject.tree[body.def()].line;
    Callee made;
    made.function = &function;
    made.name = global_name(body.callable().name);
    made.result = "void";
    std::string text;
    if (function.body.snippet.valid()) {
        text = native_function(function, made.parameters);
    } else {
        FunctionPrinter printer(*this, body);
        printer.print(1);
        made.parameters = printer.parameters;
        made.members = printer.members;
        text = printer.text;
    }
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
    out.functions += text + "}\n\n";
    callees.push_back(std::move(made));
}

// The body of a function that is C++ already; it may write to every array that it is given.
std::string FilePrinter::native_function(const lower::LoweredFunction& function,
                                         std::vector<Parameter>& parameters) {
    const Body body = Body::of(subject, function);
    const uint32_t line = subject.tree[body.def()].line;
    std::vector<std::string_view> python;
    for (const module::Parameter& one : body.parameters()) {
        parameters.push_back(parameter(one.name, one.type, line));
        parameters.back().is_written = parameters.back().is_array();
        python.push_back(body.text(one.name));
    }
    auto text = native_body(body.text(function.body.snippet), parameters, python, subject.types);
    if (text.ok()) return text.value();
    refuse(text.error(), line);
    return "";
}

FunctionPrinter::Thread FunctionPrinter::find_thread(unsigned dims) {
    Thread out;
    const Coordinates known = coordinates(body_, variables_, dims);
    if (known.statement.valid()) {
        for (const StringId one : known.names) {
            out.names.push_back(name_of(one));
            counts_.push_back(one);
        }
        out.statement = known.statement;
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

Form form_of(const inputs::Inputs& inputs, Variant variant) {
    Form out{variant, false, {}};
    for (const inputs::Size& one : inputs.extents()) {
        const bool is_number = !one.is_formula() && one.extent.kind == inputs::Extent::Kind::Constant;
        out.launch.push_back(is_number ? std::optional(one.extent.k) : std::nullopt);
    }
    return out;
}

std::optional<typed::Refusal> print(const driver::Subject& subject, const Comments& comments, unsigned dims,
                                    const Form& form, plain::Support& support, Program& out) {
    const auto refused_for = [&](const module::Function& function, const std::string& why) {
        return typed::Refusal{why + " (`" + std::string(subject.strings.text(function.name)) + "`)",
                              subject.tree[function.def].line};
    };
    if (const module::Function* function = subject.special())
        return refused_for(*function, "a function that takes references or functions");
    if (const module::Function* function = subject.by_hand(); form.backward && function != nullptr)
        return refused_for(*function, "the gradient of C++, or one that is written by hand");
    const bool is_plain_form = form.variant == Variant::Basic || form.variant == Variant::GridStride;
    if (const module::Function* function = subject.native(); !is_plain_form && function != nullptr)
        return refused_for(*function,
                           std::string(option_name(form.variant)) + ": nobody knows what its C++ does");
    FilePrinter printer(subject, comments, support, out);
    out.names = printer.names;
    if (form.backward) {  // the adjoint of a variable `length` is adj_length
        for (const std::string& name : printer.names.taken()) support.take("adj_" + name);
    }
    out.coarsest = facts::coarsest_rounding(subject.kernel.body, subject.types);
    for (const lower::LoweredFunction& function : subject.functions) {
        printer.print_function(function);
        out.coarsest = facts::coarsest_rounding(function.body, subject.types, out.coarsest);
    }
    auto plan = Planner(subject, dims).plan(form.variant);
    if (!plan.ok())
        return typed::Refusal{std::string(option_name(form.variant)) + ": " + plan.error(),
                              subject.tree[subject.declaration().def].line};
    printer.print_kernel(dims, plan.value(), form.launch);
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
