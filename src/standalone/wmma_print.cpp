// A product of two matrices on tensor cores: a warp makes 16 x 16 elements. Borders are filled with zeros on
// the way through shared memory, and each thread then finishes eight elements.
#include "plain/shape.h"
#include "standalone/launch.h"
#include "standalone/printer.h"
#include "standalone/template.h"
#include "standalone/tree_questions.h"

namespace weft::standalone {

namespace {

constexpr std::string_view product_text = R"(    __shared__ __align__(32) $type$ $a_tile$[16][$depth$];
    __shared__ __align__(32) $type$ $b_tile$$b_shape$;
    __shared__ __align__(32) float $sum_tile$[16][16];
    const int $first_row$ = blockIdx.y * 16, $first_col$ = blockIdx.x * 16;

    wmma::fragment<wmma::matrix_a, 16, 16, $depth$, $number$, wmma::row_major> $a_part$;
    wmma::fragment<wmma::matrix_b, 16, 16, $depth$, $number$, wmma::$b_order$> $b_part$;
    wmma::fragment<wmma::accumulator, 16, 16, $depth$, float> $sum_part$;
    wmma::fill_fragment($sum_part$, 0.0f);
    for (int $first$ = 0; $first$ < $end$; $first$ += $depth$) {
        // beyond the ends: zeros, which add nothing
        for (int $e$ = threadIdx.x; $e$ < 16 * $depth$; $e$ += 32) {
            const int $row$ = $first_row$ + $e$ / $depth$, $at_step$ = $first$ + $e$ % $depth$;
            $a_tile$[$e$ / $depth$][$e$ % $depth$] = $row$ < $height$ && $at_step$ < $end$ ? $a$ : $zero$;
        }
        for (int $e$ = threadIdx.x; $e$ < 16 * $depth$; $e$ += 32) {
            const int $b_places$;
            $b_tile$[$e$ / $b_width$][$e$ % $b_width$] = $at_step$ < $end$ && $col$ < $width$ ? $b$ : $zero$;
        }
        __syncwarp();
        wmma::load_matrix_sync($a_part$, &$a_tile$[0][0], $depth$);
        wmma::load_matrix_sync($b_part$, &$b_tile$[0][0], $b_width$);
        wmma::mma_sync($sum_part$, $a_part$, $b_part$, $sum_part$);
        __syncwarp();
    }
    wmma::store_matrix_sync(&$sum_tile$[0][0], $sum_part$, 16, wmma::mem_row_major);
    __syncwarp();

    for (int $e$ = threadIdx.x; $e$ < 16 * 16; $e$ += 32) {
        const int $i$ = $first_row$ + $e$ / 16, $j$ = $first_col$ + $e$ % 16;
        if ($i$ >= $height$ || $j$ >= $width$) continue;
        const float $sum$ = $sum_tile$[$e$ / 16][$e$ % 16];
)";

}  // namespace

std::string FunctionPrinter::product_head(const std::vector<std::string>& thread) {
    const MatrixProduct& product = *plan_->product;
    FileNames& names = file_.names;
    const bool is_half = body_.type(product.left.element).scalar == types::Scalar::Float16;
    const bool is_turned = product.right.axes[0] == Tile::Axis::Column;
    const std::string depth = is_half ? "16" : "8", b_width = is_turned ? depth : "16";
    const std::string row = names.fresh({"row", "a_row"}), col = names.fresh({"col", "b_col"}),
                      step = names.fresh({"k_step", "product_step"}),
                      first = names.fresh({"first", "first_step"}), first_row = names.fresh({"first_row"}),
                      first_col = names.fresh({"first_col"}), e = names.fresh({"e", "element"}),
                      sum = name_of(product.sum);
    const auto element = [&](const Tile& tile, std::vector<Piece> indices) {
        const Array whole = array_named(tile.array);
        const std::string text_of = whole.pointer.text + "[" + offset(whole, indices).text + "]";
        return is_half ? text_of : "wmma::__float_to_tf32(" + text_of + ")";
    };
    const std::string step_first = step + " = " + first + " + " + e,
                      col_first = col + " = " + first_col + " + " + e;
    const std::string b_places = is_turned ? col_first + " / " + depth + ", " + step_first + " % " + depth
                                           : step_first + " / 16, " + col_first + " % 16";
    const std::string a_tile = tile_name(product.left.array), b_tile = tile_name(product.right.array);
    const std::string sum_tile = names.fresh({sum + "_tile"});
    const std::string filled_a = a_tile + "[" + e + " / " + depth + "][" + e + " % " + depth + "]";
    const std::string filled_b = b_tile + "[" + e + " / " + b_width + "][" + e + " % " + b_width + "]";
    note_shared(filled_a, {1, 0}, product.left.element);
    note_shared(filled_b, {1, 0}, product.right.element);
    note_shared(sum_tile + "[" + e + " / 16][" + e + " % 16]", {1, 0}, types::float32);
    const std::string words =
        fill_in(product_text, {{"type", file_.type(product.left.element, 0)},
                               {"number", is_half ? "__half" : "wmma::precision::tf32"},
                               {"depth", depth},
                               {"a_tile", a_tile},
                               {"b_tile", b_tile},
                               {"b_shape", is_turned ? "[16][" + depth + "]" : "[" + depth + "][16]"},
                               {"sum_tile", sum_tile},
                               {"first_row", first_row},
                               {"first_col", first_col},
                               {"a_part", names.fresh({name_of(product.left.array) + "_part"})},
                               {"b_part", names.fresh({name_of(product.right.array) + "_part"})},
                               {"sum_part", names.fresh({sum + "_part"})},
                               {"b_order", is_turned ? "col_major" : "row_major"},
                               {"b_width", b_width},
                               {"b_places", b_places},
                               {"first", first},
                               {"end", plain::inside(loop_bound(product.end), Binding::Shift)},
                               {"e", e},
                               {"row", row},
                               {"col", col},
                               {"at_step", step},
                               {"height", file_.out.launch_sizes[0]},
                               {"width", file_.out.launch_sizes[1]},
                               {"a", element(product.left, {{row}, {step}})},
                               {"b", element(product.right, is_turned ? std::vector<Piece>{{col}, {step}}
                                                                      : std::vector<Piece>{{step}, {col}})},
                               {"zero", is_half ? "__half(0.0f)" : "0.0f"},
                               {"i", thread[0]},
                               {"j", thread[1]},
                               {"sum", sum}});
    std::string out;
    for (size_t from = 0; from < words.size();) {
        const size_t end = words.find('\n', from);
        out += wrapped_statement(words.substr(from, end - from)) + "\n";
        from = end + 1;
    }
    return out;
}

}  // namespace weft::standalone
