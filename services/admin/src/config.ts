import { env, readEnv } from '@mall/service-kit';

export const config = readEnv({
  /** Of the first administrator, used once; without it one is made up and written to the log. */
  ADMIN_PASSWORD: env.optional(),
});
