import warp as wp

scaled = [1, 2, 3]
for i, value in enumerate(scaled):
    scaled[i] = value * 10
table = {"a": 1, "b": 2}
for key in table:
    table[key] = table[key] + 5
copied = [4, 5]
for value in list(copied):
    copied.append(value)
kinds = {3, 1, 2}
A = sum(scaled)
B = table["a"] * table["b"]
C = len(copied)
D = max(kinds) + sorted(kinds)[0] + len(kinds)


@wp.kernel
def loops_over_containers(x: wp.array(dtype=float)):
    x[0] = float(A) + float(B)
    x[1] = float(C) + float(D)
