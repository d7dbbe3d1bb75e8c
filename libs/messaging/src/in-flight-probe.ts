import type { Msg } from '@nats-io/transport-node';

/** The reply subjects in a probe or in its answer; none when it cannot be read. */
export function replySubjectsIn(message: Msg): readonly string[] {
  if (message.data.length === 0) return [];
  try {
    const subjects = message.json();
    return Array.isArray(subjects) ? (subjects as readonly string[]) : [];
  } catch {
    // An error thrown out of a subscription closes the whole connection.
    return [];
  }
}
