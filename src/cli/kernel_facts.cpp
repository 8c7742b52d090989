#include "cli/kernel_facts.h"

#include "facts/complexity.h"
#include "facts/memory_json.h"
#include "infer/infer.h"
#include "inputs/json.h"

namespace weft::cli {

void KernelFacts::write(JsonWriter& json, const driver::Subject& subject) {
    const facts::Complexity complexity = facts::complexity(subject);
    json.member("difficulty", complexity.difficulty).key("complexity").begin_object();
#define WEFT_COMPLEXITY(name, text) json.member(#name, complexity.name);
#include "dataset/row/complexity.def"
#undef WEFT_COMPLEXITY
    json.end_object();
    const facts::SkillCounts skill = skill_facts_.counts(subject);
    const uint32_t points = facts::skill_points(skill);
    json.key("skill").begin_object().member("level", facts::skill_level(points)).member("points", points);
#define WEFT_SKILL(name, weight, most, text) json.member(#name, skill.name);
#include "facts/skill.def"
#undef WEFT_SKILL
    json.end_object();
    const gradient::Gradient gradient = judge_.judge(subject);
    json.key("gradient").begin_object().member("kind", text(gradient.verdict));
    json.member("reason", name(gradient.reason)).member("text", explain(gradient.reason)).end_object();
    memory_facts_.look_at(subject, memory_);
    facts::write(json.key("memory"), memory_);
    json.member("description", describer_.describe(subject, 0, 0));
    const Result<infer::Inferred> inferred = infer::infer(subject);
    if (inferred) {
        inputs::write(json.key("inputs"), inferred.value().inputs);
    } else {
        json.key("inputs").null();
    }
    json.key("inferred").begin_object().member("reason", inferred ? std::string() : inferred.error());
    json.member("not_finite", inferred ? inferred.value().not_finite : std::string());
    json.member("forward_only", inferred ? inferred.value().forward_only : std::string()).end_object();
}

}  // namespace weft::cli
