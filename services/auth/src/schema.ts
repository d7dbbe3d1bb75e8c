import type { DatabaseSchema } from '@mall/persistence';
import { Account } from './account/account.entity.js';
import { Attempt } from './attempts/attempt.entity.js';
import { CaptchaSecret, UsedCaptcha } from './captcha/captcha.entity.js';
import { KnownDevice } from './devices/known-device.entity.js';
import { FactorReset } from './factor-reset/factor-reset.entity.js';
import { RecoveryCode, SecondFactor } from './factor/second-factor.entity.js';
import { SignInTicket } from './factor/sign-in-ticket.entity.js';
import { SigningKey } from './keys/signing-key.entity.js';
import { Baseline1700000000006 } from './migrations/0001-baseline.js';
import { FoldSearches1766000000090 } from './migrations/0090-fold-searches.js';
import { SecondFactors1767000000095 } from './migrations/0095-second-factors.js';
import { KnownNetwork } from './networks/known-network.entity.js';
import { SocialLinks0007 } from './migrations/0007-social-links.js';
import { RecordTables1766300000000 } from './migrations/0091-record-tables.js';
import { RefreshToken } from './sessions/refresh-token.entity.js';
import { SessionRow } from './sessions/session.entity.js';
import { SmsCode, SmsDay } from './sms/sms-code.entity.js';
import { SocialAttempt } from './social/social-attempt.entity.js';
import { SocialLink } from './social/social-link.entity.js';
import { SocketTicket } from './tickets/socket-ticket.entity.js';

export const authSchema: DatabaseSchema = {
  entities: [
    Account,
    SessionRow,
    RefreshToken,
    SigningKey,
    SmsCode,
    SocketTicket,
    Attempt,
    KnownNetwork,
    KnownDevice,
    CaptchaSecret,
    UsedCaptcha,
    SmsDay,
    SocialLink,
    SocialAttempt,
    SecondFactor,
    RecoveryCode,
    SignInTicket,
    FactorReset,
  ],
  migrations: [
    Baseline1700000000006,
    SocialLinks0007,
    FoldSearches1766000000090,
    RecordTables1766300000000,
    SecondFactors1767000000095,
  ],
};
