# idea: one simulation of Monte Carlo tree search
# brief: Descend each search tree by the PUCT rule, mark the leaf for evaluation, and back up the value of the leaf along the
#     path.
# description: One thread per tree of a batch. Nodes are rows of `children[tree]`: the child by action, or `NO_CHILD`
#     where the action has not been tried. `descend_action` chooses the legal action with the largest score:
#     `mean_value` of the edge (`edge_value` over `edge_visits`; the value of the first play, 0, if never visited) plus
#     `exploration` times `priors` times the root of one more than all visits of the node's edges, over one plus the
#     edge's visits; of equal scores the first wins. An action is legal if its bit is set in `legal_actions[tree,
#     node]`. The descent starts at node 0 and ends where no action is legal (a terminal node), where the chosen action
#     has no child, or after `MAX_DEPTH` steps, which also stops it in damaged trees that run in circles. The chosen
#     edges are kept in a `Path`. `leaf_node` and `leaf_action` of the tree get where it ended, with action -1 for a
#     terminal node or at the greatest depth, and `depth` the number of edges. Then `leaf_value[tree]`, from the view of
#     the player who moves at the leaf, goes up the path from its last edge to the first: with every edge the sign
#     changes, because the players take turns; `edge_visits` grows by one and `edge_value` by the value.
# launch: n
# inputs:
#     children[n, 16, 4] = index(-1, 16)
#     priors[n, 16, 4] = uniform(0, 1)
#     legal_actions[n, 16] = index(0, 16)
#     leaf_value[n] = uniform(-1, 1)
#     exploration = 1.5
#     edge_visits[n, 16, 4] = index(0, 20)
#     edge_value[n, 16, 4] = uniform(-5, 5)
#     leaf_node[n] = zero
#     leaf_action[n] = zero
#     depth[n] = zero
# fits:
#     parameter_per_element(exploration)
#     active_mask
#     indirect_thread
import warp as wp

NO_CHILD = wp.constant(-1)
NO_ACTION = wp.constant(-1)
MAX_DEPTH = 8

Steps = wp.types.vector(length=MAX_DEPTH, dtype=wp.int32)


@wp.struct
class Path:
    nodes: Steps
    actions: Steps
    length: int
    leaf: int
    action: int


@wp.func
def is_legal(mask: int, action: int) -> bool:
    return ((mask >> action) & 1) == 1


@wp.func
def mean_value(value_sum: float, visits: int) -> float:
    if visits == 0:
        return 0.0
    return value_sum / float(visits)


@wp.func
def total_visits(visits: wp.array(dtype=int)) -> int:
    total = int(0)
    for action in range(visits.shape[0]):
        total += visits[action]
    return total


@wp.func
def descend_action(
    mask: int,
    visits: wp.array(dtype=int),
    values: wp.array(dtype=float),
    priors: wp.array(dtype=float),
    exploration: float,
) -> int:
    """Legal action with the largest PUCT score, or NO_ACTION."""
    parent_term = exploration * wp.sqrt(float(total_visits(visits) + 1))
    chosen = int(NO_ACTION)
    best = float(0.0)
    for action in range(visits.shape[0]):
        if not is_legal(mask, action):
            continue
        bonus = parent_term * priors[action] / float(1 + visits[action])
        score = mean_value(values[action], visits[action]) + bonus
        if chosen == NO_ACTION or score > best:
            chosen = action
            best = score
    return chosen


@wp.func
def select_path(
    children: wp.array2d(dtype=int),
    priors: wp.array2d(dtype=float),
    legal_actions: wp.array(dtype=int),
    visits: wp.array2d(dtype=int),
    values: wp.array2d(dtype=float),
    exploration: float,
) -> Path:
    path = Path()
    node = int(0)
    action = int(NO_ACTION)
    length = int(0)
    while length < MAX_DEPTH:
        action = descend_action(legal_actions[node], visits[node], values[node], priors[node], exploration)
        if action == NO_ACTION:  # the game is over here
            break
        path.nodes[length] = node
        path.actions[length] = action
        length += 1
        child = children[node, action]
        if child == NO_CHILD:
            break
        node = child
        action = int(NO_ACTION)
    path.length = length
    path.leaf = node
    path.action = action
    return path


@wp.func
def back_up(path: Path, leaf_value: float, visits: wp.array2d(dtype=int), values: wp.array2d(dtype=float)):
    value = float(leaf_value)
    for k in range(path.length):
        step = path.length - 1 - k
        node = path.nodes[step]
        action = path.actions[step]
        # what is good for the player to move is bad for the one whose action led here
        value = -value
        visits[node, action] = visits[node, action] + 1
        values[node, action] = values[node, action] + value


@wp.kernel(enable_backward=False)
def puct_select_and_backup(
    children: wp.array3d(dtype=int),
    priors: wp.array3d(dtype=float),
    legal_actions: wp.array2d(dtype=int),
    leaf_value: wp.array(dtype=float),
    exploration: float,
    edge_visits: wp.array3d(dtype=int),
    edge_value: wp.array3d(dtype=float),
    leaf_node: wp.array(dtype=int),
    leaf_action: wp.array(dtype=int),
    depth: wp.array(dtype=int),
):
    """One simulation in each tree of a batch; trees are independent, so that no atomics are needed."""
    tree = wp.tid()
    path = select_path(
        children[tree], priors[tree], legal_actions[tree], edge_visits[tree], edge_value[tree], exploration
    )
    leaf_node[tree] = path.leaf
    leaf_action[tree] = path.action
    depth[tree] = path.length
    back_up(path, leaf_value[tree], edge_visits[tree], edge_value[tree])
