import { readFileSync } from 'node:fs';
import { DEPLOYED, versionsIn, withVersion } from '../deployed-version.mjs';

const root = new URL('../../../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const { version } = JSON.parse(textOf('package.json')) as { version: string };

describe('the version of the mall in files that name its images', () => {
  it.each(DEPLOYED)('is that of the repository in %s', (file) => {
    expect([...new Set(versionsIn(textOf(file)))]).toEqual([version]);
  });

  it.each(DEPLOYED)('changes wherever %s names it, and nothing else does', (file) => {
    const text = textOf(file);
    const next = withVersion(text, '9.8.7-rc.1');
    expect(new Set(versionsIn(next))).toEqual(new Set(['9.8.7-rc.1']));
    expect(withVersion(next, version)).toBe(text);
    expect(next).not.toContain(version);
  });
});
