import { FactorVault } from './factor-vault.js';

const [OLD, NEW] = ['a'.repeat(32), 'b'.repeat(32)];

test('opens what it sealed for the same account only', () => {
  const vault = new FactorVault(NEW);
  const sealed = vault.seal('SECRET', '7');
  expect(vault.open(sealed, '7')).toBe('SECRET');
  expect(() => vault.open(sealed, '8')).toThrow('another account');
  expect(sealed.toString('latin1')).not.toContain('SECRET');
});

test('opens with an earlier key that is still configured, and with no other', () => {
  const sealed = new FactorVault(OLD).seal('SECRET', '7');
  expect(new FactorVault(NEW, [OLD]).open(sealed, '7')).toBe('SECRET');
  expect(() => new FactorVault(NEW).open(sealed, '7')).toThrow('not configured');
});

test('finds recovery codes of an earlier key, and of no other account', () => {
  const [stored] = new FactorVault(OLD).hashes('0a1b', '7');
  const among = (vault: FactorVault, account: string) =>
    vault.hashes('0a1b', account).some((hash) => hash.equals(stored!));
  expect(among(new FactorVault(NEW, [OLD]), '7')).toBe(true);
  expect(among(new FactorVault(NEW, [OLD]), '8')).toBe(false);
  expect(among(new FactorVault(NEW), '7')).toBe(false);
});
