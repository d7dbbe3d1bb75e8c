import type { DatabaseSchema } from '@mall/persistence';
import { Account } from './account/account.entity.js';
import { Attempt } from './attempts/attempt.entity.js';
import { CaptchaSecret, UsedCaptcha } from './captcha/captcha.entity.js';
import { KnownDevice } from './devices/known-device.entity.js';
import { SigningKey } from './keys/signing-key.entity.js';
import { CreateAuth0001 } from './migrations/0001-create-auth.js';
import { KnownNetworks0002 } from './migrations/0002-known-networks.js';
import { Captchas0003 } from './migrations/0003-captchas.js';
import { KnownNetwork } from './networks/known-network.entity.js';
import { Retention0004 } from './migrations/0004-retention.js';
import { ClosedShops0005 } from './migrations/0005-closed-shops.js';
import { KnownDevices0006 } from './migrations/0006-known-devices.js';
import { SocialLinks0007 } from './migrations/0007-social-links.js';
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
  ],
  migrations: [
    CreateAuth0001,
    KnownNetworks0002,
    Captchas0003,
    Retention0004,
    ClosedShops0005,
    KnownDevices0006,
    SocialLinks0007,
  ],
};
