import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names and contacts of the company in the built-in parameters. */
const COMPANY =
  /ussuri[ -]?auto|уссури[ -]?авто|乌苏里汽车|新华街|синьхуа|xinhua|\+7 ?423\b|91231081MA00000000/i;

/** Files that may name it: the built-in parameters, and files without texts of the product. */
const MAY_NAME_IT = [
  'services/admin/src/parameter/company-parameters.ts',
  // The demo's own shop is an ordinary shop.
  'libs/demo/src/people/shops.ts',
  // Passwords that are easy to guess for this company.
  'services/auth/src/account/known-passwords.ts',
];

const files = execFileSync(
  'git',
  ['ls-files', 'services/*/src/*', 'libs/*/src/*', 'storefront', 'console', 'deploy'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mts|mjs|json|html|css|svg|yml)$/.test(file))
  .filter((file) => !/\/migrations\/|\/e2e\/|\.spec\.tsx?$|\.fakes\.ts$/.test(file));

test('no file but the built-in parameters names the company', () => {
  const naming = files.filter((file) => COMPANY.test(readFileSync(join(root, file), 'utf8')));
  expect(naming.filter((file) => !MAY_NAME_IT.includes(file))).toEqual([]);
  expect(naming).toContain(MAY_NAME_IT[0]);
});
