// Rows as dicts, one after the other or by index, and as an Arrow stream. A dict holds what a line of a jsonl
// file does: it is made from that text.
#include <algorithm>
#include <memory>
#include <thread>

#include "base/json_read.h"
#include "base/ordered.h"
#include "bindings.h"
#include "dataset/formats/arrow_stream.h"
#include "dataset/row/row_json.h"
#include "dataset/set/asked_rows.h"
#include "dataset/set/recipe.h"

namespace weft::python {
namespace {

using dataset::Recipe;

// What generate() was asked for, beside what every set is asked for.
struct Wish {
    dataset::Wishes rows;
    std::string task, view, system, exclude;
    bool keep_comments = false;
    uint64_t max_tokens = 0;
};

Result<dataset::View> view_of(const Wish& wish) {
    if (wish.task.empty()) return dataset::View();
    const auto shape = dataset::find_shape(wish.view);
    if (!shape) return Error::usage("there is no view \"" + wish.view + "\"");
    WEFT_TRY(dataset::View view, dataset::View::parse(wish.task, *shape));
    view.keep_comments(wish.keep_comments);
    view.limit_tokens(wish.max_tokens);
    if (!wish.system.empty()) {
        if (auto set = view.set_system(wish.system); !set) return set.failure();
    }
    return view;
}

Result<Recipe> recipe_of(Wish wish) {
    const bool devices_are_fixed = !wish.rows.device.empty();
    if (!devices_are_fixed) wish.rows.device = "cpu";
    WEFT_TRY(Recipe out, dataset::recipe_of(wish.rows));
    WEFT_TRY(dataset::View view, view_of(wish));
    if (auto asked = dataset::ask_for(out, std::move(view), devices_are_fixed); !asked)
        return asked.failure();
    if (!wish.exclude.empty()) {
        WEFT_TRY(out.excluded, dataset::Exclusion::parse(wish.exclude));
    }
    return out;
}

nb::object object_of(const JsonDocument& document, const JsonValue& value) {
    using Kind = JsonValue::Kind;
    switch (value.kind) {
        case Kind::Null:
            return nb::none();
        case Kind::False:
            return nb::bool_(false);
        case Kind::True:
            return nb::bool_(true);
        case Kind::Number:
            if (const auto whole = value.as_uint()) return nb::int_(*whole);
            return nb::float_(nb::str(value.text.data(), value.text.size()));
        case Kind::String:
            return text(value.text);
        case Kind::Array: {
            nb::list out;
            for (const JsonValue& child : document.children(value)) out.append(object_of(document, child));
            return out;
        }
        case Kind::Object: {
            nb::dict out;
            for (const JsonValue& child : document.children(value))
                out[text(child.key)] = object_of(document, child);
            return out;
        }
    }
    return nb::none();
}

// Blocks of rows, made ahead by threads. `Block` has add(row).
template <class Block, class Empty>
std::unique_ptr<Ordered<Block>> open_blocks(const std::shared_ptr<const Recipe>& recipe, uint64_t first,
                                            uint64_t size, unsigned threads, Empty empty) {
    const uint64_t rows = recipe->count - std::min(first, recipe->count), blocks = (rows + size - 1) / size;
    const unsigned asked = threads != 0 ? threads : std::max(1u, std::thread::hardware_concurrency());
    const auto workers = static_cast<unsigned>(std::clamp<uint64_t>(blocks, 1, asked));
    return std::make_unique<Ordered<Block>>(blocks, workers, [=]() -> typename Ordered<Block>::Make {
        const auto maker = std::make_shared<dataset::AskedRows>(*recipe);
        return [=](uint64_t number) -> Result<Block> {
            Block block = empty();
            const uint64_t begin = first + number * size;
            for (uint64_t index = begin; index < std::min(begin + size, recipe->count); ++index) {
                WEFT_TRY(const bool is_in, maker->make(index));
                if (is_in) block.add(maker->row());
            }
            return block;
        };
    });
}

class JsonBlock {
  public:
    explicit JsonBlock(dataset::Columns columns) : json_(columns) {}
    void add(const dataset::Row& row) {
        json_.append(text_, row);
        ends_.push_back(text_.size());
    }
    size_t rows() const { return ends_.size(); }
    std::string_view row(size_t i) const {
        const size_t begin = i == 0 ? 0 : ends_[i - 1];
        return text_.view().substr(begin, ends_[i] - begin);
    }

  private:
    dataset::RowJson json_;
    TextBuffer text_;
    std::vector<size_t> ends_;
};

nb::object parsed(JsonDocument& document, std::string_view line) {
    if (auto read = document.parse(line); !read) raise(read.failure());
    return object_of(document, document.root());
}

class Rows {
  public:
    Rows(std::shared_ptr<const Recipe> recipe, uint64_t first, unsigned threads)
        : recipe_(std::move(recipe)), first_(first), threads_(threads) {}

    nb::object next() {
        while (!block_ || at_ == block_->rows()) {
            if (!blocks_) {
                const dataset::Columns columns = recipe_->columns();
                blocks_ = open_blocks<JsonBlock>(recipe_, first_, rows_at_once, threads_,
                                                 [columns] { return JsonBlock(columns); });
            }
            auto next = taken();
            if (!next) raise(next.failure());
            if (!next.value()) throw nb::stop_iteration();
            block_ = std::move(*next.value());
            at_ = 0;
        }
        return parsed(document_, block_->row(at_++));
    }

  private:
    static constexpr uint64_t rows_at_once = 32;

    Result<std::optional<JsonBlock>> taken() {
        const nb::gil_scoped_release release;
        return blocks_->next([] {
            const nb::gil_scoped_acquire acquire;
            return PyErr_CheckSignals() != 0;
        });
    }

    std::shared_ptr<const Recipe> recipe_;
    const uint64_t first_;
    const unsigned threads_;
    std::unique_ptr<Ordered<JsonBlock>> blocks_;
    std::optional<JsonBlock> block_;
    size_t at_ = 0;
    JsonDocument document_;
};

class Generation {
  public:
    Generation(const Wish& wish, unsigned threads)
        : recipe_(std::make_shared<const Recipe>(value_of(recipe_of(wish)))), threads_(threads) {}

    std::unique_ptr<Rows> rows(uint64_t first) const {
        return std::make_unique<Rows>(recipe_, first, threads_);
    }

    // Nothing: it is left out.
    nb::object row(uint64_t index) const {
        JsonBlock block(recipe_->columns());
        Result<bool> made = false;
        without_lock([&] {
            dataset::AskedRows maker(*recipe_);
            made = maker.make(index);
            if (made && made.value()) block.add(maker.row());
        });
        if (!value_of(std::move(made))) return nb::none();
        JsonDocument document;
        return parsed(document, block.row(0));
    }

    nb::capsule arrow() const {
        auto stream = std::make_unique<ArrowArrayStream>();
        const dataset::Columns columns = recipe_->columns();
        std::shared_ptr<Ordered<dataset::ArrowBatch>> blocks = open_blocks<dataset::ArrowBatch>(
            recipe_, 0, rows_of_a_batch, threads_, [columns] { return dataset::ArrowBatch(columns); });
        dataset::open_arrow_stream(
            columns, [blocks] { return blocks->next([] { return false; }); }, *stream);
        return nb::capsule(stream.release(), "arrow_array_stream", [](void* pointer) noexcept {
            auto* const held = static_cast<ArrowArrayStream*>(pointer);
            if (held->release != nullptr) held->release(held);  // else its reader has
            delete held;
        });
    }

  private:
    static constexpr uint64_t rows_of_a_batch = 256;

    std::shared_ptr<const Recipe> recipe_;
    unsigned threads_;
};

Wish wish_of(const nb::dict& options) {
    Wish wish;
    const auto take = [&](const char* name, auto& to) {
        to = nb::cast<std::decay_t<decltype(to)>>(options[name]);
    };
    take("n", wish.rows.count);
    take("seed", wish.rows.seed);
    take("max_bytes", wish.rows.max_bytes);
    take("categories", wish.rows.categories);
    take("difficulty", wish.rows.difficulty);
    take("mix", wish.rows.mix);
    take("device", wish.rows.device);
    take("backward", wish.rows.backward);
    take("standalone", wish.rows.standalone);
    take("splits", wish.rows.fractions);
    take("test_families", wish.rows.test_families);
    take("license", wish.rows.license);
    take("task", wish.task);
    take("view", wish.view);
    take("system", wish.system);
    take("exclude", wish.exclude);
    take("keep_comments", wish.keep_comments);
    take("max_tokens", wish.max_tokens);
    return wish;
}

}  // namespace

void add_rows(nb::module_& module) {
    nb::class_<Rows>(module, "Rows")
        .def(
            "__iter__", [](nb::handle self) { return self; }, nb::sig("def __iter__(self) -> Rows"))
        .def("__next__", &Rows::next, nb::sig("def __next__(self) -> dict[str, typing.Any]"));
    nb::class_<Generation>(module, "Generation")
        .def(
            "__init__",
            [](Generation* self, const nb::dict& options, unsigned threads) {
                new (self) Generation(wish_of(options), threads);
            },
            nb::arg("options"), nb::arg("threads"),
            nb::sig("def __init__(self, options: dict[str, typing.Any], threads: int) -> None"))
        .def("rows", &Generation::rows, nb::arg("first"))
        .def("row", &Generation::row, nb::arg("index"),
             nb::sig("def row(self, index: int) -> dict[str, typing.Any] | None"))
        .def("arrow", &Generation::arrow, nb::sig("def arrow(self) -> object"));
}

void add_tables(nb::module_& module) {
    module.def(
        "categories",
        [] {
            nb::list out;
            for (uint32_t i = 0; i < synth::category_count; ++i) {
                const synth::CategoryInfo& one = synth::info(static_cast<synth::Category>(i));
                out.append(nb::make_tuple(text(one.name), text(one.text), !one.is_family()));
            }
            return out;
        },
        nb::sig("def categories() -> list[tuple[str, str, bool]]"));
    module.def(
        "columns",
        [] {
            nb::list out;
            for (const dataset::Column& column : dataset::wide_columns())
                out.append(nb::make_tuple(text(column.name), text(column.about), column.may_be_null()));
            return out;
        },
        nb::sig("def columns() -> list[tuple[str, str, bool]]"));
}

}  // namespace weft::python
