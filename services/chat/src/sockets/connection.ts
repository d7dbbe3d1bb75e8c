import type { TicketHolderView } from '@mall/contracts/auth';
import type { Locale } from '@mall/validation';
import type { WebSocket } from 'ws';

export type Channel = 'chat' | 'notices';

/** An open socket and the person it belongs to. */
export interface Connection {
  readonly socket: WebSocket;
  readonly channel: Channel;
  readonly holder: TicketHolderView;
  readonly locale: Locale;
}

/** The recipients of a text: one buyer or merchant, or all staff at the desk. */
export type Audience = { readonly personId: string } | { readonly desk: true };
