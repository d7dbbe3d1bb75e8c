import { writeFileSync } from 'node:fs';
import { openApiDocument } from './openapi/index.js';

/** Writes `openapi.json`, so that a review shows every change of the outside API as a diff. */
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
