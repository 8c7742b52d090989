#include "reference/reference.h"

#include <algorithm>

#include "reference/writer.h"

namespace weft::reference {

Names::Names(const driver::Subject& subject) {
    for (uint32_t i = 0; i < subject.tree.size(); ++i) {
        const syntax::Node& node = subject.tree[NodeId{i}];
        const bool is_name = node.kind == Kind::Name || node.kind == Kind::Arg ||
                             node.kind == Kind::FunctionDef || node.kind == Kind::ClassDef;
        if (!is_name || !node.text.valid()) continue;
        const std::string_view python = subject.strings.text(node.text);
        taken_.insert(plain::identifier(python));
        taken_.insert(plain::identifier(python, plain::Scope::Global));
    }
}

std::string Names::fresh(const std::string& wish) {
    std::string name = wish;
    for (unsigned number = 2; !taken_.insert(name).second; ++number) name = wish + std::to_string(number);
    return name;
}

File::File(const driver::Subject& all, plain::Support& plain, std::string_view own_space)
    : subject(all), support(&plain), space(own_space), names(all) {
    for (const std::string& name : names.all()) support->take(name);
}

void File::refuse(std::string what, uint32_t line) {
    if (!refusal) refusal = typed::Refusal{std::move(what), line};
}

std::string File::type(types::TypeId id, uint32_t line) {
    const types::Type& known = subject.types[types::stripped(subject.types, id)];
    if (types::is_array(known)) {
        const unsigned ndim = known.ndim;
        shared_.ranks = std::max(shared_.ranks, ndim);
        return "Array<" + type(known.element, line) + ", " + std::to_string(ndim) + ">";
    }
    auto made = support->type(id);
    if (!made.ok()) {
        refuse(made.error(), line);
        return "int";
    }
    if (known.kind == types::Kind::Struct && support->is_wide()) wide_struct(known.structure, line);
    // The name of a struct may be that of something in this namespace.
    const bool is_hidden = known.kind == types::Kind::Struct && made.value() == "Array";
    return is_hidden ? "::" + made.value() : made.value();
}

// The same struct with doubles for its floats.
void File::wide_struct(types::StructId id, uint32_t line) {
    if (std::find(wide_structs_.begin(), wide_structs_.end(), id) != wide_structs_.end()) return;
    wide_structs_.push_back(id);
    const types::Structure& known = subject.types[id];
    std::string members;
    for (const types::Field& one : known.fields) {
        if (types::is_array(subject.types[one.type])) refuse("an array in a struct of doubles", line);
        members +=
            "    " + type(one.type, line) + " " + plain::identifier(subject.strings.text(one.name)) + ";\n";
    }
    structs_ += "struct " + plain::identifier(subject.strings.text(known.key), plain::Scope::Global) +
                " {\n" + members + "};\n\n";  // behind those that it holds
}

Piece File::constant(StringId python, bool is_name, types::TypeId id, const Piece& value, uint32_t line) {
    for (const Constant& one : shared_.constants) {
        if (one.python != python) continue;
        return one.value == value.text ? Piece{one.name} : value;
    }
    const std::string name = plain::identifier(subject.strings.text(python), plain::Scope::Global);
    // `wp.pi` may stand next to a variable `pi`; a half is made by a function of the host only.
    const types::Type& known = subject.types[id];
    const bool is_half = types::facts(known.scalar).is_float && types::facts(known.scalar).bytes == 2;
    if ((!is_name && names.has(name)) || is_half) return value;
    const bool is_scalar = known.kind == types::Kind::Scalar;
    const std::string made = type(id, line);
    std::string words = "constexpr " + made + " " + name;
    words += is_scalar ? " = " + value.text : value.text.substr(made.size());  // vec3f UP{0.0f, …}
    shared_.constants.push_back({python, name, value.text, words + ";\n"});
    return {name};
}

std::string File::helper(std::string_view name) {
    for (const Helper& one : shared_.helpers) {
        if (one.name == name) return one.own_name;
    }
    shared_.helpers.push_back({name, names.fresh(std::string(name))});
    return shared_.helpers.back().own_name;
}

const Callee* File::find(const lower::LoweredFunction& function) const {
    for (const Callee& one : callees) {
        if (one.function == &function) return &one;
    }
    return nullptr;
}

// An assignment to a variable that nobody reads is left out, and then what it read may be read no more. What
// these attempts ask for is forgotten.
NameSet File::unread(const Body& body, unsigned dims) {
    const Shared shared_before = shared_;
    const Names names_before = names;
    plain::Support* const real = support;
    const typed::Variables variables(body);
    NameSet dead;
    for (bool is_settled = false; !is_settled && !refusal;) {
        plain::Support scratch = *real;
        support = &scratch;
        Writer attempt(*this, body, dead);
        if (body.is_kernel()) attempt.find_thread(dims);
        attempt.write();
        support = real;
        shared_ = shared_before;
        names = names_before;
        const size_t known = dead.size();
        for (const typed::Variable& one : variables.all()) {
            if (!attempt.uses(one.name)) dead.insert(one.name.index);
        }
        is_settled = dead.size() == known;
    }
    return dead;
}

void File::function(const lower::LoweredFunction& function) {
    const Body body = Body::of(subject, function);
    const uint32_t line = subject.tree[body.def()].line;
    const NameSet dead = unread(body, 0);
    Writer writer(*this, body, dead);
    writer.write();

    Callee made;
    made.function = &function;
    made.name = plain::identifier(subject.strings.text(body.callable().name), plain::Scope::Global);
    made.members = writer.members;
    made.writes_memory = writer.writes_memory;
    made.result = "void";
    std::vector<std::string> list, types_of_it;
    for (const module::Parameter& one : body.parameters()) {
        list.push_back(writer.parameter(one, writer.uses(one.name)));
        types_of_it.push_back(type(one.type, line));
        const types::Kind kind = subject.types[one.type].kind;
        made.is_qualified =
            made.is_qualified || kind == types::Kind::Struct || types::is_composite(subject.types[one.type]);
    }
    // Instances of a generic function are overloads; those that differ in no parameter need names of their
    // own.
    made.signature = signature("", types_of_it, "");
    const auto is_same = [&](const Callee& one) {
        return one.name == made.name && one.signature == made.signature;
    };
    if (std::any_of(callees.begin(), callees.end(), is_same)) made.name = names.fresh(made.name);
    if (body.results().size() == 1) made.result = type(body.results()[0], line);
    if (body.results().size() > 1) {
        made.result = names.fresh(made.name + "_result");
        functions_ += "struct " + made.result + " {\n";
        for (size_t i = 0; i < made.members.size(); ++i)
            functions_ += "    " + type(body.results()[i], line) + " " + made.members[i] + ";\n";
        functions_ += "};\n\n";
    }
    functions_ += signature("inline " + made.result + " " + made.name + "(", list, ") {\n");
    functions_ += writer.text + "}\n\n";
    callees.push_back(std::move(made));
}

void File::kernel(unsigned dims) {
    const Body body = Body::of_kernel(subject);
    const NameSet dead = unread(body, dims);
    Writer writer(*this, body, dead);
    writer.find_thread(dims);
    writer.write();

    const std::string name =
        plain::identifier(subject.strings.text(body.callable().name), plain::Scope::Global);
    const std::string thread = names.fresh(name + "_thread");
    std::vector<std::string> thread_list, list, sizes, coordinates;
    std::vector<std::string> passed;
    for (unsigned d = 0; d < dims; ++d) {
        sizes.push_back(names.fresh("size" + std::to_string(d)));
        list.push_back("int " + sizes.back());
        coordinates.push_back(writer.coordinates[d]);
        if (!writer.reads_coordinate[d]) continue;
        thread_list.push_back("int " + coordinates.back());
        passed.push_back(coordinates.back());
    }
    for (const module::Parameter& one : body.parameters()) {
        const bool is_read = writer.uses(one.name);
        list.push_back(writer.parameter(one, is_read));
        if (!is_read) continue;
        thread_list.push_back(list.back());
        passed.push_back(writer.name_of(one.name));
    }
    kernel_ = "// One thread of the launch.\n";
    kernel_ += signature("inline void " + thread + "(", thread_list, ") {\n") + writer.text + "}\n\n";
    kernel_ += signature("inline void " + name + "(", list, ") {\n");
    for (unsigned d = 0; d < dims; ++d) {
        kernel_ += std::string(4 * (d + 1), ' ') + "for (int " + coordinates[d] + " = 0; " + coordinates[d] +
                   " < " + sizes[d] + "; ++" + coordinates[d] + ") {\n";
    }
    kernel_ += signature(std::string(size_t{4} * (dims + 1), ' ') + thread + "(", passed, ");\n");
    for (unsigned d = dims; d-- > 0;) kernel_ += std::string(4 * (d + 1), ' ') + "}\n";
    kernel_ += "}\n";
}

std::string File::text() const {
    std::string out = "namespace " + space + " {\n\n";
    if (shared_.ranks != 0) out += array_text(shared_.ranks);
    out += structs_;
    for (const Constant& one : shared_.constants) out += one.text;
    if (!shared_.constants.empty()) out += '\n';
    if (!shared_.helpers.empty()) out += "// Atomics, where one thread runs after the other.\n";
    for (const Helper& one : shared_.helpers) out += helper_text(one.name, one.own_name);
    return out + functions_ + kernel_ + "\n}  // namespace " + space + "\n";
}

std::optional<typed::Refusal> print(const driver::Subject& subject, unsigned dims, plain::Support& support,
                                    std::string& out, std::string_view space) {
    if (const module::Function* function = subject.native())
        return typed::Refusal{"C++ of its own (`" + std::string(subject.strings.text(function->name)) + "`)",
                              subject.tree[function->def].line};
    File file(subject, support, space);
    for (const lower::LoweredFunction& function : subject.functions) file.function(function);
    file.kernel(dims);
    if (file.refusal) return file.refusal;
    out = file.text();
    return std::nullopt;
}

}  // namespace weft::reference
