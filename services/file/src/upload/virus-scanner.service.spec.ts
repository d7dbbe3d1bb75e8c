import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileErrors } from '@mall/contracts/file';
import { clamdAddress } from './clamd.js';
import { VirusScannerService, type ScannerSettings } from './virus-scanner.service.js';

/** The test file of the European Institute for Computer Antivirus Research, in two parts so that this file is not one. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const MOST_BYTES = 300_000;

let folder: string;
let servers: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-scan-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

/** Reads a stream of INSTREAM as clamd does, and answers as it does. */
function answerLikeClamd(socket: Socket): void {
  let bytes = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    const content = contentOf(bytes);
    if (content === 'too large') socket.end('INSTREAM size limit exceeded. ERROR\0');
    else if (content) socket.end(`stream: ${content.includes(EICAR) ? 'Eicar-Signature FOUND' : 'OK'}\0`);
  });
}

function contentOf(bytes: Buffer): Buffer | 'too large' | undefined {
  const command = 'zINSTREAM\0';
  if (bytes.toString('latin1', 0, command.length) !== command) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    if (parts.reduce((sum, part) => sum + part.length, 0) > MOST_BYTES) return 'too large';
    at += 4 + length;
  }
  return undefined;
}

async function serving(onSocket: (socket: Socket) => void, path?: string): Promise<string> {
  const server = createServer(onSocket);
  servers.push(server);
  await new Promise<void>((resolve) =>
    path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve),
  );
  return path ? `unix://${path}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function check(
  content: string | Buffer,
  url: string,
  settings: Partial<ScannerSettings> = {},
): Promise<void> {
  const path = join(folder, 'sent');
  await writeFile(path, content);
  const scanner = new VirusScannerService({
    address: clamdAddress(url),
    whenAway: 'refuse',
    silenceMs: 60_000,
    ...settings,
  });
  return scanner.check(path);
}

describe.each(['tcp', 'unix'] as const)('a scanner at a %s address', (kind) => {
  const clamd = (): Promise<string> =>
    serving(answerLikeClamd, kind === 'unix' ? join(folder, `clamd-${servers.length}.sock`) : undefined);

  it('lets a clean file pass, also one of many chunks', async () => {
    const url = await clamd();
    await check('%PDF-1.7', url);
    await check(Buffer.alloc(MOST_BYTES, 'x'), url);
  });

  it('refuses an infected file by the name of what was found', async () => {
    const refusal = check(`${'x'.repeat(100_000)}${EICAR}`, await clamd());
    await expect(refusal).rejects.toThrow(fileErrors.infected({ name: 'Eicar-Signature' }));
  });
});

const away: Readonly<Record<string, () => Promise<string>>> = {
  'is not there': async () => 'tcp://127.0.0.1:1',
  'has no socket': async () => `unix://${join(folder, 'none.sock')}`,
  'closes the connection': () => serving((socket) => socket.destroy()),
  'does not answer': () => serving((socket) => void socket.resume()),
  'answers something else': () => serving((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\0')),
  'answers without an end': () => serving((socket) => void socket.write('x'.repeat(10_000))),
};

describe.each(Object.entries(away))('a scanner that %s', (_, url) => {
  it('refuses files as a temporary failure', async () =>
    expect(check('%PDF-1.7', await url(), { silenceMs: 200 })).rejects.toThrow(fileErrors.scannerAway()));

  it('lets files pass where the settings say so', async () =>
    expect(check('%PDF-1.7', await url(), { whenAway: 'accept', silenceMs: 200 })).resolves.toBeUndefined());
});

it('counts a file that the scanner does not take as not scanned', async () =>
  expect(check(Buffer.alloc(MOST_BYTES + 1), await serving(answerLikeClamd))).rejects.toThrow(
    fileErrors.scannerAway(),
  ));

it('scans nothing without an address', () => check(EICAR, 'tcp://127.0.0.1:1', { address: undefined }));

it.each(['clamd', 'tcp://clamd', 'http://clamd:3310', 'unix://', 'unix:///'])('%s is no address', (text) =>
  expect(() => clamdAddress(text)).toThrow('must be tcp://host:port or unix:///path of clamd'),
);
