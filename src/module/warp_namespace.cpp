#include "module/warp_namespace.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

#include "base/check.h"
#include "module/program.h"

namespace weft::module {
namespace {

using What = WarpRow::What;

constexpr WarpRow type_row(WarpSpace space, std::string_view name, types::Kind kind, uint8_t rows,
                           uint8_t cols, types::Scalar scalar) {
    WarpRow row{name, space, What::Type};
    row.kind = kind;
    row.rows = rows;
    row.cols = cols;
    row.scalar = scalar;
    return row;
}
constexpr WarpRow float_row(WarpSpace space, std::string_view name, double value) {
    WarpRow row{name, space, What::Float};
    row.real = value;
    return row;
}
constexpr WarpRow int_row(WarpSpace space, std::string_view name, int64_t value) {
    WarpRow row{name, space, What::Int};
    row.integer = value;
    return row;
}

struct Special {
    WarpSpace space;
    std::string_view name;
    WarpCall call;
    uint8_t rows = 0;
};

// The names whose use at the module level means something; the others are known by name only.
constexpr Special specials[] = {
    {WarpSpace::Warp, "kernel", WarpCall::Kernel},
    {WarpSpace::Warp, "Kernel", WarpCall::KernelClass},
    {WarpSpace::Warp, "func", WarpCall::Func},
    {WarpSpace::Warp, "func_native", WarpCall::FuncNative},
    {WarpSpace::Warp, "func_grad", WarpCall::FuncGrad},
    {WarpSpace::Warp, "func_replay", WarpCall::FuncReplay},
    {WarpSpace::Warp, "struct", WarpCall::Struct},
    {WarpSpace::Warp, "overload", WarpCall::Overload},
    {WarpSpace::Warp, "constant", WarpCall::Constant},
    {WarpSpace::Warp, "static", WarpCall::Static},
    {WarpSpace::Warp, "grad", WarpCall::Grad},
    {WarpSpace::Warp, "set_module_options", WarpCall::SetModuleOptions},
    {WarpSpace::Warp, "get_module_options", WarpCall::GetModuleOptions},
    {WarpSpace::Warp, "get_module", WarpCall::GetModule},
    {WarpSpace::Warp, "launch", WarpCall::Launch},
    {WarpSpace::Warp, "launch_tiled", WarpCall::Launch},
    {WarpSpace::Warp, "capture_launch", WarpCall::Launch},
    {WarpSpace::Warp, "force_load", WarpCall::Launch},
    {WarpSpace::Warp, "load_module", WarpCall::Launch},
    {WarpSpace::Warp, "compile_aot_module", WarpCall::Launch},
    {WarpSpace::Warp, "load_aot_module", WarpCall::Launch},
    {WarpSpace::Warp, "jax_kernel", WarpCall::Launch},
    {WarpSpace::Warp, "jax_callable", WarpCall::Launch},
    {WarpSpace::Warp, "map", WarpCall::Map},
    {WarpSpace::Warp, "init", WarpCall::Init},
    {WarpSpace::Warp, "synchronize", WarpCall::Init},
    {WarpSpace::Warp, "synchronize_device", WarpCall::Init},
    {WarpSpace::Warp, "set_device", WarpCall::Init},
    {WarpSpace::Warp, "clear_kernel_cache", WarpCall::Init},
    {WarpSpace::Warp, "clear_lto_cache", WarpCall::Init},
    {WarpSpace::Warp, "array", WarpCall::Array, 0},
    {WarpSpace::Warp, "array1d", WarpCall::Array, 1},
    {WarpSpace::Warp, "array2d", WarpCall::Array, 2},
    {WarpSpace::Warp, "array3d", WarpCall::Array, 3},
    {WarpSpace::Warp, "array4d", WarpCall::Array, 4},
    {WarpSpace::Warp, "indexedarray", WarpCall::IndexedArray, 0},
    {WarpSpace::Warp, "indexedarray1d", WarpCall::IndexedArray, 1},
    {WarpSpace::Warp, "indexedarray2d", WarpCall::IndexedArray, 2},
    {WarpSpace::Warp, "indexedarray3d", WarpCall::IndexedArray, 3},
    {WarpSpace::Warp, "indexedarray4d", WarpCall::IndexedArray, 4},
    {WarpSpace::Warp, "fabricarray", WarpCall::FabricArray},
    {WarpSpace::Warp, "fabricarrayarray", WarpCall::FabricArray, 2},
    {WarpSpace::Warp, "indexedfabricarray", WarpCall::IndexedFabricArray},
    {WarpSpace::Warp, "indexedfabricarrayarray", WarpCall::IndexedFabricArray, 2},
    {WarpSpace::Warp, "fixedarray", WarpCall::FixedArray},
    {WarpSpace::Warp, "tile", WarpCall::TileType},
    {WarpSpace::Warp, "tile_stack", WarpCall::TileType},
    {WarpSpace::Warp, "ref", WarpCall::Ref},
    {WarpSpace::Warp, "Function", WarpCall::FunctionType},
    {WarpSpace::Warp, "matrix_from_rows", WarpCall::MatrixFromRows},
    {WarpSpace::Warp, "matrix_from_cols", WarpCall::MatrixFromCols},
#define WEFT_HANDLE(handle, constant, native, code, parent) \
    {WarpSpace::Warp, #handle, WarpCall::ValueClass, static_cast<uint8_t>(types::Handle::handle)},
#define WEFT_HIDDEN_HANDLE(handle, constant, native, code, parent)
#define WEFT_HANDLE_FIELD(handle, field, type)
#include "types/handles.def"
    {WarpSpace::Types, "vector", WarpCall::Vector},
    {WarpSpace::Types, "matrix", WarpCall::Matrix},
    {WarpSpace::Types, "quaternion", WarpCall::Quaternion},
    {WarpSpace::Types, "transformation", WarpCall::Transformation},
};

constexpr std::string_view well_known_texts[] = {
#define WEFT_NAME(name, text) text,
#include "base/names.def"
#undef WEFT_NAME
};

constexpr WarpMember members[] = {
#define WEFT_WARP_TYPE(...)
#define WEFT_WARP_FLOAT(...)
#define WEFT_WARP_INT(...)
#define WEFT_WARP_OBJECT(...)
#define WEFT_WARP_MEMBER(owner, name, value, kind) {owner, name, value, WarpMember::Kind::kind},
#define WEFT_WARP_CONFIG(...)
#define WEFT_WARP_CONSUMED(...)
#define WEFT_WARP_PACKAGE(...)
#include "module/warp_names.def"
#undef WEFT_WARP_MEMBER
#undef WEFT_WARP_CONFIG
#undef WEFT_WARP_CONSUMED
#undef WEFT_WARP_PACKAGE
};

constexpr std::string_view config_names[] = {
    "quiet", "verbose",  // accepted for their old meaning
#define WEFT_WARP_MEMBER(...)
#define WEFT_WARP_CONFIG(name) name,
#define WEFT_WARP_CONSUMED(...)
#define WEFT_WARP_PACKAGE(...)
#include "module/warp_names.def"
#undef WEFT_WARP_CONFIG
#undef WEFT_WARP_CONSUMED
#undef WEFT_WARP_PACKAGE
};

constexpr Consumed consumed_rows[] = {
#define WEFT_WARP_CONFIG(name)
#define WEFT_WARP_CONSUMED(package, key, count) {package, key, count},
#define WEFT_WARP_PACKAGE(...)
#include "module/warp_names.def"
#undef WEFT_WARP_CONSUMED
#undef WEFT_WARP_PACKAGE
};

constexpr std::string_view packages[] = {
#define WEFT_WARP_CONSUMED(...)
#define WEFT_WARP_PACKAGE(name) name,
#include "module/warp_names.def"
#undef WEFT_WARP_PACKAGE
#undef WEFT_WARP_TYPE
#undef WEFT_WARP_FLOAT
#undef WEFT_WARP_INT
#undef WEFT_WARP_OBJECT
};

#define WEFT_WARP_PACKAGE(...)
constexpr WarpRow def_rows[] = {
#define WEFT_WARP_TYPE(space, name, kind, rows, cols, scalar) \
    type_row(WarpSpace::space, name, types::Kind::kind, rows, cols, types::Scalar::scalar),
#define WEFT_WARP_FLOAT(space, name, value) float_row(WarpSpace::space, name, value),
#define WEFT_WARP_INT(space, name, value) int_row(WarpSpace::space, name, value),
#define WEFT_WARP_OBJECT(space, name, what) WarpRow{name, WarpSpace::space, What::what},
#include "module/warp_names.def"
};

// The table with its index: by text for any name, by id for well-known names.
class Index {
  public:
    Index() : rows_(std::begin(def_rows), std::end(def_rows)) {
        for (const Special& special : specials) {
            auto row = std::find_if(rows_.begin(), rows_.end(), [&](const WarpRow& candidate) {
                return candidate.space == special.space && candidate.name == special.name;
            });
            WEFT_CHECK(row != rows_.end(), "a special name is not in warp_names.def");
            row->call = special.call;
            row->rows = special.rows;
        }
        for (WarpRow& row : rows_) {
            if (row.what == What::Library) row.call = WarpCall::Library;
            if (row.what == What::Enum) row.call = WarpCall::EnumClass;
        }
        slots_.assign(4096, 0);
        for (size_t i = 0; i < rows_.size(); ++i) {
            size_t slot = hash(rows_[i].space, rows_[i].name);
            while (slots_[slot] != 0) slot = (slot + 1) & 4095;
            slots_[slot] = static_cast<uint16_t>(i + 1);
        }
        for (uint32_t i = 0; i < names::well_known; ++i) {
            for (const WarpSpace space : {WarpSpace::Warp, WarpSpace::Types}) {
                const WarpRow* row = find(space, well_known_texts[i]);
                by_id_[static_cast<size_t>(space)].push_back(
                    row == nullptr ? uint16_t{0} : static_cast<uint16_t>(row - rows_.data() + 1));
            }
        }
    }

    const WarpRow* find(WarpSpace space, std::string_view name) const {
        for (size_t slot = hash(space, name); slots_[slot] != 0; slot = (slot + 1) & 4095) {
            const WarpRow& row = rows_[slots_[slot] - 1u];
            if (row.space == space && row.name == name) return &row;
        }
        return nullptr;
    }
    const WarpRow* find(WarpSpace space, StringId name, const Strings& strings) const {
        if (name.index >= names::well_known) return find(space, strings.text(name));
        const uint16_t index = by_id_[static_cast<size_t>(space)][name.index];
        return index == 0 ? nullptr : &rows_[index - 1u];
    }

    std::span<const WarpRow> rows() const { return rows_; }

  private:
    static size_t hash(WarpSpace space, std::string_view text) {
        uint32_t h = 2166136261u + static_cast<uint32_t>(space);
        for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 16777619u;
        return (h ^ (h >> 15)) & 4095;
    }

    std::vector<WarpRow> rows_;
    std::vector<uint16_t> slots_;
    std::vector<uint16_t> by_id_[2];
};

const Index& index() {
    static const Index the_index;
    return the_index;
}

}  // namespace

bool declares(WarpCall call) {
    switch (call) {
        case WarpCall::Kernel:
        case WarpCall::KernelClass:
        case WarpCall::Func:
        case WarpCall::FunctionType:
        case WarpCall::FuncNative:
        case WarpCall::FuncGrad:
        case WarpCall::FuncReplay:
        case WarpCall::Struct:
        case WarpCall::Overload:
        case WarpCall::SetModuleOptions:
        case WarpCall::GetModuleOptions:
        case WarpCall::GetModule:
        case WarpCall::Map:
            return true;
        default:
            return false;
    }
}

const WarpRow* warp_row(WarpSpace space, StringId name, const Strings& strings) {
    return index().find(space, name, strings);
}

std::span<const WarpRow> warp_rows() {
    return index().rows();
}

Value value_of(const WarpRow& row, StringId name, types::Types& types) {
    switch (row.what) {
        case What::Type:
            switch (row.kind) {
                case types::Kind::Vector:
                    return type_value(types.vector(row.rows, row.scalar));
                case types::Kind::Matrix:
                    return type_value(types.matrix(row.rows, row.cols, row.scalar));
                case types::Kind::Quaternion:
                    return type_value(types.quaternion(row.scalar));
                case types::Kind::Transform:
                    return type_value(types.transform(row.scalar));
                default:
                    return type_value(types::of(row.scalar));
            }
        case What::Float:
            return float_value(row.real);
        case What::Int:
            return int_value(row.integer);
        case What::Builtin:
            return make_value(ValueKind::Builtin, name);
        case What::Generic:
            return generic_value(name, row.name);
        case What::Module: {
            ModuleKind kind = ModuleKind::WarpPackage;
            if (row.name == "types") kind = ModuleKind::WarpTypes;
            if (row.name == "config") kind = ModuleKind::WarpConfig;
            return make_value(ValueKind::Module, name, static_cast<uint32_t>(kind));
        }
        case What::Library:
        case What::Enum:
        case What::Class:
        case What::Function:
        case What::Other:
            break;
    }
    Value value = make_value(ValueKind::WarpObject, name, static_cast<uint32_t>(row.call));
    value.integer = row.rows;
    return value;
}

std::span<const WarpMember> warp_members() {
    return members;
}

const WarpMember* warp_member(std::string_view owner, std::string_view name) {
    for (const WarpMember& member : members) {
        if (member.owner == owner && member.name == name) return &member;
    }
    return nullptr;
}

bool is_warp_config(std::string_view name) {
    return std::find(std::begin(config_names), std::end(config_names), name) != std::end(config_names);
}

std::span<const Consumed> consumed() {
    return consumed_rows;
}

uint32_t consumed_by_warp(std::string_view key) {
    for (const Consumed& row : consumed_rows) {
        if (row.package != "warp") break;
        if (row.key == key) return row.count;
    }
    return 0;
}

bool is_warp_package(std::string_view dotted) {
    return std::find(std::begin(packages), std::end(packages), dotted) != std::end(packages);
}

Value warp_attribute(const Strings& strings, types::Types& types, StringId name) {
    const WarpRow* row = warp_row(WarpSpace::Warp, name, strings);
    return row == nullptr ? Value{} : value_of(*row, name, types);
}

}  // namespace weft::module
