import { Inject, Injectable } from '@nestjs/common';
import type { TicketHolderView } from '@mall/contracts/auth';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { localeFrom, type Locale } from '@mall/validation';
import { CHAT_RIGHT, type Channel } from './connection.js';
import { StaffRightService } from './staff-right.service.js';

/** Query and path of an upgrade request, parsed by its channel. */
export interface Handshake {
  readonly channel: Channel;
  /** A ticket or, as prescribed, an access token. */
  readonly ticket: string;
  readonly locale: string | undefined;
}

/** The person of an accepted handshake. */
export interface Accepted {
  readonly holder: TicketHolderView;
  readonly rights: ReadonlySet<string>;
  readonly locale: Locale;
}

/** Reason why no socket is opened: nobody is signed in with that ticket, or they lack the right to the chat. */
export type Refusal = 'unknown' | 'forbidden';

const NO_RIGHTS: ReadonlySet<string> = new Set();

/** Redeems the tickets of handshakes at the auth service. */
@Injectable()
export class HandshakeService {
  constructor(
    @InjectClient(chatCalls.tickets) private readonly auth: ClientOf<typeof chatCalls.tickets>,
    @Inject(StaffRightService) private readonly rights: Pick<StaffRightService, 'of'>,
  ) {}

  /**
   * Redeems the ticket of a handshake. Staff open the chat only with `chat_reply`.
   * @returns `unknown` when the ticket is unknown, used up or expired, or when the auth and admin services do not
   * answer.
   */
  async accept({ channel, ticket, locale }: Handshake): Promise<Accepted | Refusal> {
    try {
      const holder = await this.auth.redeemTicket({ ticket });
      const isStaff = holder.kind === 'staff';
      const rights = isStaff ? await this.rights.of(holder.userId) : NO_RIGHTS;
      if (isStaff && channel === 'chat' && !rights.has(CHAT_RIGHT)) return 'forbidden';
      return { holder, rights, locale: localeFrom(locale) };
    } catch {
      return 'unknown';
    }
  }
}
