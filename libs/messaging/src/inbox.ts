import type { EntityManager } from 'typeorm';

/** Records that a consumer handles these events. @returns the ids that it had not handled before. */
export async function enterInbox(
  tx: EntityManager,
  consumer: string,
  eventIds: readonly string[],
): Promise<Set<string>> {
  const fresh = (await tx.query(
    `INSERT INTO inbox (consumer, event_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING RETURNING event_id`,
    [consumer, eventIds],
  )) as { event_id: string }[];
  return new Set(fresh.map(({ event_id }) => event_id));
}
