# idea: knight mobility from chess bitboards
# brief: Compute the squares that the knights of a position attack and how many of them are safe and free.
# description: A position is one bit per square, a1 the lowest, eight squares to a rank. `knight_attacks` shifts all
#     knights at once by the eight moves: those that go one file to the right are masked by `NOT_A_FILE`, two files by
#     `NOT_AB_FILES`, to the left by `NOT_H_FILE` and `NOT_GH_FILES`, so that they do not wrap around the edge.
#     `pawn_attacks` gives the squares that enemy pawns, moving down the board, attack. For position `p`, `attacks[p]`
#     is the set attacked by `knights[p]`; `mobility[p]` is the number of these squares that are neither occupied by an
#     own piece (`own_pieces[p]`) nor attacked by `enemy_pawns[p]`. A position without knights has mobility -1, and its
#     `attacks[p]` and `captures[p]` are left as they are. `captures[p]` counts attacked squares with an enemy piece of
#     `enemy_pieces[p]`.
# launch: n
# inputs:
#     knights[n] = index(0, 5000000)
#     own_pieces[n] = index(0, 90000000000000)
#     enemy_pieces[n] = index(0, 9000000000000000)
#     enemy_pawns[n] = index(0, 70000000000000)
#     attacks[n] = zero
#     mobility[n] = zero
#     captures[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

NOT_A_FILE = wp.constant(wp.uint64(0xFEFEFEFEFEFEFEFE))
NOT_AB_FILES = wp.constant(wp.uint64(0xFCFCFCFCFCFCFCFC))
NOT_H_FILE = wp.constant(wp.uint64(0x7F7F7F7F7F7F7F7F))
NOT_GH_FILES = wp.constant(wp.uint64(0x3F3F3F3F3F3F3F3F))


@wp.func
def knight_attacks(knights: wp.uint64) -> wp.uint64:
    up_right = ((knights << wp.uint64(17)) & NOT_A_FILE) | ((knights << wp.uint64(10)) & NOT_AB_FILES)
    down_right = ((knights >> wp.uint64(15)) & NOT_A_FILE) | ((knights >> wp.uint64(6)) & NOT_AB_FILES)
    up_left = ((knights << wp.uint64(15)) & NOT_H_FILE) | ((knights << wp.uint64(6)) & NOT_GH_FILES)
    down_left = ((knights >> wp.uint64(17)) & NOT_H_FILE) | ((knights >> wp.uint64(10)) & NOT_GH_FILES)
    return up_right | down_right | up_left | down_left


@wp.func
def pawn_attacks(pawns: wp.uint64) -> wp.uint64:
    return ((pawns >> wp.uint64(7)) & NOT_A_FILE) | ((pawns >> wp.uint64(9)) & NOT_H_FILE)


@wp.kernel
def count_knight_mobility(
    knights: wp.array(dtype=wp.uint64),
    own_pieces: wp.array(dtype=wp.uint64),
    enemy_pieces: wp.array(dtype=wp.uint64),
    enemy_pawns: wp.array(dtype=wp.uint64),
    attacks: wp.array(dtype=wp.uint64),
    mobility: wp.array(dtype=int),
    captures: wp.array(dtype=int),
):
    """Evaluation term of a chess engine for a batch of positions."""
    p = wp.tid()
    if knights[p] == wp.uint64(0):
        mobility[p] = -1
        return

    reached = knight_attacks(knights[p])
    attacks[p] = reached
    captures[p] = wp.bit_count(reached & enemy_pieces[p])
    # a square that a pawn covers costs the knight, so it is no mobility
    unsafe = own_pieces[p] | pawn_attacks(enemy_pawns[p])
    mobility[p] = wp.bit_count(reached & ~unsafe)
