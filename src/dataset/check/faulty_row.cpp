#include "dataset/check/faulty_row.h"

namespace weft::dataset {
namespace {

// The faulty text with `fix` in place of `written`, where the row says it stands; empty: it does not stand
// there.
std::string fixed_text(const Row& row) {
    size_t at = 0;
    for (uint64_t line = 1; line < row.line; ++line) {
        at = row.faulty_source.find('\n', at);
        if (at == std::string_view::npos) return {};
        ++at;
    }
    at += row.column == 0 ? 0 : row.column - 1;
    if (at > row.faulty_source.size() || row.faulty_source.substr(at, row.written.size()) != row.written)
        return {};
    std::string text(row.faulty_source.substr(0, at));
    return text.append(row.fix).append(row.faulty_source.substr(at + row.written.size()));
}

// Without the lines of Python in it: the code of a comment is no other code.
void compile(const Row& row, std::string_view source, Compiled& out) {
    driver::Options options;
    options.output = driver::Output::Forward;
    options.module_name = row.kernel_name;
    options.line_comments = false;
    driver::compile(source, options, out);
}

}  // namespace

std::string FaultyRow::problem(const Row& row) {
    const auto fault = faults::find_fault(row.fault);
    if (!fault) return "no fault is called `" + std::string(row.fault) + "`";
    if (row.language != text(info(*fault).language) || row.shows != text(info(*fault).shows))
        return "language or shows is not that of the fault";
    return info(*fault).language == faults::Language::Python ? python_problem(row)
                                                             : code_problem(row, info(*fault).language);
}

std::string FaultyRow::code_problem(const Row& row, faults::Language language) {
    if (!row.correct_code || fixed_text(row) != *row.correct_code)
        return "the fix does not give correct_code";
    if (row.faulty_source == *row.correct_code) return "the faulty text is the correct one";
    file_.assign(row.kernel_name).append(".py");
    driver::Options options;
    options.output =
        language == faults::Language::Forward ? driver::Output::Forward : driver::Output::Backward;
    options.module_name = row.kernel_name;
    options.printed_file = file_;
    driver::compile(row.python_source, options, correct_);
    if (!correct_.ok() || correct_.modules().front().texts[emit::cpu] != *row.correct_code)
        return "correct_code is not the code of python_source";
    return {};
}

std::string FaultyRow::python_problem(const Row& row) {
    if (row.correct_code) return "a fault in Python, and code";
    if (fixed_text(row) != row.python_source) return "the fix does not give python_source";
    compile(row, row.faulty_source, faulty_);
    if (!faulty_.ok()) return {};
    compile(row, row.python_source, correct_);
    if (!correct_.ok()) return "the correct text is refused";
    const CompiledModule &wrong = faulty_.modules().front(), &right = correct_.modules().front();
    if (wrong.texts[emit::cpu] == right.texts[emit::cpu]) return "the faulty text becomes the same code";
    return {};
}

}  // namespace weft::dataset
