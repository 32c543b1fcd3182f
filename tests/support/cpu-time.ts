/**
 * The CPU time of this process so far, in milliseconds: for bounds on how much work something is. Unlike the clock it stands
 * still while other processes have the processor, so a busy machine does not fail what is quick.
 */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * CPU milliseconds that `work` takes: the least of `runs`, for the first may compile and any may collect garbage; none follows one that
 * took less than `enough`.
 */
export function cpuMilliseconds(work: () => unknown, runs = 1, enough = 0): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && least >= enough; run += 1) {
    const started = cpuNow();
    work();
    least = Math.min(least, cpuNow() - started);
  }
  return least;
}
