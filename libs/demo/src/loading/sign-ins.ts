import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { buyers } from '../people/buyers.js';
import { shops } from '../people/shops.js';
import { staff } from '../people/staff.js';
import type { LoaderEnvironment } from './house.js';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** One password for all demo accounts of this installation, made on the first load and kept beside the list. */
export function demoPassword({ dataDir }: LoaderEnvironment): string {
  const file = join(dataDir, 'demo-password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = `demo-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Leaves the list of ways in for the launcher to print. */
export function writeSignIns({ dataDir, adminPassword }: LoaderEnvironment, password: string): void {
  const signIns = [
    ...buyers.map(({ username }) => ({ role: 'buyer', face: 'storefront', login: username, password })),
    ...shops.map(({ owner }) => ({ role: 'merchant', face: 'console', login: owner.username, password })),
    { role: 'administrator', face: 'console', login: 'admin', password: adminPassword },
    ...staff.map(({ role, username }) => ({ role: role.en, face: 'console', login: username, password })),
  ];
  writeFileSync(join(dataDir, 'sign-ins.json'), `${JSON.stringify(signIns, null, 2)}\n`, { mode: 0o600 });
}
