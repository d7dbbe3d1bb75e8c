import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot, type ServiceName } from '@mall/local-stack';
import { startMall, type TestMall } from '@mall/testing';
import { referenceOf, type BillOfMaterials } from '../../release/bill-of-materials.mjs';
import { besideBundle, readLock } from '../closure.mjs';

let mall: TestMall;
/** Outside of the clone, because Node looks for packages in all parent folders. */
let folder: string;

beforeAll(async () => {
  mall = await startMall([]);
  folder = mkdtempSync(join(tmpdir(), 'mall-packed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates the content of a service's image in one folder. */
async function packed(name: ServiceName): Promise<string> {
  const target = join(folder, name);
  const pack = join(repositoryRoot, 'deploy', 'docker', 'pack.mjs');
  await promisify(execFile)(process.execPath, [pack, name, target]);
  const own = join(target, 'own');
  const packages = join(target, 'packages', 'node_modules');
  // The bundle of product holds all its packages.
  if (existsSync(packages)) renameSync(packages, join(own, 'node_modules'));
  return own;
}

/**
 * Services with machine code beside the database driver in the bundle, with fonts and pdfkit, with the API's pages, and with a
 * library that reads its own modules.
 */
it.each(['auth', 'order', 'gateway', 'product'] as const)(
  '%s starts with the packages of its image alone',
  async (name) => {
    const root = await packed(name);
    const service = await mall.startService(name, { root });
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
    expect(unlistedPackages(name, root)).toEqual([]);
  },
);

/** Returns the packages in the image that its list of packages does not have. */
function unlistedPackages(name: ServiceName, root: string): readonly string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { components } = read('sbom.cdx.json') as BillOfMaterials;
  const listed = new Set(components.map((component) => component['bom-ref']));
  const lock = readLock(repositoryRoot);
  const workspace = join('services', name);
  const bundled = read(join(workspace, 'dist', 'bundle', 'packages.json')) as string[];
  const held = [...bundled, ...besideBundle(repositoryRoot, lock, workspace)];
  expect(held.length).toBeGreaterThan(20);
  return held.filter((folder) => !listed.has(referenceOf(folder, lock[folder]!)));
}
