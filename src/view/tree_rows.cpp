#include <atomic>
#include <mutex>

#include "base/files.h"
#include "base/hex.h"
#include "base/threads.h"
#include "dataset/row/row_copy.h"
#include "driver/python_files.h"
#include "driver/subject.h"
#include "facts/category.h"
#include "facts/complexity.h"
#include "facts/structure.h"
#include "gradient/judge.h"
#include "source/render.h"
#include "synth/synth.h"
#include "view/rows.h"

namespace weft::view {
namespace {

// One file of the tree, with the texts that options point into.
struct SourceFile {
    std::string path, module_name;
    std::string shown;  // from the folder that was named
    driver::Target target;
};

void compile(const SourceFile& file, std::string_view text, driver::Options options, Compiled& out) {
    options.module_name = file.module_name;
    options.printed_file = options.file_name = file.path;
    driver::compile_in_project(file.target, text, options, out);
}

SourceFile source_file(const std::string& path, std::string_view folder) {
    std::string_view shown = path;
    while (folder.ends_with('/')) folder.remove_suffix(1);
    if (shown.starts_with(folder) && shown.substr(folder.size()).starts_with('/'))
        shown.remove_prefix(folder.size() + 1);
    return {path, stem(path), std::string(shown), driver::target_of(path, {}, driver::Paths::Full)};
}

// What the kernels of a file are, as rows without code.
class FileLister {
  public:
    Part list(const SourceFile& file, std::string_view text) {
        driver::Options options;
        options.targets = emit::TargetSet();
        compile(file, text, options, compiled_);
        PartMaker maker;
        file_name_ = file.shown;
        source_ = text;
        for (const Diag& diag : compiled_.diags()) {
            if (diag.kind == DiagKind::FileNoKernels) return maker.take();
        }
        if (!compiled_.diags().empty()) {
            add_refused(maker, stem(file.path), 1, compiled_.diags().front());
            return maker.take();
        }
        for (const CompiledModule& module : compiled_.modules()) {
            for (size_t i = 0; i < module.kernels.size(); ++i) add(maker, module, i);
            for (const KernelRefusal& refused : module.refused)
                add_refused(maker, refused.key, refused.line, refused.diag);
        }
        return maker.take();
    }

  private:
    void add(PartMaker& maker, const CompiledModule& module, size_t index) {
        const CompiledKernel& kernel = module.kernels[index];
        const driver::Subject subject = driver::subject(compiled_, module, index);
        const facts::Complexity complexity = facts::complexity(subject);
        const std::string structure = hex(structure_.structure(subject));
        dataset::Row row;
        row.structure = structure;
        row.category = synth::info(facts::most_telling(facts::traits(subject))).name;
        row.difficulty = complexity.difficulty;
        row.complexity.ir_size = complexity.ir_size;
        const gradient::Gradient gradient = judge_.judge(subject);
        row.gradient = {text(gradient.verdict), name(gradient.reason)};
        row.cpp_forward = row.cuda_forward = "";
        add_row(maker, row, kernel.key, kernel.line, "compiled");
    }
    void add_refused(PartMaker& maker, std::string_view key, uint32_t line, const Diag& diag) {
        dataset::Row row;
        const std::string why = message(diag);
        row.brief = why;
        row.category = info(diag.kind).construct;
        row.gradient.kind = "none";
        add_row(maker, row, key, line, "refused");
    }
    void add_row(PartMaker& maker, dataset::Row& row, std::string_view key, uint32_t line,
                 std::string_view verdict) {
        const std::string place = file_name_ + ":" + std::to_string(line);
        row.kernel_name = key;
        if (!row.brief) row.brief = place;
        row.verdict = verdict;
        row.origin = file_name_;
        row.python_source = source_;
        maker.add(row, line, line, 0, false);
    }

    Compiled compiled_;
    facts::StructureHasher structure_;
    gradient::Judge judge_;
    std::string file_name_;
    std::string_view source_;
};

// Of a row's columns those that a kernel in a file has, before it is anybody's row.
std::vector<dataset::Column> known_columns() {
    std::vector<dataset::Column> columns;
    for (const std::string_view name :
         {"python_source", "cpp_forward", "cpp_backward", "cuda_forward", "cuda_backward", "kernel_name",
          "category", "difficulty", "gradient", "origin", "verdict"})
        columns.push_back(*dataset::find_column(dataset::annotated_columns(), name));
    return columns;
}

class TreeRows : public Rows {
  public:
    TreeRows(std::string title, std::vector<std::string> problems, std::vector<SourceFile> files, Table table)
        : Rows(std::move(title), "tree", std::move(problems), std::move(table)), files_(std::move(files)) {}

    dataset::Columns columns() const override { return columns_; }

    Result<void> open(uint64_t number, OpenedRow& opened) const override {
        const RowRef ref = table().at(number);
        const SourceFile& file = files_[ref.part_number];
        WEFT_TRY(const std::string source, read_file(file.path, driver::max_source_bytes));
        opened.first_line = ref.entry.number;
        opened.place = file.path + ":" + std::to_string(ref.entry.number);
        std::array<std::string, std::size(code_columns)> code;
        const std::string name(ref.part.name(ref.entry));
        run_workers(1, [&] { compile_kernel(file, source, name, opened, code); });
        dataset::Row row;
        table().fill(ref, row);
        row.inputs.forget();  // nobody asked what it is safe to run it on
        row.python_source = source;
        for (size_t i = 0; i < code.size(); ++i)
            row.*code_columns[i] = code[i].empty() ? dataset::Code() : dataset::Code(code[i]);
        dataset::keep(row, opened.memory, opened.row);
        return {};
    }

  private:
    static void compile_kernel(const SourceFile& file, std::string_view source, std::string_view name,
                               OpenedRow& opened, std::array<std::string, std::size(code_columns)>& code) {
        Compiled compiled;
        bool is_told = false;
        for (const driver::Output output : {driver::Output::Forward, driver::Output::Backward}) {
            driver::Options options;
            options.targets = emit::TargetSet::all();
            options.output = output;
            options.maps = true;
            options.kernel = name;
            compile(file, source, options, compiled);
            if (!is_told) tell(compiled, name, opened.diagnostics);
            is_told = true;
            for (const CompiledModule& module : compiled.modules()) {
                if (!module.printed || module.kernels.empty()) continue;
                for (size_t target = 0; target < emit::targets.size(); ++target) {
                    const size_t which = code_column(target, output == driver::Output::Backward);
                    code[which] = module.texts[target];
                    opened.links.lines[which] = links_of_map(module.maps[target], code[which]);
                    opened.links.source = LinkSource::Map;
                }
            }
        }
    }
    static void tell(const Compiled& compiled, std::string_view name, std::vector<std::string>& out) {
        for (const Diag& diag : compiled.diags()) out.push_back(render(diag, compiled.sources()));
        for (const CompiledModule& module : compiled.modules()) {
            for (const KernelRefusal& refused : module.refused) {
                if (refused.key == name) out.push_back(render(refused.diag, compiled.sources()));
            }
        }
    }

    std::vector<SourceFile> files_;
    const std::vector<dataset::Column> columns_ = known_columns();
};

}  // namespace

Result<std::unique_ptr<Rows>> rows_of_tree(const std::string& path, unsigned threads) {
    WEFT_TRY(const std::vector<std::string> found, driver::python_files({path}));
    std::vector<SourceFile> files;
    for (const std::string& file : found) files.push_back(source_file(file, path));
    std::vector<Part> parts(files.size());
    std::vector<std::string> problems;
    std::atomic<size_t> next = 0;
    std::mutex mutex;
    run_workers(std::max(1u, threads), [&] {
        FileLister lister;
        while (true) {
            const size_t i = next++;
            if (i >= files.size()) return;
            const auto text = read_file(files[i].path, driver::max_source_bytes);
            if (text && text.value().size() <= driver::max_source_bytes) {
                parts[i] = lister.list(files[i], text.value());
                continue;
            }
            const std::lock_guard lock(mutex);
            problems.push_back(text ? files[i].path + " is too large" : text.error());
        }
    });
    Table table(std::move(parts));
    if (table.rows() == 0)
        return Error::finding(path + ": there are neither data files nor Python files with kernels");
    return std::unique_ptr<Rows>(
        std::make_unique<TreeRows>(path, std::move(problems), std::move(files), std::move(table)));
}

}  // namespace weft::view
