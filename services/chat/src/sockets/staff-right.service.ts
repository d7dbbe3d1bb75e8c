import { Injectable } from '@nestjs/common';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';

/** Current rights of staff from the admin service; not cached, because sockets carry few messages of staff. */
@Injectable()
export class StaffRightService {
  constructor(
    @InjectClient(chatCalls.staffRights) private readonly admin: ClientOf<typeof chatCalls.staffRights>,
  ) {}

  /** Returns the rights; empty for a member of staff who is locked or removed. */
  async of(userId: string): Promise<ReadonlySet<string>> {
    const { permissions } = await this.admin.permissionsOf({ userId });
    return new Set(permissions);
  }
}
