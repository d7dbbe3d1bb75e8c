import { Specification } from '@mall/testing/specification';
import type { NewSigningKey, SigningKeyRepository } from './signing-key.repository.js';

interface Given {
  /** Repository without keys. */
  readonly repository: SigningKeyRepository;
}

const aKey = (kid: string): NewSigningKey => ({ kid, privateJwk: { kty: 'OKP' }, publicJwk: { kty: 'OKP' } });

export const signingKeySpecification = new Specification<Given>((arrange) => {
  it('is created once, by the first caller', async () => {
    const { repository } = await arrange();
    expect(await repository.newest(5)).toEqual([]);
    expect(await repository.newestOr(async () => aKey('first'))).toMatchObject(aKey('first'));
    expect(await repository.newestOr(async () => aKey('second'))).toMatchObject(aKey('first'));
    expect(await repository.newest(5)).toMatchObject([
      { ...aKey('first'), createdAt: expect.any(Date) as Date },
    ]);
  });
});
