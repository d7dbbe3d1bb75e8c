import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin, SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serviceNames, type ServiceName } from '@mall/local-stack';
import { besideBundle, images, readLock } from '../../docker/closure.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const lock = readLock(root);
const workspaces = new Map([...images].map(([name, { workspace }]) => [name, workspace]));
const besideOf = (name: string): readonly string[] => besideBundle(root, lock, workspaces.get(name)!);

/** Returns the folders of packages that a service's bundle loads by `require`, before it ends for lack of a configuration. */
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

/** Returns the packages that the files of a bundle import statically. */
function importedBy(workspace: string): readonly string[] {
  const folder = join(root, workspace, 'dist', 'bundle');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const imports = /^(?:import|export) (?:[^'"]*? from )?["']((?:@[^'"/]+\/)?[^'"./][^'"/]*)/gm;
  const names = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(imports)].map(([, name]) => name!),
  );
  return [...new Set(names)].filter((name) => !isBuiltin(name));
}

describe('the bundle of a service', () => {
  it.each(serviceNames)('has all packages of %s that can be in it, so that none is loaded twice', (name) => {
    expect(requiredBy(name).filter((folder) => !besideOf(name).includes(folder))).toEqual([]);
  });

  it('has a map that leads from each function to the line of its source', () => {
    const folder = join(root, 'services/order/dist/bundle');
    const map = new SourceMap(JSON.parse(readFileSync(join(folder, 'main.js.map'), 'utf8')));
    const lines = readFileSync(join(folder, 'main.js'), 'utf8').split('\n');
    const functions = lines.flatMap((line, index) => {
      const name = /^(?:async )?function ([a-z]\w+)\(/.exec(line)?.[1];
      return name ? [{ name: name.replace(/\$\d+$/, ''), entry: map.findEntry(index, line.length) }] : [];
    });
    const lost = functions.filter(({ name, entry }) => {
      if (!('originalSource' in entry)) return true;
      const source = readFileSync(join(folder, entry.originalSource), 'utf8').split('\n');
      return !source[entry.originalLine]!.includes(name);
    });
    expect(functions.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });
});

describe('an image', () => {
  it.each([...images.keys()])('of %s holds what its bundle imports, and only that', (name) => {
    const imported = importedBy(workspaces.get(name)!);
    expect(imported.filter((one) => !besideOf(name).includes(`node_modules/${one}`))).toEqual([]);
    // Nest, TypeORM, the S3 client and hundreds more are in the bundle.
    expect(besideOf(name).length).toBeLessThan(50);
  });
});
