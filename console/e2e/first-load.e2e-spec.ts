import { expect } from '@mall/testing/browser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Limit of gzipped JavaScript in bytes before the sign-in page is shown; the second limit is for the first page after it. The texts
 * of all pages are among the first: in Russian it was 262,600 at the beginning of 2026-12.
 */
const MOST_BEFORE_SIGN_IN = 265_000;
const MOST_AFTER_SIGN_IN = 456_000;

const dist = join(import.meta.dirname, '..', 'dist');

interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  Built
>;

/** Returns the size of these modules with their static imports, in bytes. */
function weightOf(...modules: string[]): number {
  const files = new Set<string>();
  const collect = (name: string): void => {
    const { file, imports = [] } = manifest[name]!;
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(collect);
  };
  modules.forEach(collect);
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
}

describe.each(['ru', 'zh', 'en'])('the console for a reader of %s', (locale) => {
  const first = ['index.html', `src/i18n/catalogues/${locale}.ts`];

  it('asks for the password without loading what comes after it', () =>
    expect(weightOf(...first)).toBeLessThanOrEqual(MOST_BEFORE_SIGN_IN));

  it('shows the first page after sign-in without loading the others', () =>
    expect(weightOf(...first, 'src/app/App.tsx')).toBeLessThanOrEqual(MOST_AFTER_SIGN_IN));

  it('loads its own texts alone', () => {
    const others = ['ru', 'zh', 'en'].filter((other) => other !== locale);
    const loaded = weightOf(...first);
    for (const other of others)
      expect(weightOf(...first, `src/i18n/catalogues/${other}.ts`)).toBeGreaterThan(loaded);
  });
});
