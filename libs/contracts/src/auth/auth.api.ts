import {
  adminPageOf,
  anyOf,
  anyone,
  buyer,
  defineApi,
  Empty,
  internal,
  json,
  listOf,
  merchant,
  nothing,
  platformErrors,
  signedIn,
  staff,
  texts,
} from '../define/index.js';
import { userErrors } from '../user/user.errors.js';
import {
  ChangePasswordDto,
  CheckTokenDto,
  CreateAccountDto,
  CreateCaptchaDto,
  LockAccountDto,
  LoginDto,
  RedeemSigningCodeDto,
  RefreshDto,
  RegisterDto,
  RegisterStaffDto,
  RevokedSinceDto,
  SendLoginCodeDto,
  SendSigningCodeDto,
  SendSmsDto,
  SessionIdDto,
  SetFirstPasswordDto,
  StaffSessionPageDto,
  TicketDto,
  TokenDto,
  UpdateAccountDto,
  UserIdDto,
} from './auth.dto.js';
import { authErrors } from './auth.errors.js';
import { authFactorApi, authFactorResetApi } from './factor.api.js';
import { authSocialApi } from './social.api.js';
import {
  AccountStateView,
  AccountView,
  CaptchaView,
  OwnPasswordView,
  OwnSessionView,
  SignedMobileView,
  SigningCodeSentView,
  SmsSentView,
  StaffSessionView,
  TicketHolderView,
  TicketView,
  TokenPairView,
  TokenView,
  type CheckedToken,
  type Jwks,
} from './auth.views.js';

const { tooFrequent } = platformErrors;

/** Operations that begin a session. */
export const authSignInApi = defineApi('auth', {
  token: {
    http: 'POST /auth/oauth2/token',
    givesDeviceCookie: true,
    headers: { authorization: 'clientCredentials' },
    request: TokenDto,
    response: TokenView,
    access: anyone(),
    family: 'plain',
    errors: [
      authErrors.wrongCredentials,
      authErrors.accountLocked,
      authErrors.staffLocked,
      authErrors.wrongCode,
      authErrors.factorNeeded,
      authErrors.newPasswordNeeded,
      authErrors.wrongFactor,
      authErrors.signInLapsed,
      authErrors.weakPassword,
      authErrors.ownNamePassword,
      authErrors.samePassword,
      authErrors.captchaNeeded,
      authErrors.notBound,
      authErrors.socialRefused,
      authErrors.socialUnavailable,
      authErrors.unknownClient,
      authErrors.sessionEnded,
      authErrors.shopClosed,
      tooFrequent,
    ],
    summary:
      'Exchange a password, an SMS code or a refresh token for a token pair (OAuth 2 body). Where a second factor or a new password is needed, the refusal names the fields and carries a ticket as their `question`; the grant `ticket` continues with it.',
  },
  login: {
    http: 'POST /mall4cloud_auth/ua/login',
    givesDeviceCookie: true,
    request: LoginDto,
    response: TokenPairView,
    access: anyone(),
    family: 'mall',
    errors: [
      authErrors.wrongCredentials,
      authErrors.accountLocked,
      authErrors.staffLocked,
      authErrors.factorNeeded,
      authErrors.newPasswordNeeded,
      authErrors.captchaNeeded,
      authErrors.shopClosed,
      tooFrequent,
    ],
    summary:
      'Sign in by user name or phone and password. Where a second factor is needed, the token endpoint continues with the ticket of the refusal.',
  },
});

/** Operations that continue and end a session. */
export const authSessionApi = defineApi('auth', {
  logout: {
    http: 'DELETE /auth/token/logout',
    request: Empty,
    response: nothing,
    access: signedIn(),
    family: 'admin',
    summary: 'End this session.',
  },
  refresh: {
    http: 'POST /mall4cloud_auth/ua/token/refresh',
    request: RefreshDto,
    response: TokenPairView,
    access: anyone(),
    family: 'mall',
    errors: [authErrors.sessionEnded],
    summary: 'Exchange a refresh token for a new pair; the old token is used up.',
  },
  logoutEverywhere: {
    http: 'POST /mall4cloud_auth/login_out',
    request: Empty,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    summary: 'End all sessions of the account.',
  },
  ownSessions: {
    http: 'GET /auth/session/own',
    request: Empty,
    response: listOf(OwnSessionView),
    access: signedIn(),
    family: 'admin',
    summary: 'The live sessions of your account, the one used last first.',
  },
  endOwnSession: {
    http: 'DELETE /auth/session/own/{sessionId}',
    request: SessionIdDto,
    response: nothing,
    access: signedIn(),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'End one of your own sessions, as on a device that is lost.',
  },
  staffSessions: {
    request: StaffSessionPageDto,
    response: adminPageOf(StaffSessionView),
    access: internal(),
    summary: 'Live sessions of staff; the admin service knows who may see which.',
  },
  endStaffSession: {
    request: SessionIdDto,
    response: nothing,
    access: internal(),
    errors: [platformErrors.notFound],
    summary: 'End a live session of a member of staff.',
  },
  revokedSessions: {
    request: RevokedSinceDto,
    response: texts,
    access: internal(),
    summary: 'Ids of sessions revoked within the last so many seconds.',
  },
});

export const authPasswordApi = defineApi('auth', {
  changePassword: {
    http: 'PUT /mall4cloud_auth/update_password',
    request: ChangePasswordDto,
    response: nothing,
    access: signedIn(),
    family: 'mall',
    errors: [
      authErrors.wrongOldPassword,
      authErrors.samePassword,
      authErrors.weakPassword,
      authErrors.ownNamePassword,
      tooFrequent,
    ],
    summary: 'Change the password; other sessions of the account end.',
  },
  ownPassword: {
    http: 'GET /auth/password/own',
    request: Empty,
    response: OwnPasswordView,
    access: anyOf(buyer(), merchant()),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'Whether your account has a password; who came by another service has none at first.',
  },
  sendFirstPasswordCode: {
    http: 'POST /auth/password/first/code',
    request: Empty,
    response: SmsSentView,
    access: anyOf(buyer(), merchant()),
    family: 'admin',
    errors: [platformErrors.notFound, authErrors.smsUnavailable, authErrors.smsNotSent, tooFrequent],
    summary: 'Send a code to the phone of your account, for a first password or a forgotten one.',
  },
  setFirstPassword: {
    http: 'POST /auth/password/first',
    request: SetFirstPasswordDto,
    response: nothing,
    access: anyOf(buyer(), merchant()),
    family: 'admin',
    errors: [
      platformErrors.notFound,
      authErrors.wrongCode,
      authErrors.weakPassword,
      authErrors.ownNamePassword,
      tooFrequent,
    ],
    summary:
      'Choose a password with the code that was sent to your phone, the first one or for one that is forgotten; other sessions end.',
  },
});

export const authRegistrationApi = defineApi('auth', {
  register: {
    http: 'POST /mall4cloud_user/ua/user/register',
    givesDeviceCookie: true,
    request: RegisterDto,
    response: TokenPairView,
    access: anyone(),
    family: 'mall',
    errors: [
      authErrors.wrongCode,
      authErrors.usernameTaken,
      authErrors.mobileTaken,
      userErrors.consentTextChanged,
      authErrors.weakPassword,
      authErrors.ownNamePassword,
      tooFrequent,
    ],
    summary: 'Register a buyer with a code sent to the phone; signs in at once.',
  },
  registerStaff: {
    request: RegisterStaffDto,
    response: AccountView,
    access: internal(),
    errors: [
      authErrors.wrongCode,
      authErrors.usernameTaken,
      authErrors.weakPassword,
      authErrors.ownNamePassword,
      tooFrequent,
    ],
    summary: 'Open a locked account of the staff side, with a registration code sent to the phone.',
  },
  sendRegistrationCode: {
    http: 'POST /mall4cloud_user/ua/user/register/sendSms',
    request: SendSmsDto,
    response: SmsSentView,
    access: anyone(),
    family: 'mall',
    errors: [authErrors.captchaNeeded, authErrors.smsUnavailable, authErrors.smsNotSent, tooFrequent],
    summary: 'Send a registration code. Answers the same whether or not the number is known.',
  },
});

/** Codes sent to phones, except those for registration. */
export const authSmsApi = defineApi('auth', {
  sendLoginCode: {
    http: 'GET /admin/sysMessage/send/smsCode',
    request: SendLoginCodeDto,
    response: SmsSentView,
    access: anyone(),
    family: 'admin',
    errors: [authErrors.captchaNeeded, authErrors.smsUnavailable, authErrors.smsNotSent, tooFrequent],
    summary: 'Send a sign-in code for a solved captcha. Answers the same whether or not the number is known.',
  },
  requestLoginCode: {
    http: 'POST /admin/sysMessage/send/smsCode',
    request: SendLoginCodeDto,
    response: SmsSentView,
    access: anyone(),
    family: 'admin',
    errors: [authErrors.captchaNeeded, authErrors.smsUnavailable, authErrors.smsNotSent, tooFrequent],
    summary:
      'As the GET, for our own clients: a network that signed in to the account of the number lately needs no captcha.',
  },
  sendSigningCode: {
    request: SendSigningCodeDto,
    response: SigningCodeSentView,
    access: internal(),
    errors: [platformErrors.notFound, authErrors.smsUnavailable, authErrors.smsNotSent, tooFrequent],
    summary: 'Send a code for one document to the phone of a buyer; `notFound` when the account has none.',
  },
  redeemSigningCode: {
    request: RedeemSigningCodeDto,
    response: SignedMobileView,
    access: internal(),
    errors: [authErrors.wrongCode, platformErrors.notFound],
    summary: 'Use up the code that was sent for that document; answers the phone it went to, masked.',
  },
});

export const authCaptchaApi = defineApi('auth', {
  createCaptcha: {
    http: 'GET /auth/code/create',
    request: CreateCaptchaDto,
    response: CaptchaView,
    access: anyone(),
    family: 'admin',
    summary: 'A captcha to be solved by the client itself, once, from the same network.',
  },
});

/** Operations that find the holder of a socket ticket or an access token. */
export const authTicketApi = defineApi('auth', {
  checkToken: {
    http: 'GET /auth/token/check_token',
    request: CheckTokenDto,
    response: json<CheckedToken>(),
    access: anyone(),
    family: 'plain',
    errors: [authErrors.sessionEnded],
    summary: 'When an access token expires; nothing else about it.',
  },
  socketTicket: {
    http: 'POST /auth/ws-ticket',
    request: Empty,
    response: TicketView,
    access: signedIn(),
    family: 'admin',
    isAnsweredAnew: true,
    summary: 'A ticket that opens one socket within 30 seconds, so that no access token stands in a URL.',
  },
  redeemTicket: {
    request: TicketDto,
    response: TicketHolderView,
    access: internal(),
    errors: [authErrors.sessionEnded],
    summary: 'Who a socket ticket (or, as prescribed, a raw access token) stands for; a ticket is used up.',
  },
});

export const authKeyApi = defineApi('auth', {
  jwks: {
    request: Empty,
    response: json<Jwks>(),
    access: internal(),
    summary: 'Public keys that access tokens are signed with.',
  },
});

/** Accounts: staff see and lock them, other services create and change them. */
export const authAccountApi = defineApi('auth', {
  accountState: {
    http: 'GET /admin/account/{userId}',
    request: UserIdDto,
    response: AccountStateView,
    access: staff('buyer_view'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'Whether a buyer or merchant may sign in.',
  },
  lockAccount: {
    http: 'PUT /admin/account/{userId}/lock',
    request: LockAccountDto,
    response: nothing,
    access: staff('account_lock'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'Lock a buyer or merchant out, at once and from every session, or let them in again.',
  },
  createAccount: {
    request: CreateAccountDto,
    response: AccountView,
    access: internal(),
    errors: [
      authErrors.usernameTaken,
      authErrors.mobileTaken,
      authErrors.weakPassword,
      authErrors.ownNamePassword,
    ],
    summary:
      'Create an account for staff or for the demo; answers the existing one when the user name has it already, but refuses the name of somebody who applied.',
  },
  updateAccount: {
    request: UpdateAccountDto,
    response: nothing,
    access: internal(),
    errors: [
      platformErrors.notFound,
      authErrors.usernameTaken,
      authErrors.weakPassword,
      authErrors.ownNamePassword,
    ],
    summary:
      'Lock, unlock, rename, re-password or re-role an account; all but a mere unlock end its sessions.',
  },
});

/** All operations of the service, as its callers see them. */
export const authApi = {
  ...authSignInApi,
  ...authSessionApi,
  ...authPasswordApi,
  ...authFactorApi,
  ...authFactorResetApi,
  ...authSocialApi,
  ...authRegistrationApi,
  ...authSmsApi,
  ...authCaptchaApi,
  ...authTicketApi,
  ...authKeyApi,
  ...authAccountApi,
};
