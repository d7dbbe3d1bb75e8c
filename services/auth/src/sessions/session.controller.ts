import { Controller } from '@nestjs/common';
import {
  authSessionApi,
  type OwnSessionView,
  type RefreshDto,
  type RevokedSinceDto,
  type SessionIdDto,
  type StaffSessionPageDto,
  type StaffSessionView,
  type TokenPairView,
} from '@mall/contracts/auth';
import { adminPage, type AdminPage, type Caller, type Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Side } from '../account/account.entity.js';
import { AccountService } from '../account/account.service.js';
import { toPairView, toSessionView, toStaffSessionView } from './session.mapper.js';
import { deviceOf, SessionService } from './session.service.js';

@Controller()
export class SessionController implements HandlersOf<typeof authSessionApi> {
  constructor(
    private readonly sessions: SessionService,
    private readonly accounts: AccountService,
  ) {}

  @Handles(authSessionApi.logout)
  async logout(_: Empty, caller: Caller): Promise<void> {
    await this.sessions.end(caller.sessionId!);
  }

  @Handles(authSessionApi.refresh)
  async refresh({ refreshToken }: RefreshDto, caller: Caller): Promise<TokenPairView> {
    return toPairView(await this.sessions.refresh(refreshToken, deviceOf('web', caller)));
  }

  @Handles(authSessionApi.logoutEverywhere)
  async logoutEverywhere(_: Empty, caller: Caller): Promise<void> {
    const account = await this.accounts.findByUserId(sideOf(caller), caller.userId!);
    if (account) await this.sessions.endAll(account.accountId);
  }

  @Handles(authSessionApi.ownSessions)
  async ownSessions(_: Empty, caller: Caller): Promise<OwnSessionView[]> {
    const rows = await this.sessions.ofUser(sideOf(caller), caller.userId!);
    return rows.map((row) => ({ ...toSessionView(row), isCurrent: row.sessionId === caller.sessionId }));
  }

  @Handles(authSessionApi.endOwnSession)
  async endOwnSession({ sessionId }: SessionIdDto, caller: Caller): Promise<void> {
    await this.sessions.endOwn(sideOf(caller), caller.userId!, sessionId);
  }

  @Handles(authSessionApi.staffSessions)
  async staffSessions(request: StaffSessionPageDto): Promise<AdminPage<StaffSessionView>> {
    const { rows, total } = await this.sessions.pageOfStaff(request);
    return adminPage(rows.map(toStaffSessionView), total, request);
  }

  @Handles(authSessionApi.endStaffSession)
  async endStaffSession({ sessionId }: SessionIdDto): Promise<void> {
    await this.sessions.endOfStaff(sessionId);
  }

  @Handles(authSessionApi.revokedSessions)
  async revokedSessions({ seconds }: RevokedSinceDto): Promise<readonly string[]> {
    return this.sessions.revokedWithin(seconds);
  }
}

const sideOf = ({ kind }: Caller): Side => (kind === 'staff' ? 'staff' : 'shop');
