import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { answerSender } from './answer-sender.js';

const short = '{"id":1}';
const list = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'toyota camry' })));

interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

async function sent(
  method: 'GET' | 'POST',
  json: string,
  coding?: string,
  held?: { readonly tag?: string },
): Promise<Sent> {
  const headers: Record<string, string> = {};
  const parts: Uint8Array[] = [];
  let status = 0;
  const write = (part?: Uint8Array) => void (part && parts.push(part));
  const raw = {
    writeHead: (code: number, list: readonly string[]) => {
      status = code;
      for (let place = 0; place < list.length; place += 2) headers[list[place]!] = list[place + 1]!;
      return raw;
    },
    write,
    end: write,
  };
  const request = {
    method,
    headers: {
      ...(coding === undefined ? {} : { 'accept-encoding': coding }),
      ...(held?.tag === undefined ? {} : { 'if-none-match': held.tag }),
    },
  };
  const reply = { request, raw, getHeader: () => undefined, hijack: () => reply } as unknown as FastifyReply;
  await answerSender.send(
    reply,
    { family: 'mall', ...(held && { isRevalidated: true }) },
    Buffer.from(json),
    'request-1',
  );
  return { status, headers, body: Buffer.concat(parts) };
}

describe('an answer that is not kept', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('is packed for a reader who takes %s', async (takes, coding, open) => {
    const plain = await sent('GET', list);
    const packed = await sent('GET', list, takes);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-store' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ vary: 'accept-encoding', 'content-encoding': coding });
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(packed.body.length).toBeLessThan(plain.body.length / 4);
    expect(open(packed.body).equals(plain.body)).toBe(true);
    expect((JSON.parse(plain.body.toString()) as { data: unknown }).data).toHaveLength(200);
  });

  it.each([
    ['is a write, which may hold a token', 'POST', list, 'br'],
    ['fits into one packet', 'GET', short, 'br'],
    ['is for a reader who refuses it', 'GET', list, 'br;q=0, gzip;q=0'],
  ] as const)('is sent as it is when it %s', async (_, method, json, takes) => {
    const { headers, body } = await sent(method, json, takes);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(body.length));
  });
});

describe('an answer that browsers revalidate', () => {
  it('is not sent again to a browser that holds it, packed or not', async () => {
    const first = await sent('GET', list, 'br', {});
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
    const again = await sent('GET', list, undefined, { tag: `"other", ${first.headers['etag']}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['etag']).toBe(first.headers['etag']);
  });

  it('is sent again once it has changed', async () => {
    const first = await sent('GET', short, undefined, {});
    const changed = await sent('GET', '{"id":2}', undefined, { tag: first.headers['etag']! });
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(first.headers['etag']);
  });

  it('has no tag where the row does not ask for one', async () => {
    expect((await sent('GET', short)).headers['etag']).toBeUndefined();
  });
});
