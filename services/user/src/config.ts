import { env, readEnv, type EnvReader } from '@mall/service-kit';
import { aesKey, type AesKey } from './profile/passport-vault.js';

const keyOf = (text: string): AesKey => {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== 32) throw new Error('must be 32 bytes in base64');
  return aesKey(bytes);
};

const key: EnvReader<AesKey> = (text) => keyOf(env.secret(40)(text));
const keys: EnvReader<readonly AesKey[]> = (text) => (text ? text.split(',').map(keyOf) : []);

export const config = readEnv({
  /** Seals passport data at rest. */
  PASSPORT_KEY: key,
  /** Earlier keys, comma separated: still open what they sealed, until it is written again. */
  PASSPORT_KEYS_RETIRED: keys,
});
