#include "faults/code.h"

#include "driver/compile.h"
#include "emit/lines.h"

namespace weft::faults {

bool CodeScene::look(const Scene& scene, emit::Pass pass) {
    scene_ = &scene;
    const std::string_view key = scene.subject().strings.text(scene.subject().declaration().key);
    const std::string file = std::string(key) + ".py";
    driver::Options options;
    options.module_name = key;
    options.printed_file = file;
    options.output = pass == emit::Pass::Forward ? driver::Output::Forward : driver::Output::Backward;
    options.maps = true;
    driver::compile(scene.source(), options, compiled_);
    const CompiledModule& module = compiled_.modules().front();
    text_ = module.texts[emit::cpu];
    lines_.clear();
    const auto pieces = module.pieces[emit::cpu];
    uint32_t kernel = 0;
    while (kernel < pieces.size() &&
           (pieces[kernel].kind != emit::PieceKind::Kernel || pieces[kernel].pass != pass))
        ++kernel;
    if (kernel == pieces.size()) return false;
    begin_ = static_cast<uint32_t>(text_.find_first_not_of('\n', pieces[kernel].begin));
    end_ = static_cast<uint32_t>(pieces[kernel].end);
    uint32_t at = 0, number = 1;
    for (const emit::MappedLine& line : module.maps[emit::cpu]) {
        for (; number < line.line; ++number) at = static_cast<uint32_t>(text_.find('\n', at) + 1);
        const auto end = static_cast<uint32_t>(text_.find('\n', at));
        if (line.piece == kernel && line.inst != emit::no_inst) lines_.push_back({{at, end}, line.inst});
    }
    return true;
}

const ir::Function& CodeScene::body() const {
    return compiled_.lowered(compiled_.modules().front()).kernels.front().body;
}

std::vector<Span> CodeScene::closing_braces() const {
    std::vector<Span> all;
    for (uint32_t at = begin_; at < end_;) {
        const auto end = static_cast<uint32_t>(text_.find('\n', at) + 1);
        const std::string_view line = text_.substr(at, end - 1 - at);
        if (line.ends_with('}') && line.find_first_not_of(" \t}") == std::string_view::npos)
            all.push_back({at, end});
        at = end;
    }
    return all;
}

// The tree of the compilation here is that of the scene: the same text.
bool CodeScene::shows(const Line& line) const {
    const NodeId node = inst(line).node;
    return node.valid() && scene_->shows(node);
}

}  // namespace weft::faults
