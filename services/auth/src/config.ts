import { env, readEnv } from '@mall/service-kit';

export const config = readEnv({
  /** Folder into which the development sender writes codes; without it codes go to the SMS gateway. */
  SMS_OUTBOX: env.optional(),
  /** Sessions a shop account may hold at once; the oldest leaves. */
  SESSION_LIMIT: env.integer(10),
  /** Codes that one address may ask for in an hour; whole offices share an address. */
  SMS_PER_IP_HOUR: env.integer(20),
});
