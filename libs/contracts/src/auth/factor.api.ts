import { adminPageOf, defineApi, Empty, nothing, platformErrors, signedIn, staff } from '../define/index.js';
import {
  AskFactorResetDto,
  FactorCodeDto,
  FactorResetPageDto,
  FactorResetRefDto,
  StartFactorDto,
} from './auth.dto.js';
import { authErrors } from './auth.errors.js';
import {
  FactorResetView,
  FreshTokenView,
  OwnFactorView,
  RecoveryCodesView,
  StartedFactorView,
} from './auth.views.js';

const { tooFrequent } = platformErrors;

/** The second factor of the signed-in person: codes of an authenticator app (TOTP, RFC 6238), and recovery codes. */
export const authFactorApi = defineApi('auth', {
  ownFactor: {
    http: 'GET /auth/factor/own',
    request: Empty,
    response: OwnFactorView,
    access: signedIn(),
    family: 'admin',
    summary: 'Whether your account has a second factor, and how many recovery codes are left.',
  },
  startFactor: {
    http: 'POST /auth/factor/start',
    request: StartFactorDto,
    response: StartedFactorView,
    access: signedIn(),
    family: 'admin',
    errors: [authErrors.wrongOldPassword, authErrors.factorOn, tooFrequent],
    isAnsweredAnew: true,
    summary:
      'Get the key for an authenticator app, for the password of the account; it is not on until confirmed.',
  },
  turnFactorOn: {
    http: 'POST /auth/factor/on',
    request: FactorCodeDto,
    response: RecoveryCodesView,
    access: signedIn(),
    family: 'admin',
    errors: [authErrors.factorOn, authErrors.factorNotStarted, authErrors.wrongFactor, tooFrequent],
    isAnsweredAnew: true,
    summary:
      'Turn the second factor on with a code of the app; answers the recovery codes. Other sessions end.',
  },
  freshenFactor: {
    http: 'POST /auth/factor/fresh',
    request: FactorCodeDto,
    response: FreshTokenView,
    access: signedIn(),
    family: 'admin',
    errors: [authErrors.factorOff, authErrors.wrongFactor, tooFrequent],
    isAnsweredAnew: true,
    summary: 'Prove the second factor again; for ten minutes the new token passes acts that ask for it.',
  },
  renewRecovery: {
    http: 'POST /auth/factor/recovery',
    request: FactorCodeDto,
    response: RecoveryCodesView,
    access: signedIn(),
    family: 'admin',
    errors: [authErrors.factorOff, authErrors.wrongFactor, tooFrequent],
    isAnsweredAnew: true,
    summary: 'Get new recovery codes; the old ones end.',
  },
  turnFactorOff: {
    http: 'POST /auth/factor/off',
    request: FactorCodeDto,
    response: FreshTokenView,
    access: signedIn(),
    family: 'admin',
    errors: [authErrors.factorOff, authErrors.wrongFactor, tooFrequent],
    isAnsweredAnew: true,
    summary: 'Turn the second factor off with a code. Other sessions end.',
  },
});

/** The reset of a second factor that somebody has lost, by two members of staff. */
export const authFactorResetApi = defineApi('auth', {
  factorResets: {
    http: 'GET /admin/factor_reset/page',
    request: FactorResetPageDto,
    response: adminPageOf(FactorResetView),
    access: staff('factor_reset'),
    family: 'admin',
    people: { record: 'staff', id: 'userId' },
    summary: 'Resets that wait for a second person, the oldest first.',
  },
  factorReset: {
    http: 'GET /admin/factor_reset/{resetId}',
    request: FactorResetRefDto,
    response: FactorResetView,
    access: staff('factor_reset'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'One reset that waits.',
  },
  askFactorReset: {
    http: 'POST /admin/factor_reset',
    request: AskFactorResetDto,
    response: FactorResetView,
    access: staff('factor_reset'),
    family: 'admin',
    errors: [platformErrors.notFound, authErrors.factorOff, authErrors.resetWaits, authErrors.resetByAnother],
    summary: 'Ask for the reset of somebody’s second factor; the person is told at once.',
  },
  confirmFactorReset: {
    http: 'PUT /admin/factor_reset/{resetId}/confirm',
    request: FactorResetRefDto,
    response: nothing,
    access: staff('factor_reset'),
    family: 'admin',
    errors: [platformErrors.notFound, authErrors.resetByAnother],
    summary: 'Confirm what somebody else asked for: the factor is off and every session of the person ends.',
  },
  refuseFactorReset: {
    http: 'PUT /admin/factor_reset/{resetId}/refuse',
    request: FactorResetRefDto,
    response: nothing,
    access: staff('factor_reset'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'Refuse a reset, or withdraw one’s own; the factor stays.',
  },
});
