import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What existing clients prescribe, with where it is. Paths are relative to the app's folder. */
interface PrescribedRow {
  readonly what: string;
  /** Texts that the file contains as they are. */
  readonly values: readonly string[];
  readonly file: string;
  readonly test: string;
}

/**
 * Compares `prescribed.json` of an app with its code: each row names what is prescribed, the file that holds it, and the test of it.
 * Declares the tests.
 */
export function testPrescribed(root: string): void {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const rows = JSON.parse(read('prescribed.json')) as readonly PrescribedRow[];

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
