// SQL: each department comes with its number of staff, and its ancestors in one recursive statement.
import { Injectable } from '@nestjs/common';
import type { DepartmentPageDto } from '@mall/contracts/admin';
import {
  column,
  inTurn,
  Conditions,
  type Page,
  queryRows,
  querySqlPage,
  rowShape,
  type RowOf,
} from '@mall/persistence';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { hasChanges } from '../changes.js';
import { Department } from './department.entity.js';

const departmentRow = rowShape({
  dept_id: column.bigint,
  parent_id: column.nullable(column.bigint),
  name: column.text,
  sort_order: column.integer,
  longitude: column.nullable(column.text),
  latitude: column.nullable(column.text),
  address: column.nullable(column.text),
  /** Number of members of staff who belong to it. */
  user_count: column.integer,
});

export type DepartmentRow = RowOf<typeof departmentRow>;

/** Values to be written; `undefined` leaves a column unchanged. */
export type DepartmentChanges = Partial<Omit<Department, 'deptId' | 'createdAt'>>;
export type NewDepartment = DepartmentChanges & Pick<Department, 'name'>;

const COLUMNS = `d.dept_id, d.parent_id, d.name, d.sort_order, d.longitude, d.latitude, d.address,
  (SELECT count(*)::int FROM staff s WHERE s.dept_id = d.dept_id AND s.removed_at IS NULL) AS user_count`;

const SORTABLE = { deptId: 'd.dept_id', name: 'd.name', sortOrder: 'd.sort_order', userCount: 'user_count' };

@Injectable()
export class DepartmentRepository {
  constructor(private readonly dataSource: DataSource) {}

  all(): Promise<DepartmentRow[]> {
    const sql = `SELECT ${COLUMNS} FROM department d ORDER BY d.sort_order, d.dept_id`;
    return queryRows(this.dataSource, departmentRow, sql);
  }

  page(request: DepartmentPageDto): Promise<Page<DepartmentRow>> {
    const query = {
      shape: departmentRow,
      select: COLUMNS,
      from: 'department d',
      where: new Conditions()
        .when(request.ids, (ids) => `d.dept_id = ANY(${ids}::bigint[])`)
        .contains(request.keyWord, 'd.name'),
      sortable: SORTABLE,
      order: 'd.sort_order, d.dept_id',
    };
    return querySqlPage(this.dataSource, query, request);
  }

  async byId(
    deptId: string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<DepartmentRow | undefined> {
    const sql = `SELECT ${COLUMNS} FROM department d WHERE d.dept_id = $1`;
    return (await queryRows(tx, departmentRow, sql, [deptId]))[0];
  }

  /** Returns the department and its ancestors, up to the root. */
  lineOf(deptId: string, tx: EntityManager = this.dataSource.manager): Promise<DepartmentRow[]> {
    return queryRows(
      tx,
      departmentRow,
      `WITH RECURSIVE line AS (
         SELECT dept_id, parent_id, 0 AS step FROM department WHERE dept_id = $1
         UNION ALL SELECT p.dept_id, p.parent_id, l.step + 1 FROM department p JOIN line l ON p.dept_id = l.parent_id)
       SELECT ${COLUMNS} FROM line l JOIN department d USING (dept_id) ORDER BY l.step`,
      [deptId],
    );
  }

  /** Returns the id of the oldest root department, which is the company. */
  async company(tx: EntityManager): Promise<string | undefined> {
    const company = await tx.findOne(Department, {
      select: { deptId: true },
      where: { parentId: IsNull() },
      order: { deptId: 'ASC' },
    });
    return company?.deptId;
  }

  /** Locks the tree. To be called before the ancestors are read: two moves at the same time could form a loop. */
  lockTree(tx: EntityManager): Promise<void> {
    return inTurn(tx, 'department tree');
  }

  countBelow(deptId: string, tx: EntityManager): Promise<number> {
    return tx.countBy(Department, { parentId: deptId });
  }

  /** @returns the id of the new department. */
  async insert(tx: EntityManager, department: NewDepartment): Promise<string> {
    const { identifiers } = await tx.insert(Department, { ...department });
    return (identifiers[0] as Pick<Department, 'deptId'>).deptId;
  }

  /** Writes the values that are present. */
  async update(tx: EntityManager, deptId: string, changes: DepartmentChanges): Promise<void> {
    if (hasChanges(changes)) await tx.update(Department, deptId, changes);
  }

  /** Makes transactions that put people into the department wait: they refer to its row. */
  async lock(tx: EntityManager, deptId: string): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    await tx.findOne(Department, { select: { deptId: true }, where: { deptId }, lock });
  }

  /** Moves staff, departments below and places in scopes of roles to another department. */
  async moveContents(tx: EntityManager, deptId: string, intoId: string): Promise<void> {
    const both = [deptId, intoId];
    await tx.query(`UPDATE staff SET dept_id = $2 WHERE dept_id = $1`, both);
    await tx.query(`UPDATE department SET parent_id = $2 WHERE parent_id = $1`, both);
    await tx.query(
      `INSERT INTO role_department (role_id, dept_id)
       SELECT role_id, $2 FROM role_department WHERE dept_id = $1 ON CONFLICT DO NOTHING`,
      both,
    );
  }

  /**
   * Removes a department whose contents were moved to another one. That one takes over its place in the company's
   * directory unless it has one: a sync would otherwise create the department again.
   */
  async removeMerged(tx: EntityManager, deptId: string, intoId: string): Promise<void> {
    const { directory, directoryId } = await tx.findOneByOrFail(Department, { deptId });
    await this.remove(tx, deptId);
    if (directory !== null)
      await tx.update(Department, { deptId: intoId, directory: IsNull() }, { directory, directoryId });
  }

  /** Removes a department; former members of staff lose the reference to it. */
  async remove(tx: EntityManager, deptId: string): Promise<void> {
    await tx.query(`UPDATE staff SET dept_id = NULL WHERE dept_id = $1`, [deptId]);
    await tx.delete(Department, deptId);
  }
}
