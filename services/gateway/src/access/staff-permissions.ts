import { Injectable } from '@nestjs/common';
import { adminAccessApi, type StaffRightsView } from '@mall/contracts/admin';
import { InjectClient, type ClientOf } from '@mall/messaging';

const FRESH_MS = 2_000;

/** Roles and permissions of members of staff, asked of the admin service and kept for two seconds. */
@Injectable()
export class StaffPermissions {
  private readonly known = new Map<
    string,
    { readonly until: number; readonly answer: Promise<StaffRightsView> }
  >();

  constructor(@InjectClient(adminAccessApi) private readonly admin: ClientOf<typeof adminAccessApi>) {}

  async of(userId: string): Promise<StaffRightsView> {
    const entry = this.known.get(userId);
    if (entry && entry.until > Date.now()) return entry.answer;
    const answer = this.admin.permissionsOf({ userId });
    if (this.known.size > 1_000) this.known.clear();
    this.known.set(userId, { until: Date.now() + FRESH_MS, answer });
    answer.catch(() => this.known.delete(userId));
    return answer;
  }
}
