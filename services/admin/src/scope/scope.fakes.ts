import type { Caller } from '@mall/contracts/define';
import { NoDatabase } from '@mall/persistence/fakes';
import { ScopeRepository } from './scope.repository.js';
import { ScopeService } from './scope.service.js';

type Seen = readonly string[] | 'all';

/** Scopes of people, by their id; people who are not named are administrators. */
export class FixedScopes extends ScopeRepository {
  constructor(readonly seen: Readonly<Record<string, Seen>>) {
    super(new NoDatabase());
  }

  override async ofStaff(userId: string) {
    const seen = this.seen[userId] ?? 'all';
    return seen === 'all' ? { seesAll: true, deptIds: [] } : { seesAll: false, deptIds: seen };
  }
}

export const scopesOf = (seen: Readonly<Record<NonNullable<Caller['userId']>, Seen>> = {}): ScopeService =>
  new ScopeService(new FixedScopes(seen));
