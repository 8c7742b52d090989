#include "driver/compiled.h"

#include <algorithm>

#include "driver/contents.h"

namespace weft {

Compiled::Compiled() : contents_(std::make_unique<driver::Contents>()) {}
Compiled::~Compiled() = default;
Compiled::Compiled(Compiled&&) noexcept = default;
Compiled& Compiled::operator=(Compiled&&) noexcept = default;

bool Compiled::ok() const {
    return first_diag() == nullptr;
}
std::span<const Diag> Compiled::diags() const {
    return contents_->diags;
}
std::span<const CompiledModule> Compiled::modules() const {
    return contents_->modules;
}
const Diag* Compiled::first_diag() const {
    if (!contents_->diags.empty()) return &contents_->diags.front();
    const auto refused = std::find_if(contents_->modules.begin(), contents_->modules.end(),
                                      [](const CompiledModule& module) { return !module.ok(); });
    return refused == contents_->modules.end() ? nullptr : &refused->diags.front();
}
std::string_view Compiled::source() const {
    return contents_->target->source();
}
const Sources& Compiled::sources() const {
    return contents_->sources;
}
std::span<const std::string> Compiled::files_read() const {
    if (contents_->project == nullptr) return {};
    return contents_->project->files_read();
}
const syntax::Tree& Compiled::tree() const {
    return *contents_->target;
}
const module::Program& Compiled::program() const {
    return contents_->program;
}
const types::Types& Compiled::types() const {
    return contents_->types;
}
const Strings& Compiled::strings() const {
    return contents_->strings;
}
const lower::LoweredModule& Compiled::lowered(const CompiledModule& module) const {
    return contents_->lowered[module.lowered];
}

namespace driver {

void Contents::reset() {
    program.clear();
    project.reset();
    tree.clear();
    target = &tree;
    sources.clear();
    types.rewind(types_mark);
    strings.rewind(strings_mark);
    forget_texts();
}

void Contents::forget_texts() {
    lowered_count = 0;
    lowering.instances.clear();
    for (TextBuffer& buffer : buffers) buffer.clear();
    texts.clear();
    pieces.clear();
    diags.clear();
    modules.clear();
}

}  // namespace driver
}  // namespace weft
