import { env, readEnv } from '@mall/service-kit/env';
import { aesKey, type AesKey } from './profile/passport-vault.js';

const keyOf = (text: string): AesKey => {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== 32) throw new Error('must be 32 bytes in base64');
  return aesKey(bytes);
};

export const config = readEnv({
  /** Seals passport data at rest. */
  PASSPORT_KEY: env.parsed(keyOf),
  /** Buyers whose passports one member of staff may view within an hour. */
  REVEALS_PER_HOUR: env.integer(30),
  /** Seconds between two runs of the work that follows requests about personal data. */
  PERSONAL_SECONDS: env.integer(60),
  /** Earlier keys, comma separated: they still open what they sealed, until it is written again. */
  PASSPORT_KEYS_RETIRED: env.parsed((text): readonly AesKey[] => text.split(',').map(keyOf), []),
});
