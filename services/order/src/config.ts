import { env, readEnv } from '@mall/service-kit/env';

export const config = readEnv({
  /** Address of the central bank's daily file, `https://www.cbr.ru/scripts/XML_daily.asp`; without it rates are only entered. */
  CENTRAL_BANK_URL: env.optional(),
  CENTRAL_BANK_TIMEOUT_MS: env.integer(10_000),
  /** Mounts the import of demo orders, which rewrites their history; refused in production. */
  DEMO_IMPORT: env.flag(false),
  NODE_ENV: env.text('development'),
});

if (config.DEMO_IMPORT && config.NODE_ENV === 'production')
  throw new Error('DEMO_IMPORT must not be true when NODE_ENV is production: it lets history be rewritten.');
