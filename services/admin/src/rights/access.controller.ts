import { Controller } from '@nestjs/common';
import {
  adminAccessApi,
  type OwnScopeView,
  type RoleIdDto,
  type SecondSignersView,
  type StaffIdDto,
  type StaffRightsView,
} from '@mall/contracts/admin';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { DepartmentRepository } from '../department/department.repository.js';
import { ScopeService } from '../scope/scope.service.js';
import { RightsService } from './rights.service.js';
import { RightsWaitService } from './rights-wait.service.js';

@Controller()
export class AccessController implements HandlersOf<typeof adminAccessApi> {
  constructor(
    private readonly rights: RightsService,
    private readonly waits: RightsWaitService,
    private readonly scopes: ScopeService,
    private readonly departments: DepartmentRepository,
  ) {}

  @Handles(adminAccessApi.permissionsOf)
  async permissionsOf({ userId }: StaffIdDto): Promise<StaffRightsView> {
    const [{ roles, permissions }, waiting] = await Promise.all([
      this.rights.ofStaff(userId),
      this.waits.waitingOf(userId),
    ]);
    return { roles: [...roles], permissions: [...permissions], waiting };
  }

  @Handles(adminAccessApi.rightsOfRole)
  async rightsOfRole({ roleId }: RoleIdDto): Promise<StaffRightsView> {
    const { roles, permissions } = await this.rights.ofRoles([roleId]);
    return { roles: [...roles], permissions: [...permissions] };
  }

  @Handles(adminAccessApi.ownScope)
  async ownScope(_: Empty, caller: Caller): Promise<OwnScopeView> {
    const { seesAll, deptIds } = await this.scopes.of(caller);
    const shown = (await this.departments.all()).filter(({ dept_id }) => deptIds.includes(dept_id));
    return { seesAll, deptIds: [...deptIds], deptNames: shown.map(({ name }) => name) };
  }

  @Handles(adminAccessApi.secondSigners)
  secondSigners(_: Empty, caller: Caller): Promise<SecondSignersView[]> {
    return this.rights.secondSigners(caller);
  }
}
