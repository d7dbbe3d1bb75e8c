import { Injectable } from '@nestjs/common';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';

/** The rights of staff as the admin service has them now; not cached, as sockets carry few messages of staff. */
@Injectable()
export class StaffRightService {
  constructor(
    @InjectClient(chatCalls.staffRights) private readonly admin: ClientOf<typeof chatCalls.staffRights>,
  ) {}

  /** Empty for a member of staff who is locked or removed. */
  async of(userId: string): Promise<ReadonlySet<string>> {
    const { permissions } = await this.admin.permissionsOf({ userId });
    return new Set(permissions);
  }
}
