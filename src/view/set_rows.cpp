#include <mutex>

#include "base/threads.h"
#include "dataset/formats/read_again.h"
#include "view/rows.h"

namespace weft::view {
namespace {

class SetRows : public Rows {
  public:
    SetRows(const dataset::Set& set, std::string title, std::vector<std::string> problems, Table table)
        : Rows(std::move(title), "set", std::move(problems), std::move(table)), set_(set) {}

    dataset::Columns columns() const override { return set_.columns; }

    Result<void> open(uint64_t number, OpenedRow& opened) const override {
        const RowRef ref = table().at(number);
        const dataset::Unit& unit = set_.units[ref.part_number];
        dataset::RowPlace place{unit.path, ref.entry.number, ref.entry.offset, ref.entry.line_bytes};
        if (unit.kind == dataset::Unit::Kind::Pairs && place.offset < unit.names.size())
            place.file = unit.names[place.offset];
        opened.place = place.text();
        const std::lock_guard lock(reading_);  // one at a time: a row group takes memory
        if (auto read = dataset::read_again(set_, unit, place, opened.row, opened.memory, opened.problems);
            !read)
            return read;
        run_workers(1, [&] {
            Compiled compiled;
            opened.links = links_of(opened.row, compiled);
        });
        return {};
    }

  private:
    const dataset::Set& set_;
    mutable std::mutex reading_;
};

}  // namespace

std::unique_ptr<Rows> rows_of_set(const dataset::Set& set, std::string title,
                                  std::vector<std::string> problems, Table table) {
    return std::make_unique<SetRows>(set, std::move(title), std::move(problems), std::move(table));
}

}  // namespace weft::view
