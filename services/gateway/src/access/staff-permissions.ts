import { Injectable } from '@nestjs/common';
import { adminAccessApi } from '@mall/contracts/admin';
import { InjectClient, type ClientOf } from '@mall/messaging';

const FRESH_MS = 2_000;

/** What members of staff may do, asked of the admin service and kept for two seconds. */
@Injectable()
export class StaffPermissions {
  private readonly known = new Map<
    string,
    { readonly until: number; readonly answer: Promise<readonly string[]> }
  >();

  constructor(@InjectClient(adminAccessApi) private readonly admin: ClientOf<typeof adminAccessApi>) {}

  async of(userId: string): Promise<readonly string[]> {
    const entry = this.known.get(userId);
    if (entry && entry.until > Date.now()) return entry.answer;
    const answer = this.admin.permissionsOf({ userId }).then(({ permissions }) => permissions);
    if (this.known.size > 1_000) this.known.clear();
    this.known.set(userId, { until: Date.now() + FRESH_MS, answer });
    answer.catch(() => this.known.delete(userId));
    return answer;
  }
}
