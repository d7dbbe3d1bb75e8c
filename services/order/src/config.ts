import { env, readEnv } from '@mall/service-kit';

export const config = readEnv({
  /** How long a buyer has to pay: a bank transfer abroad takes days. */
  ORDER_PAY_HOURS: env.integer(72),
  /** Receipt confirms itself this long after shipping. */
  ORDER_AUTO_RECEIPT_DAYS: env.integer(14),
});
