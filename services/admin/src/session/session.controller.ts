import { Controller } from '@nestjs/common';
import { adminSessionApi, type OnlineSessionPageDto, type OnlineSessionView } from '@mall/contracts/admin';
import type { SessionIdDto } from '@mall/contracts/auth';
import type { AdminPage, Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { SessionService } from './session.service.js';

@Controller()
export class SessionController implements HandlersOf<typeof adminSessionApi> {
  constructor(private readonly sessions: SessionService) {}

  @Handles(adminSessionApi.page)
  page(request: OnlineSessionPageDto, caller: Caller): Promise<AdminPage<OnlineSessionView>> {
    return this.sessions.page(caller, request);
  }

  @Handles(adminSessionApi.end)
  end({ sessionId }: SessionIdDto, caller: Caller): Promise<void> {
    return this.sessions.end(caller, sessionId);
  }
}
