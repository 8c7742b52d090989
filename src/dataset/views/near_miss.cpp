#include "dataset/views/near_miss.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace weft::dataset {
namespace {

using faults::Fault;
using faults::Language;
using faults::Shows;

// Whether the fault makes such an answer wrong. Three did not show in every row that was run (docs/debug.md);
// an atomic that is lost shows only where threads run at the same time, which no CPU does here.
bool fits(Fault fault, std::string_view column) {
    if (fault == Fault::TransposedIndex || fault == Fault::SwappedArguments ||
        fault == Fault::WrongOperator || fault == Fault::LostAtomic)
        return false;
    const faults::FaultInfo& about = info(fault);
    if (column == "python_source") return about.language == Language::Python;
    if (column.ends_with("_backward")) return about.language == Language::Backward;
    if (!column.ends_with("_forward") || about.shows == Shows::Refused ||
        about.shows == Shows::DoesNotCompile)
        return false;
    return about.language != Language::Backward;
}

// A term with such a factor may lie below the rounding of what it is added to, and so may its gradient.
constexpr double least_factor = 1e-3;

bool has_tiny_factor(const Compiled& kernel) {
    const CompiledModule& module = kernel.modules().front();
    const auto is_tiny = [](const ir::Function& body, ir::ValueId id) {
        const ir::ConstantId constant = body.values[id.index].constant;
        if (!constant.valid()) return false;
        const value::Value& number = body.constants[constant.index];
        return number.kind == value::ValueKind::Float && number.real != 0 &&
               std::abs(number.real) < least_factor;
    };
    const auto has_one = [&](const ir::Function& body) {
        return std::any_of(body.insts.begin(), body.insts.end(), [&](const ir::Inst& inst) {
            const builtins::Row* const row = inst.builtin();
            if (row == nullptr || row->operation() != builtins::Operation::Mul) return false;
            const auto args = body.range(inst.args);
            return std::any_of(args.begin(), args.end(), [&](ir::ValueId id) { return is_tiny(body, id); });
        });
    };
    const lower::LoweredModule& lowered = kernel.lowered(module);
    return std::any_of(lowered.functions.begin(), lowered.functions.end(),
                       [&](const auto& one) { return has_one(one.body); }) ||
           std::any_of(lowered.kernels.begin(), lowered.kernels.end(),
                       [&](const auto& one) { return has_one(one.body); });
}

}  // namespace

std::optional<std::string> NearMiss::of(const Row& row, std::string_view column) {
    if (!row.inputs.are_known()) return std::nullopt;
    std::array<uint32_t, faults::fault_count> weights{};
    uint64_t sum = 0;
    for (size_t i = 0; i < weights.size(); ++i) {
        if (fits(static_cast<Fault>(i), column)) weights[i] = info(static_cast<Fault>(i)).weight;
        sum += weights[i];
    }
    if (sum == 0) return std::nullopt;
    file_.assign(row.kernel_name).append(".py");
    driver::Options options;
    options.module_name = row.kernel_name;
    options.printed_file = file_;
    faults::ask_for_what_faults_need(options);
    driver::compile(row.python_source, options, kernel_);
    if (!kernel_.ok() || has_tiny_factor(kernel_)) return std::nullopt;
    Rng order(faults::key_of(row.seed, row.index), 0x4e454152);
    while (sum != 0) {
        const uint32_t drawn = weighted(order, weights);
        sum -= weights[drawn];
        weights[drawn] = 0;
        if (auto text = put_in(row, column, static_cast<Fault>(drawn))) return text;
    }
    return std::nullopt;
}

std::optional<std::string> NearMiss::put_in(const Row& row, std::string_view column, Fault fault) {
    const auto target = column.starts_with("cuda_") ? emit::cuda : emit::cpu;
    if (!injector_.inject(kernel_, row.inputs, fault, faults::key_of(row.seed, row.index), injected_, target))
        return std::nullopt;
    if (info(fault).language != Language::Python || column == "python_source") return injected_.faulty;
    // The code that the faulty Python becomes.
    driver::Options options;
    options.module_name = row.kernel_name;
    options.printed_file = file_;
    options.targets = emit::TargetSet::only(target);
    options.output = driver::Output::Forward;
    driver::compile(injected_.faulty, options, faulty_);
    if (!faulty_.ok()) return std::nullopt;
    return std::string(faulty_.modules().front().texts[target]);
}

}  // namespace weft::dataset
