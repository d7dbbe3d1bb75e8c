import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Declares tests that compare the tables of prescribed routes, calls, texts and figures in a README with the code: each row names a
 * prescribed item, the file that contains it, and its test.
 */
export function testPrescribedTables(root: string, { rowsAtLeast }: { readonly rowsAtLeast: number }): void {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| .*`.*\| \S+\.(?:tsx?|json) +\|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what, prescribed, file, test]) => ({
      what: what!,
      values: [...prescribed!.matchAll(/`([^`]+)`/g)].map(([, value]) => value!),
      file: file!,
      test: test!,
    }));

  test('the tables of what is prescribed are there', () =>
    expect(rows.length).toBeGreaterThanOrEqual(rowsAtLeast));

  test.each(rows)(
    '$what: the named file holds it, and the named test exists',
    ({ values, file, test: path }) => {
      const code = read(file);
      expect(values.filter((value) => !code.includes(value))).toEqual([]);
      expect(existsSync(join(root, path))).toBe(true);
    },
  );

  test('every prescribed figure of the named files has a row', () => {
    const named = rows.flatMap(({ values }) => values).join(' ');
    const figures = rows
      .filter(({ file }) => file.startsWith('src/'))
      .flatMap(({ file }) => [
        ...read(file).matchAll(/[Pp]rescribed[^\n]*\*\/\n(?:export )?const (\w+) = ([^/\s]\S*);/g),
      ])
      .map(([, name, value]) => ({ name: name!, value: value!.replaceAll("'", '') }));
    expect(figures.filter(({ name, value }) => !named.includes(name) && !named.includes(value))).toEqual([]);
  });
}
