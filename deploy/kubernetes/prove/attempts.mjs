// Parses the output of the writer and the asker of the database's rehearsal: a line for each attempt.

/**
 * Reads the lines of a log: returns for each attempt its end in seconds, whether it succeeded, its number, and the
 * reason of a failure.
 */
export function attemptsIn(lines) {
  return lines
    .map((line) => /^(\d+) (ok|failed) (\d+) ?(.*)$/.exec(line))
    .filter(Boolean)
    .map(([, at, said, number, why]) => ({
      at: Number(at) / 1e6,
      isOk: said === 'ok',
      number: Number(number),
      why,
    }));
}

/** The longest time between two attempts that succeeded, in seconds. @throws when none succeeded after the last that failed */
export function longestGap(attempts) {
  const good = attempts
    .filter(({ isOk }) => isOk)
    .map(({ at }) => at)
    .sort((one, other) => one - other);
  const lastFailed = Math.max(0, ...attempts.filter(({ isOk }) => !isOk).map(({ at }) => at));
  if (good.length < 2 || good.at(-1) < lastFailed) {
    const last = attempts.findLast(({ isOk }) => !isOk);
    throw new Error(`nothing succeeded in the end: ${last?.why}`);
  }
  return Math.max(...good.slice(1).map((at, index) => at - good[index]));
}

/** Returns for how long attempts kept failing, in seconds, although others succeeded meanwhile. */
export function failingFor(attempts) {
  const failed = attempts.filter(({ isOk }) => !isOk).map(({ at }) => at);
  return failed.length === 0 ? 0 : Math.max(...failed) - Math.min(...failed);
}
