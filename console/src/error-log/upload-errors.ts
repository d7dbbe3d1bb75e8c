import type { Call } from '@mall/web-kit';
import type { LogEntry } from '../api/error-log.js';

/** Maximum number of errors in one request. */
export const MOST_A_REQUEST = 50;

/** Sends the errors to the operation log of the server, oldest first. @throws what the call throws. */
export async function uploadErrors(call: Call, entries: readonly LogEntry[]): Promise<void> {
  const logs = entries.toReversed().map(({ id: _, ...report }) => report);
  for (let from = 0; from < logs.length; from += MOST_A_REQUEST)
    await call('admin.log.report', { logs: logs.slice(from, from + MOST_A_REQUEST) });
}
