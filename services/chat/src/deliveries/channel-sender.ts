import type { NoticeChannel, NoticeKind } from '@mall/contracts/chat';
import type { Locale } from '@mall/validation';

/** One message to one address, ready to be sent. */
export interface ChannelMessage {
  /** Key that is the same in each attempt. */
  readonly messageKey: string;
  /** Whether there was an attempt before, whose outcome may be unknown. */
  readonly isRepeated: boolean;
  /** Whether it is the first message to the reader on this channel. */
  readonly isFirst: boolean;
  /** Code of a message that proves an address. */
  readonly code?: string;
  readonly address: string;
  readonly locale: Locale;
  readonly kind: NoticeKind | null;
  /** Name of the site, as staff set it. */
  readonly siteName: string;
  readonly subject: string;
  /** Paragraphs of plain text, each with the address of its record, if it has one. */
  readonly parts: readonly { readonly text: string; readonly url: string | null }[];
  /** Page on which the reader switches such messages off, and address that a mail program posts to for the same. */
  readonly unsubscribe: { readonly pageUrl: string; readonly postUrl: string } | null;
}

/** Outcome of an attempt to send a message. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The receiving server may accept the message later. */
  | { readonly kind: 'later'; readonly reason: string }
  /** The receiving server may have accepted the message. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** The receiving server refuses this message permanently. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The receiving server refuses every message to this address permanently. */
  | { readonly kind: 'addressRefused'; readonly reason: string };

/** A channel to readers who have no page open: the port behind which e-mail, SMS and messengers stand. */
export interface ChannelSender {
  readonly channel: NoticeChannel;
  /** Whether the channel is configured; otherwise nothing is sent on it. */
  readonly isAvailable: boolean;
  /** Sends a message. Never rejects. */
  send(message: ChannelMessage): Promise<SendOutcome>;
}

/** Injection token of the senders of all channels. */
export const CHANNEL_SENDERS = Symbol('CHANNEL_SENDERS');
