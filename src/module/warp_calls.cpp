// Calls of Warp at the module level: types, their factories, and instances of them.
#include <charconv>
#include <cmath>
#include <cstring>
#include <optional>
#include <system_error>

#include "base/check.h"
#include "base/float16.h"
#include "base/number_text.h"
#include "base/small_vector.h"
#include "module/evaluator.h"
#include "module/signatures.h"
#include "value/rounding.h"

namespace weft::module {
namespace {

types::Kind array_kind(WarpCall what) {
    if (what == WarpCall::IndexedArray) return types::Kind::Indexed;
    if (what == WarpCall::FabricArray) return types::Kind::Fabric;
    return what == WarpCall::IndexedFabricArray ? types::Kind::IndexedFabric : types::Kind::Array;
}

// The double whose text in Python is that of an np.float32 in NumPy, if there is one: both write the fewest
// digits, but not with an exponent from the same size on.
std::optional<double> with_text_of(float number) {
    char text[64];
    const auto [end, error] = std::to_chars(text, text + sizeof text, number, std::chars_format::scientific);
    WEFT_CHECK(error == std::errc(), "a float has a text");
    const double made = *read_double({text, static_cast<size_t>(end - text)});
    const auto has_exponent = [](double value, double large) {
        return value != 0 && (std::fabs(value) < 1e-4 || std::fabs(value) >= large);
    };
    if (has_exponent(static_cast<double>(number), 1e6) != has_exponent(made, 1e16)) return std::nullopt;
    return made;
}

}  // namespace

Value Evaluator::warp_call(const Value& callee, Args& args, Place at) {
    const auto what = static_cast<WarpCall>(callee.id);
    const auto result_of = [&]() { return unknown({"the result of `wp.", text(callee.text), "`"}); };
    switch (what) {
        case WarpCall::KernelClass:
            return kernel_object(args, at);
        case WarpCall::FunctionType:
            // Its instances are known to Warp as soon as they are made.
            refuse(DiagKind::ModuleUncertain, at,
                   "a call of the class `wp." + std::string(text(callee.text)) + "`");
        case WarpCall::Kernel:
        case WarpCall::Func: {
            const Value function = args.get(0, "f");
            if (args.count > 1) raise(at, "TypeError", "a declaration takes its options by keyword");
            if (callee.raw_is_int && (args.opaque || args.count != 1 || args.keyword_count != 0))
                refuse(DiagKind::ModuleUncertain, at, "this call of a declaration with options");
            if (callee.raw_is_int || (function.kind != ValueKind::Missing && args.keyword_count == 0)) {
                return declare(callee, function, at);
            }
            // By keyword, the function is no option.
            Args options(*this);
            options.place = args.place;
            options.opaque = args.opaque;
            for (size_t i = 0; i < args.keyword_count; ++i) {
                if (text(args.keyword(i).name) != "f")
                    options.add(args.keyword(i).name, args.keyword(i).value);
            }
            const Value decorator = decorator_with(callee, options);
            if (function.kind == ValueKind::Missing || function.kind == ValueKind::None) return decorator;
            return declare(decorator, function, at);
        }
        case WarpCall::FuncNative:
        case WarpCall::FuncGrad:
        case WarpCall::FuncReplay:
            if (callee.raw_is_int) return declare(callee, args.get(0, "f"), at);
            return decorator_with(callee, args);
        case WarpCall::Struct:
            if (args.opaque || args.count + args.keyword_count != 1)
                refuse(DiagKind::ModuleUncertain, at, "this call of `wp.struct`");
            return declare_struct(args.get(0, "c"), at);
        case WarpCall::Overload:
            return overload_kernel(args, at);
        case WarpCall::Constant: {
            const Value value = args.get(0, "x");
            if (args.opaque || args.count + args.keyword_count != 1 || value.kind == ValueKind::Missing)
                raise(at, "TypeError", "wp.constant() takes one argument");
            if (value.kind == ValueKind::Unknown || is_constant(program_, value)) return value;
            raise(at, "TypeError", "no kernel can hold this value as a constant");
        }
        case WarpCall::SetModuleOptions:
            return set_module_options(args, at);
        case WarpCall::GetModule: {
            const Value name = args.get(0, "name");
            if (name.kind == ValueKind::Str && !args.opaque) return warp_module(name.text, at);
            refuse(DiagKind::ModuleOptionUnknown, at, "wp.get_module");
        }
        case WarpCall::GetModuleOptions:
            refuse(DiagKind::ModuleOptionUnknown, at, "wp." + std::string(text(callee.text)));
        case WarpCall::Map:
            refuse(DiagKind::ModuleLaunch, at, "wp.map");
        case WarpCall::Launch: {
            const Value kernel = args.get(0, "kernel");
            ++program_.clock;
            for (size_t i = 0; i < program_.modules.size(); ++i) {
                if (kernel.kind == ValueKind::Kernel && program_.kernels[kernel.id].module != i) continue;
                program_.modules[i].hashed_at = program_.clock;
                program_.modules[i].hashed_by = at;
            }
            const bool first =
                callee.text == strings_.intern("launch") || callee.text == strings_.intern("launch_tiled");
            if (first && is_known(kernel) && kernel.kind != ValueKind::Kernel && !args.opaque)
                raise(at, "RuntimeError", "only kernels can be launched");
            for (size_t i = 0; i < program_.kernels.size(); ++i) {
                if (kernel.kind != ValueKind::Kernel || kernel.id == i)
                    program_.kernels[i].launched = program_.kernels[i].generic;
            }
            return result_of();
        }
        case WarpCall::Array:
            return array_type(callee, args, at);
        case WarpCall::IndexedArray:
        case WarpCall::FabricArray:
        case WarpCall::IndexedFabricArray: {
            const Value dtype = args.get(0, "dtype");
            if (args.count > 0 || args.opaque || !is_known(dtype)) return result_of();
            const Value ndim = args.get(1, "ndim");
            const bool has_ndim = ndim.kind != ValueKind::Missing;
            if (args.keyword_count != (has_ndim ? 2u : 1u)) return result_of();
            if (has_ndim && (ndim.kind != ValueKind::Int || ndim.integer < 1 || ndim.integer > 4))
                return result_of();
            const auto dims = static_cast<unsigned>(callee.integer != 0 ? callee.integer
                                                    : has_ndim          ? ndim.integer
                                                                        : 1);
            return array_of(dtype, dims, array_kind(what));
        }
        case WarpCall::TileType:
            return tile_call(callee.text, args);
        case WarpCall::Vector:
            return factory_type(vector_type(args, at), what, args);
        case WarpCall::Matrix:
            return factory_type(matrix_type(args, at), what, args);
        case WarpCall::Quaternion:
        case WarpCall::Transformation:
            return factory_type(quaternion_type(callee, args, at), what, args);
        case WarpCall::Grad: {
            const Value function = args.get(0, "func");
            if (args.opaque || function.kind == ValueKind::Unknown) break;
            const bool is_warps = function.kind == ValueKind::Function || function.kind == ValueKind::Builtin;
            if (!is_warps || args.count + args.keyword_count != 1)
                raise(at, "TypeError", "`wp.grad` takes one function of Warp");
            return result_of();
        }
        case WarpCall::Static: {  // outside of a kernel, or inside of another one: what it is given
            const Value value = args.get(0, "expr");
            if (args.opaque || args.count + args.keyword_count != 1 || value.kind == ValueKind::Missing)
                break;
            return value;
        }
        case WarpCall::Init:
        case WarpCall::FixedArray:
        case WarpCall::Ref:
        case WarpCall::Library:
        case WarpCall::MatrixFromRows:
        case WarpCall::MatrixFromCols:
        case WarpCall::ValueClass:
        case WarpCall::EnumClass:
        case WarpCall::Other:
            break;
    }
    havoc_args(args, "a function of Warp");
    return result_of();
}

bool Evaluator::scalar_of(const Value& dtype, types::Scalar& out) const {
    if (dtype.kind != ValueKind::Type || types_[dtype.type].kind != types::Kind::Scalar) return false;
    out = types_[dtype.type].scalar;
    return true;
}

// wp.tile(dtype=, shape=) and wp.tile_stack(dtype=, capacity=); storage and layout would be others than an
// annotation has.
Value Evaluator::tile_call(StringId name, const Args& args) {
    if (text(name) == "tile_stack") {
        const Value dtype = args.get(0, "dtype"), capacity = args.get(1, "capacity");
        const bool known = !args.opaque && args.count + args.keyword_count == 2 &&
                           (dtype.kind == ValueKind::Type || dtype.kind == ValueKind::Struct) &&
                           capacity.kind == ValueKind::Int && capacity.integer > 0 &&
                           capacity.integer <= INT32_MAX;
        if (!known) return unknown({"`wp.", text(name), "(...)`"});
        return type_value(types_.tile_stack(dtype.type, static_cast<uint32_t>(capacity.integer)));
    }
    const Value dtype = args.get(0, "dtype"), shape = args.get(1, "shape");
    if (args.opaque || args.count + args.keyword_count != 2 || shape.kind == ValueKind::Missing)
        return unknown({"`wp.", text(name), "(...)`"});
    return tile_type(name, dtype, {&shape, 1});
}

// A tile of these elements; without sides: of any shape. Only what is known is a tile that weft can follow.
Value Evaluator::tile_type(StringId name, const Value& dtype, std::span<const Value> sides) {
    const auto not_known = [&] { return unknown({"`wp.", text(name), "` of what is not known here"}); };
    const bool is_type = dtype.kind == ValueKind::Type || dtype.kind == ValueKind::Struct ||
                         (dtype.kind == ValueKind::GenericParam && dtype.type.valid());
    if (text(name) != "tile" || !is_type) return not_known();
    types::Tile tile;
    tile.element = dtype.type;
    if (sides.size() == 1 && sides[0].kind == ValueKind::Tuple) {
        const std::vector<Value> parts(sequence(sides[0]).items.begin(), sequence(sides[0]).items.end());
        return tile_type(name, dtype, parts);
    }
    SmallVector<uint32_t, types::Tile::max_ndim> shape;
    for (const Value& side : sides) {
        const bool is_side = side.kind == ValueKind::Int && side.integer > 0 && side.integer <= INT32_MAX;
        if (!is_side || shape.size() == types::Tile::max_ndim) return not_known();
        shape.push_back(static_cast<uint32_t>(side.integer));
    }
    tile.set_shape({shape.data(), shape.size()});
    return type_value(types_.add_tile(tile));
}

// The type that a parameter of another type stands for; any type where it is open.
types::TypeId Evaluator::element_type(const Value& dtype) const {
    const bool is_type = dtype.kind == ValueKind::Type || dtype.kind == ValueKind::Struct ||
                         dtype.kind == ValueKind::GenericParam;
    return is_type && dtype.type.valid() ? dtype.type : types::any;
}

// `ndim` 0: any number of dimensions.
Value Evaluator::array_of(const Value& dtype, unsigned ndim, types::Kind kind) {
    if (dtype.kind == ValueKind::Unknown) return dtype;
    if (dtype.kind == ValueKind::WarpObject && static_cast<WarpCall>(dtype.id) == WarpCall::ValueClass) {
        const auto handle = static_cast<types::Handle>(dtype.integer);
        if (!types::is_texture(handle)) return unknown("an array of queries");
        return array_of(type_value(types::of(handle)), ndim, kind);
    }
    if (ndim == 0) return type_value(types_.special_array(types::Kind::AnyRank, element_type(dtype), ndim));
    const auto made = [&](types::TypeId element) {
        return kind == types::Kind::Array ? types_.array(element, ndim)
                                          : types_.special_array(kind, element, ndim);
    };
    if (dtype.kind == ValueKind::GenericParam) {
        if (!dtype.type.valid() || types::is_any_array(types_[dtype.type]))
            return unknown("an array of something that is not a Warp type");
        return generic_type(made(dtype.type), "generic type");
    }
    if (dtype.kind == ValueKind::Struct) return type_value(made(dtype.type));
    if (dtype.kind != ValueKind::Type || !types::is_followed(types_[dtype.type]) ||
        types::is_any_array(types_[dtype.type]) || types_[dtype.type].kind == types::Kind::Str ||
        types_[dtype.type].kind == types::Kind::Ref) {
        return unknown("an array of something that is not a Warp type");
    }
    return type_value(made(dtype.type));
}

Value Evaluator::array_type(const Value& callee, const Args& args, Place at) {
    if (args.opaque || args.count > 0) return unknown("an array object");
    Value dtype = generic_type(types::any, "Any");
    Value ndim;
    for (size_t i = 0; i < args.keyword_count; ++i) {
        const Keyword keyword = args.keyword(i);
        const std::string_view name = text(keyword.name);
        if (name == "dtype") {
            dtype = keyword.value;
        } else if (name == "ndim") {
            ndim = keyword.value;
        } else if (name != "requires_grad" && name != "device" && name != "copy" && name != "pinned") {
            constexpr std::string_view others = " data shape strides ptr capacity deleter grad ";
            if (others.find(" " + std::string(name) + " ") == std::string_view::npos)
                raise(at, "TypeError", "an array takes no such keyword");
            if (keyword.value.kind != ValueKind::None) return unknown("an array object");
        }
    }
    auto dims = static_cast<Integer>(callee.integer);
    if (dims == 0) {
        if (ndim.kind == ValueKind::Unknown) return ndim;
        if (ndim.kind == ValueKind::GenericParam) return array_of(dtype, 0, types::Kind::Array);
        const bool plain =
            ndim.kind == ValueKind::Missing || ndim.kind == ValueKind::None || ndim.kind == ValueKind::Int;
        if (!plain) refuse(DiagKind::AnnotationInvalid, at, "an array whose dimensions are no plain integer");
        dims = ndim.kind == ValueKind::Int ? ndim.integer : 1;
        if (dims == 0) dims = 1;
    }
    if (dims < 1 || dims > 4) return unknown("an array with an odd number of dimensions");
    return array_of(dtype, static_cast<unsigned>(dims), types::Kind::Array);
}

namespace {

bool is_any(const Value& value) {
    return value.kind == ValueKind::GenericParam && value.type == types::any;
}

}  // namespace

Value Evaluator::vector_type(const Args& args, Place at) {
    const Value length = args.get(0, "length"), dtype = args.get(1, "dtype");
    if (const Value vague = args.first_unknown(); vague.kind == ValueKind::Unknown) return vague;
    if (length.kind == ValueKind::Missing || dtype.kind == ValueKind::Missing) {
        raise(at, "TypeError", "vector() missing a required argument");
    }
    types::Scalar scalar{};
    const bool concrete = scalar_of(dtype, scalar);
    if (args.count > 2 || args.count + args.keyword_count != 2 || args.opaque)
        raise(at, "TypeError", "vector() takes a length and a dtype");
    const bool sized = length.kind == ValueKind::Int && length.integer > 0 && length.integer < 65536;
    if (concrete && sized) return type_value(types_.vector(static_cast<uint32_t>(length.integer), scalar));
    const bool any_length = is_any(length) || (length.kind == ValueKind::Int && length.integer == 0);
    if (!(concrete || dtype.kind == ValueKind::GenericParam) || !(sized || any_length))
        return unknown("a vector type with odd parameters");
    const uint32_t rows = sized ? static_cast<uint32_t>(length.integer) : 0;
    return generic_composite(types::Kind::Vector, rows, 0, dtype, at);
}

Value Evaluator::matrix_type(const Args& args, Place at) {
    const Value shape = args.get(0, "shape"), dtype = args.get(1, "dtype");
    if (const Value vague = args.first_unknown(); vague.kind == ValueKind::Unknown) return vague;
    if (shape.kind != ValueKind::Tuple || sequence(shape).items.size() != 2) {
        if (shape.kind == ValueKind::Tuple) raise(at, "ValueError", "the shape of a matrix is a pair");
        return unknown("a matrix type with odd parameters");
    }
    const Value rows = sequence(shape).items[0], cols = sequence(shape).items[1];
    types::Scalar scalar{};
    const bool concrete = scalar_of(dtype, scalar);
    if (args.count > 2 || args.count + args.keyword_count != 2 || args.opaque)
        raise(at, "TypeError", "matrix() takes a shape and a dtype");
    const auto sized = [](const Value& side) {
        return side.kind == ValueKind::Int && side.integer > 0 && side.integer < 65536;
    };
    if (concrete && sized(rows) && sized(cols)) {
        return type_value(
            types_.matrix(static_cast<uint32_t>(rows.integer), static_cast<uint32_t>(cols.integer), scalar));
    }
    const auto allowed = [&](const Value& side) { return sized(side) || is_any(side); };
    if (!(concrete || dtype.kind == ValueKind::GenericParam) || !allowed(rows) || !allowed(cols))
        return unknown("a matrix type with odd parameters");
    const auto side = [&](const Value& value) {
        return sized(value) ? static_cast<uint32_t>(value.integer) : 0;
    };
    return generic_composite(types::Kind::Matrix, side(rows), side(cols), dtype, at);
}

Value Evaluator::quaternion_type(const Value& callee, const Args& args, Place at) {
    const bool quaternion = static_cast<WarpCall>(callee.id) == WarpCall::Quaternion;
    const Value dtype = args.get(0, "dtype");
    if (const Value vague = args.first_unknown(); vague.kind == ValueKind::Unknown) return vague;
    types::Scalar scalar{};
    if (!scalar_of(dtype, scalar)) {
        const bool missing = dtype.kind == ValueKind::Missing;
        if (!missing && dtype.kind != ValueKind::GenericParam)
            return unknown("a quaternion type with odd parameters");
        return generic_composite(quaternion ? types::Kind::Quaternion : types::Kind::Transform, 0, 0,
                                 missing ? generic_type(types::any, "Any") : dtype, at);
    }
    // Python's own float is kept as written here, and printed so.
    const bool python = types_[dtype.type].python_spelling;
    return type_value(quaternion ? types_.quaternion(scalar, python) : types_.transform(scalar, python));
}

// Gives the result of a factory its class object: the one an equally written call made, or a new one.
Value Evaluator::factory_type(Value type, WarpCall call, const Args& args) {
    if (type.kind != ValueKind::Type) return type;
    work(program_.type_objects.size());
    for (size_t i = 0; i < program_.type_objects.size(); ++i) {
        const TypeObject& object = program_.type_objects[i];
        bool same = object.call == static_cast<uint32_t>(call) && object.arg_count == args.count &&
                    object.keyword_count == args.keyword_count;
        for (size_t k = 0; same && k < args.count + args.keyword_count; ++k) {
            const TypeObjectArg& earlier = program_.type_object_args[object.first_arg + k];
            const bool positional = k < args.count;
            const Keyword keyword = positional ? Keyword{} : args.keyword(k - args.count);
            same = earlier.keyword == keyword.name &&
                   equal(earlier.value, positional ? args[k] : keyword.value) == 1;
        }
        if (!same) continue;
        type.id = static_cast<uint32_t>(i + 1);
        return type;
    }
    const auto first = static_cast<uint32_t>(program_.type_object_args.size());
    for (size_t k = 0; k < args.count; ++k) program_.type_object_args.push_back({{}, args[k]});
    for (size_t k = 0; k < args.keyword_count; ++k) {
        program_.type_object_args.push_back({args.keyword(k).name, args.keyword(k).value});
    }
    program_.type_objects.push_back({static_cast<uint32_t>(call), first, static_cast<uint32_t>(args.count),
                                     static_cast<uint32_t>(args.keyword_count)});
    type.id = static_cast<uint32_t>(program_.type_objects.size());
    return type;
}

// wp.HashGridQuery[wp.float64]: the queries of a grid have a class for each of three float types.
Value Evaluator::query_class(const Value& base, std::span<const Value> items, Place at) {
    const auto handle = static_cast<types::Handle>(base.integer);
    if (handle != types::Handle::HashGridQuery) raise(at, "TypeError", "the class cannot be subscripted");
    types::Scalar scalar{};
    if (items.size() != 1 || !scalar_of(items[0], scalar)) return unknown("a class of queries");
    if (scalar == types::Scalar::Float16) return type_value(types::hash_grid_query_h);
    if (scalar == types::Scalar::Float32) return type_value(types::hash_grid_query);
    if (scalar == types::Scalar::Float64) return type_value(types::hash_grid_query_d);
    raise(at, "TypeError", "there are no queries of this type");
}

// Subscripts of types: wp.array[float], tuple[int, float], Literal[2].
Value Evaluator::type_item(const Value& base, const Value& index, Place at) {
    if (index.kind == ValueKind::Unknown) return index;
    SmallVector<Value, 4> items;
    if (index.kind == ValueKind::Tuple) {
        items.append(sequence(index).items);
    } else {
        items.push_back(index);
    }
    for (const Value& item : items) {
        if (item.kind == ValueKind::Unknown) return item;
    }
    if (base.kind == ValueKind::WarpObject) {
        const auto what = static_cast<WarpCall>(base.id);
        const bool is_special = what == WarpCall::IndexedArray || what == WarpCall::FabricArray ||
                                what == WarpCall::IndexedFabricArray;
        if (what == WarpCall::Array || is_special) {
            const types::Kind kind = array_kind(what);
            if (is_special && base.integer != 0)
                raise(at, "TypeError", "a function that makes annotations takes no brackets");
            // Brackets fold Python's own numbers, which the arrays of Fabric otherwise keep.
            if (items[0].kind == ValueKind::Type) items[0].type = types_.canonical(items[0].type);
            if (base.integer != 0) {
                if (items.size() != 1)
                    raise(at, "TypeError",
                          "an array class with its dimensions in its name takes the dtype only");
                return array_of(items[0], static_cast<unsigned>(base.integer), kind);
            }
            if (items.size() == 1) return array_of(items[0], 1, kind);
            if (items.size() != 2)
                raise(at, "TypeError", "an array class takes a dtype, and perhaps its dimensions");
            if (items[1].kind == ValueKind::GenericParam) return array_of(items[0], 0, kind);
            if (items[1].kind == ValueKind::Bool || items[1].kind == ValueKind::EnumMember)
                refuse(DiagKind::AnnotationInvalid, at, "an array whose dimensions are no plain integer");
            if (items[1].kind != ValueKind::Int)
                raise(at, "TypeError", "the number of dimensions is not an integer");
            if (items[1].integer < 1 || items[1].integer > 4)
                raise(at, "ValueError", "an array has one to four dimensions");
            return array_of(items[0], static_cast<unsigned>(items[1].integer), kind);
        }
        if (what == WarpCall::TileType)
            return tile_type(base.text, items[0], std::span(items.data(), items.size()).subspan(1));
        if (what == WarpCall::Ref) {
            if (items.size() != 1) return unknown("a reference to several types");
            return type_value(types_.add_ref(element_type(items[0])));
        }
        if (what == WarpCall::ValueClass) return query_class(base, {items.data(), items.size()}, at);
        return unknown({"`wp.", text(base.text), "[...]`"});
    }
    if (base.kind == ValueKind::PyBuiltin) {
        switch (static_cast<PyCall>(base.id)) {
            case PyCall::Literal:
                if (items.size() == 1 && items[0].kind == ValueKind::Int) return items[0];
                return unknown("a literal type");
            case PyCall::Tuple: {
                std::vector<types::TypeId> parts;
                for (const Value& item : items) {
                    if (item.kind == ValueKind::Ellipsis)
                        return type_value(types_.plain(types::Kind::AnyTuple));
                    const Annotation part = annotation_type(item, at);
                    if (!part.type.valid() || part.unsupported) return unknown("a tuple type");
                    // Within another tuple Python's own types are spelled as they are.
                    parts.push_back(item.kind == ValueKind::Type ? item.type : part.type);
                }
                return type_value(types_.tuple(parts));
            }
            case PyCall::Optional:
            case PyCall::Union:
                return type_value(types_.plain(types::Kind::Union));
            default:
                return unknown("a parametrized type");
        }
    }
    return unknown("a parametrized type");
}

Value Evaluator::construct(types::TypeId type, const Args& args, Place at) {
    const types::Type& made = types_[type];
    if (made.python_spelling && made.kind == types::Kind::Scalar) return convert_to(type, args, at);
    if (made.kind == types::Kind::Str) return convert_to(type, args, at);
    if (made.kind == types::Kind::Scalar) return construct_scalar(type, args, at);
    if (types::is_composite(made)) return construct_composite(type, args, at);
    return unknown("an instance of a type that is not followed");
}

Value Evaluator::construct_scalar(types::TypeId type, const Args& args, Place at) {
    constexpr Signature signature{0, 1, " x "};
    check_arguments(&signature, "a scalar", args, at);
    if (args.count + args.keyword_count > 1) raise(at, "TypeError", "a scalar takes one argument");
    if (const Value vague = args.first_unknown(); vague.kind == ValueKind::Unknown) return vague;
    const Value raw = args.get(0, "x");
    Value value = make_value(ValueKind::WarpScalar);
    value.type = type;
    const bool is_bool = types_[type].scalar == types::Scalar::Bool;
    switch (raw.kind) {
        case ValueKind::Missing:
            value.raw_is_int = true;
            return value;
        case ValueKind::Float:
            value.real = raw.real;
            return value;
        case ValueKind::NumpyScalar:
            if (raw.type == types::float64 && !raw.raw_is_int) {  // one of Python's, too
                value.real = raw.real;
                return value;
            }
            if (raw.type == types::float32 && type == types::float32 && std::isfinite(raw.real)) {
                if (const auto made = with_text_of(static_cast<float>(raw.real))) {
                    value.real = *made;
                    value.id = value::raw_float32;
                    return value;
                }
            }
            return unknown("a Warp number made from one of NumPy");
        case ValueKind::Bool:
            if (!is_bool) return unknown("a Warp number made from a bool");
            break;
        case ValueKind::Int:
            break;
        case ValueKind::EnumMember:
            if (!program_.enum_members[raw.id].is_int)
                return unknown("a Warp number made from an enumeration");
            break;
        default:
            return unknown("a Warp number made from something else");
    }
    value.raw_is_int = true;
    value.integer = is_bool ? (raw.integer != 0 ? 1 : 0) : raw.integer;
    return value;
}

// What storing a Python value in an element keeps of it: floats are rounded, integers wrap.
bool Evaluator::element_value(const Value& value, types::Scalar scalar, Value& out) const {
    const types::ScalarFacts& facts = types::facts(scalar);
    const bool integral = value.kind == ValueKind::Int || value.kind == ValueKind::Bool ||
                          (value.kind == ValueKind::EnumMember && program_.enum_members[value.id].is_int) ||
                          (value.kind == ValueKind::WarpScalar && value.raw_is_int &&
                           types_[value.type].scalar != types::Scalar::Bool);
    const bool real =
        value.kind == ValueKind::Float || (value.kind == ValueKind::WarpScalar && !value.raw_is_int);
    if (!integral && !real) return false;
    if (scalar == types::Scalar::Bool) {
        if (value.kind == ValueKind::WarpScalar) return false;
        out = bool_value(real ? value.real != 0 : value.integer != 0);
        return true;
    }
    if (facts.is_int) {
        if (!integral) return false;
        out = int_value(wrapped(value.integer, facts.bytes, facts.is_signed));
        return true;
    }
    if (value.kind == ValueKind::WarpScalar && facts.bytes == 2) return false;
    const double number = real ? python_real(value) : static_cast<double>(value.integer);
    switch (scalar) {
        case types::Scalar::Float32:
            out = float_value(static_cast<double>(static_cast<float>(number)));
            return true;
        case types::Scalar::Float16:
            out = float_value(
                half_value(half_bits(static_cast<double>(static_cast<float>(number)), Ties::AwayFromZero)));
            return true;
        case types::Scalar::Bfloat16:
            out = float_value(bfloat16_value(bfloat16_bits(static_cast<float>(number))));
            return true;
        default:
            out = float_value(number);
            return true;
    }
}

Value Evaluator::new_composite(types::TypeId type, std::span<const Value> items) {
    Value value = make_value(ValueKind::Composite, {}, static_cast<uint32_t>(program_.elements.size()));
    value.type = type;
    charge(items.size() * sizeof(Value), {});
    program_.elements.insert(program_.elements.end(), items.begin(), items.end());
    return value;
}

Value Evaluator::construct_composite(types::TypeId type, const Args& args, Place at) {
    if (const Value vague = args.first_unknown(); vague.kind == ValueKind::Unknown) return vague;
    const types::Type shape = types_[type];
    const uint32_t size = composite_size(shape);
    if (size > 65536) return unknown("a large vector or matrix");
    std::vector<Value> given;
    for (size_t i = 0; i < args.count; ++i) given.push_back(args[i]);
    if (args.keyword_count != 0 && shape.kind != types::Kind::Transform) {
        raise(at, "TypeError", "vectors and matrices take no keyword arguments");
    }
    if (shape.kind == types::Kind::Transform && (args.keyword_count != 0 || given.size() <= 2))
        return construct_transform(type, args, at);
    // A single sequence stands for its items; an instance of the same type is copied.
    if (given.size() == 1 && given[0].kind == ValueKind::Composite) {
        const Value source = given[0];
        const types::Type other = types_[source.type];
        given.clear();
        if (other.kind == types::Kind::Matrix && source.type != type)
            return unknown("a matrix made from another one");
        for (uint32_t i = 0; i < composite_size(other); ++i)
            given.push_back(program_.elements[source.id + i]);
    } else if (given.size() == 1) {
        const Value source = given[0];
        const bool container = source.kind == ValueKind::Tuple || source.kind == ValueKind::List;
        if (container) {
            given.clear();
            if (source.kind == ValueKind::List && sequence(source).iterator)
                refuse(DiagKind::ModuleUncertain, at, "a vector made from an iterator");
            if (!append_items(source, given, at)) return unknown("a vector made from an unknown sequence");
            // What the sequence holds is passed on as arguments, by the same rules.
            if (given.size() == 1) {
                Args inner(*this);
                inner.place = args.place;
                inner.add(given[0]);
                if (++depth_ > budget_.depth) refuse(DiagKind::ModuleNesting, at);
                const Value value = construct_composite(type, inner, at);
                --depth_;
                return value;
            }
        } else {
            given.assign(size, source);
        }
    }
    if (given.empty())
        given.assign(size, shape.scalar == types::Scalar::Bool ? bool_value(false) : int_value(0));
    if (shape.kind == types::Kind::Matrix && given.size() == shape.rows && given.size() != size) {
        std::vector<Value> rows;
        for (const Value& row : given) {
            const size_t before = rows.size();
            const bool plain = row.kind == ValueKind::Tuple || row.kind == ValueKind::Composite ||
                               row.kind == ValueKind::Unknown ||
                               (row.kind == ValueKind::List && !sequence(row).iterator);
            if (!plain) refuse(DiagKind::ModuleUncertain, at, "a matrix made from such rows");
            if (!append_items(row, rows, at)) return unknown("a matrix made from unknown rows");
            if (rows.size() - before != shape.cols)
                raise(at, "TypeError", "a row of the matrix is too short or too long");
        }
        given = rows;
    }
    if (given.size() != size) raise(at, "ValueError", "there are too few or too many components");
    std::vector<Value> elements(size);
    for (uint32_t i = 0; i < size; ++i) {
        if (given[i].kind == ValueKind::Unknown) return given[i];
        if (!element_value(given[i], shape.scalar, elements[i])) {
            if (given[i].kind == ValueKind::Float || given[i].kind == ValueKind::Str ||
                given[i].kind == ValueKind::None)
                raise(at, "TypeError", "the component is no number of this kind");
            if (given[i].kind == ValueKind::WarpScalar || given[i].kind == ValueKind::NumpyScalar)
                return unknown("a component of an unexpected kind");
            refuse(DiagKind::ModuleUncertain, at, "a vector or matrix with such components");
        }
    }
    return new_composite(type, elements);
}

// A transform from its parts, each any sequence; the rest as vectors.
Value Evaluator::construct_transform(types::TypeId type, const Args& args, Place at) {
    const types::Type shape = types_[type];
    Value position = args.get(0, "p"), rotation = args.get(1, "q");
    const bool missing = position.kind == ValueKind::Missing && rotation.kind == ValueKind::Missing;
    std::vector<Value> given;
    if (args.keyword_count == 0 && args.count == 1) {
        if (is_number(position)) {
            given.assign(7, position);
        } else if (position.kind == ValueKind::Composite &&
                   types_[position.type].kind == types::Kind::Transform) {
            for (uint32_t i = 0; i < 7; ++i) given.push_back(program_.elements[position.id + i]);
        }
    }
    if (given.empty()) {
        const auto add = [&](const Value& part, size_t count, bool& ok) {
            const size_t before = given.size();
            if (part.kind == ValueKind::Composite) {
                const uint32_t size = composite_size(types_[part.type]);
                for (uint32_t i = 0; i < size; ++i) given.push_back(program_.elements[part.id + i]);
            } else {
                ok &= append_items(part, given, at);
            }
            if (ok && given.size() - before != count)
                raise(at, "ValueError", "a part of a transform has the wrong length");
        };
        bool ok = true;
        if (position.kind == ValueKind::Missing || missing) {
            given.assign(3, float_value(0));
        } else {
            add(position, 3, ok);
        }
        if (rotation.kind == ValueKind::Missing) {
            given.insert(given.end(), 3, float_value(0));
            given.push_back(float_value(1));
        } else {
            add(rotation, 4, ok);
        }
        if (!ok) return unknown("a transform made from unknown parts");
    }
    std::vector<Value> elements(7);
    for (size_t i = 0; i < 7; ++i) {
        if (given[i].kind == ValueKind::Unknown) return given[i];
        if (!element_value(given[i], shape.scalar, elements[i]))
            return unknown("a component of an unexpected kind");
    }
    return new_composite(type, elements);
}

}  // namespace weft::module
