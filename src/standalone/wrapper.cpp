#include "standalone/wrapper.h"

#include <algorithm>

#include "standalone/launch.h"
#include "standalone/parameters.h"
#include "standalone/template.h"

namespace weft::standalone {
namespace {

constexpr std::string_view device_array = R"(
// An array on the GPU, filled from one of the host.
template <class T>
class DeviceArray {
  public:
    DeviceArray(const T* host, size_t count) : count_(count) {
        CUDA_CHECK(cudaMalloc(&data_, count * sizeof(T)));
        CUDA_CHECK(cudaMemcpy(data_, host, count * sizeof(T), cudaMemcpyHostToDevice));
    }
    ~DeviceArray() { cudaFree(data_); }
    DeviceArray(const DeviceArray&) = delete;
    DeviceArray& operator=(const DeviceArray&) = delete;

    T* data() { return data_; }
    void copy_to(T* host) const {
        CUDA_CHECK(cudaMemcpy(host, data_, count_ * sizeof(T), cudaMemcpyDeviceToHost));
    }

  private:
    T* data_ = nullptr;
    size_t count_;
};
)";

constexpr std::string_view timing_begin = R"(
    cudaEvent_t $start$, $stop$;
    CUDA_CHECK(cudaEventCreate(&$start$));
    CUDA_CHECK(cudaEventCreate(&$stop$));
    CUDA_CHECK(cudaEventRecord($start$));
)";

constexpr std::string_view timing_end = R"(    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord($stop$));
    CUDA_CHECK(cudaEventSynchronize($stop$));
    float $ms$ = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&$ms$, $start$, $stop$));
    CUDA_CHECK(cudaEventDestroy($start$));
    CUDA_CHECK(cudaEventDestroy($stop$));
)";

class WrapperWriter {
  public:
    WrapperWriter(const Program& program, const types::Types& types) : program_(program), types_(types) {}

    std::string write() {
        FileNames names = program_.names;
        for (const std::string& one : program_.launch_sizes) names.take(one);
        std::string list, upload, arguments, download;
        const auto add = [](std::string& to, const std::string& one) {
            to += (to.empty() ? "" : ", ") + one;
        };
        for (const Parameter& one : program_.parameters) {
            const Struct* record = structure_of(one, program_, types_);
            if (one.is_array()) {
                const std::string device = names.fresh({"d_" + one.name});
                add(list, (one.is_written ? "" : "const ") + vector_of(one) + "& " + one.name);
                upload += "    DeviceArray<" + one.element + "> " + device + "(" +
                          const_pointer_to(one, one.name) + ", " + one.name + ".size());\n";
                add(arguments, device + ".data()");
                if (one.is_written)
                    download += "    " + device + ".copy_to(" + pointer_to(one, one.name) + ");\n";
            } else if (record != nullptr && holds_arrays(*record, program_, types_)) {
                const std::string device = names.fresh({"d_" + one.name});
                add(list, "const " + one.element + "& " + one.name);
                upload += "    " + one.element + " " + device + " = " + one.name + ";\n";
                members(*record, one.name, device, names, upload, download);
                add(arguments, device);
            } else {
                add(list, one.element + " " + one.name);
                add(arguments, one.name);
            }
            for (const std::string& size : one.size_names()) {
                add(list, "int " + size);
                add(arguments, size);
            }
        }
        for (const std::string& one : program_.launch_sizes) {
            add(list, "int " + one);
            add(arguments, one);
        }
        const std::string start = names.fresh({"start", "start_event"}),
                          stop = names.fresh({"stop", "stop_event"});
        const std::string milliseconds = names.fresh({"milliseconds"});
        std::string out =
            "\n// Brings the arrays to the GPU, runs the kernel and brings the results back; the "
            "milliseconds that "
            "the kernel took.\n";
        out += wrapped_list("float launch_" + program_.name + "(", list, ") {\n");
        const Grid grid = make_grid(program_, names);
        out += upload + "\n" + grid.text;
        out += fill_in(timing_begin, {{"start", start}, {"stop", stop}});
        out += wrapped_list("    " + program_.kernel_name + "<<<" + grid.grid + ", " + grid.block + ">>>(",
                            arguments, ");\n");
        out += fill_in(timing_end, {{"start", start}, {"stop", stop}, {"ms", milliseconds}});
        return out + download + "    return " + milliseconds + ";\n}\n";
    }

  private:
    static std::string count_of(const Parameter& one, const std::string& owner) {
        std::string out;
        for (unsigned k = 0; k < one.ndim; ++k) {
            const std::string size = owner + "." + one.name + std::string(plain::size_suffix(one.ndim, k));
            out += k == 0 ? (one.ndim == 1 ? size : "size_t(" + size + ")") : " * " + size;
        }
        return out;
    }

    void members(const Struct& record, const std::string& host, const std::string& device, FileNames& names,
                 std::string& upload, std::string& download) {
        for (const Parameter& one : record.fields) {
            const Struct* inner = structure_of(one, program_, types_);
            if (one.is_array()) {
                std::string name = device + "_" + one.name;
                std::replace(name.begin(), name.end(), '.', '_');
                name = names.fresh({name});
                upload += "    DeviceArray<" + one.element + "> " + name + "(" + host + "." + one.name +
                          ", " + count_of(one, host) + ");\n";
                upload += "    " + device + "." + one.name + " = " + name + ".data();\n";
                download += "    " + name + ".copy_to(" + host + "." + one.name + ");\n";
            } else if (inner != nullptr) {
                members(*inner, host + "." + one.name, device + "." + one.name, names, upload, download);
            }
        }
    }

    const Program& program_;
    const types::Types& types_;
};

}  // namespace

std::string wrapper_text(const Program& program, const types::Types& types) {
    return std::string(device_array) + WrapperWriter(program, types).write();
}

}  // namespace weft::standalone
