import { Controller } from '@nestjs/common';
import {
  authErrors,
  authTicketApi,
  type CheckedToken,
  type CheckTokenDto,
  type TicketDto,
  type TicketHolderView,
  type TicketView,
} from '@mall/contracts/auth';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, SharedClock, type HandlersOf } from '@mall/messaging';
import { decodeJwt } from 'jose';
import { SocketTicketService } from './socket-ticket.service.js';

@Controller()
export class TicketController implements HandlersOf<typeof authTicketApi> {
  constructor(
    private readonly tickets: SocketTicketService,
    private readonly clock: SharedClock,
  ) {}

  @Handles(authTicketApi.checkToken)
  async checkToken({ token }: CheckTokenDto): Promise<CheckedToken> {
    await this.tickets.redeem(token);
    const exp = decodeJwt(token).exp ?? 0;
    if (exp * 1_000 <= this.clock.now()) throw authErrors.sessionEnded();
    const data = { exp, expiresAt: new Date(exp * 1_000).toISOString(), active: true } as const;
    return { code: 0, msg: '', exp, data };
  }

  @Handles(authTicketApi.socketTicket)
  async socketTicket(_: Empty, caller: Caller): Promise<TicketView> {
    return this.tickets.issue(caller);
  }

  @Handles(authTicketApi.redeemTicket)
  async redeemTicket({ ticket }: TicketDto): Promise<TicketHolderView> {
    return this.tickets.redeem(ticket);
  }
}
