import type { TicketHolderView } from '@mall/contracts/auth';
import type { Right } from '@mall/contracts/rights';
import type { Locale } from '@mall/validation';
import type { WebSocket } from 'ws';

export type Channel = 'chat' | 'notices';

/** An open socket and the person it belongs to. */
export interface Connection {
  readonly socket: WebSocket;
  readonly channel: Channel;
  readonly holder: TicketHolderView;
  /** Rights of staff when the socket was opened; it is closed when they change. Empty for everybody else. */
  readonly rights: ReadonlySet<string>;
  readonly locale: Locale;
}

/**
 * The recipients of a text: one buyer or merchant, the merchants of a shop, one member of staff, or all staff who hold
 * a right.
 */
export type Audience =
  | { readonly personId: string }
  | { readonly shopId: string }
  | { readonly staffId: string }
  | { readonly right: Right };

/** The right to read conversations with buyers and to answer them as the desk. */
export const CHAT_RIGHT: Right = 'chat_reply';
