#include "facts/describe.h"

#include <algorithm>

#include "builtins/builtins.h"
#include "builtins/implicit.h"

namespace weft::facts {

using builtins::Effect;
using builtins::Operation;
using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

namespace {

constexpr uint64_t word_salt = 0xde5c12b3;
// What is longer is summed up: nobody reads it as prose.
constexpr size_t most_events = 1500, most_text = 6000;

bool is_number(std::string_view text) {
    const size_t from = !text.empty() && text[0] == '-' ? 1 : 0;
    return text.size() > from && text[from] >= '0' && text[from] <= '9' &&
           text.find_first_not_of("0123456789.eE-+", from) == std::string_view::npos;
}

std::string code(std::string_view text) {
    return is_number(text) ? std::string(text) : "`" + std::string(text) + "`";
}

bool is_zero(std::string_view text) {
    return text == "0" || text == "0.0";
}

// A phrase may end in a comma, which gives way to what follows.
void end_with(std::string& text, std::string_view mark) {
    while (!text.empty() && (text.back() == ',' || text.back() == ' ')) text.pop_back();
    text += mark;
}

std::string list(std::span<const std::string> items) {
    std::string out;
    for (size_t i = 0; i < items.size(); ++i) {
        if (i != 0) out += i + 1 == items.size() ? " and " : ", ";
        out += items[i];
    }
    return out;
}

std::string_view count_word(size_t count) {
    constexpr std::string_view words[] = {"no",  "one",   "two",   "three", "four", "five",
                                          "six", "seven", "eight", "nine",  "ten"};
    return count < std::size(words) ? words[count] : "many";
}

// How often a phrase names its arguments: one that leaves some out tells too little.
bool names_all(std::string_view phrase, size_t arguments) {
    if (phrase.empty() || arguments == 0 || arguments > 3) return false;
    for (size_t i = 0; i < 3; ++i) {
        const char mark[] = {'{', static_cast<char>('0' + i), '}', 0};
        if ((phrase.find(mark) != std::string_view::npos) != (i < arguments)) return false;
    }
    return true;
}

}  // namespace

// ---- values ------------------------------------------------------------------------------------------

std::string Describer::quoted(StringId name) const {
    return "`" + std::string(text(name)) + "`";
}

std::string Describer::quoted(NodeId id) {
    return code(formulas_.formula(id).text);
}

// One operation, or one whose operands are formulas, in words; everything else as a formula: a sentence about
// three operations leaves open what belongs together.
std::string Describer::words(const Formula& value) {
    constexpr uint32_t most_operations = 2;
    if (value.cost == 0 || value.cost > most_operations || !value.root.valid() || rng_.chance(15))
        return code(value.text);
    const auto rows = builtins::rows_of(value.root);
    if (rows.empty()) return code(value.text);
    const builtins::Behaviour& behaviour = *rows[0].behaviour;
    if (!names_all(behaviour.phrase, value.operands.size())) return code(value.text);
    named_.push_back(value.root);
    const std::string_view pattern = rng_.chance(50) ? behaviour.phrase : behaviour.other_phrase;
    std::string out;
    for (size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '{') {
            out += pattern[i];
            continue;
        }
        const auto which = static_cast<size_t>(pattern[i + 1] - '0');
        if (which < value.operands.size()) out += code(value.operands[which]);
        i += 2;
    }
    return out;
}

// ---- clauses -----------------------------------------------------------------------------------------

void Describer::clauses(std::span<const NodeId> list, std::vector<Clause>& out) {
    for (const NodeId id : list) clause(id, out);
}

void Describer::clause(NodeId id, std::vector<Clause>& out) {
    const auto say = [&](std::string_view text) { out.push_back({.text = std::string(text)}); };
    switch ((*tree_)[id].kind) {
        case Kind::Assign:
            return assignment(tree_->field(id, field::Assign::targets),
                              tree_->child(id, field::Assign::value), out);
        case Kind::AnnAssign: {
            const NodeId target = tree_->child(id, field::AnnAssign::target);
            const NodeId value = tree_->child(id, field::AnnAssign::value);
            if (value.valid()) assignment({&target, 1}, value, out);
            return;
        }
        case Kind::AugAssign:
            return update(id, out);
        case Kind::If:
            return out.push_back(branch(id));
        case Kind::For:
        case Kind::While:
            return out.push_back(loop(id));
        case Kind::Expr:
            return call(tree_->child(id, field::Expr::value), out);
        case Kind::Break:
            return say(pick({"the loop stops", "the loop ends"}));
        case Kind::Continue:
            return say(pick({"the rest of this round is skipped", "the loop goes on with the next round"}));
        case Kind::Return: {
            const NodeId value = tree_->child(id, field::Return::value);
            if (!value.valid()) return say(is_kernel_ ? "the thread is done" : "the function is done");
            const bool several = (*tree_)[value].kind == Kind::Tuple;
            Formula result = formulas_.formula(value);
            if (several) result.text = result.text.substr(1, result.text.size() - 2);
            out.push_back({.text = "returns " + words(result), .is_return = true});
            return;
        }
        default:
            return;
    }
}

void Describer::assignment(std::span<const NodeId> targets, NodeId value, std::vector<Clause>& out) {
    Formula said = formulas_.formula(value);
    for (const NodeId target : targets) {
        const Kind kind = (*tree_)[target].kind;
        if (kind == Kind::Name) {
            if (formulas_.is_call_with(value, Effect::Thread) && depth_ == 0 && is_kernel_ &&
                thread_.empty()) {
                thread_ = text((*tree_)[target].text);
                continue;
            }
            if (formulas_.define(target, said) != Formulas::Fate::Said) continue;
            std::string let = quoted((*tree_)[target].text);
            let.pop_back();
            out.push_back({.text = let + " = " + said.text + "`",
                           .let = true,
                           .added = (*tree_)[target].text,
                           .term = said.text});
            continue;
        }
        if (kind == Kind::Tuple || kind == Kind::List) {
            std::string names;
            for (const NodeId each : tree_->children(target))
                names += (names.empty() ? "" : ", ") + formulas_.formula(each).text;
            if (formulas_.is_call_with(value, Effect::Thread) && depth_ == 0 && is_kernel_ &&
                thread_.empty()) {
                thread_ = std::move(names);
                continue;
            }
            out.push_back(
                {.text = "`" + names + " = " + said.text + "`", .let = true, .added = {}, .term = {}});
            continue;
        }
        const std::string place = quoted(target);
        const std::string what = words(said);
        Clause clause;
        clause.stores = true;
        switch (rng_.below(6)) {
            case 0:
            case 1:
                clause.text = place;
                clause.text += pick({" is ", " becomes ", " gets ", " receives ", " is set to ", " holds "});
                clause.text += what;
                break;
            case 2:
                clause.text = place + std::string(pick({" is ", " equals "})) + what;
                break;
            case 3:
                clause.text = what;
                clause.text += pick({" is written to ", " is stored in ", " goes to ", " is saved in "});
                clause.text += place;
                break;
            case 4:
                clause.text = pick({"the kernel writes ", "the kernel stores "});
                clause.text += code(said.text);
                clause.text += pick({" to ", " in ", " into "});
                clause.text += place;
                break;
            default:
                clause.text = pick({"the value of ", "the new content of "});
                clause.text += place + " is " + what;
                break;
        }
        out.push_back(std::move(clause));
    }
}

void Describer::update(NodeId id, std::vector<Clause>& out) {
    const NodeId target = tree_->child(id, field::AugAssign::target);
    const Formula value = formulas_.formula(tree_->child(id, field::AugAssign::value));
    const syntax::Operator op = (*tree_)[id].op();
    const bool is_name = (*tree_)[target].kind == Kind::Name;
    const Formula before = formulas_.formula(target);
    const Formula after = formulas_.combined(op, before, value);
    if (is_name && formulas_.is_followed((*tree_)[target].text)) {
        if (formulas_.define(target, after) != Formulas::Fate::Said) return;
        const std::string name(text((*tree_)[target].text));
        out.push_back({.text = "`" + name + " = " + after.text + "`", .let = true, .added = {}, .term = {}});
        return;
    }
    Clause clause;
    clause.stores = !is_name;
    const std::string place = code(before.text), what = words(value);
    switch (op) {
        case syntax::Operator::Add:
            if (is_name) {
                clause.added = (*tree_)[target].text;
                clause.term = code(value.text);
            }
            if (rng_.chance(50)) {
                clause.text = what + " is added to " + place;
            } else {
                clause.text = place + std::string(pick({" grows by ", " increases by "})) + what;
            }
            break;
        case syntax::Operator::Sub:
            clause.text =
                rng_.chance(50) ? what + " is subtracted from " + place : place + " decreases by " + what;
            break;
        case syntax::Operator::Mult:
            clause.text = place + " is multiplied by " + what;
            break;
        case syntax::Operator::Div:
            clause.text = place + " is divided by " + what;
            break;
        default:
            clause.text = place + std::string(pick({" becomes ", " changes to "})) + code(after.text);
            break;
    }
    out.push_back(std::move(clause));
}

// A call whose value nobody takes: an atomic, or a function that writes for itself.
void Describer::call(NodeId id, std::vector<Clause>& out) {
    if ((*tree_)[id].kind != Kind::Call) return;  // a docstring
    const StringId builtin = formulas_.builtin_of(id);
    const auto args = tree_->field(id, field::Call::args);
    const bool atomic = builtin.valid() && builtins::behaviour(builtin).effect == Effect::Atomic &&
                        args.size() >= 3 && tree_->field(id, field::Call::keywords).empty();
    const Operation by = atomic ? builtins::behaviour(builtin).operation : Operation::None;
    const bool has_words =
        by == Operation::Add || by == Operation::Sub || by == Operation::Min || by == Operation::Max;
    if (!has_words) {
        out.push_back({.text = std::string(pick({"the kernel calls ", "a call follows: "})) + quoted(id)});
        return;
    }
    std::string place = "`" + formulas_.formula(args[0]).text + "[";
    for (size_t i = 1; i + 1 < args.size(); ++i)
        place += (i == 1 ? "" : ", ") + formulas_.formula(args[i]).text;
    place += "]`";
    const Formula value = formulas_.formula(args.back());
    const std::string what = words(value), term = code(value.text);
    named_.push_back(builtin);
    Clause clause;
    clause.stores = true;
    if (by == Operation::Add) {
        clause.text = rng_.chance(50) ? what + " is atomically added to " + place
                                      : "the kernel atomically adds " + term + " to " + place;
    } else if (by == Operation::Sub) {
        clause.text = rng_.chance(50) ? what + " is atomically subtracted from " + place
                                      : "the kernel atomically subtracts " + term + " from " + place;
    } else {
        clause.text = place + std::string(pick({" becomes ", " is updated to ", " keeps "})) + "the atomic " +
                      (by == Operation::Min ? "minimum" : "maximum") + " of itself and " + term;
    }
    out.push_back(std::move(clause));
}

// Several steps in their order. Those that hold others are numbered: what belongs to them ends with the
// number.
std::string Describer::in_order(const std::vector<Clause>& all) {
    if (all.empty()) return "nothing happens";
    const bool numbered = all.size() > 1 && std::any_of(all.begin(), all.end(),
                                                        [](const Clause& each) { return each.compound; });
    std::string out;
    for (size_t i = 0; i < all.size(); ++i) {
        if (numbered) {
            if (i != 0) end_with(out, "; ");
            const bool letters = depth_ > 1 && i < 26;
            out +=
                '(' + (letters ? std::string(1, static_cast<char>('a' + i)) : std::to_string(i + 1)) + ") ";
        } else if (i != 0) {
            end_with(out, ", then ");
        }
        if (all[i].let) out += pick({"let ", "set "});
        if (all[i].is_return) out += "the function ";
        out += all[i].text;
    }
    end_with(out, "");
    return out;
}

std::string Describer::body_of(std::span<const NodeId> list) {
    ++depth_;
    std::vector<Clause> inner;
    clauses(list, inner);
    std::string out = in_order(inner);
    --depth_;
    return out;
}

Describer::Clause Describer::branch(NodeId id) {
    Clause out;
    out.compound = true;
    const auto arm = [&](std::span<const NodeId> list) {
        std::string said = body_of(list);
        const bool open = said.find(';') != std::string::npos || said.find("if `") != std::string::npos;
        return open ? "(" + said + ")" : said;
    };
    out.text = pick({"if ", "when ", "if "});
    for (;;) {
        out.text += quoted(tree_->child(id, field::If::test)) + ", " + arm(tree_->field(id, field::If::body));
        const auto orelse = tree_->field(id, field::If::orelse);
        if (orelse.empty()) return out;
        if (orelse.size() != 1 || (*tree_)[orelse[0]].kind != Kind::If) {
            out.text +=
                std::string(pick({"; otherwise, ", "; else, ", "; in the other case, "})) + arm(orelse);
            return out;
        }
        id = orelse[0];
        out.text += "; otherwise, if ";
    }
}

std::string Describer::head_of_loop(NodeId id) {
    if ((*tree_)[id].kind == Kind::While)
        return std::string(pick({"as long as ", "while "})) + quoted(tree_->child(id, field::While::test));
    const std::string variable = quoted((*tree_)[tree_->child(id, field::For::target)].text);
    const NodeId iter = tree_->child(id, field::For::iter);
    std::string out(pick({"for each ", "for ", "for every "}));
    out += variable;
    const bool is_range = formulas_.is_call_with(iter, Effect::Range);
    const auto args = is_range ? tree_->field(iter, field::Call::args) : std::span<const NodeId>{};
    if (args.size() != 1 && args.size() != 2) return out + " in " + quoted(iter);
    const std::string first = args.size() == 2 ? formulas_.formula(args[0]).text : "0";
    const std::string end = formulas_.formula(args.back()).text;
    if (rng_.chance(40)) return out + " in `range(" + (args.size() == 2 ? first + ", " : "") + end + ")`";
    const bool is_known = end.size() < 9 && end.find_first_not_of("0123456789") == std::string::npos;
    if (is_known && end != "0")
        return out + " from " + code(first) + " to " + std::to_string(std::stol(end) - 1);
    return out + " from " + code(first) + " up to, but not including, " + code(end);
}

Describer::Clause Describer::loop(NodeId id) {
    const bool counts = (*tree_)[id].kind == Kind::For;
    Clause out;
    out.compound = true;
    out.text = head_of_loop(id);
    ++depth_;
    std::vector<Clause> inner;
    clauses(tree_->field(id, counts ? unsigned{field::For::body} : unsigned{field::While::body}), inner);
    const std::string body = in_order(inner);
    --depth_;
    if (counts && inner.size() == 1 && inner[0].added.valid() && !inner[0].let) {
        out.added = inner[0].added;
        out.term = inner[0].term + (inner[0].compound ? ", " : " ") + out.text;
    }
    out.text += (body[0] == '(' ? ": " : ", ") + body;
    return out;
}

// A loop that only adds to what was 0 just before.
bool Describer::is_sum(const std::vector<Clause>& lets, const Clause& round) const {
    return round.compound && round.added.valid() && !lets.empty() && lets.back().added == round.added &&
           is_zero(lets.back().term);
}

// ---- sentences ---------------------------------------------------------------------------------------

// Moves the sentence over to the text, with a capital and a full stop.
void Describer::end_sentence() {
    if (sentence_.empty()) return;
    if (sentence_[0] >= 'a' && sentence_[0] <= 'z')
        sentence_[0] = static_cast<char>(sentence_[0] - 'a' + 'A');
    end_with(sentence_, ".");
    if (!out_.empty()) out_ += ' ';
    out_ += sentence_;
    sentence_.clear();
}

// What whole blocks of threads do is told by the names of what they call.
bool Describer::sentence_of_tiles() {
    std::vector<std::string> names;
    const auto look_at = [&](const ir::Function& body) {
        for (const ir::Inst& inst : body.insts) {
            const builtins::Row* row = inst.builtin();
            if (row == nullptr || row->effect() != Effect::Tile ||
                builtins::behaviour(row->name).effect != Effect::Tile)
                continue;
            std::string name = "wp." + std::string(text(row->name));
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
        }
    };
    look_at(subject_->kernel.body);
    for (const lower::LoweredFunction& function : subject_->functions) look_at(function.body);
    if (names.empty()) return false;
    constexpr size_t most = 5;
    const bool more = names.size() > most;
    names.resize(std::min(names.size(), most));
    if (more) names.push_back("others");
    sentence_ = "works on tiles with " + list(names);
    return true;
}

// The outputs and what they are made of: the first sentence of what takes several.
void Describer::summary() {
    std::vector<std::string> outputs, inputs;
    for (const StringId name : formulas_.written()) outputs.push_back(quoted(name));
    for (const StringId name : formulas_.used()) {
        const auto& written = formulas_.written();
        if (std::find(written.begin(), written.end(), name) == written.end()) inputs.push_back(quoted(name));
    }
    sentence_ = pick({"computes ", "fills ", "works out ", "produces ", "writes ", "determines ",
                      "a kernel that computes ", "a kernel that fills "});
    const auto shorten = [](std::vector<std::string>& names, std::string_view what) {
        constexpr size_t most = 4;
        if (names.size() <= most) return;
        const size_t more = names.size() - (most - 1);
        names.resize(most - 1);
        names.push_back(std::string(count_word(more)) + " more " + std::string(what));
    };
    shorten(outputs, "outputs");
    shorten(inputs, "inputs");
    sentence_ += list(outputs);
    if (!inputs.empty()) {
        sentence_ += pick({" from ", " out of ", " using ", " given "});
        sentence_ += list(inputs);
    }
    std::vector<std::string> means;
    const auto some = [&](uint32_t count, std::string_view one, std::string_view several) {
        if (count == 1) means.push_back(std::string(one));
        if (count > 1) means.push_back(std::string(count_word(count)) + " " + std::string(several));
    };
    some(formulas_.loops(), "a loop", "loops");
    some(formulas_.branches(), "a branch", "branches");
    std::vector<StringId> calls;
    for (const StringId name : formulas_.calls()) {
        const auto rows = builtins::rows_of(name);
        if (!rows.empty() && rows[0].effect() == Effect::Compute && rows[0].operation() != Operation::Cast)
            calls.push_back(name);
    }
    for (size_t i = 0; i < std::min<size_t>(calls.size(), 2) && means.size() < 3; ++i)
        means.push_back(quoted(calls[i]));
    if (!means.empty()) sentence_ += std::string(pick({", with ", " by means of ", " with "})) + list(means);
    end_sentence();
}

void Describer::details(std::span<const NodeId> body) {
    std::vector<Clause> all;
    clauses(body, all);
    std::vector<Clause> lets;
    bool first = true;
    const auto begin = [&] {
        if (first && !thread_.empty()) {
            const std::string name =
                thread_.find(',') == std::string::npos ? "`" + thread_ + "`" : "`(" + thread_ + ")`";
            sentence_ +=
                pick({"for each thread ", "in thread ", "per thread ", "in each thread ", "for thread "});
            sentence_ += name + ", ";
        }
        first = false;
    };
    const auto say_lets = [&](std::string_view word) {
        std::vector<std::string> texts;
        for (const Clause& let : lets) texts.push_back(let.text);
        sentence_ += std::string(word) + list(texts);
        lets.clear();
    };
    for (Clause& clause : all) {
        if (clause.let) {
            lets.push_back(std::move(clause));
            continue;
        }
        if (is_sum(lets, clause)) {
            lets.pop_back();
            clause.text =
                quoted(clause.added) + std::string(pick({" is the sum of ", " sums "})) + clause.term;
        }
        const bool first_of_all = first;
        begin();
        constexpr size_t most = 3;
        if (lets.size() > most) {
            say_lets(pick({"let ", "first, let ", "take "}));
            end_sentence();
        } else if (!lets.empty()) {
            say_lets(pick({"with ", "with ", "given "}));
            sentence_ += ", ";
        }
        if (!clause.compound && !clause.stores && !first_of_all && sentence_.empty()) sentence_ += "then ";
        sentence_ += clause.text;
        end_sentence();
    }
    if (!lets.empty()) {
        begin();
        say_lets("let ");
        end_sentence();
    }
}

void Describer::function(const module::Function& function) {
    if (function.is_native()) {
        sentence_ = "`" + std::string(text(function.name)) + "` is written in C++";
        return end_sentence();
    }
    tree_ = function.tree;
    is_kernel_ = false;
    formulas_.read(*subject_, function, false);
    std::string signature = "`" + std::string(text(function.name)) + "(";
    const NodeId arguments = tree_->child(function.def, field::FunctionDef::args);
    const auto names = tree_->field(arguments, field::Arguments::args);
    const auto defaults = tree_->field(arguments, field::Arguments::defaults);
    for (size_t i = 0; i < names.size(); ++i) {
        if (i != 0) signature += ", ";
        signature += text((*tree_)[names[i]].text);
        const size_t from_end = names.size() - i;
        if (from_end <= defaults.size())
            signature += "=" + formulas_.formula(defaults[defaults.size() - from_end]).text;
    }
    signature += ")`";
    std::vector<Clause> all;
    clauses(tree_->field(function.def, field::FunctionDef::body), all);
    std::vector<std::string> lets;
    for (const Clause& each : all) {
        if (each.let) lets.push_back(each.text);
    }
    const bool is_formula = !all.empty() && all.back().is_return && lets.size() + 1 == all.size();
    if (is_formula) {
        sentence_ = pick({"", "the function ", "here "});
        sentence_ += signature + ' ' + all.back().text;
        if (!lets.empty()) end_with(sentence_, ", where " + list(lets));
    } else {
        sentence_ = pick({"in ", "in the function "});
        sentence_ += signature + ", " + in_order(all);
    }
    end_sentence();
    definitions();
    is_kernel_ = true;
}

// Types and other names of the file that formulas use.
void Describer::definitions() {
    std::vector<std::string> texts;
    for (const Formulas::Definition& each : formulas_.definitions()) {
        const std::string said = '`' + std::string(text(each.name)) + " = " + each.text + '`';
        if (out_.find(said) == std::string::npos) texts.push_back(said);
    }
    if (texts.empty()) return;
    sentence_ = std::string(pick({"here ", "in these formulas, "})) + list(texts);
    end_sentence();
}

std::string Describer::type_words(types::TypeId type, bool several) const {
    const types::Type& it = subject_->types[type];
    if (it.kind != types::Kind::Array) return "`" + subject_->types.display(type) + "`";
    std::string out;
    if (it.ndim > 1) out = std::to_string(it.ndim) + "D ";
    return out + (several ? "arrays" : "array") + " of `" + subject_->types.display(it.element) + "`";
}

// Name, parameters in their order, and their types.
void Describer::parameters() {
    const auto params = subject_->program.params(subject_->declaration());
    if (params.empty()) return;
    std::vector<std::string> groups;
    for (size_t i = 0; i < params.size();) {
        size_t end = i + 1;
        while (end < params.size() && params[end].type == params[i].type) ++end;
        std::vector<std::string> names;
        for (size_t k = i; k < end; ++k) names.push_back(quoted(params[k].name));
        std::string group = names[0];
        for (size_t k = 1; k < names.size(); ++k) group += ", " + names[k];
        groups.push_back(group + " (" + type_words(params[i].type, end - i > 1) + ")");
        i = end;
    }
    sentence_ = pick({"the kernel ", "the kernel's name is "});
    const bool takes = sentence_ == "the kernel ";
    sentence_ += quoted(subject_->declaration().name);
    sentence_ +=
        takes ? pick({" takes ", " has the parameters "}) : pick({", its parameters are ", "; it takes "});
    sentence_ += list(groups);
    end_sentence();
    structures();
}

void Describer::structures() {
    std::vector<types::TypeId> known;
    for (const module::Parameter& each : subject_->program.params(subject_->declaration())) {
        types::TypeId type = each.type;
        if (subject_->types[type].kind == types::Kind::Array) type = subject_->types[type].element;
        if (subject_->types[type].kind != types::Kind::Struct) continue;
        if (std::find(known.begin(), known.end(), type) != known.end()) continue;
        known.push_back(type);
        std::vector<std::string> fields;
        for (const types::Field& one : subject_->types[subject_->types[type].structure].fields)
            fields.push_back(quoted(one.name) + " (" + type_words(one.type, false) + ")");
        if (fields.empty()) continue;
        sentence_ = "the struct `" + subject_->types.display(type) + "` has ";
        sentence_ += list(fields);
        end_sentence();
    }
}

void Describer::tell(const driver::Subject& subject) {
    if (sentence_of_tiles()) return end_sentence();
    bool pure = true;
    for (const lower::LoweredFunction& each : subject.functions)
        pure = pure && changes_nothing(subject, subject.lowered.declaration(subject.program, each.id));
    const module::Kernel& kernel = subject.declaration();
    tree_ = kernel.tree;
    formulas_.read(subject, kernel, pure);
    if (formulas_.written().empty()) {
        const module::Function* const native = subject.by_hand();
        if (native != nullptr && native->is_native()) {
            sentence_ = "calls " + quoted(native->name) + ", which is written in C++";
        } else {
            sentence_ = "writes no array";
        }
        return end_sentence();
    }
    summary();
    if (!formulas_.is_odd() && formulas_.size() <= most_events) {
        const size_t summed_up = out_.size();
        details(tree_->field(kernel.def, field::FunctionDef::body));
        definitions();
        const bool is_short = formulas_.size() < 40 && formulas_.written().size() == 1 &&
                              formulas_.loops() + formulas_.branches() == 0 &&
                              out_.find(". ", summed_up + 1) == std::string::npos &&
                              out_.size() - summed_up < 120;
        if (is_short) out_.erase(0, summed_up + 1);
        std::vector<NodeId> told;
        for (const lower::LoweredFunction& each : subject.functions) {
            const module::Function& declared = subject.lowered.declaration(subject.program, each.id);
            if (std::find(told.begin(), told.end(), declared.def) != told.end()) continue;
            told.push_back(declared.def);
            function(declared);
        }
        if (out_.size() > most_text) out_.resize(summed_up);
    }
    parameters();
}

std::string_view Describer::describe(const driver::Subject& subject, uint64_t seed, uint64_t index) {
    subject_ = &subject;
    rng_ = Rng(seed ^ word_salt, index);
    out_.clear();
    sentence_.clear();
    named_.clear();
    thread_.clear();
    depth_ = 0;
    is_kernel_ = true;
    tell(subject);
    subject_ = nullptr;
    return out_;
}

}  // namespace weft::facts
