import { nkeyAuthenticator as librarys } from '@nats-io/transport-node';
import { createUser } from '@nats-io/nkeys';
import { nkeyAuthenticator } from './nkey-authenticator.js';

describe('the answer to a challenge of NATS', () => {
  it.each(['a-nonce', 'Nonce of Ünicode', undefined])('is that of the library to %s', (nonce) => {
    for (let user = 0; user < 5; user += 1) {
      const seed = createUser().getSeed();
      const answer = nkeyAuthenticator(Buffer.from(seed).toString())(nonce);
      expect(answer).toEqual(librarys(seed)(nonce));
    }
  });

  it('is refused with a seed that is none', () => {
    expect(() => nkeyAuthenticator(`SU${'A'.repeat(56)}`)('a-nonce')).toThrow();
  });
});
