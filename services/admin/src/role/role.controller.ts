import { Controller } from '@nestjs/common';
import {
  adminRoleApi,
  type CreateRoleDto,
  type RoleCodeDto,
  type RoleIdDto,
  type RoleMenusDto,
  type RolePageDto,
  type RoleView,
  type UpdateRoleDto,
} from '@mall/contracts/admin';
import { adminPage, platformErrors, type AdminPage, type Caller, type Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Locale } from '@mall/validation';
import { inLanguage } from '../in-language.js';
import { RoleRepository, type RoleRow } from './role.repository.js';
import { RoleService } from './role.service.js';

@Controller()
export class RoleController implements HandlersOf<typeof adminRoleApi> {
  constructor(
    private readonly roles: RoleService,
    private readonly rows: RoleRepository,
  ) {}

  @Handles(adminRoleApi.page)
  async page(request: RolePageDto, { locale }: Caller): Promise<AdminPage<RoleView>> {
    const { rows, total } = await this.rows.page(request);
    return adminPage(
      rows.map((row) => toView(row, locale)),
      total,
      request,
    );
  }

  @Handles(adminRoleApi.list)
  async list(_: Empty, { locale }: Caller): Promise<RoleView[]> {
    return (await this.rows.all()).map((row) => toView(row, locale));
  }

  @Handles(adminRoleApi.byCode)
  async byCode({ code }: RoleCodeDto, { locale }: Caller): Promise<RoleView> {
    const row = await this.rows.byCode(code);
    if (!row) throw platformErrors.notFound();
    return toView(row, locale);
  }

  @Handles(adminRoleApi.one)
  async one({ roleId }: RoleIdDto, { locale }: Caller): Promise<RoleView> {
    return toView(await this.roles.get(roleId), locale);
  }

  @Handles(adminRoleApi.create)
  async create(request: CreateRoleDto, caller: Caller): Promise<RoleView> {
    return toView(await this.roles.create(caller, request), caller.locale);
  }

  @Handles(adminRoleApi.update)
  async update(request: UpdateRoleDto, caller: Caller): Promise<RoleView> {
    return toView(await this.roles.update(caller, request), caller.locale);
  }

  @Handles(adminRoleApi.remove)
  remove({ roleId }: RoleIdDto, caller: Caller): Promise<void> {
    return this.roles.remove(caller, roleId);
  }

  @Handles(adminRoleApi.setMenus)
  setMenus({ roleId, menuIds }: RoleMenusDto, caller: Caller): Promise<void> {
    return this.roles.setMenus(caller, roleId, menuIds);
  }
}

function toView(row: RoleRow, locale: Locale): RoleView {
  return {
    roleId: row.role_id,
    roleName: inLanguage(row.names, locale),
    roleNames: row.names,
    roleCode: row.role_code,
    roleDesc: row.description,
    grantsAll: row.grants_all,
    systemFlag: row.is_system,
    userCount: row.user_count,
    menuIds: [...row.menu_ids],
    dataScope: row.grants_all ? 'all' : row.data_scope,
    deptIds: [...row.dept_ids],
    createTime: row.created_at.toISOString(),
  };
}
