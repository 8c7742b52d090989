// ml: activations, normalization, losses, optimizers, neurons, attention-like rows; each plan with variants
// of its steps.
#include "synth/category.h"
#include "synth/ideas.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 28,
                          .product = 28,
                          .quotient = 7,
                          .min_max = 10,
                          .unary = 14,
                          .blend = 3,
                          .from_int = 1,
                          .logic = 20};
constexpr Plan plan{.local = 26, .branch = 9, .chain = 3, .unrolled = 4, .dynamic = 7};

Value one(Scene& s) {
    return s.literal(1.0);
}

// 1 / (1 + exp(-x)), from its parts.
Value sigmoid(Scene& s, Value x) {
    const Value e = s.k.call(Unary::Exp, s.k.neg(s.k.fit(x, {{-4, 4}})));
    Value out = s.k.div(one(s), s.coin(70) ? s.k.add(one(s), e) : s.k.add(e, one(s)));
    out.range = {0.01, 0.99};
    out.gain = x.gain;
    return out;
}

Value tanh(Scene& s, Value x) {
    return s.k.call(Unary::Tanh, s.k.fit(x, {{-30, 30}}));
}

uint32_t width(Scene& s) {
    return s.rng.pick({4u, 8u, 6u, 12u, 16u, 3u});
}

void rectifier(Scene& s) {
    const Value x = s.in("x", {-3, 3});
    const double leak = s.rng.pick({0.01, 0.1, 0.2, 0.05});
    switch (s.rng.below(5)) {
        case 0:
            return s.out("relu_out", s.positive(x));
        case 1: {
            const Value positive = s.k.compare(Compare::Greater, x, s.literal(0.0));
            return s.out("act_out", s.k.ternary(positive, x, s.scaled(leak, x)));
        }
        case 2:
            return s.out("act_out", s.k.maximum(x, s.product(s.number("slope", {0.01, 0.3}), x)));
        case 3:
            return s.out("relu6_out", s.k.minimum(s.positive(x), s.literal(6.0)));
        default: {
            const Value hidden = s.coin() ? s.product(s.in("weight", {-1, 1}), x) : x;
            const Value h = s.let("h", s.k.add(hidden, s.in("bias", {-0.5, 0.5})));
            return s.out("relu_out", s.positive(h));
        }
    }
}

void exponential_unit(Scene& s) {
    const Value x = s.named("x_val", s.in("x", {-3, 3}));
    const Value alpha = s.number("alpha", {0.5, 1.5});
    const Word name = s.k.fresh("act");
    s.k.if_(s.k.compare(s.coin() ? Compare::Greater : Compare::GreaterEqual, x, s.literal(0.0)));
    const Value up = s.coin(60) ? x : s.scaled(1.05, x);
    s.k.assign(name, up);
    s.k.else_();
    const Value down = s.product(alpha, s.k.sub(s.exponential(x), one(s)));
    s.k.assign(name, down);
    s.k.close();
    Value both = down;
    both.range = hull(up.range, down.range);
    const Value act = s.k.named(name, both);
    s.k.show(act);
    s.out("act_out", act);
}

void swish(Scene& s) {
    const Value x = s.in("x", {-4, 4});
    const Value inside = s.coin(60) ? x : s.product(s.number("beta", {0.5, 2}), x);
    const Value gate = s.let("gate", sigmoid(s, inside));
    s.out("out", s.coin(75) ? s.product(x, gate) : gate);
}

void gelu(Scene& s) {
    const Value x = s.simple() ? s.in("x", {-2, 2}) : s.named("v", s.in("x", {-3, 3}));
    if (s.simple() || s.coin()) {
        const Value erf = s.k.call(Unary::Erf, s.scaled(0.70710678, x));
        return s.out("gelu_out", s.k.mul(s.scaled(0.5, x), s.k.add(one(s), erf)));
    }
    const Value cube = s.let("cube", s.k.mul(x, s.k.mul(x, x)));
    const Value inner = s.let("inner", s.scaled(0.7978846, s.k.add(x, s.scaled(0.044715, cube))));
    const Value gate = s.k.add(one(s), tanh(s, inner));
    s.out("gelu_out", s.k.mul(s.scaled(0.5, x), gate));
}

void softplus(Scene& s) {
    const Value x = s.in("x", {-3, 3});
    const Value sp = s.let("sp", s.k.call(Unary::Log, s.k.add(one(s), s.exponential(x))));
    if (s.simple() || s.coin()) return s.out("softplus_out", sp);
    s.out("mish_out", s.product(x, tanh(s, sp)));
}

void squared_error(Scene& s) {
    const Value target = s.in("target", {-2, 2}), pred = s.in("pred", {-2, 2});
    const Value d = s.named("diff", s.k.sub(pred, target));
    Value loss = s.k.mul(d, d);
    if (s.coin()) loss = s.scaled(0.5, loss);
    if (s.coin(40)) loss = s.product(s.in("weight", {0, 1}), loss);
    s.out("loss", loss);
    if (!s.simple() && s.coin(35)) s.out("grad_pred", s.scaled(2.0, d));
}

void huber(Scene& s) {
    const Value target = s.in("target", {-3, 3}), pred = s.in("pred", {-3, 3});
    const Value d = s.named("err", s.k.sub(pred, target));
    const Value size = s.named("abs_err", s.k.call(Unary::Abs, d));
    const Value delta = s.number("delta", {0.5, 1.5});
    const Value inside = s.scaled(0.5, s.coin() ? s.k.mul(d, d) : s.k.mul(size, size));
    const Value outside = s.product(delta, s.k.sub(size, s.scaled(0.5, delta)));
    const Value small = s.k.compare(s.coin() ? Compare::LessEqual : Compare::Less, size, delta);
    if (s.coin())
        return s.out("loss",
                     s.coin() ? s.k.ternary(small, inside, outside) : s.k.where(small, inside, outside));
    const Word name = s.k.fresh("l_val");
    s.k.if_(small);
    s.k.assign(name, inside);
    s.k.else_();
    s.k.assign(name, outside);
    s.k.close();
    Value both = inside;
    both.range = hull(inside.range, outside.range);
    s.out("loss", s.k.named(name, both));
}

void cross_entropy(Scene& s) {
    const Value p = s.named("p", s.coin() ? s.in("prob", {0.1, 0.9}) : sigmoid(s, s.in("logit", {-3, 3})));
    const Value y = s.coin(70) ? s.in("label", {0, 1}) : s.number("y", {0.1, 0.9});
    const Value safe = s.named("p_safe", s.k.clamp(p, 0.06, 0.94));
    const Value yes = s.product(y, s.k.call(Unary::Log, safe));
    const Value no = s.k.mul(s.k.sub(one(s), y), s.k.call(Unary::Log, s.k.sub(one(s), safe)));
    s.out("loss", s.coin() ? s.k.neg(s.sum(yes, no)) : s.k.sub(s.k.neg(yes), no));
}

void hinge(Scene& s) {
    const Value score = s.in("score", {-3, 3});
    const Value margin = s.product(s.in("label", {-1, 1}), score);
    const Value gap = s.let("gap", s.k.sub(s.number("margin", {0.5, 1.5}), margin));
    const Value loss = s.let("hinge", s.positive(gap));
    s.out("loss", s.coin() || s.simple() ? loss : s.k.mul(loss, loss));
}

void triplet(Scene& s) {
    const Type type = vector_type(s.coin() ? 3 : 4);
    const Value a = s.named("anchor_v", s.in("anchor", type, {-1, 1}));
    const Value near = s.named("d_pos", s.k.length_sq(s.k.sub(a, s.in("positive", type, {-1, 1}))));
    const Value far = s.named("d_neg", s.k.length_sq(s.k.sub(a, s.in("negative", type, {-1, 1}))));
    s.out("loss", s.positive(s.k.add(s.k.sub(near, far), s.number("margin", {0.1, 1}))));
}

void cosine(Scene& s) {
    const Type type = vector_type(s.coin() ? 3 : 4);
    const Value a = s.in("feat_a", type, {0.1, 1}), b = s.in("feat_b", type, {0.2, 2});
    if (s.coin() || s.simple()) return s.out("similarity", s.k.dot(s.k.normalize(a), s.k.normalize(b)));
    const Value norm = s.let("norms", s.k.mul(s.k.length(a), s.k.length(b)));
    const Value sim = s.let("sim", s.k.div(s.k.dot(a, b), norm));
    s.out("similarity", s.coin() ? sim : s.k.sub(one(s), sim));
}

void neuron(Scene& s) {
    const uint32_t length = s.rng.pick({4u, 8u, 16u, 32u, 24u});
    const ParamId x = s.row("features", {-1, 1}, length);
    const ParamId w = s.coin(70) ? s.table("weights", {-1, 1}, length) : s.row("weights", {-1, 1}, length);
    const bool may_be_kept = true;
    const Scene::Sum sum = s.open_sum(s.coin() ? "z" : "acc", length, may_be_kept);
    const Value weight =
        s.k[w].ndim == 1 ? s.k.element(w, {sum.index}) : s.k.element(w, {s.k.thread(), sum.index});
    const Value term = s.product(weight, s.k.element(x, {s.k.thread(), sum.index}));
    const Value z = s.close_sum(sum, term);
    const Value biased = s.coin(70) ? s.k.add(z, s.number("bias", {-0.5, 0.5})) : z;
    if (z.stale && s.k.honest) return s.out("pre_act", biased);
    const Value h = s.let("h", biased);
    switch (s.rng.below(3)) {
        case 0:
            return s.out("act_out", s.positive(h));
        case 1:
            return s.out("act_out", tanh(s, h));
        default:
            return s.out("act_out", sigmoid(s, h));
    }
}

void softmax(Scene& s) {
    const uint32_t length = width(s);
    const ParamId x = s.row("logits", {-2, 2}, length);
    const Value temperature = s.coin(30) ? s.number("temperature", {0.5, 2}) : Value{};
    const auto item = [&](Value j) {
        const Value logit = s.k.element(x, {s.k.thread(), j});
        return temperature.size != 0 ? s.k.div(logit, temperature) : logit;
    };
    Scene::Sum sum = s.open_sum("denom", length, !s.k.honest);
    Value e = s.k.call(Unary::Exp, item(sum.index));
    Value total = s.close_sum(sum, e);
    total.range.lo = sum.kept ? 0.01 : total.range.lo;
    if (s.coin(30)) return s.out("log_norm", s.k.call(Unary::Log, s.k.fit(total, {{0.05, 1e4}})));
    const Value denominator = total.range.lo >= 0.1 ? total : s.k.maximum(total, s.literal(0.1));
    Parameter added;
    added.name = s.k.fresh("probs");
    added.type = f32;
    added.ndim = 2;
    added.shape[0] = extent_n;
    added.shape[1] = constant(length);
    added.role = Role::Out;
    added.fill = Fill::Zero;
    const ParamId out = s.k.parameter(added);
    s.loop_again(sum, false);
    s.k.store(out, {s.k.thread(), sum.index}, s.k.div(s.k.call(Unary::Exp, item(sum.index)), denominator));
    s.k.close();
}

void layer_norm(Scene& s) {
    const uint32_t length = s.rng.pick({4u, 8u, 16u});
    const double share = 1.0 / length;
    const ParamId x = s.row("hidden", {-2, 2}, length);
    const bool rms = s.coin(35);
    Value mean;
    if (!rms) {
        const Scene::Sum sum = s.open_sum("total", length, false);
        mean = s.named("mean", s.scaled(share, s.close_sum(sum, s.k.element(x, {s.k.thread(), sum.index}))));
    }
    Scene::Sum squares = s.open_sum("sq_sum", length, false);
    Value d = s.k.element(x, {s.k.thread(), squares.index});
    if (!rms) d = s.k.sub(d, mean);
    d = s.named("d_j", d);
    const Value variance = s.scaled(share, s.close_sum(squares, s.k.mul(d, d)));
    const Value scale = s.named(
        "inv_std",
        s.k.div(one(s), s.k.call(Unary::Sqrt, s.k.add(variance, s.literal(s.rng.pick({0.01, 0.1, 0.02}))))));
    Parameter added;
    added.name = s.k.fresh("normed");
    added.type = f32;
    added.ndim = 2;
    added.shape[0] = extent_n;
    added.shape[1] = constant(length);
    added.role = Role::Out;
    added.fill = Fill::Zero;
    const ParamId out = s.k.parameter(added);
    const ParamId gamma = s.table("gamma", {0.5, 1.5}, length);
    s.loop_again(squares, false);
    Value value = s.k.element(x, {s.k.thread(), squares.index});
    if (!rms) value = s.k.sub(value, mean);
    value = s.k.mul(value, scale);
    if (s.coin(60)) value = s.product(s.k.element(gamma, {squares.index}), value);
    s.k.store(out, {s.k.thread(), squares.index}, value);
    s.k.close();
}

void batch_norm(Scene& s) {
    const Value x = s.in("x", {-2, 2});
    const Value mean = s.number("running_mean", {-0.5, 0.5}),
                variance = s.coin() ? s.in("running_var", {0.2, 2}) : s.number("var", {0.5, 2});
    const Value centered = s.k.sub(x, mean);
    const Value normed = s.let(
        "x_hat", s.k.div(centered, s.k.call(Unary::Sqrt,
                                            s.k.add(variance, s.literal(s.rng.pick({0.001, 0.01, 0.1}))))));
    if (s.simple()) return s.out("y", normed);
    const Value beta = s.number("beta", {-0.5, 0.5});
    s.out("y", s.k.add(s.product(s.number("gamma", {0.5, 1.5}), normed), beta));
}

void momentum(Scene& s) {
    const Value w = s.in("param", {-1, 1}), g = s.in("grad", {-1, 1});
    const Value rate = s.number("lr", {0.001, 0.1});
    if (s.simple()) return s.out("param_out", s.k.sub(w, s.product(rate, g)));
    const Value mu = s.number("momentum", {0.5, 0.95});
    Value step = g;
    if (s.coin(35)) step = s.k.add(g, s.product(s.number("weight_decay", {0.001, 0.1}), w));
    const Value v = s.let("v_new", s.k.add(s.product(mu, s.in("velocity", {-1, 1})), step));
    const Value nesterov = s.coin(30) ? s.k.add(step, s.product(mu, v)) : v;
    s.out("velocity_out", v);
    s.out("param_out", s.k.sub(w, s.product(rate, nesterov)));
}

void adam(Scene& s) {
    const Value g = s.named("g", s.in("grad", {-1, 1}));
    const Value b1 = s.number("beta1", {0.8, 0.95}), b2 = s.number("beta2", {0.9, 0.99});
    const Value m =
        s.named("m_new", s.k.add(s.product(b1, s.in("m", {-1, 1})), s.k.mul(s.k.sub(one(s), b1), g)));
    const Value v = s.named(
        "v_new", s.k.add(s.product(b2, s.in("v", {0.05, 1})), s.k.mul(s.k.sub(one(s), b2), s.k.mul(g, g))));
    const Value root = s.k.call(Unary::Sqrt, s.k.fit(v, {{0.01, 1e4}}));
    const Value step = s.k.div(m, s.k.add(root, s.literal(s.rng.pick({0.01, 0.001, 0.1}))));
    s.out("m_out", m);
    s.out("v_out", v);
    const Value change = s.product(s.number("lr", {0.001, 0.1}), step);
    s.out("param_out", s.k.sub(s.in("param", {-1, 1}), change));
}

void attention_score(Scene& s) {
    const uint32_t length = s.rng.pick({4u, 8u, 16u, 32u});
    const ParamId q = s.row("query", {-1, 1}, length),
                  key = s.coin() ? s.row("key", {-1, 1}, length) : s.table("key", {-1, 1}, length);
    const Scene::Sum sum = s.open_sum("score", length, true);
    const Value other =
        s.k[key].ndim == 1 ? s.k.element(key, {sum.index}) : s.k.element(key, {s.k.thread(), sum.index});
    const Value score = s.close_sum(sum, s.k.mul(s.k.element(q, {s.k.thread(), sum.index}), other));
    s.out("score_out", s.scaled(length == 4    ? 0.5
                                : length == 16 ? 0.25
                                : length == 8  ? 0.35355338
                                               : 0.17677669,
                                score));
}

void attention_row(Scene& s) {
    const uint32_t length = s.rng.pick({3u, 4u, 6u, 8u});
    const ParamId scores = s.row("scores", {-2, 2}, length),
                  values = s.coin() ? s.row("values", {-1, 1}, length) : s.table("values", {-1, 1}, length);
    const Value norm = s.start("norm", s.k.zero(f32)), mix = s.start("mixed", s.k.zero(f32));
    const Value j = s.k.for_({s.k.number(i32, length)}, {0, length - 1.0}, true);
    const Value w = s.named("w_j", s.k.call(Unary::Exp, s.k.element(scores, {s.k.thread(), j})));
    const Value v = s.k[values].ndim == 1 ? s.k.element(values, {j}) : s.k.element(values, {s.k.thread(), j});
    s.k.augment(norm, "+", w);
    s.k.augment(mix, "+", s.k.mul(w, v));
    s.k.close();
    const Value denominator = s.known(norm, {length * 0.12, length * 7.5}, length * 8);
    const Value numerator = s.known(mix, {-7.5 * length, 7.5 * length}, length * 16);
    s.out("attended", s.k.div(numerator, denominator));
}

void embedding(Scene& s) {
    const uint32_t vocabulary = s.rng.pick({16u, 32u, 64u, 128u});
    const Extent all[] = {extent_n};
    const ParamId tokens = s.k.index_array(all, constant(vocabulary));
    const ParamId table = s.table("embed", {-1, 1}, vocabulary);
    const Value token = s.named("token", s.k.element(tokens));
    Value value = s.k.element(table, {token});
    const bool placed = s.coin();
    if (placed) value = s.k.add(value, s.in("pos_enc", {-1, 1}));
    s.out("embedded", placed && s.coin() ? value : s.product(s.number("scale", {0.5, 4}), value));
}

void positional(Scene& s) {
    const Value place = s.k.cast(s.k.mod(s.k.thread(), s.k.number(i32, s.rng.pick({16, 32, 64}))), f32);
    const Value phase = s.named("phase", s.product(place, s.in("freq", {0.01, 0.9})));
    const Value value = s.k.call(s.coin() ? Unary::Sin : Unary::Cos, phase);
    s.out("encoding", s.coin() ? value : s.k.add(s.in("x", {-1, 1}), value));
}

void gate(Scene& s) {
    const Value x = s.in("cand", {-2, 2}), z = s.let("z_gate", sigmoid(s, s.in("gate_in", {-3, 3})));
    const Value candidate = s.let("cand_act", s.coin() ? tanh(s, x) : x);
    if (s.simple() || s.coin(40)) return s.out("gated", s.product(z, candidate));
    const Value h = s.in("h_prev", {-1, 1});
    s.out("h_out", s.k.add(s.product(z, h), s.k.mul(s.k.sub(one(s), z), candidate)));
}

void memory_cell(Scene& s) {
    const Value forget = s.named("f_gate", sigmoid(s, s.in("f_in", {-3, 3}))),
                input = s.named("i_gate", sigmoid(s, s.in("i_in", {-3, 3})));
    const Value candidate = s.let("g_val", tanh(s, s.in("g_in", {-2, 2})));
    const Value added = s.product(input, candidate);
    const Value cell = s.named("c_new", s.sum(s.product(forget, s.in("c_prev", {-1, 1})), added));
    s.out("c_out", cell);
    if (!s.coin(70)) return;
    const Value squashed = tanh(s, cell);
    s.out("h_out", s.product(sigmoid(s, s.in("o_in", {-3, 3})), squashed));
}

void quantize(Scene& s) {
    const Value scale = s.number("scale", {0.5, 4}), x = s.in("x", {-2, 2});
    const Value steps = s.let("q", s.k.call(s.coin() ? Unary::Round : Unary::Floor, s.k.div(x, scale)));
    const double limit = s.rng.pick({7.0, 15.0, 127.0});
    const Value clipped = s.k.clamp(steps, -limit - 1, limit);
    s.out("dequant", s.product(clipped, scale));
    if (s.coin()) s.out("clipped_x", s.k.clamp(x, -1, 1));
}

void divergence(Scene& s) {
    const Value mu = s.named("mu_val", s.in("mu", {-1, 1})),
                log_var = s.named("log_var_val", s.in("log_var", {-1, 1}));
    const Value inside = s.k.sub(s.k.sub(s.k.add(one(s), log_var), s.k.mul(mu, mu)), s.exponential(log_var));
    s.out("kl", s.scaled(-0.5, inside));
}

void focal(Scene& s) {
    const Value p = s.named("p_t", s.in("prob", {0.1, 0.9}));
    const Value miss = s.named("miss", s.k.sub(one(s), p));
    Value weight = s.k.mul(miss, miss);
    if (s.coin(40)) {
        const Value focus = s.number("focus", {0.5, 3});
        weight = s.k.power(s.k.fit(miss, {{0.05, 1}}), focus, false);
    }
    Value loss = s.k.neg(s.product(weight, s.k.call(Unary::Log, p)));
    if (s.coin()) loss = s.product(s.number("alpha", {0.1, 0.9}), loss);
    s.out("loss", loss);
}

void pooling(Scene& s) {
    const uint32_t length = s.rng.pick({2u, 4u, 8u, 3u});
    const ParamId x = s.row("window", {-2, 2}, length);
    if (s.coin()) {
        const Scene::Sum sum = s.open_sum("pooled", length, true);
        return s.out("pool_out", s.scaled(length == 3 ? 0.33333334 : 1.0 / length,
                                          s.close_sum(sum, s.k.element(x, {s.k.thread(), sum.index}))));
    }
    const Value best = s.start("best", s.k.element(x, {s.k.thread(), s.k.number(i32, 0)}));
    const Value j = s.k.for_({s.k.number(i32, 1), s.k.number(i32, length)}, {1, length - 1.0}, true);
    s.k.set(best, s.k.maximum(best, s.k.element(x, {s.k.thread(), j})));
    s.k.close();
    s.out("pool_out", s.known(best, {-2, 2}, 1));
}

void regularized(Scene& s) {
    const Value w = s.in("w", {-2, 2});
    const Value square = s.square(w);
    const Value l2 = s.product(s.number("lambda2", {0.01, 0.5}), square);
    if (s.simple()) return s.out("penalty", l2);
    const Value size = s.k.call(Unary::Abs, w);
    const Value l1 = s.product(s.number("lambda1", {0.01, 0.5}), size);
    s.out("penalty", s.coin(60) ? s.sum(l1, l2) : s.sum(s.in("loss_in", {0, 4}), l2));
}

constexpr Idea ideas[] = {
    {"rectifier", 1, rectifier},
    {"exponential unit", 2, exponential_unit},
    {"swish", 1, swish},
    {"GELU", 1, gelu},
    {"softplus", 1, softplus},
    {"squared error", 1, squared_error},
    {"Huber loss", 2, huber},
    {"binary cross-entropy", 2, cross_entropy},
    {"hinge loss", 1, hinge},
    {"triplet loss", 2, triplet},
    {"cosine similarity", 1, cosine},
    {"neuron", 2, neuron},
    {"softmax", 2, softmax},
    {"layer normalization", 3, layer_norm},
    {"batch normalization", 1, batch_norm},
    {"gradient descent with momentum", 1, momentum},
    {"Adam step", 3, adam},
    {"attention score", 2, attention_score},
    {"attention over a row", 2, attention_row},
    {"embedding lookup", 1, embedding},
    {"positional encoding", 1, positional},
    {"gate", 1, gate},
    {"memory cell", 3, memory_cell},
    {"quantization", 1, quantize},
    {"divergence of Gaussians", 1, divergence},
    {"focal loss", 2, focal},
    {"pooling", 2, pooling},
    {"weight penalty", 1, regularized},
};

}  // namespace

void grow_Ml(Kernel& k) {
    grow_ideas(k, ideas, palette, plan);
}

}  // namespace weft::synth
