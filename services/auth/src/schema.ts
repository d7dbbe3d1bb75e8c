import type { DatabaseSchema } from '@mall/persistence';
import { Account } from './account/account.entity.js';
import { SigningKey } from './keys/signing-key.entity.js';
import { CreateAuth0001 } from './migrations/0001-create-auth.js';
import { RefreshToken } from './sessions/refresh-token.entity.js';
import { SessionRow } from './sessions/session.entity.js';
import { Attempt } from './sign-in/attempt.entity.js';
import { SmsCode } from './sms/sms-code.entity.js';
import { SocketTicket } from './tickets/socket-ticket.entity.js';

export const authSchema: DatabaseSchema = {
  entities: [Account, SessionRow, RefreshToken, SigningKey, SmsCode, SocketTicket, Attempt],
  migrations: [CreateAuth0001],
};
