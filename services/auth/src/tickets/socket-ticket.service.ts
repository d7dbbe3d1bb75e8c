import { createPublicKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors, type TicketHolderView } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { jwtVerify } from 'jose';
import { DataSource } from 'typeorm';
import { ISSUER, SigningKeyService } from '../keys/signing-key.service.js';
import { hashToken, newToken } from '../sessions/refresh-token.js';

const TICKET_SECONDS = 30;

interface HolderRow {
  readonly userId: string;
  readonly sessionId: string;
  readonly side: 'shop' | 'staff';
  readonly username: string;
  readonly shopId: string | null;
  readonly tenantId: string;
  readonly roles: string[];
}

/** Tickets that open one socket: 30 seconds, once, so that no access token has to stand in a URL. */
@Injectable()
export class SocketTicketService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: SigningKeyService,
  ) {}

  async issue(caller: Caller): Promise<{ ticket: string; expiresIn: number }> {
    const ticket = newToken();
    await this.dataSource.query(
      `INSERT INTO socket_ticket (ticket_hash, session_id, expires_at) VALUES ($1, $2, now() + make_interval(secs => $3))`,
      [hashToken(ticket), caller.sessionId, TICKET_SECONDS],
    );
    return { ticket, expiresIn: TICKET_SECONDS };
  }

  /**
   * Takes a ticket or, where one is prescribed, a raw access token.
   * @throws authErrors.sessionEnded when it stands for no live session.
   */
  async redeem(ticket: string): Promise<TicketHolderView> {
    const sessionId = ticket.includes('.')
      ? await this.sessionOfToken(ticket)
      : await this.sessionOfTicket(ticket);
    const rows = (await this.dataSource.query(
      `SELECT a.user_id AS "userId", s.session_id AS "sessionId", a.side, a.username, a.shop_id AS "shopId",
              a.tenant_id AS "tenantId", a.roles
         FROM session s JOIN account a USING (account_id)
        WHERE s.session_id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND a.status = 'active'`,
      [sessionId],
    )) as HolderRow[];
    const holder = rows[0];
    if (!holder) throw authErrors.sessionEnded();
    const { side, shopId, ...rest } = holder;
    const kind = side === 'staff' ? 'staff' : shopId ? 'merchant' : 'buyer';
    return { ...rest, kind, ...(shopId ? { shopId } : {}) };
  }

  private async sessionOfTicket(ticket: string): Promise<string> {
    const [rows] = (await this.dataSource.query(
      `DELETE FROM socket_ticket WHERE ticket_hash = $1 AND expires_at > now() RETURNING session_id AS "sessionId"`,
      [hashToken(ticket)],
    )) as [{ sessionId: string }[], number];
    if (!rows[0]) throw authErrors.sessionEnded();
    return rows[0].sessionId;
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
    }).catch(() => {
      throw authErrors.sessionEnded();
    });
    return String(verified.payload['sid']);
  }
}
