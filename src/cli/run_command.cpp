#include "cli/run_command.h"

#include <atomic>
#include <iostream>
#include <memory>
#include <optional>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "base/utf8.h"
#include "cli/exit_codes.h"
#include "cli/import_options.h"
#include "cli/interrupt.h"
#include "cli/json_option.h"
#include "cli/kernel_choice.h"
#include "cli/monitor.h"
#include "cli/report_file.h"
#include "cli/run_show.h"
#include "cli/versions.h"
#include "driver/warp_headers.h"
#include "facts/literals.h"
#include "infer/infer.h"
#include "inputs/dtype.h"
#include "inputs/json.h"
#include "inputs/overrides.h"
#include "inputs/resolve.h"
#include "verify/host.h"
#include "verify/host_compiler.h"
#include "verify/nvrtc_workers.h"

namespace weft::cli {
namespace {

constexpr std::string_view run_footer =
    R"help(The kernel is compiled by the host compiler against Warp's headers (-d cuda: by NVRTC) and launched once, in a worker process
that is held in a sandbox. Its inputs are inferred where weft can prove that no run on them leaves an array, or given: --inputs takes a
specification as docs/inputs.md has it, as JSON or as a file of it (the column `inputs` of a row, or a whole row), and --arg changes one
argument. --print-inputs prints what would be used, to be edited. Where nothing can be proved, --unproved runs on the inputs that came
closest. A write beside an array is always found out; on inputs that are not inferred the CPU launches twice, with other bytes around
the arrays, which most reads outside do not survive; --sanitize finds them all.
Imports are followed as `weft compile` does (--path, --alone; docs/projects.md).

Told are the time of the launch and of every array what became of it, least, greatest and mean number, and its first and last
elements. --backward runs the adjoint kernel too: gradients of what is written begin as ones, so what is shown are gradients of the
sum of all outputs. With -o DIR every array goes to DIR/NAME.npy, its gradient to DIR/NAME.grad.npy. What the kernel prints is shown, up to
64 KiB.

Exit code: 0 it ran, 1 refused, no inputs, or it crashed, hung or wrote outside of its arrays, 2 wrong usage, 3 a file or tool is
missing, 77 no GPU here (-d cuda), 130 interrupted.

Examples:
  weft run saxpy.py                                   the only kernel of the file, on 1,000 elements
  weft run heat.py --kernel diffuse -n 64 --backward  and gradients
  weft run heat.py --kernel diffuse --arg dt=0.01 --arg "x=uniform(0, 2)" --arg "y[2*n]=zero"
  weft run saxpy.py -o out --json                     arrays for NumPy, and a report that programs read
  weft run saxpy.py --print-inputs > in.json; weft run saxpy.py --inputs in.json -d cuda)help";

struct RunArguments {
    std::string file, kernel, device = "cpu", inputs, dim, folder, warp, compiler, nvrtc, json;
    std::vector<std::string> args;
    driver::Imports imports;
    uint64_t n = 1000;
    std::optional<uint64_t> seed, index;
    unsigned timeout = 60, values = 3;
    std::vector<std::string> under;  // words of a program that watches the GPU's worker
    bool backward = false, unproved = false, print_inputs = false, sanitize = false;
};

class RunCommand {
  public:
    explicit RunCommand(const RunArguments& arguments) : arguments_(arguments) {}

    int run() {
        if (const auto apart = check_report(arguments_.json, {arguments_.file, arguments_.inputs}); !apart)
            return complain("run", apart.failure());
        Compiled compiled;
        const auto chosen = compile(compiled);
        if (!chosen) return complain("run", chosen.failure());
        if (!chosen.value().refused.empty()) {
            std::cerr << for_terminal(chosen.value().refused);
            return findings;
        }
        const driver::Subject subject =
            driver::subject(compiled, *chosen.value().module, chosen.value().kernel);
        verify::take(found_.item, compiled, *chosen.value().module, chosen.value().kernel);
        found_.item.kernel_name = found_.kernel =
            std::string(chosen.value().module->kernels[chosen.value().kernel].key);
        if (const auto ready = prepare(compiled, subject); !ready) return complain("run", ready.failure());
        if (arguments_.print_inputs) return print_inputs();
        const auto code = execute();
        if (was_interrupted()) return complain("run", {"interrupted", Error::Kind::Interrupted});
        if (!code) return complain("run", code.failure());
        return code.value();
    }

  private:
    bool on_gpu() const { return arguments_.device == "cuda"; }

    Result<KernelChoice> compile(Compiled& compiled) {
        WEFT_TRY(const std::string source, read_file(arguments_.file, driver::max_source_bytes));
        const std::string module_name = stem(arguments_.file), printed = base_name(arguments_.file);
        driver::Options options;
        options.module_name = module_name;
        options.printed_file = printed;
        options.file_name = arguments_.file;
        options.targets = on_gpu() ? emit::TargetSet::all() : emit::TargetSet::only(emit::cpu);
        found_.file = arguments_.file;
        const driver::Target target =
            driver::target_of(arguments_.file, arguments_.imports, driver::Paths::Full);
        return compile_kernel(target, source, options, arguments_.kernel, compiled);
    }

    // All that can be said before anything runs.
    Result<void> prepare(const Compiled& compiled, const driver::Subject& subject) {
        if (!arguments_.under.empty() && !on_gpu())
            return Error::usage("--under is for -d cuda: it watches what launches the kernel there");
        verify::Case& item = found_.item;
        if (const auto escape = facts::escapes_its_literal(compiled)) return Error::finding(*escape);
        if (arguments_.backward && !item.has_backward)
            return Error::finding("`" + found_.kernel +
                                  "` has no backward pass: it is declared with enable_backward=False");
        if (auto chosen = choose_inputs(subject); !chosen) return chosen;
        item.seed = arguments_.seed.value_or(item.seed);
        item.index = arguments_.index.value_or(item.index);
        for (const std::string& text : arguments_.args) {
            if (auto changed = inputs::override_arg(item.inputs, text); !changed) return changed;
        }
        if (!arguments_.dim.empty()) {
            if (auto changed = inputs::override_launch(item.inputs, arguments_.dim); !changed) return changed;
        }
        if (!arguments_.args.empty() || !arguments_.dim.empty()) found_.inputs_from += ", changed by options";
        if (auto sound = inputs::check(item.inputs); !sound) return Error::usage(sound.error());
        if (auto placed = verify::lay_out(item, subject); !placed)
            return Error::usage("the inputs do not fit `" + found_.kernel + "`: " + placed.error());
        const bool is_proved = found_.inputs_from == "inferred";
        found_.plan = {static_cast<uint32_t>(arguments_.n), arguments_.backward, !is_proved && !on_gpu()};
        found_.values = arguments_.values;
        return check_types();
    }

    // The layout is of the kernel; what the inputs say must be the same.
    Result<void> check_types() const {
        for (size_t a = 0; a < found_.item.inputs.args.size(); ++a) {
            const inputs::Arg& arg = found_.item.inputs.args[a];
            const verify::Field& field = found_.item.layout.fields[a];
            const auto dtype = inputs::parse_dtype(arg.dtype);
            if (dtype && dtype->scalar == field.scalar && dtype->components() == field.components) continue;
            return Error::usage("the inputs do not fit `" + found_.kernel + "`: `" + arg.name + "` is no " +
                                arg.dtype + " there");
        }
        return {};
    }

    Result<void> choose_inputs(const driver::Subject& subject) {
        found_.item.seed = 42;
        if (!arguments_.inputs.empty()) return read_inputs();
        Result<infer::Inferred> inferred = infer::infer(subject);
        if (inferred) {
            found_.inputs_from = "inferred";
            found_.item.inputs = std::move(inferred.value().inputs);
            if (!inferred.value().not_finite.empty())
                found_.notes.push_back("a float may come out as no number: " + inferred.value().not_finite);
            if (arguments_.backward && !inferred.value().forward_only.empty())
                found_.notes.push_back("the backward pass is not proved to stay inside of arrays: " +
                                       inferred.value().forward_only);
            return {};
        }
        const std::string why =
            "no inputs are known to be safe for `" + found_.kernel + "`: " + inferred.error();
        if (!arguments_.unproved)
            return Error::finding(why +
                                  "\ngive them with --inputs FILE.json (docs/inputs.md); --unproved takes "
                                  "those that came closest, "
                                  "--arg changes one, --print-inputs shows them");
        WEFT_TRY(found_.item.inputs, infer::unproved(subject));
        found_.inputs_from = "not proved";
        found_.notes.push_back(inferred.error());
        return {};
    }

    // JSON, or a file of it: a specification, or a row that has one.
    Result<void> read_inputs() {
        constexpr size_t most = 16u << 20;
        const bool is_json = arguments_.inputs.find('{') != std::string::npos;
        const std::string where = is_json ? "--inputs" : arguments_.inputs;
        std::string text = arguments_.inputs;
        if (!is_json) {
            WEFT_TRY(text, read_file(arguments_.inputs, most));
        }
        JsonDocument document;
        if (auto parsed = document.parse(text); !parsed) return Error::usage(where + ": " + parsed.error());
        const JsonValue& root = document.root();
        const bool is_row = document.has(root, "inputs");
        if (auto read =
                inputs::read(document, is_row ? document.member(root, "inputs") : root, found_.item.inputs);
            !read)
            return Error::usage(where + ": no specification of inputs: " + read.error());
        if (is_row) {
            found_.item.seed = document.member(root, "seed").as_uint().value_or(found_.item.seed);
            found_.item.index = document.member(root, "index").as_uint().value_or(0);
        }
        found_.inputs_from = "given";
        return {};
    }

    int print_inputs() const {
        TextBuffer out;
        JsonWriter json(out, json_pretty);
        inputs::write(json, found_.item.inputs);
        out.append('\n');
        return print("run", out.view());
    }

    Result<int> execute() {
        WEFT_TRY(const contain::Sandbox sandbox, contain::Sandbox::find());
        std::optional<verify::GpuInfo> gpu;
        if (on_gpu()) {
            const auto gpus = verify::list_gpus(sandbox);
            if (!gpus) {
                std::cerr << "weft run: " << for_terminal(gpus.error()) << "\n";
                return static_cast<int>(nothing_to_test);
            }
            gpu = gpus.value().all.front();
        }
        found_.contained = contain::text(sandbox.means());
        WEFT_TRY(const TemporaryFolder folder, TemporaryFolder::make("weft-run"));
        {
            const Monitor monitor({[this] { stop_ = true; }, {}, {}});
            const auto ran =
                gpu ? run_on_gpu(sandbox, *gpu, folder.path()) : run_on_cpu(sandbox, folder.path());
            if (!ran) return ran.failure();
        }
        if (was_interrupted()) return static_cast<int>(interrupted);
        if (!arguments_.folder.empty()) {
            if (auto written = write_arrays(found_, arguments_.folder); !written) return written.failure();
        }
        return tell();
    }

    Result<void> run_on_cpu(const contain::Sandbox& sandbox, const std::string& folder) {
        verify::HostCompiler::Options options;
        options.command = arguments_.compiler.empty() ? verify::default_compiler() : arguments_.compiler;
        options.folder = folder;
        options.address_sanitizer = arguments_.sanitize;
        options.optimization = 2;  // for its time
        options.timeout = arguments_.timeout;
        WEFT_TRY(options.native, driver::warp_headers(arguments_.warp));
        verify::Sanitizer sanitizer;
        if (arguments_.sanitize) {
            WEFT_TRY(sanitizer.environment, verify::sanitizer_environment(options.command));
        }
        found_.engine = "the CPU (" + options.command + " -O2), held by " + found_.contained;
        verify::HostCompiler compiler(options, sandbox, stop_);
        const verify::Case* const item = &found_.item;
        const auto library = compiler.build({&item, 1}, verify::Precision::AsWritten, "kernel");
        if (!library) {
            if (library.failure().kind != Error::Kind::Findings) return library.failure();
            found_.ran.problem = verify::Problem::HostCompiler;
            found_.ran.detail = library.error();
            return {};
        }
        found_.ran = verify::run_once(*item, found_.plan,
                                      verify::cpu_worker(sandbox, library.value(), 0, sanitizer,
                                                         std::chrono::seconds(arguments_.timeout), stop_));
        return {};
    }

    Result<void> run_on_gpu(const contain::Sandbox& sandbox, const verify::GpuInfo& gpu,
                            const std::string& folder) {
        found_.device = "cuda";
        found_.engine = gpu.name;
        cuda::Settings settings;
        settings.architecture = gpu.architecture;
        WEFT_TRY(settings.headers, driver::warp_headers(arguments_.warp));
        WEFT_TRY(const auto nvrtc, verify::NvrtcWorkers::open(arguments_.nvrtc, {settings.headers}, sandbox));
        const cuda::Batch made = cuda::compile(*nvrtc, {&found_.item.cuda, 1}, settings, stop_);
        if (!made.units.front().ok()) {
            found_.ran.problem = verify::Problem::CudaCompiler;
            found_.ran.detail = made.units.front().message;
            return {};
        }
        const std::string cubin = folder + "/kernel.cubin";
        if (auto written = write_file(cubin, made.programs.front().cubin); !written) return written;
        verify::GpuSession session(sandbox, gpu.number, std::chrono::seconds(arguments_.timeout), stop_,
                                   arguments_.under);
        found_.ran = verify::run_once(found_.item, found_.plan, session, verify::code_of(found_.item, cubin));
        return {};
    }

    Result<int> tell() {
        if (found_.ran.problem == verify::Problem::Machine) return Error{found_.ran.detail};
        TextBuffer out;
        if (arguments_.json.empty()) {
            out.append(for_terminal(run_text(found_)));
        } else {
            JsonWriter json(out, json_report);
            json.begin_object();
            write_versions(json);
            write_run_report(json, found_);
            json.end_object();
            out.append('\n');
        }
        if (const int code = deliver_report("run", arguments_.json, out.view()); code != done) return code;
        if (found_.ran.problem == verify::Problem::None) return static_cast<int>(done);
        std::cerr << "weft run: " << verify::text(found_.ran.problem) << ": "
                  << for_terminal(found_.ran.detail) << "\n";
        return static_cast<int>(findings);
    }

    const RunArguments& arguments_;
    std::atomic<bool> stop_ = false;
    RunFindings found_;
};

}  // namespace

void add_run_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<RunArguments>();
    CLI::App* const command =
        app.add_subcommand("run", "Launch a kernel of a Python file and print what came out");
    command->add_option("FILE", arguments->file, "A Python file with Warp kernels")->required();
    command->add_option("--kernel", arguments->kernel, "Which kernel [the only one]");
    command->add_option("-n,--count", arguments->n, "Elements: what n is in the inputs [1000]")
        ->check(CLI::Range(uint64_t{1}, uint64_t{inputs::max_n}));
    command->add_option("-d,--device", arguments->device, "cpu or cuda [cpu]")
        ->check(CLI::IsMember({"cpu", "cuda"}));
    command->add_flag("--backward", arguments->backward, "Run the adjoint kernel too and show gradients");
    command->add_option("--inputs", arguments->inputs, "What it runs on: JSON, or a file of it [inferred]");
    command
        ->add_option("--arg", arguments->args,
                     "One argument: NAME=0.5, \"NAME=uniform(0, 2)\", \"NAME[2*n]=zero\"; may be repeated")
        ->allow_extra_args(false);
    command->add_option("--dim", arguments->dim, "Sizes of the launch, as n,8 [those of the inputs]");
    command->add_flag("--unproved", arguments->unproved, "Run also on inputs that are not proved safe");
    command->add_flag("--print-inputs", arguments->print_inputs, "Print the inputs as JSON and run nothing");
    command->add_option("-s,--seed", arguments->seed, "Seed of the numbers [42, or the row's]");
    command->add_option("--index", arguments->index, "Index of the numbers [0, or the row's]");
    command->add_option("--values", arguments->values, "Elements shown from either end [3]")
        ->check(CLI::Range(0u, 1000000u));
    command->add_option("-o,--output", arguments->folder, "Folder for .npy files; it is made if needed");
    command->add_flag("--sanitize", arguments->sanitize, "Compile with the sanitizers of g++");
    command
        ->add_option("--under", arguments->under,
                     "With -d cuda: start what launches the kernel under a profiler: \"ncu -o report\"")
        ->delimiter(' ');
    command->add_option("--timeout", arguments->timeout, "Seconds for the kernel [60]")
        ->check(CLI::Range(1u, 3600u));
    command->add_option("--compiler", arguments->compiler, "The host compiler [$CXX, or c++]");
    command->add_option("--warp", arguments->warp, "Folder of Warp's headers [those of the active Python]");
    command->add_option("--nvrtc", arguments->nvrtc, "NVRTC, or its folder [toolkit, or the active Python]");
    add_import_options(*command, arguments->imports);
    add_json_option(*command, arguments->json, "Report as JSON");
    command->footer(std::string(run_footer));
    command->callback([arguments, &run] { run = [arguments] { return RunCommand(*arguments).run(); }; });
}

}  // namespace weft::cli
