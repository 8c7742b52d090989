#include "dataset/check/code_structure.h"

#include <cstdint>

namespace weft::dataset {
namespace {

constexpr size_t nowhere = SIZE_MAX;
constexpr std::string_view any = "";  // a pattern's place for any one token

}  // namespace

std::optional<std::pair<std::string_view, std::string_view>> key_and_hash(std::string_view name) {
    if (name.size() < 10 || name[name.size() - 9] != '_') return std::nullopt;
    const std::string_view hash = name.substr(name.size() - 8);
    if (hash.find_first_not_of("0123456789abcdef") != std::string_view::npos) return std::nullopt;
    return std::pair{name.substr(0, name.size() - 9), hash};
}

size_t CodeStructure::find(std::initializer_list<std::string_view> pattern, size_t from) const {
    for (size_t i = from; i + pattern.size() <= tokens_.size(); ++i) {
        size_t k = 0;
        while (k < pattern.size() && (pattern.begin()[k] == any || tokens_[i + k].text == pattern.begin()[k]))
            ++k;
        if (k == pattern.size()) return i;
    }
    return nowhere;
}

bool CodeStructure::has(std::initializer_list<std::string_view> pattern) const {
    return find(pattern) != nowhere;
}

size_t CodeStructure::closing(size_t open) const {
    int depth = 0;
    for (size_t i = open; i < tokens_.size(); ++i) {
        const std::string_view text = tokens_[i].text;
        if (text == "(" || text == "{" || text == "[") ++depth;
        if (text == ")" || text == "}" || text == "]") --depth;
        if (depth == 0) return i;
    }
    return nowhere;
}

std::optional<std::string> CodeStructure::name_at(size_t token, std::string_view ending,
                                                  KernelFunction& function) const {
    const std::string_view name = tokens_[token].text;
    if (!name.ends_with(ending)) {
        return "the kernel function is `" + std::string(name) + "`, which does not end in " +
               std::string(ending);
    }
    function.name = name.substr(0, name.size() - ending.size());
    if (!key_and_hash(function.name))
        return "the kernel function `" + std::string(name) + "` has no hash in its name";
    return std::nullopt;
}

// for (size_t _idx = … blockDim.x … blockIdx.x … threadIdx.x …; _idx < dim.size; _idx += … blockDim.x …
// gridDim.x …)
std::optional<std::string> CodeStructure::grid_stride(size_t body) const {
    const size_t loop = find({"for", "(", "size_t", "_idx", "="}, body);
    // grid_stride=False: a thread for each index.
    const size_t single = find({"const", "size_t", "_idx", "="}, body);
    if (single != nowhere && loop == nowhere) {
        if (has({"if", "(", "_idx", ">=", "dim", ".", "size", ")", "return", ";"})) return std::nullopt;
        return "threads beyond dim.size are not sent home";
    }
    if (loop == nowhere) return "there is no grid-stride loop";
    const size_t end = closing(loop + 1);
    const auto within = [&](std::initializer_list<std::string_view> pattern, size_t from) {
        const size_t at = find(pattern, from);
        return at < end ? at : nowhere;
    };
    const size_t test = within({";", "_idx", "<", "dim", ".", "size", ";", "_idx", "+="}, loop);
    if (test == nowhere) return "the grid-stride loop does not run to dim.size";
    for (const std::string_view part : {"blockDim", "blockIdx", "threadIdx"}) {
        if (within({part, ".", "x"}, loop) > test)
            return "the thread index lacks " + std::string(part) + ".x";
    }
    if (within({"blockDim", ".", "x"}, test) == nowhere || within({"gridDim", ".", "x"}, test) == nowhere) {
        return "the grid-stride loop does not step by the size of the grid";
    }
    return std::nullopt;
}

// Behind `words` tokens from `at` on: what a kernel asks of the hardware, `WP_CLUSTER_DIMS(2, 1, 1)` and the
// like, is no part of the pattern.
size_t CodeStructure::skip_limits(size_t at, size_t words) const {
    if (at == nowhere) return nowhere;
    at += words;
    while (at + 1 < tokens_.size() && tokens_[at + 1].text == "(" &&
           (tokens_[at].text.starts_with("WP_") || tokens_[at].text == "__launch_bounds__")) {
        const size_t end = closing(at + 1);
        if (end == nowhere) return nowhere;
        at = end + 1;
    }
    return at < tokens_.size() ? at : nowhere;
}

std::optional<std::string> CodeStructure::check_cuda(std::string_view code, CodePass pass,
                                                     KernelFunction& function) {
    if (auto wrong = tokenize(code, tokens_)) return wrong;
    const size_t start = skip_limits(find({"extern", "\"C\""}), 2);
    if (start == nowhere || find({"__global__", "void", any, "("}, start) != start)
        return "there is no extern \"C\" __global__ void function";
    if (find({"__global__"}, start + 1) != nowhere) return "there is more than one __global__ function";
    const size_t name = skip_limits(start, 2);
    if (auto wrong = name_at(
            name, pass == CodePass::Forward ? "_cuda_kernel_forward" : "_cuda_kernel_backward", function)) {
        return wrong;
    }
    const size_t parameters_end = closing(name + 1);
    if (find({"wp", "::", "launch_bounds_t", "<", any, ">", "dim"}, start) > parameters_end)
        return "the launch bounds are no parameter";
    const size_t body = parameters_end + 1;
    if (body >= tokens_.size() || tokens_[body].text != "{") return "the kernel function has no body";
    if (closing(body) + 1 != tokens_.size()) return "something follows the kernel function";
    if (find({"wp", "::", "tile_shared_storage_t", any, ";"}, body) == nowhere)
        return "the shared storage is not declared";
    return grid_stride(body);
}

std::optional<std::string> CodeStructure::check_cpu(std::string_view code, CodePass pass,
                                                    KernelFunction& function) {
    if (auto wrong = tokenize(code, tokens_)) return wrong;
    const size_t start = find({"template", "<", "bool", any, ">", "static", "void", any, "("});
    const size_t plain = find({"static", "void", any, "("});
    const std::string_view ending =
        pass == CodePass::Forward ? "_cpu_kernel_forward" : "_cpu_kernel_backward";
    size_t name = nowhere;
    if (start != nowhere) {
        name = start + 7;
    } else if (plain != nowhere) {
        name = plain + 2;
    } else if (const size_t bare = find({"void", any, "("}); bare != nowhere) {
        name = bare + 1;
    }
    // Functions of the file come first; the kernel is the one with the ending.
    for (size_t at = find({"void", any, "("}); at != nowhere; at = find({"void", any, "("}, at + 1)) {
        if (tokens_[at + 1].text.ends_with(ending)) name = at + 1;
    }
    if (name == nowhere) return "there is no kernel function";
    if (auto wrong = name_at(name, ending, function)) return wrong;
    const std::string args = "wp_args_" + std::string(function.name);
    const size_t structure = find({"struct", args, "{"});
    if (structure == nowhere || structure > name)
        return "the argument struct " + args + " is missing before the kernel";
    const size_t parameters_end = closing(name + 1);
    const auto parameter = [&](std::initializer_list<std::string_view> pattern) {
        return find(pattern, name) < parameters_end;
    };
    if (!parameter({"wp", "::", "launch_bounds_t", "<", any, ">", "dim"}))
        return "the launch bounds are no parameter";
    if (!parameter({"size_t", "task_index"})) return "the task index is no parameter";
    if (!parameter({args, "*", "_wp_args"})) return "the arguments are no parameter";
    if (pass == CodePass::Backward && !parameter({args, "*", "_wp_adj_args"}))
        return "the adjoint arguments are no parameter";
    const size_t body = parameters_end + 1;
    if (body >= tokens_.size() || tokens_[body].text != "{") return "the kernel function has no body";
    if (closing(body) + 1 != tokens_.size()) return "something follows the kernel function";
    return std::nullopt;
}

}  // namespace weft::dataset
