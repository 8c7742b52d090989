// MadeAgain: a row -> the same row made again from what it says of itself (version, policy, seed, index), and
// the columns in which they part. Memory of one thread.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dataset/row/row.h"
#include "dataset/set/recipe.h"
#include "dataset/set/row_source.h"
#include "dataset/views/asking.h"

namespace weft::dataset {

// What a manifest (or the user) says about all rows; what is not known is not compared.
struct KnownOptions {
    std::optional<Splits> splits;
    std::optional<std::string> license;
    std::optional<Device> device;
    std::optional<std::string> policy;
    bool backward = true;
    bool standalone = false;             // plain CUDA was asked for
    bool own_wordings = false;           // questions of chat views were worded by a template
    std::optional<bool> keeps_comments;  // of generated code in chat views
    std::optional<std::string> system;   // what chats begin with, by its digest; empty: with the question
};

class MadeAgain {
  public:
    MadeAgain(Columns columns, const KnownOptions& known);

    // Why the row cannot be made again; empty: it can.
    static std::string_view obstacle(const Row& row);
    // An error: the policy is none, or the kernel does not compile.
    Result<std::vector<std::string_view>> differences(const Row& row);

  private:
    Result<std::vector<std::string_view>> differences_of(const Row& row, Device device);
    // The question and the answer, with and without comments where nobody knows.
    Result<std::vector<std::string_view>> differences_of_chat(const Row& row, const TaskInfo& task);
    void take_unknown(const Row& row);
    std::vector<Device> devices(const Row& row) const;

    Columns columns_;
    const KnownOptions& known_;
    Recipe recipe_;
    Shape shape_ = Shape::Messages;  // of a chat view
    std::string policy_text_;
    std::unique_ptr<RowSource> source_;
    Row made_;
    Asking asking_{recipe_.view};
};

}  // namespace weft::dataset
