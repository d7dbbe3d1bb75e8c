import type { Msg } from '@nats-io/transport-node';

/** Reads the reply subjects in a probe or in its answer; returns none when the message cannot be read. */
export function replySubjectsIn(message: Msg): readonly string[] {
  if (message.data.length === 0) return [];
  try {
    const subjects = message.json();
    return Array.isArray(subjects) ? (subjects as readonly string[]) : [];
  } catch {
    // An error thrown from a subscription closes the whole connection.
    return [];
  }
}
