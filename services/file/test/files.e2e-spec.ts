import {
  createReadStream,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '@mall/contracts/define';
import {
  fileApi,
  isDrawnPicture,
  isVideoUrl,
  fileShareApi,
  pictureUrl,
  SHARE_SIZE,
  type UploadedOssFile,
  type UploadedSysFile,
} from '@mall/contracts/file';
import { CALLER_HEADER, CallerSeal, sealedRequest, type WireError } from '@mall/messaging/calls';
import {
  aBuyer,
  aMerchant,
  aService,
  aStaffMember,
  aVisitor,
  startMall,
  until,
  type TestMall,
} from '@mall/testing';
import sharp from 'sharp';
import { clip } from '@mall/testing';
import { liars, photo, samples, smugglers, turnedPhoto } from './samples.js';

let mall: TestMall;
beforeAll(async () => {
  mall = await startMall(['file'], { env: { file: { UPLOAD_QUOTA_MB: '60' } } });
});

/** Requests a file. The gateway serves below `/api` what the service serves at its root. */
function get(url: string, caller: Caller = aVisitor(), headers = {}): Promise<Response> {
  const path = url.replace(/^\/api/, '');
  return fetch(mall.service('file').url + path, {
    headers: { ...mall.sealedHeaders(caller, 'GET', path), ...headers },
  });
}

async function send(
  content: Buffer | Blob,
  { caller = aBuyer(), purpose = 'slip', name = 'slip.jpg', path = '/admin/sys-file/upload' } = {},
): Promise<Response> {
  const form = new FormData();
  form.append('dir', '../../..');
  form.append('file', content instanceof Blob ? content : new Blob([new Uint8Array(content)]), name);
  const url = `${path}?purpose=${purpose}`;
  return fetch(mall.service('file').url + url, {
    method: 'POST',
    body: form,
    headers: mall.sealedHeaders(caller, 'POST', url),
  });
}

async function sent(content: Buffer, options: Parameters<typeof send>[1] = {}): Promise<UploadedSysFile> {
  const response = await send(content, options);
  expect(response.status).toBe(200);
  return (await response.json()) as UploadedSysFile;
}

async function refused(content: Buffer | Blob, options: Parameters<typeof send>[1] = {}): Promise<string> {
  const response = await send(content, options);
  expect(response.headers.get('x-mall-status')).toBe('error');
  const { declaration } = (await response.json()) as WireError;
  expect(response.status).toBe(declaration.status);
  return declaration.key;
}

const asMerchant = { caller: aMerchant(), purpose: 'car', name: 'car.jpg' };

describe('uploading', () => {
  it('answers the field names of both families', async () => {
    const caller = aBuyer();
    const file = await sent(await samples.png(), { caller, name: '../слип 1.png' });
    expect(file).toMatchObject({
      originName: 'слип 1.png',
      bucketName: 'private',
      userId: caller.userId,
      userName: caller.username,
      contentType: 'image/jpeg',
      url: `/api/files/f/${file.fileId}`,
    });
    expect(file.upTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const mallWay = await send(await samples.jpg(), { caller, path: '/mall4cloud_biz/oss/upload_minio' });
    const { dir, fileName } = (await mallWay.json()) as UploadedOssFile;
    expect(dir + fileName).toMatch(/^\d{4}\/\d\d\/\d\d\/[0-9a-f-]{36}\.jpg$/);
  });

  it('gives a file the ending of its content, and its download that of the bytes', async () => {
    const caller = aBuyer();
    const [slip, photoOfSlip] = [
      await sent(await samples.pdf(), { caller, name: 'Чек.pdf.hta' }),
      await sent(await samples.heic(), { caller, name: 'IMG_0001.HEIC.bat' }),
    ];
    expect([slip.originName, photoOfSlip.originName]).toEqual(['Чек.pdf', 'IMG_0001.heic']);
    const dispositions = await Promise.all(
      [slip, photoOfSlip].map(async ({ url }) => (await get(url, caller)).headers.get('content-disposition')),
    );
    expect(dispositions).toEqual([
      `attachment; filename="___.pdf"; filename*=UTF-8''%D0%A7%D0%B5%D0%BA.pdf`,
      `inline; filename="IMG_0001.jpg"; filename*=UTF-8''IMG_0001.jpg`,
    ]);
  });

  it.each(['jpg', 'png', 'webp', 'gif', 'bmp', 'svg'] as const)('draws a picture from %s', async (format) => {
    const file = await sent(await samples[format](), { ...asMerchant, name: `car.${format}` });
    const bytes = Buffer.from(await (await get(file.url)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' });
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it.each(Object.keys(liars))('refuses %s', async (name) => {
    const key = await refused(await liars[name]!(), { ...asMerchant, name });
    expect(['file.notAnImage', 'file.imageUnreadable', 'file.tooManyPixels']).toContain(key);
  });

  it.each(Object.keys(smugglers))('keeps only the picture of a %s', async (name) => {
    const file = await sent(await smugglers[name]!(), asMerchant);
    const bytes = Buffer.from(await (await get(file.url)).arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
    expect(bytes.includes('PK\x03\x04')).toBe(false);
  });

  it('sets a picture upright and forgets where it was taken', async () => {
    const file = await sent(await turnedPhoto(), asMerchant);
    const bytes = Buffer.from(await (await get(file.url)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 });
    expect(bytes.includes('canary-4711')).toBe(false);
  });

  it('takes a PDF for a slip but not for a picture', async () => {
    expect(await sent(await samples.pdf(), { name: 'slip.pdf' })).toMatchObject({
      contentType: 'application/pdf',
    });
    expect(await refused(await samples.pdf(), asMerchant)).toBe('file.notAnImage');
    const disguised = Buffer.concat([Buffer.from('<script></script>'), await samples.pdf()]);
    const cleaned = await sent(disguised, { name: 'slip.pdf' });
    expect(cleaned.sizeBytes).toBe((await samples.pdf()).length);
    const program = Buffer.concat([Buffer.from('PK\x03\x04' + '\0'.repeat(60)), await samples.pdf()]);
    expect(await refused(program)).toBe('file.formatRefused');
    expect(await refused(await samples.webp())).toBe('file.formatRefused');
  });

  it('refuses an empty file, a form without a file, and what is no form', async () => {
    expect(await refused(Buffer.alloc(0))).toBe('file.empty');
    const form = new FormData();
    form.append('picture', new Blob(['x']), 'x.png');
    const url = `${mall.service('file').url}/admin/sys-file/upload`;
    const sealed = mall.sealedHeaders(aBuyer(), 'POST', '/admin/sys-file/upload');
    const post = async (init: RequestInit): Promise<string> => {
      const response = await fetch(url, { method: 'POST', ...init });
      return ((await response.json()) as WireError).declaration.key;
    };
    expect(await post({ body: form, headers: sealed })).toBe('file.fileMissing');
    const noBoundary = { ...sealed, 'content-type': 'multipart/form-data' };
    expect(await post({ body: 'x', headers: noBoundary })).toBe('file.fileMissing');
  });

  it('asks for who sends it, and whether they may', async () => {
    const picture = await samples.png();
    expect(await refused(picture, { caller: aVisitor() })).toBe('platform.signInNeeded');
    expect(await refused(picture, { caller: aBuyer(), purpose: 'car' })).toBe('platform.forbidden');
    expect(await refused(picture, { purpose: 'anything' })).toBe('platform.invalidInput');
    const path = '/admin/sys-file/upload';
    const forger = new CallerSeal('x'.repeat(32), Date);
    const strangers = [
      { [CALLER_HEADER]: forger.seal(aBuyer(), sealedRequest('POST', path)) },
      mall.sealedHeaders(aBuyer(), 'POST', '/mall4cloud_biz/oss/upload_minio'),
      mall.sealedHeaders(aBuyer(), 'GET', path),
    ];
    for (const headers of strangers) {
      const url = mall.service('file').url + path;
      const refusal = await fetch(url, { method: 'POST', headers, body: new FormData() });
      expect(refusal.status).toBe(403);
    }
  });
});

describe('large and slow uploads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-large-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const waiting = (): string[] => readdirSync(join(mall.dir, 'incoming-files'));

  async function sparse(megabytes: number): Promise<Blob> {
    const path = join(folder, `${megabytes}.bin`);
    writeFileSync(path, '');
    truncateSync(path, megabytes * 1_048_576);
    return openAsBlob(path);
  }

  it('are refused by their announced length, and say the limit', async () => {
    const response = await send(await sparse(60), {});
    const error = (await response.json()) as WireError;
    expect(error.declaration.text.zh).toBe('文件大小不可超过{n}M');
    expect(error.params).toEqual({ n: 50 });
  });

  it('are refused by their counted length when nothing was announced', async () => {
    const path = join(folder, '51.bin');
    await sparse(51);
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    const body = (async function* () {
      yield Buffer.from(head);
      yield* createReadStream(path) as AsyncIterable<Buffer>;
      yield Buffer.from('\r\n--b--\r\n');
    })();
    const url = '/admin/sys-file/upload?purpose=slip';
    const response = await fetch(mall.service('file').url + url, {
      method: 'POST',
      headers: {
        ...mall.sealedHeaders(aBuyer(), 'POST', url),
        'content-type': 'multipart/form-data; boundary=b',
      },
      body,
      duplex: 'half',
    } as unknown as RequestInit);
    expect(((await response.json()) as WireError).declaration.key).toBe('file.tooLarge');
    expect(waiting()).toEqual([]);
  });

  it('leave nothing behind when the connection breaks', async () => {
    const { port } = new URL(mall.service('file').url);
    const socket = connect(Number(port), '127.0.0.1');
    const url = '/admin/sys-file/upload?purpose=slip';
    const [[name, seal]] = Object.entries(mall.sealedHeaders(aBuyer(), 'POST', url)) as [[string, string]];
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: x\r\n${name}: ${seal}\r\nContent-Length: 9000\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 begins',
    );
    const arrives = { what: 'the upload to begin', timeoutMs: 20_000 };
    await until(async () => (waiting().length > 0 ? true : undefined), arrives);
    socket.destroy();
    const vanishes = { what: 'the half file to vanish', timeoutMs: 20_000 };
    await until(async () => (waiting().length === 0 ? true : undefined), vanishes);
    expect(mall.service('file').logs()).not.toContain('Unforeseen failure');
  });

  /** Begins an upload and sends the rest when `finish` is called. */
  async function slow(caller: Caller, service = mall.service('file')): Promise<() => Promise<string>> {
    const { port } = new URL(service.url);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
    const path = '/admin/sys-file/upload?purpose=slip';
    const [[name, seal]] = Object.entries(mall.sealedHeaders(caller, 'POST', path)) as [[string, string]];
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const [picture, tail] = [await samples.png(), '\r\n--b--\r\n'];
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${name}: ${seal}\r\n` +
        `Content-Length: ${head.length + picture.length + tail.length}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\n\r\n${head}`,
    );
    return () => {
      socket.write(picture);
      socket.write(tail);
      return ended;
    };
  }

  const slotsOf = async ({ userId }: Caller): Promise<number> =>
    (await mall.query('file', 'SELECT FROM upload_slot WHERE user_id = $1', [userId])).length;

  it('are three at once for a person, counted over all processes, and hold up nobody else', async () => {
    const second = await mall.startService('file', { env: { UPLOAD_QUOTA_MB: '60' } });
    const caller = aBuyer();
    const uploads = [await slow(caller), await slow(caller, second), await slow(caller, second)];
    await until(async () => ((await slotsOf(caller)) === 3 ? true : undefined), {
      what: 'the three uploads are counted',
      timeoutMs: 20_000,
    });
    const response = await send(await samples.png(), { caller });
    expect(response.status).toBe(429);
    const { declaration, params } = (await response.json()) as WireError;
    expect([declaration.key, params]).toEqual(['file.tooManyUploads', { n: 3 }]);
    // More slow uploads than decoders, while pictures of others are accepted at once.
    await sent(await samples.png(), { caller: aBuyer() });
    for (const finish of uploads) expect(await finish()).toMatch(/^HTTP\/1\.1 200/);
    expect(await slotsOf(caller)).toBe(0);
    await sent(await samples.png(), { caller });
    await second.stop();
  });

  it('of a person are counted once each, however many begin at the same moment', async () => {
    const caller = aBuyer();
    const picture = await samples.png();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(picture, { caller })));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(429) ? [200, 429] : [200]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect(await slotsOf(caller)).toBe(0);
  });

  it('of a process that was killed count no longer than a minute', async () => {
    const caller = aBuyer();
    await mall.query(
      'file',
      `INSERT INTO upload_slot SELECT 'shop', $1, n, gen_random_uuid(), now() - interval '1 second' FROM generate_series(1, 3) n`,
      [caller.userId],
    );
    await sent(await samples.png(), { caller });
  });

  it('stop at the daily volume of a person', async () => {
    const caller = aBuyer();
    const file = await sent(await samples.png(), { caller });
    await mall.query('file', `UPDATE file SET size_bytes = 60 * 1048576 WHERE file_id = $1`, [file.fileId]);
    expect(await refused(await samples.png(), { caller })).toBe('file.quotaUsed');
    await sent(await samples.png(), { caller: aBuyer() });
  });
});

describe('public pictures', () => {
  it.each([
    ['128', 128, 96],
    ['272x205', 272, 205],
    ['640', 640, 480],
    ['1280', 1280, 960],
    ['1920', 1600, 1200],
  ] as const)('come as %s, never enlarged', async (variant, width, height) => {
    const file = await sent(await photo(1600, 1200), asMerchant);
    for (const expected of ['drawn', 'kept']) {
      const response = await get(pictureUrl(file.url, variant));
      expect([expected, response.status]).toEqual([expected, 200]);
      expect(response.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    }
    const byQuery = await get(`${file.url}?variant=${variant}`);
    expect(byQuery.status).toBe(200);
    await byQuery.arrayBuffer();
  });

  it('may be cached for ever, and run nothing in a browser', async () => {
    const file = await sent(await samples.png(), asMerchant);
    const response = await get(file.url);
    await response.arrayBuffer();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const etag = response.headers.get('etag')!;
    expect((await get(file.url, aVisitor(), { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    '/api/files/p/../private/x',
    '/api/files/p/..%2f..%2fetc%2fpasswd',
    '/api/files/p/99/2026/11/21/0b9f8a7c-1111-4222-8333-444455556666.webp',
    '/api/files/p/2026/11/21/0b9f8a7c-1111-4222-8333-444455556666.webp',
    '/api/files/p/640',
    '/api/files/p/',
  ])('are not found at %s', async (url) => expect((await get(url)).status).toBe(404));
});

describe('videos of cars', () => {
  const asVideo = { caller: aMerchant(), purpose: 'video', name: 'car.mp4' };

  it.each(['mp4', 'webm'] as const)(
    'are kept as %s and sent in the parts that a player asks for',
    async (kind) => {
      const file = await sent(clip[kind](), { ...asVideo, name: `car.${kind}` });
      expect(file).toMatchObject({ contentType: `video/${kind}`, bucketName: 'public' });
      expect(isVideoUrl(file.url)).toBe(true);
      const whole = await get(file.url);
      expect(whole.headers.get('accept-ranges')).toBe('bytes');
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect(bytes.length).toBe(file.sizeBytes);
      const part = await get(file.url, aVisitor(), { range: 'bytes=100-199' });
      expect(part.status).toBe(206);
      expect(Object.fromEntries(part.headers)).toMatchObject({
        'content-type': `video/${kind}`,
        'content-range': `bytes 100-199/${bytes.length}`,
        'content-length': '100',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
      // A part of another version would not match the part that the player has.
      const other = await get(file.url, aVisitor(), { range: 'bytes=100-199', 'if-range': '"other"' });
      expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
    },
  );

  it('lose what is hidden in them or behind them, and begin with their index', async () => {
    const hidden = Buffer.concat([clip.mp4(), Buffer.from('<script>canary-4711</script>')]);
    const file = await sent(hidden, asVideo);
    const bytes = Buffer.from(await (await get(file.url)).arrayBuffer());
    expect(bytes.includes('canary')).toBe(false);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it('have no smaller versions', async () => {
    const file = await sent(clip.mp4(), asVideo);
    expect((await get(pictureUrl(file.url, '640'))).status).toBe(404);
  });

  it('are refused with the reason where browsers could not play them', async () => {
    const mp4 = clip.mp4();
    expect(
      await refused(Buffer.from(mp4.toString('latin1').replaceAll('avc1', 'dvh1'), 'latin1'), asVideo),
    ).toBe('file.videoUnplayable');
    expect(await refused(mp4.subarray(0, 60), asVideo)).toBe('file.videoUnreadable');
    for (const other of [await photo(64, 48), await samples.pdf(), Buffer.from('<script></script>')])
      expect(await refused(other, asVideo)).toBe('file.formatRefused');
    expect(await refused(mp4, asMerchant)).toBe('file.notAnImage');
    expect(await refused(mp4, { ...asVideo, caller: aBuyer() })).toBe('platform.forbidden');
  });
});

describe('private files', () => {
  const owner = aBuyer();
  let slip: UploadedSysFile;
  let pdf: UploadedSysFile;
  beforeAll(async () => {
    slip = await sent(await samples.jpg(), { caller: owner });
    pdf = await sent(await samples.pdf(), { caller: owner, name: 'слип.pdf' });
  });
  const files = (caller: Caller) => mall.callAs(caller)(fileApi);

  it('are opened by a short link for their owner and for staff with the right', async () => {
    for (const caller of [owner, aStaffMember(['voucher_audit'])]) {
      const { url, expiresAt } = await files(caller).linkFor({ fileId: slip.fileId });
      expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
      const response = await get(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      await response.arrayBuffer();
    }
  });

  it('leave in their history who else has read them, by link and by address', async () => {
    const { fileId, url } = await sent(await samples.jpg(), { caller: owner });
    const clerk = aStaffMember(['voucher_audit'], { ip: '10.3.2.1' });
    for (const caller of [owner, clerk]) {
      await files(caller).linkFor({ fileId });
      await (await get(url, caller)).arrayBuffer();
    }
    const noted = await mall.query(
      'file',
      `SELECT actor_id AS "actorId", ip, operation FROM record_change
        WHERE record = 'file' AND record_id = $1 AND kind = 'read' ORDER BY change_id`,
      [fileId],
    );
    const by = { actorId: clerk.userId, ip: '10.3.2.1' };
    expect(noted).toEqual([
      { ...by, operation: fileApi.linkFor.subject },
      { ...by, operation: 'download' },
    ]);
  });

  it('are missing for everybody else, by link and by address', async () => {
    for (const caller of [aBuyer(), aMerchant(), aStaffMember(['shop_review'])]) {
      await expect(files(caller).linkFor({ fileId: slip.fileId })).rejects.toMatchObject({
        declaration: { key: 'file.fileGone' },
      });
      expect((await get(slip.url, caller)).status).toBe(404);
    }
    expect((await get(slip.url, aVisitor())).status).toBe(424);
    const own = await get(slip.url, owner);
    expect(own.status).toBe(200);
    await own.arrayBuffer();
  });

  it('cannot be opened by a link that has expired or was changed', async () => {
    const { url } = await mall.callAs(aService('order'))(fileApi).issueLink({
      fileId: slip.fileId,
      seconds: 10,
    });
    expect((await get(url.replace(slip.fileId, pdf.fileId))).status).toBe(403);
    expect((await get(url.replace(/e=\d+/, 'e=9999999999'))).status).toBe(403);
    const over = url.replace(/e=(\d+)/, (_, e: string) => `e=${Number(e) - 60}`);
    expect((await get(over)).status).toBe(403);
  });

  it('that are PDF are only offered as downloads', async () => {
    const { url } = await files(owner).linkFor({ fileId: pdf.fileId });
    const response = await get(url);
    await response.arrayBuffer();
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="____\.pdf"; filename\*=/,
    );
  });

  it('are attached only for whom and for what they were sent', async () => {
    const orders = mall.callAs(aService('order'))(fileApi);
    const use = { fileIds: [slip.fileId, pdf.fileId], usedBy: 'order:1', ownerId: owner.userId! };
    await orders.attach({ ...use, purposes: ['slip'] });
    await orders.attach(use);
    await expect(orders.attach({ ...use, ownerId: aBuyer().userId! })).rejects.toMatchObject({
      declaration: { key: 'file.fileGone' },
    });
    await expect(orders.attach({ ...use, purposes: ['contract'] })).rejects.toMatchObject({
      declaration: { key: 'file.wrongPurpose' },
    });
    expect(await orders.describe({ fileIds: [slip.fileId, '1'] })).toHaveLength(1);
  });
});

describe('importing pictures', () => {
  const importing = () => mall.callAs(aService('demo'))(fileApi);

  it('answers the same file for the same content, also at the same moment', async () => {
    const contentBase64 = (await photo(300, 200)).toString('base64');
    const one = (name: string) => importing().importPicture({ name, contentBase64 });
    const urls = new Set(
      (await Promise.all([one('a.jpg'), one('b.jpg'), one('c.jpg')])).map(({ url }) => url),
    );
    urls.add((await one('d.jpg')).url);
    expect(urls.size).toBe(1);
  });

  it('tells a drawing of a car by its address, in every size', async () => {
    const contentBase64 = (await photo(310, 200)).toString('base64');
    const { url } = await importing().importPicture({ name: 'drawn.jpg', contentBase64, isDrawn: true });
    const small = pictureUrl(url, '272x205');
    expect([url, small].map(isDrawnPicture)).toEqual([true, true]);
    expect((await get(small)).headers.get('content-type')).toBe('image/webp');
    const shot = (await photo(320, 200)).toString('base64');
    const { url: ofPhoto } = await importing().importPicture({ name: 'photo.jpg', contentBase64: shot });
    expect(isDrawnPicture(ofPhoto)).toBe(false);
  });

  it('draws drawings', async () => {
    const contentBase64 = (await samples.svg()).toString('base64');
    const { url } = await importing().importPicture({ name: 'car.svg', contentBase64 });
    expect((await get(pictureUrl(url, '272x205'))).headers.get('content-type')).toBe('image/webp');
  });
});

describe('the picture of a shared link', () => {
  const drawn = async (said: {
    title: string;
    line?: string;
    badge?: string;
    photo?: string;
    price?: string;
  }) => {
    const { jpegBase64 } = await mall.callAs(aService('gateway'))(fileShareApi).draw(said);
    return Buffer.from(jpegBase64, 'base64');
  };
  /** Returns the mean colour of the area of the photo. */
  const left = async (picture: Buffer): Promise<readonly number[]> => {
    const place = await sharp(picture)
      .extract({ left: 40, top: 200, width: 600, height: 300 })
      .png()
      .toBuffer();
    return (await sharp(place).stats()).channels.map(({ mean }) => Math.round(mean));
  };

  it('is a JPEG of the size that previews want, with the photo or without', async () => {
    const red = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c00000' } })
      .jpeg()
      .toBuffer();
    const pictures = mall.callAs(aService('demo'))(fileApi);
    const { url } = await pictures.importPicture({ name: 'red.jpg', contentBase64: red.toString('base64') });
    const withPhoto = await drawn({
      title: '哈弗猛龙',
      line: '2026 · новый',
      price: '4 330 969 ₽',
      photo: url,
    });
    expect(await sharp(withPhoto).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE });
    const [reds = 0, greens = 255] = await left(withPhoto);
    expect([reds > 150, greens < 60]).toEqual([true, true]);
    for (const gone of [
      '/api/files/p/2020/01/none.webp',
      '/api/files/p/../private/x',
      'https://else.example/x.jpg',
    ])
      expect(await left(await drawn({ title: 'Haval', photo: gone }))).toEqual(
        await left(await drawn({ title: 'Haval' })),
      );
    expect(await left(await drawn({ title: 'Haval', badge: 'Продан' }))).toEqual(
      await left(await drawn({ title: 'Haval' })),
    );
    expect(await drawn({ title: 'Haval', badge: 'Продан' })).not.toEqual(await drawn({ title: 'Haval' }));
  });

  it('reads no part of a name as markup, and accepts any name', async () => {
    const markup = '</svg><image href="file:///etc/passwd" width="1200" height="630"/>';
    const plain = await left(await drawn({ title: 'Haval' }));
    for (const title of [
      markup,
      '&#x3c;script&#x3e;',
      '😀 🚗',
      '\u05d0\u05d1\u05d2',
      'x'.repeat(200),
      '车'.repeat(200),
    ])
      expect(await left(await drawn({ title, line: title }))).toEqual(plain);
  });
});

it('keeps rows and objects one to one', async () => {
  const rows = await mall.query<{ key: string }>('file', `SELECT key FROM file WHERE state = 'stored'`);
  const objects = join(mall.dir, 'objects');
  const stored = ['public', 'private'].flatMap((bucket) =>
    readdirSync(join(objects, bucket), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(objects, bucket).length + 1)),
  );
  const originals = stored.filter((name) => /^(?:drawn\/)?\d{4}\/\d\d\//.test(name));
  expect(originals.sort()).toEqual(rows.map(({ key }) => key).sort());
});
