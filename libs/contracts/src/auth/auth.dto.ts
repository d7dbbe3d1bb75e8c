import { Bool, Id, Int, ListOfValues, Mobile, Nested, OneOf, Text, type Texts } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { consentLabels, ShownTextDto } from '../user/consent.dto.js';

const labels = {
  username: { ru: 'Имя пользователя', zh: '账号', en: 'User name' },
  password: { ru: 'Пароль', zh: '密码', en: 'Password' },
  oldPassword: { ru: 'Текущий пароль', zh: '原密码', en: 'Current password' },
  newPassword: { ru: 'Новый пароль', zh: '新密码', en: 'New password' },
  mobile: { ru: 'Номер телефона', zh: '手机号码', en: 'Phone number' },
  code: { ru: 'Код из SMS', zh: '验证码', en: 'Verification code' },
  nickName: { ru: 'Как к вам обращаться', zh: '昵称', en: 'Display name' },
  invitation: { ru: 'Код приглашения', zh: '邀请码', en: 'Invitation code' },
  captcha: { ru: 'Проверка безопасности', zh: '安全验证', en: 'Security check' },
  lock: { ru: 'Блокировка', zh: '锁定', en: 'Lock' },
  reason: { ru: 'Причина', zh: '原因', en: 'Reason' },
  factor: { ru: 'Код подтверждения', zh: '验证码', en: 'Confirmation code' },
  person: { ru: 'Имя пользователя или телефон', zh: '账号或手机号', en: 'User name or phone number' },
  token: { ru: 'Токен', zh: '令牌', en: 'Token' },
} as const satisfies Record<string, Texts>;

/** Letters and digits; the English sentence is prescribed. */
const ACCOUNT = {
  label: labels.username,
  min: 3,
  max: 64,
  pattern: /^[A-Za-z0-9]+$/,
  message: {
    ru: 'Имя пользователя — только латинские буквы и цифры',
    zh: '账号格式不正确，只能使用英文字母或数字',
    en: 'The account format is incorrect. It must be in English or numbers',
  },
};

/** Any characters, compared as sent; length alone is required, as NIST SP 800-63B advises. */
const NEW_PASSWORD = { min: 10, max: 128 };

/** Maximum characters of a solved captcha; one of the mall's own takes about 900. */
const CAPTCHA_MAX = 2_048;

/** Purposes of a captcha; a solution is accepted for its own purpose only. */
export const CAPTCHA_TYPES = ['signIn', 'sms'] as const;
export type CaptchaType = (typeof CAPTCHA_TYPES)[number];

export class CreateCaptchaDto {
  @OneOf(CAPTCHA_TYPES) captchaType!: CaptchaType;
  /** Random text chosen by the client, beginning with a letter, and sent again with the solution. */
  @Text({ min: 16, max: 64, pattern: /^[A-Za-z][\w-]+$/, kind: 'raw' }) randomStr!: string;
}

/** A solved captcha, where `captchaNeeded` required one. */
export class CaptchaAnswerDto {
  /** `randomStr` with which the captcha was requested. */
  @Text({ optional: true, max: 64 }) randomStr?: string;
  /** The challenge and its solution as JSON, in base64url. */
  @Text({ label: labels.captcha, optional: true, max: CAPTCHA_MAX }) code?: string;
}

/** Other services that people may sign in with: the part of `mobile` before the `@`. */
export const SOCIAL_STATES = [
  'WX',
  'QQ',
  'GITEE',
  'OSC',
  'DINGTALK',
  'WEIXIN_CP',
  'MINI',
  'VK',
  'YANDEX',
  'OPENID',
] as const;

/** OAuth 2 token request: password, refresh_token and mobile grants; fields spelt as prescribed. */
export class TokenDto {
  @Text({ max: 32, kind: 'code' }) grant_type!: string;
  @Text({ optional: true, max: 64, kind: 'code' }) scope?: string;
  @Text({ label: labels.username, optional: true, max: 64, kind: 'code' }) username?: string;
  @Text({ label: labels.password, optional: true, max: 128, kind: 'raw' }) password?: string;
  @Text({ label: labels.token, optional: true, max: 512, kind: 'raw' }) refresh_token?: string;
  /** `SMS@{phone}`, or `{state}@{code}` for a social sign-in. */
  @Text({ label: labels.mobile, optional: true, max: 2_048, kind: 'code' }) mobile?: string;
  /** State that a social sign-in was started with, as the provider sends it back. */
  @Text({ optional: true, max: 128, kind: 'raw' }) state?: string;
  /** Device id for a sign-in with VK ID, as VK ID sends it back. */
  @Text({ optional: true, max: 512, kind: 'raw' }) device_id?: string;
  /** Issuer of the code of a social sign-in, where the provider sends it (RFC 9207). */
  @Text({ optional: true, max: 512, kind: 'raw' }) iss?: string;
  /** The code from the SMS with the mobile grant; with the password grant a solved captcha, where one was required. */
  @Text({ label: labels.code, optional: true, max: CAPTCHA_MAX, kind: 'code' }) code?: string;
  /** `randomStr` with which the captcha was requested. */
  @Text({ optional: true, max: 64, kind: 'raw' }) randomStr?: string;
  /** Ticket of a sign-in that needs more than a password, with the grant `ticket`; see `factorNeeded`. */
  @Text({ optional: true, max: 64, kind: 'raw' }) ticket?: string;
  /** Code of the second factor, or a recovery code. */
  @Text({ label: labels.factor, optional: true, max: 32, kind: 'code' }) factor?: string;
  /** The password that replaces one which an administrator has set. */
  @Text({ label: labels.newPassword, optional: true, ...NEW_PASSWORD, kind: 'raw' }) newPassword?: string;
  /** `Basic …`, from the Authorization header. */
  @Text({ optional: true, max: 512, kind: 'raw' }) clientCredentials?: string;
}

/** Applications that people sign in to, with their codes on the wire. */
export const sysTypes = { storefront: 0, merchant: 1, staff: 2 } as const;

export class LoginDto extends CaptchaAnswerDto {
  @Text({ label: labels.username, max: 64, kind: 'code' }) principal!: string;
  @Text({ label: labels.password, max: 128, kind: 'raw' }) credentials!: string;
  /** 0 shopper, 1 merchant, 2 platform staff. */
  @OneOf([0, 1, 2], { optional: true }) sysType: 0 | 1 | 2 = 0;
}

export class RefreshDto {
  @Text({ label: labels.token, max: 512, kind: 'raw' }) refreshToken!: string;
}

export class CheckTokenDto {
  @Text({ label: labels.token, max: 4096, kind: 'raw' }) token!: string;
}

export class RegisterDto {
  @Text({ ...ACCOUNT, kind: 'code' }) userName!: string;
  @Text({ label: labels.password, ...NEW_PASSWORD, kind: 'raw' }) password!: string;
  @Text({ label: labels.nickName, optional: true, max: 50, kind: 'name' }) nickName?: string;
  @Text({ optional: true, max: 5, kind: 'code' }) countryCode?: string;
  @Mobile({ label: labels.mobile }) mobile!: string;
  @Text({ label: labels.code, min: 4, max: 8, kind: 'code' }) code!: string;
  @Text({ label: labels.invitation, optional: true, max: 32, kind: 'code' }) invitationCode?: string;
  /** The consent text that the form has shown; stored with the account. */
  @Nested(() => ShownTextDto, { label: consentLabels.consent, optional: true }) consent?: ShownTextDto;
}

/** Internal: an application to become a member of staff, with the code that was sent to the applicant's phone. */
export class RegisterStaffDto {
  @Text({ ...ACCOUNT, kind: 'code' }) username!: string;
  @Text({ label: labels.password, ...NEW_PASSWORD, kind: 'raw' }) password!: string;
  @Mobile({ label: labels.mobile }) mobile!: string;
  @Text({ label: labels.code, min: 4, max: 8, kind: 'code' }) code!: string;
  @Text({ optional: true, max: 50, kind: 'name' }) nickname?: string;
  @Text({ optional: true, max: 50, kind: 'name' }) name?: string;
  @Text({ optional: true, max: 254 }) email?: string;
  /** Address of the applicant; wrong codes are counted by its network. */
  @Text({ optional: true, max: 64 }) ip?: string;
}

export class SendSmsDto extends CaptchaAnswerDto {
  @Text({ optional: true, max: 5, kind: 'code' }) countryCode = '+86';
  @Text({ label: labels.mobile, max: 20, kind: 'code' }) number!: string;
}

export class SendLoginCodeDto extends CaptchaAnswerDto {
  @Mobile({ label: labels.mobile }) mobile!: string;
}

export class ChangePasswordDto {
  @Text({ label: labels.oldPassword, max: 128, kind: 'raw' }) oldPassword!: string;
  @Text({ label: labels.newPassword, ...NEW_PASSWORD, kind: 'raw' }) newPassword!: string;
}

/** First password of an account that was opened through another service and has none yet. */
export class SetFirstPasswordDto {
  @Text({ label: labels.code, min: 4, max: 8, kind: 'code' }) code!: string;
  @Text({ label: labels.newPassword, ...NEW_PASSWORD, kind: 'raw' }) newPassword!: string;
}

/** Internal: an account made by staff or by the demo loader. */
export class CreateAccountDto {
  @OneOf(['shop', 'staff']) side!: 'shop' | 'staff';
  /** Given when the owner of the person's data chose the id; otherwise the account's own id is used. */
  @Id({ optional: true }) userId?: string;
  @Text({ ...ACCOUNT, kind: 'code' }) username!: string;
  @Text({ label: labels.password, min: 6, max: 128, kind: 'raw' }) password!: string;
  @Text({ optional: true, max: 20, kind: 'code' }) mobile?: string;
  @Text({ optional: true, max: 50, kind: 'name' }) nickName?: string;
  @Id({ optional: true }) shopId?: string;
  /** `active` by default. An existing account is returned, unless it is locked and an active one is requested. */
  @OneOf(['active', 'locked'], { optional: true }) status?: 'active' | 'locked';
  /** Whether somebody else than its owner knows the password: the owner has to choose another at the first sign-in. */
  @Bool({ optional: true }) isPasswordOfOthers?: boolean;
  /** Phone numbers and e-mail addresses of the person, of which the password must not be made. */
  @ListOfValues('string', { optional: true, maxItems: 10 }) contacts?: string[];
  /** Codes of roles; the admin service derives permissions from them. */
  @ListOfValues('string', { optional: true }) roles: string[] = [];
}

export class UserIdDto {
  @Id() userId!: string;
}

export class LockAccountDto extends UserIdDto {
  @Bool({ label: labels.lock }) isLocked!: boolean;
  /** Reason, kept in the action log. */
  @Text({ label: labels.reason, min: 5, max: 300, kind: 'lines' }) reason!: string;
}

/** Internal: changes that staff may make to an account. */
export class UpdateAccountDto {
  @OneOf(['shop', 'staff']) side!: 'shop' | 'staff';
  @Id() userId!: string;
  @Text({ optional: true, min: 6, max: 128, kind: 'raw' }) password?: string;
  /** Whether somebody else than its owner knows the password: the owner has to choose another at the next sign-in. */
  @Bool({ optional: true }) isPasswordOfOthers?: boolean;
  /** Phone numbers and e-mail addresses of the person, of which the password must not be made. */
  @ListOfValues('string', { optional: true, maxItems: 10 }) contacts?: string[];
  @OneOf(['active', 'locked', 'removed'], { optional: true }) status?: 'active' | 'locked' | 'removed';
  @ListOfValues('string', { optional: true }) roles?: string[];
  @Text({ ...ACCOUNT, optional: true, kind: 'code' }) username?: string;
}

const SESSION_ID = { max: 36, pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ };

export class SessionIdDto {
  @Text(SESSION_ID) sessionId!: string;
}

/** Internal: live sessions of staff. */
export class StaffSessionPageDto extends AdminPageDto {
  /** Limits the list to these people. */
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) userIds?: string[];
  @ListOfValues('string', { optional: true, maxItems: 1_000 }) sessionIds?: string[];
  @Text({ optional: true, max: 64, description: 'Part of an address', kind: 'code' }) remoteAddr?: string;
}

export class RevokedSinceDto {
  /** Seconds to look back; the life of an access token covers everything that matters. */
  @Int({ min: 1, max: 86_400 }) seconds!: number;
}

export class TicketDto {
  @Text({ max: 4096, kind: 'raw' }) ticket!: string;
}

/** Internal: a code that signs one document, whose name goes into the code's purpose. */
export class SendSigningCodeDto extends UserIdDto {
  @Text({ max: 60, pattern: /^[a-z]+:\d+$/, description: 'What is signed, `contract:12`', kind: 'code' })
  subject!: string;
  /** Name of the document for people, used in the message. */
  @Text({ max: 60 }) title!: string;
}

export class RedeemSigningCodeDto extends UserIdDto {
  @Text({ max: 60, pattern: /^[a-z]+:\d+$/, kind: 'code' }) subject!: string;
  @Text({ label: labels.code, max: 8, kind: 'code' }) code!: string;
}

/** A code of the second factor, or a recovery code. */
export class FactorCodeDto {
  @Text({ label: labels.factor, max: 32, kind: 'code' }) factor!: string;
}

export class StartFactorDto {
  /** The password of the account; optional only for an account without one. */
  @Text({ label: labels.password, optional: true, max: 128, kind: 'raw' }) password?: string;
}

/** Resets of second factors that wait for a second person. */
export class FactorResetPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
}

export class FactorResetRefDto {
  @Id() resetId!: string;
}

export class AskFactorResetDto {
  /** `staff`, or `shop` for buyers and merchants. */
  @OneOf(['shop', 'staff']) side!: 'shop' | 'staff';
  @Text({ label: labels.person, min: 1, max: 64, kind: 'code' }) person!: string;
  /** Reason to believe that the factor is lost, and that it is this person who asks. */
  @Text({ label: labels.reason, min: 5, max: 300, kind: 'lines' }) reason!: string;
}
