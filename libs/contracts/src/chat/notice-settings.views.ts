import { Bool, Instant, Int, ListOf, Nested, OneOf, Text } from '@mall/validation';
import { NOTICE_CHANNELS, NOTICE_KINDS, type NoticeChannel, type NoticeKind } from './notice-kinds.js';

export class NoticeSettingView {
  @OneOf(NOTICE_KINDS) kind!: NoticeKind;
  @OneOf(NOTICE_CHANNELS) channel!: NoticeChannel;
  @Bool() isOn!: boolean;
}

export class NoticeChannelView {
  @OneOf(NOTICE_CHANNELS) channel!: NoticeChannel;
  /** False when the installation has no connection for it: nothing is sent on it. */
  @Bool() isAvailable!: boolean;
}

/** The reader's address of a channel. */
export class NoticeContactView {
  @Text({ max: 254 }) address!: string;
  /** Nothing is sent to an address before its owner has entered the code that was sent there. */
  @Bool() isVerified!: boolean;
  /** Since when nothing is sent because the address's server refused for good. */
  @Instant({ optional: true }) disabledTime!: string | null;
  @Text({ optional: true, max: 500 }) disabledReason!: string;
}

export class NoticeSettingsView {
  @ListOf(() => NoticeChannelView) channels!: NoticeChannelView[];
  /** Every kind with every channel. */
  @ListOf(() => NoticeSettingView) settings!: NoticeSettingView[];
  @Nested(() => NoticeContactView, { optional: true }) email!: NoticeContactView | null;
  @Text() timeZone!: string;
  @Int({ optional: true }) quietFrom!: number | null;
  @Int({ optional: true }) quietTo!: number | null;
  @Int({ optional: true }) digestHour!: number | null;
}
