// SQL: the departments of all roles of a person, with those below them, in one recursive statement.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';

const scopeRow = rowShape({ seesAll: column.boolean, deptIds: column.array(column.text) });

@Injectable()
export class ScopeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns what the roles of a member of staff show together; nothing for one who is locked or removed. */
  async ofStaff(
    userId: string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<{ readonly seesAll: boolean; readonly deptIds: readonly string[] }> {
    const [row] = await queryRows(
      tx,
      scopeRow,
      `WITH RECURSIVE held AS (
         SELECT r.role_id, r.data_scope, r.grants_all, s.dept_id
           FROM staff s JOIN staff_role USING (user_id) JOIN role r USING (role_id)
          WHERE s.user_id = $1 AND NOT s.is_locked AND s.removed_at IS NULL),
       below AS (
         SELECT dept_id FROM held WHERE data_scope = 'ownAndBelow'
         UNION SELECT d.dept_id FROM department d JOIN below b ON d.parent_id = b.dept_id),
       seen AS (
         SELECT dept_id FROM below
         UNION SELECT dept_id FROM held WHERE data_scope = 'own'
         UNION SELECT rd.dept_id FROM held JOIN role_department rd USING (role_id) WHERE data_scope = 'chosen')
       SELECT EXISTS (SELECT FROM held WHERE grants_all OR data_scope = 'all') AS "seesAll",
              ARRAY(SELECT dept_id::text FROM seen WHERE dept_id IS NOT NULL ORDER BY dept_id) AS "deptIds"`,
      [userId],
    );
    return row!;
  }
}
