import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const filesOf = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Roles of injectable classes; the last word of their names. */
const ROLES =
  /(Service|Repository|Client|Consumer|Publisher|Notifier|Listener|Timer|Cache|Guard|Strategy|Host|Probe|Relay|Reader|Writer|Loader|Builder|Seeder|Sequencer|Verifier|Sender)$/;
/** Classes named after a pattern, or after the port that they implement. */
const PATTERNS = new Set([
  'Outbox',
  'ReadModel',
  'MemoryCarSearch',
  'OpenSearchCarSearch',
  'OpenSearchCatalogue',
  'ProofOfWorkCaptcha',
]);

const injectables = filesOf('services/*/src/*.ts', 'libs/*/src/*.ts').flatMap((file) =>
  [...textOf(file).matchAll(/^@Injectable\([^)]*\)\n(?:@.*\n)*export (?:abstract )?class (\w+)/gm)].map(
    ([, name]) => [name!, file] as const,
  ),
);

test.each(injectables)('the injectable class %s (%s) carries its role', (name) => {
  expect(PATTERNS.has(name) || ROLES.test(name)).toBe(true);
});

test('injectable classes are found', () => expect(injectables.length).toBeGreaterThan(150));

/** `0036-who-cancelled.ts` holds `WhoCancelled1763900000036`; class names without a timestamp have a `name` with one. */
const migrations = filesOf('services/*/src/migrations/*.ts', 'libs/*/src/migrations/*.ts')
  .map((file) => [file, /class (\w+?)\d+ implements (?:Baseline)?Migration/.exec(textOf(file))?.[1]] as const)
  .filter(([, name]) => name !== undefined);

test.each(migrations)('the migration %s has a number and the name of its class', (file, name) => {
  const words = /^\d{4}-([a-z0-9-]+)\.ts$/.exec(basename(file))?.[1];
  expect(words?.split('-').join('')).toBe(name!.toLowerCase());
});

test('migrations are found', () => expect(migrations.length).toBeGreaterThan(50));
