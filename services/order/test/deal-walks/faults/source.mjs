// Puts faults into the source of the services, and builds only the changed files.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** Original source by file. */
const originals = new Map();
/** Files that the next build compiles. */
const changed = new Set();

export function takeOut() {
  for (const [file, text] of originals) writeFileSync(join(root, file), text);
  originals.clear();
}

/** Puts a fault into the source. Returns why it does not fit any more; `undefined` when it was put in. */
export function putIn({ edits }) {
  for (const { file, find, replace } of edits) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const times = text.split(find).length - 1;
    if (times !== 1) return `${file} has ${times} times: ${find.split('\n')[0]}`;
    if (!originals.has(file)) originals.set(file, text);
    changed.add(file);
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
  }
  return undefined;
}

/** Compiles the files that have changed since the last build, and bundles these services. */
export function build(services) {
  const builder = fileURLToPath(new URL('build.mjs', import.meta.url));
  execFileSync(process.execPath, [builder, services.join(','), ...changed], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  changed.clear();
  for (const file of originals.keys()) changed.add(file);
}
