#!/bin/sh
# A shard of a set for each task of a Slurm job array:
#
#   N=100000000 OUT=/shared/set sbatch --array=0-9999 --cpus-per-task=2 tools/clusters/slurm.sh -d both --format parquet
#
# and when all are done: weft merge /shared/set, which names what is missing. The same line again makes only that. The number of
# shards is part of what a set is: keep to one --array. Further words go to weft generate; WEFT is the program.
set -eu
: "${N:?how many rows}" "${OUT:?the folder that all nodes see}" "${SLURM_ARRAY_TASK_ID:?this is a job of a Slurm array}"
exec "${WEFT:-weft}" generate -n "$N" -o "$OUT" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" \
    --threads "${SLURM_CPUS_PER_TASK:-1}" --resume --quiet "$@"
