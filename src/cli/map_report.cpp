#include "cli/map_report.h"

#include <map>
#include <vector>

namespace weft::cli {
namespace {

using emit::PieceKind;

// The lines of the texts that one Python line became.
struct Lines {
    emit::PerTarget<std::array<std::vector<uint32_t>, emit::pass_texts.size()>> by_target;
};
struct Subject {
    PieceKind kind;
    uint32_t index;
    auto operator<=>(const Subject&) const = default;
};
using Subjects = std::map<Subject, std::map<uint32_t, Lines>>;  // by Python line

Subjects gathered(const CompiledModule& module) {
    Subjects subjects;
    for (size_t target = 0; target < emit::targets.size(); ++target) {
        for (const emit::MappedLine& mapped : module.maps[target]) {
            const emit::Piece& piece = module.pieces[target][mapped.piece];
            Lines& lines = subjects[{piece.kind, piece.subject}][mapped.file_line];
            lines.by_target[target][static_cast<size_t>(piece.pass)].push_back(mapped.line);
        }
    }
    return subjects;
}

std::string_view function_name(const Compiled& compiled, const CompiledModule& module, uint32_t index) {
    const lower::LoweredModule& lowered = compiled.lowered(module);
    const module::FunctionId id = lowered.functions[index].id;
    return compiled.strings().text(lowered.declaration(compiled.program(), id).native_name);
}

void write_lines(JsonWriter& json, uint32_t python, const Lines& lines) {
    json.begin_object().member("python", python);
    for (size_t target = 0; target < emit::targets.size(); ++target) {
        json.key(emit::targets[target].name).begin_object();
        for (size_t pass = 0; pass < emit::pass_texts.size(); ++pass) {
            json.key(emit::pass_texts[pass].name).begin_array();
            for (const uint32_t line : lines.by_target[target][pass]) json.value(uint64_t{line});
            json.end_array();
        }
        json.end_object();
    }
    json.end_object();
}

}  // namespace

void write_file_map(JsonWriter& json, const Compiled& compiled, std::string_view file,
                    std::span<const ModuleOutputs> outputs) {
    json.begin_object().member("file", file).key("modules").begin_array();
    for (size_t i = 0; i < compiled.modules().size(); ++i) {
        const CompiledModule& module = compiled.modules()[i];
        if (!module.printed) continue;
        json.begin_object().member("name", module.name).key("texts").begin_object();
        for (size_t target = 0; target < emit::targets.size(); ++target) {
            if (!outputs[i].files[target].empty())
                json.member(emit::targets[target].name, outputs[i].files[target]);
        }
        json.end_object().key("subjects").begin_array();
        for (const auto& [subject, lines] : gathered(module)) {
            const bool is_kernel = subject.kind == PieceKind::Kernel;
            json.begin_object().member("kind", is_kernel ? "kernel" : "function");
            json.member("name", is_kernel ? module.kernels[subject.index].key
                                          : function_name(compiled, module, subject.index));
            json.key("lines").begin_array();
            for (const auto& [python, text] : lines) write_lines(json, python, text);
            json.end_array().end_object();
        }
        json.end_array().end_object();
    }
    json.end_array().end_object();
}

}  // namespace weft::cli
