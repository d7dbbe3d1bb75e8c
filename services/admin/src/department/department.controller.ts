import { Controller } from '@nestjs/common';
import {
  adminDeptApi,
  type CreateDepartmentDto,
  type DepartmentIdDto,
  type DepartmentNode,
  type DepartmentPageDto,
  type MergeDepartmentsDto,
  type DepartmentView,
  type UpdateDepartmentDto,
} from '@mall/contracts/admin';
import { adminPage, type AdminPage, type Caller, type Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { ScopeService } from '../scope/scope.service.js';
import { toDepartmentTree, toDepartmentView } from './department.mapper.js';
import { DepartmentRepository } from './department.repository.js';
import { DepartmentService } from './department.service.js';

@Controller()
export class DepartmentController implements HandlersOf<typeof adminDeptApi> {
  constructor(
    private readonly departments: DepartmentService,
    private readonly rows: DepartmentRepository,
    private readonly scopes: ScopeService,
  ) {}

  @Handles(adminDeptApi.tree)
  async tree(_: Empty, caller: Caller): Promise<readonly DepartmentNode[]> {
    return toDepartmentTree(await this.rows.all(), await this.scopes.of(caller));
  }

  @Handles(adminDeptApi.fallbackTree)
  fallbackTree(request: Empty, caller: Caller): Promise<readonly DepartmentNode[]> {
    return this.tree(request, caller);
  }

  @Handles(adminDeptApi.all)
  async all(): Promise<DepartmentView[]> {
    return (await this.rows.all()).map(toDepartmentView);
  }

  @Handles(adminDeptApi.page)
  async page(request: DepartmentPageDto): Promise<AdminPage<DepartmentView>> {
    const { rows, total } = await this.rows.page(request);
    return adminPage(rows.map(toDepartmentView), total, request);
  }

  @Handles(adminDeptApi.one)
  async one({ deptId }: DepartmentIdDto): Promise<DepartmentView> {
    return toDepartmentView(await this.departments.get(deptId));
  }

  @Handles(adminDeptApi.create)
  async create(request: CreateDepartmentDto, caller: Caller): Promise<DepartmentView> {
    return toDepartmentView(await this.departments.create(caller, request));
  }

  @Handles(adminDeptApi.update)
  async update(request: UpdateDepartmentDto, caller: Caller): Promise<DepartmentView> {
    return toDepartmentView(await this.departments.update(caller, request));
  }

  @Handles(adminDeptApi.merge)
  async merge(request: MergeDepartmentsDto, caller: Caller): Promise<DepartmentView> {
    return toDepartmentView(await this.departments.merge(caller, request));
  }

  @Handles(adminDeptApi.remove)
  remove({ deptId }: DepartmentIdDto, caller: Caller): Promise<void> {
    return this.departments.remove(caller, deptId);
  }
}
