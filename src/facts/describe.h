// describe: a compiled kernel -> a short paragraph from which it can be written again: what each output
// receives and where, every branch with its condition and both arms, every loop with its range, what helper
// functions return, which parameters there are. Simple values are said in words, all others as formulas in
// backquotes (facts/formula). The words are drawn by (seed, index), so equal kernels in different rows read
// differently and each row always reads the same.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "driver/subject.h"
#include "facts/formula.h"

namespace weft::facts {

// Memory of one worker.
class Describer {
  public:
    // The text holds until the next call.
    std::string_view describe(const driver::Subject& subject, uint64_t seed, uint64_t index);

    // The builtins whose phrases the last text uses; each occurs in the kernel or a function of it.
    const std::vector<StringId>& named() const { return named_; }

  private:
    // What one statement does, as a clause.
    struct Clause {
        std::string text;
        bool compound = false;  // a branch or a loop
        bool let = false;       // `name = value`
        bool is_return = false;
        StringId added{};    // `added += value`, and nothing else
        std::string term{};  // that value
        bool stores = false;
    };

    void tell(const driver::Subject& subject);
    void summary();
    void details(std::span<const syntax::NodeId> body);
    void function(const module::Function& function);
    void parameters();
    void structures();
    void definitions();
    bool sentence_of_tiles();
    void end_sentence();

    void clauses(std::span<const syntax::NodeId> list, std::vector<Clause>& out);
    void clause(syntax::NodeId id, std::vector<Clause>& out);
    void assignment(std::span<const syntax::NodeId> targets, syntax::NodeId value, std::vector<Clause>& out);
    void update(syntax::NodeId id, std::vector<Clause>& out);
    void call(syntax::NodeId id, std::vector<Clause>& out);
    Clause branch(syntax::NodeId id);
    Clause loop(syntax::NodeId id);
    std::string head_of_loop(syntax::NodeId id);
    std::string body_of(std::span<const syntax::NodeId> list);
    std::string in_order(const std::vector<Clause>& all);
    bool is_sum(const std::vector<Clause>& lets, const Clause& round) const;

    std::string words(const Formula& value);
    std::string quoted(syntax::NodeId id);
    std::string quoted(StringId name) const;
    std::string type_words(types::TypeId type, bool several) const;
    std::string_view text(StringId id) const { return subject_->strings.text(id); }
    std::string_view pick(std::initializer_list<std::string_view> options) { return rng_.pick(options); }

    const driver::Subject* subject_ = nullptr;
    const syntax::Tree* tree_ = nullptr;
    Formulas formulas_;
    Rng rng_;
    bool is_kernel_ = true;
    uint32_t depth_ = 0;
    std::string thread_;  // its indices, as they are called
    std::vector<StringId> named_;
    std::string out_, sentence_;
};

}  // namespace weft::facts
