// The library that reads and writes Parquet with Arrow; loaded by writer_parquet.cpp.
#include <arrow/api.h>
#include <arrow/io/api.h>
#include <arrow/util/byte_size.h>
#include <arrow/util/config.h>
#include <parquet/arrow/reader.h>
#include <parquet/arrow/writer.h>
#include <parquet/file_reader.h>

#include "base/check.h"
#include "dataset/formats/parquet.h"
#include "dataset/row/nested.h"
#include "facts/memory_words.h"
#include "inputs/text.h"

namespace weft::dataset {
namespace {

constexpr int64_t group_bytes = 100 << 20;  // uncompressed, so that viewers can read a group at a time
constexpr int64_t batch_bytes = 4 << 20;    // handed to Arrow at a time
constexpr int zstd_level = 3;

std::shared_ptr<arrow::DataType> type_of(const Field& field) {
    switch (field.kind) {
        case Field::Kind::Text:
            return arrow::utf8();
        case Field::Kind::Count:
            return arrow::int64();
        case Field::Kind::Real:
            return arrow::float64();
        case Field::Kind::Record: {
            arrow::FieldVector members;
            for (const Field& part : field.parts) members.push_back(arrow::field(part.name, type_of(part)));
            return arrow::struct_(members);
        }
        case Field::Kind::List:
            return arrow::list(arrow::field(field.parts.front().name, type_of(field.parts.front())));
    }
    return nullptr;
}

std::shared_ptr<arrow::DataType> row_type(Columns columns) {
    return type_of(record_of(columns));
}

Result<void> result(const arrow::Status& status) {
    return status.ok() ? Result<void>() : Result<void>(Error{"Parquet: " + status.ToString()});
}

// ---- writing
// ------------------------------------------------------------------------------------------------

class SinkStream : public arrow::io::OutputStream {
  public:
    explicit SinkStream(ByteSink& sink) : sink_(sink) { set_mode(arrow::io::FileMode::WRITE); }
    arrow::Status Close() override {
        closed_ = true;
        return arrow::Status::OK();
    }
    bool closed() const override { return closed_; }
    arrow::Result<int64_t> Tell() const override { return position_; }
    arrow::Status Write(const void* data, int64_t size) override {
        position_ += size;
        return sink_.write(data, static_cast<size_t>(size)) ? arrow::Status::OK()
                                                            : arrow::Status::IOError("the sink failed");
    }
    using arrow::io::OutputStream::Write;

  private:
    ByteSink& sink_;
    int64_t position_ = 0;
    bool closed_ = false;
};

// Appends rows to Arrow's builders. Memory is all that can fail here.
class Builders : FieldSink {
  public:
    explicit Builders(Columns columns) : columns_(columns) {
        auto made = arrow::MakeBuilder(row_type(columns));
        WEFT_CHECK(made.ok(), "Arrow's builders");
        rows_ = std::move(made).ValueUnsafe();
    }

    void add(const Row& row) { tell(columns_, row, *this); }
    int64_t bytes() const { return bytes_; }
    arrow::Result<std::shared_ptr<arrow::RecordBatch>> take() {
        bytes_ = 0;
        ARROW_ASSIGN_OR_RAISE(const auto rows, rows_->Finish());
        return arrow::RecordBatch::FromStructArray(rows);
    }

  private:
    // A record or a list whose values are being told.
    struct Open {
        arrow::ArrayBuilder* builder;
        int next = 0;  // member of a record
    };

    static void check(const arrow::Status& status) { WEFT_CHECK(status.ok(), "Arrow's builders"); }
    // The builder of the value that comes.
    arrow::ArrayBuilder& next() {
        if (open_.empty()) return *rows_;
        Open& around = open_.back();
        if (around.builder->type()->id() == arrow::Type::LIST)
            return *static_cast<arrow::ListBuilder*>(around.builder)->value_builder();
        return *around.builder->child(around.next++);
    }

    void null() override { check(next().AppendNull()); }
    void text(std::string_view value) override {
        check(static_cast<arrow::StringBuilder&>(next()).Append(value));
        bytes_ += static_cast<int64_t>(value.size());
    }
    void count(uint64_t value) override {
        check(static_cast<arrow::Int64Builder&>(next()).Append(static_cast<int64_t>(value)));
        bytes_ += 8;
    }
    void real(double value) override { check(static_cast<arrow::DoubleBuilder&>(next()).Append(value)); }
    void begin_record() override {
        auto& record = static_cast<arrow::StructBuilder&>(next());
        check(record.Append());
        open_.push_back({&record});
    }
    void end_record() override { open_.pop_back(); }
    void begin_list() override {
        auto& list = static_cast<arrow::ListBuilder&>(next());
        check(list.Append());
        open_.push_back({&list});
    }
    void end_list() override { open_.pop_back(); }

    Columns columns_;
    std::unique_ptr<arrow::ArrayBuilder> rows_;
    std::vector<Open> open_;
    int64_t bytes_ = 0;
};

class ArrowWriter : public ParquetWriter {
  public:
    ArrowWriter(ByteSink& sink, Columns columns)
        : schema_(arrow::schema(row_type(columns)->fields())),
          builders_(columns),
          sink_(std::make_shared<SinkStream>(sink)) {}

    Result<void> open() {
        const auto properties = parquet::WriterProperties::Builder()
                                    .compression(arrow::Compression::ZSTD)
                                    ->compression_level(zstd_level)
                                    ->enable_write_page_index()
                                    ->max_row_group_length(INT64_MAX)
                                    ->build();
        const auto arrow_properties = parquet::ArrowWriterProperties::Builder().store_schema()->build();
        auto opened = parquet::arrow::FileWriter::Open(*schema_, arrow::default_memory_pool(), sink_,
                                                       properties, arrow_properties);
        if (!opened.ok()) return result(opened.status());
        writer_ = std::move(opened).ValueUnsafe();
        return {};
    }

    Result<void> add(const Row& row) override {
        builders_.add(row);
        return builders_.bytes() < batch_bytes ? Result<void>() : flush();
    }

    Result<void> end() override {
        if (auto flushed = flush(); !flushed) return flushed;
        return result(writer_->Close());
    }

  private:
    Result<void> flush() {
        const int64_t bytes = builders_.bytes();
        auto batch = builders_.take();
        if (!batch.ok()) return result(batch.status());
        if (in_group_ == 0) {
            if (auto status = writer_->NewBufferedRowGroup(); !status.ok()) return result(status);
        }
        if (auto status = writer_->WriteRecordBatch(**batch); !status.ok()) return result(status);
        in_group_ += bytes;
        if (in_group_ >= group_bytes) in_group_ = 0;
        return {};
    }

    std::shared_ptr<arrow::Schema> schema_;
    Builders builders_;
    std::shared_ptr<SinkStream> sink_;
    std::unique_ptr<parquet::arrow::FileWriter> writer_;
    int64_t in_group_ = 0;  // bytes of the open row group
};

// ---- reading
// ------------------------------------------------------------------------------------------------

std::string_view view(const arrow::Array& array, int64_t i) {
    return static_cast<const arrow::StringArray&>(array).GetView(i);
}

constexpr int64_t rows_at_once = 64;
// A text that occurs again and again takes two bytes each time: a small file may hold more than any memory.
constexpr uint64_t most_unpacked = 256u << 20, most_times = 1000;

class ArrowReader : public ParquetReader {
  public:
    explicit ArrowReader(Columns columns) : columns_(columns) {}

    ~ArrowReader() override {
        batch_.reset();
        batches_.reset();
        reader_.reset();
        // Pages take megabytes for each column; nobody waits for the next file.
        arrow::default_memory_pool()->ReleaseUnused();
    }

    Result<void> open(const std::string& path) {
        if (auto opened = open_file(path); !opened) return opened;
        auto batches = reader_->GetRecordBatchReader();
        if (!batches.ok()) return result(batches.status());
        batches_ = std::move(batches).ValueUnsafe();
        match_columns(*batches_->schema());
        return {};
    }

    // A column at a time: pages of all of them together take more memory than anything else.
    Result<void> open_row(const std::string& path, uint64_t row) {
        if (auto opened = open_file(path); !opened) return opened;
        std::shared_ptr<arrow::Schema> schema;
        if (auto status = reader_->GetSchema(&schema); !status.ok()) return result(status);
        match_columns(*schema);
        batches_ = *arrow::RecordBatchReader::Make({}, schema);  // none behind the one below
        const auto metadata = reader_->parquet_reader()->metadata();
        int group = 0;
        for (; group < metadata->num_row_groups(); ++group) {
            const auto rows = static_cast<uint64_t>(metadata->RowGroup(group)->num_rows());
            if (row < rows) break;
            row -= rows;
        }
        if (group == metadata->num_row_groups()) return {};
        arrow::ArrayVector values;
        for (int field = 0; field < schema->num_fields(); ++field) {
            auto value = value_of(*metadata->schema(), group, schema->field(field)->name(), row);
            if (!value.ok()) return result(value.status());
            values.push_back(std::move(value).ValueUnsafe());
        }
        batch_ = arrow::RecordBatch::Make(schema, 1, std::move(values));
        return {};
    }

  private:
    // One value of a column, as an array.
    arrow::Result<std::shared_ptr<arrow::Array>> value_of(const parquet::SchemaDescriptor& schema, int group,
                                                          const std::string& name, uint64_t row) {
        std::vector<int> leaves;
        for (int i = 0; i < schema.num_columns(); ++i) {
            if (schema.GetColumnRoot(i)->name() == name) leaves.push_back(i);
        }
        ARROW_ASSIGN_OR_RAISE(auto batches, reader_->GetRecordBatchReader({group}, leaves));
        while (true) {
            ARROW_ASSIGN_OR_RAISE(auto batch, batches->Next());
            if (!batch) return arrow::Status::Invalid("a column ends early");
            const auto rows = static_cast<uint64_t>(batch->num_rows());
            if (row < rows) return batch->column(0)->Slice(static_cast<int64_t>(row), 1);
            row -= rows;
        }
    }

    Result<void> open_file(const std::string& path) {
        auto file = arrow::io::ReadableFile::Open(path);
        if (!file.ok()) return result(file.status());
        packed_ = static_cast<uint64_t>((*file)->GetSize().ValueOr(0));
        parquet::ReaderProperties properties;
        properties.enable_buffered_stream();
        parquet::ArrowReaderProperties arrow_properties(false);
        arrow_properties.set_batch_size(rows_at_once);
        arrow_properties.set_pre_buffer(false);
        parquet::arrow::FileReaderBuilder builder;
        if (auto status = builder.Open(*file, properties); !status.ok()) return result(status);
        auto built = builder.properties(arrow_properties)->Build();
        if (!built.ok()) return result(built.status());
        reader_ = std::move(built).ValueUnsafe();
        return {};
    }

  public:
    Result<bool> next(Row& row, Problems& problems) override {
        while (!batch_ || at_ == batch_->num_rows()) {
            auto read = batches_->Next();
            if (!read.ok()) return Error{"Parquet: " + read.status().ToString()};
            batch_ = std::move(read).ValueUnsafe();
            at_ = 0;
            if (!batch_) return false;
            unpacked_ += static_cast<uint64_t>(arrow::util::TotalBufferSize(*batch_));
            if (unpacked_ > most_unpacked && unpacked_ / most_times > packed_)
                return Error{"it unpacks to more than " + std::to_string(most_times) + " times its size"};
        }
        problems.insert(problems.end(), schema_problems_.begin(), schema_problems_.end());
        schema_problems_.clear();
        for (size_t i = 0; i < columns_.size(); ++i) {
            if (where_[i] >= 0) {
                column(columns_[i], *batch_->column(where_[i]), row, problems);
            } else if (columns_[i].may_be_missing()) {
                columns_[i].set_null(row);
            }
        }
        ++at_;
        return true;
    }

  private:
    void match_columns(const arrow::Schema& schema) {
        for (const Column& column : columns_) {
            const int at = schema.GetFieldIndex(std::string(column.name));
            const bool fits = at >= 0 && schema.field(at)->type()->Equals(*type_of(field_of(column)));
            if (at < 0 && !column.may_be_missing())
                schema_problems_.push_back("column `" + std::string(column.name) + "` is missing");
            if (at >= 0 && !fits) {
                schema_problems_.push_back("column `" + std::string(column.name) + "` has the type " +
                                           schema.field(at)->type()->ToString());
            }
            where_.push_back(fits ? at : -1);
        }
        for (const auto& field : schema.fields()) {
            if (find_column(columns_, field->name()) == nullptr) {
                schema_problems_.push_back("column `" + field->name() + "` is not known");
            }
        }
    }

    void column(const Column& column, const arrow::Array& array, Row& row, Problems& problems) {
        if (array.IsNull(at_)) {
            if (column.may_be_null()) {
                column.set_null(row);
            } else {
                problems.push_back("column `" + std::string(column.name) + "`: null");
            }
            return;
        }
        switch (column.kind) {
            case ColumnKind::Text:
                row.*column.text = view(array, at_);
                break;
            case ColumnKind::Code:
            case ColumnKind::MaybeText:
                row.*column.code = view(array, at_);
                break;
            case ColumnKind::Number:
                row.*column.number = number(array, at_);
                // A seed has all 64 bits.
                if (row.*column.number > INT64_MAX && column.number != &Row::seed)
                    problems.push_back("column `" + std::string(column.name) + "`: below zero");
                break;
            case ColumnKind::Complexity: {
                const auto& record = static_cast<const arrow::StructArray&>(array);
                int i = 0;
                for (const ComplexityField& field : complexity_fields()) {
                    row.complexity.*field.value = number(*record.field(i++), at_);
                }
                break;
            }
            case ColumnKind::Gradient: {
                const auto& record = static_cast<const arrow::StructArray&>(array);
                row.gradient = {view(*record.field(0), at_), view(*record.field(1), at_)};
                break;
            }
            case ColumnKind::Memory:
                if (auto read = memory(static_cast<const arrow::StructArray&>(array), row.memory); !read)
                    problems.push_back("column `memory`: " + read.error());
                break;
            case ColumnKind::Inputs:
                if (auto read = inputs(static_cast<const arrow::StructArray&>(array), row.inputs); !read)
                    problems.push_back("column `inputs`: " + read.error());
                break;
            case ColumnKind::Tokens: {
                const auto& record = static_cast<const arrow::StructArray&>(array);
                row.tokens.known = true;
                int i = 0;
                for (const TokenField& field : token_fields())
                    row.tokens.*field.value = number(*record.field(i++), at_);
                break;
            }
            case ColumnKind::Messages: {
                const auto& list = static_cast<const arrow::ListArray&>(array);
                const auto& record = static_cast<const arrow::StructArray&>(*list.values());
                std::vector<Message>& messages = row.*column.messages;
                messages.clear();
                for (int64_t i = list.value_offset(at_); i < list.value_offset(at_ + 1); ++i) {
                    messages.push_back({view(*record.field(0), i), view(*record.field(1), i)});
                }
                break;
            }
            case ColumnKind::Record: {
                const auto& record = static_cast<const arrow::StructArray&>(array);
                int i = 0;
                for (const Column& field : column.fields)
                    this->column(field, *record.field(i++), row, problems);
                break;
            }
        }
    }

    static uint64_t number(const arrow::Array& array, int64_t i) {
        return static_cast<uint64_t>(static_cast<const arrow::Int64Array&>(array).Value(i));
    }
    static void texts(const arrow::Array& array, int64_t at, std::vector<std::string_view>& out) {
        const auto& list = static_cast<const arrow::ListArray&>(array);
        out.clear();
        for (int64_t i = list.value_offset(at); i < list.value_offset(at + 1); ++i)
            out.push_back(view(*list.values(), i));
    }
    static Result<void> counts(const arrow::StructArray& record, int64_t at, int first,
                               std::span<uint32_t> out) {
        for (uint32_t& count : out) {
            const arrow::Array& from = *record.field(first++);
            if (from.IsNull(at) || number(from, at) > UINT32_MAX) return Error{"something is not a count"};
            count = static_cast<uint32_t>(number(from, at));
        }
        return {};
    }
    Result<void> memory(const arrow::StructArray& record, facts::Memory& out) {
        out.known = true;
        const auto& score = static_cast<const arrow::DoubleArray&>(*record.field(0));
        out.has_score = !score.IsNull(at_);
        out.score = 0;
        if (out.has_score) {
            const double thousandths = score.Value(at_) * 1000;
            if (!(thousandths >= 0 && thousandths <= 1000)) return Error{"`score` is not within 0 to 1"};
            out.score = static_cast<uint32_t>(thousandths + 0.5);
            if (out.score / 1000.0 != score.Value(at_)) return Error{"`score` has more than three digits"};
        }
        if (auto read = counts(record, at_, 1, out.patterns); !read) return read;
        int at = 1 + static_cast<int>(out.patterns.size());
        const auto& branches = static_cast<const arrow::StructArray&>(*record.field(at++));
        if (auto read = counts(branches, at_, 0, out.branches); !read) return read;
        const auto& list = static_cast<const arrow::ListArray&>(*record.field(at));
        const auto& accesses = static_cast<const arrow::StructArray&>(*list.values());
        out.accesses.clear();
        for (int64_t i = list.value_offset(at_); i < list.value_offset(at_ + 1); ++i) {
            const auto word = [&](int field) { return view(*accesses.field(field), i); };
            facts::Access& access = out.accesses.emplace_back();
            if (auto read = facts::parse({word(0), word(1), word(2), word(3), word(4)}, access); !read)
                return read;
            std::array<uint32_t, 4> numbers{};
            if (auto read = counts(accesses, i, 5, numbers); !read) return read;
            access.bytes = numbers[0];
            access.element = numbers[1];
            access.loops = numbers[2];
            access.count = numbers[3];
        }
        return {};
    }
    Result<void> inputs(const arrow::StructArray& record, inputs::Inputs& out) {
        texts(*record.field(0), at_, launch_);
        if (auto parsed = inputs::parse_launch(launch_, out); !parsed) return parsed;
        const auto& list = static_cast<const arrow::ListArray&>(*record.field(1));
        const auto& args = static_cast<const arrow::StructArray&>(*list.values());
        out.args.resize(static_cast<size_t>(list.value_length(at_)));
        for (int64_t i = list.value_offset(at_); i < list.value_offset(at_ + 1); ++i) {
            arg_.name = view(*args.field(0), i);
            arg_.role = view(*args.field(1), i);
            arg_.dtype = view(*args.field(2), i);
            texts(*args.field(3), i, arg_.shape);
            arg_.fill = view(*args.field(4), i);
            arg_.low = view(*args.field(5), i);
            arg_.high = view(*args.field(6), i);
            inputs::Arg& arg = out.args[static_cast<size_t>(i - list.value_offset(at_))];
            if (auto parsed = inputs::parse(arg_, arg); !parsed)
                return Error{"argument `" + std::string(arg_.name) + "`: " + parsed.error()};
        }
        return {};
    }

    Columns columns_;
    std::unique_ptr<parquet::arrow::FileReader> reader_;
    std::shared_ptr<arrow::RecordBatchReader> batches_;
    std::shared_ptr<arrow::RecordBatch> batch_;
    int64_t at_ = 0;
    uint64_t packed_ = 0, unpacked_ = 0;  // bytes of the file, of the rows so far
    std::vector<int> where_;              // of each column in the file; -1: not there, or of another type
    Problems schema_problems_;
    std::vector<std::string_view> launch_;
    inputs::ArgText arg_;
};

class ArrowParquet : public Parquet {
  public:
    std::string version() const override {
        return std::string("arrow ") + arrow::GetBuildInfo().version_string;
    }
    Result<std::unique_ptr<ParquetWriter>> open_writer(ByteSink& sink, Columns columns) const override {
        auto writer = std::make_unique<ArrowWriter>(sink, columns);
        if (auto opened = writer->open(); !opened) return opened.failure();
        return std::unique_ptr<ParquetWriter>(std::move(writer));
    }
    Result<std::unique_ptr<ParquetReader>> open_reader(const std::string& path,
                                                       Columns columns) const override {
        auto reader = std::make_unique<ArrowReader>(columns);
        if (auto opened = reader->open(path); !opened) return Error{path + ": " + opened.error()};
        return std::unique_ptr<ParquetReader>(std::move(reader));
    }
    Result<std::unique_ptr<ParquetReader>> open_row(const std::string& path, Columns columns,
                                                    uint64_t row) const override {
        auto reader = std::make_unique<ArrowReader>(columns);
        if (auto opened = reader->open_row(path, row); !opened) return Error{path + ": " + opened.error()};
        return std::unique_ptr<ParquetReader>(std::move(reader));
    }
    Result<uint64_t> row_count(const std::string& path) const override {
        auto file = arrow::io::ReadableFile::Open(path);
        if (!file.ok()) return Error{path + ": " + file.status().ToString()};
        parquet::arrow::FileReaderBuilder builder;
        if (auto status = builder.Open(*file); !status.ok()) return Error{path + ": " + status.ToString()};
        return static_cast<uint64_t>(builder.raw_reader()->metadata()->num_rows());
    }
    Result<std::vector<std::string>> column_names(const std::string& path) const override {
        auto file = arrow::io::ReadableFile::Open(path);
        if (!file.ok()) return Error{path + ": " + file.status().ToString()};
        parquet::arrow::FileReaderBuilder builder;
        if (auto status = builder.Open(*file); !status.ok()) return Error{path + ": " + status.ToString()};
        auto reader = builder.Build();
        std::shared_ptr<arrow::Schema> schema;
        if (!reader.ok() || !(*reader)->GetSchema(&schema).ok())
            return Error{path + ": the schema cannot be read"};
        std::vector<std::string> names;
        for (const auto& field : schema->fields()) {
            names.push_back(field->name());
            if (field->type()->id() == arrow::Type::LIST) names.back() += of_list;
        }
        return names;
    }
};

}  // namespace
}  // namespace weft::dataset

extern "C" [[gnu::visibility("default")]] weft::dataset::Parquet* weft_parquet() {
    static weft::dataset::ArrowParquet library;
    return &library;
}
