import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataFolder } from './data-folder.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  writeFileSync(join(folder, 'file'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('is made with those above it, kept when it is there, and left empty', () => {
    const inner = join(folder, 'a', 'b');
    prepareDataFolder(inner);
    prepareDataFolder(inner);
    expect(existsSync(inner)).toBe(true);
    expect(readdirSync(inner)).toEqual([]);
  });

  it.each([
    ['file', 'a part of its path is a file'],
    ['file/inner', 'a part of its path is a file'],
  ])('is refused at %s, with the reason and what to do', (path, reason) => {
    const wanted = join(folder, path);
    expect(() => prepareDataFolder(wanted)).toThrow(
      `The data folder ${wanted} cannot be used: ${reason}. Choose another one with MALL_DATA_DIR.`,
    );
  });

  const hasProc = process.platform === 'linux';
  (hasProc ? it : it.skip)('is refused at once where no folder can be made', () => {
    expect(() => prepareDataFolder('/proc/no/mall')).toThrow(
      /The data folder \/proc\/no\/mall cannot be used/,
    );
  });
});
