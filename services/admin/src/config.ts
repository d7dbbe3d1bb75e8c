import { env, readEnv } from '@mall/service-kit';

export const config = readEnv({
  /** Password of the first administrator, used once; when missing, one is generated and logged. */
  ADMIN_PASSWORD: env.optional(),
});
