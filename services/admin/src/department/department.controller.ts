import { Controller } from '@nestjs/common';
import {
  adminDeptApi,
  type CreateDepartmentDto,
  type DepartmentIdDto,
  type DepartmentNode,
  type DepartmentPageDto,
  type DepartmentView,
  type UpdateDepartmentDto,
} from '@mall/contracts/admin';
import { adminPage, type AdminPage } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { toDepartmentTree, toDepartmentView } from './department.mapper.js';
import { DepartmentRepository } from './department.repository.js';
import { DepartmentService } from './department.service.js';

@Controller()
export class DepartmentController implements HandlersOf<typeof adminDeptApi> {
  constructor(
    private readonly departments: DepartmentService,
    private readonly rows: DepartmentRepository,
  ) {}

  @Handles(adminDeptApi.tree)
  async tree(): Promise<readonly DepartmentNode[]> {
    return toDepartmentTree(await this.rows.all());
  }

  @Handles(adminDeptApi.fallbackTree)
  fallbackTree(): Promise<readonly DepartmentNode[]> {
    return this.tree();
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
  async create(request: CreateDepartmentDto): Promise<DepartmentView> {
    return toDepartmentView(await this.departments.create(request));
  }

  @Handles(adminDeptApi.update)
  async update(request: UpdateDepartmentDto): Promise<DepartmentView> {
    return toDepartmentView(await this.departments.update(request));
  }

  @Handles(adminDeptApi.remove)
  remove({ deptId }: DepartmentIdDto): Promise<void> {
    return this.departments.remove(deptId);
  }
}
