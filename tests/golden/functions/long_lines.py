# Lines without a bound: many arguments with long names, members of members of members
import warp as wp


@wp.struct
class S00:
    member_with_a_long_name: float


@wp.struct
class S01:
    member_000000001: S00


@wp.struct
class S02:
    member_000000002: S01


@wp.struct
class S03:
    member_000000003: S02


@wp.struct
class S04:
    member_000000004: S03


@wp.struct
class S05:
    member_000000005: S04


@wp.func
def many(
    parameter_000000: float,
    parameter_000001: float,
    parameter_000002: float,
    parameter_000003: float,
    parameter_000004: float,
    parameter_000005: float,
    parameter_000006: float,
    parameter_000007: float,
    parameter_000008: float,
    parameter_000009: float,
    parameter_000010: float,
    parameter_000011: float,
    parameter_000012: float,
    parameter_000013: float,
    parameter_000014: float,
    parameter_000015: float,
    parameter_000016: float,
    parameter_000017: float,
    parameter_000018: float,
    parameter_000019: float,
):
    return parameter_000000 * parameter_000019


@wp.func
def chained(state: S05, value: float):
    state.member_000000005.member_000000004.member_000000003.member_000000002.member_000000001.member_with_a_long_name = value
    return state.member_000000005.member_000000004.member_000000003.member_000000002.member_000000001.member_with_a_long_name


@wp.kernel
def long_lines(state: S05, source_of_values: wp.array(dtype=float), target_of_values: wp.array(dtype=float)):
    first_index_here = wp.tid()
    value = source_of_values[first_index_here]
    target_of_values[first_index_here] = chained(state, value)


@wp.kernel
def long_call(
    parameter_000000: float,
    parameter_000001: float,
    parameter_000002: float,
    parameter_000003: float,
    parameter_000004: float,
    parameter_000005: float,
    parameter_000006: float,
    parameter_000007: float,
    parameter_000008: float,
    parameter_000009: float,
    parameter_000010: float,
    parameter_000011: float,
    parameter_000012: float,
    parameter_000013: float,
    parameter_000014: float,
    parameter_000015: float,
    parameter_000016: float,
    parameter_000017: float,
    parameter_000018: float,
    parameter_000019: float,
    out: wp.array(dtype=float),
):
    out[0] = many(parameter_000000, parameter_000001, parameter_000002, parameter_000003, parameter_000004, parameter_000005, parameter_000006, parameter_000007, parameter_000008, parameter_000009, parameter_000010, parameter_000011, parameter_000012, parameter_000013, parameter_000014, parameter_000015, parameter_000016, parameter_000017, parameter_000018, parameter_000019)
