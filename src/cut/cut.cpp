#include "cut/cut.h"

#include <algorithm>

#include "cut/file.h"
#include "cut/same_code.h"
#include "driver/compile.h"
#include "driver/subject.h"
#include "source/render.h"

namespace weft::cut {
namespace {

using syntax::Kind;

constexpr ReasonInfo reason_infos[] = {
#define WEFT_REFUSAL(enumerator, name, unit, text) {name, Unit::unit, text},
#include "cut/refusals.def"
#undef WEFT_REFUSAL
};

// Statements that cannot be followed are left out one by one; a file with more of them is given up.
constexpr unsigned most_left_out = 64;

// A file is compiled many times, so each time may take little; real files stay far below.
constexpr uint32_t most_steps = 200'000, most_insts = 20'000;
constexpr uint64_t most_components = 4096;  // of a vector or matrix

// What a diagnostic says about a file that could not even be evaluated.
Reason reason_of_file(DiagKind kind) {
    const std::string_view construct = info(kind).construct;
    if (kind == DiagKind::SourceTooLarge) return Reason::Unreadable;
    if (construct.starts_with("source.")) return Reason::NotText;
    if (construct.starts_with("syntax.")) return Reason::Syntax;
    return Reason::ModuleLevel;
}

// Something is missing that the file does not hold, rather than not supported.
bool is_about_names(DiagKind kind) {
    return kind == DiagKind::UndefinedName || kind == DiagKind::UnevaluatedName ||
           kind == DiagKind::AnnotationUnknown || kind == DiagKind::ForeignFunctions ||
           kind == DiagKind::ModulePythonError || info(kind).construct == "call.unknown-function";
}

// Whether anything outside of a thread is the same after a body ran.
bool is_idle(const ir::Function& body) {
    using builtins::Effect;
    return std::none_of(body.insts.begin(), body.insts.end(), [](const ir::Inst& inst) {
        if (inst.op == ir::Op::SlotStore || inst.op == ir::Op::SlotAtomic || inst.op == ir::Op::FieldStore)
            return true;
        const builtins::Row* const row = inst.builtin();
        if (row == nullptr) return false;
        const Effect effect = row->effect();
        return effect == Effect::Store || effect == Effect::ArrayStore || effect == Effect::Atomic ||
               effect == Effect::Report || effect == Effect::Arrays ||
               builtins::facts(effect).writes == builtins::Writes::All;
    });
}

// Whoever runs or judges a kernel holds its values: a matrix of 65535 rows and columns has none.
bool has_huge_values(const driver::Subject& subject) {
    const auto is_huge = [&](const ir::Value& value) {
        if (!value.type.valid()) return false;
        const types::Type& type = subject.types[value.type];
        return (type.kind == types::Kind::Vector || type.kind == types::Kind::Matrix) &&
               uint64_t{type.rows} * std::max<uint64_t>(type.cols, 1) > most_components;
    };
    const auto has_any = [&](const ir::Function& body) {
        return std::any_of(body.values.begin(), body.values.end(), is_huge);
    };
    return has_any(subject.kernel.body) ||
           std::any_of(subject.functions.begin(), subject.functions.end(),
                       [&](const lower::LoweredFunction& function) { return has_any(function.body); });
}

bool is_idle(const driver::Subject& subject) {
    return is_idle(subject.kernel.body) &&
           std::all_of(subject.functions.begin(), subject.functions.end(),
                       [](const lower::LoweredFunction& function) { return is_idle(function.body); });
}

}  // namespace

const ReasonInfo& info(Reason reason) {
    return reason_infos[static_cast<size_t>(reason)];
}

class Cutter::Work {
  public:
    void cut(std::string_view text, std::string_view name, Cuts& out, Use use) {
        out_ = &out;
        use_ = use;
        out.kernels.clear();
        out.refusals.clear();
        name_ = name;
        printed_.assign(name).append(".py");
        if (text.size() > driver::max_source_bytes) return refuse(Reason::Unreadable);
        if (const auto diag = file_.parse(text, name))
            return refuse(reason_of_file(diag->kind), {}, diag->kind);
        whole_ = text;
        left_out_.assign(file_.statements().size(), false);
        ties_.clear();
        keys_.clear();
        def_lines_.clear();
        if (!follow()) return;
        list_kernels();
        for (const std::string& key : keys_) cut_kernels(key);
        refuse_what_runs_later();
    }

  private:
    void refuse(Reason reason, std::string kernel = {}, std::optional<DiagKind> kind = {}) {
        out_->refusals.push_back(
            {reason, std::move(kernel), std::string(kind ? info(*kind).construct : std::string_view())});
    }

    void compile(std::string_view text, std::string_view kernel, emit::TargetSet targets, Compiled& out) {
        driver::Options options;
        options.targets = targets;
        options.kernel = kernel;
        options.module_name = name_;
        options.printed_file = printed_;
        options.module_steps = most_steps;
        options.max_insts = most_insts;
        driver::compile(text, options, out);
    }

    // ---- the whole file
    // Leaves out what stands against reading the module level; false: the file is refused.
    bool follow() {
        for (unsigned round = 0; round < most_left_out; ++round) {
            compile(whole_, {}, emit::TargetSet(), original_);
            if (original_.diags().empty()) return true;
            const Diag& diag = original_.diags().front();
            if (diag.kind == DiagKind::FileNoKernels) return find_others(), false;
            // What takes too long may never end, and nothing behind it would be declared.
            const auto at = diag.kind == DiagKind::ModuleBudget
                                ? std::nullopt
                                : file_.statement_in(shown_at(diag.place, original_.sources()).line);
            if (info(diag.kind).construct.starts_with("kernel.") || !at || left_out_[*at]) {
                return give_up(diag.kind), false;
            }
            // Most often it is a name of another file; what hangs on those goes at once.
            Chosen more = round == 0 ? file_.hanging_on_other_files() : Chosen(left_out_.size());
            more[*at] = true;
            leave_out(more, diag.kind);
        }
        return give_up(DiagKind::ModuleBudget), false;
    }

    void leave_out(const Chosen& more, std::optional<DiagKind> kind) {
        for (size_t i = 0; i < more.size(); ++i) {
            if (!more[i] || left_out_[i]) continue;
            left_out_[i] = true;
            for (size_t k = file_.kernels_in(i); k > 0; --k)
                refuse(is_tied(i) ? Reason::OtherFile : Reason::ModuleLevel, "kernel", kind);
        }
        whole_ = file_.without(left_out_);
    }

    // Whether a statement needs another file.
    bool is_tied(size_t statement) {
        if (ties_.size() != left_out_.size()) ties_ = file_.hanging_on_other_files();
        return ties_[statement];
    }

    void give_up(DiagKind kind) {
        size_t kernels = 0;
        for (size_t i = 0; i < left_out_.size(); ++i) kernels += left_out_[i] ? 0 : file_.kernels_in(i);
        for (size_t i = 0; i < kernels; ++i) refuse(Reason::ModuleLevel, "kernel", kind);
        refuse_what_runs_later();
        if (out_->refusals.empty()) refuse(Reason::NoKernel);
    }

    // A file in which nothing is to be compiled.
    void find_others() {
        const bool had_refusals = !out_->refusals.empty();
        list_kernels();
        refuse_what_runs_later();
        if (!had_refusals && out_->refusals.empty()) refuse(Reason::NoKernel);
    }

    // ---- its kernels
    // Nodes of the file and of its text in parts are numbered apart; lines are the same.
    static uint32_t def_line(const module::Kernel& kernel) { return (*kernel.tree)[kernel.def].line; }

    void list_kernels() {
        keys_.clear();
        def_lines_.clear();
        const module::Program& program = original_.program();
        const Strings& strings = original_.strings();
        std::vector<const module::Kernel*> kernels;
        for (const module::Kernel& kernel : program.kernels) {
            def_lines_.push_back(def_line(kernel));
            if (kernel.live && kernel.emitted()) kernels.push_back(&kernel);
            if (kernel.live && kernel.generic && !kernel.emitted() && !has_instance(kernel))
                refuse(Reason::Generic, std::string(strings.text(kernel.key)));
        }
        std::stable_sort(kernels.begin(), kernels.end(), [](const auto* a, const auto* b) {
            return a->source.first_line < b->source.first_line;
        });
        for (const module::Kernel* const kernel : kernels) {
            std::string key(strings.text(kernel->key));
            if (std::find(keys_.begin(), keys_.end(), key) == keys_.end()) keys_.push_back(std::move(key));
        }
    }

    bool has_instance(const module::Kernel& generic) const {
        const auto& kernels = original_.program().kernels;
        return std::any_of(kernels.begin(), kernels.end(), [&](const module::Kernel& kernel) {
            return kernel.overload_of.valid() && &kernels[kernel.overload_of.index] == &generic;
        });
    }

    void refuse_what_runs_later() {
        for (const File::Nested& one : file_.kernels_in_functions()) {
            const uint32_t line = file_.tree()[one.def].line;
            if (std::find(def_lines_.begin(), def_lines_.end(), line) == def_lines_.end())
                refuse(Reason::InFunction, std::string(file_.strings().text(one.name)));
        }
    }

    // All that have one key: overloads of a generic kernel, and what a function made several times.
    void cut_kernels(const std::string& key) {
        compile(whole_, key, emit::TargetSet::all(), original_);
        if (const Diag* diag = original_.first_diag()) {
            // Functions of other files change numbers of functions, and those need not be the same.
            if (diag->kind == DiagKind::ForeignFunctions && compile_without_others(key))
                diag = original_.first_diag();
            if (diag != nullptr) return refuse_kernel(key, diag->kind);
        }
        for (const CompiledModule& module : original_.modules()) {
            for (size_t i = 0; i < module.kernels.size(); ++i) cut_kernel(key, {original_, module, i});
        }
    }

    bool compile_without_others(const std::string& key) {
        Chosen left_out = file_.hanging_on_other_files();
        for (size_t i = 0; i < left_out.size(); ++i) left_out[i] = left_out[i] || left_out_[i];
        other_whole_ = file_.without(left_out);
        compile(other_whole_, key, emit::TargetSet::all(), original_);
        return true;
    }

    void refuse_kernel(const std::string& key, DiagKind kind) {
        refuse(is_about_names(kind) && reads_another_file(key) ? Reason::OtherFile : Reason::Unsupported, key,
               kind);
    }

    bool reads_another_file(const std::string& key) {
        for (const module::Kernel& kernel : original_.program().kernels) {
            if (original_.strings().text(kernel.key) != key) continue;
            const auto at = file_.statement_in(def_line(kernel));
            if (!at) continue;
            Chosen seed(left_out_.size());
            seed[*at] = true;
            const Chosen kept = closure(seed, Chosen(seed.size()));
            for (size_t i = 0; i < kept.size(); ++i) {
                const Statement& one = file_.statements()[i];
                if (kept[i] && (is_tied(i) || has_name_of_a_star(one))) return true;
            }
        }
        return false;
    }

    bool has_name_of_a_star(const Statement& one) {
        return file_.has_star_import() && std::any_of(one.needs.begin(), one.needs.end(), [&](StringId name) {
                   return !file_.is_bound(name) &&
                          module::python_builtin(file_.strings(), name).kind == value::ValueKind::Missing;
               });
    }

    void cut_kernel(const std::string& key, const KernelPlace& place) {
        const driver::Subject subject = driver::subject(place.compiled, place.module, place.kernel);
        if (use_ == Use::Rows && subject.by_hand() != nullptr) return refuse(Reason::ByHand, key);
        if (use_ == Use::Rows && is_idle(subject)) return refuse(Reason::Idle, key);
        if (has_huge_values(subject)) return refuse(Reason::Unsupported, key);
        const std::vector<Chosen> seeds = seeds_of(subject.declaration());
        verdict_ = {Reason::Differs, {}};
        for (const Chosen& seed : seeds) {
            if (std::optional<std::string> text = cut_from(seed, place)) {
                out_->kernels.push_back({key, std::move(*text)});
                return;
            }
        }
        refuse(verdict_.reason, key, verdict_.kind);
    }

    // ---- one kernel
    // The statement of the definition; of a kernel that a function made, each statement that may have called
    // it.
    std::vector<Chosen> seeds_of(const module::Kernel& kernel) {
        std::vector<Chosen> out;
        const auto at = file_.statement_in(def_line(kernel));
        if (!at) return out;
        const Statement& made_by = file_.statements()[*at];
        Chosen seed(file_.statements().size());
        seed[*at] = true;
        const bool is_in_function = made_by.nodes.size() == 1 &&
                                    file_.tree()[made_by.nodes[0]].line != def_line(kernel) &&
                                    file_.tree()[made_by.nodes[0]].kind == Kind::FunctionDef;
        if (!is_in_function) return {seed};
        for (size_t i = 0; i < seed.size(); ++i) {
            const Statement& one = file_.statements()[i];
            const bool calls = std::any_of(made_by.binds.begin(), made_by.binds.end(), [&](StringId name) {
                return std::binary_search(one.needs_now.begin(), one.needs_now.end(), name);
            });
            if (i == *at || !calls || left_out_[i]) continue;
            out.push_back(seed);
            out.back()[i] = true;
        }
        return out;
    }

    enum class Found : uint8_t { Nothing, Among, Alone };

    // The text for a seed; nothing: there is none, and verdict_ says why.
    std::optional<std::string> cut_from(const Chosen& seed, const KernelPlace& place) {
        const Chosen plain = closure(seed, Chosen(seed.size()));
        if (needs_another_file(plain)) return std::nullopt;
        if (look(plain, place) == Found::Alone) return candidate_;
        // Options alone are most often what is missing.
        for (const bool with_others : {false, true}) {
            Chosen optional = optional_for(plain, with_others);
            if (look(closure(seed, optional), place) == Found::Nothing) continue;
            drop_needless(seed, optional, place);
            const Chosen kept = closure(seed, optional);
            if (look(kept, place) == Found::Alone && !needs_another_file(kept)) return candidate_;
            verdict_ = {Reason::Together, {}};
        }
        return std::nullopt;
    }

    void drop_needless(const Chosen& seed, Chosen& optional, const KernelPlace& place) {
        for (size_t i = 0; i < optional.size(); ++i) {
            if (!optional[i]) continue;
            optional[i] = false;
            optional[i] = look(closure(seed, optional), place) == Found::Nothing;
        }
    }

    // A name of another file, or one that a star import could have changed since.
    bool needs_another_file(const Chosen& kept) {
        size_t last_star = 0;
        for (size_t i = 0; i < kept.size(); ++i) {
            const Statement& one = file_.statements()[i];
            if (one.is_star && left_out_[i]) last_star = i;
        }
        for (size_t i = 0; i < kept.size(); ++i) {
            if (!kept[i]) continue;
            const Statement& one = file_.statements()[i];
            const bool is_old = i < last_star && !one.is_import;
            if (!is_old && !left_out_[i] && !(one.is_import && file_.is_from_another_file(one))) continue;
            verdict_ = {Reason::OtherFile, {}};
            return true;
        }
        return false;
    }

    // With all statements that bind what is needed, from these on.
    Chosen closure(const Chosen& seed, const Chosen& optional) const {
        const std::vector<Statement>& all = file_.statements();
        Chosen kept(all.size());
        std::vector<size_t> open;
        const auto keep = [&](size_t i) {
            if (kept[i]) return;
            kept[i] = true;
            open.push_back(i);
        };
        for (size_t i = 0; i < all.size(); ++i) {
            if (seed[i] || optional[i] || all[i].is_future) keep(i);
        }
        while (!open.empty()) {
            const Statement& one = all[open.back()];
            open.pop_back();
            for (const StringId name : one.needs) {
                for (size_t i = 0; i < all.size(); ++i) {
                    if (all[i].does_bind(name)) keep(i);
                }
            }
        }
        return kept;
    }

    // Statements that may matter to what is kept: they bind what a function may read after all, change an
    // object, bind the name of the kernel again; or set options.
    Chosen optional_for(const Chosen& kept, bool with_others) const {
        const std::vector<Statement>& all = file_.statements();
        Chosen out(all.size());
        for (size_t i = 0; i < all.size(); ++i) {
            if (kept[i] || left_out_[i]) continue;
            out[i] = all[i].sets_options;
            for (size_t k = 0; k < all.size() && !out[i] && with_others; ++k) {
                if (!kept[k] || all[k].is_import) continue;
                const auto is_meant = [&](StringId name) {
                    return all[i].does_touch(name) || all[i].does_bind(name);
                };
                out[i] = std::any_of(all[k].binds.begin(), all[k].binds.end(), is_meant) ||
                         std::any_of(all[k].may_need.begin(), all[k].may_need.end(),
                                     [&](StringId name) { return all[i].does_bind(name); });
            }
        }
        return out;
    }

    // What the kept statements alone give; their text is in candidate_.
    Found look(const Chosen& kept, const KernelPlace& place) {
        candidate_ = file_.text_of(kept);
        compile(candidate_, {}, emit::TargetSet::all(), alone_);
        verdict_ = {Reason::Differs, {}};
        if (const Diag* diag = alone_.first_diag()) {
            verdict_.kind = diag->kind;
            return Found::Nothing;
        }
        size_t kernels = 0;
        bool is_there = false;
        for (const CompiledModule& module : alone_.modules()) {
            kernels += module.kernels.size();
            for (size_t i = 0; i < module.kernels.size(); ++i)
                is_there = is_there || same_code(place, {alone_, module, i});
        }
        if (!is_there) return Found::Nothing;
        return kernels == 1 ? Found::Alone : Found::Among;
    }

    struct Verdict {
        Reason reason{};
        std::optional<DiagKind> kind;
    };

    Cuts* out_ = nullptr;
    Use use_ = Use::Rows;
    File file_;
    std::string_view name_;
    std::string printed_;
    std::string whole_, other_whole_;  // the file, without what is not followed
    Chosen left_out_, ties_;
    std::vector<std::string> keys_;    // of kernels, in the order of their definitions
    std::vector<uint32_t> def_lines_;  // of everything that was declared
    std::string candidate_;
    Verdict verdict_;
    Compiled original_, alone_;
};

Cutter::Cutter() : work_(std::make_unique<Work>()) {}
Cutter::~Cutter() = default;

void Cutter::cut(std::string_view text, std::string_view name, Cuts& out, Use use) {
    work_->cut(text, name, out, use);
}

}  // namespace weft::cut
