import { Controller } from '@nestjs/common';
import {
  authSessionApi,
  type RefreshDto,
  type RevokedSinceDto,
  type TokenPairView,
} from '@mall/contracts/auth';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { AccountService } from '../account/account.service.js';
import { toPairView } from './session.mapper.js';
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
    const side = caller.kind === 'staff' ? 'staff' : 'shop';
    const account = await this.accounts.findByUserId(side, caller.userId!);
    if (account) await this.sessions.endAll(account.accountId);
  }

  @Handles(authSessionApi.revokedSessions)
  async revokedSessions({ seconds }: RevokedSinceDto): Promise<readonly string[]> {
    return this.sessions.revokedWithin(seconds);
  }
}
