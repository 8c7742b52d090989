# idea: confusion matrix of a segmentation
# brief: Count how often pixels of each true class were given each predicted class.
# description: One thread per pixel. The true class is `class_remap[labels[pixel]]`: the dataset's raw label mapped to the classes
#     of the training, negative for labels that are not evaluated. Those pixels, and predictions outside of the classes of
#     `confusion`, are left out and counted in `skipped[0]`. All others add one to `confusion[truth, predicted]` with the
#     predicted class from `predictions`.
# launch: n
# inputs:
#     predictions[n] = index(-1, 6)
#     labels[n] = index(0, 12)
#     class_remap[12] = index(-1, 6)
#     confusion[6, 6] = zero
#     skipped[1] = zero
# fits:
#     indirect_thread
import warp as wp


@wp.kernel
def accumulate_confusion_matrix(
    predictions: wp.array(dtype=wp.int16),
    labels: wp.array(dtype=wp.uint8),
    class_remap: wp.array(dtype=int),
    confusion: wp.array2d(dtype=int),
    skipped: wp.array(dtype=int),
):
    """Rows are the truth, columns the predictions. Launch: one thread per pixel."""
    pixel = wp.tid()
    truth = class_remap[int(labels[pixel])]
    predicted = int(predictions[pixel])

    if truth < 0 or predicted < 0 or predicted >= confusion.shape[1]:
        wp.atomic_add(skipped, 0, 1)
        return
    wp.atomic_add(confusion, truth, predicted, 1)
