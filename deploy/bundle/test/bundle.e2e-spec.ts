import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serviceNames, type ServiceName } from '@mall/local-stack';
import { closure, readLock } from '../../docker/closure.mjs';
import { external } from '../packages.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const lock = readLock(root);
const outside = external.flatMap((name) => closure(root, lock, `node_modules/${name}`));

/** The folders of packages that the bundle of a service `require`s; without a configuration it ends after that. */
function requiredBy(name: ServiceName): readonly string[] {
  const { stderr, status } = spawnSync(process.execPath, [`services/${name}/dist/bundle/main.js`], {
    cwd: root,
    env: { NODE_DEBUG: 'module' },
    encoding: 'utf8',
  });
  expect({ name, status }).toEqual({ name, status: 78 });
  const files = [...stderr.matchAll(/ load "[^"]*\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//g)];
  return [...new Set(files.map(([, folder]) => folder!))];
}

describe('the bundle of a service', () => {
  it.each(serviceNames)('has all packages of %s that can be in it, so that none is loaded twice', (name) => {
    expect(requiredBy(name).filter((folder) => !outside.includes(folder))).toEqual([]);
  });
});
