// Records the contracts of the version that is being released, and the migrations that its databases have. Run with each
// release; `libs/contracts/test/released-contracts.spec.ts` and `lint/test/migrations.spec.ts` compare what follows with
// the newest file.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { operationShapes } from '../dist/release/index.js';
import { eventShapes } from './event-shapes.mjs';
import { migrationDigest } from './migration-digest.mjs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const migrations = execFileSync(
  'git',
  ['ls-files', ':/services/*/src/migrations/*.ts', ':/libs/*/src/migrations/*.ts'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean);
const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();
const digests = Object.fromEntries(
  migrations.map((file) => [file, migrationDigest(readFileSync(`${root}/${file}`, 'utf8'))]),
);
const shapes = { ...operationShapes(), events: eventShapes(), migrations, digests };
writeFileSync(new URL(`${version}.json`, import.meta.url), `${JSON.stringify(shapes, null, 1)}\n`);
