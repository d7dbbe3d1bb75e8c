import { Bool, Instant, Int, ListOf, ListOfValues, Nested, OneOf, Text } from '@mall/validation';
import {
  FIRST_CHANNELS,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type FirstChannel,
  type NoticeChannel,
  type NoticeKind,
} from './notice-kinds.js';

export class NoticeSettingView {
  @OneOf(NOTICE_KINDS) kind!: NoticeKind;
  @OneOf(FIRST_CHANNELS) channel!: FirstChannel;
  @Bool() isOn!: boolean;
}

export class NoticeChannelView {
  @OneOf(FIRST_CHANNELS) channel!: FirstChannel;
  /** False when the installation has no connection for the channel, so that nothing is sent on it. */
  @Bool() isAvailable!: boolean;
}

/** The reader's address of a channel. */
export class NoticeContactView {
  @Text({ max: 254 }) address!: string;
  /** Whether the owner has entered the code that was sent to the address; before that, no notices are sent there. */
  @Bool() isVerified!: boolean;
  /** Time since when nothing is sent, because the address's server refused permanently. */
  @Instant({ optional: true }) disabledTime!: string | null;
  @Text({ optional: true, max: 500 }) disabledReason!: string;
}

/** A channel on which notices reach the reader. */
export class NoticeWayView {
  @OneOf(NOTICE_CHANNELS) channel!: NoticeChannel;
  @Bool() isAvailable!: boolean;
  /** The reader's address on the channel; null when there is none, or the channel has no addresses. */
  @Nested(() => NoticeContactView, { optional: true }) contact!: NoticeContactView | null;
  /** Kinds that are on. */
  @ListOfValues('string') onFor!: NoticeKind[];
}

/** `channels`, `settings` and `email` are what clients of release 0.1.0 read; `ways` has all of it. */
export class NoticeSettingsView {
  @ListOf(() => NoticeWayView) ways!: NoticeWayView[];
  /** The public key with which a browser asks its push service for an address; absent where nothing is pushed. RFC 8292. */
  @Text({ optional: true, max: 100 }) pushKey!: string | null;
  @ListOf(() => NoticeChannelView) channels!: NoticeChannelView[];
  /** Settings of every kind on every channel. */
  @ListOf(() => NoticeSettingView) settings!: NoticeSettingView[];
  @Nested(() => NoticeContactView, { optional: true }) email!: NoticeContactView | null;
  @Text() timeZone!: string;
  @Int({ optional: true }) quietFrom!: number | null;
  @Int({ optional: true }) quietTo!: number | null;
  @Int({ optional: true }) digestHour!: number | null;
}
