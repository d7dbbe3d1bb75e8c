import { Controller } from '@nestjs/common';
import { adminAccessApi, type StaffIdDto, type StaffRightsView } from '@mall/contracts/admin';
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
}
