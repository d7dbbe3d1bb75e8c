import { execFile } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot, type ServiceName } from '@mall/local-stack';
import { startMall, type TestMall } from '@mall/testing';

let mall: TestMall;
/** Far from the clone: Node looks for packages in all folders above a file. */
let folder: string;

beforeAll(async () => {
  mall = await startMall([]);
  folder = mkdtempSync(join(tmpdir(), 'mall-packed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the image of a service holds, in one folder as there. */
async function packed(name: ServiceName): Promise<string> {
  const target = join(folder, name);
  const pack = join(repositoryRoot, 'deploy', 'docker', 'pack.mjs');
  await promisify(execFile)(process.execPath, [pack, name, target]);
  const own = join(target, 'own');
  renameSync(join(target, 'packages', 'node_modules'), join(own, 'node_modules'));
  return own;
}

/** With the driver of the database in the bundle: machine code beside it, fonts and pdfkit, and the files of the API's pages. */
it.each(['auth', 'order', 'gateway'] as const)(
  '%s starts with the packages of its image alone',
  async (name) => {
    const service = await mall.startService(name, { root: await packed(name) });
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
  },
);
