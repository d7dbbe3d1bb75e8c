import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const rows = read('README.md')
  .split('\n')
  .filter((line) => /^\| .*`.*\| \S+\.tsx? +\|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what, prescribed, file, test]) => ({
    what: what!,
    values: [...prescribed!.matchAll(/`([^`]+)`/g)].map(([, value]) => value!),
    file: file!,
    test: test!,
  }));

test('the table of the prescribed shell is there', () => expect(rows.length).toBeGreaterThan(25));

test.each(rows)(
  '$what: the named file holds it, and the named test exists',
  ({ values, file, test: path }) => {
    const code = read(file);
    expect(values.filter((value) => !code.includes(value))).toEqual([]);
    expect(existsSync(join(root, path))).toBe(true);
  },
);

test('every prescribed figure of the code has a row', () => {
  const named = rows.flatMap(({ values }) => values).join(' ');
  const figures = [
    ...new Set(
      rows
        .filter(({ file }) => file.startsWith('src/'))
        .flatMap(({ file }) => [
          ...read(file).matchAll(/[Pp]rescribed[^\n]*\*\/\nexport const (\w+) = (\S+);/g),
        ])
        .map(([, name, value]) => ({ name: name!, value: value!.replaceAll("'", '') })),
    ),
  ];
  expect(figures.length).toBeGreaterThan(5);
  expect(figures.filter(({ name, value }) => !named.includes(name) && !named.includes(value))).toEqual([]);
});
