import { sealOf, type Signing } from './contract-seal.js';

const signing: Signing = {
  textHash: 'a'.repeat(64),
  signedAt: new Date('2026-11-21T10:00:00Z'),
  signedBy: 'screen',
  userId: '7',
  proof: Buffer.from('a drawing'),
};

describe('the seal of a signature', () => {
  it('is the same for the same facts', () => {
    expect(sealOf(signing)).toMatch(/^[0-9a-f]{64}$/);
    expect(sealOf({ ...signing, proof: Buffer.from('a drawing') })).toBe(sealOf(signing));
  });

  it.each<Partial<Signing>>([
    { textHash: 'b'.repeat(64) },
    { signedAt: new Date('2026-11-21T10:00:00.001Z') },
    { signedBy: 'sms' },
    { userId: '8' },
    { proof: Buffer.from('another') },
    { proof: ['a', 'b'] },
  ])('differs when %j', (change) => expect(sealOf({ ...signing, ...change })).not.toBe(sealOf(signing)));
});
