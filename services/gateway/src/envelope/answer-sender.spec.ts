import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { answerSender } from './answer-sender.js';

const short = '{"id":1}';
const list = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'toyota camry' })));

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

async function sent(method: 'GET' | 'POST', json: string, coding?: string): Promise<Sent> {
  const headers: Record<string, string> = {};
  const parts: Uint8Array[] = [];
  const write = (part: Uint8Array) => void parts.push(part);
  const raw = {
    writeHead: (_status: number, list: readonly string[]) => {
      for (let place = 0; place < list.length; place += 2) headers[list[place]!] = list[place + 1]!;
    },
    write,
    end: write,
  };
  const request = { method, headers: coding === undefined ? {} : { 'accept-encoding': coding } };
  const reply = { request, raw, getHeader: () => undefined, hijack: () => reply } as unknown as FastifyReply;
  await answerSender.send(reply, 'mall', Buffer.from(json), 'request-1');
  return { headers, body: Buffer.concat(parts) };
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
