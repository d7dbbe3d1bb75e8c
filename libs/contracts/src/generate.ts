import { writeFileSync } from 'node:fs';
import { openApiDocument } from './openapi/index.js';
import { rightsDocument } from './rights-document.js';

/** Writes `openapi.json`, so that a review shows every change of the outside API as a diff. */
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(openApiDocument(), null, 2)}\n`);

/** Writes `RIGHTS.md`, so that a review shows who gains or loses what. */
writeFileSync(new URL('../RIGHTS.md', import.meta.url), rightsDocument());
