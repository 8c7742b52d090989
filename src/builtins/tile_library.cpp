// Calls of tiles that a library for the device computes, where there is one: the names of its functions say
// the sizes, layouts and types they were made for. Without the library a 0 stands in the place of each.
#include <initializer_list>
#include <string>

#include "builtins/rules.h"

namespace weft::builtins {
namespace {

using types::Scalar;
using types::Tile;
using types::TypeId;
using Layout = Tile::Layout;

Layout flipped(Layout layout) {
    return layout == Layout::RowMajor ? Layout::ColumnMajor : Layout::RowMajor;
}

unsigned arrangement(Layout layout) {
    return layout == Layout::RowMajor ? 1 : 0;
}

unsigned precision(Scalar scalar) {
    switch (scalar) {
        case Scalar::Bfloat16:
            return 2;
        case Scalar::Float16:
            return 3;
        case Scalar::Float32:
            return 5;
        default:
            return 6;
    }
}
constexpr unsigned tensor_float = 4;

std::string joined(std::string text, std::initializer_list<uint64_t> numbers) {
    for (const uint64_t number : numbers) text += "_" + std::to_string(number);
    return text;
}

class LibraryCall {
  public:
    LibraryCall(Call& call, Resolution& out) : call_(call), out_(out), machine_(call.query.machine) {
        out.asked_machine = true;
    }

    void run() {
        switch (call_.row->dispatch) {
            case DispatchRule::TileDiagAdd:
                share({"a", "d"});
                pass_tiles({"a", "d"});
                return result();
            case DispatchRule::TileMatmul:
                return matmul();
            case DispatchRule::TileCholesky:
                return cholesky();
            case DispatchRule::TileCholeskySolve:
                return cholesky_solve();
            case DispatchRule::TileLowerSolve:
            case DispatchRule::TileUpperSolve:
                return triangular_solve(call_.row->dispatch == DispatchRule::TileUpperSolve);
            default:
                return;
        }
    }

  private:
    struct Operand {  // of a product
        uint32_t rows, cols;
        Scalar scalar;
        Layout layout;
        int64_t leading;
        bool aligned;
        unsigned digits;  // precision

        int64_t dense() const { return layout == Layout::RowMajor ? cols : rows; }
        uint64_t bytes() const { return types::facts(scalar).bytes; }
    };

    void share(std::initializer_list<std::string_view> tiles) const {
        for (const std::string_view each : tiles) force_shared(call_, each);
    }
    void pass_tiles(std::initializer_list<std::string_view> tiles) {
        for (const std::string_view each : tiles) pass(call_, out_, call_.get(each));
    }
    void nothing() { out_.operands.push_back(constant(types::int32, value::int_value(0))); }
    void result() {
        if (out_.results.empty()) return;
        builtins::Operand operand{};
        operand.kind = builtins::Operand::Kind::Result;
        out_.operands.push_back(operand);
    }
    void symbol(const std::string& name, const std::string& parameters) {
        builtins::Operand operand{};
        operand.kind = builtins::Operand::Kind::Symbol;
        operand.symbol = call_.strings.intern(name);
        out_.operands.push_back(operand);
        out_.symbols.push_back({operand.symbol, call_.strings.intern(parameters)});
    }
    Scalar float_of(const Tile& tile) const {
        const types::Type& type = call_.type(tile.element);
        if (!types::is_float(type)) refuse_tile(call_, "elements of type " + call_.display(tile.element));
        return type.scalar;
    }
    uint64_t arch() const {
        if (machine_.arch == 107) return 103;
        return machine_.arch > 121 ? 120 : machine_.arch;
    }
    std::string pointer(Scalar scalar) const {
        return std::string(call_.types.spelling(types::of(scalar))) + "*";
    }

    // --- products ---

    std::optional<Operand> operand_of(const Tile& tile, bool aligned, bool tf32) const {
        const int64_t rows = tile.shape[0], cols = tile.shape[1];
        const int64_t first = tile.strides[0], second = tile.strides[1];
        const bool by_rows = second == 1 && first >= cols, by_columns = first == 1 && second >= rows;
        if (!by_rows && !by_columns) return std::nullopt;
        const bool columns = tile.layout == Layout::ColumnMajor ? by_columns : !by_rows;
        const Scalar scalar = float_of(tile);
        return Operand{tile.shape[0],
                       tile.shape[1],
                       scalar,
                       columns ? Layout::ColumnMajor : Layout::RowMajor,
                       columns ? second : first,
                       aligned,
                       tf32 ? tensor_float : precision(scalar)};
    }
    static Operand transposed(Operand operand) {
        std::swap(operand.rows, operand.cols);
        operand.layout = flipped(operand.layout);
        return operand;
    }

    // c = a * b; the precision of c is always its own.
    void product(const Operand& a, const Operand& b, const Operand& c) {
        std::string name = joined("dot", {a.rows, b.cols, a.cols, arch(), machine_.block_dim,
                                          arrangement(a.layout), arrangement(b.layout), arrangement(c.layout),
                                          a.digits, b.digits, precision(c.scalar), 0});
        const bool dense = a.leading == a.dense() && b.leading == b.dense() && c.leading == c.dense();
        uint64_t alignment[3] = {0, 0, 0};
        if (dense) {
            bool any = false;
            const Operand* operands[3] = {&a, &b, &c};
            for (int i = 0; i < 3; ++i) {
                const Operand& each = *operands[i];
                const bool wide =
                    each.aligned && static_cast<uint64_t>(each.dense()) * each.bytes() % 16 == 0;
                alignment[i] = wide ? 16 : each.bytes();
                if (i == 2 && wide && each.bytes() == 2) alignment[i] = 8;
                any = any || alignment[i] != each.bytes();
            }
            if (!any) alignment[0] = alignment[1] = alignment[2] = 0;
        } else {
            name = joined(name, {static_cast<uint64_t>(a.leading), static_cast<uint64_t>(b.leading),
                                 static_cast<uint64_t>(c.leading)});
        }
        name += "_al" + std::to_string(alignment[0]);
        name = joined(name, {alignment[1], alignment[2]}) + "_sb1";
        const std::string to = pointer(c.scalar);
        symbol(name, to + ", " + pointer(a.scalar) + ", " + pointer(b.scalar) + ", " + to + ", " + to);
    }

    bool is_tensor_float() const {
        const Argument* given = call_.find("precision");
        if (given == nullptr) return false;
        const bool is_text = given->constant != nullptr && given->constant->kind == value::ValueKind::Str;
        const std::string_view text = is_text ? call_.strings.text(given->constant->text) : "";
        if (text != "default" && text != "tf32") refuse_tile(call_, "such a precision");
        return text == "tf32";
    }

    void scalar_factor(std::string_view parameter) {
        const Argument* given = call_.find(parameter);
        if (given != nullptr) return pass(call_, out_, *given);
        out_.operands.push_back(constant(types::float32, value::float_value(1.0)));
    }

    void matmul() {
        const bool returns = !out_.results.empty();
        const bool tf32 = is_tensor_float();
        const TypeId target = returns ? out_.results[0] : call_.get("out").type;
        for (const TypeId type : {call_.get("a").type, call_.get("b").type, target}) {
            const Scalar scalar = float_of(call_.types.tile(type));
            if (tf32 && scalar != Scalar::Float32) refuse_tile(call_, "tf32 for such elements");
            const bool is_target = type == target;
            if (scalar == Scalar::Bfloat16 && (is_target || machine_.backward))
                refuse_tile(call_, "bfloat16 where it sums up");
        }
        const Tile a = tile_of(call_, "a"), b = tile_of(call_, "b"), c = call_.types.tile(target);
        if (c.ndim != 2 || a.shape[1] != b.shape[0] || a.shape[0] != c.shape[0] || b.shape[1] != c.shape[1])
            refuse_tile(call_, "tiles of these shapes");
        share({"a", "b"});
        call_.types.set_storage(target, Tile::Storage::Shared);
        library_products(a, b, c, tf32);
        pass_tiles({"a", "b"});
        if (returns)
            result();
        else
            pass(call_, out_, call_.get("out"));
        scalar_factor("alpha");
        if (returns)
            out_.operands.push_back(constant(types::float32, value::float_value(0.0)));
        else
            scalar_factor("beta");
    }

    void library_products(const Tile& a, const Tile& b, const Tile& c, bool tf32) {
        const auto aligned = [&](std::string_view parameter, const Tile& tile) {
            const Argument* given = call_.find(parameter);
            return tile.owner && (given == nullptr || !given->is_parameter);
        };
        const auto left = operand_of(a, aligned("a", a), tf32), right = operand_of(b, aligned("b", b), tf32),
                   sum = operand_of(c, aligned("out", c), tf32);
        if (!machine_.has_gemm || !left || !right || !sum) {
            for (int i = 0; i < 3; ++i) nothing();
            return;
        }
        product(*left, *right, *sum);
        if (!machine_.backward) {
            for (int i = 0; i < 2; ++i) product(*left, *right, *sum);
            return;
        }
        product(*sum, transposed(*right), *left);
        product(transposed(*left), *sum, *right);
    }

    // --- solvers ---

    enum class Fill : uint8_t { Upper, Lower };

    void solver(std::string_view name, uint32_t rows, uint32_t columns, uint32_t right_sides, Layout matrix,
                Layout other, Scalar scalar, bool triangular, Fill fill) {
        std::string text =
            joined(std::string(name), {rows, columns, right_sides, arch(), machine_.block_dim,
                                       arrangement(matrix), arrangement(other), precision(scalar)});
        text += triangular ? "_0_1" : "_x_x";
        text = joined(text, {fill == Fill::Lower ? 1u : 0u});
        const std::string first = pointer(scalar);
        symbol(text, name == "potrf" ? first + ", int*" : first + ", " + first);
    }

    bool is_upper() const {
        const Argument* given = call_.find("fill_mode");
        if (given == nullptr) return false;
        const bool is_text = given->constant != nullptr && given->constant->kind == value::ValueKind::Str;
        const std::string_view text = is_text ? call_.strings.text(given->constant->text) : "";
        if (text != "lower" && text != "upper") refuse_tile(call_, "such a fill_mode");
        return text == "upper";
    }

    Scalar solver_scalar(const Tile& tile) const {
        const Scalar scalar = float_of(tile);
        if (scalar != Scalar::Float32 && scalar != Scalar::Float64)
            refuse_tile(call_, "elements of type " + call_.display(tile.element));
        return scalar;
    }

    void cholesky() {
        const bool upper = is_upper(), returns = !out_.results.empty();
        const Tile matrix = tile_of(call_, "A");
        const Scalar scalar = solver_scalar(matrix);
        share({"A"});
        const uint32_t n = matrix.shape[0];
        const Layout layout = matrix.layout;
        if (machine_.has_solver) {
            solver("potrf", n, n, 1, layout, layout, scalar, false, upper ? Fill::Upper : Fill::Lower);
        } else {
            nothing();
        }
        if (returns && machine_.has_solver && machine_.backward) {
            const auto side = [&](Layout each) {
                const bool by_rows = each == Layout::RowMajor;
                return Operand{n, n,     scalar,           by_rows ? Layout::RowMajor : Layout::ColumnMajor,
                               n, false, precision(scalar)};
            };
            product(side(upper ? layout : flipped(layout)), side(upper ? flipped(layout) : layout),
                    side(layout));
            solver("trsm", n, n, 1, upper ? layout : flipped(layout), layout, scalar, true, Fill::Upper);
        } else if (returns) {
            nothing();
            nothing();
        }
        pass_tiles({"A"});
        result();
        template_flag(out_, upper);
    }

    static uint32_t columns_of(const Tile& right) { return right.ndim > 1 ? right.shape[1] : 1; }

    void cholesky_solve() {
        const bool upper = is_upper();
        const Tile matrix = tile_of(call_, "L"), right = tile_of(call_, "y");
        share({"L", "y"});
        const Scalar scalar = solver_scalar(matrix);
        const uint32_t n = matrix.shape[0];
        if (machine_.has_solver) {
            solver("potrs", n, n, columns_of(right), matrix.layout, right.layout, scalar, false,
                   upper ? Fill::Upper : Fill::Lower);
        } else {
            nothing();
        }
        pass_tiles({"L", "y"});
        result();
        template_flag(out_, upper);
    }

    void triangular_solve(bool upper) {
        const std::string_view left = upper ? "U" : "L", other = upper ? "z" : "y";
        const Tile matrix = tile_of(call_, left), right = tile_of(call_, other);
        share({left, other});
        const Scalar scalar = solver_scalar(matrix);
        const uint32_t n = matrix.shape[0], columns = columns_of(right);
        const bool has_adjoint = !upper && !out_.results.empty();
        if (machine_.has_solver) {
            solver("trsm", n, columns, 1, matrix.layout, right.layout, scalar, true,
                   upper ? Fill::Upper : Fill::Lower);
        } else {
            nothing();
        }
        if (has_adjoint && machine_.has_solver && machine_.backward) {
            solver("trsm", n, columns, 1, flipped(matrix.layout), Layout::RowMajor, scalar, true,
                   Fill::Upper);
        } else if (has_adjoint) {
            nothing();
        }
        pass_tiles({left, other});
        result();
    }

    Call& call_;
    Resolution& out_;
    const Machine& machine_;
};

}  // namespace

void dispatch_library(Call& call, Resolution& out) {
    LibraryCall(call, out).run();
}

}  // namespace weft::builtins
