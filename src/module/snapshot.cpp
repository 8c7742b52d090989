#include "module/snapshot.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/json_read.h"
#include "module/parameter_types.h"
#include "module/python_namespace.h"
#include "module/slices.h"
#include "syntax/check.h"
#include "syntax/parse.h"

namespace weft::module {
namespace {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;
using Json = JsonValue;

// The snapshot is not what its writer promises: thrown inside of this file only.
struct Malformed {
    std::string what;
};

// A node of a source by its lines and columns, as Python's ast has them.
using Extent = std::array<uint32_t, 4>;

class Declaration {
  public:
    Declaration(const JsonDocument& document, Sources& sources, Strings& strings, types::Types& types,
                Program& program)
        : document_(document), sources_(sources), strings_(strings), types_(types), program_(program) {}

    void run() {
        program_.strings = &strings_;
        program_.live = true;
        const Json& root = document_.root();
        make_types(member(root, "types"), member(root, "codes"));
        make_scopes(member(root, "scopes"));
        for (const Binding& binding : bindings(member(root, "warp"))) program_.warp_names.add(binding);
        for (const Json& function : items(member(root, "functions"))) add_function(function);
        link_companions(member(root, "functions"));
        for (const Json& set : items(member(root, "sets"))) add_set(set);
        add_module(member(root, "module"));
        program_.imported = true;
    }

  private:
    // ---- reading

    const Json& member(const Json& object, std::string_view key) const {
        if (!object.is(Json::Kind::Object) || !document_.has(object, key))
            throw Malformed{"it has no `" + std::string(key) + "`"};
        return document_.member(object, key);
    }
    std::span<const Json> items(const Json& list) const {
        if (!list.is(Json::Kind::Array)) throw Malformed{"a list is missing"};
        return document_.children(list);
    }
    std::span<const Json> items(const Json& list, size_t least) const {
        const auto parts = items(list);
        if (parts.size() < least) throw Malformed{"a list is too short"};
        return parts;
    }
    static std::string_view text(const Json& value) {
        if (!value.is(Json::Kind::String)) throw Malformed{"a text is missing"};
        return value.text;
    }
    static bool flag(const Json& value) {
        if (!value.is(Json::Kind::True) && !value.is(Json::Kind::False))
            throw Malformed{"true or false is missing"};
        return value.is(Json::Kind::True);
    }
    static uint64_t number(const Json& value, uint64_t limit) {
        const std::optional<uint64_t> found = value.is(Json::Kind::Number) ? value.as_uint() : std::nullopt;
        if (!found || *found >= limit) throw Malformed{"a number is missing or too large"};
        return *found;
    }
    static uint32_t index(const Json& value, size_t limit) {
        return static_cast<uint32_t>(number(value, limit));
    }
    StringId name(const Json& value) { return strings_.intern(text(value)); }

    // ---- types

    struct Described {
        types::TypeId type;  // invalid: none that weft has
        std::string words;   // how to call it then
    };

    void make_types(const Json& described, const Json& codes) {
        const auto all = items(described), known = items(codes, all.size());
        for (size_t i = 0; i < all.size(); ++i) {
            const auto parts = items(all[i], 1);
            Described made;
            made.type = type_of(text(parts[0]), parts);
            if (!made.type.valid())
                made.words =
                    parts.size() > 1 && parts[1].is(Json::Kind::String) ? parts[1].text : parts[0].text;
            if (made.type.valid() && known[i].is(Json::Kind::String) &&
                types_.code(made.type) != known[i].text) {
                made.words = std::string(known[i].text) + ", which is " + types_.display(made.type) +
                             " in another form";
                made.type = {};
            }
            types_by_number_.push_back(std::move(made));
        }
    }

    // An earlier type.
    types::TypeId part(const Json& value) const {
        return types_by_number_[index(value, types_by_number_.size())].type;
    }

    types::TypeId type_of(std::string_view form, std::span<const Json> parts) {
        constexpr uint32_t most = 1u << 20;
        const auto at = [&](size_t i) -> const Json& {
            if (i >= parts.size()) throw Malformed{"a type is incomplete"};
            return parts[i];
        };
        if (form == "scalar") {
            const auto scalar = types::scalar_of(text(at(1)));
            return scalar ? types::of(*scalar) : types::TypeId{};
        }
        if (form == "python") {
            const std::string_view spelled = text(at(1));
            return spelled == "int" ? types::py_int : spelled == "float" ? types::py_float : types::py_bool;
        }
        if (form == "any") return types::any;
        if (form == "Scalar") return types::any_scalar;
        if (form == "Float") return types::any_float;
        if (form == "Int") return types::any_int;
        if (form == "function") return types_.plain(types::Kind::FunctionValue);
        if (form == "vector") return composite(types::Kind::Vector, index(at(1), most), 0, part(at(2)));
        if (form == "matrix")
            return composite(types::Kind::Matrix, index(at(1), most), index(at(2), most), part(at(3)));
        if (form == "quaternion") return composite(types::Kind::Quaternion, 4, 0, part(at(1)));
        if (form == "transform") return composite(types::Kind::Transform, 7, 0, part(at(1)));
        if (form == "array") return array(types::Kind::Array, index(at(1), 5), part(at(2)));
        if (form == "indexedarray") return array(types::Kind::Indexed, index(at(1), 5), part(at(2)));
        if (form == "fabricarray") return array(types::Kind::Fabric, index(at(1), 5), part(at(2)));
        if (form == "indexedfabricarray")
            return array(types::Kind::IndexedFabric, index(at(1), 5), part(at(2)));
        if (form == "struct") return structure(at(1), at(2));
        if (form == "handle") {
            const auto handle = types::handle_of(text(at(1)));
            return handle ? types::of(*handle) : types::TypeId{};
        }
        if (form == "tuple") {
            std::vector<types::TypeId> elements;
            for (const Json& each : items(at(1))) {
                elements.push_back(part(each));
                if (!elements.back().valid()) return {};
            }
            return types_.tuple(elements);
        }
        if (form == "tile") return tile(part(at(1)), items(at(2)));
        if (form == "tile_stack") {
            const types::TypeId element = part(at(1));
            const uint32_t capacity = index(at(2), most);
            return element.valid() ? types_.tile_stack(element, capacity) : types::TypeId{};
        }
        if (form == "ref") return part(at(1)).valid() ? types_.add_ref(part(at(1))) : types::TypeId{};
        if (form == "opaque") return {};
        throw Malformed{"there is no form of types called " + std::string(form)};
    }

    types::TypeId composite(types::Kind kind, uint32_t rows, uint32_t cols, types::TypeId element) {
        if (!element.valid()) return {};
        const types::Type& type = types_[element];
        const bool is_open = rows == 0 || (kind == types::Kind::Matrix && cols == 0);
        if (type.kind != types::Kind::Scalar || is_open) {
            const bool is_element = type.kind == types::Kind::Scalar || element == types::any_scalar ||
                                    element == types::any_float || element == types::any_int;
            if (!is_element) return {};
            const bool is_sized = kind == types::Kind::Vector || kind == types::Kind::Matrix;
            return types_.composite_pattern(kind, is_sized ? rows : 0, cols, element);
        }
        switch (kind) {
            case types::Kind::Vector:
                return types_.vector(rows, type.scalar);
            case types::Kind::Matrix:
                return types_.matrix(rows, cols, type.scalar);
            case types::Kind::Quaternion:
                return types_.quaternion(type.scalar, type.python_spelling);
            default:
                return types_.transform(type.scalar, type.python_spelling);
        }
    }

    types::TypeId array(types::Kind kind, uint32_t ndim, types::TypeId element) {
        if (!element.valid() || ndim == 0) return {};
        return kind == types::Kind::Array ? types_.array(element, ndim)
                                          : types_.special_array(kind, element, ndim);
    }

    types::TypeId tile(types::TypeId element, std::span<const Json> sides) {
        types::Tile made;
        made.element = element;
        if (!element.valid() || sides.size() > types::Tile::max_ndim) return {};
        std::vector<uint32_t> shape;
        for (const Json& side : sides) shape.push_back(index(side, INT32_MAX));
        made.set_shape(shape);
        return types_.add_tile(made);
    }

    types::TypeId structure(const Json& key, const Json& described) {
        std::vector<types::Field> fields;
        for (const Json& each : items(described)) {
            const auto parts = items(each, 2);
            const types::TypeId type = part(parts[1]);
            if (!type.valid() || !types::is_followed(types_[type])) return {};
            fields.push_back({name(parts[0]), type});
        }
        return types_.structure(types_.add_structure(name(key), fields));
    }

    // ---- values

    Value unknown(std::string_view why) { return make_value(ValueKind::Unknown, strings_.intern(why)); }

    static Value real(const Json& bits) {
        return float_value(std::bit_cast<double>(number(bits, UINT64_MAX)));
    }

    Value integer(std::string_view digits) {
        const bool negative = digits.starts_with('-');
        if (negative) digits.remove_prefix(1);
        constexpr size_t most_digits = 38;  // of 128 bits
        if (digits.empty() || digits.size() > most_digits) return unknown("an integer of more than 128 bits");
        Integer value = 0;
        for (const char digit : digits) {
            if (digit < '0' || digit > '9') throw Malformed{"an integer is none"};
            value = value * 10 + (digit - '0');
        }
        return int_value(negative ? -value : value);
    }

    Value value_of(const Json& described) {
        const auto parts = items(described, 1);
        const std::string_view form = text(parts[0]);
        const auto at = [&](size_t i) -> const Json& {
            if (i >= parts.size()) throw Malformed{"a value is incomplete"};
            return parts[i];
        };
        if (form == "none") return none_value();
        if (form == "bool") return bool_value(flag(at(1)));
        if (form == "int") return integer(text(at(1)));
        if (form == "float") return real(at(1));
        if (form == "str") return string_value(name(at(1)));
        if (form == "unknown") return unknown(text(at(1)));
        if (form == "warp") return warp_attribute(strings_, types_, name(at(1)));
        if (form == "python") return python_builtin(strings_, name(at(1)));
        if (form == "package")
            return make_value(ValueKind::Module, strings_.intern("warp"),
                              static_cast<uint32_t>(ModuleKind::Warp));
        if (form == "builtin") return make_value(ValueKind::Builtin, name(at(1)));
        if (form == "function") return make_value(ValueKind::Function, {}, index(at(1), UINT32_MAX));
        // What Warp looks at only to see that it is none of its own.
        if (form == "object")
            return make_value(ValueKind::PyBuiltin, name(at(1)), static_cast<uint32_t>(PyCall::Unknown));
        if (form == "scope") return scope_value(index(at(1), scopes_.size()));
        if (form == "type") return type_object(at(1), index(at(2), UINT32_MAX));
        if (form == "scalar") return warp_scalar(part(at(1)), value_of(at(2)));
        if (form == "numpy") {
            Value value = make_value(ValueKind::NumpyScalar);
            value.type = types::float64;
            value.real = real(at(1)).real;
            return value;
        }
        if (form == "composite") return composite_value(part(at(1)), items(at(2)));
        if (form == "enum") return member_of_enum(name(at(1)), name(at(2)), flag(at(3)), value_of(at(4)));
        throw Malformed{"there is no form of values called " + std::string(form)};
    }

    Value type_object(const Json& number_of_type, uint32_t object) {
        const Described& described = types_by_number_[index(number_of_type, types_by_number_.size())];
        if (!described.type.valid()) return unknown("the type " + described.words);
        const types::Type& type = types_[described.type];
        Value value = type_value(described.type);
        value.id = object;
        if (type.kind == types::Kind::Struct) value.kind = ValueKind::Struct;
        if (types::is_pattern(types_, described.type) && !types::is_any_array(type) && !types::is_tile(type))
            value.kind = ValueKind::GenericParam;
        return value;
    }

    Value warp_scalar(types::TypeId type, const Value& raw) {
        if (!type.valid() || types_[type].kind != types::Kind::Scalar) return unknown("a number of Warp");
        Value value = make_value(ValueKind::WarpScalar);
        value.type = type;
        if (raw.kind == ValueKind::Float) {
            value.real = raw.real;
            return value;
        }
        if (raw.kind != ValueKind::Int && raw.kind != ValueKind::Bool) return unknown("a number of Warp");
        value.integer = raw.integer;
        value.raw_is_int = true;
        if (raw.kind == ValueKind::Bool) value.id = raw_bool;
        return value;
    }

    Value composite_value(types::TypeId type, std::span<const Json> elements) {
        if (!type.valid() || composite_size(types_[type]) != elements.size())
            return unknown("a vector or matrix of another type");
        Value value = make_value(ValueKind::Composite, {}, static_cast<uint32_t>(program_.elements.size()));
        value.type = type;
        for (const Json& each : elements) {
            const Value element = value_of(each);
            if (element.kind != ValueKind::Float && element.kind != ValueKind::Int &&
                element.kind != ValueKind::Bool)
                return unknown("a vector or matrix of such elements");
            program_.elements.push_back(element);
        }
        return value;
    }

    Value member_of_enum(StringId owner, StringId member_name, bool is_int, const Value& value) {
        const ScopeId scope = new_scope(ScopeKind::Class);
        program_.scopes[scope.index].name = owner;
        Value made =
            make_value(ValueKind::EnumMember, {}, static_cast<uint32_t>(program_.enum_members.size()));
        if (is_int) made.integer = value.integer;
        program_.enum_members.push_back({member_name, scope, value, is_int});
        return made;
    }

    // ---- scopes

    ScopeId new_scope(ScopeKind kind) {
        if (program_.scope_count == program_.scopes.size()) program_.scopes.emplace_back();
        const ScopeId id{program_.scope_count++};
        program_.scopes[id.index] = {};
        program_.scopes[id.index].kind = kind;
        program_.scopes[id.index].qualname = names::empty;
        program_.scopes[id.index].mro = {id};
        return id;
    }

    // A file of its own, whose globals are `scope`.
    uint32_t new_file(StringId dotted, ScopeId scope, std::string_view printed) {
        const auto file = static_cast<uint32_t>(program_.files.size());
        program_.scopes[scope.index].file = file;
        File made;
        made.name = dotted;
        made.scope = scope;
        made.printed = printed;
        made.state = File::State::Loaded;
        program_.files.push_back(std::move(made));
        return file;
    }

    void make_scopes(const Json& described) {
        const auto all = items(described);
        for (const Json& each : all) {
            const auto parts = items(each, 3);
            const std::string_view kind = text(parts[0]);
            const ScopeId id = new_scope(kind == "module" ? ScopeKind::Module : ScopeKind::Class);
            program_.scopes[id.index].name = name(parts[1]);
            program_.scopes[id.index].is_instance = kind == "instance";
            scopes_.push_back(id);
            files_of_scopes_.push_back(kind == "module" ? new_file(name(parts[1]), id, {}) : 0);
        }
        for (size_t i = 0; i < all.size(); ++i) bind_all(scopes_[i], document_.children(all[i])[2]);
    }

    std::vector<Binding> bindings(const Json& names) {
        if (!names.is(Json::Kind::Object)) throw Malformed{"names are missing"};
        std::vector<Binding> out;
        for (const Json& each : document_.children(names))
            out.push_back({strings_.intern(each.key), value_of(each), 0});
        return out;
    }
    // Values make scopes, too, so that none can be held meanwhile.
    void bind_all(ScopeId scope, const Json& names) {
        for (const Binding& binding : bindings(names)) program_.scopes[scope.index].add(binding);
    }

    Value scope_value(uint32_t which) {
        const ScopeId id = scopes_[which];
        const Scope& scope = program_.scopes[id.index];
        if (scope.kind == ScopeKind::Class) return make_value(ValueKind::Class, scope.name, id.index);
        Value value = make_value(ValueKind::Module, scope.name, static_cast<uint32_t>(ModuleKind::File));
        value.integer = files_of_scopes_[which];
        return value;
    }

    // ---- functions and kernels

    // The source stands in a text of its own, behind as many line ends as there are lines before it in its
    // file, so that its nodes have the lines of the file.
    void fill(Callable& callable, const Json& described, bool is_kernel) {
        callable.name = name(member(described, "name"));
        callable.key = name(member(described, "key"));
        const std::string_view source = text(member(described, "source"));
        const uint32_t line = index(member(described, "line"), 10'000'000);
        callable.instance = line == 0;  // Warp was handed the source, and counts its lines from 0
        const uint32_t first = std::max(line, 1u);
        const SourceId id =
            sources_.add(text(member(described, "file")), std::string(first - 1, '\n') + std::string(source));
        const ScopeId scope = new_scope(ScopeKind::Module);
        program_.texts.emplace_back(text(member(described, "file")));
        const uint32_t file = new_file(name(member(described, "module")), scope, program_.texts.back());
        bind_all(scope, member(described, "names"));
        callable.scope = scope;
        program_.trees.push_back(std::make_unique<syntax::Tree>());
        syntax::Tree& tree = *program_.trees.back();
        program_.files[file].tree = callable.tree = &tree;
        std::optional<Diag> diag = syntax::parse(sources_, id, strings_, tree);
        if (!diag) diag = syntax::check(tree, strings_);
        const auto body = diag ? std::span<const NodeId>{} : tree.field(tree.root(), field::Module::body);
        if (diag || body.empty() || tree[body[0]].kind != Kind::FunctionDef) {
            // A tree without nodes has no place to point at, so that another one stands for it.
            const std::string why = diag ? message(*diag) : "it is no function";
            sources_.replace(id, std::string(first - 1, '\n') + "def source(): pass\n");
            const auto failed = syntax::parse(sources_, id, strings_, tree);
            WEFT_CHECK(!failed, "a function that does nothing");
            callable.def = tree.field(tree.root(), field::Module::body)[0];
            refuse(callable, DiagKind::UnsupportedFeature, callable.place(),
                   "a source of this form (" + why + ")");
            return;
        }
        callable.def = body[0];
        callable.source.first_line = first;
        callable.source.text = tree.source().substr(first - 1);
        callable.source.first_text_line = static_cast<uint32_t>(program_.source_lines.size());
        split_lines(callable.source.text, program_.source_lines);
        callable.source.line_count =
            static_cast<uint32_t>(program_.source_lines.size()) - callable.source.first_text_line;
        if (const Json& why = document_.member(described, "refused"); why.is(Json::Kind::String))
            refuse(callable, DiagKind::UnsupportedFeature, callable.place(), why.text);
        add_parameters(callable, member(described, "params"), is_kernel);
        add_result(callable, member(described, "result"));
        add_statics(callable, described);
        callable.first_symbol = static_cast<uint32_t>(program_.symbols.size());
        for (const Json& each : items(member(described, "symbols"))) program_.symbols.push_back(name(each));
        callable.symbol_count = static_cast<uint32_t>(program_.symbols.size()) - callable.first_symbol;
    }

    static void refuse(Callable& callable, DiagKind kind, Place place, std::string_view what) {
        if (!callable.unsupported) callable.unsupported = {kind, place, std::string(what), true};
    }

    void add_parameters(Callable& callable, const Json& described, bool is_kernel) {
        const syntax::Tree& tree = *callable.tree;
        const NodeId args = tree.child(callable.def, field::FunctionDef::args);
        for (const unsigned odd : {field::Arguments::posonlyargs, field::Arguments::vararg,
                                   field::Arguments::kwonlyargs, field::Arguments::kwarg}) {
            for (const NodeId arg : tree.field(args, odd))
                refuse(callable, DiagKind::ParameterKind, tree.place(arg), strings_.text(tree[arg].text));
        }
        const auto written = tree.field(args, field::Arguments::args);
        const auto given = items(described);
        std::vector<Parameter> made;
        for (size_t i = 0; i < given.size(); ++i) {
            const auto parts = items(given[i], 2);
            Parameter parameter;
            parameter.name = name(parts[0]);
            parameter.place = callable.place();
            if (i < written.size() && tree[written[i]].text == parameter.name)
                parameter.place = tree.place(written[i]);
            else
                refuse(callable, DiagKind::ParameterKind, callable.place(), strings_.text(parameter.name));
            const Described& type = types_by_number_[index(parts[1], types_by_number_.size())];
            parameter.type = type.type;
            if (!type.type.valid())
                refuse(callable, DiagKind::AnnotationUnknown, parameter.place, type.words);
            else if (const auto why = parameter_refusal(types_, type.type, is_kernel))
                refuse(callable, *why, parameter.place, types_.display(type.type));
            if (parts.size() > 2) parameter.default_value = value_of(parts[2]);
            made.push_back(parameter);
        }
        if (given.size() != written.size())
            refuse(callable, DiagKind::ParameterKind, callable.place(), strings_.text(callable.name));
        callable.first_param = static_cast<uint32_t>(program_.parameters.size());
        callable.param_count = static_cast<uint32_t>(made.size());
        program_.parameters.insert(program_.parameters.end(), made.begin(), made.end());
    }

    void add_result(Callable& callable, const Json& described) {
        if (described.is(Json::Kind::Null)) return;
        const Described& type = types_by_number_[index(described, types_by_number_.size())];
        callable.result_annotated = true;
        callable.result = type.type;
        const Place place = callable.place();
        if (!type.type.valid())
            refuse(callable, DiagKind::AnnotationUnknown, place, type.words);
        else if (const auto why = parameter_refusal(types_, type.type, false))
            refuse(callable, *why, place, types_.display(type.type));
    }

    // `statics`: values that stand in Warp's tree in place of calls, by their extents. `static_texts`: what
    // is hashed, in its order.
    void add_statics(Callable& callable, const Json& described) {
        program_.set_statics(callable, {});
        const auto given = items(member(described, "statics"));
        const auto texts = items(member(described, "static_texts"));
        if (texts.empty()) return;
        std::map<Extent, const Json*> by_extent;
        for (const Json& each : given) {
            const auto parts = items(each, 5);
            Extent extent{};
            for (size_t i = 0; i < 4; ++i) extent[i] = index(parts[i], UINT32_MAX);
            extent[0] += callable.source.first_line - 1;
            extent[2] += callable.source.first_line - 1;
            by_extent.emplace(extent, &parts[4]);
        }
        std::vector<std::pair<size_t, StaticValue>> found;
        find_statics(callable, callable.def, by_extent, texts, found);
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<StaticValue> statics;
        std::vector<bool> is_used(texts.size());
        for (const auto& [order, known] : found) {
            statics.push_back(known);
            is_used[order] = true;
        }
        program_.set_statics(callable, statics);
        for (size_t i = 0; i < texts.size(); ++i) {
            if (!is_used[i])
                refuse(callable, DiagKind::StaticExpression, callable.place(),
                       "its text stands nowhere in the function as Warp reads it");
        }
    }

    void find_statics(Callable& callable, NodeId id, const std::map<Extent, const Json*>& by_extent,
                      std::span<const Json> texts, std::vector<std::pair<size_t, StaticValue>>& found) {
        const syntax::Tree& tree = *callable.tree;
        if (!id.valid()) return;
        if (tree[id].kind == Kind::Call) {
            const Position begin = tree.position(tree[id].span.begin), end = tree.position(tree[id].span.end);
            const auto known = by_extent.find({begin.line, begin.column, end.line, end.column});
            if (known != by_extent.end()) return add_static(callable, id, *known->second, texts, found);
        }
        for (const NodeId part : tree.children(id)) find_statics(callable, part, by_extent, texts, found);
    }

    void add_static(Callable& callable, NodeId call, const Json& described, std::span<const Json> texts,
                    std::vector<std::pair<size_t, StaticValue>>& found) {
        const syntax::Tree& tree = *callable.tree;
        const auto cannot = [&](std::string_view why) {
            refuse(callable, DiagKind::StaticExpression, tree.place(call), why);
        };
        const auto args = tree.field(call, field::Call::args);
        if (args.size() != 1) return cannot("it needs one argument by position");
        const std::string written = static_text(callable, args[0]);
        const auto same_text = [&](const Json& each) { return text(items(each, 2)[0]) == written; };
        const auto at = std::find_if(texts.begin(), texts.end(), same_text);
        if (at == texts.end()) return cannot("Warp reads another text");
        const Value value = value_of(described);
        if (value.kind == ValueKind::Unknown) return cannot(strings_.text(value.text));
        if (value.kind != ValueKind::Function && !is_constant(program_, value))
            return cannot("its value is none that a kernel can hold");
        if (!same_json(described, items(*at, 2)[1]))
            return cannot("the same text has another value elsewhere in this function");
        found.emplace_back(static_cast<size_t>(at - texts.begin()),
                           StaticValue{call, value, strings_.intern(written)});
    }

    bool same_json(const Json& a, const Json& b) const {
        if (a.kind != b.kind || a.text != b.text || a.count != b.count) return false;
        const auto x = document_.children(a), y = document_.children(b);
        for (size_t i = 0; i < a.count; ++i) {
            if (!same_json(x[i], y[i])) return false;
        }
        return true;
    }

    void add_function(const Json& described) {
        Function function;
        fill(function, described, false);
        function.native_name = name(member(described, "native_name"));
        function.generic = flag(member(described, "generic"));
        function.from_template = flag(member(described, "from_template"));
        const std::string_view hint = text(member(described, "inline"));
        function.inline_hint = hint == "noinline"      ? Inline::Never
                               : hint == "forceinline" ? Inline::Always
                                                       : Inline::Default;
        const auto snippets = items(member(described, "snippets"), 3);
        StringId* const parts[] = {&function.native.forward, &function.native.adjoint,
                                   &function.native.replay};
        for (size_t i = 0; i < 3; ++i) {
            if (snippets[i].is(Json::Kind::String)) *parts[i] = name(snippets[i]);
        }
        if (function.is_native())
            function.native.has_annotated_result =
                reads_native_result(*function.tree, function.def, strings_);
        const std::string_view role = text(member(described, "role"));
        function.role = role == "gradient" ? Role::Gradient : role == "replay" ? Role::Replay : Role::Called;
        if (function.role == Role::Gradient)
            function.primal_count = index(member(described, "primal"), function.param_count + 1u);
        program_.functions.push_back(std::move(function));
    }

    void link_companions(const Json& described) {
        const auto all = items(described);
        for (size_t i = 0; i < all.size(); ++i) {
            for (const std::string_view which : {"gradient", "replay"}) {
                const Json& companion = member(all[i], which);
                if (companion.is(Json::Kind::Null)) continue;
                const FunctionId id{index(companion, program_.functions.size())};
                (which == "gradient" ? program_.functions[i].gradient : program_.functions[i].replay) = id;
            }
        }
    }

    void add_set(const Json& described) {
        const auto parts = items(described, 2);
        std::vector<FunctionId> overloads;
        for (const Json& each : items(parts[1]))
            overloads.push_back({index(each, program_.functions.size())});
        if (overloads.empty()) throw Malformed{"a function without overloads"};
        program_.set_heads.push_back({index(parts[0], program_.functions.size())});
        program_.function_sets.push_back(std::move(overloads));
        program_.set_changed_at.push_back(0);
    }

    std::vector<Option> options(const Json& described) {
        std::vector<Option> out;
        for (const Json& each : items(described)) {
            const auto parts = items(each, 2);
            out.push_back({name(parts[0]), std::string(text(parts[1]))});
        }
        return out;
    }

    void add_module(const Json& described) {
        WarpModule module;
        module.name = text(member(described, "name"));
        module.options = options(member(described, "options"));
        module.max_unroll = index(member(described, "max_unroll"), UINT32_MAX);
        module.block_dim = index(member(described, "block_dim"), 1u << 20);
        module.enable_backward = flag(member(described, "enable_backward"));
        module.default_grid_stride = flag(member(described, "default_grid_stride"));
        module.strip_hash = flag(member(described, "strip_hash"));
        module.lineinfo = flag(member(described, "lineinfo"));
        module.debug = flag(member(described, "debug"));
        module.line_directives = flag(member(described, "line_directives"));
        for (const Json& each : items(member(described, "kernels"))) {
            module.kernels.push_back({static_cast<uint32_t>(program_.kernels.size())});
            add_kernel(each);
        }
        if (program_.kernels.empty()) throw Malformed{"it has no kernel"};
        program_.target = program_.scopes[program_.kernels[0].scope.index].file;
        if (const Json& odd = member(described, "refused"); odd.is(Json::Kind::String))
            module.unsupported = {DiagKind::ModuleOptionUnsupported, program_.kernels[0].place(),
                                  std::string(odd.text), true};
        program_.modules.push_back(std::move(module));
        check_references();
    }

    void add_kernel(const Json& described) {
        Kernel kernel;
        fill(kernel, described, true);
        kernel.hashed_options = options(member(described, "options"));
        KernelOptions& chosen = kernel.options;
        const Json& shape = member(described, "shape");
        chosen.enable_backward = flag(member(shape, "enable_backward"));
        chosen.grid_stride = flag(member(shape, "grid_stride"));
        chosen.launch_bounds = text(member(shape, "launch_bounds"));
        chosen.cluster_dim = static_cast<int>(number(member(shape, "cluster_dim"), 1u << 10));
        chosen.max_registers = static_cast<int>(number(member(shape, "max_registers"), 1u << 30));
        chosen.smem_spilling = flag(member(shape, "smem_spilling"));
        if (flag(member(shape, "external")))
            refuse(kernel, DiagKind::EntryPoint, kernel.place(), strings_.text(kernel.name));
        if (kernel.result_annotated)
            refuse(kernel, DiagKind::KernelReturns, kernel.place(), strings_.text(kernel.name));
        kernel.module = static_cast<uint32_t>(program_.modules.size());
        program_.kernels.push_back(std::move(kernel));
    }

    // Values name functions by the number of their set before the sets are there.
    void check_references() const {
        const auto check = [&](const Value& value) {
            if (value.kind == ValueKind::Function && value.id >= program_.function_sets.size())
                throw Malformed{"a function that is not described"};
        };
        for (uint32_t i = 0; i < program_.scope_count; ++i) {
            for (const Binding& binding : program_.scopes[i].bindings) check(binding.value);
        }
        for (const Binding& binding : program_.warp_names.bindings) check(binding.value);
        for (const StaticValue& known : program_.statics) check(known.value);
        for (const Parameter& parameter : program_.parameters) check(parameter.default_value);
    }

    const JsonDocument& document_;
    Sources& sources_;
    Strings& strings_;
    types::Types& types_;
    Program& program_;
    std::vector<Described> types_by_number_;
    std::vector<ScopeId> scopes_;
    std::vector<uint32_t> files_of_scopes_;
};

}  // namespace

Result<void> declare(std::string_view snapshot, Sources& sources, Strings& strings, types::Types& types,
                     Program& program) {
    JsonDocument document;
    if (const auto parsed = document.parse(snapshot); !parsed) return parsed.failure().at("the snapshot");
    try {
        Declaration(document, sources, strings, types, program).run();
    } catch (const Malformed& malformed) {
        return Error::usage("the snapshot: " + malformed.what);
    }
    return {};
}

}  // namespace weft::module
