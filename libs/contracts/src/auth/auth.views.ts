import { Bool, Id, Instant, Int, ListOfValues, OneOf, say, Text } from '@mall/validation';

/** Plain OAuth 2 body. */
export class TokenView {
  @Text({ max: 4096 }) access_token!: string;
  @Text({ max: 512 }) refresh_token!: string;
  @Text() token_type!: string;
  /** Life of the access token in seconds. */
  @Int() expires_in!: number;
  @Text() scope!: string;
  @Text() client_id!: string;
  @Bool() active!: boolean;
  @Id() user_id!: string;
  @Text() username!: string;
  @Text() tenant_id!: string;
}

/** Tokens in both spellings: older clients read snake case, the family's own clients read camel case. */
export class TokenPairView {
  @Text({ max: 4096 }) access_token!: string;
  @Text({ max: 512 }) refresh_token!: string;
  @Text({ max: 4096 }) accessToken!: string;
  @Text({ max: 512 }) refreshToken!: string;
  @Int() expiresIn!: number;
  @Id() userId!: string;
}

/** A proof of work: the client searches for the counter whose derived key begins with the given bytes. */
export class CaptchaView {
  /** An ALTCHA challenge (version 2) as JSON: `{ parameters, signature }`. */
  @Text({ max: 2_048 }) challenge!: string;
  /** Seconds after which a solution is accepted. */
  @Int() waitSeconds!: number;
  /** Seconds for which a solution is accepted, once. */
  @Int() expiresIn!: number;
}

export class SmsSentView {
  /** Seconds until another code may be asked for. */
  @Int() ttl!: number;
}

/** A phone number with its middle hidden, `+7914•••4567`. */
export class SignedMobileView {
  @Text() mobile!: string;
}

export class SigningCodeSentView extends SmsSentView {
  @Text() mobile!: string;
}

/** Whether an account has a password, and otherwise the phone that receives the code for choosing one. */
export class OwnPasswordView {
  @Bool() isSet!: boolean;
  @Text({ optional: true }) mobile?: string;
}

/** `exp` is in epoch seconds, at the top level as older clients read it. */
export interface CheckedToken {
  readonly code: 0;
  readonly msg: string;
  readonly exp: number;
  readonly data: { readonly exp: number; readonly expiresAt: string; readonly active: true };
}

export interface Jwks {
  readonly keys: readonly Record<string, unknown>[];
}

export class AccountView {
  @Id() userId!: string;
  @Text() username!: string;
}

/** The account of a buyer or merchant as staff see it. */
export class AccountStateView extends AccountView {
  @Bool() isLocked!: boolean;
}

/** A session that is neither ended nor expired. */
export class SessionView {
  @Text({ max: 36 }) sessionId!: string;
  /** The application that was signed in to: `web`, `sms`, `merchant`, `admin`. */
  @Text() clientId!: string;
  @Text({ label: say('Устройство', '设备', 'Device'), optional: true, max: 300 }) userAgent!: string | null;
  /** Network address from which the person signed in. */
  @Text({ label: say('IP', 'IP 地址', 'IP'), optional: true }) remoteAddr!: string | null;
  @Instant({ label: say('Вход', '登录时间', 'Signed in') }) createTime!: string;
  /** Time when its tokens were last renewed; clients renew them every half hour while they are in use. */
  @Instant({ label: say('Активность', '最近活动', 'Last active') }) lastUseTime!: string;
  /** Time when it ends at the latest. */
  @Instant() expiresTime!: string;
}

export class OwnSessionView extends SessionView {
  /** Whether it is the session of this request. */
  @Bool() isCurrent!: boolean;
}

export class StaffSessionView extends SessionView {
  @Id() userId!: string;
  @Text({ label: say('Кто', '员工', 'Who') }) username!: string;
}

export class TicketView {
  @Text() ticket!: string;
  @Int() expiresIn!: number;
}

/** The person for whom a socket ticket was issued. */
export class TicketHolderView {
  @Id() userId!: string;
  @Text() sessionId!: string;
  @Text() kind!: 'buyer' | 'merchant' | 'staff';
  @Text({ optional: true }) username?: string;
  @Id({ optional: true }) shopId?: string;
  @Text() tenantId!: string;
  @ListOfValues('string') roles!: string[];
}

/** The second factor of the signed-in person. */
export class OwnFactorView {
  @Bool() isOn!: boolean;
  /** Time when it was turned on. */
  @Instant({ optional: true }) sinceTime!: string | null;
  /** Recovery codes that were not used yet. */
  @Int() recoveryLeft!: number;
  /** Whether starting asks for the password, which an account of another service may lack. */
  @Bool() hasPassword!: boolean;
}

/** The key of an authenticator app that is being set up. */
export class StartedFactorView {
  /** Base32 text that can be typed into an app. */
  @Text() secret!: string;
  /** The same as `otpauth://` address, for a QR code. */
  @Text({ max: 500 }) uri!: string;
}

/** An access token of the same session, in which the second factor was proved just now. */
export class FreshTokenView {
  @Text({ max: 4096 }) access_token!: string;
  /** Life of the token in seconds. */
  @Int() expires_in!: number;
}

/** Recovery codes, which are shown once. */
export class RecoveryCodesView extends FreshTokenView {
  @ListOfValues('string') codes!: string[];
}

/** A reset of somebody's second factor that waits for a second person. */
export class FactorResetView {
  @Id() resetId!: string;
  @OneOf(['shop', 'staff']) side!: 'shop' | 'staff';
  @Id() userId!: string;
  @Text({ label: say('Кому', '用户', 'Person') }) username!: string;
  @Text({ label: say('Причина', '原因', 'Reason') }) reason!: string;
  @Text({ label: say('Кто запросил', '申请人', 'Asked by') }) askedBy!: string;
  @Instant({ label: say('Запрошен', '申请时间', 'Asked') }) askedTime!: string;
  /** Whether the reader asked for it or is the person concerned, so that somebody else has to confirm. */
  @Bool() isOwn!: boolean;
}
