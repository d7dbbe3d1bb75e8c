// SQL by hand: each department comes with its number of staff, and its ancestors in one recursive statement.
import { Injectable } from '@nestjs/common';
import type { DepartmentPageDto } from '@mall/contracts/admin';
import { DataSource, type EntityManager } from 'typeorm';
import { Conditions } from '@mall/persistence';
import { queryPage } from '../admin-list.js';

export interface DepartmentRow {
  readonly dept_id: string;
  readonly parent_id: string | null;
  readonly name: string;
  readonly sort_order: number;
  readonly longitude: string | null;
  readonly latitude: string | null;
  readonly address: string | null;
  readonly user_count: number;
}

const COLUMNS = `d.dept_id, d.parent_id, d.name, d.sort_order, d.longitude, d.latitude, d.address,
  (SELECT count(*)::int FROM staff s WHERE s.dept_id = d.dept_id AND s.removed_at IS NULL) AS user_count`;

const SORTABLE = { deptId: 'd.dept_id', name: 'd.name', sortOrder: 'd.sort_order', userCount: 'user_count' };

@Injectable()
export class DepartmentRepository {
  constructor(private readonly dataSource: DataSource) {}

  async all(): Promise<DepartmentRow[]> {
    return (await this.dataSource.query(
      `SELECT ${COLUMNS} FROM department d ORDER BY d.sort_order, d.dept_id`,
    )) as DepartmentRow[];
  }

  page(request: DepartmentPageDto): Promise<{ rows: DepartmentRow[]; total: number }> {
    const where = new Conditions()
      .when(request.ids, (ids) => `d.dept_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'd.name');
    return queryPage<DepartmentRow>(
      this.dataSource,
      { select: COLUMNS, from: 'department d', where, sortable: SORTABLE, order: 'd.sort_order, d.dept_id' },
      request,
    );
  }

  async byId(
    deptId: string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<DepartmentRow | undefined> {
    const rows = (await tx.query(`SELECT ${COLUMNS} FROM department d WHERE d.dept_id = $1`, [
      deptId,
    ])) as DepartmentRow[];
    return rows[0];
  }

  /** The department and its ancestors, up to the root. */
  async lineOf(
    deptId: string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<readonly DepartmentRow[]> {
    return (await tx.query(
      `WITH RECURSIVE line AS (
         SELECT dept_id, parent_id, 0 AS step FROM department WHERE dept_id = $1
         UNION ALL SELECT p.dept_id, p.parent_id, l.step + 1 FROM department p JOIN line l ON p.dept_id = l.parent_id)
       SELECT ${COLUMNS} FROM line l JOIN department d USING (dept_id) ORDER BY l.step`,
      [deptId],
    )) as DepartmentRow[];
  }
}
