#include "synth/names.h"

namespace weft::synth {
namespace {

using Words = std::string_view;

constexpr Words plain_floats[] = {"a",     "b",      "x",         "y",       "u",     "v",      "values",
                                  "data",  "src",    "inputs",    "samples", "lhs",   "rhs",    "z",
                                  "w",     "vals",   "input_a",   "input_b", "field", "series", "weights0",
                                  "x_in",  "y_in",   "arr",       "vec_a",   "left",  "right",  "buf",
                                  "first", "second", "grid_vals", "coeffs",  "levels"};
constexpr Words plain_vectors[] = {"p",         "q",       "points",  "vectors", "a",      "b",
                                   "u",         "v",       "dirs",    "verts",   "coords", "positions",
                                   "vecs",      "pts",     "v0",      "v1",      "locs",   "offsets_v",
                                   "targets_v", "anchors", "centers", "axes_v"};
constexpr Words plain_matrices[] = {"mats", "m",     "transforms", "A",         "B",      "basis",  "frames",
                                    "M",    "mat_a", "mat_b",      "rotations", "blocks", "systems"};
constexpr Words plain_ints[] = {"idx",    "keys",    "labels", "ids",   "codes",   "bins",
                                "counts", "offsets", "tags",   "cells", "parents", "links",
                                "modes",  "order",   "slots",  "ranks", "types_i"};
constexpr Words plain_outputs[] = {"out",      "result",  "dst",    "output", "c",      "results",
                                   "res",      "dest",    "y_out",  "outp",   "final",  "target_out",
                                   "vals_out", "summary", "answer", "outbuf", "written"};
constexpr Words plain_params[] = {
    "alpha", "beta",  "scale", "offset", "gamma",   "threshold", "factor", "shift",  "bias",   "gain",
    "s",     "k",     "c0",    "c1",     "lam",     "strength",  "amount", "rate",   "weight", "lo",
    "hi",    "sigma", "tau",   "w0",     "scale_x", "amplitude", "cutoff", "ratio_p"};
constexpr Words plain_locals[] = {
    "t",       "s",       "tmp",    "val",   "r",        "diff",    "prod",    "mid",    "ratio",
    "mix",     "base",    "delta",  "term",  "part",     "h",       "g",       "acc0",   "left_v",
    "right_v", "lo_v",    "hi_v",   "inner", "outer_v",  "value",   "v0",      "v1",     "c0",
    "c1",      "f0",      "f1",     "a0",    "b0",       "sq",      "lin",     "norm_v", "err",
    "corr",    "shifted", "scaled", "blend", "weighted", "half_v",  "step_v",  "peak",   "low",
    "high",    "total_v", "coef",   "poly",  "frac_v",   "curve",   "slope",   "gate",   "bump",
    "ramp",    "drift",   "spread", "inv",   "kernel_v", "profile", "estimate"};
constexpr Words plain_nouns[] = {"values", "elements", "array",   "samples", "entries", "data",
                                 "pairs",  "points",   "table",   "field",   "series",  "grid",
                                 "buffer", "lanes",    "columns", "rows",    "weights"};

constexpr Words physics_floats[] = {
    "mass",   "density", "pressure",  "temperature", "energy", "charge",    "radius",  "stiffness", "damping",
    "height", "speed",   "viscosity", "work_in",     "heat",   "volume",    "stiff",   "tension",   "moment",
    "angle",  "flow",    "depth0",    "mass_inv",    "area",   "thickness", "spacing", "load"};
constexpr Words physics_vectors[] = {"pos",      "vel",      "force",     "acc",   "normal",
                                     "momentum", "velocity", "positions", "wind",  "grad",
                                     "omega_v",  "torque_v", "x_pos",     "v_vel", "f_ext",
                                     "anchor",   "axis_v",   "drift_v",   "spin",  "rest_pos"};
constexpr Words physics_matrices[] = {"stress", "inertia", "strain", "rot", "frames", "deform"};
constexpr Words physics_ints[] = {"material", "cell", "group", "body", "cell_ids", "neighbors"};
constexpr Words physics_outputs[] = {
    "new_energy", "flux",        "impulse",     "new_pos",       "out_force", "potential",
    "result",     "work",        "next_state",  "new_vel",       "heat_out",  "out_energy",
    "stress_out", "damping_out", "new_density", "potential_out", "accel_out", "power_out"};
constexpr Words physics_params[] = {
    "dt",    "gravity", "drag",   "k_spring",   "rest_length", "friction", "omega",  "time",
    "rho0",  "mu",      "k_damp", "viscosity0", "bounce",      "strength", "cutoff", "spring_k",
    "mass0", "g_const", "relax",  "tension0",   "decay_rate",  "kappa"};
constexpr Words physics_locals[] = {
    "m",          "rho",      "e_kin",    "speed2",  "falloff",   "weight",      "dist",      "coeff",
    "ratio",      "drop",     "loss",     "heat",    "rate",      "accel",       "work_done", "inv_m",
    "kin",        "pot",      "drag_f",   "lift",    "tension_v", "torque",      "spin_v",    "impulse_v",
    "pressure_v", "grad_v",   "lap",      "visc",    "shear",     "bulk",        "elastic",   "plastic",
    "thermal",    "radiated", "absorbed", "emitted", "conv",      "diffuse_v",   "advect",    "src_v",
    "sink",       "net",      "balance",  "phase_v", "period",    "amp_v",       "freq_v",    "decay_v",
    "stretch",    "bend",     "twist",    "gap",     "overlap",   "penetration", "contact",   "slip"};
constexpr Words physics_nouns[] = {"particles", "field",       "energy", "forces",   "pressure", "grid",
                                   "bodies",    "springs",     "fluid",  "contacts", "density",  "velocities",
                                   "momenta",   "temperature", "stress", "orbits",   "fibers"};

constexpr Words learn_floats[] = {
    "logits", "activations", "weights", "features",  "targets",    "preds",     "scores", "grads",  "bias",
    "inputs", "losses",      "mask",    "hidden",    "x_in",       "residuals", "gates",  "scales", "errors",
    "means",  "stds",        "keys_in", "values_in", "queries_in", "logprobs",  "margins"};
constexpr Words learn_vectors[] = {"embeddings", "feats", "queries", "keys", "hidden", "tokens"};
constexpr Words learn_matrices[] = {"kernels", "filters", "proj", "attn", "cov"};
constexpr Words learn_ints[] = {"labels", "classes", "token_ids", "segments", "batch_ids"};
constexpr Words learn_outputs[] = {"probs",       "loss",       "outputs",   "normed",
                                   "grad_out",    "hidden_out", "result",    "activated",
                                   "logits_out",  "scores_out", "grads_out", "attention_out",
                                   "new_weights", "penalties",  "gated",     "updated"};
constexpr Words learn_params[] = {"lr",         "momentum",     "eps",   "temperature", "beta1",  "decay",
                                  "margin",     "dropout",      "alpha", "beta2",       "l2",     "scale0",
                                  "threshold0", "clip",         "slope", "tau",         "warmup", "smoothing",
                                  "keep_prob",  "label_smooth", "gamma0"};
constexpr Words learn_locals[] = {
    "z",        "h",       "score",    "err",      "gate",    "logit",   "norm",   "delta",   "act",
    "centered", "scaled",  "update",   "residual", "mean_v",  "var_v",   "std_v",  "x_hat",   "logit_v",
    "prob",     "loss_v",  "grad_v",   "weight_v", "bias_v",  "feat",    "proj_v", "attn_v",  "key_v",
    "query_v",  "energy",  "soft",     "margin_v", "penalty", "reward",  "adv",    "ratio_v", "clipped",
    "warm",     "cold",    "target_v", "diff_v",   "sq_err",  "abs_err", "hinge",  "focal",   "temp",
    "norm_x",   "shift_x", "gain_x",   "mask_v",   "keep"};
constexpr Words learn_nouns[] = {"activations", "logits",    "features", "weights",    "scores",
                                 "batch",       "gradients", "losses",   "embeddings", "attention",
                                 "targets",     "residuals", "gates",    "norms"};

constexpr Words signal_floats[] = {"signal",  "noise",   "amplitude", "phase",       "freq",    "window",
                                   "samples", "carrier", "envelope",  "filter_taps", "left_ch", "right_ch",
                                   "bins_f",  "taps",    "pulse",     "echo",        "delays",  "volume",
                                   "pitch",   "onset",   "ref_sig",   "baseline"};
constexpr Words signal_vectors[] = {"frames", "channels", "spectrum", "iq", "stereo"};
constexpr Words signal_matrices[] = {"mixing", "rotations", "filters", "response"};
constexpr Words signal_ints[] = {"lags", "bands", "codes", "slots", "ticks"};
constexpr Words signal_outputs[] = {"filtered",     "power",    "spectrum_out", "mixed",        "output",
                                    "response_out", "smoothed", "mixed_out",    "envelope_out", "gated",
                                    "compressed",   "delayed",  "shaped",       "demod",        "tone_out"};
constexpr Words signal_params[] = {"gain",     "cutoff",    "rate",      "bandwidth",    "attack",
                                   "release",  "center",    "q_factor",  "level",        "drive",
                                   "feedback", "delay_mix", "resonance", "threshold_db", "knee",
                                   "makeup",   "width0",    "detune",    "depth_p",      "sweep"};
constexpr Words signal_locals[] = {
    "amp",     "ph",     "wet",    "dry",    "env",      "carrier_val", "mod",       "peak",      "blend",
    "wave",    "tone",   "ripple", "tap",    "sig",      "filt",        "res_v",     "low_b",     "mid_b",
    "high_b",  "osc",    "lfo",    "gain_v", "phase_v",  "sine",        "saw",       "square_v",  "tri",
    "noise_v", "comp_v", "gate_v", "expo",   "attack_v", "decay_v",     "sustain_v", "release_v", "delay_v",
    "echo_v",  "feed",   "fold",   "clip_v", "shape_v",  "carrier0",    "side",      "center_v",  "side_v",
    "trans",   "harm",   "fund",   "alias_v"};
constexpr Words signal_nouns[] = {"signal",  "spectrum",  "waveform", "envelope", "samples",
                                  "band",    "tones",     "filters",  "echoes",   "channels",
                                  "carrier", "harmonics", "noise",    "levels"};

constexpr Words image_floats[] = {"depth",      "luma",      "alpha_map", "intensity", "shade",  "mask",
                                  "exposure",   "roughness", "albedo",    "opacity",   "red",    "green",
                                  "blue",       "gray",      "heights",   "ao",        "shadow", "lum_in",
                                  "weights_px", "coverage",  "blur_in",   "sharp"};
constexpr Words image_vectors[] = {"colors", "normals", "rgb", "light_dirs", "uv", "rays", "view_dirs"};
constexpr Words image_matrices[] = {"views", "tangents", "color_mats", "proj", "warps"};
constexpr Words image_ints[] = {"pixels", "tile_ids", "palette_idx", "levels", "layers"};
constexpr Words image_outputs[] = {
    "image", "pixels_out", "shaded",   "blended",   "out_color", "result",    "buffer",    "tone_mapped",
    "lit",   "masked",     "composed", "pixel_out", "gray_out",  "edges_out", "alpha_out", "graded"};
constexpr Words image_params[] = {"brightness", "contrast",     "gamma",      "exposure_bias", "fade",
                                  "blur",       "ambient",      "zoom",       "roughness0",    "saturation",
                                  "hue_shift",  "threshold_px", "edge0",      "sharpness",     "vignette",
                                  "exposure0",  "white_point",  "mix_amount", "falloff0",      "bias_px"};
constexpr Words image_locals[] = {
    "lum",     "tone",     "edge",       "shade_val",  "fog",       "mixed",      "light",     "spec",
    "blend",   "tint",     "grain",      "glow",       "gray_v",    "red_v",      "green_v",   "blue_v",
    "mask_v",  "alpha_v",  "cover",      "blur_v",     "sharp_v",   "noise_px",   "dither",    "vign",
    "curve_v", "gam",      "exposure_v", "contrast_v", "sat",       "hue",        "depth_v",   "fog_v",
    "occl",    "shadow_v", "rim",        "fresnel",    "diffuse_t", "specular_t", "ambient_t", "gloss",
    "rough",   "metal",    "ndl",        "ndh",        "vdh",       "atten",      "coat",      "sheen",
    "haze",    "bloom"};
constexpr Words image_nouns[] = {"image",  "pixels",   "colors",  "shading",    "texture",
                                 "frame",  "mask",     "shadows", "highlights", "gradient",
                                 "layers", "exposure", "edges",   "tones"};

constexpr Theme all_themes[] = {
    {"plain", plain_floats, plain_vectors, plain_matrices, plain_ints, plain_outputs, plain_params,
     plain_locals, plain_nouns},
    {"physics", physics_floats, physics_vectors, physics_matrices, physics_ints, physics_outputs,
     physics_params, physics_locals, physics_nouns},
    {"learning", learn_floats, learn_vectors, learn_matrices, learn_ints, learn_outputs, learn_params,
     learn_locals, learn_nouns},
    {"signal", signal_floats, signal_vectors, signal_matrices, signal_ints, signal_outputs, signal_params,
     signal_locals, signal_nouns},
    {"image", image_floats, image_vectors, image_matrices, image_ints, image_outputs, image_params,
     image_locals, image_nouns},
};

constexpr Words int_locals[] = {"m",       "slot",    "bucket", "half",   "rem",   "stride", "lane",
                                "step_id", "pos_id",  "col",    "row_id", "pos_i", "bin_i",  "cell_i",
                                "left_i",  "right_i", "lane_i", "wrap_i", "key_i", "hash_i", "code_i",
                                "part_i",  "seg_i",   "digit",  "mask_i"};
constexpr Words vector_locals[] = {"d",     "dir",      "axis",     "p0",     "p1",     "n",        "tangent",
                                   "vec",   "offset_v", "rel",      "e1",     "e2",     "center_v", "toward",
                                   "ray",   "edge_v",   "normal_v", "push",   "pull",   "swirl",    "delta_v",
                                   "mid_v", "far_v",    "near_v",   "flow_v", "side_w", "up_v",     "proj_v",
                                   "refl",  "tang",     "bitan",    "vel_v",  "acc_v",  "shift_v"};
constexpr Words sums[] = {"acc",        "total",      "sum_val",    "s",       "accum", "running",
                          "result_sum", "summed",     "sum_v",      "partial", "tally", "agg",
                          "integral",   "series_sum", "weight_sum", "dot_sum"};
constexpr Words counts[] = {"count", "n",         "num_items", "limit", "size",
                            "width", "num_steps", "length_n",  "k_max"};
constexpr Words indexes[] = {"tid", "i", "idx", "gid", "t_id", "index"};
constexpr Words loops[] = {"j",     "k",  "l",  "it",     "m_idx", "row",   "col_j", "step_k",
                           "n_idx", "jj", "kk", "step_j", "row_j", "bin_j", "tap_j", "ii"};
constexpr Words flags[] = {"inside", "is_valid", "hit", "active", "above", "done", "flag", "ok"};
constexpr Words int_params[] = {"steps",    "offset_i", "order_n", "stride_n", "mode",   "shift_n",
                                "period_n", "base_n",   "level_n", "repeat",   "rank_n", "seed_n"};
constexpr Words constants[] = {"SCALE", "EPS",  "GAIN",   "ALPHA",  "BETA",  "WEIGHT", "DAMPING",  "RATE",
                               "LIMIT", "BIAS", "OFFSET", "FACTOR", "DECAY", "CUTOFF", "STRENGTH", "BLEND"};
constexpr Words all_verbs[] = {"compute",   "update",  "eval",  "apply",  "process", "transform",  "map",
                               "blend",     "combine", "scale", "filter", "mix",     "accumulate", "project",
                               "evaluate",  "adjust",  "step",  "remap",  "refresh", "gather",     "reduce",
                               "sum",       "fill",    "build", "make",   "sample",  "smooth",     "rescale",
                               "tweak",     "advance", "relax", "weigh",  "fuse",    "merge",      "derive",
                               "integrate", "shape",   "shade", "solve",  "score"};

}  // namespace

std::span<const Theme> themes() {
    return all_themes;
}

std::span<const std::string_view> words(const Theme& theme, Pool pool) {
    switch (pool) {
        case Pool::Floats:
            return theme.floats;
        case Pool::Vectors:
            return theme.vectors;
        case Pool::Matrices:
            return theme.matrices;
        case Pool::Ints:
            return theme.ints;
        case Pool::Outputs:
            return theme.outputs;
        case Pool::Param:
            return theme.params;
        case Pool::Locals:
            return theme.locals;
        case Pool::IntLocals:
            return int_locals;
        case Pool::VectorLocals:
            return vector_locals;
        case Pool::Sums:
            return sums;
        case Pool::Counts:
            return counts;
        case Pool::Indexes:
            return indexes;
        case Pool::Loops:
            return loops;
        case Pool::Flags:
            return flags;
        case Pool::IntParams:
            return int_params;
        case Pool::Constants:
            return constants;
        case Pool::Count:
            break;
    }
    return theme.locals;
}

std::span<const std::string_view> verbs() {
    return all_verbs;
}

}  // namespace weft::synth
