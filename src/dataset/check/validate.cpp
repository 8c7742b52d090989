#include "dataset/check/validate.h"

#include <algorithm>
#include <charconv>

#include "base/files.h"
#include "base/hex.h"
#include "base/sha256.h"
#include "dataset/check/code_structure.h"
#include "dataset/views/views.h"
#include "driver/compile.h"
#include "facts/canonical.h"
#include "facts/category.h"
#include "facts/complexity.h"
#include "facts/literals.h"
#include "gradient/judge.h"
#include "synth/synth.h"

namespace weft::dataset {
namespace {

constexpr CheckInfo check_infos[] = {
#define WEFT_CHECK_ROW(enumerator, name, text) {name, text},
#include "dataset/check/checks.def"
#undef WEFT_CHECK_ROW
};
constexpr size_t most_findings = 1000;

// The line where two texts part.
std::string first_difference(std::string_view ours, std::string_view theirs) {
    size_t line = 1, at = 0;
    while (at < ours.size() && at < theirs.size() && ours[at] == theirs[at]) line += ours[at++] == '\n';
    return "line " + std::to_string(line);
}

bool is_name(std::string_view text) {
    if (text.empty() || (text[0] >= '0' && text[0] <= '9')) return false;
    for (const char c : text) {
        const bool fine =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        if (!fine) return false;
    }
    return true;
}

bool is_hash(std::string_view text) {
    return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

const synth::CategoryInfo* find_category(std::string_view name) {
    for (uint32_t i = 0; i < synth::category_count; ++i) {
        const synth::CategoryInfo& category = synth::info(static_cast<synth::Category>(i));
        if (category.name == name) return &category;
    }
    return nullptr;
}

}  // namespace

const CheckInfo& info(Check check) {
    return check_infos[static_cast<size_t>(check)];
}

// All checks of one unit.
class Validation::Worker {
  public:
    Worker(Validation& all, const Set& set) : all_(all), set_(set) {}

    void validate(const Unit& unit, Verdict& verdict) {
        verdict_ = &verdict;
        unit_ = &unit;
        place_ = {unit.path, 0};
        last_index_.reset();
        row_failed_ = false;
        category_ = {};
        check_recorded();
        auto reader = open_unit(set_, unit);
        if (!reader) return found(Check::Readable, reader.error());
        Row row;
        uint64_t number = 0;
        while (!all_.stop_) {
            problems_.clear();
            const auto more = reader.value()->next(row, place_, problems_);
            if (!more) {
                row_failed_ = false;
                found(Check::Readable, more.error());
                break;
            }
            if (!more.value()) break;
            ++all_.rows_;
            if (number++ % all_.every_ != 0) continue;
            check_row(row);
        }
        row_failed_ = false;
        category_ = {};
        place_.number = 0;
        if (!all_.stop_ && unit.recorded && unit.recorded->rows != number) {
            found(Check::Manifest,
                  std::to_string(number) + " rows, recorded are " + std::to_string(unit.recorded->rows));
        }
    }

  private:
    void begin(Check check) { ++verdict_->checks[static_cast<size_t>(check)].checked; }
    void found(Check check, std::string message) {
        ++verdict_->checks[static_cast<size_t>(check)].failed;
        row_failed_ = true;
        if (verdict_->findings.size() == most_findings) {
            ++verdict_->findings_left_out;
            return;
        }
        verdict_->findings.push_back({check, place_.number == 0 ? place_.file : place_.text(),
                                      std::string(category_), std::move(message)});
    }
    void expect(Check check, bool holds, std::string_view message) {
        begin(check);
        if (!holds) found(check, std::string(message));
    }

    // ---- files
    void check_recorded() {
        if (!unit_->recorded) return;
        begin(Check::Manifest);
        FileDigest digest;
        Sha256 hash;
        const std::vector<std::string> names =
            unit_->kind == Unit::Kind::Pairs ? unit_->names : std::vector<std::string>{unit_->path};
        if (unit_->kind != Unit::Kind::Pairs) {
            const auto read = digest_of(join(set_.folder, unit_->path));
            if (!read) return found(Check::Manifest, read.error());
            digest = read.value();
        } else {
            for (const std::string& name : names) {
                const auto text = read_file(join(set_.folder, name));
                if (!text) return found(Check::Manifest, text.error());
                hash.update(text.value());
                digest.bytes += text.value().size();
            }
            digest.sha256 = hash.digest();
        }
        const FileDigest& recorded = unit_->recorded->digest;
        if (digest.bytes != recorded.bytes) {
            found(Check::Manifest,
                  std::to_string(digest.bytes) + " bytes, recorded are " + std::to_string(recorded.bytes));
        } else if (digest.sha256 != recorded.sha256) {
            found(Check::Manifest, "the sha256 is not the recorded one");
        }
    }

    // ---- rows
    void check_row(const Row& row) {
        row_failed_ = false;
        category_ = row.category;
        ++verdict_->rows;
        begin(Check::Schema);
        for (const std::string& problem : problems_) found(Check::Schema, problem);
        const bool readable = problems_.empty();
        if (readable) {
            check_values(row);
            check_order(row);
            check_split(row);
            if (set_.is_wide()) check_wide(row);
        }
        CheckCount& count = verdict_->categories[std::string(row.category)];
        ++count.checked;
        if (!row_failed_) return;
        ++count.failed;
        ++verdict_->failed_rows;
    }

    void check_values(const Row& row) {
        ++verdict_->schemas[row.schema_version];
        if (row.schema_version < oldest_schema_version || row.schema_version > schema_version)
            found(Check::Schema, "no schema_version is " + std::to_string(row.schema_version));
        if (!is_hash(row.canonical)) found(Check::Schema, "canonical is not 32 hex digits");
        if (!is_name(row.kernel_name)) found(Check::Schema, "kernel_name is not a name");
        if (row.difficulty < 1 || row.difficulty > 5) found(Check::Schema, "difficulty is not within 1 to 5");
        if (!split_index(row.split)) found(Check::Schema, "split is not train, validation or test");
        if (find_category(row.category) == nullptr)
            found(Check::Schema, "no category is called `" + std::string(row.category) + "`");
        if (!set_.is_wide()) return;
        if (row.description.empty()) found(Check::Schema, "description is empty");
        check_gradient(row);
        if (!row.cpp_forward && !row.cuda_forward) found(Check::Schema, "there is no code");
        if (row.cpp_forward.has_value() != row.cpp_backward.has_value() ||
            row.cuda_forward.has_value() != row.cuda_backward.has_value()) {
            found(Check::Schema, "one pass of a device is null and the other is not");
        }
        check_options(row);
    }

    void check_gradient(const Row& row) {
        const std::string_view kind = row.gradient.kind;
        const bool is_unknown = kind == "unknown" && row.schema_version >= schema_with_unknown;
        if (kind != "exact" && kind != "none" && kind != "warp_differs" && !is_unknown)
            found(Check::Schema, "gradient.kind is no kind of schema " + std::to_string(row.schema_version));
        if ((kind == "warp_differs" || is_unknown) == row.gradient.reason.empty())
            found(Check::Schema, "gradient.reason stands with warp_differs and unknown, and only there");
    }

    // What the manifest says about all rows.
    void check_options(const Row& row) {
        if (!set_.manifest) return;
        const NamedValues& options = set_.manifest->options;
        const std::string device = value_of(options, "device");
        if (row.cpp_forward.has_value() != (device != "cuda") ||
            row.cuda_forward.has_value() != (device != "cpu")) {
            found(Check::Schema, "the code is not that of the recorded device " + device);
        }
        if (std::to_string(row.seed) != value_of(options, "seed"))
            found(Check::Schema, "the seed is not the recorded one");
        if (std::to_string(row.schema_version) != value_of(options, "schema"))
            found(Check::Schema, "the schema_version is not the recorded one");
        if (row.license != value_of(options, "license"))
            found(Check::Schema, "the license is not the recorded one");
        if (row.weft_version != value_of(options, "weft") || row.warp_version != value_of(options, "warp")) {
            found(Check::Schema, "the versions are not the recorded ones");
        }
    }

    void check_order(const Row& row) {
        begin(Check::Order);
        if (const std::string wrong = order_problem(row); !wrong.empty())
            return found(Check::Order, "index " + std::to_string(row.index) + wrong);
        last_index_ = row.index;  // a wrong one says nothing about the rows after it
    }

    // What is wrong with the row's place; empty: nothing.
    std::string order_problem(const Row& row) const {
        if (last_index_ && row.index <= *last_index_) return " follows " + std::to_string(*last_index_);
        if (unit_->kind == Unit::Kind::Pairs) {
            const std::string expected = "pair_" + digits(row.index, 6);
            const bool fits = place_.file.substr(0, place_.file.find('.')) == expected;
            return fits ? "" : " in " + place_.file;
        }
        if (!set_.manifest) return {};
        const auto number = [](std::string_view text) {
            uint64_t value = 0;
            std::from_chars(text.data(), text.data() + text.size(), value);
            return value;
        };
        Recipe range;
        range.count = number(value_of(set_.manifest->options, "count"));
        range.shards = number(value_of(set_.manifest->options, "shards"));
        const size_t dash = unit_->path.find('-');
        if (dash == std::string::npos || range.shards == 0) return {};
        const uint64_t shard = number(std::string_view(unit_->path).substr(dash + 1));
        const bool fits = row.index >= range.first_index(shard) && row.index < range.first_index(shard + 1);
        return fits ? "" : " belongs to another shard";
    }

    void check_split(const Row& row) {
        begin(Check::Split);
        if (all_.splits_ && all_.splits_->of(row.canonical) != row.split)
            found(Check::Split, "canonical means another split");
        if (unit_->recorded && !unit_->recorded->split.empty() && unit_->recorded->split != row.split) {
            found(Check::Split, "the row is in a file of " + unit_->recorded->split);
        }
    }

    void check_wide(const Row& row) {
        expect(Check::Id, row.id == hex(Sha256::of(row.python_source)).substr(0, 32),
               "id is not the hash of python_source");
        check_structure(row);
        check_compiled(row);
    }

    void check_structure(const Row& row) {
        KernelFunction functions[4];
        const std::pair<const Code*, CodePass> cpu[] = {{&row.cpp_forward, CodePass::Forward},
                                                        {&row.cpp_backward, CodePass::Backward}};
        const std::pair<const Code*, CodePass> cuda[] = {{&row.cuda_forward, CodePass::Forward},
                                                         {&row.cuda_backward, CodePass::Backward}};
        size_t slot = 0;
        for (const auto& [code, pass] : cpu) {
            KernelFunction& function = functions[slot++];
            if (!*code || (**code).empty()) continue;
            begin(Check::Cpu);
            if (auto wrong = structure_.check_cpu(**code, pass, function))
                found(Check::Cpu, pass_name(pass) + *wrong);
        }
        for (const auto& [code, pass] : cuda) {
            KernelFunction& function = functions[slot++];
            if (!*code || (**code).empty()) continue;
            begin(Check::Cuda);
            if (auto wrong = structure_.check_cuda(**code, pass, function))
                found(Check::Cuda, pass_name(pass) + *wrong);
        }
        begin(Check::Names);
        std::string_view name;
        for (const KernelFunction& function : functions) {
            if (function.name.empty()) continue;
            if (name.empty()) name = function.name;
            if (function.name != name) {
                return found(Check::Names, "one column has `" + std::string(name) + "`, another `" +
                                               std::string(function.name) + "`");
            }
        }
        const auto parts = key_and_hash(name);
        if (parts && parts->first != row.kernel_name)
            found(Check::Names, "the code is that of `" + std::string(parts->first) + "`");
    }
    static std::string pass_name(CodePass pass) {
        return pass == CodePass::Forward ? "forward: " : "backward: ";
    }

    void check_compiled(const Row& row) {
        file_.assign(row.kernel_name).append(".py");
        driver::Options options;
        options.targets.set(emit::cpu, row.cpp_forward.has_value());
        options.targets.set(emit::cuda, row.cuda_forward.has_value());
        options.output = driver::Output::Columns;
        options.module_name = row.kernel_name;
        options.printed_file = file_;
        driver::compile(row.python_source, options, compiled_);
        begin(Check::Python);
        const Diag* const refusal = compiled_.first_diag();
        if (refusal != nullptr && info(refusal->kind).construct.starts_with("syntax")) {
            return found(Check::Python, message(*refusal));
        }
        begin(Check::Recompile);
        if (refusal != nullptr) return found(Check::Recompile, "refused: " + message(*refusal));
        if (compiled_.modules().size() != 1 || compiled_.modules().front().kernels.size() != 1)
            return found(Check::Recompile, "python_source does not hold exactly one kernel");
        begin(Check::Literals);
        if (const auto wrong = facts::escapes_its_literal(compiled_)) found(Check::Literals, *wrong);
        const CompiledModule& module = compiled_.modules().front();
        const struct {
            std::string_view name;
            const Code& column;
            std::string_view text;
        } texts[] = {{"cpp_forward", row.cpp_forward, module.texts[emit::cpu]},
                     {"cpp_backward", row.cpp_backward, module.backward_texts[emit::cpu]},
                     {"cuda_forward", row.cuda_forward, module.texts[emit::cuda]},
                     {"cuda_backward", row.cuda_backward, module.backward_texts[emit::cuda]}};
        for (const auto& [name, column, text] : texts) {
            if (!column || (column->empty() && name.ends_with("backward") && !wants_backward())) continue;
            if (*column != text)
                found(Check::Recompile,
                      std::string(name) + " is another text from " + first_difference(*column, text) + " on");
        }
        check_facts(row);
    }

    void check_facts(const Row& row) {
        const driver::Subject subject = driver::subject(compiled_);
        begin(Check::Category);
        const synth::CategoryInfo* const category = find_category(row.category);
        if (category != nullptr && !category->admits(facts::traits(subject))) {
            found(Check::Category, "the kernel is not one of " + std::string(row.category) + ": " +
                                       std::string(category->text));
        }
        begin(Check::Facts);
        if (row.canonical != hex(canonicalizer_.structure(subject.tree, subject.strings)))
            found(Check::Facts, "canonical is not that of the kernel");
        const facts::Complexity complexity = facts::complexity(subject);
        if (row.difficulty != complexity.difficulty)
            found(Check::Facts, "difficulty is not that of the kernel");
#define WEFT_COMPLEXITY(name, text)             \
    if (row.complexity.name != complexity.name) \
        found(Check::Facts, "complexity." #name " is not that of the kernel");
#include "dataset/row/complexity.def"
#undef WEFT_COMPLEXITY
        if (!says(row, judge_.judge(subject))) found(Check::Facts, "gradient is not that of the kernel");
    }
    static bool says(const Row& row, gradient::Gradient gradient) {
        if (row.schema_version < schema_with_unknown) {
            // It had no word for what is not known, and none of its own for a state that is drawn from.
            if (gradient.verdict == gradient::Verdict::Unknown) return true;
            if (gradient.reason == gradient::Reason::DrawnState) gradient.reason = gradient::Reason::Unclear;
        }
        return row.gradient.kind == text(gradient.verdict) && row.gradient.reason == name(gradient.reason);
    }
    // Rows have their adjoints unless somebody says that they were left out.
    bool wants_backward() const {
        if (all_.without_backward_) return false;
        return !set_.manifest || value_of(set_.manifest->options, "backward") == "yes";
    }

    Validation& all_;
    const Set& set_;
    const Unit* unit_ = nullptr;
    Verdict* verdict_ = nullptr;
    RowPlace place_;
    std::string_view category_;
    bool row_failed_ = false;
    std::optional<uint64_t> last_index_;
    Problems problems_;
    CodeStructure structure_;
    Compiled compiled_;
    facts::Canonicalizer canonicalizer_;
    gradient::Judge judge_;
    std::string file_;
};

Validation::Validation(const Set& set, uint64_t sample, bool without_backward)
    : set_(set), without_backward_(without_backward), verdicts_(set.units.size() + 1) {
    Verdict& files = verdicts_.back();
    for (const std::string& problem : set.problems) {
        ++files.checks[static_cast<size_t>(Check::Manifest)].failed;
        files.findings.push_back({Check::Manifest, {}, {}, problem});
    }
    if (!set.manifest) return;
    if (auto splits = Splits::parse(value_of(set.manifest->options, "splits"))) splits_ = splits.value();
    if (sample != 0) every_ = std::max<uint64_t>(1, set.manifest->rows / sample);
    for (const SideFile& file : set.manifest->side_files) {
        ++files.checks[static_cast<size_t>(Check::Manifest)].checked;
        const auto digest = digest_of(join(set.folder, file.path));
        if (digest && digest.value().sha256 == file.digest.sha256) continue;
        ++files.checks[static_cast<size_t>(Check::Manifest)].failed;
        files.findings.push_back(
            {Check::Manifest, file.path, {}, digest ? "the sha256 is not the recorded one" : digest.error()});
    }
}

Validation::~Validation() = default;

void Validation::work() {
    Worker worker(*this, set_);
    while (!stop_) {
        const size_t unit = next_++;
        if (unit >= set_.units.size()) return;
        worker.validate(set_.units[unit], verdicts_[unit]);
    }
}

Verdict Validation::finish() {
    Verdict all;
    for (const Verdict& one : verdicts_) {
        all.rows += one.rows;
        all.failed_rows += one.failed_rows;
        all.findings_left_out += one.findings_left_out;
        for (size_t i = 0; i < check_count; ++i) {
            all.checks[i].checked += one.checks[i].checked;
            all.checks[i].failed += one.checks[i].failed;
        }
        for (const auto& [schema, count] : one.schemas) all.schemas[schema] += count;
        for (const auto& [name, count] : one.categories) {
            all.categories[name].checked += count.checked;
            all.categories[name].failed += count.failed;
        }
        all.findings.insert(all.findings.end(), one.findings.begin(), one.findings.end());
    }
    return all;
}

}  // namespace weft::dataset
