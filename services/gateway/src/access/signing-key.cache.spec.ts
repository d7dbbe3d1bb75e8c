import { jest } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { authErrors } from '@mall/contracts/auth';
import { fakeClient } from '@mall/messaging/fakes';
import { SigningKeyCache } from './signing-key.cache.js';

const jwkOf = (kid: string) => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
  kid,
});
const ended = authErrors.sessionEnded();

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

function aCache(...kids: string[]) {
  const published = kids.map(jwkOf);
  const read = { times: 0 };
  type Auth = ConstructorParameters<typeof SigningKeyCache>[0];
  const auth = fakeClient<Auth>({
    jwks: async () => {
      read.times += 1;
      return { keys: [...published] };
    },
  });
  return { cache: new SigningKeyCache(auth), published, read };
}

test('keys are read once, for all tokens that name them', async () => {
  const { cache, read } = aCache('a', 'b');
  await cache.keyOf('a');
  await cache.keyOf('b');
  expect(read.times).toBe(1);
});

test('a new key is found five seconds after the last read at the earliest; the old one is dropped', async () => {
  const { cache, published } = aCache('a');
  await cache.keyOf('a');
  published.splice(0, 1, jwkOf('b'));
  await expect(cache.keyOf('b')).rejects.toMatchObject(ended);
  jest.setSystemTime(Date.now() + 5_001);
  expect((await cache.keyOf('b')).asymmetricKeyType).toBe('ec');
  await expect(cache.keyOf('a')).rejects.toMatchObject(ended);
});

test('tokens that name unknown keys cause one read in five seconds, however many they are', async () => {
  const { cache, read } = aCache('a');
  for (let n = 0; n < 20; n += 1) await expect(cache.keyOf(`forged-${n}`)).rejects.toMatchObject(ended);
  expect(read.times).toBe(1);
});
