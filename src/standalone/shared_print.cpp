// What goes through shared memory: the tiles of stencils, of loops in which a block reads the same elements,
// and of stores that turn rows into columns.
#include <algorithm>

#include "standalone/launch.h"
#include "standalone/printer.h"
#include "standalone/tree_questions.h"

namespace weft::standalone {

using Axis = Tile::Axis;

namespace {

std::string plus_number(const std::string& text, int64_t number) {
    if (number == 0) return text;
    return text + (number > 0 ? " + " : " - ") + std::to_string(number > 0 ? number : -number);
}

std::string pad(unsigned depth) {
    return std::string(4 * depth, ' ');
}

// A statement under a condition, which may be none; on a line of its own where they do not fit on one.
std::string guarded(unsigned depth, const std::string& condition, const std::string& statement) {
    constexpr size_t longest = 108;
    if (condition.empty()) return wrapped_statement(pad(depth) + statement) + "\n";
    const std::string head = pad(depth) + "if (" + condition + ")";
    if (head.size() + statement.size() < longest) return head + " " + statement + "\n";
    return head + "\n" + wrapped_statement(pad(depth + 1) + statement) + "\n";
}

}  // namespace

void FunctionPrinter::set_plan(const Plan& plan) {
    plan_ = &plan;
    if (!plan.halos.empty()) replace_halo_loads();
}

bool FunctionPrinter::is_dropped(NodeId statement) const {
    return plan_ != nullptr &&
           std::find(plan_->dropped.begin(), plan_->dropped.end(), statement) != plan_->dropped.end();
}

const std::string* FunctionPrinter::shared_load(NodeId load) const {
    for (const Replaced& one : replaced_) {
        if (one.load == load) return &one.text;
    }
    return nullptr;
}

std::string FunctionPrinter::tile_name(StringId array) {
    for (const NamedTile& one : tiles_) {
        if (one.array == array) return one.name;
    }
    tiles_.push_back({array, file_.names.fresh({name_of(array) + "_tile"})});
    return tiles_.back().name;
}

FunctionPrinter::Array FunctionPrinter::array_named(StringId name) {
    Array out;
    out.rank = body_.type(find_parameter(body_, name)->type).ndim;
    out.pointer = {name_of(name)};
    out.base = out.pointer.text;
    for (size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].python == name) out.parameter = i;
    }
    return out;
}

unsigned FunctionPrinter::bytes_of(types::TypeId id) const {
    const types::Type& type = body_.type(id);
    const unsigned scalar =
        types::is_composite(type) || type.kind == types::Kind::Scalar ? types::facts(type.scalar).bytes : 0;
    return types::is_composite(type) ? scalar * types::composite_size(type) : scalar;
}

void FunctionPrinter::note_shared(const std::string& access, SharedStride stride, types::TypeId element) {
    const unsigned bytes = bytes_of(element);
    if (bytes == 0) return refuse_shared("an element of a type whose size is not known");
    for (const SharedAccess& one : file_.out.shared) {
        if (one.text == access) return;
    }
    file_.out.shared.push_back({access, bank_ways(stride, bytes, file_.out.block[0])});
}

void FunctionPrinter::refuse_shared(const std::string& what) {
    file_.refuse(std::string(option_name(plan_->variant)) + ": " + what, body_.node(body_.def()).line);
}

// `to = from;`, or a copy that passes the registers by.
std::string FunctionPrinter::copied(const std::string& to, const std::string& from,
                                    types::TypeId element) const {
    if (plan_->variant != Variant::AsyncCopy) return to + " = " + from + ";";
    return "__pipeline_memcpy_async(&" + to + ", &" + from + ", " + std::to_string(bytes_of(element)) + ");";
}

// ---- stencils

std::string FunctionPrinter::near_text(const std::string& coordinate, const NearIndex& index) const {
    const std::string base = index.counter.valid() ? coordinate + " + " + name_of(index.counter) : coordinate;
    return plus_number(base, index.offset);
}

void FunctionPrinter::replace_halo_loads() {
    const size_t dims = plan_->halos[0].edges.size();
    below_.assign(dims, 0);
    above_.assign(dims, 0);
    for (const Halo& halo : plan_->halos) {
        for (const Halo::Load& load : halo.loads) {
            for (size_t d = 0; d < dims; ++d) {
                below_[d] = std::max(below_[d], -load.indices[d].least);
                above_[d] = std::max(above_[d], load.indices[d].most);
            }
        }
    }
    tile_x_ = file_.names.fresh({"tx", "tile_x"});
    if (dims == 2) tile_y_ = file_.names.fresh({"ty", "tile_y"});
    const unsigned columns = file_.out.block[0] + static_cast<unsigned>(below_[dims - 1] + above_[dims - 1]);
    for (const Halo& halo : plan_->halos) {
        const std::string tile = tile_name(halo.array);
        for (const Halo::Load& load : halo.loads) {
            std::string words = tile;
            if (dims == 2) words += "[" + near_text(tile_y_, load.indices[0]) + "]";
            words += "[" + near_text(tile_x_, load.indices[dims - 1]) + "]";
            note_shared(words, {1, columns}, halo.element);
            replaced_.push_back({load.load, words});
        }
    }
}

std::string FunctionPrinter::halo_head() {
    const size_t dims = below_.size();
    const auto& block = file_.out.block;
    static constexpr char axes[] = {'x', 'y'};
    std::vector<std::string> places, walks, threads;  // by dimension
    std::string words, reach;
    for (size_t d = 0; d < dims; ++d) {
        const bool is_row = dims == 2 && d == 0;
        places.push_back(is_row ? file_.names.fresh({"row", "tile_row"})
                                : file_.names.fresh({dims == 1 ? "place" : "col", "tile_col"}));
        walks.push_back(is_row ? file_.names.fresh({"r", "ry"}) : file_.names.fresh({"c", "cx"}));
    }
    const auto threads_along = [&](size_t d) { return block[dims - 1 - d]; };
    const auto extent = [&](size_t d) {
        return std::to_string(threads_along(d)) +
               (below_[d] + above_[d] > 0 ? " + " + std::to_string(below_[d] + above_[d]) : "");
    };
    for (const Halo& halo : plan_->halos) {
        words += "    __shared__ " + file_.type(halo.element, 0) + " " + tile_name(halo.array);
        for (size_t d = 0; d < dims; ++d) words += "[" + extent(d) + "]";
        words += ";\n";
    }
    unsigned depth = 1;
    for (size_t d = 0; d < dims; ++d) {
        const std::string axis(1, axes[dims - 1 - d]), &walk = walks[d];
        words += pad(depth++) + "for (int " + walk + " = threadIdx." + axis + "; " + walk + " < " +
                 extent(d) + "; " + walk + " += " + std::to_string(threads_along(d)) + ") {\n";
    }
    for (size_t d = 0; d < dims; ++d) {
        const std::string axis(1, axes[dims - 1 - d]);
        words += pad(depth) + "const int " + places[d] + " = " +
                 plus_number("blockIdx." + axis + " * " + std::to_string(threads_along(d)) + " + " + walks[d],
                             -below_[d]) +
                 ";\n";
    }
    for (const Halo& halo : plan_->halos) {
        const Array whole = array_named(halo.array);
        std::vector<Piece> indices;
        std::string inside, tile = tile_name(halo.array);
        for (size_t d = 0; d < dims; ++d) {
            const std::string end = size(whole, static_cast<unsigned>(d));
            tile += "[" + walks[d] + "]";
            const bool begins_before = below_[d] > 0;
            switch (halo.edges[d]) {
                case Edge::Nothing:
                    inside += (inside.empty() ? "" : " && ") +
                              (begins_before ? places[d] + " >= 0 && " : "") + places[d] + " < " + end;
                    indices.push_back({places[d]});
                    break;
                case Edge::Clamped:
                    indices.push_back({"min(" + (begins_before ? "max(" + places[d] + ", 0)" : places[d]) +
                                       ", " + end + " - 1)"});
                    break;
                case Edge::Around:
                    indices.push_back(
                        {"(" + places[d] + " % " + end + " + " + end + ") % " + end, Binding::Product});
                    break;
            }
        }
        note_shared(tile, {1, file_.out.block[0]}, halo.element);
        const std::string copy =
            copied(tile, whole.pointer.text + "[" + offset(whole, indices).text + "]", halo.element);
        words += guarded(depth, inside, copy);
    }
    while (depth > 1) words += pad(--depth) + "}\n";
    if (plan_->variant == Variant::AsyncCopy)
        words += "    __pipeline_commit();\n    __pipeline_wait_prior(0);\n";
    words += "    __syncthreads();\n";
    for (size_t d = 0; d < dims; ++d) {
        const std::string axis(1, axes[dims - 1 - d]);
        reach += "    const int " + (dims == 2 && d == 0 ? tile_y_ : tile_x_) + " = " +
                 plus_number("threadIdx." + axis, below_[d]) + ";\n";
    }
    return words + reach;
}

// ---- loops over tiles

std::string FunctionPrinter::tile_size(const Tile& tile) const {
    const unsigned side = file_.out.block[0];
    const std::string words = std::to_string(side);
    if (tile.axes.size() == 1) return "[" + words + "]";
    // Threads of a warp that go down a column: a column more, and they ask for different banks.
    const bool goes_down = tile.axes[0] == Axis::Column;
    return "[" + words + "][" + (goes_down ? words + " + 1" : words) + "]";
}

std::string FunctionPrinter::loop_head() {
    const auto& sizes = file_.out.launch_sizes;
    const bool is_plane = sizes.size() == 2;
    raw_row_ = is_plane ? file_.names.fresh({"row", "thread_row"}) : "";
    raw_column_ =
        is_plane ? file_.names.fresh({"col", "thread_col"}) : file_.names.fresh({"thread", "thread_number"});
    is_inside_ = file_.names.fresh({"is_inside", "in_range"});
    tile_x_ = file_.names.fresh({"tx", "tile_x"});
    std::string words;
    const std::string stages = plan_->variant == Variant::AsyncCopy ? "[2]" : "";
    for (const Tile& tile : plan_->loop->tiles)
        words += "    __shared__ " + file_.type(tile.element, 0) + " " + tile_name(tile.array) + stages +
                 tile_size(tile) + ";\n";
    words += "    const int " + tile_x_ + " = threadIdx.x";
    if (is_plane) tile_y_ = file_.names.fresh({"ty", "tile_y"});
    words += (is_plane ? ", " + tile_y_ + " = threadIdx.y" : "") + std::string(";\n");
    if (is_plane) words += "    const int " + raw_row_ + " = blockIdx.y * blockDim.y + " + tile_y_ + ";\n";
    words += "    const int " + raw_column_ + " = blockIdx.x * blockDim.x + " + tile_x_ + ";\n";
    words += "    const bool " + is_inside_ + " = " +
             (is_plane ? raw_row_ + " < " + sizes[0] + " && " + raw_column_ + " < " + sizes[1]
                       : raw_column_ + " < " + sizes[0]) +
             ";\n";
    return words;
}

// The part of each array that begins at step `first`.
void FunctionPrinter::fill_tiles(unsigned depth, const std::string& first, const std::string& stage) {
    const bool is_plane = !raw_row_.empty();
    for (const Tile& tile : plan_->loop->tiles) {
        const Array whole = array_named(tile.array);
        std::vector<Piece> indices;
        std::string inside, to = tile_name(tile.array) + stage;
        const auto also = [&](const std::string& condition) {
            inside += (inside.empty() ? "" : " && ") + condition;
        };
        if (is_plane && tile.axes.size() == 1) also(tile_y_ + " == 0");
        for (unsigned d = 0; d < tile.axes.size(); ++d) {
            const bool is_last = d + 1 == tile.axes.size();
            const std::string& mine = is_last ? tile_x_ : tile_y_;
            std::string place;
            switch (tile.axes[d]) {
                case Axis::Step:
                    place = first + " + " + mine;
                    break;
                case Axis::Row:
                    place = is_last ? raw_row_ + " - " + tile_y_ + " + " + tile_x_ : raw_row_;
                    break;
                case Axis::Column:
                    place = is_last ? raw_column_ : raw_column_ + " - " + tile_x_ + " + " + tile_y_;
                    break;
            }
            also(place + " < " + size(whole, d));
            // The last one is added to the others, and a sum of sums needs no parentheses.
            const bool is_single = is_last || place.find(' ') == std::string::npos;
            indices.push_back({place, is_single ? Binding::Postfix : Binding::Sum});
            to += "[" + mine + "]";
        }
        const unsigned side = file_.out.block[0];
        note_shared(to, {1, tile.axes.size() == 2 ? side + (tile.axes[0] == Axis::Column) : 0u},
                    tile.element);
        text +=
            guarded(depth, inside,
                    copied(to, whole.pointer.text + "[" + offset(whole, indices).text + "]", tile.element));
    }
}

void FunctionPrinter::tiled_loop(NodeId id, unsigned depth) {
    const TiledLoop& loop = *plan_->loop;
    const bool is_async = plan_->variant == Variant::AsyncCopy;
    const std::string side = std::to_string(file_.out.block[0]), end = loop_bound(loop.end).text;
    const std::string first = file_.names.fresh({"first", "tile_first"}),
                      last = file_.names.fresh({"last", "tile_last"}), counter = name_of(loop.counter);
    const std::string stage = is_async ? file_.names.fresh({"stage", "tile_stage"}) : "";
    const std::string staged = is_async ? "[" + stage + "]" : "";
    for (const Tile& tile : loop.tiles) {
        std::string words = tile_name(tile.array) + staged;
        const unsigned width = file_.out.block[0] + (tile.axes[0] == Axis::Column && tile.axes.size() == 2);
        SharedStride stride;
        for (size_t d = 0; d < tile.axes.size(); ++d) {
            const unsigned step = d + 1 == tile.axes.size() ? 1 : width;
            switch (tile.axes[d]) {
                case Axis::Step:
                    words += "[" + counter + " - " + first + "]";
                    break;
                case Axis::Row:
                    words += "[" + tile_y_ + "]";
                    stride.y = step;
                    break;
                case Axis::Column:
                    words += "[" + tile_x_ + "]";
                    stride.x = step;
                    break;
            }
        }
        note_shared(words, stride, tile.element);
        for (const NodeId load : tile.loads) replaced_.push_back({load, words});
    }
    if (is_async) {
        const std::string fill = file_.names.fresh({"fill", "fill_tiles"});
        line(depth, "const auto " + fill + " = [&](int " + stage + ", int " + first + ") {");
        fill_tiles(depth + 1, first, staged);
        line(depth + 1, "__pipeline_commit();");
        line(depth, "};");
        line(depth, fill + "(0, 0);");
        line(depth, "for (int " + first + " = 0, " + stage + " = 0; " + first + " < " + end + "; " + first +
                        " += " + side + ", " + stage + " ^= 1) {");
        line(depth + 1, fill + "(" + stage + " ^ 1, " + first + " + " + side +
                            ");  // the next tiles come while these are worked on");
        line(depth + 1, "__pipeline_wait_prior(1);");
    } else {
        line(depth,
             "for (int " + first + " = 0; " + first + " < " + end + "; " + first + " += " + side + ") {");
        fill_tiles(depth + 1, first, "");
    }
    line(depth + 1, "__syncthreads();");
    line(depth + 1, "const int " + last + " = " + is_inside_ + " ? min(" + first + " + " + side + ", " + end +
                        ") : " + first + ";");
    line(depth + 1,
         "for (int " + counter + " = " + first + "; " + counter + " < " + last + "; ++" + counter + ") {");
    end_line(id);
    counts_.push_back(loop.counter);
    ++loops_;
    block(body_.tree().field(id, field::For::body), depth + 2);
    --loops_;
    counts_.pop_back();
    line(depth + 1, "}");
    line(depth + 1, "__syncthreads();");
    line(depth, "}");
    line(depth, "if (!" + is_inside_ + ") return;");
}

// ---- stores that turn rows into columns

void FunctionPrinter::turned_store(NodeId id, unsigned depth) {
    const NodeId value = body_.tree().child(id, field::Assign::value);
    hoist_draws(value, depth);
    const std::string place = tile_name(plan_->turned->array) + "[threadIdx.y][threadIdx.x]";
    note_shared(place, {1, 33}, plan_->turned->element);
    line(depth, place + " = " + expression(value).text + ";");
    end_line(id);
}

std::string FunctionPrinter::turned_tail() {
    const Array whole = array_named(plan_->turned->array);
    set_written(whole);
    const std::string row = file_.names.fresh({"row", "out_row"}),
                      column = file_.names.fresh({"col", "out_col"});
    const std::string from = tile_name(plan_->turned->array) + "[threadIdx.x][threadIdx.y]";
    note_shared(from, {33, 1}, plan_->turned->element);
    const std::vector<Piece> indices{{row}, {column}};
    const auto& sizes = file_.out.launch_sizes;
    return "    __syncthreads();\n\n    const int " + row +
           " = blockIdx.x * blockDim.x + threadIdx.y;\n    const int " + column +
           " = blockIdx.y * blockDim.y + threadIdx.x;\n" +
           wrapped_statement("    if (" + row + " < " + sizes[1] + " && " + column + " < " + sizes[0] + ") " +
                             whole.pointer.text + "[" + offset(whole, indices).text + "] = " + from + ";") +
           "\n";
}

}  // namespace weft::standalone
