import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const SECURITY = join(ROOT, '.github/SECURITY.md');

interface Threat {
  readonly id: string;
  readonly answer: 'Held' | 'Deviation' | 'Open';
  readonly tests: readonly { readonly title: string; readonly file: string }[];
}

const ROW = /^\| (T\d\d) +\| .*\| (Held|Deviation|Open): (.*) +\|$/gm;
const LINK = /\[([^\]]+)\]\(\.\.\/([^)]+)\)/g;

const threats: readonly Threat[] = [...readFileSync(SECURITY, 'utf8').matchAll(ROW)].map(
  ([, id = '', answer, text = '']) => ({
    id,
    answer: answer as Threat['answer'],
    tests: [...text.matchAll(LINK)].map(([, title = '', file = '']) => ({ title, file })),
  }),
);

describe('the list of threats in SECURITY.md', () => {
  it('names T01 to T65, each once', () => {
    const all = Array.from({ length: 65 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`);
    expect(threats.map(({ id }) => id)).toEqual(all);
  });

  it.each(threats.filter(({ answer }) => answer === 'Held').map((threat) => [threat.id, threat] as const))(
    'names a test that holds %s',
    (_, { tests }) => expect(tests).not.toEqual([]),
  );

  it.each(threats.filter(({ tests }) => tests.length > 0).map((threat) => [threat.id, threat] as const))(
    'names tests for %s that exist and run',
    (_, { tests }) => {
      const missing = tests.filter(({ title, file }) => !testsIn(join(ROOT, file)).includes(title));
      expect(missing).toEqual([]);
    },
  );
});

/** Returns the titles of the tests and groups of a file; skipped ones do not count. */
function testsIn(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const direct = /^\s*(?:it|test|describe)(?:\.each)?\(\s*(['"`])(.*?)\1\s*,/gms;
  const ofTable = /\)\(\s*(['"`])(.*?)\1\s*,/gms;
  return [direct, ofTable].flatMap((pattern) => [...source.matchAll(pattern)].map(([, , title]) => title!));
}

it('sets no markup from data in a page', () => {
  const apps = ['storefront/src', 'console/src', 'libs/web-kit/src'];
  const offenders = apps.flatMap((app) =>
    readdirSync(join(ROOT, app), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) =>
        /dangerouslySetInnerHTML|srcDoc=|\.(inner|outer)HTML\s*=|insertAdjacentHTML/.test(
          readFileSync(join(ROOT, app, file), 'utf8'),
        ),
      ),
  );
  expect(offenders).toEqual([]);
});
