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
#include "dataset/set/recipe.h"
#include "dataset/set/row_source.h"
#include "dataset/views/asking.h"

namespace weft::python {
namespace {

using dataset::Recipe;

struct Wish {
    uint64_t count = 0, seed = 0, max_bytes = 0;
    std::string categories, difficulty, mix, device, task, view, system, splits, test_families, license,
        exclude;
    bool backward = true, standalone = false, keep_comments = false;
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

Result<Recipe> recipe_of(const Wish& wish) {
    Recipe out;
    if (wish.count == 0) return Error::usage("n is at least 1");
    out.count = wish.count;
    out.seed = wish.seed;
    out.categories = wish.categories;
    out.difficulty = wish.difficulty;
    out.max_bytes = wish.max_bytes;
    WEFT_TRY(out.policy, synth::parse_policy(wish.mix, wish.categories, wish.difficulty,
                                             static_cast<uint32_t>(wish.max_bytes)));
    const auto device = dataset::parse_device(wish.device.empty() ? "cpu" : wish.device);
    if (!device) return Error::usage("device is \"cpu\", \"cuda\" or \"both\", not \"" + wish.device + "\"");
    out.device = *device;
    out.backward = wish.backward;
    out.standalone = wish.standalone;
    if (auto checked = dataset::check_license(wish.license); !checked) return checked.failure();
    out.license = wish.license;
    out.fractions = wish.splits;
    WEFT_TRY(out.splits, dataset::Splits::parse(wish.splits));
    out.test_families = wish.test_families.empty() ? out.splits.usual_share() : wish.test_families;
    if (auto held = out.splits.hold_out(out.test_families); !held) return held.failure();
    WEFT_TRY(dataset::View view, view_of(wish));
    if (auto asked = dataset::ask_for(out, std::move(view), !wish.device.empty()); !asked)
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

// Makes rows by index, in the memory of one thread.
class Maker {
  public:
    explicit Maker(std::shared_ptr<const Recipe> recipe)
        : recipe_(std::move(recipe)), source_(dataset::open_row_source(*recipe_)), asking_(recipe_->view) {}

    // False: the recipe leaves it out.
    Result<bool> make(uint64_t index) {
        if (auto made = source_->make(index, row_); !made) return made.failure();
        return !recipe_->excludes(row_) && asking_.ask(row_).empty();
    }
    const dataset::Row& row() const { return row_; }

  private:
    std::shared_ptr<const Recipe> recipe_;
    std::unique_ptr<dataset::RowSource> source_;
    dataset::Row row_;
    dataset::Asking asking_;
};

// Blocks of rows, made ahead by threads. `Block` has add(row).
template <class Block, class Empty>
std::unique_ptr<Ordered<Block>> open_blocks(const std::shared_ptr<const Recipe>& recipe, uint64_t first,
                                            uint64_t size, unsigned threads, Empty empty) {
    const uint64_t rows = recipe->count - std::min(first, recipe->count), blocks = (rows + size - 1) / size;
    const unsigned asked = threads != 0 ? threads : std::max(1u, std::thread::hardware_concurrency());
    const auto workers = static_cast<unsigned>(std::clamp<uint64_t>(blocks, 1, asked));
    return std::make_unique<Ordered<Block>>(blocks, workers, [=]() -> typename Ordered<Block>::Make {
        const auto maker = std::make_shared<Maker>(recipe);
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
            Maker maker(recipe_);
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
    take("n", wish.count);
    take("seed", wish.seed);
    take("max_bytes", wish.max_bytes);
    take("categories", wish.categories);
    take("difficulty", wish.difficulty);
    take("mix", wish.mix);
    take("device", wish.device);
    take("task", wish.task);
    take("view", wish.view);
    take("system", wish.system);
    take("splits", wish.splits);
    take("test_families", wish.test_families);
    take("license", wish.license);
    take("exclude", wish.exclude);
    take("backward", wish.backward);
    take("standalone", wish.standalone);
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
                out.append(nb::make_tuple(text(one.name), text(one.text)));
            }
            return out;
        },
        nb::sig("def categories() -> list[tuple[str, str]]"));
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
