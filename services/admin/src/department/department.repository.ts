import { Injectable } from '@nestjs/common';
import type { DepartmentPageDto } from '@mall/contracts/admin';
import {
  Conditions,
  countOf,
  doNothing,
  inTurn,
  type Page,
  rowOf,
  type RowOf,
  rowsOf,
  run,
  sql,
  typedPage,
} from '@mall/persistence';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { db, hasChanges } from '../db.js';
import { Department } from './department.entity.js';

/** Departments with `user_count`, the number of members of staff who belong to it. */
const DEPARTMENTS = db
  .selectFrom('department as d')
  .select(['d.dept_id', 'd.parent_id', 'd.name', 'd.sort_order', 'd.longitude', 'd.latitude', 'd.address'])
  .select((d) => {
    const present = d.selectFrom('staff as s').where('s.removed_at', 'is', null);
    return countOf(present.whereRef('s.dept_id', '=', 'd.dept_id')).as('user_count');
  });

export type DepartmentRow = RowOf<typeof DEPARTMENTS>;

/** Values to be written; `undefined` leaves a column unchanged. */
export type DepartmentChanges = Partial<Omit<Department, 'deptId' | 'createdAt'>>;
export type NewDepartment = DepartmentChanges & Pick<Department, 'name'>;

const LIST = {
  sortable: { deptId: 'd.dept_id', name: 'd.name', sortOrder: 'd.sort_order', userCount: 'user_count' },
  order: [
    ['d.sort_order', 'asc'],
    ['d.dept_id', 'asc'],
  ],
} as const;

@Injectable()
export class DepartmentRepository {
  constructor(private readonly dataSource: DataSource) {}

  all(): Promise<DepartmentRow[]> {
    return rowsOf(this.dataSource, DEPARTMENTS.orderBy('d.sort_order').orderBy('d.dept_id'));
  }

  page(request: DepartmentPageDto): Promise<Page<DepartmentRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `d.dept_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'd.name');
    return typedPage(this.dataSource, DEPARTMENTS, { ...LIST, where }, request);
  }

  byId(deptId: string, tx: EntityManager = this.dataSource.manager): Promise<DepartmentRow | undefined> {
    return rowOf(tx, DEPARTMENTS.where('d.dept_id', '=', deptId));
  }

  /** Returns the department and its ancestors, up to the root. */
  lineOf(deptId: string, tx: EntityManager = this.dataSource.manager): Promise<DepartmentRow[]> {
    const line = sql<{ dept_id: string; step: number }>`(
      WITH RECURSIVE line AS (
        SELECT dept_id, parent_id, 0 AS step FROM department WHERE dept_id = ${deptId}
        UNION ALL SELECT p.dept_id, p.parent_id, l.step + 1 FROM department p JOIN line l ON p.dept_id = l.parent_id)
      SELECT dept_id, step FROM line)`;
    const upwards = DEPARTMENTS.innerJoin(line.as('line'), 'line.dept_id', 'd.dept_id').orderBy('line.step');
    return rowsOf(tx, upwards);
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

  /** Inserts a department and returns its id. */
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
    await run(tx, db.updateTable('staff').set({ dept_id: intoId }).where('dept_id', '=', deptId));
    await tx.update(Department, { parentId: deptId }, { parentId: intoId });
    const places = db
      .selectFrom('role_department')
      .select((place) => ['role_id', place.val(intoId).as('dept_id')])
      .where('dept_id', '=', deptId);
    const moved = db.insertInto('role_department').columns(['role_id', 'dept_id']).expression(places);
    await run(tx, moved.onConflict(doNothing));
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
    await run(tx, db.updateTable('staff').set({ dept_id: null }).where('dept_id', '=', deptId));
    await tx.delete(Department, deptId);
  }
}
