import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '@mall/contracts/define';
import type { UploadedSysFile } from '@mall/contracts/file';
import type { WireError } from '@mall/messaging/calls';
import { aBuyer, aMerchant, startMall, until, type TestMall, type TestService } from '@mall/testing';
import { badPdfs, goodPdfs } from './pdf-corpus.js';
import { photo, samples } from './samples.js';

const SECONDS = 3;
let mall: TestMall;
beforeAll(async () => {
  const env = { PICTURE_SECONDS: String(SECONDS), PICTURES_AT_ONCE: '2', PICTURE_MEMORY_MB: '512' };
  mall = await startMall(['file'], { env: { file: env } });
});

interface Upload {
  readonly caller?: Caller;
  readonly purpose?: string;
  readonly service?: TestService;
}

async function send(
  content: Buffer,
  { caller = aBuyer(), purpose = 'slip', service = mall.service('file') }: Upload = {},
): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'file');
  const url = `/admin/sys-file/upload?purpose=${purpose}`;
  return fetch(service.url + url, {
    method: 'POST',
    body: form,
    headers: mall.sealedHeaders(caller, 'POST', url),
  });
}

/** Returns the name of the error that an upload was refused with, or the type that it was stored as. */
async function outcomeOf(content: Buffer, upload?: Upload): Promise<string> {
  const response = await send(content, upload);
  const body = (await response.json()) as WireError | UploadedSysFile;
  return 'declaration' in body ? body.declaration.key : body.contentType;
}

const drawing = { caller: aMerchant(), purpose: 'car' };
const svg = (inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="2000" height="2000">${inside}</svg>`,
  );

/** Returns a drawing in which each group draws the previous one ten times. */
function nested(depth: number): string {
  const tenTimes = (of: string): string => `<use xlink:href="#${of}" x="1"/>`.repeat(10);
  const groups = Array.from({ length: depth }, (_, n) => `<g id="g${n + 1}">${tenTimes(`g${n}`)}</g>`);
  return `<defs><circle id="g0" r="900" fill="#c01020" opacity=".5"/>${groups.join('')}</defs><use xlink:href="#g${depth}"/>`;
}

const blurred =
  '<filter id="f" x="0" y="0" width="1" height="1">' +
  '<feTurbulence type="turbulence" baseFrequency="0.9" numOctaves="200"/>'.repeat(40) +
  '</filter><rect width="2000" height="2000" filter="url(#f)"/>';

const slowDrawings: Readonly<Record<string, Buffer>> = {
  'nested references': svg(nested(5)),
  'large filters': svg(blurred),
};

describe('a drawing that takes too long', () => {
  it.each(Object.entries(slowDrawings))(
    'is refused after a few seconds, while others are answered: %s',
    async (_, content) => {
      expect(await outcomeOf(await samples.png())).toBe('image/jpeg');
      let isOver = false;
      const slow = outcomeOf(content, drawing).finally(() => (isOver = true));
      let answeredMeanwhile = 0;
      while (!isOver) {
        const health = await fetch(`${mall.service('file').url}/health/ready`);
        expect(health.status).toBe(200);
        expect(await outcomeOf(await samples.png())).toBe('image/jpeg');
        if (!isOver) answeredMeanwhile += 1;
      }
      expect(await slow).toBe('file.tooComplex');
      expect(answeredMeanwhile).toBeGreaterThan(0);
    },
    30_000,
  );

  it('leaves a process to pictures, however many drawings arrive', async () => {
    const slow = Array.from({ length: 3 }, () =>
      outcomeOf(slowDrawings['nested references']!, { ...drawing, caller: aMerchant() }),
    );
    expect(await outcomeOf(await photo(800, 600))).toBe('image/jpeg');
    expect(new Set(await Promise.all(slow))).toEqual(new Set(['file.tooComplex']));
  }, 60_000);

  it('is refused in three languages, with what to do instead', async () => {
    const response = await send(slowDrawings['nested references']!, drawing);
    const { declaration } = (await response.json()) as WireError;
    expect(declaration.text.ru).toContain('Сохраните изображение как JPEG или PNG');
    expect(declaration.text.zh).toContain('JPEG 或 PNG');
    expect(declaration.text.en).toContain('as JPEG or PNG');
  });
});

describe('a PDF', () => {
  it.each(Object.keys(goodPdfs))('is accepted: %s', async (name) => {
    expect(await outcomeOf(await goodPdfs[name]!())).toBe('application/pdf');
  });

  const bad = Object.entries(badPdfs).flatMap(([reason, files]) =>
    Object.entries(files).map(([name, make]) => [`file.${reason}`, name, make] as const),
  );
  it.each(bad)('is refused as %s: %s', async (reason, _, make) => {
    expect(await outcomeOf(await make())).toBe(reason);
  });
});

function decoders(service = mall.service('file').pid): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = listed.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, parent]) => parent === service).map(([pid]) => pid!);
}

describe('an ordinary picture on an overloaded machine', () => {
  const signal = (name: NodeJS.Signals, service?: number): void => {
    for (const pid of decoders(service)) process.kill(pid, name);
  };

  it('is accepted once its decoder got the processor time, however long that took by the clock', async () => {
    await outcomeOf(await samples.png());
    signal('SIGSTOP');
    const outcome = outcomeOf(await samples.png());
    await sleep((SECONDS + 2) * 1_000);
    signal('SIGCONT');
    expect(await outcome).toBe('image/jpeg');
  }, 60_000);

  it('is refused as a temporary failure after the longest wait, and accepted later', async () => {
    const env = { PICTURES_AT_ONCE: '1', PICTURE_WAIT_SECONDS: '3' };
    const service = await mall.startService('file', { env });
    expect(decoders(service.pid)).toHaveLength(1);
    signal('SIGSTOP', service.pid);
    const response = await send(await samples.png(), { service });
    expect(response.status).toBe(503);
    expect(((await response.json()) as WireError).declaration.key).toBe('file.decodersBusy');
    // The next decoder may take longer than three seconds to start on a slow machine.
    await until(
      async () => ((await outcomeOf(await samples.png(), { service })) === 'image/jpeg' ? true : undefined),
      { what: 'the picture to be taken', timeoutMs: 30_000 },
    );
    await service.stop();
  }, 60_000);
});

describe('the decoder processes', () => {
  it('are replaced when one dies', async () => {
    await outcomeOf(await samples.png());
    const before = decoders();
    expect(before.length).toBeGreaterThan(0);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await until(async () => (decoders().some((pid) => before.includes(pid)) ? undefined : true), {
      what: 'the killed processes to go',
      timeoutMs: 20_000,
    });
    expect(await outcomeOf(await samples.png())).toBe('image/jpeg');
    expect(decoders().length).toBeGreaterThan(0);
  });

  it('know none of the secrets of the service', async () => {
    await outcomeOf(await samples.png());
    const environment = execFileSync('ps', ['eww', '-o', 'command=', '-p', decoders().join(',')], {
      encoding: 'utf8',
    });
    expect(environment).not.toContain(mall.infrastructure.secrets.key('INTERNAL_KEY'));
    expect(environment).not.toContain('postgres');
  });

  it('end with the service, however it ends', async () => {
    const left = decoders();
    expect(left.length).toBeGreaterThan(0);
    process.kill(mall.service('file').pid, 'SIGKILL');
    const isAlive = (pid: number): boolean => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await until(async () => (left.some(isAlive) ? undefined : true), {
      what: 'the decoders to end',
      timeoutMs: 20_000,
    });
  });
});
