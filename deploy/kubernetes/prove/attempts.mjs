// What the writer and the asker of the database's rehearsal have printed: a line for each attempt.

/** @returns for each attempt when it ended, whether it succeeded, its number, and why it did not */
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

/** How long attempts went on failing, in seconds, although others succeeded meanwhile. */
export function failingFor(attempts) {
  const failed = attempts.filter(({ isOk }) => !isOk).map(({ at }) => at);
  return failed.length === 0 ? 0 : Math.max(...failed) - Math.min(...failed);
}
