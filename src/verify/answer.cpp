#include "verify/answer.h"

#include <sys/random.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "base/check.h"
#include "base/hex.h"

namespace weft::verify {
namespace {

constexpr size_t kernels_at_once = 16;
// Numbers other than those of the row's own launch, which an answer may have been told.
constexpr uint64_t other_numbers = 0x616e'7377'6572;

}  // namespace

std::string unguessable_name() {
    std::array<uint8_t, 16> bytes{};
    WEFT_CHECK(getrandom(bytes.data(), bytes.size(), 0) == ssize_t{bytes.size()},
               "the system has random bytes");
    return hex(bytes);
}

AnswerFrame frame_of(const CompiledModule& module, size_t kernel, size_t target) {
    AnswerFrame frame;
    const std::string_view text = module.texts[target];
    for (const emit::Piece& piece : module.pieces[target]) {
        if (piece.kind == emit::PieceKind::Header) continue;
        if (emit::belongs_to_kernel(piece.kind) && piece.subject != kernel) continue;
        const std::string_view part = text.substr(piece.begin, piece.end - piece.begin);
        const bool is_forward = piece.pass == emit::Pass::Forward;
        if (is_forward) frame.forward += part;
        if (piece.kind == emit::PieceKind::EntryPoint)
            (is_forward ? frame.launch_forward : frame.launch_backward) += part;
    }
    return frame;
}

namespace {

// An answer to the backward pass brings the functions that it calls, which the forward pass has, too.
std::string beside_forward(const AnswerFrame& frame, std::string_view answer) {
    return frame.forward + "namespace weft_answer {\n" + std::string(answer) + "\n" + frame.launch_backward +
           "}\n";
}

}  // namespace

void put_cpu_answer(Case& item, const AnswerFrame& frame, emit::Pass pass, std::string_view answer) {
    item.has_backward = pass == emit::Pass::Backward;
    item.code = item.has_backward
                    ? beside_forward(frame, answer) + "using weft_answer::" + item.symbol + "_cpu_backward;\n"
                    : std::string(answer) + "\n" + frame.launch_forward;
}

void put_cuda_answer(Case& item, const AnswerFrame& frame, emit::Pass pass, std::string_view answer) {
    item.has_backward = pass == emit::Pass::Backward;
    item.cuda.code = item.has_backward ? beside_forward(frame, answer) : std::string(answer);
    if (item.has_backward) return;
    std::erase_if(item.cuda.entries,
                  [](const cuda::EntryPoint& entry) { return entry.pass == emit::Pass::Backward; });
}

struct AnswerRun::Kernels {
    std::map<const Case*, CpuWorkers> workers;
    std::map<const Case*, std::string> problems;
};

Worker AnswerRun::worker(const Built& built) const {
    return cpu_worker(sandbox_, built.library, built.number, {}, timeout_, stop_);
}

// Those that share a header and flags, `most` to a library; each symbol once in it.
std::vector<AnswerRun::Built> AnswerRun::build(HostCompiler& compiler, const Cases& cases,
                                               Precision precision, size_t most) {
    struct Group {
        std::vector<size_t> cases;
        std::set<std::string> symbols;
    };
    std::vector<Group> groups;
    for (size_t i = 0; i < cases.size(); ++i) {
        const auto fits = [&](const Group& group) {
            const Case& first = *cases[group.cases.front()];
            return group.cases.size() < most && first.header == cases[i]->header &&
                   first.has_powers == cases[i]->has_powers && !group.symbols.contains(cases[i]->symbol);
        };
        auto place = std::find_if(groups.begin(), groups.end(), fits);
        if (place == groups.end()) place = groups.insert(groups.end(), Group{});
        place->cases.push_back(i);
        place->symbols.insert(cases[i]->symbol);
    }
    std::vector<Built> built(cases.size());
    for (const Group& group : groups) build_some(compiler, cases, precision, group.cases, built);
    return built;
}

// Halved until the kernel is found that the compiler does not take.
void AnswerRun::build_some(HostCompiler& compiler, const Cases& cases, Precision precision,
                           const std::vector<size_t>& some, std::vector<Built>& built) {
    if (stop_) return;
    Cases chosen;
    for (const size_t i : some) chosen.push_back(cases[i]);
    const Result<std::string> made = compiler.build(chosen, precision, unguessable_name());
    if (!made && some.size() > 1) {
        const auto middle = some.begin() + static_cast<ptrdiff_t>(some.size() / 2);
        build_some(compiler, cases, precision, {some.begin(), middle}, built);
        build_some(compiler, cases, precision, {middle, some.end()}, built);
        return;
    }
    for (size_t i = 0; i < some.size(); ++i)
        built[some[i]] =
            made ? Built{made.value(), static_cast<uint32_t>(i), {}} : Built{{}, 0, made.error()};
}

// Each kernel once, however many answers there are to it, as it is and in double precision.
AnswerRun::Kernels AnswerRun::build_kernels(std::span<const Attempt> attempts) {
    Cases plain, wide;
    std::set<const Case*> seen;
    for (const Attempt& attempt : attempts) {
        if (!seen.insert(attempt.kernel).second) continue;
        plain.push_back(attempt.kernel);
        if (attempt.kernel->can_widen) wide.push_back(attempt.kernel);
    }
    const auto built = build(compilers_.kernels, plain, Precision::AsWritten, kernels_at_once);
    const auto built_wide = build(compilers_.kernels, wide, Precision::Double, kernels_at_once);
    Kernels kernels;
    for (size_t i = 0; i < plain.size(); ++i) {
        if (built[i].library.empty()) {
            kernels.problems[plain[i]] = "the kernel itself does not compile: " + built[i].said;
        } else {
            kernels.workers.emplace(plain[i], CpuWorkers{worker(built[i]), std::nullopt});
        }
    }
    for (size_t i = 0; i < wide.size(); ++i) {
        const auto place = kernels.workers.find(wide[i]);
        if (place != kernels.workers.end() && !built_wide[i].library.empty())
            place->second.wide.emplace(worker(built_wide[i]));
    }
    return kernels;
}

void AnswerRun::on_cpu(std::span<Attempt> attempts, bool run) {
    std::vector<Built> built(attempts.size());
    // A stranger's code may change what the text behind it means, so none stands before another's.
    for (const bool is_own : {true, false}) {
        std::vector<size_t> some;
        Cases cases;
        for (size_t i = 0; i < attempts.size(); ++i) {
            if (attempts[i].is_own != is_own) continue;
            some.push_back(i);
            cases.push_back(&attempts[i].answer);
        }
        const auto made =
            build(compilers_.answers, cases, Precision::AsWritten, is_own ? kernels_at_once : 1);
        for (size_t i = 0; i < some.size(); ++i) built[some[i]] = made[i];
    }
    for (size_t i = 0; i < attempts.size() && !stop_; ++i) {
        attempts[i].compiles = !built[i].library.empty();
        if (!*attempts[i].compiles) attempts[i].why = built[i].said;
    }
    if (!run) return;
    const Kernels kernels = build_kernels(attempts);
    for (size_t i = 0; i < attempts.size() && !stop_; ++i) {
        Attempt& attempt = attempts[i];
        if (!attempt.compiles.value_or(false)) continue;
        const auto known = kernels.workers.find(attempt.kernel);
        if (known == kernels.workers.end()) {
            attempt.why = kernels.problems.at(attempt.kernel);
            continue;
        }
        compare(attempt, [&](const Case& item, const Plan& plan) -> Outcome {
            const auto memory = memory_needed(item, item.layout, plan.sizes);
            if (!memory) return {Problem::TooLarge, memory.error()};
            Result<Launcher> launcher = Launcher::start(worker(built[i]), memory.value());
            if (!launcher) return not_started(launcher.failure());
            const Other other{launcher.value(), "by the answer", Problem::AnswerDiffers, Problem::Crashed};
            return compare_with_cpu(item, other, known->second, plan);
        });
    }
}

void AnswerRun::on_gpu(std::span<Attempt> attempts, std::span<const Result<std::string>> cubins,
                       GpuSession& gpu) {
    const Kernels kernels = build_kernels(attempts);
    for (size_t i = 0; i < attempts.size() && !stop_; ++i) {
        Attempt& attempt = attempts[i];
        if (!cubins[i]) continue;
        const auto known = kernels.workers.find(attempt.kernel);
        if (known == kernels.workers.end()) {
            attempt.why = kernels.problems.at(attempt.kernel);
            continue;
        }
        const GpuCode code = code_of(attempt.answer, cubins[i].value());
        compare(attempt, [&](const Case& item, const Plan& plan) {
            return execute_on_gpu(item, gpu, code, known->second, plan);
        });
    }
}

// Forward first: an answer that computes the same may have another gradient, and that is to be told apart.
void AnswerRun::compare(Attempt& attempt, const RunBeside& run_beside) const {
    Plan plan;
    plan.sizes = answer_sizes;
    struct Part {
        const Case* kernel;
        bool backward;
    };
    for (const Part& part :
         {Part{attempt.kernel, false}, Part{attempt.elsewhere, false}, Part{attempt.kernel, true}}) {
        if (part.kernel == nullptr) continue;
        if (part.backward && !(part.kernel->has_backward && attempt.answer.has_backward)) continue;
        Case item = *part.kernel;
        item.plain = attempt.answer.plain;
        item.index ^= other_numbers;
        item.has_backward = part.backward;
        const Outcome outcome = run_beside(item, plan);
        if (stop_) return;
        if (part.kernel == attempt.elsewhere && outcome.is_reference) continue;  // nothing is learned there
        if (outcome.problem == Problem::Machine) {
            attempt.why = outcome.detail;
            return;
        }
        if (outcome.is_reference) {
            attempt.why = "the kernel itself cannot be run: " + outcome.detail;
            return;
        }
        (part.backward ? attempt.gradients : attempt.runs) = outcome.problem == Problem::None;
        if (outcome.problem == Problem::None) continue;
        attempt.problem = outcome.problem;
        attempt.why = std::string(text(outcome.problem)) + ": " + outcome.detail;
        return;
    }
}

}  // namespace weft::verify
