#include "dataset/formats/arrow_stream.h"

#include <cerrno>
#include <exception>
#include <new>
#include <optional>
#include <string>

namespace weft::dataset {

// The values of one field: bits for those that are there, and what the kind needs beside them.
class ArrowBatch::Node {
  public:
    explicit Node(const Field& field) : kind_(field.kind) {
        if (kind_ == Field::Kind::Text || kind_ == Field::Kind::List) offsets_.push_back(0);
        for (const Field& part : field.parts) parts_.emplace_back(part);
    }

    int64_t length() const { return length_; }
    Node& part(size_t index) { return parts_[index]; }
    bool is_list() const { return kind_ == Field::Kind::List; }

    void add_null() {
        add_bit(false);
        switch (kind_) {
            case Field::Kind::Text:
            case Field::Kind::List:
                offsets_.push_back(offsets_.back());
                break;
            case Field::Kind::Count:
                counts_.push_back(0);
                break;
            case Field::Kind::Real:
                reals_.push_back(0);
                break;
            case Field::Kind::Record:  // its members are as long as it is
                for (Node& member : parts_) member.add_null();
                break;
        }
    }
    void add_text(std::string_view value) {
        add_bit(true);
        bytes_.append(value);
        offsets_.push_back(static_cast<int32_t>(bytes_.size()));
    }
    void add_count(uint64_t value) {
        add_bit(true);
        counts_.push_back(static_cast<int64_t>(value));
    }
    void add_real(double value) {
        add_bit(true);
        reals_.push_back(value);
    }
    void add_record() { add_bit(true); }
    void add_list() {
        add_bit(true);
        offsets_.push_back(offsets_.back());
    }
    void end_list() { offsets_.back() = static_cast<int32_t>(parts_.front().length()); }

    // Its memory goes along, and is freed by whoever releases `out`.
    void move_to(ArrowArray& out);

  private:
    struct Held;

    void add_bit(bool is_there) {
        const auto at = static_cast<size_t>(length_++);
        if (at % 8 == 0) bits_.push_back(0);
        if (is_there) {
            bits_.back() = static_cast<uint8_t>(bits_.back() | 1u << at % 8);
        } else {
            ++nulls_;
        }
    }

    Field::Kind kind_;
    int64_t length_ = 0, nulls_ = 0;
    std::vector<uint8_t> bits_;
    std::vector<int32_t> offsets_;
    std::string bytes_;
    std::vector<int64_t> counts_;
    std::vector<double> reals_;
    std::vector<Node> parts_;
};

struct ArrowBatch::Node::Held {
    explicit Held(Node&& moved) : node(std::move(moved)) {}
    Held(const Held&) = delete;
    ~Held() {
        for (ArrowArray& part : parts) {
            if (part.release != nullptr) part.release(&part);  // else somebody has taken it
        }
    }
    Node node;
    std::vector<const void*> buffers;
    std::vector<ArrowArray> parts;
    std::vector<ArrowArray*> pointers;
};

void ArrowBatch::Node::move_to(ArrowArray& out) {
    auto held = std::make_unique<Held>(std::move(*this));
    Node& node = held->node;
    out = {};
    out.length = node.length_;
    out.null_count = node.nulls_;
    held->buffers = {node.nulls_ == 0 ? nullptr : node.bits_.data()};
    switch (node.kind_) {
        case Field::Kind::Text:
            held->buffers.push_back(node.offsets_.data());
            held->buffers.push_back(node.bytes_.data());
            break;
        case Field::Kind::List:
            held->buffers.push_back(node.offsets_.data());
            break;
        case Field::Kind::Count:
            held->buffers.push_back(node.counts_.data());
            break;
        case Field::Kind::Real:
            held->buffers.push_back(node.reals_.data());
            break;
        case Field::Kind::Record:
            break;
    }
    held->parts.resize(node.parts_.size());
    for (size_t i = 0; i < node.parts_.size(); ++i) {
        node.parts_[i].move_to(held->parts[i]);
        held->pointers.push_back(&held->parts[i]);
    }
    out.n_buffers = static_cast<int64_t>(held->buffers.size());
    out.buffers = held->buffers.data();
    out.n_children = static_cast<int64_t>(held->pointers.size());
    out.children = held->pointers.data();
    out.release = [](ArrowArray* array) {
        delete static_cast<Held*>(array->private_data);
        array->release = nullptr;
    };
    out.private_data = held.release();
}

// Takes each value to the node it belongs to.
class ArrowBatch::Sink : public FieldSink {
  public:
    explicit Sink(Node& root) : root_(root) {}

    void null() override { next().add_null(); }
    void text(std::string_view value) override { next().add_text(value); }
    void count(uint64_t value) override { next().add_count(value); }
    void real(double value) override { next().add_real(value); }
    void begin_record() override {
        Node& record = next();
        record.add_record();
        open_.push_back({&record});
    }
    void end_record() override { open_.pop_back(); }
    void begin_list() override {
        Node& list = next();
        list.add_list();
        open_.push_back({&list});
    }
    void end_list() override {
        open_.back().node->end_list();
        open_.pop_back();
    }

  private:
    struct Open {
        Node* node;
        size_t next = 0;  // member of a record
    };
    Node& next() {
        if (open_.empty()) return root_;
        Open& around = open_.back();
        return around.node->part(around.node->is_list() ? 0 : around.next++);
    }

    Node& root_;
    std::vector<Open> open_;
};

ArrowBatch::ArrowBatch(Columns columns)
    : columns_(columns), root_(std::make_unique<Node>(record_of(columns))) {}
ArrowBatch::ArrowBatch(ArrowBatch&&) noexcept = default;
ArrowBatch& ArrowBatch::operator=(ArrowBatch&&) noexcept = default;
ArrowBatch::~ArrowBatch() = default;

void ArrowBatch::add(const Row& row) {
    Sink sink(*root_);
    tell(columns_, row, sink);
}

void ArrowBatch::move_to(ArrowArray& out) {
    root_->move_to(out);
    *this = ArrowBatch(columns_);
}

namespace {

constexpr int64_t may_be_null = 2;  // a flag of the interface

const char* format_of(Field::Kind kind) {
    switch (kind) {
        case Field::Kind::Text:
            return "u";
        case Field::Kind::Count:
            return "l";
        case Field::Kind::Real:
            return "g";
        case Field::Kind::Record:
            return "+s";
        case Field::Kind::List:
            return "+l";
    }
    return "n";
}

struct HeldSchema {
    HeldSchema() = default;
    HeldSchema(const HeldSchema&) = delete;
    ~HeldSchema() {
        for (ArrowSchema& part : parts) {
            if (part.release != nullptr) part.release(&part);
        }
    }
    std::string name;
    std::vector<ArrowSchema> parts;
    std::vector<ArrowSchema*> pointers;
};

void describe(const Field& field, ArrowSchema& out) {
    auto held = std::make_unique<HeldSchema>();
    held->name = field.name;
    held->parts.resize(field.parts.size());
    for (size_t i = 0; i < field.parts.size(); ++i) {
        describe(field.parts[i], held->parts[i]);
        held->pointers.push_back(&held->parts[i]);
    }
    out = {};
    out.format = format_of(field.kind);
    out.name = held->name.c_str();
    out.flags = may_be_null;
    out.n_children = static_cast<int64_t>(held->pointers.size());
    out.children = held->pointers.data();
    out.release = [](ArrowSchema* schema) {
        delete static_cast<HeldSchema*>(schema->private_data);
        schema->release = nullptr;
    };
    out.private_data = held.release();
}

struct RowStream {
    Columns columns;
    NextBatch next;
    std::string error;

    // What the interface has for errors: a number, and a text that is asked for afterwards.
    template <class Work>
    int guarded(const Work& work) {
        try {
            return work();
        } catch (const std::bad_alloc&) {
            error = "out of memory";
            return ENOMEM;
        } catch (const std::exception& thrown) {
            error = thrown.what();
            return EIO;
        }
    }
};

RowStream& of(ArrowArrayStream* stream) {
    return *static_cast<RowStream*>(stream->private_data);
}

}  // namespace

void open_arrow_stream(Columns columns, NextBatch next, ArrowArrayStream& out) {
    out = {};
    out.get_schema = [](ArrowArrayStream* stream, ArrowSchema* schema) {
        return of(stream).guarded([&] {
            describe(record_of(of(stream).columns), *schema);
            return 0;
        });
    };
    out.get_next = [](ArrowArrayStream* stream, ArrowArray* array) {
        RowStream& self = of(stream);
        return self.guarded([&] {
            *array = {};  // not released and nothing in it: the end
            auto batch = self.next();
            if (!batch) {
                self.error = batch.error();
                return EIO;
            }
            if (batch.value()) batch.value()->move_to(*array);
            return 0;
        });
    };
    out.get_last_error = [](ArrowArrayStream* stream) -> const char* { return of(stream).error.c_str(); };
    out.release = [](ArrowArrayStream* stream) {
        delete &of(stream);
        stream->release = nullptr;
    };
    out.private_data = new RowStream{columns, std::move(next), {}};
}

}  // namespace weft::dataset
