// cuda(): the kernels of a Python text as plain CUDA projects.
#include "bindings.h"
#include "cut/cut.h"
#include "standalone/project.h"

namespace weft::python {
namespace {

struct Made {
    std::string kernel, variant;
    std::optional<standalone::Project> project;
    std::string why_not;
};

std::vector<Made> projects_of(const std::string& text, const std::string& name,
                              const standalone::Request& wanted,
                              const std::vector<standalone::Variant>& variants) {
    std::vector<Made> out;
    cut::Cutter cutter;
    cut::Cuts cuts;
    cutter.cut({}, text, name, cuts, cut::Use::Projects);
    for (const cut::Refusal& one : cuts.refusals) {
        out.push_back(
            {one.kernel, "", {}, one.construct.empty() ? std::string(info(one.reason).text) : one.construct});
    }
    for (const cut::Cut& one : cuts.kernels) {
        standalone::Request request = wanted;
        request.source = one.source;
        request.name = one.key;
        auto made = standalone::make_projects(request, variants);
        if (!made) {
            out.push_back({one.key, "", {}, made.error()});
            continue;
        }
        for (standalone::Written& written : made.value()) {
            out.push_back({one.key, std::string(option_name(written.variant)), std::move(written.project),
                           std::move(written.why_not)});
        }
    }
    return out;
}

nb::dict dict_of(const Made& made) {
    nb::dict out, files;
    out["kernel"] = text(made.kernel);
    out["variant"] = text(made.variant);
    out["refused"] = text(made.project ? "" : made.why_not);
    if (made.project) {
        for (const standalone::ProjectFile& file : made.project->files)
            files[text(file.name)] = text(file.text);
    }
    out["files"] = files;
    return out;
}

}  // namespace

void add_cuda(nb::module_& module) {
    module.def(
        "cuda",
        [](const std::string& source, const std::string& name, const std::string& variants, bool backward,
           bool library) {
            const auto wanted = value_of(standalone::parse_variants(variants));
            standalone::Request request;
            request.backward = backward;
            request.library = library;
            std::vector<Made> all;
            without_lock([&] { all = projects_of(source, name, request, wanted); });
            nb::list out;
            for (const Made& made : all) out.append(dict_of(made));
            return out;
        },
        nb::kw_only(), nb::arg("text"), nb::arg("name"), nb::arg("variants"), nb::arg("backward"),
        nb::arg("library"),
        nb::sig("def cuda(*, text: str, name: str, variants: str, backward: bool, library: bool) -> "
                "list[dict[str, typing.Any]]"));
}

}  // namespace weft::python
