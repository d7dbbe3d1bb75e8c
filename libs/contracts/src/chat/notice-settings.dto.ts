import { Bool, Email, Id, Int, Mobile, OneOf, Text } from '@mall/validation';
import { NOTICE_CHANNELS, NOTICE_KINDS, type NoticeChannel, type NoticeKind } from './notice-kinds.js';

export class NoticeSettingDto {
  @OneOf(NOTICE_KINDS) kind!: NoticeKind;
  @OneOf(NOTICE_CHANNELS) channel!: NoticeChannel;
  @Bool() isOn!: boolean;
}

const HOUR = { min: 0, max: 23, optional: true } as const;

/** Hours are in the reader's time zone. */
export class NoticeHoursDto {
  /** An IANA name, such as `Asia/Vladivostok`. */
  @Text({ label: { ru: 'Часовой пояс', zh: '时区', en: 'Time zone' }, max: 64, kind: 'code' })
  timeZone!: string;
  /** Hour from which nothing is sent until `quietTo`; both are set or none. */
  @Int({ ...HOUR, nullable: true }) quietFrom?: number | null;
  @Int({ ...HOUR, nullable: true }) quietTo?: number | null;
  /**
   * Hour of the day at which all notices are sent in one message; without it each is sent at once. Messages and
   * deadlines are always sent at once.
   */
  @Int({ ...HOUR, nullable: true }) digestHour?: number | null;
}

export class NoticeEmailDto {
  @Email({ label: { ru: 'Электронная почта', zh: '邮箱', en: 'E-mail' } }) address!: string;
}

export class NoticeEmailCodeDto {
  @Text({
    label: { ru: 'Код из письма', zh: '邮件验证码', en: 'Code from the e-mail' },
    min: 6,
    max: 6,
    pattern: /^\d{6}$/,
    kind: 'code',
  })
  code!: string;
}

export class NoticeMobileDto {
  @Mobile({ label: { ru: 'Номер телефона', zh: '手机号码', en: 'Phone number' } }) mobile!: string;
}

export class NoticeMobileCodeDto {
  @Text({
    label: { ru: 'Код из SMS', zh: '短信验证码', en: 'Code from the SMS' },
    min: 6,
    max: 6,
    pattern: /^\d{6}$/,
    kind: 'code',
  })
  code!: string;
}

/** Subscription that a browser's push service issued. Source: W3C Push API, `PushSubscription`. */
export class NoticeBrowserDto {
  @Text({ max: 1000, kind: 'raw' }) endpoint!: string;
  @Text({ max: 100, pattern: /^[\w-]{87}$/, kind: 'raw' }) p256dh!: string;
  @Text({ max: 100, pattern: /^[\w-]{22}$/, kind: 'raw' }) auth!: string;
}

export class NoticeBrowserRefDto {
  @Text({ max: 1000, kind: 'raw' }) endpoint!: string;
}

export class UnsubscribeDto {
  @Id() contactId!: string;
  @OneOf(NOTICE_KINDS) kind!: NoticeKind;
  @Text({ max: 64, kind: 'raw' }) signature!: string;
  /** Mail programs send it. Source: RFC 8058. */
  @Text({ optional: true, max: 20, kind: 'raw' }) 'List-Unsubscribe'?: string;
}
