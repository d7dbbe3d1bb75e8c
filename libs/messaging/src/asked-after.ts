import type { Msg } from '@nats-io/transport-node';

/**
 * Where every process of a service, not one of them as with operations, is asked after calls: the question lists the
 * reply subjects of calls as JSON, the answer those of them that the process has in hand.
 */
export const askedAfter = (service: string): string => `asked.${service}`;

/** The calls of a question or of its answer; none where there is nothing to read. */
export function callsIn(message: Msg): readonly string[] {
  if (message.data.length === 0) return [];
  try {
    const calls = message.json();
    return Array.isArray(calls) ? (calls as readonly string[]) : [];
  } catch {
    // Thrown out of a subscription, it would end the whole connection.
    return [];
  }
}
