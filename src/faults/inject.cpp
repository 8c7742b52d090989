#include <algorithm>
#include <array>

#include "driver/compile.h"
#include "faults/code.h"
#include "faults/faults.h"
#include "faults/scene.h"

namespace weft::faults {
namespace {

constexpr FaultInfo fault_infos[] = {
#define WEFT_FAULT(enumerator, name, language, shows, weight, explanation) \
    {name, Language::language, Shows::shows, weight, explanation},
#include "faults/faults.def"
#undef WEFT_FAULT
};
// Of Python, or of code.
struct AnyFinder {
    constexpr AnyFinder(Finder of_python) : python(of_python) {}
    constexpr AnyFinder(CodeFinder of_code) : code(of_code) {}
    Finder python = nullptr;
    CodeFinder code = nullptr;
};
constexpr AnyFinder finders[] = {
#define WEFT_FAULT(enumerator, name, language, shows, weight, explanation) find_##enumerator,
#include "faults/faults.def"
#undef WEFT_FAULT
};

// How often a place is drawn before a fault is given up: Warp may take what it was to refuse, and back.
constexpr unsigned tries = 4;

std::string explained(std::string_view sentence, const std::string& faulty, const std::string& fixed) {
    std::string out;
    for (size_t i = 0; i < sentence.size(); ++i) {
        if (sentence.substr(i, 3) == "{0}" || sentence.substr(i, 3) == "{1}") {
            out += sentence[i + 1] == '0' ? faulty : fixed;
            i += 2;
        } else {
            out += sentence[i];
        }
    }
    return out;
}

}  // namespace

std::string_view text(Language language) {
    switch (language) {
        case Language::Python:
            return "python";
        case Language::Forward:
        case Language::Backward:
            return "cpp";
    }
    return {};
}

std::string_view text(Shows shows) {
    switch (shows) {
        case Shows::Refused:
            return "refused";
        case Shows::DoesNotCompile:
            return "does-not-compile";
        case Shows::WrongOutput:
            return "wrong-output";
        case Shows::OutsideArray:
            return "outside-array";
        case Shows::OutputRead:
            return "output-read";
        case Shows::Race:
            return "race";
        case Shows::WrongGradient:
            return "wrong-gradient";
        case Shows::NotFinite:
            return "not-finite";
        case Shows::InputChanged:
            return "input-changed";
        case Shows::Crash:
            return "crash";
        case Shows::NeverEnds:
            return "never-ends";
    }
    return {};
}

const FaultInfo& info(Fault fault) {
    return fault_infos[static_cast<size_t>(fault)];
}

std::optional<Fault> find_fault(std::string_view name) {
    for (size_t i = 0; i < fault_count; ++i) {
        if (fault_infos[i].name == name) return static_cast<Fault>(i);
    }
    return std::nullopt;
}

void ask_for_what_faults_need(driver::Options& options) {
    options.node_facts = true;
}

struct Injector::Impl {
    Scene scene;
    CodeScene forward, backward;
    bool forward_is_seen = false, backward_is_seen = false, has_forward = false, has_backward = false;
    size_t target = emit::cpu;
    Compiled faulty;

    void look(const driver::Subject& subject, const inputs::Inputs& inputs, size_t of_code) {
        scene.look(subject, inputs);
        target = of_code;
        forward_is_seen = backward_is_seen = false;
    }

    // Compiled when a fault in it is first tried; null: there is none.
    const CodeScene* code(Language language) {
        const bool is_forward = language == Language::Forward;
        bool &seen = is_forward ? forward_is_seen : backward_is_seen,
             &has = is_forward ? has_forward : has_backward;
        CodeScene& of = is_forward ? forward : backward;
        if (!seen) has = of.look(scene, is_forward ? emit::Pass::Forward : emit::Pass::Backward, target);
        seen = true;
        return has ? &of : nullptr;
    }

    bool put_in(const Compiled& kernel, Fault fault, Rng rng, Injected& out) {
        const FaultInfo& about = info(fault);
        const AnyFinder finder = finders[static_cast<size_t>(fault)];
        const CodeScene* const of_code = about.language == Language::Python ? nullptr : code(about.language);
        if (about.language != Language::Python && of_code == nullptr) return false;
        for (unsigned i = 0; i < tries; ++i) {
            Offers offers(rng);
            if (of_code == nullptr) {
                finder.python(scene, offers);
            } else {
                finder.code(*of_code, offers);
            }
            if (offers.empty()) return false;
            const Change& change = offers.kept();
            fill(of_code == nullptr ? kernel.source() : of_code->text(), change, out);
            if (of_code == nullptr && !is_as_said(kernel, about.shows, out.faulty)) continue;
            out.fault = fault;
            out.correct = of_code == nullptr ? std::string_view() : of_code->text();
            out.in_kernel = of_code == nullptr ? 0 : change.at.begin - of_code->begin();
            out.explanation =
                explained(about.explanation, change.shown_faulty.empty() ? out.written : change.shown_faulty,
                          change.shown_fixed.empty() ? out.fix : change.shown_fixed);
            return true;
        }
        return false;
    }

    static void fill(std::string_view correct, const Change& change, Injected& out) {
        out.at = change.at.begin;
        out.written = change.text;
        out.fix = correct.substr(change.at.begin, change.at.size());
        out.faulty.assign(correct.substr(0, change.at.begin))
            .append(change.text)
            .append(correct.substr(change.at.end));
        const std::string_view before = correct.substr(0, change.at.begin);
        out.line = 1 + static_cast<uint32_t>(std::count(before.begin(), before.end(), '\n'));
        const size_t end = before.rfind('\n');
        out.column =
            static_cast<uint32_t>(end == std::string_view::npos ? before.size() + 1 : before.size() - end);
    }

    // Refused where that is how the fault shows, else taken with other code.
    bool is_as_said(const Compiled& kernel, Shows shows, std::string_view text) {
        driver::Options options;
        options.module_name = kernel.modules().front().kernels.front().key;
        options.output = driver::Output::Forward;
        options.line_comments = false;
        driver::compile(text, options, faulty);
        if (shows == Shows::Refused) return !faulty.ok();
        return faulty.ok();
    }
};

Injector::Injector() : impl_(std::make_unique<Impl>()) {}
Injector::~Injector() = default;

bool Injector::inject(const Compiled& kernel, const inputs::Inputs& inputs, Fault fault, uint64_t key,
                      Injected& out, size_t target) {
    const driver::Subject subject = driver::subject(kernel);
    impl_->look(subject, inputs, target);
    return impl_->put_in(kernel, fault, Rng(key, static_cast<uint64_t>(fault)), out);
}

bool Injector::inject(const Compiled& kernel, const inputs::Inputs& inputs, uint64_t key, Injected& out) {
    const driver::Subject subject = driver::subject(kernel);
    impl_->look(subject, inputs, emit::cpu);
    Rng order(key, fault_count);
    std::array<uint32_t, fault_count> weights;
    for (size_t i = 0; i < fault_count; ++i) weights[i] = fault_infos[i].weight;
    for (size_t left = fault_count; left > 0; --left) {
        const uint32_t drawn = weighted(order, weights);
        if (impl_->put_in(kernel, static_cast<Fault>(drawn), Rng(key, drawn), out)) return true;
        weights[drawn] = 0;
    }
    return false;
}

}  // namespace weft::faults
