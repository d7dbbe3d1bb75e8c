import {
  anyOf,
  anyone,
  buyer,
  defineApi,
  Empty,
  listOf,
  merchant,
  nothing,
  platformErrors,
} from '../define/index.js';
import { userErrors } from '../user/user.errors.js';
import { authErrors } from './auth.errors.js';
import { TokenPairView } from './auth.views.js';
import { BindSocialDto, RegisterSocialDto, SocialProviderDto } from './social.dto.js';
import { SocialLinkView, SocialStartView, SocialWayView } from './social.views.js';

const { notFound, tooFrequent } = platformErrors;
const shopSide = () => anyOf(buyer(), merchant());

/** Sign-in with an account of another service; the token endpoint takes its code, see `token`. */
export const authSocialApi = defineApi('auth', {
  socialWays: {
    http: 'GET /auth/social/ways',
    request: Empty,
    response: listOf(SocialWayView),
    access: anyone(),
    family: 'admin',
    summary: 'The other services that people can sign in with.',
  },
  startSocial: {
    http: 'POST /auth/social/start',
    givesDeviceCookie: true,
    request: SocialProviderDto,
    response: SocialStartView,
    access: anyone(),
    family: 'admin',
    errors: [notFound, authErrors.socialUnavailable, tooFrequent],
    summary:
      'Begin to sign in with another service in this browser, or, signed in, to link an account of it; valid for ten minutes, once.',
  },
  registerSocial: {
    http: 'POST /auth/social/register',
    givesDeviceCookie: true,
    request: RegisterSocialDto,
    response: TokenPairView,
    access: anyone(),
    family: 'admin',
    errors: [
      authErrors.wrongCode,
      authErrors.socialRefused,
      authErrors.socialTaken,
      authErrors.anotherLinked,
      authErrors.accountLocked,
      authErrors.shopClosed,
      userErrors.consentTextChanged,
      tooFrequent,
    ],
    summary:
      'After a first sign-in was answered `notBound`: link it to the account of a phone number that a code was sent to, which is opened if there is none, and sign in.',
  },
  bindSocial: {
    http: 'POST /admin/social/bind',
    request: BindSocialDto,
    response: nothing,
    access: shopSide(),
    family: 'admin',
    errors: [
      authErrors.socialRefused,
      authErrors.socialUnavailable,
      authErrors.socialTaken,
      authErrors.anotherLinked,
    ],
    summary: 'Link an account of another service to your own, so that you can sign in with it.',
  },
  ownSocialLinks: {
    http: 'GET /auth/social/own',
    request: Empty,
    response: listOf(SocialLinkView),
    access: shopSide(),
    family: 'admin',
    summary: 'The accounts of other services that you can sign in with.',
  },
  unbindSocial: {
    http: 'DELETE /auth/social/own/{provider}',
    request: SocialProviderDto,
    response: nothing,
    access: shopSide(),
    family: 'admin',
    errors: [notFound, authErrors.lastWayToSignIn],
    summary: 'Undo the link to an account of another service, unless it is the last way to sign in.',
  },
});
