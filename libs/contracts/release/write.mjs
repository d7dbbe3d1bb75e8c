// Records the contracts of the version that is being released. Run with each release; `test/released-contracts.spec.ts`
// compares what follows with the newest file.

import { readFileSync, writeFileSync } from 'node:fs';
import { operationShapes } from '../dist/release/index.js';
import { eventShapes } from './event-shapes.mjs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const shapes = { ...operationShapes(), events: eventShapes() };
writeFileSync(new URL(`${version}.json`, import.meta.url), `${JSON.stringify(shapes, null, 1)}\n`);
