#include "cli/ptx_report.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "cuda/figures.h"

namespace weft::cli {
namespace {

using cuda::Occupancy;

// The entry points of one kernel: forward and, where it has one, backward.
struct KernelEntries {
    std::string key;
    std::array<std::optional<size_t>, 2> by_pass;  // places in Unit::entries
};

std::vector<KernelEntries> kernels_of(const cuda::Unit& unit) {
    std::vector<KernelEntries> kernels;
    for (size_t i = 0; i < unit.entries.size(); ++i) {
        const cuda::EntryPoint& entry = unit.entries[i];
        auto known = std::find_if(kernels.begin(), kernels.end(),
                                  [&](const KernelEntries& kernel) { return kernel.key == entry.kernel; });
        // Overloads of a generic kernel share their key: a second forward entry begins another one.
        const auto pass = static_cast<size_t>(entry.pass);
        if (known == kernels.end() || known->by_pass[pass])
            known = kernels.insert(kernels.end(), {entry.kernel, {}});
        known->by_pass[pass] = i;
    }
    return kernels;
}

std::string percent(const Occupancy& occupancy) {
    return std::to_string(static_cast<int>(occupancy.share() * 100 + 0.5)) + " %";
}

// A table of words: the first column to the left, the others to the right.
class Columns {
  public:
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
    std::string text() const {
        std::vector<size_t> widths;
        for (const auto& row : rows_) {
            widths.resize(std::max(widths.size(), row.size()));
            for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
        }
        std::string out;
        for (const auto& row : rows_) {
            std::string line = "  ";
            for (size_t i = 0; i < row.size(); ++i) {
                const std::string pad(widths[i] - row[i].size(), ' ');
                line += i == 0 ? row[i] + pad : "  " + pad + row[i];
            }
            line.erase(line.find_last_not_of(' ') + 1);
            out += line + "\n";
        }
        return out;
    }

  private:
    std::vector<std::vector<std::string>> rows_;
};

class Table {
  public:
    explicit Table(const PtxFindings& findings) : findings_(findings) {}

    std::string text(bool with_sweep) {
        for (size_t u = 0; u < findings_.units.size(); ++u) {
            for (const KernelEntries& kernel : kernels_of(findings_.units[u].unit)) {
                for (size_t a = 0; a < findings_.architectures.size(); ++a) {
                    if (!findings_.result(a, u).ok()) continue;
                    figures(u, a, kernel);
                    if (with_sweep) sweep(u, a, kernel);
                    out_ += "\n";
                }
            }
        }
        TextBuffer number;
        JsonWriter(number, json_report).fixed(findings_.seconds, 2);
        out_ += "NVRTC " + findings_.nvrtc_version.text() + " (" + findings_.nvrtc_path + "), " +
                number.str() + " s\n";
        return std::move(out_);
    }

  private:
    void figures(size_t u, size_t a, const KernelEntries& kernel) {
        const PtxUnit& unit = findings_.units[u];
        const int number = findings_.architectures[a];
        const PtxOutcome& outcome = findings_.outcomes[a].front()[u];
        out_ += findings_.files[unit.file].path + ": " + kernel.key + ", sm_" + std::to_string(number) +
                ", " + std::to_string(unit.unit.block_dim) + " threads a block\n";
        Columns columns;
        const auto row = [&](std::string name, const std::function<std::string(size_t)>& cell) {
            std::vector<std::string> cells{std::move(name)};
            for (const auto& entry : kernel.by_pass) {
                if (entry) cells.push_back(cell(*entry));
            }
            columns.add(std::move(cells));
        };
        const auto number_row = [&](std::string name, uint32_t cuda::Usage::*figure) {
            row(std::move(name),
                [&](size_t e) { return std::to_string(outcome.result.entries[e].usage.*figure); });
        };
        row("", [&](size_t e) { return std::string(emit::text_of(unit.unit.entries[e].pass).name); });
        number_row("registers", &cuda::Usage::registers);
        number_row("spill stores, bytes", &cuda::Usage::spill_stores);
        number_row("spill loads, bytes", &cuda::Usage::spill_loads);
        number_row("stack, bytes", &cuda::Usage::stack);
        number_row("shared memory, bytes", &cuda::Usage::shared);
        number_row("constants, bytes", &cuda::Usage::constants);
        number_row("machine code, bytes", &cuda::Usage::code);
        const auto occupied = [&](const std::function<std::string(const Occupancy&)>& cell) {
            return [&, cell](size_t e) {
                const auto found =
                    cuda::occupancy_of(number, outcome.result.entries[e].usage, unit.unit.block_dim);
                return found ? cell(*found) : "unknown";
            };
        };
        row("blocks per multiprocessor",
            occupied([](const Occupancy& found) { return std::to_string(found.blocks); }));
        row("occupancy", occupied([](const Occupancy& found) { return percent(found); }));
        row("limited by",
            occupied([](const Occupancy& found) { return std::string(cuda::text(found.limit)); }));
        mix(columns, kernel, "PTX instructions",
            [&](size_t e) -> const cuda::Mix& { return outcome.result.entries[e].mix; });
        if (!outcome.sass.empty())
            mix(columns, kernel, "SASS instructions", [&](size_t e) -> const cuda::Mix& {
                return outcome.sass.find(unit.unit.entries[e].name)->second.mix;
            });
        out_ += columns.text();
    }

    static void mix(Columns& columns, const KernelEntries& kernel, std::string title,
                    const std::function<const cuda::Mix&(size_t)>& mix_of) {
        const auto add = [&](std::string name, const std::function<uint32_t(const cuda::Mix&)>& count) {
            std::vector<std::string> cells{std::move(name)};
            bool any = false;
            for (const auto& entry : kernel.by_pass) {
                if (!entry) continue;
                const uint32_t counted = count(mix_of(*entry));
                any |= counted != 0;
                cells.push_back(std::to_string(counted));
            }
            if (any) columns.add(std::move(cells));
        };
        add(std::move(title), [](const cuda::Mix& one) { return one.total(); });
        for (size_t i = 0; i < cuda::category_count; ++i) {
            add("  " + std::string(cuda::category_texts[i].word),
                [i](const cuda::Mix& one) { return one.counts[i]; });
        }
    }

    void sweep(size_t u, size_t a, const KernelEntries& kernel) {
        const cuda::Architecture& row = *cuda::architecture(findings_.architectures[a]);
        const auto& settings = findings_.settings[a];
        for (const auto& entry : kernel.by_pass) {
            if (!entry) continue;
            const std::string_view pass = emit::text_of(findings_.units[u].unit.entries[*entry].pass).name;
            Columns columns;
            std::vector<std::string> title{std::string(pass) + ", occupancy by threads a block", "registers",
                                           "spilled"};
            for (const unsigned size : cuda::sweep_block_sizes) title.push_back(std::to_string(size));
            columns.add(std::move(title));
            std::vector<cuda::Usage> usages;
            size_t unchanged = 0;
            for (size_t s = 0; s < settings.size(); ++s) {
                const cuda::UnitResult& result = findings_.outcomes[a][s][u].result;
                if (!result.ok()) continue;
                const cuda::Usage& usage = result.entries[*entry].usage;
                usages.push_back(usage);
                // What changes nothing need not be read: it is counted.
                const bool same = s != 0 && usage == usages.front();
                unchanged += same;
                if (same) continue;
                std::vector<std::string> cells{settings[s].text(), std::to_string(usage.registers),
                                               std::to_string(usage.spill_stores + usage.spill_loads)};
                for (const unsigned size : cuda::sweep_block_sizes) {
                    const auto found = cuda::occupancy_with(row, settings[s], usage, size);
                    cells.push_back(found ? percent(*found) : "-");
                }
                columns.add(std::move(cells));
            }
            out_ += columns.text();
            if (unchanged != 0)
                out_ += "  (" + std::to_string(unchanged) + " more settings change nothing)\n";
            if (usages.size() != settings.size()) continue;  // told among the errors
            const auto best = cuda::best_of(row, settings, usages, findings_.units[u].unit.block_dim);
            out_ += "  best for " + std::string(pass) + ": " + settings[best.setting].text() + ", " +
                    std::to_string(best.block_size) + " threads a block: " + percent(best.occupancy) + "\n";
        }
    }

    const PtxFindings& findings_;
    std::string out_;
};

class Report {
  public:
    Report(JsonWriter& json, const PtxFindings& findings, bool with_sweep)
        : json_(json), findings_(findings), with_sweep_(with_sweep) {}

    void write() {
        json_.key("nvrtc").begin_object().member("version", findings_.nvrtc_version.text());
        json_.member("path", findings_.nvrtc_path).end_object();
        json_.member("headers", findings_.headers);
        time();
        json_.key("files").begin_array();
        for (size_t i = 0; i < findings_.files.size(); ++i) file(i);
        json_.end_array();
    }

  private:
    void time() {
        size_t programs = 0, bytes = 0;
        for (const auto& by_setting : findings_.outcomes)
            programs += by_setting.size() * findings_.units.size();
        for (const PtxUnit& unit : findings_.units) bytes += unit.unit.header.size() + unit.unit.code.size();
        json_.key("compiled").begin_object().member("units", programs);
        json_.key("seconds").fixed(findings_.seconds, 3).key("cpu_seconds").fixed(findings_.cpu_seconds, 3);
        json_.member("mean_bytes", findings_.units.empty() ? 0 : bytes / findings_.units.size());
        const double seconds = findings_.cpu_seconds;
        json_.key("units_per_cpu_second").fixed(seconds > 0 ? double(programs) / seconds : 0, 2).end_object();
    }

    void file(size_t index) {
        const PtxFile& one = findings_.files[index];
        json_.begin_object().member("file", one.path).member("status", one.status);
        if (!one.error.empty()) json_.member("error", one.error);
        json_.key("kernels").begin_array();
        for (size_t u = 0; u < findings_.units.size(); ++u) {
            if (findings_.units[u].file != index) continue;
            for (const KernelEntries& entries : kernels_of(findings_.units[u].unit)) kernel(u, entries);
        }
        json_.end_array().end_object();
    }

    void kernel(size_t u, const KernelEntries& entries) {
        const cuda::Unit& unit = findings_.units[u].unit;
        json_.begin_object().member("kernel", entries.key).member("block_dim", unit.block_dim);
        json_.key("architectures").begin_array();
        for (size_t a = 0; a < findings_.architectures.size(); ++a) {
            const cuda::UnitResult& result = findings_.result(a, u);
            json_.begin_object();
            json_.member("architecture", static_cast<uint32_t>(findings_.architectures[a]));
            json_.member("status", result.ok() ? "ok" : "failed");
            if (!result.ok()) json_.member("error", result.message);
            for (size_t pass = 0; pass < entries.by_pass.size() && result.ok(); ++pass) {
                json_.key(emit::pass_texts[pass].name);
                if (entries.by_pass[pass]) {
                    entry(u, a, *entries.by_pass[pass]);
                } else {
                    json_.null();
                }
            }
            json_.end_object();
        }
        json_.end_array().end_object();
    }

    void entry(size_t u, size_t a, size_t e) {
        const PtxOutcome& outcome = findings_.outcomes[a].front()[u];
        const cuda::EntryResult& result = outcome.result.entries[e];
        const cuda::Unit& unit = findings_.units[u].unit;
        json_.begin_object().member("entry", unit.entries[e].name);
        const auto sass = outcome.sass.find(unit.entries[e].name);
        cuda::write_figures(json_, result, findings_.architectures[a], unit.block_dim,
                            sass == outcome.sass.end() ? nullptr : &sass->second.mix);
        if (with_sweep_) sweep(u, a, e);
        json_.end_object();
    }

    void sweep(size_t u, size_t a, size_t e) {
        const cuda::Architecture& row = *cuda::architecture(findings_.architectures[a]);
        const auto& settings = findings_.settings[a];
        std::vector<cuda::Usage> usages;
        json_.key("sweep").begin_array();
        for (size_t s = 0; s < settings.size(); ++s) {
            const cuda::UnitResult& result = findings_.outcomes[a][s][u].result;
            if (!result.ok()) continue;
            usages.push_back(result.entries[e].usage);
            json_.begin_object().member("setting", settings[s].text());
            cuda::write_usage(json_, usages.back());
            json_.key("occupancy").begin_object();
            for (const unsigned size : cuda::sweep_block_sizes) {
                json_.key(std::to_string(size));
                cuda::write_occupancy(json_, cuda::occupancy_with(row, settings[s], usages.back(), size));
            }
            json_.end_object().end_object();
        }
        json_.end_array();
        if (usages.size() != settings.size()) return;
        const auto best = cuda::best_of(row, settings, usages, findings_.units[u].unit.block_dim);
        json_.key("best").begin_object().member("setting", settings[best.setting].text());
        json_.member("block_dim", best.block_size).key("occupancy");
        cuda::write_occupancy(json_, best.occupancy);
        json_.end_object();
    }

    JsonWriter& json_;
    const PtxFindings& findings_;
    bool with_sweep_;
};

}  // namespace

std::string ptx_table(const PtxFindings& findings, bool with_sweep) {
    return Table(findings).text(with_sweep);
}

void write_ptx_report(JsonWriter& json, const PtxFindings& findings, bool with_sweep) {
    Report(json, findings, with_sweep).write();
}

}  // namespace weft::cli
