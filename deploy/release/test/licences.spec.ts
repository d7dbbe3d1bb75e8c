import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@mall/local-stack';
import { readLock } from '../../docker/closure.mjs';
import { referenceOf } from '../bill-of-materials.mjs';
import { DECLARED, isAllowed } from '../licences.mjs';

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND BSD-3-Clause'])(
  'a package may be part of the mall under %s',
  (licence) => expect(isAllowed('some@1.0.0', licence)).toBe(true),
);

it.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND SSPL-1.0',
  'LGPL-3.0-or-later',
  'BUSL-1.1',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.txt',
  '',
  undefined,
])('a package may not be part of the mall under %p', (licence) =>
  expect(isAllowed('some@1.0.0', licence)).toBe(false),
);

it('a licence that is allowed for one package is refused for others', () => {
  expect(isAllowed('@img/sharp-libvips-linux-x64@1.3.4', 'LGPL-3.0-or-later')).toBe(true);
  expect(isAllowed('@img/sharper@1.3.4', 'LGPL-3.0-or-later')).toBe(false);
});

it('licences are declared for packages that are installed in this version only', () => {
  const locked = Object.entries(readLock(repositoryRoot)).filter(([folder]) =>
    existsSync(join(repositoryRoot, folder)),
  );
  const references = new Set(locked.map(([folder, entry]) => referenceOf(folder, entry)));
  expect(Object.keys(DECLARED).filter((reference) => !references.has(reference))).toEqual([]);
});
