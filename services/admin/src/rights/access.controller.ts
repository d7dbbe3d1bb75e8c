import { Controller } from '@nestjs/common';
import {
  adminAccessApi,
  type SecondSignersView,
  type StaffIdDto,
  type StaffRightsView,
} from '@mall/contracts/admin';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { RightsService } from './rights.service.js';

@Controller()
export class AccessController implements HandlersOf<typeof adminAccessApi> {
  constructor(private readonly rights: RightsService) {}

  @Handles(adminAccessApi.permissionsOf)
  async permissionsOf({ userId }: StaffIdDto): Promise<StaffRightsView> {
    const { roles, permissions } = await this.rights.ofStaff(userId);
    return { roles: [...roles], permissions: [...permissions] };
  }

  @Handles(adminAccessApi.secondSigners)
  secondSigners(_: Empty, caller: Caller): Promise<SecondSignersView[]> {
    return this.rights.secondSigners(caller);
  }
}
