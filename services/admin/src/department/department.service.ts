// SQL by hand: the checks before a removal and the removal are statements of one transaction.
import { Injectable } from '@nestjs/common';
import { adminErrors, type CreateDepartmentDto, type UpdateDepartmentDto } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { DataSource, type EntityManager } from 'typeorm';
import { writeChanges } from '../changes.js';
import { DepartmentRepository, type DepartmentRow } from './department.repository.js';

@Injectable()
export class DepartmentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly departments: DepartmentRepository,
  ) {}

  /** @throws platformErrors.notFound */
  async get(deptId: string): Promise<DepartmentRow> {
    const row = await this.departments.byId(deptId);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  async create({ name, ...fields }: CreateDepartmentDto): Promise<DepartmentRow> {
    const deptId = await this.dataSource.transaction(async (tx) => {
      const [row] = (await tx.query(`INSERT INTO department (name) VALUES ($1) RETURNING dept_id`, [
        name,
      ])) as { dept_id: string }[];
      await this.write(tx, { deptId: row!.dept_id, ...fields });
      return row!.dept_id;
    });
    return this.get(deptId);
  }

  async update(request: UpdateDepartmentDto): Promise<DepartmentRow> {
    await this.dataSource.transaction((tx) => this.write(tx, request));
    return this.get(request.deptId);
  }

  /** @throws adminErrors.departmentInUse */
  async remove(deptId: string): Promise<void> {
    const row = await this.get(deptId);
    await this.dataSource.transaction(async (tx) => {
      const [below] = (await tx.query(`SELECT count(*)::int AS n FROM department WHERE parent_id = $1`, [
        deptId,
      ])) as { n: number }[];
      if (below!.n > 0 || row.user_count > 0) throw adminErrors.departmentInUse();
      await tx.query(`UPDATE staff SET dept_id = NULL WHERE dept_id = $1`, [deptId]);
      await tx.query(`DELETE FROM department WHERE dept_id = $1`, [deptId]);
    });
  }

  private async write(tx: EntityManager, request: UpdateDepartmentDto): Promise<void> {
    const { deptId, parentId, name, sortOrder, deptLongitude, deptLatitude, deptAddress } = request;
    if (parentId !== undefined && parentId !== '0') {
      const line = await this.departments.lineOf(parentId, tx);
      if (line.length === 0) throw platformErrors.notFound();
      if (line.some(({ dept_id }) => dept_id === deptId)) throw adminErrors.menuLoop();
    }
    const isThere = await writeChanges(
      tx,
      'department',
      { column: 'dept_id', value: deptId },
      {
        parent_id: parentId === '0' ? null : parentId,
        name,
        sort_order: sortOrder,
        longitude: deptLongitude,
        latitude: deptLatitude,
        address: deptAddress,
      },
    );
    if (!isThere) throw platformErrors.notFound();
  }
}
