// SQL: the age of a right is the least of several holdings, each as old as the youngest of its four parts.
import { Injectable } from '@nestjs/common';
import { column, now, queryRows, rowShape, run, type RowOf } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';

const waitingRight = rowShape({
  userId: column.bigint,
  username: column.text,
  permission: column.text,
  from: column.timestamp,
});

/** A right that is not in force yet, and its holder. */
export type WaitingRight = RowOf<typeof waitingRight>;

/**
 * Rights ($1) with the time since when somebody holds them: as long as the account is open to them, they have the role, and the role
 * has an item with this permission. In its first hours ($2) an installation is being set up, so nothing waits.
 */
const HELD_SINCE = `
  SELECT s.user_id AS "userId", s.username, m.permission,
         min(greatest(s.access_at, sr.granted_at, rm.granted_at, CASE WHEN r.grants_all THEN NULL ELSE m.permission_at END))
           + make_interval(hours => $2) AS "from"
    FROM staff s JOIN staff_role sr USING (user_id) JOIN role r USING (role_id)
    LEFT JOIN role_menu rm ON rm.role_id = r.role_id AND NOT r.grants_all
    JOIN menu m ON r.grants_all OR m.menu_id = rm.menu_id
   WHERE m.permission = ANY ($1::text[]) AND NOT s.is_locked AND s.removed_at IS NULL
     AND (SELECT min(created_at) FROM staff) < now() - make_interval(hours => $2)`;

/** Rights that were granted a short time ago. */
@Injectable()
export class RightsWaitRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the rights among `permissions` that somebody holds for less than so many hours. */
  waitingOf(userId: string, permissions: readonly string[], hours: number): Promise<WaitingRight[]> {
    return queryRows(
      this.dataSource,
      waitingRight,
      `SELECT * FROM (${HELD_SINCE} AND s.user_id = $3 GROUP BY s.user_id, m.permission) AS held WHERE "from" > now()`,
      [permissions, hours, userId],
    );
  }

  /** Records that the account of a member of staff is open to somebody since this transaction. */
  async renewAccess(tx: EntityManager, userId: string): Promise<void> {
    await run(tx, db.updateTable('staff').set({ access_at: now }).where('user_id', '=', userId));
  }

  /** Returns who got which of these rights in this transaction. */
  grantedNow(tx: EntityManager, permissions: readonly string[], hours: number): Promise<WaitingRight[]> {
    return queryRows(
      tx,
      waitingRight,
      `SELECT * FROM (${HELD_SINCE} GROUP BY s.user_id, m.permission) AS held
        WHERE "from" = now() + make_interval(hours => $2) ORDER BY username, permission`,
      [permissions, hours],
    );
  }
}
