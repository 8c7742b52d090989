#include "faults/code.h"

#include <algorithm>

#include "driver/compile.h"
#include "emit/lines.h"

namespace weft::faults {
namespace {

// The judge of gradients takes every number for some number; one that is 0 in every thread hides what it is
// multiplied with.
bool may_be_all_zero(const inputs::Arg& arg) {
    const bool is_constant = arg.fill == inputs::Fill::Constant && arg.high == 0 && !arg.high_is_extent;
    return arg.role != inputs::Role::Out && (arg.fill == inputs::Fill::Zero || is_constant);
}

}  // namespace

bool CodeScene::look(const Scene& scene, emit::Pass pass, size_t target) {
    scene_ = &scene;
    const std::string_view key = scene.subject().strings.text(scene.subject().declaration().key);
    const std::string file = std::string(key) + ".py";
    driver::Options options;
    options.module_name = key;
    options.printed_file = file;
    options.output = pass == emit::Pass::Forward ? driver::Output::Forward : driver::Output::Backward;
    options.maps = true;
    options.targets = emit::TargetSet::only(target);
    driver::compile(scene.source(), options, compiled_);
    const CompiledModule& module = compiled_.modules().front();
    text_ = module.texts[target];
    lines_.clear();
    const auto pieces = module.pieces[target];
    uint32_t kernel = 0;
    while (kernel < pieces.size() &&
           (pieces[kernel].kind != emit::PieceKind::Kernel || pieces[kernel].pass != pass))
        ++kernel;
    if (kernel == pieces.size()) return false;
    begin_ = static_cast<uint32_t>(text_.find_first_not_of('\n', pieces[kernel].begin));
    end_ = static_cast<uint32_t>(pieces[kernel].end);
    uint32_t at = 0, number = 1;
    for (const emit::MappedLine& line : module.maps[target]) {
        for (; number < line.line; ++number) at = static_cast<uint32_t>(text_.find('\n', at) + 1);
        const auto end = static_cast<uint32_t>(text_.find('\n', at));
        if (line.piece == kernel && line.inst != emit::no_inst) lines_.push_back({{at, end}, line.inst});
    }
    const auto& args = scene.inputs().args;
    is_differentiable_ = pass == emit::Pass::Backward &&
                         std::none_of(args.begin(), args.end(), may_be_all_zero) &&
                         absence_.load(driver::subject(compiled_));
    return true;
}

uint32_t CodeScene::only_maker(ir::ValueId value, uint32_t user) const {
    const ir::Function& function = body();
    uint32_t maker = emit::no_inst, makers = 0, readers = 0;
    for (uint32_t i = 0; i < function.insts.size(); ++i) {
        for (const ir::ValueId made : function.range(function.insts[i].results)) {
            if (made != value) continue;
            maker = i;
            ++makers;
        }
        for (const ir::ValueId read : function.range(function.insts[i].args))
            readers += read == value && i != user ? 1 : 0;
    }
    return makers == 1 && readers == 0 ? maker : uint32_t{emit::no_inst};
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
