// Finds the installed packages that a service needs at run time, from the lockfile and its compiled modules.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { external, lookedUp } from '../bundle/packages.mjs';

export const services = ['gateway', 'auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat'];

/** Libraries that read their own compiled modules at run time, by service: the search hashes the code that fills its stored file. */
const readModules = { product: ['libs/car-search'] };

/**
 * The workspace, program and data folders of each image: the services, the maker of backups, and the loader of the demo catalogue; and libraries whose
 * compiled modules it needs beside its bundle.
 */
export const images = new Map([
  ...services.map((name) => [
    name,
    { workspace: `services/${name}`, program: 'dist/bundle/main.js', modules: readModules[name] },
  ]),
  ['backup', { workspace: 'deploy/backup', program: 'dist/bundle/main.js' }],
  ['demo', { workspace: 'libs/demo', program: 'dist/bundle/load.js', data: ['pictures', 'makes'] }],
]);

/** Reads package-lock.json. @returns its packages by their folder, such as `node_modules/pg`. */
export function readLock(root) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/** Returns the folder in which Node finds `name` for a file in the folder `from`; undefined where it is not installed. */
function resolve(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock[candidate]) return candidate;
    if (!folder) return undefined;
  }
}

/**
 * Returns the folders that the workspace `start` (`services/order`) needs: itself, packages of the workspace, and third-party
 * packages with their dependencies. Omits development dependencies, optional peers, and optional dependencies that are not
 * installed (those of other platforms).
 */
export function closure(root, lock, start) {
  const found = new Set();
  const queue = [start];
  while (queue.length) {
    const folder = queue.pop();
    const entry = lock[folder];
    if (entry.link) {
      queue.push(entry.resolved);
      continue;
    }
    if (found.has(folder) || !existsSync(join(root, folder))) continue;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = entry;
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
    queue.push(...names.map((name) => resolve(lock, folder, name)).filter((next) => next !== undefined));
  }
  return [...found].sort();
}

/** Returns the fonts that the compiled modules of a workspace name by path; their packages contain many more. */
export function fontsOf(root, workspace) {
  const compiled = join(root, workspace, 'dist');
  const modules = readdirSync(compiled, { recursive: true }).filter(
    (file) => file.endsWith('.js') && !file.startsWith('bundle'),
  );
  return modules.flatMap((file) => readFileSync(join(compiled, file), 'utf8').match(/@[\w./-]+\.ttf/g) ?? []);
}

/** Returns the folders of packages outside of a workspace's bundle: machine code, files read at run time, and fonts. */
export function besideBundle(root, lock, workspace) {
  const needed = closure(root, lock, workspace);
  const fonts = fontsOf(root, workspace).map((font) => font.split('/').slice(0, 2).join('/'));
  const folders = [...external, ...lookedUp, ...fonts].map((name) => `node_modules/${name}`);
  const roots = folders.filter((folder) => needed.includes(folder));
  return [...new Set(roots.flatMap((folder) => closure(root, lock, folder)))].sort();
}
