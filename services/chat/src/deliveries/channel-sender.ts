import type { NoticeChannel, NoticeKind } from '@mall/contracts/chat';
import type { Locale } from '@mall/validation';

/** One message for one address, ready to be sent. */
export interface Parcel {
  /** The same in each attempt. */
  readonly messageKey: string;
  /** Whether an attempt was made before, of which nobody may know how it ended. */
  readonly isRepeated: boolean;
  /** Whether the reader had nothing on this channel before. */
  readonly isFirst: boolean;
  /** The code, when the message proves an address. */
  readonly code?: string;
  readonly address: string;
  readonly locale: Locale;
  readonly kind: NoticeKind | null;
  /** Name of the site, as staff set it. */
  readonly siteName: string;
  readonly subject: string;
  /** Paragraphs of plain text, each with the address of its record, if it has one. */
  readonly parts: readonly { readonly text: string; readonly url: string | null }[];
  /** Where the reader switches such messages off by hand, and what a mail program posts to instead. */
  readonly unsubscribe: { readonly pageUrl: string; readonly postUrl: string } | null;
}

/** What became of an attempt. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The other side may take it later. */
  | { readonly kind: 'later'; readonly reason: string }
  /** The other side may have taken it. */
  | { readonly kind: 'unknown'; readonly reason: string }
  /** The other side refuses this message for good. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The other side refuses every message to this address for good. */
  | { readonly kind: 'addressRefused'; readonly reason: string };

/** A way to readers who have no page open: the port behind which e-mail, SMS and messengers stand. */
export interface ChannelSender {
  readonly channel: NoticeChannel;
  /** False without a configuration: nothing is sent on the channel. */
  readonly isAvailable: boolean;
  /** Never rejects. */
  send(parcel: Parcel): Promise<SendOutcome>;
}

/** The senders of all channels, for injection. */
export const CHANNEL_SENDERS = Symbol('CHANNEL_SENDERS');
