import { Injectable } from '@nestjs/common';
import type { StaffRightsView } from '@mall/contracts/admin';
import { gatewayCalls } from '@mall/contracts/services/gateway';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { LRUCache } from 'lru-cache';

const TTL_MS = 2_000;
const MAX_STAFF = 1_000;

/** Roles and permissions of members of staff, and of roles, read from the admin service and cached for two seconds. */
@Injectable()
export class StaffPermissionCache {
  private readonly cached: LRUCache<string, Promise<StaffRightsView>>;

  constructor(
    @InjectClient(gatewayCalls.staffRights)
    private readonly admin: ClientOf<typeof gatewayCalls.staffRights>,
  ) {
    this.cached = new LRUCache({ max: MAX_STAFF, ttl: TTL_MS, perf: { now: () => Date.now() } });
  }

  of(userId: string): Promise<StaffRightsView> {
    return this.read(`staff ${userId}`, () => this.admin.permissionsOf({ userId }));
  }

  /** Returns the rights of a role. @throws platformErrors.notFound */
  ofRole(roleId: string): Promise<StaffRightsView> {
    return this.read(`role ${roleId}`, () => this.admin.rightsOfRole({ roleId }));
  }

  /** Reads rights through the cache. A failed read is not cached. */
  private read(key: string, ask: () => Promise<StaffRightsView>): Promise<StaffRightsView> {
    const cached = this.cached.get(key);
    if (cached) return cached;
    const answer = ask();
    this.cached.set(key, answer);
    answer.catch(() => this.cached.delete(key));
    return answer;
  }
}
