import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const allFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'services', 'libs'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const filesOf = (ending: string): readonly string[] => allFiles.filter((file) => file.endsWith(ending));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Maps `services/order/src/cart/cart.fakes.ts` to `services/order`. */
const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** Maps `PaymentSlipRepository` to `payment-slip.repository`. */
const fileNameOf = (repository: string): string =>
  repository
    .replace(/Repository$/, '.repository')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

interface Fake {
  readonly name: string;
  readonly base: string;
  readonly file: string;
}

/** Returns the classes of a file that extend another one, named or anonymous. */
const classesOf = (file: string): readonly Fake[] =>
  [...textOf(file).matchAll(/\bclass(?: (\w+))?(?:<[^>]*>)? extends (\w+)/g)].map(
    ([, name = 'a class without a name', base]) => ({ name, base: base!, file }),
  );

const fakes: readonly Fake[] = filesOf('.fakes.ts').flatMap(classesOf);

/** Whether a file is a test or a test helper, where a fake of a repository would need no specification. */
const isTest = (file: string): boolean =>
  file.endsWith('.ts') &&
  !file.endsWith('.fakes.ts') &&
  (file.endsWith('spec.ts') || file.includes('/test/'));

/**
 * Returns the repository that a fake replaces, directly or through other fakes of its service. A repository is SQL, whose
 * sequences, uniqueness and counters the compiler does not see, so both must pass one specification. Fakes of other services, ports
 * or use cases (`FakeBuyerClient`, `InMemoryStorage`, `RecordedSms`) need none: their types and contracts say what callers may rely
 * on, and the real one is another program, or is itself tested with fakes.
 */
function repositoryOf({ base, file }: Fake): string | undefined {
  if (base.endsWith('Repository')) return base;
  const parent = fakes.find((fake) => fake.name === base && packageOf(fake.file) === packageOf(file));
  return parent && repositoryOf(parent);
}

const standIns = fakes.flatMap((fake) => {
  const repository = repositoryOf(fake);
  return repository ? [{ ...fake, repository }] : [];
});

/** Finds where tests of a package call `holdsFor`: `cartSpecification.holdsFor(InMemoryCarts,`. */
const runsIn = (owner: string, ending: '.spec.ts' | '.e2e-spec.ts'): readonly string[] =>
  filesOf(ending)
    .filter((file) => packageOf(file) === owner)
    .flatMap((file) => [...textOf(file).matchAll(/\w+\.holdsFor\(\w+,/g)].map(([call]) => call));

function specificationOf(owner: string, repository: string): string | undefined {
  const name = `${fileNameOf(repository)}.specification.ts`;
  const file = filesOf('.specification.ts').find((one) => packageOf(one) === owner && basename(one) === name);
  return file && /export const (\w+) = new Specification</.exec(textOf(file))?.[1];
}

/** Classes in tests that replace a repository, directly or through a fake. */
const strays = allFiles.filter(isTest).flatMap(classesOf).filter(repositoryOf);

/** Methods of a repository that a test replaces: `ledger.check = async () => …`. */
const patched = allFiles.filter(isTest).flatMap((file) => {
  const text = textOf(file);
  const made = [...text.matchAll(/\b(\w+) = new \w+Repository\(/g)].map(([, name]) => name!);
  return made
    .filter((name) => new RegExp(`\\b${name}\\.\\w+ = `).test(text))
    .map((name) => `${name} in ${file}`);
});

function whatIsMissing({ name, repository, file }: (typeof standIns)[number]): readonly string[] {
  const owner = packageOf(file);
  const specification = specificationOf(owner, repository);
  if (!specification)
    return [`${name}: there is no ${fileNameOf(repository)}.specification.ts in ${dirname(file)}`];
  const calls = [
    ['.spec.ts', `${specification}.holdsFor(${name},`],
    ['.e2e-spec.ts', `${specification}.holdsFor(${repository},`],
  ] as const;
  return calls.flatMap(([ending, call]) =>
    runsIn(owner, ending).includes(call) ? [] : [`${name}: no ${owner}/**/*${ending} has ${call} …)`],
  );
}

it('finds the classes that stand for repositories', () => {
  expect(standIns.length).toBeGreaterThan(40);
  expect(standIns).toContainEqual(
    expect.objectContaining({ name: 'InMemoryPaymentSlips', repository: 'PaymentSlipRepository' }),
  );
});

it('has each of them pass the specification of its repository, which the repository passes on a database', () => {
  expect(standIns.flatMap(whatIsMissing)).toEqual([]);
});

it('is in a file for fakes, where its specification is asked for', () => {
  expect(strays.map(({ name, base, file }) => `${name} extends ${base} in ${file}`)).toEqual([]);
  expect(patched).toEqual([]);
});
