import { Injectable } from '@nestjs/common';
import {
  adminErrors,
  type CreateDepartmentDto,
  type MergeDepartmentsDto,
  type UpdateDepartmentDto,
} from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { DataSource, type EntityManager } from 'typeorm';
import { ScopeService } from '../scope/scope.service.js';
import { DepartmentRepository, type DepartmentChanges, type DepartmentRow } from './department.repository.js';

@Injectable()
export class DepartmentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly departments: DepartmentRepository,
    private readonly scopes: ScopeService,
  ) {}

  /** Returns one department. @throws platformErrors.notFound */
  async get(deptId: string): Promise<DepartmentRow> {
    const row = await this.departments.byId(deptId);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  /** Creates a department. @throws platformErrors.notFound for an unknown parent, adminErrors.outOfScope */
  async create(actor: Caller, request: CreateDepartmentDto): Promise<DepartmentRow> {
    const changes = toChanges(request);
    const deptId = await this.dataSource.transaction(async (tx) => {
      await this.scopes.assertSees(actor, [changes.parentId ?? null], tx);
      await this.assertParent(tx, changes.parentId);
      return this.departments.insert(tx, { ...changes, name: request.name });
    });
    return this.get(deptId);
  }

  /**
   * Changes a department. A caller who sees only some departments can move it only between those.
   * @throws platformErrors.notFound, adminErrors.menuLoop, adminErrors.outOfScope
   */
  async update(actor: Caller, request: UpdateDepartmentDto): Promise<DepartmentRow> {
    const { deptId } = request;
    const changes = toChanges(request);
    await this.dataSource.transaction(async (tx) => {
      await this.scopes.assertSees(actor, [deptId, changes.parentId], tx);
      await this.assertParent(tx, changes.parentId, deptId);
      await this.departments.update(tx, deptId, changes);
    });
    return this.get(deptId);
  }

  /**
   * Moves the staff, the departments below and the places in scopes of roles into another department, and removes it.
   * @throws platformErrors.notFound, adminErrors.menuLoop when the other is the department or below it
   */
  async merge(actor: Caller, { deptId, intoId }: MergeDepartmentsDto): Promise<DepartmentRow> {
    await this.dataSource.transaction(async (tx) => {
      await this.departments.lockTree(tx);
      if (!(await this.departments.byId(deptId, tx))) throw platformErrors.notFound();
      await this.scopes.assertSees(actor, [deptId, intoId], tx);
      await this.assertParent(tx, intoId, deptId);
      await this.departments.moveContents(tx, deptId, intoId);
      await this.departments.removeMerged(tx, deptId, intoId);
    });
    return this.get(intoId);
  }

  /**
   * Removes an empty department.
   * @throws platformErrors.notFound, adminErrors.departmentInUse, adminErrors.outOfScope
   */
  async remove(actor: Caller, deptId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.departments.lockTree(tx);
      await this.departments.lock(tx, deptId);
      const department = await this.departments.byId(deptId, tx);
      if (!department) throw platformErrors.notFound();
      await this.scopes.assertSees(actor, [deptId], tx);
      const below = await this.departments.countBelow(deptId, tx);
      if (below > 0 || department.user_count > 0) throw adminErrors.departmentInUse();
      await this.departments.remove(tx, deptId);
    });
  }

  /**
   * Checks a department's parent and locks the tree.
   * @throws platformErrors.notFound, adminErrors.menuLoop when the parent is the department or below it.
   */
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
