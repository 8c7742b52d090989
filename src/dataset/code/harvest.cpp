#include "dataset/code/harvest.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include "base/disk.h"
#include "base/files.h"
#include "base/hex.h"
#include "base/search.h"
#include "base/threads.h"
#include "dataset/code/variants.h"
#include "driver/compile.h"

namespace weft::dataset {
namespace {

// What came of one file.
struct Yield {
    std::vector<HarvestedKernel> kernels;
    std::vector<cut::Refusal> refusals;
    std::vector<std::string> files_read;  // for its imports
    uint64_t originals = 0, variants_made = 0;
};

class Harvester {
  public:
    explicit Harvester(const HarvestOptions& options) : options_(options) {}

    // So that limits are the same whoever reads the next files of a package.
    void forget_imports() { cutter_.emplace(); }

    void take(const CodeFile& file, const driver::Target& target, uint32_t number, Yield& out) {
        const auto text = file.unreadable.empty() ? read_file(file.path, driver::max_source_bytes)
                                                  : Result<std::string>(Error{file.unreadable});
        if (!text) {
            out.refusals.push_back({cut::Reason::Unreadable, {}, {}});
            return;
        }
        // Most files of a folder have nothing to do with Warp.
        if (!occurs("kernel", text.value())) {
            out.refusals.push_back({cut::Reason::NoKernel, {}, {}});
            return;
        }
        cutter_->cut(target, text.value(), stem(file.path), cuts_);
        out.refusals = cuts_.refusals;
        out.files_read = std::move(cuts_.files_read);
        for (cut::Cut& one : cuts_.kernels) add(file, number, one, out);
    }

  private:
    void add(const CodeFile& file, uint32_t number, cut::Cut& cut, Yield& out) {
        HarvestedKernel original;
        original.file = number;
        original.name = cut.key;
        original.source = std::move(cut.source);
        original.family =
            (file.package.name.empty() ? "" : file.package.name + "/") + file.shown + ":" + cut.key;
        original.split_key = variants_.structure(original.source, original.name);
        variants_.make(original.source, original.name, options_.seed, options_.variants, made_);
        out.kernels.push_back(original);
        ++out.originals;
        for (Variant& one : made_) {
            HarvestedKernel variant = original;
            variant.name = std::move(one.name);
            variant.source = std::move(one.source);
            variant.transforms = std::move(one.transforms);
            out.kernels.push_back(std::move(variant));
            ++out.variants_made;
        }
    }

    const HarvestOptions& options_;
    std::optional<cut::Cutter> cutter_ = std::optional<cut::Cutter>(std::in_place);
    cut::Cuts cuts_;
    Variants variants_;
    std::vector<Variant> made_;
};

// Files of a package are read once for so many of its files. Which are taken together follows from the files
// alone, and so does what was read.
constexpr size_t files_together = 16;

std::vector<std::vector<size_t>> taken_together(const std::vector<driver::Target>& targets) {
    std::vector<std::vector<size_t>> out;
    for (const std::vector<size_t>& batch : driver::batches_of(targets)) {
        for (size_t first = 0; first < batch.size(); first += files_together) {
            const auto begin = batch.begin() + static_cast<ptrdiff_t>(first);
            const size_t count = std::min(files_together, batch.size() - first);
            out.emplace_back(begin, begin + static_cast<ptrdiff_t>(count));
        }
    }
    return out;
}

std::string plain_path(const std::string& path) {
    const auto whole = absolute(path);
    return std::filesystem::path(whole ? whole.value() : path).lexically_normal().string();
}

// But for those that were asked for.
Result<void> note_imported(const std::vector<Yield>& yields, Harvest& out) {
    std::set<std::string> known;
    for (const CodeFile& file : out.files) known.insert(plain_path(file.path));
    std::set<std::string> paths;
    for (const Yield& yield : yields) {
        for (const std::string& path : yield.files_read) {
            if (known.insert(plain_path(path)).second) paths.insert(path);
        }
    }
    for (const std::string& path : paths) {
        WEFT_TRY(const FileDigest digest, digest_of(path));
        out.imported.push_back({path, "sha256:" + hex(digest.sha256)});
    }
    return {};
}

}  // namespace

std::vector<std::pair<std::string, std::string>> Harvest::described() const {
    std::vector<std::pair<std::string, std::string>> out;
    for (const std::string& path : looked_at) out.emplace_back(std::string(from_option) + path, "looked at");
    for (const CodeFile& file : files)
        out.emplace_back(std::string(file_option) + file.path,
                         file.unreadable.empty() ? "sha256:" + hex(file.sha256) : "unreadable");
    for (const std::string& folder : imports.folders)
        out.emplace_back(std::string(import_option) + "from " + folder, "looked at");
    if (imports.alone) out.emplace_back("imports", "not followed");
    for (const ReadFile& file : imported)
        out.emplace_back(std::string(import_option) + file.path, file.digest);
    for (size_t i = 0; i < refused.size(); ++i) {
        if (refused[i] != 0)
            out.emplace_back(
                std::string(refused_option) + std::string(cut::info(static_cast<cut::Reason>(i)).name),
                std::to_string(refused[i]));
    }
    return out;
}

Result<Harvest> harvest(const HarvestOptions& options) {
    Harvest out;
    WEFT_TRY(out.files, find_code(options.paths));
    out.looked_at = options.paths;
    out.imports = options.imports;
    driver::FolderLists lists;
    std::vector<driver::Target> targets;
    for (const CodeFile& file : out.files) {
        targets.push_back(driver::target_of(file.path, options.imports, driver::Paths::Base));
        targets.back().lists = &lists;
    }
    const std::vector<std::vector<size_t>> together = taken_together(targets);
    std::vector<Yield> yields(out.files.size());
    if (options.steps != nullptr) options.steps->total = yields.size();
    std::atomic<size_t> next = 0;
    run_workers(options.threads, [&] {
        Harvester harvester(options);
        for (size_t some = next++; some < together.size(); some = next++) {
            if (targets[together[some].front()].in_package()) harvester.forget_imports();
            for (const size_t i : together[some]) {
                harvester.take(out.files[i], targets[i], static_cast<uint32_t>(i), yields[i]);
                if (options.steps != nullptr) ++options.steps->done;
            }
        }
    });
    if (auto noted = note_imported(yields, out); !noted) return noted.failure();
    std::map<std::string, uint64_t> constructs;
    for (Yield& yield : yields) {
        for (HarvestedKernel& kernel : yield.kernels) out.kernels.push_back(std::move(kernel));
        for (const cut::Refusal& refusal : yield.refusals) {
            ++out.refused[static_cast<size_t>(refusal.reason)];
            if (!refusal.construct.empty()) ++constructs[refusal.construct];
        }
        out.originals += yield.originals;
        out.variants_made += yield.variants_made;
    }
    out.variants_wanted = out.originals * options.variants;
    out.constructs.assign(constructs.begin(), constructs.end());
    return out;
}

std::string refusal_table(const Harvest& harvest) {
    std::string out = std::to_string(harvest.files.size()) + " files, " + std::to_string(harvest.originals) +
                      " kernels cut out";
    if (harvest.variants_wanted != 0)
        out += ", " + std::to_string(harvest.variants_made) + " of " +
               std::to_string(harvest.variants_wanted) + " variants";
    out += "\n";
    for (size_t i = 0; i < harvest.refused.size(); ++i) {
        if (harvest.refused[i] == 0) continue;
        const cut::ReasonInfo& about = cut::info(static_cast<cut::Reason>(i));
        const std::string count = std::to_string(harvest.refused[i]);
        out += std::string(count.size() < 8 ? 8 - count.size() : 0, ' ') + count +
               (about.unit == cut::Unit::File ? " files   refused, " : " kernels refused, ") +
               std::string(about.name) + ": " + std::string(about.text) + "\n";
    }
    return out;
}

void write_refusals(JsonWriter& json, const Harvest& harvest) {
    json.member("files_read", harvest.files.size()).member("originals", harvest.originals);
    json.member("variants", harvest.variants_made).member("variants_wanted", harvest.variants_wanted);
    json.key("refused").begin_object();
    for (size_t i = 0; i < harvest.refused.size(); ++i) {
        if (harvest.refused[i] != 0)
            json.member(cut::info(static_cast<cut::Reason>(i)).name, harvest.refused[i]);
    }
    json.end_object().key("constructs").begin_object();
    for (const auto& [construct, count] : harvest.constructs) json.member(construct, count);
    json.end_object();
}

}  // namespace weft::dataset
