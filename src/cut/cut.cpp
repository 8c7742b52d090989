#include "cut/cut.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

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

// Statements that cannot be followed are left out one by one; a file with more of them is given up. Each
// time all that it imports is read again.
constexpr unsigned most_left_out = 64, most_left_out_of_import = 8;

// A file is compiled many times, so each time may take little, and all of them together no more than grows
// with the file; real files stay far below. Work is counted in bytes of texts; a step of the evaluation is as
// much as a few of them.
constexpr uint32_t most_steps = 200'000, most_insts = 20'000;
constexpr uint64_t least_work = 64u << 20, work_per_byte = 64, work_per_step = 16;

// How often it is tried to do without statements that a kernel may not need.
constexpr unsigned most_looks = 64;
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

void sort_once(Statements& some) {
    std::sort(some.begin(), some.end());
    some.erase(std::unique(some.begin(), some.end()), some.end());
}

}  // namespace

const ReasonInfo& info(Reason reason) {
    return reason_infos[static_cast<size_t>(reason)];
}

class Cutter::Work {
  public:
    void cut(const driver::Target& target, std::string_view text, std::string_view name, Cuts& out, Use use) {
        out_ = &out;
        use_ = use;
        out.kernels.clear();
        out.refusals.clear();
        out.files_read.clear();
        name_ = name;
        printed_.assign(name).append(".py");
        if (text.size() > driver::max_source_bytes) return refuse(Reason::Unreadable);
        if (const auto diag = file_.parse(text, name))
            return refuse(reason_of_file(diag->kind), {}, diag->kind);
        has_imports_ = false;
        without_others_.text.clear();
        ties_.clear();
        declared_.clear();
        def_lines_.clear();
        seeds_.clear();
        work_left_ = least_work + work_per_byte * text.size();
        if (!follow(target, text)) return;
        list_kernels();
        list_statements();
        for (const Declared& one : declared_) cut_kernels(one);
        refuse_what_runs_later();
    }

  private:
    void refuse(Reason reason, std::string kernel = {}, std::optional<DiagKind> kind = {}) {
        out_->refusals.push_back(
            {reason, std::move(kernel), std::string(kind ? info(*kind).construct : std::string_view())});
    }

    driver::Options options(std::string_view kernel, emit::TargetSet targets) const {
        driver::Options options;
        options.targets = targets;
        options.kernel = kernel;
        options.module_name = name_;
        options.printed_file = printed_;
        options.module_steps = most_steps;
        options.max_insts = most_insts;
        return options;
    }

    // ---- how much work the file may still be
    void spend(uint64_t work) { work_left_ -= std::min(work_left_, work); }

    // Of what is refused there is no text that tells how much it was.
    void spend_on(const Compiled& compiled) {
        if (!compiled.ok()) spend(most_insts);
        for (const CompiledModule& module : compiled.modules()) {
            for (const std::string_view text : module.texts) spend(text.size());
        }
    }

    // ---- the whole file
    // A text that is read once, and whose kernels are compiled one by one.
    struct Whole {
        std::string text;
        Compiled compiled;
    };

    bool read(Whole& whole) {
        driver::read(whole.text, options({}, emit::TargetSet()), whole.compiled);
        return whole.compiled.diags().empty();
    }

    const Diag* compile(Whole& whole, std::string_view kernel) {
        driver::compile_again(options(kernel, emit::TargetSet::all()), whole.compiled);
        spend_on(whole.compiled);
        return whole.compiled.first_diag();
    }

    // Leaves out what stands against reading the module level; false: the file is refused.
    bool follow(const driver::Target& target, std::string_view text) {
        Followed followed = Followed::No;
        if (!target.module.empty()) {
            start_over(text);
            followed = follow_import(target);
            out_->files_read.assign(whole_.compiled.files_read().begin(), whole_.compiled.files_read().end());
        }
        if (followed != Followed::No) return followed == Followed::Yes;
        start_over(text);
        return follow_alone();
    }

    void start_over(std::string_view text) {
        if (has_imports_) file_.parse(text, name_);
        out_->refusals.clear();
        whole_.text = text;
        left_out_.assign(file_.own_count(), false);
        has_imports_ = has_settings_of_imports_ = false;
    }

    enum class Followed : uint8_t { Yes, Refused, No };

    // The file as the module that it is. What cannot be followed in another one is for follow_alone(): then
    // nothing of another file is there.
    Followed follow_import(const driver::Target& target) {
        driver::Target with_text = target;
        Compiled& compiled = whole_.compiled;
        driver::Options whole = options({}, emit::TargetSet());
        whole.module_steps = 0;  // they are counted over all files
        for (unsigned round = 0; round < most_left_out_of_import && work_left_ != 0; ++round) {
            with_text.text = whole_.text;
            with_text.is_changed = round != 0;
            driver::read(with_text, whole, compiled);
            spend(work_per_step * compiled.program().steps);
            if (compiled.diags().empty()) {
                if (has_own_kernel()) {
                    know_imports();
                    // Names that nobody knows may be any: follow_alone() does without them.
                    return file_.has_open_star() ? Followed::No : Followed::Yes;
                }
                driver::compile_again(whole, compiled);  // says why there is none
            }
            const Diag& diag = compiled.diags().front();
            if (diag.kind == DiagKind::FileNoKernels) return find_others(), Followed::Refused;
            // The same text in another file fails in the same place.
            const Sources& sources = compiled.sources();
            const bool is_here = diag.place.source.valid() &&
                                 sources[sources.in_file(diag.place).source].text() == whole_.text;
            // Whether another file changes Warp's settings is in doubt: then so is every text.
            if (diag.kind == DiagKind::ModuleConditional && !is_here)
                return give_up(diag.kind), Followed::Refused;
            const auto at = is_here ? file_.statement_in(shown_at(diag.place, sources).line) : std::nullopt;
            if (!at || left_out_[*at] || diag.kind == DiagKind::ModuleBudget) return Followed::No;
            Chosen more(left_out_.size());
            more[*at] = true;
            leave_out(more, diag.kind);
        }
        return Followed::No;
    }

    bool is_written_here(const module::Kernel& kernel) const {
        const module::Program& program = whole_.compiled.program();
        return program.scopes[kernel.scope.index].file == program.target;
    }

    bool has_own_kernel() const {
        const auto& kernels = whole_.compiled.program().kernels;
        return std::any_of(kernels.begin(), kernels.end(), [&](const module::Kernel& kernel) {
            return kernel.emitted() && is_written_here(kernel);
        });
    }

    void know_imports() {
        const module::Program& program = whole_.compiled.program();
        const Strings& strings = whole_.compiled.strings();
        ImportedFiles files;
        for (const module::File& one : program.files) {
            if (one.state == module::File::State::Failed) continue;
            const std::string_view text = one.tree == nullptr ? std::string_view() : one.tree->source();
            files.emplace(strings.text(one.name), Imported{text, one.is_package || one.tree == nullptr});
        }
        has_imports_ = true;
        file_.follow_imports(std::move(files), strings.text(program.files[program.target].name));
    }

    bool follow_alone() {
        Compiled& compiled = whole_.compiled;
        for (unsigned round = 0; round < most_left_out; ++round) {
            if (read(whole_)) {
                if (has_own_kernel()) return true;
                driver::compile_again(options({}, emit::TargetSet()), compiled);  // says why there is none
            }
            const Diag& diag = compiled.diags().front();
            if (diag.kind == DiagKind::FileNoKernels) return find_others(), false;
            // What takes too long may never end, and nothing behind it would be declared.
            if (diag.kind == DiagKind::ModuleBudget || info(diag.kind).construct.starts_with("kernel."))
                return give_up(diag.kind), false;
            const auto at = file_.statement_in(shown_at(diag.place, compiled.sources()).line);
            if (!at || left_out_[*at]) return give_up(diag.kind), false;
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
        whole_.text = file_.without(left_out_);
    }

    // Whether a statement needs another file.
    bool is_tied(size_t statement) {
        if (ties_.size() != left_out_.size()) ties_ = file_.hanging_on_other_files();
        return statement < ties_.size() && ties_[statement];
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
    // All that have one key: overloads of a generic kernel, and what a function made several times.
    struct Declared {
        std::string key;
        std::vector<uint32_t> lines;  // of their definitions
    };

    // Nodes of the file and of its text in parts are numbered apart; lines are the same.
    static uint32_t def_line(const module::Kernel& kernel) { return (*kernel.tree)[kernel.def].line; }

    void list_kernels() {
        const auto& kernels = whole_.compiled.program().kernels;
        const Strings& strings = whole_.compiled.strings();
        std::vector<bool> has_instance(kernels.size());
        for (const module::Kernel& kernel : kernels) {
            if (kernel.overload_of.valid()) has_instance[kernel.overload_of.index] = true;
        }
        std::vector<const module::Kernel*> emitted;
        for (size_t i = 0; i < kernels.size(); ++i) {
            const module::Kernel& kernel = kernels[i];
            if (!is_written_here(kernel)) continue;
            def_lines_.push_back(def_line(kernel));
            if (kernel.emitted()) emitted.push_back(&kernel);
            if (kernel.live && kernel.generic && !kernel.emitted() && !has_instance[i])
                refuse(Reason::Generic, std::string(strings.text(kernel.key)));
        }
        std::sort(def_lines_.begin(), def_lines_.end());
        std::stable_sort(emitted.begin(), emitted.end(), [](const auto* a, const auto* b) {
            return a->source.first_line < b->source.first_line;
        });
        std::unordered_map<StringId, size_t> places;
        for (const module::Kernel* const kernel : emitted) {
            if (places.emplace(kernel->key, declared_.size()).second)
                declared_.push_back({std::string(strings.text(kernel->key)), {}});
        }
        for (const module::Kernel& kernel : kernels) {
            const auto known = places.find(kernel.key);
            if (known != places.end() && is_written_here(kernel))
                declared_[known->second].lines.push_back(def_line(kernel));
        }
    }

    // What is asked of the statements for every kernel.
    void list_statements() {
        setting_options_.clear();
        last_star_ = 0;
        for (size_t i = 0; i < left_out_.size(); ++i) {
            const Statement& one = file_.statements()[i];
            if (one.is_star && left_out_[i]) last_star_ = i;
            if (one.sets_options && !left_out_[i]) setting_options_.push_back(i);
        }
    }

    void refuse_what_runs_later() {
        for (const File::Nested& one : file_.kernels_in_functions()) {
            const uint32_t line = file_.tree()[one.def].line;
            if (!std::binary_search(def_lines_.begin(), def_lines_.end(), line))
                refuse(Reason::InFunction, std::string(file_.strings().text(one.name)));
        }
    }

    void cut_kernels(const Declared& one) {
        if (work_left_ == 0) return refuse(Reason::ModuleLevel, one.key, DiagKind::ModuleBudget);
        const Compiled* original = &whole_.compiled;
        if (const Diag* diag = compile(whole_, one.key)) {
            // Functions of other files change numbers of functions, and those need not be the same.
            const DiagKind kind = diag->kind;
            if (kind == DiagKind::ForeignFunctions || kind == DiagKind::FunctionNumber) {
                diag = compile_without_others(one.key);
                original = &without_others_.compiled;
            }
            // A function of another file whose number is not known is not there alone.
            if (diag != nullptr)
                return refuse_kernel(one, kind == DiagKind::FunctionNumber ? kind : diag->kind);
        }
        for (const CompiledModule& module : original->modules()) {
            for (size_t i = 0; i < module.kernels.size(); ++i) cut_kernel(one.key, {*original, module, i});
        }
    }

    const Diag* compile_without_others(const std::string& key) {
        if (without_others_.text.empty()) {
            Chosen left_out = file_.hanging_on_other_files();
            for (size_t i = 0; i < left_out.size(); ++i) left_out[i] = left_out[i] || left_out_[i];
            without_others_.text = file_.without(left_out);
            can_do_without_others_ = read(without_others_);
        }
        return can_do_without_others_ ? compile(without_others_, key) : without_others_.compiled.first_diag();
    }

    void refuse_kernel(const Declared& one, DiagKind kind) {
        refuse(is_about_names(kind) && reads_another_file(one) ? Reason::OtherFile : Reason::Unsupported,
               one.key, kind);
    }

    bool reads_another_file(const Declared& kernels) {
        for (const uint32_t line : kernels.lines) {
            const auto at = file_.statement_in(line);
            if (!at) continue;
            for (const size_t i : file_.closure({*at}, {})) {
                if (is_tied(i) || has_name_of_a_star(file_.statements()[i])) return true;
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
        if (use_ == Use::Rows && (subject.by_hand() != nullptr || subject.special() != nullptr))
            return refuse(Reason::ByHand, key);
        if (use_ == Use::Rows && is_idle(subject)) return refuse(Reason::Idle, key);
        if (has_huge_values(subject)) return refuse(Reason::Unsupported, key);
        Seeds& seeds = seeds_of(subject.declaration());
        verdict_ = {Reason::Differs, {}};
        looks_left_ = most_looks;
        // What is simple is tried with each seed before anything else is.
        for (const Level level : {Level::Plain, Level::Options, Level::Others, Level::Calls}) {
            for (Seed& seed : seeds.each) {
                if (work_left_ == 0) return refuse(Reason::ModuleLevel, key, DiagKind::ModuleBudget);
                if (cut_from(seed, seeds.calls, level, place)) {
                    out_->kernels.push_back({key, std::move(candidate_)});
                    return;
                }
                // The call that makes it makes another one, too.
                if (!seeds.calls.empty() && level != Level::Calls && verdict_.reason == Reason::Together)
                    return refuse(Reason::Together, key);
            }
        }
        refuse(verdict_.reason, key, verdict_.kind);
    }

    // ---- one kernel
    // What is kept beside what a seed needs: nothing, what sets options (that is most often what is missing),
    // all that may matter, and the calls of other seeds, too.
    enum class Level : uint8_t { Plain, Options, Others, Calls, Count };

    struct Verdict {
        Reason reason{};
        std::optional<DiagKind> kind;
    };

    // What a seed gives on a level. All kernels of one definition have the same seeds: what one of them found
    // out, the others need not try.
    struct Outcome {
        bool is_known = false;
        std::vector<Sha256::Digest> kernels;
        Verdict verdict;
    };

    // The statements that make a kernel: its definition, and a call where it takes one.
    struct Seed {
        Statements statements;
        std::array<Outcome, static_cast<size_t>(Level::Count)> outcomes{};
    };

    struct Seeds {
        std::vector<Seed> each;
        Statements calls;
    };

    // Of a kernel that a function made, each statement that may have called it; of an instance of a generic
    // kernel each that may have asked for it, the last one first.
    Seeds& seeds_of(const module::Kernel& kernel) {
        const uint32_t line = def_line(kernel);
        const bool is_instance = kernel.overload_of.valid();
        const auto [known, is_new] = seeds_.try_emplace({line, is_instance});
        Seeds& out = known->second;
        const auto at = file_.statement_in(line);
        if (!is_new || !at) return out;
        const Statement& made_by = file_.statements()[*at];
        const syntax::Node& first = file_.tree()[made_by.nodes[0]];
        const bool is_in_function =
            made_by.nodes.size() == 1 && first.line != line && first.kind == Kind::FunctionDef;
        if (!is_in_function) out.each.push_back({{*at}});
        if (!is_in_function && !is_instance) return out;
        for (const StringId name : made_by.binds) {
            const auto more = is_in_function ? file_.needing_now(name) : file_.touching(name);
            out.calls.insert(out.calls.end(), more.begin(), more.end());
        }
        sort_once(out.calls);
        std::erase_if(out.calls, [&](size_t i) { return i == *at || is_left_out(i); });
        for (const size_t i : out.calls) out.each.push_back({{*at, i}});
        if (!is_in_function) std::reverse(out.each.begin() + 1, out.each.end());
        return out;
    }

    enum class Found : uint8_t { Nothing, Among, Alone };

    // Is there a text for a seed? If so it is candidate_, else verdict_ says why not.
    bool cut_from(Seed& seed, const Statements& calls, Level level, const KernelPlace& place) {
        Outcome& outcome = seed.outcomes[static_cast<size_t>(level)];
        const std::vector<Sha256::Digest>& found_before = outcome.kernels;
        const Sha256::Digest& digest = place.module.kernels[place.kernel].digest;
        if (outcome.is_known &&
            std::find(found_before.begin(), found_before.end(), digest) == found_before.end()) {
            verdict_ = outcome.verdict;
            return false;
        }
        outcome.is_known = true;
        outcome.kernels.clear();
        const Statements plain = file_.closure(seed.statements, {});
        if (needs_another_file(plain)) {
            verdict_ = outcome.verdict = {Reason::OtherFile, {}};
            return false;
        }
        Statements optional = optional_for(plain, calls, level);
        outcome.verdict = verdict_;
        if (level != Level::Plain &&
            optional == optional_for(plain, calls, static_cast<Level>(static_cast<int>(level) - 1)))
            return false;
        const Found found = look(file_.closure(seed.statements, optional), place);
        outcome.verdict = verdict_;
        for (const CompiledModule& module : alone_.modules()) {
            for (const CompiledKernel& kernel : module.kernels) outcome.kernels.push_back(kernel.digest);
        }
        if (found == Found::Nothing) return false;
        if (optional.empty()) {
            if (found == Found::Among) verdict_ = {Reason::Together, {}};
            return found == Found::Alone;
        }
        drop_needless(seed, optional, Statements(optional), place);
        const Statements kept = file_.closure(seed.statements, optional);
        if (look(kept, place) == Found::Alone && !needs_another_file(kept)) return true;
        verdict_ = {Reason::Together, {}};
        return false;
    }

    // Takes those of `some` out of `optional` that are not needed: all at once where none is, else by halves.
    // Where that takes too many looks, some stay that are not needed.
    void drop_needless(const Seed& seed, Statements& optional, const Statements& some,
                       const KernelPlace& place) {
        if (some.empty() || looks_left_ == 0) return;
        --looks_left_;
        Statements others;
        std::set_difference(optional.begin(), optional.end(), some.begin(), some.end(),
                            std::back_inserter(others));
        if (look(file_.closure(seed.statements, others), place) != Found::Nothing) {
            optional = std::move(others);
            return;
        }
        if (some.size() == 1) return;
        const auto middle = some.begin() + static_cast<ptrdiff_t>(some.size() / 2);
        drop_needless(seed, optional, Statements(some.begin(), middle), place);
        drop_needless(seed, optional, Statements(middle, some.end()), place);
    }

    // A name of another file, or one that a star import could have changed since.
    bool needs_another_file(const Statements& kept) const {
        return std::any_of(kept.begin(), kept.end(), [&](size_t i) {
            const Statement& one = file_.statements()[i];
            const bool is_old = i < last_star_ && !one.is_import;
            return is_old || is_left_out(i) || (one.is_import && file_.leads_outside(one));
        });
    }

    // Statements that may matter to what is kept: they set options; or they bind what a function may read
    // after all, change an object, bind the name of the kernel again.
    Statements optional_for(const Statements& kept, const Statements& calls, Level level) {
        if (level == Level::Plain) return {};
        find_settings_of_imports();
        Statements some = setting_options_;
        const auto add = [&](std::span<const size_t> more) {
            some.insert(some.end(), more.begin(), more.end());
        };
        for (const size_t k : kept) {
            const Statement& one = file_.statements()[k];
            if (level == Level::Options || one.is_import) continue;
            for (const StringId name : one.binds) {
                add(file_.touching(name));
                add(file_.binding(name));
            }
            for (const StringId name : one.may_need) add(file_.binding(name));
        }
        sort_once(some);
        const auto is_in = [](const Statements& sorted, size_t i) {
            return std::binary_search(sorted.begin(), sorted.end(), i);
        };
        std::erase_if(some, [&](size_t i) {
            return is_left_out(i) || is_in(kept, i) || (level != Level::Calls && is_in(calls, i));
        });
        return some;
    }

    // What the kept statements alone give; their text is in candidate_.
    Found look(const Statements& kept, const KernelPlace& place) {
        candidate_ = file_.text_of(kept);
        driver::compile(candidate_, options({}, emit::TargetSet::all()), alone_);
        spend(candidate_.size() + work_per_step * alone_.program().steps);
        spend_on(alone_);
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

    bool is_left_out(size_t statement) const { return statement < left_out_.size() && left_out_[statement]; }

    // What other files set counts for this one, if it is of Warp.
    void find_settings_of_imports() {
        if (!has_imports_ || has_settings_of_imports_) return;
        has_settings_of_imports_ = true;
        file_.read_imports();
        for (size_t i = file_.own_count(); i < file_.statements().size(); ++i) {
            if (file_.statements()[i].sets_options) setting_options_.push_back(i);
        }
    }

    Cuts* out_ = nullptr;
    Use use_ = Use::Rows;
    File file_;
    std::string_view name_;
    std::string printed_;
    Whole whole_;           // the file, without what is not followed
    Whole without_others_;  // nor what hangs on other files; read when it is needed
    bool can_do_without_others_ = false;
    Chosen left_out_, ties_;  // of its own statements
    bool has_imports_ = false;
    bool has_settings_of_imports_ = false;
    Statements setting_options_;
    size_t last_star_ = 0;
    std::vector<Declared> declared_;                    // in the order of their definitions
    std::vector<uint32_t> def_lines_;                   // of everything that was declared, sorted
    std::map<std::pair<uint32_t, bool>, Seeds> seeds_;  // by line, and whether of instances
    std::string candidate_;
    Verdict verdict_;
    Compiled alone_;
    uint64_t work_left_ = 0;   // of the file
    unsigned looks_left_ = 0;  // for what a kernel does not need
};

Cutter::Cutter() : work_(std::make_unique<Work>()) {}
Cutter::~Cutter() = default;

void Cutter::cut(const driver::Target& target, std::string_view text, std::string_view name, Cuts& out,
                 Use use) {
    work_->cut(target, text, name, out, use);
}

}  // namespace weft::cut
