import { Injectable } from '@nestjs/common';
import { adminErrors, type CreateDepartmentDto, type UpdateDepartmentDto } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { DataSource, type EntityManager } from 'typeorm';
import { DepartmentRepository, type DepartmentChanges, type DepartmentRow } from './department.repository.js';

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

  /** @throws platformErrors.notFound for an unknown parent */
  async create(request: CreateDepartmentDto): Promise<DepartmentRow> {
    const changes = toChanges(request);
    const deptId = await this.dataSource.transaction(async (tx) => {
      await this.assertParent(tx, changes.parentId);
      return this.departments.insert(tx, { ...changes, name: request.name });
    });
    return this.get(deptId);
  }

  /** @throws platformErrors.notFound, adminErrors.menuLoop */
  async update(request: UpdateDepartmentDto): Promise<DepartmentRow> {
    const { deptId } = request;
    const changes = toChanges(request);
    await this.dataSource.transaction(async (tx) => {
      await this.assertParent(tx, changes.parentId, deptId);
      await this.departments.update(tx, deptId, changes);
    });
    return this.get(deptId);
  }

  /** @throws adminErrors.departmentInUse */
  async remove(deptId: string): Promise<void> {
    const { user_count } = await this.get(deptId);
    await this.dataSource.transaction(async (tx) => {
      const below = await this.departments.countBelow(deptId, tx);
      if (below > 0 || user_count > 0) throw adminErrors.departmentInUse();
      await this.departments.remove(tx, deptId);
    });
  }

  /** @throws platformErrors.notFound, adminErrors.menuLoop when the parent is the department or below it. */
  private async assertParent(
    tx: EntityManager,
    parentId: string | null | undefined,
    deptId?: string,
  ): Promise<void> {
    if (!parentId) return;
    await this.departments.lockTree(tx);
    const line = await this.departments.lineOf(parentId, tx);
    if (line.length === 0) throw platformErrors.notFound();
    if (line.some(({ dept_id }) => dept_id === deptId)) throw adminErrors.menuLoop();
  }
}

function toChanges(request: Omit<UpdateDepartmentDto, 'deptId'>): DepartmentChanges {
  const { parentId, name, sortOrder, deptLongitude, deptLatitude, deptAddress } = request;
  return {
    parentId: parentId === '0' ? null : parentId,
    name,
    sortOrder,
    longitude: deptLongitude,
    latitude: deptLatitude,
    address: deptAddress,
  };
}
