import { Injectable } from '@nestjs/common';
import type { TicketHolderView } from '@mall/contracts/auth';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { localeFrom, type Locale } from '@mall/validation';

/** The query and path of an upgrade request, read by the channel it belongs to. */
export interface Handshake {
  /** A ticket or, as prescribed, an access token. */
  readonly ticket: string;
  readonly locale: string | undefined;
}

/** The person of an accepted handshake. */
export interface Accepted {
  readonly holder: TicketHolderView;
  readonly locale: Locale;
}

/** Redeems the tickets of handshakes at the auth service. */
@Injectable()
export class HandshakeService {
  constructor(@InjectClient(chatCalls.tickets) private readonly auth: ClientOf<typeof chatCalls.tickets>) {}

  /** @returns undefined when the ticket is unknown, used up or expired, or the auth service does not answer. */
  async accept({ ticket, locale }: Handshake): Promise<Accepted | undefined> {
    const holder = await this.auth.redeemTicket({ ticket }).catch(() => undefined);
    return holder && { holder, locale: localeFrom(locale) };
  }
}
