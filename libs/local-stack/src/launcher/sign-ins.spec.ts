import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSignIns, signInLines } from './sign-ins.js';

describe('readSignIns', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sign-ins-'));
  const file = join(folder, 'sign-ins.json');
  const buyer = { role: 'buyer', app: 'storefront', login: '+79990000001', password: 'one' };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads what the loader wrote', () => {
    writeFileSync(file, JSON.stringify([buyer]));
    expect(readSignIns(folder)).toEqual([buyer]);
  });

  it.each([
    [
      'an entry without a login',
      [buyer, { ...buyer, login: undefined }],
      'entry 2 has no text in its field "login"',
    ],
    ['a number for a password', [{ ...buyer, password: 1 }], 'entry 1 has no text in its field "password"'],
    ['an empty entry', [null], 'entry 1 has no text in its field "role"'],
    ['something else than a list', {}, 'has no list of accounts'],
  ])('says where the file is wrong: %s', (_what, content, message) => {
    writeFileSync(file, JSON.stringify(content));
    expect(() => readSignIns(folder)).toThrow(`${file}${message.startsWith('entry') ? ': ' : ' '}${message}`);
  });

  it('names a file that is not JSON', () => {
    writeFileSync(file, '[{');
    expect(() => readSignIns(folder)).toThrow(`${file} is not JSON`);
  });
});

describe('signInLines', () => {
  it('aligns the columns', () => {
    const lines = signInLines([
      { role: 'buyer', app: 'storefront', login: '+79990000001', password: 'one' },
      { role: 'sales manager', app: 'console', login: 'sales', password: 'two' },
    ]);
    expect(lines.map((line) => line.search(/one|two/))).toEqual([41, 41]);
  });

  it('is empty without accounts', () => {
    expect(signInLines([])).toEqual([]);
  });
});
