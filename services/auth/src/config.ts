import { env, readEnv } from '@mall/service-kit';

export const config = readEnv({
  /** Folder into which the development sender writes codes; without it codes go to the SMS gateway. */
  SMS_OUTBOX: env.optional(),
  /** Sessions an account may have at once; the one used longest ago is ended. */
  SESSION_LIMIT: env.integer(10),
  /** Codes per address and hour; offices share an address. */
  SMS_PER_IP_HOUR: env.integer(20),
});
