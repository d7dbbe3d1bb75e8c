import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { anyone, defineApi, Empty, json } from '@mall/contracts/define';
import { until } from '@mall/local-stack';
import { KeptAnswer } from './kept-answer.js';
import type { Variant } from './packed-body.js';

const { page } = defineApi('shelf', {
  page: { request: Empty, response: json<object>(), access: anyone(), summary: 'A page.' },
});

const keptOf = (body: Buffer): KeptAnswer =>
  new KeptAnswer(
    'key',
    { operation: page, policy: { maxAgeSeconds: 1, tags: () => [] }, input: {}, locale: 'ru', tenantId: '1' },
    [],
    body,
    1,
    Infinity,
  );

const body = Buffer.from(
  JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'toyota camry' }))),
);

/** Returns the packed variant, and waits until it exists. */
const packed = (kept: KeptAnswer, acceptEncoding: string): Promise<Variant> =>
  until(
    async () => {
      const variant = kept.variantFor(acceptEncoding);
      return variant.etag.endsWith('-br"') || variant.etag.endsWith('-gzip"') ? variant : undefined;
    },
    { what: 'a packed variant', timeoutMs: 20_000 },
  );

describe('a kept answer', () => {
  it('is packed once it is requested again, and its size includes the packed forms', async () => {
    const kept = keptOf(body);
    expect(kept.variantFor('gzip, br').coding).toBeUndefined();
    const br = await packed(kept, 'gzip, deflate, br');
    expect(br.coding).toBe('br');
    expect(brotliDecompressSync(br.body).equals(body)).toBe(true);
    const gzip = await packed(kept, 'gzip, deflate');
    expect(gzip.coding).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(body)).toBe(true);
    expect(kept.sizeBytes).toBeGreaterThan(body.length + br.body.length + gzip.body.length);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is packed for its first reader in %s, and stays held by them when it is packed again',
    async (coding, open) => {
      const kept = keptOf(body);
      await kept.pack(coding);
      const first = kept.variantFor(coding);
      expect([first.coding, open(first.body).equals(body)]).toEqual([coding, true]);
      const second = await packed(kept, coding);
      expect(open(second.body).equals(body)).toBe(true);
      expect(second.etag).not.toBe(first.etag);
      expect([kept.heldTag(first.etag), kept.heldTag(second.etag)]).toEqual([first.etag, second.etag]);
    },
  );

  it('is not packed when that saves nothing', async () => {
    for (const useless of [Buffer.from('{}'), randomBytes(5_000)]) {
      const kept = keptOf(useless);
      await kept.pack('br');
      expect(kept.variantFor('br').body).toBe(useless);
    }
  });

  it('is sent plain to readers who accept nothing else', async () => {
    const kept = keptOf(body);
    await packed(kept, 'br');
    for (const header of [undefined, '', 'identity', 'br;q=0', 'deflate'])
      expect(kept.variantFor(header).coding).toBeUndefined();
  });

  it('is recognised by the tag of any of its variants', async () => {
    const kept = keptOf(body);
    const plain = kept.variantFor(undefined);
    const br = await packed(kept, 'br');
    expect(br.etag).not.toBe(plain.etag);
    expect(kept.heldTag(plain.etag)).toBe(plain.etag);
    expect(kept.heldTag(`"other", W/${br.etag}`)).toBe(br.etag);
    expect(kept.heldTag('"other"')).toBeUndefined();
    expect(kept.heldTag(undefined)).toBeUndefined();
  });

  it('has another tag when a byte differs', () => {
    const other = Buffer.from(body);
    other[5]! ^= 1;
    expect(keptOf(other).variantFor(undefined).etag).not.toBe(keptOf(body).variantFor(undefined).etag);
  });
});
