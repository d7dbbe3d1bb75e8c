import { Injectable } from '@nestjs/common';
import type { OnlineSessionPageDto, OnlineSessionView } from '@mall/contracts/admin';
import { type AdminPage, type Caller, platformErrors } from '@mall/contracts/define';
import { adminCalls } from '@mall/contracts/services/admin';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { DataSource } from 'typeorm';
import { RightsService } from '../rights/rights.service.js';
import { ScopeService } from '../scope/scope.service.js';
import { StaffRepository } from '../staff/staff.repository.js';
import { StaffService } from '../staff/staff.service.js';

/** Maximum number of people that a list of sessions is narrowed to. */
const MOST_PEOPLE = 10_000;

/** Sessions of staff, which the auth service stores, shown and ended as far as the scope and rights of the caller allow. */
@Injectable()
export class SessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staff: StaffRepository,
    private readonly members: StaffService,
    private readonly rights: RightsService,
    private readonly scopes: ScopeService,
    @InjectClient(adminCalls.sessions) private readonly auth: ClientOf<typeof adminCalls.sessions>,
  ) {}

  async page(caller: Caller, request: OnlineSessionPageDto): Promise<AdminPage<OnlineSessionView>> {
    const { ids: sessionIds, keyWord, ...rest } = request;
    const userIds = await this.seenPeople(caller, keyWord);
    const { records, ...page } = await this.auth.staffSessions({ ...rest, userIds, sessionIds });
    const people = await this.staff.byIds(records.map(({ userId }) => userId));
    const known = new Map(people.map((person) => [person.user_id, person]));
    return {
      ...page,
      records: records.map((session) => {
        const person = known.get(session.userId);
        return {
          ...session,
          nickname: person?.nickname ?? session.username,
          name: person?.name ?? null,
          deptName: person?.dept_name ?? null,
          isCurrent: session.sessionId === caller.sessionId,
        };
      }),
    };
  }

  /**
   * Ends a colleague's session.
   * @throws platformErrors.notFound also for a colleague whom the caller does not see, adminErrors.mightierThanYou
   */
  async end(caller: Caller, sessionId: string): Promise<void> {
    const { records } = await this.auth.staffSessions({ sessionIds: [sessionId], current: 1, size: 1 });
    if (!records[0]) throw platformErrors.notFound();
    const row = await this.members.seen(caller, await this.staff.byId(records[0].userId));
    const roleIds = row.roles.map(({ role_id }) => role_id);
    this.rights.assertNotMightier(caller, await this.rights.ofRoles(roleIds, this.dataSource.manager));
    await this.auth.endStaffSession({ sessionId });
  }

  /** Returns ids of people whom the caller sees and whose name matches; undefined for everybody. */
  private async seenPeople(caller: Caller, keyWord: string | undefined): Promise<string[] | undefined> {
    const scope = await this.scopes.of(caller);
    if (scope.seesAll && keyWord === undefined) return undefined;
    const { rows } = await this.staff.page({ keyWord, current: 1, size: MOST_PEOPLE }, scope);
    return rows.map(({ user_id }) => user_id);
  }
}
