import warp as wp

NOT_A_FILE = wp.constant(wp.uint64(0xFEFEFEFEFEFEFEFE))
NOT_AB_FILES = wp.constant(wp.uint64(0xFCFCFCFCFCFCFCFC))
NOT_H_FILE = wp.constant(wp.uint64(0x7F7F7F7F7F7F7F7F))
NOT_GH_FILES = wp.constant(wp.uint64(0x3F3F3F3F3F3F3F3F))


@wp.func
def knightAttacks(knights: wp.uint64) -> wp.uint64:
    upRight = knights << wp.uint64(17) & NOT_A_FILE | knights << wp.uint64(10) & NOT_AB_FILES
    downRight = knights >> wp.uint64(15) & NOT_A_FILE | knights >> wp.uint64(6) & NOT_AB_FILES
    upLeft = knights << wp.uint64(15) & NOT_H_FILE | knights << wp.uint64(6) & NOT_GH_FILES
    downLeft = knights >> wp.uint64(17) & NOT_H_FILE | knights >> wp.uint64(10) & NOT_GH_FILES
    return upRight | downRight | upLeft | downLeft


@wp.func
def pawnAttacks(pawns: wp.uint64) -> wp.uint64:
    return pawns >> wp.uint64(7) & NOT_A_FILE | pawns >> wp.uint64(9) & NOT_H_FILE


@wp.kernel
def computeKnightMobilityPerThreadKernel(worklist: wp.array[int], knights: wp.array[wp.uint64],
                                         ownPieces: wp.array[wp.uint64],
                                         enemyPieces: wp.array[wp.uint64],
                                         enemyPawns: wp.array[wp.uint64],
                                         attacksOut: wp.array[wp.uint64],
                                         mobilityOut: wp.array[int], capturesOut: wp.array[int]):
    """Evaluation term of a chess engine for a batch of positions."""
    thread = wp.tid()
    p = worklist[thread]
    if knights[p] == wp.uint64(0):
        mobilityOut[p] = -1
        return

    reached = knightAttacks(knights[p])
    attacksOut[p] = reached
    capturesOut[p] = wp.bit_count(reached & enemyPieces[p])
    # a square that a pawn covers costs the knight, so it is no mobility
    unsafe = ownPieces[p] | pawnAttacks(enemyPawns[p])
    mobilityOut[p] = wp.bit_count(reached & ~unsafe)
