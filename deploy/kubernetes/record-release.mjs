// Part of `npm run release`: records what the images of this version need of the manifests. record-release.mjs VERSION
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { releaseRecord } from './releases.mjs';

const [version, rendered = join(import.meta.dirname, 'test', 'rendered', 'one-box.yaml')] =
  process.argv.slice(2);
const objects = parseAllDocuments(readFileSync(rendered, 'utf8')).map((document) => document.toJS());
const file = join(import.meta.dirname, 'releases', `${version}.json`);
writeFileSync(file, `${JSON.stringify(releaseRecord(objects), null, 1)}\n`);
