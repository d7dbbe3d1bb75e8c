import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const packages = files.filter((file) =>
  /^(libs|services|console|storefront|load-tests)\b.*\/package\.json$/.test(file),
);

/** Packages that no file imports: types of others, peers that another dependency imports, tools, and font files. */
const NOT_IMPORTED = /^(@types\/|@emotion\/|@swc\/cli$|vite$|@fontsource\/)/;

const withoutTools = packages.filter((file) => !file.includes('/tools/'));

it.each(withoutTools)('%s lists no dependency that nothing imports', (file) => {
  const folder = dirname(file);
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    readonly dependencies?: object;
    readonly devDependencies?: object;
  };
  const nested = withoutTools.map(dirname).filter((other) => other.startsWith(`${folder}/`));
  const sources = files
    .filter((one) => one.startsWith(`${folder}/`) && /\.(tsx?|mjs|cjs|css)$/.test(one))
    .filter((one) => !nested.some((other) => one.startsWith(`${other}/`)))
    .map((one) => readFileSync(join(root, one), 'utf8'))
    .join('\n');
  const unused = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !NOT_IMPORTED.test(name))
    .filter((name) => !new RegExp(`['"]${name}(/[^'"]+)?['"]`).test(sources));
  expect(unused).toEqual([]);
});
