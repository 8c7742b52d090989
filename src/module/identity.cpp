#include "module/identity.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "base/builtin_names.h"
#include "base/hex.h"
#include "builtins/behaviour.h"
#include "builtins/builtins.h"
#include "module/constant_bytes.h"
#include "module/equal_kernels.h"
#include "module/module_hash.h"
#include "module/warp_namespace.h"
#include "syntax/tree.h"

namespace weft::module {
namespace {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

// Warp hashes callees by recursion; Python gives up at about this depth.
constexpr unsigned max_call_depth = 400;

// Attributes of Warp's function objects.
// clang-format off
constexpr std::string_view function_attributes[] = {
    "add_overload", "adj", "adj_native_snippet", "adjoint_uses_template_args", "build", "call_builtin",
    "custom_grad_func", "custom_replay_func", "defaults", "dispatch_func", "doc", "export", "export_func",
    "func", "generic", "generic_parent", "get_builtin", "get_overload", "group", "hidden",
    "initializer_list_func", "inline_hint", "input_types", "is_builtin", "is_differentiable", "is_simple",
    "key", "lto_dispatch_func", "mangle", "mangled_name", "module", "namespace", "native_func",
    "native_snippet", "overloads", "replay_snippet", "require_original_output_arg", "signature",
    "skip_replay", "template_scalar_default", "template_scalar_param", "user_overloads", "user_templates",
    "value_func", "value_type", "variadic"};
// clang-format on

bool is_function_attribute(std::string_view name) {
    return std::find(std::begin(function_attributes), std::end(function_attributes), name) !=
           std::end(function_attributes);
}

std::string_view as_text(std::span<const uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

// Hashes one module's kernels. Follows Warp's order of everything, because the order is hashed.
class Hasher {
  public:
    Hasher(Identities& state, Program& program, types::Types& types, const Strings& strings)
        : s_(state), program_(program), types_(types), strings_(strings) {
        s_.states_.assign(program.function_sets.size(), {});
        s_.constants_.clear();
        s_.types_.clear();
        s_.functions_.clear();
    }

    void kernel(const Kernel& kernel, const WarpModule& module, KernelIdentity& out) {
        Sha256 sha;
        latest_ = 0;
        content(kernel, sha, &out.dims);
        out.digest = sha.digest();
        if (module.unique && latest_ > kernel.made_at) {
            refuse(DiagKind::ModuleUniqueLate, kernel.place(), strings_.text(kernel.name));
        }
        if (module.hashed_by.source.valid() && latest_ > module.declared_at)
            refuse(DiagKind::ModuleLaunch, module.hashed_by, "wp.launch");
    }

    // All that makes the kernel what it is.
    void content(const Kernel& kernel, Sha256& sha, unsigned* dims) {
        sha.update(strings_.text(kernel.key));
        for (const Option& option : kernel.hashed_options) {
            sha.update(strings_.text(option.name));
            sha.update(":");
            sha.update(option.text);
        }
        sha.update(as_text(adjoint(kernel, dims)));
    }

  private:
    // ---- hashing ----

    // What Warp calls an adjoint: one function with all that its text refers to.
    Sha256::Digest adjoint(const Callable& callable, unsigned* dims) {
        Sha256 sha;
        sha.update(callable.source.text);
        for (const Parameter& parameter : program_.params(callable)) {
            argument(sha, strings_.text(parameter.name), parameter.type);
        }
        if (callable.result_annotated) argument(sha, "return", callable.result);

        const size_t first_constant = s_.constants_.size();
        const size_t first_type = s_.types_.size();
        const size_t first_function = s_.functions_.size();
        scan(callable, first_constant, first_type, first_function, dims);
        for (size_t i = first_constant; i < s_.constants_.size(); ++i) {
            sha.update(s_.constants_[i].name);
            const std::string_view bytes = constant_bytes(program_, types_, s_.constants_[i].value, bytes_);
            if (bytes.empty())
                refuse(DiagKind::InvalidConstant, s_.constants_[i].place, "`" + s_.constants_[i].name + "`");
            sha.update(bytes);
        }
        hash_statics(sha, callable);
        for (size_t i = first_type; i < s_.types_.size(); ++i) sha.update(types_.code(s_.types_[i].type));
        for (size_t i = first_function; i < s_.functions_.size(); ++i) {
            const auto [set, builtin] = s_.functions_[i];
            if (builtin.valid())
                sha.update(as_text(builtin_digest(builtin)));
            else if (const Sha256::Digest* digest = function(set))
                sha.update(as_text(*digest));
        }
        s_.constants_.resize(first_constant);
        s_.types_.resize(first_type);
        s_.functions_.resize(first_function);
        return sha.digest();
    }

    Sha256::Digest builtin_digest(StringId name) const {
        const builtins::HashedBuiltin* const known = builtins::hashed(name);
        const auto rows = builtins::rows_of(name);
        Sha256 sha;
        sha.update("builtin");
        sha.update(strings_.text(name));
        sha.update(known != nullptr ? known->native : rows.empty() ? std::string_view{} : rows[0].native);
        if (known != nullptr) sha.update(known->overloads);
        return sha.digest();
    }

    // An expression that occurs again is hashed once, where it was first, with what it gave last.
    void hash_statics(Sha256& sha, const Callable& callable) {
        const auto statics = program_.statics_of(callable);
        std::unordered_map<uint32_t, size_t> last;  // by StringId
        for (size_t i = 0; i < statics.size(); ++i) {
            if (!statics[i].is_late()) last[statics[i].text.index] = i;
        }
        for (const StaticValue& known : statics) {
            const auto found = last.find(known.text.index);
            if (known.is_late() || found == last.end()) continue;
            hash_static(sha, callable, statics[found->second]);
            last.erase(found);
        }
        // Of late ones every evaluation counts.
        if (!callable.has_late_statics) return;
        for (size_t i = 0; i < program_.late_statics.size(); ++i) {
            const LateStatic late = program_.late_statics[i];
            if (owner_of(late) == &callable) hash_static(sha, callable, late.known);
        }
    }

    const Callable* owner_of(const LateStatic& late) const {
        if (late.is_kernel) return &program_.kernels[late.callable];
        return &program_.functions[late.callable];
    }

    void hash_static(Sha256& sha, const Callable& callable, const StaticValue& known) {
        sha.update(strings_.text(known.text));
        if (known.value.kind == ValueKind::Function) {
            if (const Sha256::Digest* digest = function({known.value.id})) sha.update(as_text(*digest));
            return;
        }
        if (known.value.kind == ValueKind::Builtin)
            return sha.update(as_text(builtin_digest(known.value.text)));
        const std::string_view bytes = constant_bytes(program_, types_, known.value, bytes_);
        if (bytes.empty()) refuse(DiagKind::InvalidConstant, callable.tree->place(known.call), "wp.static");
        sha.update(bytes);
    }

    void argument(Sha256& sha, std::string_view name, types::TypeId id) {
        sha.update(name);
        sha.update(":");
        annotation_code(sha, id);
        const types::Type& type = types_[id];
        const types::Type& element = types::is_any_array(type) ? types_[type.element] : type;
        if (element.kind == types::Kind::Struct) sha.update(as_text(types_[element.structure].hash));
    }

    // The code of an annotated tuple differs from that of a tuple value.
    void annotation_code(Sha256& sha, types::TypeId id) {
        if (types_[id].kind != types::Kind::Tuple) return sha.update(types_.code(id));
        const auto parts = types_.elements(id);
        sha.update("tpl");
        sha.update(std::to_string(parts.size()));
        for (const types::TypeId part : parts) annotation_code(sha, part);
    }

    // Null for a function that is being hashed further up: it calls itself or an overload of itself.
    const Sha256::Digest* function(FunctionSetId id) {
        const size_t slot = id.index;
        latest_ = std::max(latest_, program_.set_changed_at[slot]);
        if (s_.states_[slot].progress == Identities::FunctionState::Busy) return nullptr;
        if (s_.states_[slot].progress == Identities::FunctionState::New) {
            if (++depth_ > max_call_depth) {
                const Function& head = program_.functions[program_.set_heads[slot].index];
                refuse(DiagKind::NestingTooDeep, head.place());
            }
            const uint32_t latest_before = latest_;
            latest_ = 0;
            s_.states_[slot].progress = Identities::FunctionState::Busy;
            s_.states_[slot].digest = function_digest(id);
            s_.states_[slot].progress = Identities::FunctionState::Done;
            s_.states_[slot].latest = latest_;
            latest_ = latest_before;
            --depth_;
        }
        latest_ = std::max(latest_, s_.states_[slot].latest);
        return &s_.states_[slot].digest;
    }

    Sha256::Digest function_digest(FunctionSetId id) {
        std::vector<std::pair<std::string, FunctionId>> overloads;
        for (const FunctionId overload : program_.function_sets[id.index]) {
            const Function& function = program_.functions[overload.index];
            if (function.from_template) continue;
            if (function.unsupported) throw Refused{function.unsupported.diag()};
            overloads.emplace_back(signature(function), overload);
        }
        std::sort(overloads.begin(), overloads.end());
        Sha256 sha;
        sha.update(strings_.text(program_.functions[program_.set_heads[id.index].index].key));
        for (const auto& [codes, overload] : overloads) {
            const Function& function = program_.functions[overload.index];
            sha.update(as_text(adjoint(function, nullptr)));
            for (const FunctionId companion : {function.gradient, function.replay}) {
                if (companion.valid())
                    sha.update(as_text(adjoint(program_.functions[companion.index], nullptr)));
            }
            for (const StringId code :
                 {function.native.replay, function.native.forward, function.native.adjoint}) {
                if (code.valid()) sha.update(strings_.text(code));
            }
            switch (function.inline_hint) {
                case Inline::Default:
                    break;
                case Inline::Never:
                    sha.update("noinline");
                    break;
                case Inline::Always:
                    sha.update("forceinline");
                    break;
            }
        }
        return sha.digest();
    }

    std::string signature(const Function& function) {
        std::string text;
        for (const Parameter& parameter : program_.params(function)) {
            if (!text.empty()) text += '_';
            text += types_.code(parameter.type);
        }
        return text;
    }

    // ---- the walk that finds references ----

    struct Resolved {
        Value value;           // Missing: nothing by that name
        bool is_warp = false;  // the path ended at the warp package: its last part may name a builtin
    };

    void scan(const Callable& callable, size_t first_constant, size_t first_type, size_t first_function,
              unsigned* dims) {
        callable_ = &callable;
        tree_ = callable.tree;
        begin_scan(callable);
        find_nodes(callable);
        tid_aliases_.clear();
        if (calls_local_name()) find_tid_aliases();
        unsigned widest = 1;
        size_t next_callee = 0;
        for (const NodeId node : s_.order_) {
            switch ((*tree_)[node].kind) {
                case Kind::Name:
                    name(node, first_constant);
                    break;
                case Kind::Attribute:
                    if (next_callee < s_.callees_.size() && s_.callees_[next_callee] == node) {
                        ++next_callee;
                    } else {
                        attribute_path(node, first_constant);
                    }
                    break;
                case Kind::Call:
                    widest = std::max(widest, call(node, first_type, first_function));
                    break;
                case Kind::Assign:
                    assign(node, first_function);
                    break;
                default:
                    break;
            }
        }
        if (dims != nullptr) *dims = widest;
    }

    void begin_scan(const Callable& callable) {
        ++s_.scan_;
        if (s_.marks_.size() < strings_.size()) s_.marks_.resize(strings_.size());
        for (const Parameter& parameter : program_.params(callable))
            s_.marks_[parameter.name.index].param = s_.scan_;
        for (uint32_t i = 0; i < callable.symbol_count; ++i)
            s_.marks_[program_.symbols[callable.first_symbol + i].index].param = s_.scan_;
        s_.roots_.clear();
        s_.order_.clear();
        s_.callees_.clear();
        s_.assigned_calls_.clear();
        dims_.clear();
        names_.clear();
        type_keys_.clear();
        function_keys_.clear();
    }

    bool is_used_up(const Callable& callable, NodeId node) const {
        const StaticValue* known = program_.static_of(callable, node);
        return known != nullptr && !known->is_late();
    }

    void find_nodes(const Callable& callable) {
        const syntax::Tree& tree = *tree_;
        const uint32_t scan = s_.scan_;
        const bool has_statics = callable.static_count != 0;
        Identities::NameMarks* const marks = s_.marks_.data();
        NodeId* const nodes = s_.nodes_.overwrite(tree.size() + 1u);
        NodeId* const order = s_.order_.overwrite(tree.size());
        NodeId *last = nodes, *found = order;
        *last++ = callable.def;
        for (const NodeId* next = nodes; next != last; ++next) {
            for (const NodeId child : tree.children(*next)) {
                // What is inside of wp.static() was used up when it was evaluated.
                if (!child.valid() || (has_statics && is_used_up(callable, child))) continue;
                const syntax::Node& node = tree[child];
                if (node.kind == Kind::Name) {
                    uint32_t& seen = marks[node.text.index].seen;
                    if (seen != scan) *found++ = child;
                    seen = scan;
                    continue;
                }
                if (node.kind == Kind::Assign) assigned(child);
                if (node.kind == Kind::Attribute || node.kind == Kind::Call || node.kind == Kind::Assign)
                    *found++ = child;
                if (syntax::field_counts[static_cast<size_t>(node.kind)] != 0) *last++ = child;
            }
        }
        s_.nodes_.clear();
        s_.order_.shrink(static_cast<size_t>(found - order));
    }

    bool is_local(StringId name) const { return s_.marks_[name.index].local == s_.scan_; }

    // Marks the names that `=` binds, and remembers a call on its right.
    void assigned(NodeId node) {
        const auto targets = tree_->field(node, field::Assign::targets);
        for (const NodeId target : targets) mark_targets(target);
        const NodeId value = tree_->child(node, field::Assign::value);
        if ((*tree_)[value].kind != Kind::Call) return;
        const bool unpacks = (*tree_)[targets[0]].kind == Kind::Tuple;
        const size_t arity = unpacks ? tree_->field(targets[0], field::Tuple::elts).size() : 1;
        s_.assigned_calls_.push_back({value, static_cast<unsigned>(arity)});
    }

    // Is a name that `=` binds called in an assignment?
    bool calls_local_name() const {
        return std::any_of(s_.assigned_calls_.begin(), s_.assigned_calls_.end(), [&](const auto& assigned) {
            const NodeId callee = tree_->child(assigned.call, field::Call::func);
            return (*tree_)[callee].kind == Kind::Name && is_local((*tree_)[callee].text);
        });
    }

    void mark_targets(NodeId target) {
        const Kind kind = (*tree_)[target].kind;
        if (kind == Kind::Name) {
            s_.marks_[(*tree_)[target].text.index].local = s_.scan_;
        } else if (kind == Kind::Tuple || kind == Kind::List) {
            for (const NodeId part : tree_->children(target)) mark_targets(part);
        }
    }

    void name(NodeId node, size_t first_constant) {
        const StringId id = (*tree_)[node].text;
        if (is_local(id)) return;
        const Value value = external(id);
        if (is_hashed(node, value)) add_constant(std::string(strings_.text(id)), value, node, first_constant);
    }

    void attribute_path(NodeId node, size_t first_constant) {
        const Resolved resolved = resolve(node);
        if (!is_hashed(node, resolved.value)) return;
        std::string dotted;
        for (const StringId part : s_.path_) {
            if (!dotted.empty()) dotted += '.';
            dotted += strings_.text(part);
        }
        add_constant(std::move(dotted), resolved.value, node, first_constant);
    }

    void add_constant(std::string name, const Value& value, NodeId node, size_t first) {
        const auto at = [&](size_t i) -> const std::string& { return s_.constants_[first + i].name; };
        if (value.kind == ValueKind::Composite) latest_ = std::max(latest_, program_.components_set_at);
        if (is_known(names_, s_.constants_.size() - first, name, at)) return;
        s_.constants_.push_back({std::move(name), value, tree_->place(node)});
    }

    // The dimensions a call of wp.tid() asks for, 0 for other calls.
    unsigned call(NodeId node, size_t first_type, size_t first_function) {
        const NodeId callee = tree_->child(node, field::Call::func);
        const bool is_name = (*tree_)[callee].kind == Kind::Name;
        if (is_name && is_local((*tree_)[callee].text)) {
            const auto found = std::find(tid_aliases_.begin(), tid_aliases_.end(), (*tree_)[callee].text);
            return found == tid_aliases_.end() ? 0 : assigned_dims(node);
        }
        if (!is_name && (*tree_)[callee].kind != Kind::Attribute) return 0;
        const Resolved resolved = resolve(callee);
        if (!is_name && !is_constant(program_, resolved.value)) s_.callees_.push_back(callee);
        if (is_tid(resolved)) return assigned_dims(node);
        add_builtin(resolved, first_function);
        switch (resolved.value.kind) {
            case ValueKind::Function:
                add_function({resolved.value.id}, first_function);
                handed_functions(node, {resolved.value.id}, first_function);
                break;
            case ValueKind::Struct:
                add_type(resolved.value, first_type);
                break;
            case ValueKind::Type: {
                const types::Type& type = types_[resolved.value.type];
                if (type.kind == types::Kind::Scalar || types::is_composite(type)) {
                    add_type(resolved.value, first_type);
                }
                break;
            }
            case ValueKind::Unknown:
                refuse_unknown(callee, resolved.value);
                break;
            default:
                break;
        }
        return 0;
    }

    // Functions that a call hands to wp.Function parameters, in the order of these.
    void handed_functions(NodeId call, FunctionSetId set, size_t first_function) {
        const std::vector<FunctionId>& overloads = program_.function_sets[set.index];
        const auto takes_function = [&](const Parameter& each) {  // no type: an annotation that is unknown
            return each.type.valid() && types_[each.type].kind == types::Kind::FunctionValue;
        };
        const auto takes_functions = [&](FunctionId id) {
            const auto params = program_.params(program_.functions[id.index]);
            return std::any_of(params.begin(), params.end(), takes_function);
        };
        if (std::none_of(overloads.begin(), overloads.end(), takes_functions)) return;
        const auto args = tree_->field(call, field::Call::args);
        const auto keywords = tree_->field(call, field::Call::keywords);
        const bool unpacks = std::any_of(args.begin(), args.end(),
                                         [&](NodeId arg) { return (*tree_)[arg].kind == Kind::Starred; });
        if (overloads.size() != 1 || unpacks)
            refuse(
                DiagKind::UnsupportedFeature, tree_->place(call),
                "an overloaded function with `wp.Function` parameters, or one whose arguments are unpacked");
        const auto params = program_.params(program_.functions[overloads[0].index]);
        for (size_t i = 0; i < params.size(); ++i) {
            if (!takes_function(params[i])) continue;
            NodeId given = i < args.size() ? args[i] : NodeId{};
            for (const NodeId keyword : keywords) {
                if ((*tree_)[keyword].text == params[i].name)
                    given = tree_->child(keyword, field::Keyword::value);
            }
            Value target = params[i].default_value;
            if (given.valid()) {
                const Kind kind = (*tree_)[given].kind;
                if (kind != Kind::Name && kind != Kind::Attribute)
                    refuse(DiagKind::UnsupportedFeature, tree_->place(given),
                           "a `wp.Function` argument that is no name");
                target = resolve(given).value;
            }
            if (target.kind == ValueKind::Unknown) refuse_unknown(given.valid() ? given : call, target);
            if (target.kind == ValueKind::Function) add_function({target.id}, first_function);
            if (target.kind == ValueKind::Builtin) add_reference({{}, target.text}, first_function);
        }
    }

    unsigned assigned_dims(NodeId call) {
        const auto& calls = s_.assigned_calls_;
        if (calls.size() < few) {
            const auto same = [&](const auto& assigned) { return assigned.call == call; };
            const auto found = std::find_if(calls.begin(), calls.end(), same);
            return found == calls.end() ? 0 : found->dims;
        }
        if (dims_.empty()) {
            for (const auto& assigned : calls) dims_.emplace(assigned.call.index, assigned.dims);
        }
        const auto found = dims_.find(call.index);
        return found == dims_.end() ? 0 : found->second;
    }

    // Whether a key is among the `count` that at() gives, since the scan began. Few are compared one by one,
    // many are found by their hash.
    template <class Set, class Key, class At>
    static bool is_known(Set& keys, size_t count, const Key& key, const At& at) {
        if (count < few) {
            for (size_t i = 0; i < count; ++i) {
                if (at(i) == key) return true;
            }
            return false;
        }
        if (keys.empty()) {
            for (size_t i = 0; i < count; ++i) keys.insert(at(i));
        }
        return !keys.insert(key).second;
    }

    // A class is hashed once per class object: wp.vec3 and a vector type made by a factory are two.
    void add_type(const Value& value, size_t first) {
        const auto key = [](const Value& type) { return uint64_t{type.type.index} << 32 | type.id; };
        const auto at = [&](size_t i) { return key(s_.types_[first + i]); };
        if (!is_known(type_keys_, s_.types_.size() - first, key(value), at)) s_.types_.push_back(value);
    }

    void add_function(FunctionSetId id, size_t first) { add_reference({id, {}}, first); }

    void add_builtin(const Resolved& resolved, size_t first) {
        StringId name;
        if (resolved.value.kind == ValueKind::Builtin) name = resolved.value.text;
        if (resolved.is_warp) name = s_.path_.back();
        if (name.valid() && builtins::hashed(name) != nullptr) add_reference({{}, name}, first);
    }

    void add_reference(const Identities::FunctionReference& made, size_t first) {
        constexpr uint32_t of_warp = 1u << 31;
        const auto key = [](const Identities::FunctionReference& each) {
            return each.builtin.valid() ? of_warp | each.builtin.index : each.set.index;
        };
        const auto at = [&](size_t i) { return key(s_.functions_[first + i]); };
        if (!is_known(function_keys_, s_.functions_.size() - first, key(made), at))
            s_.functions_.push_back(made);
    }

    // A function bound to a local name is called through that name, so the binding counts as a reference.
    void assign(NodeId node, size_t first_function) {
        const NodeId value = tree_->child(node, field::Assign::value);
        if ((*tree_)[value].kind == Kind::Tuple) {
            for (const NodeId part : tree_->children(value)) bound_function(part, first_function);
        } else {
            bound_function(value, first_function);
        }
    }

    void bound_function(NodeId node, size_t first_function) {
        const Kind kind = (*tree_)[node].kind;
        if (kind != Kind::Name && kind != Kind::Attribute) return;
        const Resolved resolved = resolve(node);
        if (resolved.value.kind == ValueKind::Function)
            add_function({resolved.value.id}, first_function);
        else
            add_builtin(resolved, first_function);
    }

    // ---- names ----

    Value external(StringId name) {
        const module::Binding* binding = program_.visible(callable_->scope, name);
        if (binding == nullptr || binding->value.kind == ValueKind::Missing) return {};
        latest_ = std::max(latest_, binding->bound_at);
        return settled(program_, binding->value);
    }

    // What a path may start from: globals, then attributes of warp, then Python's builtins.
    Value root_value(StringId name) {
        Identities::NameMarks& marks = s_.marks_[name.index];
        if (marks.root == s_.scan_) return s_.roots_[marks.root_index];
        Value value = external(name);
        if (is_nothing(value)) value = warp_attribute(strings_, types_, name);
        if (is_nothing(value)) value = python_builtin(strings_, name);
        if (is_nothing(value)) value = {};
        marks.root = s_.scan_;
        marks.root_index = static_cast<uint32_t>(s_.roots_.size());
        s_.roots_.push_back(value);
        return value;
    }

    // `a.b.c` from a name. Leaves the parts in path_.
    Resolved resolve(NodeId node) {
        s_.path_.clear();
        NodeId root = node;
        for (; (*tree_)[root].kind == Kind::Attribute; root = tree_->child(root, field::Attribute::value)) {
            s_.path_.push_back((*tree_)[root].text);
        }
        if ((*tree_)[root].kind != Kind::Name) return {};
        s_.path_.push_back((*tree_)[root].text);
        std::reverse(s_.path_.begin(), s_.path_.end());
        if (s_.marks_[s_.path_[0].index].param == s_.scan_) return {};

        Value value = root_value(s_.path_[0]);
        if (value.kind == ValueKind::Missing) return {};
        for (size_t i = 1; i < s_.path_.size(); ++i) {
            const Value next = attribute_of(value, s_.path_[i]);
            latest_ = std::max(latest_, attribute_bound_at(program_, value, s_.path_[i]));
            if (next.kind != ValueKind::Missing) {
                value = next;
            } else if (i + 1 < s_.path_.size()) {
                return {};
            } else {
                return {value, is_warp(value)};
            }
        }
        return {value, is_warp(value)};
    }

    // A local name may share its text with a function: of `sub.x` Warp asks its own function `sub` for an
    // `x`, finds none and goes on.
    Value attribute_of(const Value& base, StringId name) {
        if (is_warp(base) && program_.warp_names.bindings.empty()) {  // most paths: the shortest way
            if (const WarpRow* row = warp_row(WarpSpace::Warp, name, strings_))
                return value_of(*row, name, types_);
        }
        const Value value = attribute(std::as_const(program_), types_, base, name);
        if (value.kind != ValueKind::Unknown || strings_.text(name).starts_with('_')) return value;
        switch (base.kind) {
            case ValueKind::Module:
                // `np.exp`: Warp takes its own builtin of that name. No number in NumPy is called like one.
                if (base.id != static_cast<uint32_t>(ModuleKind::Numpy) || !names::is_builtin(name))
                    return value;
                return make_value(ValueKind::Builtin, name);
            case ValueKind::Function:
            case ValueKind::Builtin:
                return is_function_attribute(strings_.text(name)) ? value : Value{};
            case ValueKind::PyBuiltin:
            case ValueKind::PyFunction:
                return {};
            default:
                return value;
        }
    }

    static bool is_nothing(const Value& value) {
        return value.kind == ValueKind::Missing || value.kind == ValueKind::None;
    }
    static bool is_warp(const Value& value) {
        return value.kind == ValueKind::Module && value.id == static_cast<uint32_t>(ModuleKind::Warp);
    }

    static bool is_thread(StringId name) {
        return names::is_builtin(name) && builtins::behaviour(name).effect == builtins::Effect::Thread;
    }
    bool is_tid(const Resolved& resolved) const {
        if (resolved.value.kind == ValueKind::Builtin) return is_thread(resolved.value.text);
        return resolved.is_warp && is_thread(s_.path_.back());
    }

    bool is_hashed(NodeId node, const Value& value) {
        if (value.kind == ValueKind::Unknown) refuse_unknown(node, value);
        return is_constant(program_, value);
    }

    [[noreturn]] void refuse_unknown(NodeId node, const Value& value) {
        const Span span = (*tree_)[node].span;
        const std::string_view text = tree_->source().substr(span.begin, span.size());
        refuse(DiagKind::UnevaluatedName, tree_->place(node), text,
               value.text.valid() ? strings_.text(value.text) : std::string_view("it is not static"));
    }

    // ---- local names for wp.tid ----

    struct Binding {
        StringId name;
        NodeId value;
    };

    void pair_up(NodeId target, NodeId value, std::vector<Binding>& out) {
        const auto is_list = [&](NodeId node) {
            return (*tree_)[node].kind == Kind::Tuple || (*tree_)[node].kind == Kind::List;
        };
        if ((*tree_)[target].kind == Kind::Name) {
            out.push_back({(*tree_)[target].text, value});
        } else if (is_list(target) && is_list(value)) {
            const auto targets = tree_->children(target), values = tree_->children(value);
            for (size_t i = 0; i < std::min(targets.size(), values.size()); ++i)
                pair_up(targets[i], values[i], out);
        }
    }

    // `f = wp.tid; g = f` makes both f and g names of wp.tid.
    void find_tid_aliases() {
        std::vector<Binding> bindings;
        for (const NodeId node : s_.order_) {
            if ((*tree_)[node].kind != Kind::Assign) continue;
            const NodeId value = tree_->child(node, field::Assign::value);
            for (const NodeId target : tree_->field(node, field::Assign::targets))
                pair_up(target, value, bindings);
        }
        const auto is_alias = [&](StringId name) {
            return std::find(tid_aliases_.begin(), tid_aliases_.end(), name) != tid_aliases_.end();
        };
        for (bool changed = true; changed;) {
            changed = false;
            for (const Binding& binding : bindings) {
                if (is_alias(binding.name)) continue;
                const syntax::Node& value = (*tree_)[binding.value];
                const bool via_local = value.kind == Kind::Name && is_local(value.text);
                const bool found = via_local ? is_alias(value.text) : is_tid(resolve(binding.value));
                if (!found) continue;
                tid_aliases_.push_back(binding.name);
                changed = true;
            }
        }
    }

    static constexpr size_t few = 32;
    // Of the scan at hand, where there are many.
    std::unordered_set<std::string> names_;
    std::unordered_set<uint64_t> type_keys_;
    std::unordered_set<uint32_t> function_keys_;
    std::unordered_map<uint32_t, unsigned> dims_;  // of assigned_calls_, by call

    Identities& s_;
    Program& program_;
    const syntax::Tree* tree_ = nullptr;  // of callable_
    types::Types& types_;
    const Strings& strings_;
    const Callable* callable_ = nullptr;
    std::vector<StringId> tid_aliases_;
    std::string bytes_;
    uint32_t latest_ = 0;
    unsigned depth_ = 0;
};

// A unique module is named by its hash when its kernel was declared. A template had no overload then, so Warp
// adds what makes the template itself to the hash of the module without kernels.
void Identities::name_unique_module(Hasher& hasher, const Program& program, const WarpModule& module,
                                    const Strings& strings) {
    unique_name.clear();
    if (!module.unique || module.kernels.empty()) return;
    const KernelId base = program.kernels[module.kernels.front().index].overload_of;
    Sha256::Digest digest =
        module_hash(module.first_options, base.valid() ? std::span<KernelIdentity>{} : kernels,
                    module.first_block_dim, strings);
    if (base.valid()) {
        Sha256 sha;
        sha.update(as_text(digest));
        hasher.content(program.kernels[base.index], sha, nullptr);
        digest = sha.digest();
    }
    unique_name = module.name + "_";
    append_hex(unique_name, std::span(digest).first(4));
}

std::optional<Diag> Identities::identify(Program& program, const WarpModule& module, types::Types& types,
                                         const Strings& strings) {
    try {
        Hasher hasher(*this, program, types, strings);
        kernels.resize(module.kernels.size());
        for (size_t i = 0; i < kernels.size(); ++i) {
            const Kernel& kernel = program.kernels[module.kernels[i].index];
            if (kernel.unsupported) return kernel.unsupported.diag();
            kernels[i].id = module.kernels[i];
            hasher.kernel(kernel, module, kernels[i]);
        }
        digests.clear();
        if (program.live) {
            for (const KernelIdentity& each : kernels) digests.push_back(each.digest);
        }
        name_unique_module(hasher, program, module, strings);
    } catch (const Refused& refused) {
        return refused.diag;
    }
    if (const auto chance = keep_one_of_equals(kernels, program, strings)) return chance;
    for (KernelIdentity& identity : kernels) {
        identity.name = strings.text(program.kernels[identity.id.index].key);
        if (module.strip_hash) continue;
        identity.name += '_';
        append_hex(identity.name, std::span(identity.digest).first(4));
    }
    return std::nullopt;
}

}  // namespace weft::module
