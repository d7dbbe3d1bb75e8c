import type { Database, NotedAct } from '@mall/persistence';

/** Returns a function that reads the acts which were noted in histories since this call, the oldest first. */
export async function notedActs(
  database: Database,
): Promise<() => Promise<Required<Omit<NotedAct, 'record'>>[]>> {
  const [last] = (await database.query('SELECT coalesce(max(change_id), 0) AS id FROM record_change')) as [
    { readonly id: string },
  ];
  return async () =>
    (await database.query(
      `SELECT kind, record_id AS "recordId", after AS told FROM record_change
        WHERE change_id > $1 AND kind IN ('read', 'signedIn', 'refused') ORDER BY change_id`,
      [last.id],
    )) as Required<Omit<NotedAct, 'record'>>[];
}
