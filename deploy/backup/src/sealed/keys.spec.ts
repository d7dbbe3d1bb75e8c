import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readKeys, recipientsOf, refusePrivateKeys, writeNewKey } from './keys.js';
import { seal, unseal } from './seal.js';

const folder = mkdtempSync(join(tmpdir(), 'mall-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);
const NOW = new Date('2026-11-30T00:00:00Z');

describe('a pair of keys', () => {
  it('encrypts with the public one and decrypts with the private one, in a file that only its owner reads', async () => {
    const recipient = await writeNewKey(file('key'), NOW);
    expect(statSync(file('key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(file('key'), 'utf8')).toContain(`# public key: ${recipient}\nAGE-SECRET-KEY-1`);
    const sealed = await seal(recipientsOf(` ${recipient}, `), Readable.from([Buffer.from('Паспорт')]));
    expect(await text(await unseal(readKeys(file('key')), sealed, 'x'))).toBe('Паспорт');
  });

  it('never replaces a key', async () => {
    await writeNewKey(file('kept'), NOW);
    await expect(writeNewKey(file('kept'), NOW)).rejects.toThrow(/Earlier backups may need that key/);
  });

  it('is asked for with words where it is missing or wrong', () => {
    writeFileSync(file('empty'), 'nothing');
    expect(() => readKeys(file('empty'))).toThrow(/holds no private key/);
    expect(() => readKeys(file('none'))).toThrow(/cannot be read/);
    expect(() => recipientsOf(' ')).toThrow(/no public key/);
    expect(() => recipientsOf('age1nonsense')).toThrow(/"age1nonsense", which is no public key/);
    expect(() => recipientsOf('AGE-SECRET-KEY-1ABC')).toThrow(/is a private key/);
  });
});

it('refuses to work where any variable holds a private key, and does not show it', () => {
  expect(() => refusePrivateKeys({ BACKUP_RECIPIENT: 'age1abc' })).not.toThrow();
  const refused = (): void => refusePrivateKeys({ NOTE: '# mine\nAGE-SECRET-KEY-1SECRET', OTHER: 'x' });
  expect(refused).toThrow(/^NOTE holds a private key/);
  expect(refused).not.toThrow(/SECRET-KEY-1SECRET/);
});
