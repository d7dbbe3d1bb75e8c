import { randomBytes } from 'node:crypto';
import { aesKey, PassportVault } from './passport-vault.js';

describe('PassportVault', () => {
  const key = aesKey(randomBytes(32));
  const vault = new PassportVault(key);

  it('opens what it sealed and never shows it in the sealed text', () => {
    const sealed = vault.seal('4508 123456', '7');
    expect(vault.open(sealed, '7')).toBe('4508 123456');
    expect(sealed).not.toContain('123456');
    expect(Buffer.from(sealed.split('.')[4]!, 'base64url').toString()).not.toContain('123456');
  });

  it('seals the same text differently each time', () => {
    expect(vault.seal('a', '7')).not.toBe(vault.seal('a', '7'));
  });

  it('does not open for another person, or after a change', () => {
    const sealed = vault.seal('4508 123456', '7');
    expect(() => vault.open(sealed, '8')).toThrow();
    expect(() => vault.open(`${sealed.slice(0, -2)}AA`, '7')).toThrow();
  });

  it('digests a number alike however it is written, and differs for another one', () => {
    expect(vault.digest('45 08-123456')).toBe(vault.digest('4508123456'));
    expect(vault.digest('ab 12')).toBe(vault.digest('AB12'));
    expect(vault.digest('4508123457')).not.toBe(vault.digest('4508123456'));
    expect(new PassportVault(aesKey(randomBytes(32))).digest('4508123456')).not.toBe(
      vault.digest('4508123456'),
    );
  });

  it('opens with a retired key and refuses an unknown one', () => {
    const sealed = vault.seal('x', '7');
    const next = aesKey(randomBytes(32));
    expect(new PassportVault(next, [key]).open(sealed, '7')).toBe('x');
    expect(() => new PassportVault(next).open(sealed, '7')).toThrow('unknown key');
  });
});
