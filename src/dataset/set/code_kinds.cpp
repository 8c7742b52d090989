#include "dataset/set/code_kinds.h"

#include <set>

#include "compare/compare.h"
#include "driver/compile.h"
#include "driver/subject.h"
#include "facts/category.h"

namespace weft::dataset {
namespace {

compare::KindCounts kinds_of(std::string_view cpu, std::string_view cuda) {
    return compare::compare_devices(compare::code_pieces(cpu), compare::code_pieces(cuda)).counts;
}

// Both columns of one kernel.
compare::KindCounts kinds_of(const Compiled& compiled) {
    compare::KindCounts counts;
    for (const CompiledModule& module : compiled.modules()) {
        if (!module.printed) continue;
        counts.add(kinds_of(module.texts[emit::cpu], module.texts[emit::cuda]));
        counts.add(kinds_of(module.backward_texts[emit::cpu], module.backward_texts[emit::cuda]));
    }
    return counts;
}

}  // namespace

void CategoryKinds::add(const CategoryKinds& other) {
    kernels += other.kernels;
    lines.add(other.lines);
    for (size_t i = 0; i < with.size(); ++i) with[i] += other.with[i];
}

void CodeKindFigures::add(std::string_view category, const compare::KindCounts& lines) {
    CategoryKinds& kinds = categories[std::string(category)];
    ++kinds.kernels;
    kinds.lines.add(lines);
    for (size_t i = 0; i < kinds.with.size(); ++i) kinds.with[i] += lines.lines[i] != 0;
}

void CodeKindFigures::add(const CodeKindFigures& other) {
    for (const auto& [category, kinds] : other.categories) categories[category].add(kinds);
    one_sided += other.one_sided;
    refused += other.refused;
    refused_files += other.refused_files;
}

CategoryKinds CodeKindFigures::total() const {
    CategoryKinds total;
    for (const auto& [category, kinds] : categories) total.add(kinds);
    return total;
}

void CodeKinds::work() {
    while (!stop_) {
        const size_t unit = next_++;
        if (unit >= units()) return;
        const auto found = set_ != nullptr ? of_unit(set_->units[unit]) : of_file(files_[unit]);
        const std::lock_guard lock(mutex_);
        if (found) {
            figures_.add(found.value());
        } else {
            if (!failure_) failure_ = found.failure();
            stop_ = true;
        }
    }
}

std::optional<Error> CodeKinds::failure() const {
    const std::lock_guard lock(mutex_);
    return failure_;
}

Result<CodeKindFigures> CodeKinds::of_unit(const Unit& unit) {
    if (auto checked = check_unit(*set_, unit); !checked) return checked.failure();
    WEFT_TRY(const std::unique_ptr<RowReader> reader, open_unit(*set_, unit));
    CodeKindFigures figures;
    Row row;
    RowPlace place;
    Problems problems;
    while (!stop_) {
        WEFT_TRY(const bool more, reader->next(row, place, problems));
        if (!more) break;
        if (!problems.empty())
            return Error::finding(place.text() + ": " + problems.front() + " (weft validate tells more)");
        ++counted_;
        if (!row.cpp_forward || !row.cuda_forward) {
            ++figures.one_sided;
            continue;
        }
        compare::KindCounts counts = kinds_of(*row.cpp_forward, *row.cuda_forward);
        counts.add(kinds_of(row.cpp_backward.value_or(""), row.cuda_backward.value_or("")));
        figures.add(row.category, counts);
    }
    return figures;
}

// Each kernel by itself, as a row would have it.
Result<CodeKindFigures> CodeKinds::of_file(const std::string& file) {
    WEFT_TRY(const std::string text, read_file(file, driver::max_source_bytes));
    ++counted_;
    const driver::Target target = driver::target_of(file, {}, driver::Paths::Base);
    const std::string name = stem(file), printed = base_name(file);
    driver::Options options;
    options.module_name = name;
    options.printed_file = options.file_name = printed;
    options.targets = emit::TargetSet();
    Compiled all, one;
    driver::compile_in_project(target, text, options, all);
    CodeKindFigures figures;
    figures.refused_files += !all.diags().empty() && all.diags().front().kind != DiagKind::FileNoKernels;
    options.targets = emit::TargetSet::all();
    options.output = driver::Output::Columns;
    std::set<std::string_view> keys;  // overloads of a generic kernel share one
    for (const CompiledModule& module : all.modules()) {
        figures.refused += module.refused.size();
        for (size_t i = 0; i < module.kernels.size() && !stop_; ++i) {
            options.kernel = module.kernels[i].key;
            if (!keys.insert(options.kernel).second) continue;
            driver::compile_in_project(target, text, options, one);
            const auto traits = facts::traits(driver::subject(all, module, i));
            figures.add(synth::info(facts::most_telling(traits)).name, kinds_of(one));
        }
    }
    return figures;
}

}  // namespace weft::dataset
