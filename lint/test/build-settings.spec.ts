import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Manifest {
  readonly nx?: {
    readonly targets?: { readonly build?: { readonly inputs?: readonly (string | { env?: string })[] } };
  };
}

/** Returns the settings of a build that the sources of an app read. */
function settingsOf(app: string): string[] {
  const files = execFileSync('git', ['ls-files', `${app}/*.ts`, `${app}/*.tsx`], { encoding: 'utf8' }).trim();
  const names = files
    .split('\n')
    .filter((file) => !/\.spec\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\['(VITE_\w+)'\]/g)])
    .map(([, name]) => name!);
  return [...new Set(names)].sort();
}

it.each(['console', 'storefront'])(
  'the build of the %s is not taken from the cache when one of its settings has changed',
  (app) => {
    const { nx } = JSON.parse(readFileSync(`${app}/package.json`, 'utf8')) as Manifest;
    const inputs = nx?.targets?.build?.inputs ?? [];
    const known = inputs.flatMap((one) => (typeof one === 'string' || !one.env ? [] : [one.env]));
    expect(known.sort()).toEqual(settingsOf(app));
  },
);

it('finds the settings that a source reads', () => {
  expect(settingsOf('console')).toContain('VITE_MAP_TILES');
});
