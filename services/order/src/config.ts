import { env, readEnv } from '@mall/service-kit';

export const config = readEnv({
  /** The central bank's daily file, `https://www.cbr.ru/scripts/XML_daily.asp`; without it rates are only entered. */
  CENTRAL_BANK_URL: env.optional(),
  CENTRAL_BANK_TIMEOUT_MS: env.integer(10_000),
});
