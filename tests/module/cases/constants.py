"""Constants: literals, arithmetic, math, Warp scalars and vectors."""

import math

import numpy as np

import warp as wp

A = 3
B = -A // 2
C = (A**5 % 7) << 3
D = 7 / 2
E = -7 // 2.0
F = -7.5 % 2
G = 2**-3
H = 0x_FF | 0b101
I = ~A & 0xF0 ^ 3
J = 1e-7 * 3
K = A > 2 and not B
L = "a" * 3 + f"-{A}-{D}-{K}"
M = (1, 2.5, "x")
N = M[-1]
O, (P, *Q) = 1, [2, 3, 4]
R = M + (4,)
S = [x * x for x in range(5) if x % 2]
T = {"a": 1, "b": 2}
U = T["b"]
V = sum(S) + max(3, 9, 2) + min(S) + len(S) + abs(-4)
W = math.pi * 2
X = math.sqrt(2.0)
Y = math.sin(0.5) + math.cos(0.25) * math.exp(-1.5) + math.log(10.0)
Z = math.floor(2.7) + math.ceil(2.1)
AA = wp.constant(17)
AB = wp.constant(wp.vec3(1.0, 2.0, 0.1))
AC = wp.vec3(1, 2, 3) * 2.0 + wp.vec3(0.1, 0.2, 0.3)
AD = wp.mat22(1, 2, 3, 4.5)
AE = wp.quat(0.0, 0.0, 0.0, 1.0)
AF = wp.transform(wp.vec3(1, 2, 3), wp.quat(0, 0, 0, 1))
AG = wp.transform()
AH = wp.float64(3)
AI = wp.float32(0.1)
AJ = wp.int64(2**40)
AK = wp.uint8(7)
AL = wp.types.vector(length=5, dtype=float)(1, 2, 3, 4, 5)
AM = wp.types.matrix(shape=(2, 3), dtype=wp.float64)([1, 2, 3], [4, 5, 6])
AN = wp.vec3h(0.1, 65504, 1e-8)
AO = wp.vec2i(2**31, -1)
AP = wp.types.vector(3, wp.bfloat16)(0.1, 1.00390625, 3e38)
AQ = wp.vec3ub(300, -1, 3)
AR = wp.vec4(2.5)
AS = wp.pi
AT = wp.HALF_PI + wp.inf
AU = float("1.5") + int("12") + int(3.99) + round(2.5) + round(3.5)
AV = bool(A) and True
AW = divmod(17, -5)
AX = 10**20
AY = (1 << 100) - 1
AZ = 1.0 if A == 3 else 2
BA = AB.x + AB[1]
BB = -AB
BC = not A
BD = True + True
BE = 5 if None else 6
BF = A is not None
BG = "x" in M
BH = 3 not in (1, 2)
BI = 1 < A <= 3
BJ = int(wp.float32(2.7))
BK = wp.vec3d(1, 2, 3)
BL = wp.spatial_vector(1, 2, 3, 4, 5, 6)
BM = math.radians(30) + math.degrees(0.3) + math.atan2(1, 2) + math.hypot(3, 4) * 0
BN = np.pi
BO = sorted([3, 1, 2])[0]
BP = list(zip((1, 2), "ab"))
BQ = [i + j for i in range(2) for j in (10, 20)]
BR = list(enumerate("ab", 5))
BS = all([1, 2]) and any([0, 1])
BT = wp.bool(True)
BU = "abc"[1:]
BV = list(reversed(range(3)))
BW = A == 3.0
BX = 1e400
BY = -0.0
BZ = 0.1 + 0.2
CA = wp.float16(0.1)
CB = 9007199254740993 + 0.0
CC = wp.vec3(*[1, 2, 3])
CD = wp.vec3([4, 5, 6])
CE = wp.mat33(
    1.0, 0.0, 0.0,
    0.0, 1.0, 0.0,
    0.0, 0.0, 1.0,
)  # fmt: skip


@wp.kernel
def k(x: wp.array(dtype=float)):
    x[0] = float(A) + D
