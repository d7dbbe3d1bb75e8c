import { pino } from 'pino';

/** Characters of lines that are kept while they cannot be written; further lines are dropped. */
const MOST_KEPT = 1_000_000;

export type LogDestination = ReturnType<typeof pino.destination>;

/**
 * Returns the standard output, or a file, as the destination of a log. Lines that it does not take, for instance because the disk is
 * full, are kept and written before the next line that it takes: without a listener of its errors they would end the process.
 */
export function logDestination(target: number | string = 1): LogDestination {
  const destination = pino.destination({ dest: target, sync: true, maxLength: MOST_KEPT });
  destination.on('error', () => undefined);
  return destination;
}
