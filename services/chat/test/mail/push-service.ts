import {
  createECDH,
  createDecipheriv,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
  readonly tag: string;
  readonly lang: string;
}

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
  /** Statuses that its push service answers; the last one is repeated. */
  readonly answers: number[];
  readonly pushed: Pushed[];
  readonly topics: string[];
  requests: number;
}

/**
 * A push service and its browsers on this machine: verifies the sender and decrypts messages. Source: RFC 8030
 * (delivery), 8188 and 8291 (content), 8292 (VAPID).
 */
export class PushService {
  private readonly browsers = new Map<string, Browser>();
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.statusCode = this.take(request, Buffer.concat(chunks));
      response.end();
    });
  });

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Returns a browser that has just subscribed, with its subscription. */
  subscribe(...answers: readonly number[]) {
    const path = `/push/${randomBytes(8).toString('hex')}`;
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const auth = randomBytes(16);
    const browser: Browser = { keys, auth, answers: [...answers], pushed: [], topics: [], requests: 0 };
    this.browsers.set(path, browser);
    return { browser, address: { endpoint: this.url + path, p256dh, auth: auth.toString('base64url') } };
  }

  private take({ url, headers }: IncomingMessage, body: Buffer): number {
    const browser = this.browsers.get(url!);
    if (!browser) return 404;
    browser.requests += 1;
    if (!isSigned(String(headers.authorization), this.url)) return 403;
    if (headers['content-encoding'] !== 'aes128gcm' || !Number(headers['ttl'])) return 400;
    const status = browser.answers.length > 1 ? browser.answers.shift()! : (browser.answers[0] ?? 201);
    if (status !== 201) return status;
    browser.topics.push(String(headers['topic']));
    browser.pushed.push(JSON.parse(decrypted(body, browser)) as Pushed);
    return status;
  }
}

/** Whether the header is `vapid t=<JWT>, k=<public key>`, signed by that key, for this push service and not for long. */
function isSigned(authorization: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url'))) return false;
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
  const secondsLeft = Number(exp) - Date.now() / 1_000;
  return aud === audience && secondsLeft > 0 && secondsLeft <= 86_400 && /^(mailto:|https:)/.test(sub!);
}

function decrypted(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // A delimiter of 2 ends the last record; zeros may follow.
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
