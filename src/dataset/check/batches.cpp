#include "dataset/check/batches.h"

#include <algorithm>
#include <mutex>

#include "base/disk.h"
#include "base/files.h"
#include "dataset/row/row_copy.h"
#include "dataset/set/row_source.h"

namespace weft::dataset {
namespace {

constexpr size_t batch_bytes = 8u << 20;
__extension__ typedef unsigned __int128 Product;  // of two numbers of rows

// A unit that is being read; whoever holds the mutex reads on.
struct Stream {
    std::mutex mutex;
    const Unit* unit = nullptr;
    uint64_t number = 0, first = 0, rows = 0;         // of the unit in the set; rows before it, rows read
    uint64_t last_rank = 0;                           // of its sampled rows, counted through the set
    bool is_begun_here = true, is_ended_here = true;  // false: another part does
    std::unique_ptr<RowReader> reader;
    Row row;
    std::optional<uint64_t> last_index;
    bool over = false;
};

class SetBatches : public Batches {
  public:
    SetBatches(const Set& set, const Choice& choice) : set_(set), choice_(choice) {
        for (const Unit& unit : set.units) {
            first_.push_back(total_);
            const auto rows = unit.recorded ? Result<uint64_t>(unit.recorded->rows) : count_rows(set, unit);
            total_ += rows ? rows.value() : 0;  // a unit that cannot be counted is told of when it is read
        }
        first_.push_back(total_);
        wanted_ = choice.sample == 0 ? total_ : std::min(choice.sample, total_);
        begin_ = static_cast<uint64_t>(static_cast<Product>(wanted_) * choice.part.number / choice.part.of);
        end_ =
            static_cast<uint64_t>(static_cast<Product>(wanted_) * (choice.part.number + 1) / choice.part.of);
        // Of few rows every thread gets some: levels that run them take long over each.
        most_ = std::clamp<uint64_t>(wanted_ / (4 * std::max(1u, choice.files_at_once)), 1, Batch::most);
    }

    uint64_t expected() const override { return total_; }

    bool next(Batch& batch, Findings& findings) override {
        while (!stop_) {
            const std::shared_ptr<Stream> stream = take_stream(findings);
            if (!stream) return false;
            batch.count = 0;
            bool over = false;
            {
                const std::lock_guard lock(stream->mutex);
                read(*stream, batch, findings);
                over = stream->over;
            }
            if (over) close(stream);
            if (batch.count != 0) return true;
        }
        return false;
    }

  private:
    // Whether the sampled row of this number, counted through the set, belongs to the part.
    bool holds(uint64_t rank) const {
        if (wanted_ == 0) return choice_.part.number == 0;
        return begin_ <= rank && rank < end_;
    }
    // Of the row that is read next; what stands behind the recorded rows belongs to the last of them.
    uint64_t rank(const Stream& stream) const {
        return total_ == 0 ? 0 : std::min(sampled_before(stream.first + stream.rows), stream.last_rank);
    }
    // A sample passes over units that hold none of its rows, a part over those of the others.
    bool is_sampled(uint64_t unit) const {
        const uint64_t begin = sampled_before(first_[unit]), end = sampled_before(first_[unit + 1]);
        if (begin == end) return wanted_ == total_ && holds(last_rank(begin));
        return begin < end_ && begin_ < end;
    }
    // Of a unit that ends there, or holds none of the rows.
    static uint64_t last_rank(uint64_t end) { return end == 0 ? 0 : end - 1; }
    // Of the first `rows` of the set; evenly spread, `wanted_` of all.
    uint64_t sampled_before(uint64_t rows) const {
        if (rows == 0) return 0;
        return static_cast<uint64_t>(static_cast<Product>(rows - 1) * wanted_ / total_) + 1;
    }
    // Rows that nobody counted on (a unit that was not counted) belong to every sample.
    bool is_sampled_row(uint64_t row) const {
        return wanted_ == total_ || row >= total_ || sampled_before(row) < sampled_before(row + 1);
    }

    // A unit that nobody has begun, while few are open; else one that others are at.
    std::shared_ptr<Stream> take_stream(Findings& findings) {
        std::shared_ptr<Stream> stream;
        {
            const std::lock_guard lock(mutex_);
            while (next_unit_ < set_.units.size() && !is_sampled(next_unit_)) ++next_unit_;
            if (next_unit_ == set_.units.size() || open_.size() >= choice_.files_at_once) {
                return open_.empty() ? nullptr : open_[turn_++ % open_.size()];
            }
            stream = std::make_shared<Stream>();
            stream->unit = &set_.units[next_unit_];
            stream->first = first_[next_unit_];
            const uint64_t begin = sampled_before(first_[next_unit_]),
                           end = sampled_before(first_[next_unit_ + 1]);
            stream->is_begun_here = holds(begin == end ? last_rank(begin) : begin);
            stream->last_rank = last_rank(end);
            stream->is_ended_here = holds(stream->last_rank);
            stream->number = ++next_unit_;
            open_.push_back(stream);
        }
        check_recorded(*stream, findings);  // others may read it meanwhile
        return stream;
    }

    void close(const std::shared_ptr<Stream>& stream) {
        const std::lock_guard lock(mutex_);
        std::erase(open_, stream);
    }

    static FindingPlace place_of(const Stream& stream) { return {stream.number, 0, stream.unit->path}; }

    void read(Stream& stream, Batch& batch, Findings& findings) {
        if (stream.over) return;
        if (!stream.reader) {
            auto reader = open_unit(set_, *stream.unit);
            if (!reader) return end(stream, findings, reader.error());
            stream.reader = std::move(reader).value();
        }
        size_t bytes = 0;
        while (batch.count < most_ && bytes < batch_bytes && !stop_) {
            const bool is_mine = holds(rank(stream));
            if (!is_mine && !stream.is_ended_here && rank(stream) >= end_) {
                stream.over = true;
                stream.reader.reset();
                return;
            }
            Item& item = batch.items[batch.count];
            item.problems.clear();
            RowPlace place;
            const auto more = stream.reader->next(stream.row, place, item.problems);
            if (!more) return end(stream, findings, more.error());
            if (!more.value()) return end(stream, findings, {});
            ++passed_;
            const uint64_t at = stream.rows++;
            item.previous_index = stream.last_index;
            // A row that is not read, or that belongs elsewhere, says nothing about those after it.
            if (item.problems.empty() && stream.unit->may_hold(stream.row.index))
                stream.last_index = stream.row.index;
            if (!is_mine || !is_sampled_row(stream.first + at)) continue;
            if (!is_chosen(item, stream.row)) continue;
            // What was not read still shows texts of the row before, which are gone.
            if (!item.problems.empty()) stream.row = Row();
            keep(stream.row, item.memory, item.row);
            bytes += item.memory.size();
            item.place = {stream.number, stream.rows, place.text()};
            item.file = std::move(place.file);
            item.failed = false;
            item.sound = true;
            ++batch.count;
        }
    }

    bool is_chosen(const Item& item, const Row& row) const {
        if (!item.problems.empty()) return true;
        const auto& wanted = choice_.categories;
        return (wanted.empty() || std::find(wanted.begin(), wanted.end(), row.category) != wanted.end()) &&
               (choice_.gradient.empty() || choice_.gradient == row.gradient.kind);
    }

    void end(Stream& stream, Findings& findings, const std::string& error) {
        stream.over = true;
        stream.reader.reset();
        if (stop_) return;
        // Each of those parts that read a unit finds it broken: one of them says so.
        if (!(error.empty() ? stream.is_ended_here : holds(rank(stream)))) return;
        if (!error.empty()) findings.found(Check::Readable, place_of(stream), {}, error);
        if (const auto counted = check_row_count(*stream.unit, stream.rows); !counted)
            findings.found(Check::Manifest, place_of(stream), {}, counted.error());
    }

    // The bytes of the unit against the manifest.
    void check_recorded(const Stream& stream, Findings& findings) const {
        if (!stream.unit->recorded || !stream.is_begun_here) return;
        findings.begin(Check::Manifest);
        if (const auto checked = check_unit(set_, *stream.unit); !checked)
            findings.found(Check::Manifest, place_of(stream), {}, checked.error());
    }

    const Set& set_;
    const Choice choice_;
    std::vector<uint64_t> first_;  // rows before each unit
    uint64_t total_ = 0, wanted_ = 0, most_ = Batch::most;
    uint64_t begin_ = 0, end_ = 0;  // of the part, in sampled rows
    std::mutex mutex_;
    size_t next_unit_ = 0, turn_ = 0;
    std::vector<std::shared_ptr<Stream>> open_;
};

// Kernels that are grown for each one that says what is looked for, at most.
constexpr uint64_t most_tries = 1000;

class GrownBatches : public Batches {
  public:
    GrownBatches(const Recipe& recipe, uint64_t first, std::string gradient)
        : recipe_(recipe),
          first_(first),
          gradient_(std::move(gradient)),
          next_(first),
          end_(first + recipe.count * (gradient_.empty() ? 1 : most_tries)) {}

    uint64_t expected() const override { return recipe_.count; }

    bool next(Batch& batch, Findings& findings) override {
        std::unique_ptr<RowSource> source = take_source();
        // Those that are looked for are the same for any number of threads: one looks at a time.
        std::unique_lock looking(looking_, std::defer_lock);
        if (!gradient_.empty()) looking.lock();
        batch.count = 0;
        Row row;
        // Small steps, so that the last rows are shared out evenly.
        const uint64_t step = std::clamp<uint64_t>(recipe_.count / 64, 1, Batch::most);
        const uint64_t begin = next_.fetch_add(step);
        const uint64_t end = std::min(begin + step, end_);
        for (uint64_t index = begin; index < end && passed_ < recipe_.count && !stop_; ++index) {
            const FindingPlace place{
                1, index - first_ + 1,
                "seed " + std::to_string(recipe_.seed) + ", index " + std::to_string(index)};
            if (const auto made = source->make(index, row); !made) {
                findings.found(Check::Recompile, place, {}, made.error());
                ++passed_;
                continue;
            }
            if (!gradient_.empty() && row.gradient.kind != gradient_) continue;
            Item& item = batch.items[batch.count++];
            keep(row, item.memory, item.row);
            item.place = place;
            item.problems.clear();
            item.previous_index.reset();
            item.failed = false;
            item.sound = true;
            ++passed_;
        }
        give_back(std::move(source));
        return begin < end_ && !stop_ && (batch.count != 0 || passed_ < recipe_.count);
    }

  private:
    std::unique_ptr<RowSource> take_source() {
        const std::lock_guard lock(mutex_);
        if (sources_.empty()) return open_row_source(recipe_);
        std::unique_ptr<RowSource> source = std::move(sources_.back());
        sources_.pop_back();
        return source;
    }
    void give_back(std::unique_ptr<RowSource> source) {
        const std::lock_guard lock(mutex_);
        sources_.push_back(std::move(source));
    }

    const Recipe& recipe_;
    const uint64_t first_;
    const std::string gradient_;
    std::atomic<uint64_t> next_;
    const uint64_t end_;
    std::mutex mutex_, looking_;
    std::vector<std::unique_ptr<RowSource>> sources_;
};

}  // namespace

std::unique_ptr<Batches> batches_of(const Set& set, const Choice& choice) {
    return std::make_unique<SetBatches>(set, choice);
}
std::unique_ptr<Batches> grown_batches(const Recipe& recipe, uint64_t first, std::string gradient) {
    return std::make_unique<GrownBatches>(recipe, first, std::move(gradient));
}

}  // namespace weft::dataset
