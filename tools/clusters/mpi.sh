#!/bin/sh
# A shard of a set for each rank of an MPI job, without a library of MPI's:
#
#   N=1000000 OUT=/shared/set mpirun -n 64 tools/clusters/mpi.sh -d both --format jsonl.zst && weft merge /shared/set
#
# Ranks are told as Open MPI, MPICH and Slurm tell them. Further words go to weft generate; WEFT is the program.
set -eu
: "${N:?how many rows}" "${OUT:?the folder that all nodes see}"
rank=${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-${SLURM_PROCID:?no rank: start it with mpirun or srun}}}
ranks=${OMPI_COMM_WORLD_SIZE:-${PMI_SIZE:-${SLURM_NTASKS:?no number of ranks}}}
exec "${WEFT:-weft}" generate -n "$N" -o "$OUT" --shard "$rank/$ranks" --threads 1 --resume --quiet "$@"
