import { createPublicKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors, type TicketHolderView } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { SharedClock } from '@mall/messaging';
import { jwtVerify } from 'jose';
import { ISSUER, SigningKeyService } from '../keys/signing-key.service.js';
import { hashToken, newToken } from '../sessions/refresh-token.js';
import { SocketTicketRepository } from './socket-ticket.repository.js';

const TICKET_SECONDS = 30;

/** Maximum unused tickets of one session; a page needs two, and a browser may open several pages at once. */
const MOST_TICKETS = 20;

/** Tickets that open one socket, once within 30 seconds, so that no URL contains an access token. */
@Injectable()
export class SocketTicketService {
  constructor(
    private readonly tickets: SocketTicketRepository,
    private readonly keys: SigningKeyService,
    private readonly clock: SharedClock,
  ) {}

  /**
   * Issues a ticket with which the caller opens a socket; `expiresIn` is in seconds.
   * @throws authErrors.sessionEnded for a caller without a session.
   */
  async issue({ sessionId }: Caller): Promise<{ ticket: string; expiresIn: number }> {
    if (!sessionId) throw authErrors.sessionEnded();
    const ticket = newToken();
    const limits = { lifeSeconds: TICKET_SECONDS, most: MOST_TICKETS };
    await this.tickets.insert(hashToken(ticket), sessionId, limits);
    return { ticket, expiresIn: TICKET_SECONDS };
  }

  /**
   * Uses up a ticket; an access token, which clients are prescribed to send, is accepted as well.
   * @throws authErrors.sessionEnded when it belongs to no live session.
   */
  async redeem(ticket: string): Promise<TicketHolderView> {
    const sessionId = ticket.includes('.')
      ? await this.sessionOfToken(ticket)
      : await this.sessionOfTicket(ticket);
    const holder = await this.tickets.holderOf(sessionId);
    if (!holder) throw authErrors.sessionEnded();
    const { side, shopId, roles, ...rest } = holder;
    const kind = side === 'staff' ? 'staff' : shopId ? 'merchant' : 'buyer';
    return { ...rest, roles: [...roles], kind, ...(shopId ? { shopId } : {}) };
  }

  private async sessionOfTicket(ticket: string): Promise<string> {
    const sessionId = await this.tickets.take(hashToken(ticket));
    if (!sessionId) throw authErrors.sessionEnded();
    return sessionId;
  }

  private async sessionOfToken(token: string): Promise<string> {
    const { keys } = await this.keys.publicKeys();
    const keyFor = (kid: string | undefined): KeyObject => {
      const jwk = keys.find((key) => key['kid'] === kid);
      if (!jwk) throw authErrors.sessionEnded();
      return createPublicKey({ key: jwk, format: 'jwk' });
    };
    const verified = await jwtVerify(token, ({ kid }) => keyFor(kid), {
      issuer: ISSUER,
      algorithms: ['ES256'],
      currentDate: new Date(this.clock.now()),
    }).catch(() => {
      throw authErrors.sessionEnded();
    });
    return String(verified.payload['sid']);
  }
}
