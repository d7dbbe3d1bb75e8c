import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { UploadedSysFile } from '@mall/contracts/file';
import type { WireError } from '@mall/messaging/calls';
import { aMerchant, aVisitor, startMall, until, type TestMall } from '@mall/testing';
import pLimit from 'p-limit';
import {
  bombs,
  changedVideos,
  mutations,
  polyglots,
  truncations,
  videos,
  type Hostile,
} from './hostile-files.js';
import { samples } from './samples.js';

/** Number of random files; `npm run fuzz` sends more, from a seed of its own each time. */
const MUTATIONS = Number(process.env['FUZZ_RUNS'] ?? 3) * 50;
const SEED = Number(process.env['FUZZ_SEED'] ?? 7);
/** Seconds that one file may take to be decoded, and the additional time for its answer. */
const SECONDS = 3;
/** On a quiet machine, `npm run fuzz` requires answers in time; elsewhere only hanging is a failure. */
const LONGEST_MS = process.env['FUZZ_LONGEST_MS'] ? SECONDS * 1_000 + 2_500 : 60_000;
/** Parallel uploads, fewer than decoders, so that no answer waits long for another. */
const AT_ONCE = 2;

let mall: TestMall;
beforeAll(async () => {
  process.stdout.write(`Uploading ${MUTATIONS} changed files with FUZZ_SEED=${SEED}.\n`);
  const env = { PICTURE_SECONDS: String(SECONDS), PICTURES_AT_ONCE: '3', PICTURE_MEMORY_MB: '512' };
  mall = await startMall(['file'], { env: { file: env } });
});

interface Outcome {
  readonly name: string;
  readonly status: number;
  readonly body: WireError | UploadedSysFile;
  readonly tookMs: number;
}

/** Uploads a file as a new person each time: quotas and the limit of uploads are not tested here. */
async function upload({ name, bytes }: Hostile, purpose: string): Promise<Outcome> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const began = performance.now();
  const path = `/admin/sys-file/upload?purpose=${purpose}`;
  const response = await fetch(mall.service('file').url + path, {
    method: 'POST',
    body: form,
    headers: mall.sealedHeaders(aMerchant(), 'POST', path),
  });
  const body = (await response.json()) as WireError | UploadedSysFile;
  return { name: `${name} as ${purpose}`, status: response.status, body, tookMs: performance.now() - began };
}

async function uploadAll(files: readonly Hostile[], purposes: readonly string[]): Promise<Outcome[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(files.flatMap((file) => purposes.map((purpose) => limit(() => upload(file, purpose)))));
}

const failed = ({ status }: Outcome): boolean => status >= 500;
const late = ({ tookMs }: Outcome): boolean => tookMs > LONGEST_MS;
const isStored = (body: Outcome['body']): body is UploadedSysFile => 'fileId' in body;

async function isAlive(): Promise<void> {
  const { url } = mall.service('file');
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  expect((await upload({ name: 'honest.png', bytes: await samples.png() }, 'slip')).status).toBe(200);
}

/** Checks that each accepted file is a re-encoded picture, a repacked video or a PDF, and contains nothing of a script. */
async function areHarmless(outcomes: readonly Outcome[]): Promise<void> {
  for (const { name, body } of outcomes) {
    if (!isStored(body)) continue;
    expect([name, body.contentType]).toEqual([
      name,
      expect.stringMatching(/^(image\/(webp|jpeg)|video\/(mp4|webm)|application\/pdf)$/),
    ]);
    if (!body.url.startsWith('/api/files/p/')) continue;
    const path = body.url.replace(/^\/api/, '');
    const stored = await fetch(mall.service('file').url + path, {
      headers: mall.sealedHeaders(aVisitor(), 'GET', path),
    });
    const bytes = Buffer.from(await stored.arrayBuffer());
    expect([name, bytes.includes('canary-script')]).toEqual([name, false]);
  }
}

afterEach(async () => {
  expect(readdirSync(join(mall.dir, 'incoming-files'))).toEqual([]);
  expect(mall.service('file').logs()).not.toContain('Unforeseen failure');
  await isAlive();
});

describe('the file service answers each upload in time, without a failure of its own, and stays alive', () => {
  const asPictures = ['car', 'slip'];
  const asVideos = ['video'];
  it.each<[string, () => Hostile[] | Promise<Hostile[]>, readonly string[]]>([
    ['truncated files', truncations, asPictures],
    ['polyglots', polyglots, asPictures],
    ['bombs', bombs, asPictures],
    ['random changes of honest files', () => mutations(MUTATIONS, SEED), asPictures],
    ['hostile videos', videos, asVideos],
    ['random changes of honest videos', () => changedVideos(MUTATIONS, SEED), asVideos],
  ])(
    'for %s',
    async (_, make, purposes) => {
      const outcomes = await uploadAll(await make(), purposes);
      expect(outcomes.filter(failed).map(({ name, status }) => [name, status])).toEqual([]);
      expect(outcomes.filter(late).map(({ name, tookMs }) => [name, Math.round(tookMs)])).toEqual([]);
      await areHarmless(outcomes);
    },
    180_000 + MUTATIONS * 500,
  );

  const file = 'Content-Disposition: form-data; name="file"; filename="a.png"';
  const forms: Readonly<Record<string, string>> = {
    'no form at all': 'hello',
    'a form that does not end': `--b\r\n${file}\r\n\r\n\x89PNG`,
    'an end without a beginning': '--b--\r\n',
    'a part without a name': '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
    'a part without headers': '--b\r\n\r\nx\r\n--b--\r\n',
    'a name with a line break':
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a\n.png"\r\n\r\nx\r\n--b--\r\n',
    'a name with NUL': `--b\r\nContent-Disposition: form-data; name="file"; filename="a\0.png"\r\n\r\nx\r\n--b--\r\n`,
    'a name that climbs':
      '--b\r\nContent-Disposition: form-data; name="file"; filename="../../../etc/passwd"\r\n\r\nx\r\n--b--\r\n',
    'a name of 60,000 characters': `--b\r\nContent-Disposition: form-data; name="file"; filename="${'a'.repeat(60_000)}"\r\n\r\nx\r\n--b--\r\n`,
    'a header of 200,000 characters': `--b\r\n${file}\r\nX: ${'a'.repeat(200_000)}\r\n\r\nx\r\n--b--\r\n`,
    'ten thousand headers': `--b\r\n${file}\r\n${'X: y\r\n'.repeat(10_000)}\r\nx\r\n--b--\r\n`,
    'ten thousand parts': `${'--b\r\nContent-Disposition: form-data; name="n"\r\n\r\nx\r\n'.repeat(10_000)}--b--\r\n`,
    'a hundred files': `${`--b\r\n${file}\r\n\r\nx\r\n`.repeat(100)}--b--\r\n`,
    'a prototype as the field':
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    'a text field called file': '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n',
    'boundaries without end': '--b\r\n'.repeat(50_000),
  };

  /**
   * Sends a request. `announced` is a Content-Length that may differ from the body's; the socket is closed after half a
   * second then.
   */
  function post(body: string, contentType: string, announced?: number): Promise<number | undefined> {
    const { port } = new URL(mall.service('file').url);
    const content = Buffer.from(body, 'latin1');
    const path = '/admin/sys-file/upload?purpose=slip';
    return new Promise((resolve) => {
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path,
          headers: {
            ...mall.sealedHeaders(aMerchant(), 'POST', path),
            'content-type': contentType,
            'content-length': announced ?? content.length,
          },
        },
        (response) => response.resume().once('end', () => resolve(response.statusCode)),
      );
      // Reset by the service, or closed by this test: a missing answer is no failure of the service.
      sent.once('error', () => resolve(undefined));
      sent.write(content);
      if (announced === undefined) sent.end();
      else void pause(500).then(() => sent.destroy());
    });
  }

  it.each(Object.entries(forms))('for %s', async (_, body) => {
    const status = await post(body, 'multipart/form-data; boundary=b');
    expect(status ?? 400).toBeLessThan(500);
    expect(status ?? 400).toBeGreaterThanOrEqual(400);
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(10_000)}`,
    'multipart/mixed; boundary=b',
    'application/json',
    'text/plain',
    ';',
  ])('for the content type %.40s', async (contentType) => {
    const status = await post(forms['a form that does not end']!, contentType);
    expect(status ?? 400).toBeLessThan(500);
    expect(status ?? 400).toBeGreaterThanOrEqual(400);
  });

  it('for a body that is shorter than announced', async () => {
    await post(forms['a form that does not end']!, 'multipart/form-data; boundary=b', 5_000);
    await until(async () => (readdirSync(join(mall.dir, 'incoming-files')).length === 0 ? true : undefined), {
      what: 'the half file is removed',
      timeoutMs: 20_000,
    });
  });
});
